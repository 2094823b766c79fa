/* A whole game through the installed headers alone, as C and as C++. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <oxhide.h>
#include <oxhide_texts.h>

enum { ANSWER = 1 << 20 };

static char answer[ANSWER];

static struct json *ask(const struct voice *voice)
{
    static struct json out;

    json_init(&out, answer, ANSWER);
    out.voice = voice;
    return &out;
}

int main(void)
{
    size_t size = oxhide_session_size("bronze"), say = oxhide_voice_size();
    void *memory = malloc(size), *mouth = malloc(say);
    const struct voice *voice = oxhide_voice_new(mouth, say, "en");
    struct oxhide_setup setup;
    struct oxhide_session *s = NULL;

    memset(&setup, 0, sizeof setup);
    setup.game = "bronze";
    setup.seats = 2;
    setup.seeded = true;
    setup.seed = 7;
    if (!voice || oxhide_new(memory, size, &setup, &s, ask(voice)))
        return 1;
    oxhide_auto(s, true);
    if (oxhide_chance(s, OXHIDE_ALL, ask(voice)))
        return 1;
    while (oxhide_session_actor(s) != OXHIDE_NOBODY) {
        char action[128];
        if (oxhide_legal(s, OXHIDE_ALL, ask(voice)))
            return 1;
        const char *text = strstr(answer, "\"text\":\"");
        size_t length = text ? strcspn(text + 8, "\"") : 0;
        if (!length || length >= sizeof action)
            return 1;
        memcpy(action, text + 8, length);
        action[length] = '\0';
        if (oxhide_apply(s, OXHIDE_ANYBODY, action, ask(voice)))
            return 1;
    }
    printf("%s: a game of %d actions\n", oxhide_game_title("bronze"),
           oxhide_session_ply(s));
    free(mouth);
    free(memory);
    return 0;
}

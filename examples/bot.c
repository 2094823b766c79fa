/* A bot for `oxhide play` and `oxhide arena`: --seats human,engine:./bot
 *
 * It is sent what its seat saw (`follow`) and asked to decide (`go`), one JSON
 * object a line, and answers in the same way; docs/protocol.md has the words.
 * Here the library follows the game and its search decides, which is where your
 * own thoughts belong.
 *
 *   gcc bot.c $(pkg-config --cflags --libs oxhide) -o bot */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <oxhide.h>

enum { LINE_MAX = 1 << 20, PLAYOUTS = 400 };

static char line[LINE_MAX], value[LINE_MAX], answer[LINE_MAX];
static struct oxhide_session *session;

/* The text of a member into 'value'; requests have no other escapes than those
 * of line ends, quotes and backslashes. */
static int get(const char *name)
{
    char key[32], *out = value;
    const char *at;

    snprintf(key, sizeof key, "\"%s\":\"", name);
    at = strstr(line, key);
    if (!at)
        return 0;
    for (at += strlen(key); *at && *at != '"'; at++)
        if (*at == '\\')
            *out++ = *++at == 'n' ? '\n' : *at;
        else
            *out++ = *at;
    *out = '\0';
    return 1;
}

static struct json *open_answer(void)
{
    static struct json out;

    json_init(&out, answer, sizeof answer);
    return &out;
}

static int follow(void)
{
    static void *memory;
    size_t size = oxhide_session_size(NULL);

    if (get("lines"))
        return session && !oxhide_follow_lines(session, -1, value,
                                               strlen(value), open_answer());
    memory = memory ? memory : malloc(size);
    return memory && get("record") &&
           !oxhide_follow(memory, size, value, strlen(value), &session,
                          open_answer());
}

/* What it would do, in 'value'. */
static int decide(void)
{
    size_t size = session ? oxhide_think_size(session, "ai:4") : 0;
    void *memory = malloc(size + 1);
    struct oxhide_thought *thought;
    int good = size && memory &&
               !oxhide_think_start(session, "ai:4", 1, memory, size, &thought,
                                   open_answer());

    if (good) {
        oxhide_think(thought, PLAYOUTS);
        oxhide_think_choice(thought, value);
    }
    free(memory);
    return good;
}

int main(void)
{
    while (fgets(line, sizeof line, stdin)) {
        int go = get("cmd") && !strcmp(value, "go");
        if (!(go ? decide() : follow()))
            puts("{\"ok\":false,\"error\":{\"message\":\"I am lost\"}}");
        else if (go)
            printf("{\"ok\":true,\"action\":\"%s\"}\n", value);
        else
            puts("{\"ok\":true}");
        fflush(stdout);
    }
    return 0;
}

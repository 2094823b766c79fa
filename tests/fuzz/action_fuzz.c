/* Any lines as actions of each game, legal words among them: what is read is
 * applied or refused, and what was applied stands in the record. */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "oxhide.h"

enum { ANSWER_MAX = 2 << 20, LINE_MAX_BYTES = 128 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char answer[ANSWER_MAX];

static struct json *ask(void)
{
    static struct json out;

    json_init(&out, answer, ANSWER_MAX);
    return &out;
}

/* A line that begins with a digit stands for a legal action: the one that far
 * through the list. */
static void take_legal(struct oxhide_session *s, char *line)
{
    static char list[ANSWER_MAX];
    struct json out;
    char *at = list;

    json_init(&out, list, ANSWER_MAX);
    oxhide_legal(s, OXHIDE_ALL, &out);
    for (int n = line[0] - '0' + 1; n && at; n--) {
        char *next = strstr(at + (at > list), "{\"text\":\"");
        if (!next)
            break;
        at = next;
    }
    if (at == list || !at)
        return;
    at += strlen("{\"text\":\"");
    size_t n = strcspn(at, "\"");
    CHECK(n < LINE_MAX_BYTES);
    memcpy(line, at, n);
    line[n] = '\0';
    CHECK(!oxhide_apply(s, OXHIDE_ANYBODY, line, ask()));
}

static void one_line(struct oxhide_session *s, char *line)
{
    int ply = oxhide_session_ply(s), actor = oxhide_session_actor(s);

    oxhide_why(s, OXHIDE_ANYBODY, line, ask());
    if (!strcmp(line, "undo"))
        oxhide_undo(s, OXHIDE_ANYBODY, ply & 1, ask());
    else if (!strcmp(line, "redo"))
        oxhide_redo(s, OXHIDE_ALL, ask());
    else if (line[0] >= '0' && line[0] <= '9' && actor != OXHIDE_NOBODY)
        take_legal(s, line);
    else if (!oxhide_apply(s, ply & 1 ? actor : OXHIDE_ANYBODY, line, ask()))
        CHECK(oxhide_session_ply(s) > ply);
    CHECK(!oxhide_state(s, ply % (oxhide_session_seats(s) + 2) - 2, ask()));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static void *memory;
    struct oxhide_session *s;
    char line[LINE_MAX_BYTES];
    size_t n = 0;

    if (!memory)
        memory = malloc(oxhide_session_size(NULL));
    if (size < 2)
        return 0;
    int games = 0;
    while (oxhide_game_id(games))
        games++;
    struct oxhide_setup setup = { .game = oxhide_game_id(data[0] % games),
                                  .seats = 2,
                                  .players = "human,greedy",
                                  .seeded = true,
                                  .seed = data[1] };
    CHECK(!oxhide_new(memory, oxhide_session_size(NULL), &setup, &s, ask()));
    oxhide_auto(s, data[1] & 1);
    if (data[1] & 2)
        oxhide_chance(s, OXHIDE_ALL, ask());
    for (size_t i = 2; i < size; i++) {
        if (data[i] != '\n' && n + 1 < sizeof line) {
            line[n++] = (char)data[i];
            continue;
        }
        line[n] = '\0';
        one_line(s, line);
        n = 0;
    }
    return 0;
}

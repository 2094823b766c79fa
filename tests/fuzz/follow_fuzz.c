/* Any lines for a session that follows: each is refused with a reason, or what
 * is known after it holds together, for whoever guesses the rest. A line that
 * begins with a digit stands for one that may happen. */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "engine/words.h"
#include "games/games.h"
#include "session/session.h"

enum { ANSWER_MAX = 2 << 20, LINE_MAX_BYTES = 128 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char answer[ANSWER_MAX];

static struct json *ask(void)
{
    static struct json out;

    json_init(&out, answer, ANSWER_MAX);
    return &out;
}

/* A whole state that looks like what the follower knows. */
static void *guess(const struct oxhide_session *s, uint64_t seed)
{
    static uint64_t state[GAME_STATE_MAX / sizeof(uint64_t)];
    struct rng rng;

    memcpy(state, session_now(s), s->game->state_size);
    rng_seed(&rng, seed);
    s->game->determinize(state, &rng);
    CHECK(!s->game->sound || s->game->sound(state));
    return state;
}

/* Writes the line of something that may happen. */
static void take_possible(const struct oxhide_session *s, char *line)
{
    const struct game *game = s->game;
    void *world = guess(s, (uint64_t)line[0]);
    int actor = game_peek(world)->actor, pick = 0;
    game_action list[GAME_ACTIONS_MAX];
    int n = game->legal(world, list);

    for (const char *c = line; *c >= '0' && *c <= '9'; c++)
        pick = pick * 10 % 10007 + *c - '0';
    if (!n)
        return;
    line[0] = actor == ACTOR_CHANCE ? '.' : (char)('A' + actor);
    line[1] = ' ';
    words_format(game, game->redact(world, list[pick % n], s->head.sees),
                 line + 2);
}

static void one_line(struct oxhide_session *s, char *line)
{
    bool possible = line[0] >= '0' && line[0] <= '9';
    int ply = s->ply, as = s->head.sees;

    if (possible)
        take_possible(s, line);
    possible &= line[0] < '0' || line[0] > '9';
    enum oxhide_status status = oxhide_follow_lines(s, -1, line, strlen(line),
                                                    ask());
    CHECK(!possible || !status);
    /* A sentence, or the key of one: there are no texts here. */
    CHECK(!status || strstr(answer, "\"message\":") ||
          strstr(answer, "\"key\":"));
    if (s->ply == ply)
        return;
    guess(s, 1);
    if (possible && s->ply % 8)
        return;
    CHECK(!oxhide_state(s, as, ask()));
    CHECK(!oxhide_legal(s, as, ask()));
    CHECK(!oxhide_score(s, as, ask()));
    oxhide_preview(s, as, line[0] ? line + 2 : line, ask());
}

static struct oxhide_session *begin(uint8_t which, uint8_t eyes)
{
    static void *memory;
    struct record_head head = { 0 };
    struct oxhide_session *s = NULL;
    const struct game *game = games_at(which % games_count());
    char record[512];
    struct text t;

    if (!memory)
        memory = malloc(oxhide_session_size(NULL));
    head.setup.seats = (uint8_t)(game->seats_min +
                                 eyes / 8 %
                                     (game->seats_max - game->seats_min + 1));
    head.sees = eyes % 8 % (head.setup.seats + 1);
    if (head.sees == head.setup.seats)
        head.sees = SEES_PUBLIC;
    text_init(&t, record, sizeof record);
    record_put_head(&t, game, &head);
    CHECK(!oxhide_follow(memory, oxhide_session_size(NULL), record, t.used, &s,
                         ask()));
    return s;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char line[LINE_MAX_BYTES], first[ANSWER_MAX / 8];
    size_t n = 0;
    struct text t;

    if (size < 2)
        return 0;
    struct oxhide_session *s = begin(data[0], data[1]);
    for (size_t i = 2; i < size; i++) {
        if (data[i] != '\n' && n + 1 < sizeof line) {
            line[n++] = (char)data[i];
            continue;
        }
        line[n] = '\0';
        one_line(s, line);
        n = 0;
    }
    text_init(&t, first, sizeof first);
    CHECK(!oxhide_record(s, s->head.sees, &t));
    CHECK(
        !oxhide_follow(s, oxhide_session_size(NULL), first, t.used, &s, ask()));
    return 0;
}

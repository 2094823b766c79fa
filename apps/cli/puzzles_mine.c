/* Finding puzzles in games of programs. */
#include "apps/cli/puzzles.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "apps/cli/cli.h"

enum { A_GAME = 6, APART = 4, RECORD_MAX = 1 << 19, LINE_MAX = 1 << 20 };

static bool begin(struct puzzle_bench *b, const struct puzzle_mine *job,
                  uint64_t seed)
{
    char players[128];
    struct oxhide_setup setup = {
        .game = job->game, .players = players, .seeded = true, .seed = seed
    };
    size_t used = 0;

    for (int p = 0; p < job->seats; p++)
        used += (size_t)snprintf(players + used, sizeof players - used, "%s%s",
                                 p ? "," : "", job->player);
    if (oxhide_new(b->memory, oxhide_session_size(NULL), &setup, &b->session,
                   bench_ask(b)))
        return false;
    oxhide_auto(b->session, true);
    return !oxhide_chance(b->session, OXHIDE_ALL, bench_ask(b));
}

/* The record up to the moment, which is all that a puzzle needs. */
static void put_record(struct puzzle_bench *b, char *record, uint64_t seed,
                       struct json *out)
{
    char id[64];
    struct text t;

    text_init(&t, record, RECORD_MAX);
    oxhide_record(b->session, OXHIDE_ALL, &t);
    snprintf(id, sizeof id, "%llu-%d", (unsigned long long)seed,
             oxhide_session_ply(b->session));
    json_str(out, "id", id);
    json_str(out, "record", record);
}

/* Looks at a decision; true where it was a puzzle, which is printed. */
static bool look(struct puzzle_bench *b, char *room, uint64_t seed)
{
    struct json out;

    json_init(&out, room, LINE_MAX);
    json_open(&out, NULL, '{');
    if (!puzzle_judge(b, seed, &out))
        return false;
    put_record(b, room + LINE_MAX, seed, &out);
    json_close(&out, '}');
    if (out.text.full)
        return false;
    puts(room);
    fflush(stdout);
    return true;
}

/* One decision is played. */
static bool play(struct puzzle_bench *b, const char *player, uint64_t seed)
{
    struct oxhide_thought *t = bench_search(b, player, 0, seed);
    char words[OXHIDE_WORDS_MAX];

    if (!t)
        return false;
    oxhide_think_choice(t, words);
    return !oxhide_act(b->session, OXHIDE_ANYBODY, words, false, bench_ask(b));
}

/* A game; how many puzzles it had, -1 where it could not be played. */
static int mine(struct puzzle_bench *b, char *room,
                const struct puzzle_mine *job, uint64_t seed, time_t end)
{
    int found = 0, next = job->from;

    if (!begin(b, job, seed))
        return -1;
    while (oxhide_session_actor(b->session) != OXHIDE_NOBODY &&
           time(NULL) < end) {
        int ply = oxhide_session_ply(b->session);

        if (found < A_GAME && ply >= next && look(b, room, seed)) {
            found++;
            next = ply + APART;
        }
        if (!play(b, job->player, seed))
            return -1;
    }
    return found;
}

int puzzles_mine(const struct puzzle_mine *job)
{
    time_t begun = time(NULL);
    time_t end = begun + (job->seconds ? job->seconds : 1000000000);
    int all = 0, games = 0, found = 0;
    char *room = malloc(LINE_MAX + RECORD_MAX);
    struct puzzle_bench b;
    bool good = bench_open(&b) && room;

    b.difficulty = job->difficulty;
    for (; good && games < job->games && time(NULL) < end; games++) {
        found = mine(&b, room, job, job->seed + (uint64_t)games, end);
        good = found >= 0;
        all += good ? found : 0;
    }
    bench_close(&b);
    free(room);
    if (!good)
        return cli_fail("a game could not be played");
    fprintf(stderr, "%d puzzles in %d games, %ld s\n", all, games,
            (long)(time(NULL) - begun));
    return 0;
}

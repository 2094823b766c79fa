/* Finding puzzles in games of programs. */
#include "apps/cli/puzzles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "apps/cli/cli.h"
#include "apps/cli/voice.h"

enum { A_GAME = 3, APART = 5, RECORD_MAX = 1 << 19 };

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
static bool add_record(struct puzzle_bench *b, json_t *puzzle, uint64_t seed)
{
    char *record = malloc(RECORD_MAX), id[64];
    struct text t;
    bool good;

    if (!record)
        return false;
    text_init(&t, record, RECORD_MAX);
    good = !oxhide_record(b->session, OXHIDE_ALL, &t);
    snprintf(id, sizeof id, "%llu-%d", (unsigned long long)seed,
             oxhide_session_ply(b->session));
    json_object_set_new(puzzle, "id", json_string(id));
    json_object_set_new(puzzle, "record", json_string(record));
    free(record);
    return good;
}

static void print(json_t *puzzle)
{
    char *line = json_dumps(puzzle, JSON_COMPACT | JSON_REAL_PRECISION(3));

    puts(line ? line : "");
    free(line);
    fflush(stdout);
}

/* One decision: looked at, and then played. */
static bool step(struct puzzle_bench *b, const struct puzzle_mine *job,
                 uint64_t seed, int *found, int *last)
{
    int ply = oxhide_session_ply(b->session);
    json_t *puzzle = *found < A_GAME && ply - *last >= APART
                         ? puzzle_judge(b, seed)
                         : NULL;
    json_t *report;
    bool good;

    if (puzzle) {
        if (add_record(b, puzzle, seed))
            print(puzzle);
        json_decref(puzzle);
        ++*found;
        *last = ply;
    }
    report = bench_search(b, job->player, 0, seed);
    good = report &&
           !oxhide_act(b->session, OXHIDE_ANYBODY,
                       json_string_value(json_object_get(report, "action")),
                       false, bench_ask(b));
    json_decref(report);
    return good;
}

int puzzles_mine(const struct puzzle_mine *job)
{
    struct puzzle_bench b;
    time_t begun = time(NULL);
    int all = 0, games = 0;
    bool good = bench_open(&b);

    for (; good && games < job->games; games++) {
        uint64_t seed = job->seed + (uint64_t)games;
        int found = 0, last = -APART;

        good = begin(&b, job, seed);
        while (good && oxhide_session_actor(b.session) != OXHIDE_NOBODY &&
               (!job->seconds || time(NULL) - begun < job->seconds))
            good = step(&b, job, seed, &found, &last);
        all += found;
        if (job->seconds && time(NULL) - begun >= job->seconds)
            break;
    }
    bench_close(&b);
    if (!good)
        return cli_fail("a game could not be played");
    fprintf(stderr, "%d puzzles in %d games, %ld s\n", all, games,
            (long)(time(NULL) - begun));
    return 0;
}

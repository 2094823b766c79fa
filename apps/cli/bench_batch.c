/* oxhide bench --batch: steps a second of many games at once (oxhide_play.h),
 * including writing byte observations and bit masks: one thread in processor
 * time, and two threads, with as many games each, in wall-clock time. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/bench.h"

#include <stdio.h>
#include <stdlib.h>

#include "apps/cli/cli.h"
#include "apps/cli/voice.h"
#include "base/clock.h"
#include "oxhide_play.h"

enum { GAMES = 128 /* of a thread */, STEPS_A_LOOK = 256 };

struct desk {
    const struct oxhide_facts *facts;
    struct oxhide_batch *batch;
    struct oxhide_batch_out out;
    uint16_t *action;
    uint64_t seed;
};

static uint32_t next(uint64_t *seed)
{
    *seed = *seed * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(*seed >> 32);
}

/* Any legal action of a mask. */
static uint16_t pick(const uint64_t *mask, size_t words, uint64_t *seed)
{
    unsigned count = 0, at;

    for (size_t w = 0; w < words; w++)
        count += (unsigned)__builtin_popcountll(mask[w]);
    at = (unsigned)((uint64_t)next(seed) * count >> 32);
    for (size_t w = 0;; w++) {
        unsigned here = (unsigned)__builtin_popcountll(mask[w]);
        uint64_t left = mask[w];
        if (at >= here) {
            at -= here;
            continue;
        }
        while (at--)
            left &= left - 1;
        return (uint16_t)(w * 64 + (unsigned)__builtin_ctzll(left));
    }
}

static bool open_desk(struct desk *d, const struct oxhide_rules *rules,
                      int threads, int games)
{
    char error[OXHIDE_PLAY_ERROR];
    size_t n = (size_t)games;

    *d = (struct desk){ .facts = oxhide_rules_facts(rules), .seed = 1 };
    d->batch = oxhide_batch_new(rules, games, 1, NULL, threads, error);
    d->action = malloc(n * sizeof *d->action);
    d->out.mask = malloc(n * d->facts->mask_words * sizeof *d->out.mask);
    d->out.tensor = malloc(n * d->facts->tensor_size);
    d->out.reward = malloc(n * OXHIDE_PLAY_SEATS * sizeof *d->out.reward);
    d->out.actor = malloc(n);
    d->out.ended = malloc(n);
    if (!d->batch || !d->action || !d->out.mask || !d->out.tensor ||
        !d->out.reward || !d->out.actor || !d->out.ended)
        return false;
    oxhide_batch_look(d->batch, &d->out);
    return true;
}

static void close_desk(struct desk *d)
{
    oxhide_batch_free(d->batch);
    free(d->action);
    free(d->out.mask);
    free(d->out.tensor);
    free(d->out.reward);
    free(d->out.actor);
    free(d->out.ended);
}

/* Steps a second, choosing left out of the time. */
static double run(struct desk *d, int games, clockid_t clock, double seconds)
{
    double spent = 0;
    uint64_t steps = 0;
    int wrong;

    while (spent < seconds) {
        for (int k = 0; k < STEPS_A_LOOK; k++) {
            for (int i = 0; i < games; i++)
                d->action[i] = pick(d->out.mask +
                                        (size_t)i * d->facts->mask_words,
                                    d->facts->mask_words, &d->seed);
            double begun = clock_read(clock);
            oxhide_batch_step(d->batch, d->action, &d->out, &wrong);
            spent += clock_read(clock) - begun;
            steps += (uint64_t)games;
        }
    }
    return (double)steps / spent;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return x < y ? -1 : x > y;
}

int bench_batch(const char *game, int players, int runs, double seconds)
{
    char error[OXHIDE_PLAY_ERROR];
    int seats = players ? players : 2;
    double rate[64], wide[64];
    struct desk one, two;

    struct oxhide_rules *rules = oxhide_rules_open(game, seats, NULL, error);
    if (!rules)
        return cli_usage_fail("%s", error);
    bool good = open_desk(&one, rules, 1, GAMES);
    good = open_desk(&two, rules, 2, 2 * GAMES) && good;
    for (int k = 0; good && k < runs; k++) {
        rate[k] = run(&one, GAMES, CLOCK_THREAD_CPUTIME_ID, seconds);
        wide[k] = run(&two, 2 * GAMES, CLOCK_MONOTONIC, seconds);
    }
    if (good) {
        qsort(rate, (size_t)runs, sizeof *rate, compare);
        qsort(wide, (size_t)runs, sizeof *wide, compare);
        printf("%-12s %d seats: %.2f M steps/s on one core (%.2f to %.2f), "
               "%.2f M on two threads (%.2f to %.2f)\n",
               game, seats, rate[runs / 2] / 1e6, rate[0] / 1e6,
               rate[runs - 1] / 1e6, wide[runs / 2] / 1e6, wide[0] / 1e6,
               wide[runs - 1] / 1e6);
    }
    close_desk(&one);
    close_desk(&two);
    oxhide_rules_close(rules);
    return good ? 0 : cli_refuse("no-memory", NULL);
}

/* Timing: processor time of this thread, on one core; each loop takes turns
 * with the calibration, so that both run under the same conditions, and ratios
 * are taken pair by pair. Reports the median and spread of a few runs. */
#define _GNU_SOURCE /* affinity, getloadavg, processor time */
#include "lab/bench.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "games/games.h"
#include "lab/parallel.h"
#include "lab/table.h"
#include "lab/toy.h"

enum { RUNS_MAX = 64, TOY_GAMES = 2000, ROWS_MAX = 256, SLICES = 8 };

/* One run of the whole benchmark. */
struct timer {
    const struct oxhide_bench *bench;
    struct toy_sums toy;
    double toy_least, toy_most, toy_sum;
    int toy_runs;
    uint64_t seed;
    cpu_set_t cores; /* all that this program may use */
};

/* Nanoseconds of processor time. */
static double now(void)
{
    return clock_spent() * 1e9;
}

/* Stays on the core it is on, as far as that is allowed. */
static void pin(void)
{
    cpu_set_t set;
    int core = sched_getcpu();

    if (core < 0)
        return;
    CPU_ZERO(&set);
    CPU_SET(core, &set);
    sched_setaffinity(0, sizeof set, &set);
}

static double clock_rate(void)
{
    enum { ROUNDS = 10000000 };
    uint64_t x = 0;
    double start = now();

    for (int i = 0; i < ROUNDS; i++) {
        for (int k = 0; k < 8; k++) {
            x += 1;
            __asm__ volatile("" : "+r"(x));
        }
    }
    return 8.0 * ROUNDS / (now() - start);
}

/* Nanoseconds a move of the yardstick, just now. */
static double calibrate(struct timer *t)
{
    uint64_t before = t->toy.moves;
    double start = now(), ns;

    toy_play(t->seed, TOY_GAMES, &t->toy);
    ns = (now() - start) / (double)(t->toy.moves - before);
    t->seed += TOY_GAMES;
    t->toy_least = t->toy_runs && t->toy_least < ns ? t->toy_least : ns;
    t->toy_most = t->toy_most > ns ? t->toy_most : ns;
    t->toy_sum += ns;
    t->toy_runs++;
    return ns;
}

static int by_value(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;

    return (a > b) - (a < b);
}

static void middle_of(double values[], int n, double *median, double *least,
                      double *most)
{
    qsort(values, (size_t)n, sizeof *values, by_value);
    *median = values[n / 2];
    *least = values[0];
    *most = values[n - 1];
}

/* How often to run the loop to fill the time of a run; this warms up, too. */
static uint32_t times_for(struct timer *t, struct bench_room *room,
                          enum oxhide_bench_what what)
{
    double wanted = t->bench->seconds * 1e9;

    for (uint32_t times = 1;; times *= 2) {
        double start = now(), spent;
        if (!bench_loop(room, what, t->seed, times))
            return 0;
        spent = now() - start;
        if (spent > wanted / 4) {
            double fill = times * wanted / spent;
            return fill < 1 ? 1 : (uint32_t)fill;
        }
    }
}

static void time_loop(struct timer *t, struct bench_room *room,
                      enum oxhide_bench_what what, struct oxhide_timing *out)
{
    double ns[RUNS_MAX], ratio[RUNS_MAX];
    uint32_t times = times_for(t, room, what);

    if (!times)
        return;
    for (int i = 0; i < t->bench->runs; i++) {
        double toy = calibrate(t), start = now();
        uint64_t units = bench_loop(room, what, t->seed, times);
        ns[i] = (now() - start) / (double)units;
        ratio[i] = ns[i] / toy;
        t->seed += times;
    }
    middle_of(ns, t->bench->runs, &out->median, &out->least, &out->most);
    middle_of(ratio, t->bench->runs, &out->ratio, &out->ratio_least,
              &out->ratio_most);
}

/* A simulation of the search against a bare playout. */
static void time_cost(struct timer *t, struct bench_room *room,
                      struct oxhide_ratio *out)
{
    uint32_t playouts = times_for(t, room, OXHIDE_BENCH_MIDDLE);
    uint32_t searches = times_for(t, room, OXHIDE_BENCH_SEARCH);
    double ratio[RUNS_MAX];

    if (!playouts || !searches)
        return;
    for (int i = 0; i < t->bench->runs; i++) {
        double start = now(), bare;
        uint64_t units = bench_loop(room, OXHIDE_BENCH_MIDDLE, t->seed,
                                    playouts);
        bare = (now() - start) / (double)units;
        start = now();
        units = bench_loop(room, OXHIDE_BENCH_SEARCH, t->seed, searches);
        ratio[i] = (now() - start) / (double)units / bare;
        t->seed += playouts;
    }
    middle_of(ratio, t->bench->runs, &out->median, &out->least, &out->most);
}

/* Nanoseconds on the wall of one search on so many threads, each with so many
 * simulations; 0 where there is no memory. */
static double think_on(struct bench_room *room, int threads, uint32_t each)
{
    const struct game *game = &room->plain.game;
    struct player_job job = {
        .game = game, .state = room->states, .pick = room->plain.pick, .seed = 1
    };
    struct player_report report;
    double start = clock_seconds();

    memcpy(room->states, room->middles, game->state_size);
    game->observe(room->states, game_peek(room->states)->actor);
    return parallel_think(&job, threads, each * (uint32_t)threads, &report)
               ? (clock_seconds() - start) * 1e9
               : 0;
}

/* Two threads against one, on all cores, in short turns: the least time of each
 * is what it takes when nobody else wants a core. */
static bool time_threads(struct timer *t, struct bench_room *room,
                         struct oxhide_bench_row *row)
{
    double simulation = row->timing[OXHIDE_BENCH_SEARCH].median;
    double one = 0, two = 0;
    bool good = true;

    if (simulation <= 0)
        return true;
    sched_setaffinity(0, sizeof t->cores, &t->cores);
    for (int i = 0; good && i < SLICES * t->bench->runs; i++) {
        uint32_t each = 1 + (uint32_t)(t->bench->seconds * 1e9 / SLICES /
                                       simulation);
        double a = think_on(room, 1, each), b = think_on(room, 2, each);
        good = a > 0 && b > 0;
        one = i && one < a ? one : a;
        two = i && two < b ? two : b;
    }
    pin();
    if (good)
        row->threads = 2 * one / two;
    return good;
}

static bool time_row(struct timer *t, const struct game *game, int seats,
                     struct oxhide_bench_row *row)
{
    struct bench_room room;
    bool good = bench_room_init(&room, game, seats);

    if (t->bench->progress)
        t->bench->progress(t->bench->user, game->id, seats);
    if (good) {
        bench_describe(&room, row);
        for (int k = 0; k < OXHIDE_BENCH_COUNT; k++)
            time_loop(t, &room, (enum oxhide_bench_what)k, &row->timing[k]);
        time_cost(t, &room, &row->cost);
        good = time_threads(t, &room, row);
    }
    bench_room_done(&room);
    return good;
}

static bool check_job(const struct oxhide_bench *bench, char *error)
{
    const struct game *game = bench->game ? games_find(bench->game) : NULL;

    if (bench->game && !game)
        return lab_fail(error, "there is no game '%s'", bench->game);
    if (game && bench->players &&
        (bench->players < game->seats_min || bench->players > game->seats_max))
        return lab_fail(error, "%s has %d to %d seats, not %d", game->title,
                        game->seats_min, game->seats_max, bench->players);
    if (bench->runs < 1 || bench->runs > RUNS_MAX)
        return lab_fail(error, "runs are 1 to %d", RUNS_MAX);
    return true;
}

static bool time_all(struct timer *t, struct oxhide_bench_result *out,
                     char *error)
{
    const struct oxhide_bench *bench = t->bench;

    for (int i = 0; i < games_count(); i++) {
        const struct game *game = games_at(i);
        if (bench->game && strcmp(bench->game, game->id))
            continue;
        for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
            if (bench->players && bench->players != seats)
                continue;
            if (out->rows == ROWS_MAX)
                return lab_fail(error, "too many games");
            if (!time_row(t, game, seats, &out->row[out->rows++]))
                return lab_fail(error, "no memory for %s", game->id);
        }
    }
    return true;
}

bool oxhide_bench_run(const struct oxhide_bench *bench,
                      struct oxhide_bench_result *out,
                      char error[OXHIDE_LAB_ERROR_MAX])
{
    struct timer t = { .bench = bench, .seed = 1 };

    memset(out, 0, sizeof *out);
    if (!check_job(bench, error))
        return false;
    out->row = calloc(ROWS_MAX, sizeof *out->row);
    if (!out->row)
        return lab_fail(error, "no memory");
    getloadavg(&out->load, 1);
    sched_getaffinity(0, sizeof t.cores, &t.cores);
    pin();
    out->clock = clock_rate();
    toy_play(1, TOY_GAMES, &t.toy);
    out->calibration_checksum = t.toy.checksum;
    if (!time_all(&t, out, error)) {
        oxhide_bench_done(out);
        return false;
    }
    getloadavg(&out->load_after, 1);
    out->calibration = t.toy_runs ? t.toy_sum / t.toy_runs : 0;
    out->calibration_spread = t.toy_runs ? t.toy_most / t.toy_least - 1 : 0;
    return true;
}

void oxhide_bench_done(struct oxhide_bench_result *result)
{
    free(result->row);
    result->row = NULL;
}

/* sim: many games at one table. Workers take games by number and leave a row
 * for each; means are taken from the rows in order afterwards, and the lines
 * of score sheets are counted in whole numbers, so that nothing depends on
 * which worker played what. */
#include "lab/sim.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

#include "base/check.h"

/* A game's worth of work for the whole run. */
struct shared {
    const struct oxhide_sim *sim;
    struct oxhide_sim_row *rows;
    atomic_uint_fast64_t next, finished;
    atomic_bool unsaved; /* a record could not be written */
};

struct worker {
    struct shared *shared;
    struct table *table;
    struct sim_save *save; /* NULL: records are not wanted */
    struct sim_lines lines;
    pthread_t thread;
};

static void fill_row(struct oxhide_sim_row *row, const struct table *t)
{
    const struct game *game = t->s.game;

    row->plies = game_peek(t->state)->ply;
    row->decisions = (uint16_t)t->decisions;
    game_rank(game, t->state, row->rank);
    for (int p = 0; p < t->s.setup.seats; p++)
        for (int k = 0; k < game->source_count; k++)
            row->points[p][k] = (int16_t)game->points(t->state, p, k);
}

static void count_lines(struct sim_lines *lines, const struct table *t,
                        const struct oxhide_sim_row *row)
{
    const struct game *game = t->s.game;
    struct game_tally tally[GAME_TALLY_MAX];
    const char *held[GAME_TALLY_MAX];
    int winners = 0;

    for (int p = 0; p < t->s.setup.seats; p++)
        winners += row->rank[p] == 1;
    for (int p = 0; p < t->s.setup.seats; p++) {
        int win = row->rank[p] == 1 ? SIM_WIN / winners : 0;
        int n = game->tally(t->state, p, tally);
        for (int i = 0; i < n; i++)
            if (tally[i].name)
                sim_lines_add(lines, &tally[i], win);
        n = game->held ? game->held(t->state, p, held) : 0;
        for (int i = 0; i < n; i++) {
            struct game_tally line = { held[i], game->source_count, 0 };
            sim_lines_add(lines, &line, win);
        }
    }
}

static void *work(void *arg)
{
    struct worker *w = arg;
    const struct oxhide_sim *sim = w->shared->sim;
    uint64_t i;

    while ((i = atomic_fetch_add(&w->shared->next, 1)) < sim->games) {
        uint64_t seed = sim->seed + i;
        if (w->save)
            sim_save_begin(w->save, &w->table->s, seed);
        table_play(w->table, seed);
        if (w->save && !sim_save_end(w->save, w->table, seed))
            atomic_store(&w->shared->unsaved, true);
        fill_row(&w->shared->rows[i], w->table);
        count_lines(&w->lines, w->table, &w->shared->rows[i]);
        atomic_fetch_add(&w->shared->finished, 1);
    }
    return NULL;
}

/* Tells how far it is until all games are played. */
static void watch(struct shared *shared)
{
    const struct oxhide_sim *sim = shared->sim;
    const struct timespec pause = { .tv_nsec = 50000000 };
    uint64_t done;

    while ((done = atomic_load(&shared->finished)) < sim->games) {
        sim->progress(sim->user, done, sim->games);
        thrd_sleep(&pause, NULL);
    }
    sim->progress(sim->user, sim->games, sim->games);
}

/* How many threads were started. */
static int run_workers(struct worker workers[], struct shared *shared, int jobs)
{
    int started = 0;

    while (started < jobs && !pthread_create(&workers[started].thread, NULL,
                                             work, &workers[started]))
        started++;
    if (started && shared->sim->progress)
        watch(shared);
    for (int j = 0; j < started; j++)
        pthread_join(workers[j].thread, NULL);
    return started;
}

static bool check_numbers(const struct oxhide_sim *sim, char *error)
{
    if (sim->games < 1 || sim->games > OXHIDE_LAB_GAMES_MAX)
        return lab_fail(error, "games are 1 to %d", OXHIDE_LAB_GAMES_MAX);
    if (sim->jobs < 1 || sim->jobs > OXHIDE_LAB_JOBS_MAX)
        return lab_fail(error, "jobs are 1 to %d", OXHIDE_LAB_JOBS_MAX);
    return true;
}

static bool play_all(const struct oxhide_sim *sim,
                     const struct lab_setup *setup,
                     struct oxhide_sim_result *out, char *error)
{
    struct shared shared = { .sim = sim, .rows = out->row };
    struct worker *workers = calloc((size_t)sim->jobs, sizeof *workers);
    bool good = workers != NULL;

    for (int j = 0; good && j < sim->jobs; j++) {
        workers[j].shared = &shared;
        workers[j].table = table_new(setup);
        good = workers[j].table != NULL;
        if (good && sim->folder)
            good = (workers[j].save = sim_save_new(sim->folder,
                                                   workers[j].table)) != NULL;
    }
    if (!good)
        lab_fail(error, "no memory for %d tables", sim->jobs);
    else if (!(good = run_workers(workers, &shared, sim->jobs) > 0))
        lab_fail(error, "no thread can be started");
    else if (!(good = !atomic_load(&shared.unsaved)))
        lab_fail(error, "records cannot be written into '%s'", sim->folder);
    for (int j = 1; good && j < sim->jobs; j++)
        sim_lines_merge(&workers[0].lines, &workers[j].lines);
    if (good && !(good = sim_sum(out, setup, &workers[0].lines)))
        lab_fail(error, "no memory for the score sheets");
    for (int j = 0; workers && j < sim->jobs; j++) {
        table_free(workers[j].table);
        sim_save_free(workers[j].save);
        free(workers[j].lines.line);
    }
    free(workers);
    return good;
}

bool oxhide_sim_run(const struct oxhide_sim *sim, struct oxhide_sim_result *out,
                    char error[OXHIDE_LAB_ERROR_MAX])
{
    struct lab_setup setup;

    *out = (struct oxhide_sim_result){ .games = sim->games, .seed = sim->seed };
    if (!check_numbers(sim, error) ||
        !lab_setup_read(&setup, &sim->table, error))
        return false;
    CHECK(setup.game->source_count <= OXHIDE_LAB_SOURCES_MAX);
    out->row = calloc(sim->games, sizeof *out->row);
    if (!out->row)
        return lab_fail(error, "no memory for %llu games",
                        (unsigned long long)sim->games);
    if (play_all(sim, &setup, out, error))
        return true;
    oxhide_sim_done(out);
    return false;
}

void oxhide_sim_done(struct oxhide_sim_result *result)
{
    free(result->row);
    free(result->line);
    result->row = NULL;
    result->line = NULL;
}

/* sim: many games at one table. Workers take games by number and leave a row
 * for each; afterwards means are taken from the rows in order, and the lines of
 * score sheets are counted in whole numbers, so that nothing depends on which
 * worker played what. */
#include "lab/sim.h"

#include <stdlib.h>

#include "base/check.h"
#include "lab/pool.h"

struct worker {
    struct table *table;
    struct sim_save *save; /* NULL: records are not wanted */
    struct sim_lines lines;
};

/* What the workers share. */
struct run {
    const struct oxhide_sim *sim;
    struct oxhide_sim_row *rows;
    struct worker *workers;
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
            struct game_tally line = { .name = held[i],
                                       .source = game->source_count };
            sim_lines_add(lines, &line, win);
        }
    }
}

/* False where the record cannot be written. */
static bool play_one(void *user, int worker, uint64_t i)
{
    const struct run *run = user;
    struct worker *w = &run->workers[worker];
    uint64_t seed = run->sim->seed + i;

    if (w->save)
        sim_save_begin(w->save, &w->table->s, seed);
    table_play(w->table, seed);
    if (w->save && !sim_save_end(w->save, w->table, seed))
        return false;
    fill_row(&run->rows[i], w->table);
    count_lines(&w->lines, w->table, &run->rows[i]);
    return true;
}

static void tell(void *user, uint64_t done, uint64_t count)
{
    const struct oxhide_sim *sim = ((const struct run *)user)->sim;

    sim->progress(sim->user, done, count);
}

static bool play_all(const struct oxhide_sim *sim,
                     const struct lab_setup *setup,
                     struct oxhide_sim_result *out, char *error)
{
    struct worker *workers = calloc((size_t)sim->jobs, sizeof *workers);
    struct run run = { .sim = sim, .rows = out->row, .workers = workers };
    bool good = workers != NULL;

    for (int j = 0; good && j < sim->jobs; j++) {
        workers[j].table = table_new(setup);
        good = workers[j].table != NULL;
        if (good && sim->folder)
            good = (workers[j].save = sim_save_new(sim->folder,
                                                   workers[j].table)) != NULL;
    }
    if (!good)
        lab_fail(error, "no memory for %d tables", sim->jobs);
    else if (!(good = pool_run(
                   &(struct pool_job){ .jobs = sim->jobs,
                                       .count = sim->games,
                                       .work = play_one,
                                       .progress = sim->progress ? tell : NULL,
                                       .user = &run })))
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
    if (!lab_check_numbers(sim->games, sim->jobs, error) ||
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

/* One search on each thread, and their sum. */
#include "lab/parallel.h"

#include <stdlib.h>

#include "base/check.h"
#include "lab/pool.h"

struct share {
    struct player_job job;
    uint32_t playouts;
    void *memory;
    struct player_report *report;
};

static bool search(void *user, int worker, uint64_t index)
{
    struct share *s = (struct share *)user + index;
    const struct player *player = s->job.pick.player;

    (void)worker;
    player->start(s->memory, &s->job);
    player->think(s->memory, s->playouts);
    player->report(s->memory, s->report);
    return true;
}

static bool prepare(struct share *s, const struct player_job *job, int index,
                    int threads, uint32_t playouts)
{
    uint64_t seed = job->seed + (uint64_t)index;

    s->job = *job;
    s->job.seed = index ? rng_mix(&seed) : job->seed;
    s->job.room = job->pick.player->memory_size(job->game, &job->pick);
    s->playouts = playouts / (uint32_t)threads +
                  ((uint32_t)index < playouts % (uint32_t)threads);
    s->memory = malloc(s->job.room);
    return s->memory;
}

bool parallel_think(const struct player_job *job, int threads,
                    uint32_t playouts, struct player_report *out)
{
    struct share *shares = calloc((size_t)threads, sizeof *shares);
    struct player_report *reports = calloc((size_t)threads, sizeof *reports);
    bool good = shares && reports;

    CHECK(threads >= 1 && threads <= PARALLEL_MAX);
    for (int t = 0; good && t < threads; t++) {
        good = prepare(&shares[t], job, t, threads, playouts);
        shares[t].report = &reports[t];
    }
    if (good) {
        pool_run(&(struct pool_job){ .jobs = threads,
                                     .count = (uint64_t)threads,
                                     .work = search,
                                     .user = shares });
        players_merge(job, reports, threads, out);
    }
    for (int t = 0; shares && t < threads; t++)
        free(shares[t].memory);
    free(reports);
    free(shares);
    return good;
}

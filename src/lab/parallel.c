/* One search a thread, and their sum. */
#include "lab/parallel.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/check.h"

struct share {
    struct player_job job;
    uint32_t playouts;
    void *memory;
    pthread_t thread;
    bool started;
    struct player_report report;
};

static void *search(void *user)
{
    struct share *s = user;
    const struct player *player = s->job.pick.player;

    player->start(s->memory, &s->job);
    player->think(s->memory, s->playouts);
    player->report(s->memory, &s->report);
    return NULL;
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
    for (int t = 0; good && t < threads; t++)
        good = prepare(&shares[t], job, t, threads, playouts);
    for (int t = 0; good && t < threads; t++) {
        shares[t].started = t && !pthread_create(&shares[t].thread, NULL,
                                                 search, &shares[t]);
        if (t && !shares[t].started)
            search(&shares[t]);
    }
    if (good)
        search(&shares[0]);
    for (int t = 0; good && t < threads; t++) {
        if (shares[t].started)
            pthread_join(shares[t].thread, NULL);
        reports[t] = shares[t].report;
    }
    if (good)
        players_merge(job, reports, threads, out);
    for (int t = 0; shares && t < threads; t++)
        free(shares[t].memory);
    free(reports);
    free(shares);
    return good;
}

/* Workers that take items from one counter. */
#include "lab/pool.h"

#include <pthread.h>
#include <stdatomic.h>

#include "base/check.h"

enum { JOBS_MAX = 64 };

struct pool {
    const struct pool_job *job;
    atomic_uint_fast64_t next, done;
    atomic_bool failed;
};

struct worker {
    struct pool *pool;
    int number;
    pthread_t thread;
};

static void *take_items(void *user)
{
    const struct worker *w = user;
    struct pool *pool = w->pool;
    const struct pool_job *job = pool->job;
    uint64_t item;

    while (!atomic_load(&pool->failed) &&
           (item = atomic_fetch_add(&pool->next, 1)) < job->count) {
        if (!job->work(job->user, w->number, item))
            atomic_store(&pool->failed, true);
        uint64_t done = atomic_fetch_add(&pool->done, 1) + 1;
        if (!w->number && job->progress && done < job->count)
            job->progress(job->user, done, job->count);
    }
    return NULL;
}

bool pool_run(const struct pool_job *job)
{
    struct pool pool = { .job = job };
    struct worker worker[JOBS_MAX];
    int started = 1;

    CHECK(job->jobs >= 1 && job->jobs <= JOBS_MAX);
    worker[0] = (struct worker){ .pool = &pool };
    for (; started < job->jobs && (uint64_t)started < job->count; started++) {
        worker[started] = (struct worker){ &pool, started, 0 };
        if (pthread_create(&worker[started].thread, NULL, take_items,
                           &worker[started]))
            break;
    }
    take_items(&worker[0]);
    for (int w = 1; w < started; w++)
        pthread_join(worker[w].thread, NULL);
    if (job->progress && !atomic_load(&pool.failed))
        job->progress(job->user, job->count, job->count);
    return !atomic_load(&pool.failed);
}

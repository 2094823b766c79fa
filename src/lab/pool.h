/* The threads of the lab. Items 0 to count - 1 are taken in order by up to
 * 'jobs' workers, including the calling thread; if a thread cannot be started,
 * the others do its work. */
#ifndef LAB_POOL_H
#define LAB_POOL_H

#include <stdbool.h>
#include <stdint.h>

struct pool_job {
    int jobs;
    uint64_t count;
    /* Does one item; false gives up. 'worker' is 0 to jobs - 1, and no two
     * items have the same worker at the same time. */
    bool (*work)(void *user, int worker, uint64_t item);
    /* Optional: told by the calling thread, after each item of its own and at
     * the end, how many are done. */
    void (*progress)(void *user, uint64_t done, uint64_t count);
    void *user;
};

/* Whether every item was done; returns once no worker is at work. */
bool pool_run(const struct pool_job *job);

#endif

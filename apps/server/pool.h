/* Threads for what takes long: thinking, passphrases, the store. Jobs are done
 * by the threads of a pool, in the order they came, and then reported to the
 * loop that the rest of the server runs on. */
#ifndef SERVER_POOL_H
#define SERVER_POOL_H

#include <stdbool.h>
#include <uv.h>

/* The first member of every job. */
struct job {
    void (*work)(struct job *j); /* on a thread of the pool */
    void (*done)(struct job *j); /* on the loop; it may free the job */
    struct job *next;
};

struct pool;

/* NULL: no memory or no threads. 'most' jobs may wait at once. */
struct pool *pool_new(uv_loop_t *loop, int threads, int most);
/* False: too many wait already, and the job stays the caller's. */
bool pool_put(struct pool *p, struct job *j);
/* The same however many wait; false only while stopping. */
bool pool_must(struct pool *p, struct job *j);
/* Tells a job as done that nobody has worked on. */
void pool_skip(struct pool *p, struct job *j);
/* How many have been put and are not done. */
int pool_count(const struct pool *p);
/* Waits for the jobs under way; those that still wait are told as done, with
 * 'pool_stopping' true. The loop has to run once more afterwards. */
void pool_stop(struct pool *p);
bool pool_stopping(const struct pool *p);
/* After the loop has ended. */
void pool_free(struct pool *p);

#endif

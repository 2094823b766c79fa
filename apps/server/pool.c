/* A queue in, a queue out, a lock around both. */
#include "apps/server/pool.h"

#include <limits.h>
#include <stdlib.h>

struct queue {
    struct job *first, **end;
};

struct pool {
    uv_mutex_t lock;
    uv_cond_t wake;
    uv_async_t news;
    struct queue waiting, finished;
    uv_thread_t *threads;
    int count, most, thread_count;
    bool stopping;
};

static void put(struct queue *q, struct job *j)
{
    j->next = NULL;
    *q->end = j;
    q->end = &j->next;
}

static struct job *take(struct queue *q)
{
    struct job *j = q->first;

    if (!j)
        return NULL;
    q->first = j->next;
    if (!q->first)
        q->end = &q->first;
    return j;
}

static void run(void *arg)
{
    struct pool *p = arg;

    uv_mutex_lock(&p->lock);
    for (;;) {
        struct job *j = p->stopping ? NULL : take(&p->waiting);
        if (!j && p->stopping)
            break;
        if (!j) {
            uv_cond_wait(&p->wake, &p->lock);
            continue;
        }
        uv_mutex_unlock(&p->lock);
        j->work(j);
        uv_mutex_lock(&p->lock);
        put(&p->finished, j);
        uv_async_send(&p->news);
    }
    uv_mutex_unlock(&p->lock);
}

/* On the loop: tells what has been done since. */
static void tell(uv_async_t *news)
{
    struct pool *p = news->data;

    for (;;) {
        uv_mutex_lock(&p->lock);
        struct job *j = take(&p->finished);
        p->count -= j != NULL;
        uv_mutex_unlock(&p->lock);
        if (!j)
            return;
        j->done(j);
    }
}

struct pool *pool_new(uv_loop_t *loop, int threads, int most)
{
    struct pool *p = calloc(1, sizeof *p);

    if (!p)
        return NULL;
    p->threads = calloc((size_t)threads, sizeof *p->threads);
    p->most = most;
    p->waiting.end = &p->waiting.first;
    p->finished.end = &p->finished.first;
    p->news.data = p;
    uv_mutex_init(&p->lock);
    uv_cond_init(&p->wake);
    uv_async_init(loop, &p->news, tell);
    while (p->threads && p->thread_count < threads &&
           !uv_thread_create(&p->threads[p->thread_count], run, p))
        p->thread_count++;
    return p;
}

static bool put_below(struct pool *p, struct job *j, int most)
{
    uv_mutex_lock(&p->lock);
    bool room = p->count < most && !p->stopping && p->thread_count;
    if (room) {
        put(&p->waiting, j);
        p->count++;
        uv_cond_signal(&p->wake);
    }
    uv_mutex_unlock(&p->lock);
    return room;
}

bool pool_put(struct pool *p, struct job *j)
{
    return put_below(p, j, p->most);
}

bool pool_must(struct pool *p, struct job *j)
{
    return put_below(p, j, INT_MAX);
}

void pool_skip(struct pool *p, struct job *j)
{
    uv_mutex_lock(&p->lock);
    put(&p->finished, j);
    p->count++;
    uv_mutex_unlock(&p->lock);
    uv_async_send(&p->news);
}

int pool_count(const struct pool *p)
{
    return p->count;
}

bool pool_stopping(const struct pool *p)
{
    return p->stopping;
}

void pool_stop(struct pool *p)
{
    struct job *j;

    uv_mutex_lock(&p->lock);
    p->stopping = true;
    uv_cond_broadcast(&p->wake);
    uv_mutex_unlock(&p->lock);
    while (p->thread_count)
        uv_thread_join(&p->threads[--p->thread_count]);
    while ((j = take(&p->waiting)))
        put(&p->finished, j);
    tell(&p->news);
    uv_close((uv_handle_t *)&p->news, NULL);
}

void pool_free(struct pool *p)
{
    if (!p)
        return;
    uv_mutex_destroy(&p->lock);
    uv_cond_destroy(&p->wake);
    free(p->threads);
    free(p);
}

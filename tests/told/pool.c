/* Jobs without threads: each is worked on at once, and told as done when the
 * loop comes round. */
#include "apps/server/pool.h"

#include <stdlib.h>

struct pool {
    uv_idle_t idle;
    struct job *first, **last;
    int count;
    bool stopping;
};

static void tell(uv_idle_t *idle)
{
    struct pool *p = idle->data;

    while (p->first) {
        struct job *j = p->first;
        p->first = j->next;
        if (!p->first)
            p->last = &p->first;
        p->count--;
        j->done(j);
    }
    uv_idle_stop(idle);
}

struct pool *pool_new(uv_loop_t *loop, int threads, int most)
{
    struct pool *p = calloc(1, sizeof *p);

    (void)threads, (void)most;
    if (!p)
        abort();
    p->last = &p->first;
    uv_idle_init(loop, &p->idle);
    p->idle.data = p;
    return p;
}

bool pool_put(struct pool *p, struct job *j)
{
    if (p->stopping)
        return false;
    j->work(j);
    pool_skip(p, j);
    return true;
}

bool pool_must(struct pool *p, struct job *j)
{
    return pool_put(p, j);
}

void pool_skip(struct pool *p, struct job *j)
{
    j->next = NULL;
    *p->last = j;
    p->last = &j->next;
    p->count++;
    uv_idle_start(&p->idle, tell);
}

int pool_count(const struct pool *p)
{
    return p->count;
}

void pool_stop(struct pool *p)
{
    p->stopping = true;
    tell(&p->idle);
    uv_close((uv_handle_t *)&p->idle, NULL);
}

bool pool_stopping(const struct pool *p)
{
    return p->stopping;
}

void pool_free(struct pool *p)
{
    free(p);
}

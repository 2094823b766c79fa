/* Workers that wait for the next job. */
#define _POSIX_C_SOURCE 200809L
#include "lab/crew.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/check.h"

enum {
    WORKERS_MAX = 64,
    LINE = 128,      /* bytes that two cores should not share */
    PATIENCE = 4000, /* looks before a thread sleeps: some 150 us */
};

/* Where a job stands, in one word: how many threads are inside, whether others
 * may still come in, and which job it is. So the caller waits for those who
 * work and never for one that the system has not let run yet. */
enum { INSIDE = 127, OPEN = 128, JOB = 256 };

struct worker {
    _Alignas(LINE) atomic_uint_fast64_t next; /* of its range */
    uint64_t last;
    struct crew *crew;
    int number;
    unsigned seen; /* where jobs stood when its thread was started */
    pthread_t thread;
};

struct crew {
    int workers, started; /* threads besides the caller's */
    pid_t process;        /* whose threads they are */
    void (*work)(void *user, int worker, uint64_t item);
    void *user;
    atomic_bool leave;
    pthread_mutex_t lock;
    pthread_cond_t begins, ends;
    _Alignas(LINE) atomic_uint stands;
    struct worker worker[WORKERS_MAX];
};

static void relax(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

/* Its own range, then what others have left. */
static void take_items(struct crew *c, int number)
{
    for (int i = 0; i < c->workers; i++) {
        struct worker *of = &c->worker[(number + i) % c->workers];
        uint64_t item;
        while (atomic_load_explicit(&of->next, memory_order_relaxed) <
                   of->last &&
               (item = atomic_fetch_add(&of->next, 1)) < of->last)
            c->work(c->user, number, item);
    }
}

/* Until the bits are no longer those: a look or two, then asleep. */
static void await(struct crew *c, unsigned bits, unsigned those,
                  pthread_cond_t *bell)
{
    for (int i = 0; i < PATIENCE; i++) {
        if ((atomic_load(&c->stands) & bits) != those)
            return;
        relax();
    }
    pthread_mutex_lock(&c->lock);
    while ((atomic_load(&c->stands) & bits) == those)
        pthread_cond_wait(bell, &c->lock);
    pthread_mutex_unlock(&c->lock);
}

static void await_end(struct crew *c)
{
    unsigned stands;

    while ((stands = atomic_load(&c->stands)) & INSIDE)
        await(c, INSIDE, stands & INSIDE, &c->ends);
}

static void ring(struct crew *c, pthread_cond_t *bell)
{
    pthread_mutex_lock(&c->lock);
    pthread_cond_broadcast(bell);
    pthread_mutex_unlock(&c->lock);
}

static bool come_in(struct crew *c, unsigned *stands)
{
    *stands = atomic_load(&c->stands);
    while (*stands & OPEN)
        if (atomic_compare_exchange_weak(&c->stands, stands, *stands + 1))
            return true;
    return false;
}

static void *serve(void *user)
{
    const struct worker *w = user;
    struct crew *c = w->crew;
    const unsigned job = ~(unsigned)(INSIDE | OPEN);

    for (unsigned stands = w->seen;;) {
        await(c, job, stands & job, &c->begins);
        if (come_in(c, &stands)) {
            take_items(c, w->number);
            if (!((atomic_fetch_sub(&c->stands, 1) - 1) & (INSIDE | OPEN)))
                ring(c, &c->ends);
        } else if (atomic_load(&c->leave)) {
            return NULL; /* asked after the look: a last job is not missed */
        }
    }
}

/* Threads without signals: those are for the program that we are part of. */
static void start(struct crew *c)
{
    sigset_t all, before;

    c->process = getpid();
    c->started = 0;
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->begins, NULL);
    pthread_cond_init(&c->ends, NULL);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (int i = 1; i < c->workers; i++) {
        struct worker *w = &c->worker[i];
        w->seen = atomic_load(&c->stands);
        if (pthread_create(&w->thread, NULL, serve, w))
            break;
        c->started++;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void crew_run(struct crew *c, uint64_t count,
              void (*work)(void *user, int worker, uint64_t item), void *user)
{
    uint64_t workers = (uint64_t)c->workers;

    if (workers == 1 || count < 2) {
        for (uint64_t i = 0; i < count; i++)
            work(user, 0, i);
        return;
    }
    if (c->process != getpid())
        start(c);
    c->work = work;
    c->user = user;
    for (uint64_t i = 0; i < workers; i++) {
        atomic_store(&c->worker[i].next, count * i / workers);
        c->worker[i].last = count * (i + 1) / workers;
    }
    atomic_fetch_add(&c->stands, JOB | OPEN);
    ring(c, &c->begins);
    take_items(c, 0);
    if ((atomic_fetch_sub(&c->stands, OPEN) - OPEN) & INSIDE)
        await_end(c);
}

struct crew *crew_new(int workers)
{
    struct crew *c = aligned_alloc(LINE, sizeof *c);

    CHECK(workers >= 1 && workers <= WORKERS_MAX);
    if (!c)
        return NULL;
    *c = (struct crew){ .workers = workers };
    for (int i = 0; i < workers; i++) {
        c->worker[i].crew = c;
        c->worker[i].number = i;
    }
    return c;
}

/* Threads of another process, before a fork, are not here to be ended. */
void crew_free(struct crew *c)
{
    if (c && c->process == getpid()) {
        atomic_store(&c->leave, true);
        atomic_fetch_add(&c->stands, JOB);
        ring(c, &c->begins);
        for (int i = 1; i <= c->started; i++)
            pthread_join(c->worker[i].thread, NULL);
        pthread_mutex_destroy(&c->lock);
        pthread_cond_destroy(&c->begins);
        pthread_cond_destroy(&c->ends);
    }
    free(c);
}

/* The club inside the server, on a store that is slow. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "apps/server/house.h"
#include "apps/server/pool.h"
#include "apps/store/store.h"

enum { MANY = 6000, PATIENCE_MS = 60000 };

struct slow {
    struct store store;
    uv_mutex_t busy; /* held: nothing is answered */
};

static void wait_for(struct store *s)
{
    uv_mutex_lock(&((struct slow *)s)->busy);
    uv_mutex_unlock(&((struct slow *)s)->busy);
}

static enum store_status find_key(struct store *s, const char *key,
                                  char stream[CLUB_STREAM_MAX])
{
    (void)key;
    wait_for(s);
    stream[0] = '\0';
    return STORE_OK;
}

static enum store_status beat(struct store *s, int64_t last,
                              const char *const *streams, int count,
                              struct store_answer *out)
{
    (void)last, (void)streams, (void)count;
    wait_for(s);
    out->wall = out->time = out->clock = 1;
    return STORE_OK;
}

static const struct store_kind slow_kind = { .key = find_key, .beat = beat };

/* A store that is full, and then is not. */
static atomic_bool full = true;
static atomic_int refused;

static enum store_status commit(struct store *s,
                                const struct club_row *const *rows, int count,
                                const struct node_due *due, int dues,
                                struct node_result *results)
{
    (void)s, (void)due, (void)dues;
    refused += full;
    for (int i = 0; i < count; i++)
        results[i] = (struct node_result){ ROW_DONE, rows[i]->entry.number };
    return full ? STORE_FAILED : STORE_OK;
}

static enum store_status
read_nothing(struct store *s, const char *stream, uint32_t from,
             void (*take)(void *self, const struct club_entry *e), void *self)
{
    (void)s, (void)stream, (void)from, (void)take, (void)self;
    return STORE_OK;
}

static enum store_status request(struct store *s, const char *stream,
                                 const char *name, uint32_t *number)
{
    (void)s, (void)stream, (void)name;
    *number = 0;
    return STORE_OK;
}

static const struct store_kind full_kind = { .key = find_key,
                                             .beat = beat,
                                             .commit = commit,
                                             .read = read_nothing,
                                             .request = request };

struct caller {
    struct end end;
    bool welcome;
};

static int welcomed;

static void hear(struct end *e, const char *bytes, size_t n)
{
    struct caller *c = (struct caller *)e;

    (void)n;
    if (strstr(bytes, "\"see\":\"welcome\"") && !c->welcome) {
        c->welcome = true;
        welcomed++;
    }
}

static bool is_ready(struct end *e)
{
    (void)e;
    return true;
}

static void nothing(struct end *e)
{
    (void)e;
}

static void dead(void *self)
{
    (void)self;
    fail();
}

static void look(uv_timer_t *timer)
{
    if (welcomed == MANY || uv_now(timer->loop) > *(uint64_t *)timer->data)
        uv_stop(timer->loop);
}

/* More ask than may wait for the store: nobody is forgotten. */
static void test_everybody_is_answered(void **unused)
{
    static struct slow slow;
    static uv_loop_t loop;
    struct caller *callers = calloc(MANY, sizeof *callers);
    uv_timer_t timer;
    char token[40];

    (void)unused;
    slow.store.kind = &slow_kind;
    snprintf(slow.store.node, sizeof slow.store.node, "node");
    uv_mutex_init(&slow.busy);
    uv_loop_init(&loop);
    struct house *h = house_new(&(struct house_wish){
        .loop = &loop, .store = &slow.store, .thinkers = 1, .dead = dead });
    assert_non_null(h);
    uv_mutex_lock(&slow.busy);
    for (int i = 0; i < MANY; i++) {
        callers[i].end = (struct end){ hear, is_ready, nothing, NULL };
        snprintf(token, sizeof token, "%032d", i);
        assert_true(house_enter(h, &callers[i].end, token, "127.0.0.1"));
    }
    uv_mutex_unlock(&slow.busy);
    uint64_t end = uv_now(&loop) + PATIENCE_MS;
    uv_timer_init(&loop, &timer);
    timer.data = &end;
    uv_timer_start(&timer, look, 10, 10);
    uv_run(&loop, UV_RUN_DEFAULT);
    assert_int_equal(welcomed, MANY);
    for (int i = 0; i < MANY; i++)
        house_leave(h, &callers[i].end);
    uv_close((uv_handle_t *)&timer, NULL);
    house_stop(h);
    uv_run(&loop, UV_RUN_DEFAULT);
    house_free(h);
    uv_loop_close(&loop);
    uv_mutex_destroy(&slow.busy);
    free(callers);
}

static atomic_int done;

static void hear_done(struct end *e, const char *bytes, size_t n)
{
    (void)e, (void)n;
    done += strstr(bytes, "\"see\":\"done\"") != NULL;
}

/* Turns the loop until something is so. */
static void turn_until(uv_loop_t *loop, const bool *is_so,
                       const atomic_int *count)
{
    uint64_t end = uv_hrtime() + PATIENCE_MS * (uint64_t)1000000;

    while (!(is_so && *is_so) && !(count && *count) && uv_hrtime() < end) {
        uv_run(loop, UV_RUN_NOWAIT);
        uv_sleep(1);
    }
}

/* What was asked while the store was full waits, is said to be waiting, and is
 * done when there is room. */
static void test_a_full_store(void **unused)
{
    static const char join[] = "{\"do\":\"join\",\"id\":\"a\",\"name\":\"A\"}";
    static struct slow store;
    static uv_loop_t loop;
    struct caller c = { .end = { hear, is_ready, nothing, NULL } };

    (void)unused;
    store.store.kind = &full_kind;
    snprintf(store.store.node, sizeof store.store.node, "node");
    uv_mutex_init(&store.busy);
    uv_loop_init(&loop);
    struct house *h = house_new(&(struct house_wish){
        .loop = &loop, .store = &store.store, .thinkers = 1, .dead = dead });
    house_enter(h, &c.end, "0123456789abcdef", "127.0.0.1");
    turn_until(&loop, &c.welcome, NULL);
    c.end.send = hear_done;
    house_hear(h, &c.end, join, strlen(join));
    turn_until(&loop, NULL, &refused);
    uv_run(&loop, UV_RUN_NOWAIT);
    for (int i = 0; i < 1000 && house_healthy(h); i++)
        uv_sleep(1), uv_run(&loop, UV_RUN_NOWAIT);
    assert_false(house_healthy(h));
    assert_int_equal(done, 0);
    full = false;
    turn_until(&loop, NULL, &done);
    assert_int_equal(done, 1);
    assert_true(house_healthy(h));
    house_leave(h, &c.end);
    house_stop(h);
    uv_run(&loop, UV_RUN_DEFAULT);
    house_free(h);
    uv_loop_close(&loop);
    uv_mutex_destroy(&store.busy);
}

static uv_mutex_t gate;
static int told;

static void wait_at_gate(struct job *j)
{
    (void)j;
    uv_mutex_lock(&gate);
    uv_mutex_unlock(&gate);
}

static void count_told(struct job *j)
{
    (void)j;
    told++;
}

/* A pool that is full takes only what must be done: commits and beats. */
static void test_a_full_pool(void **unused)
{
    static uv_loop_t loop;
    struct job jobs[3];

    (void)unused;
    uv_loop_init(&loop);
    uv_mutex_init(&gate);
    struct pool *p = pool_new(&loop, 1, 1);
    for (int i = 0; i < 3; i++)
        jobs[i] = (struct job){ wait_at_gate, count_told, NULL };
    uv_mutex_lock(&gate);
    assert_true(pool_put(p, &jobs[0]));
    assert_false(pool_put(p, &jobs[1]));
    assert_true(pool_must(p, &jobs[2]));
    uv_mutex_unlock(&gate);
    while (pool_count(p))
        uv_run(&loop, UV_RUN_ONCE);
    assert_int_equal(told, 2);
    pool_stop(p);
    assert_false(pool_must(p, &jobs[1]));
    uv_run(&loop, UV_RUN_DEFAULT);
    pool_free(p);
    uv_loop_close(&loop);
    uv_mutex_destroy(&gate);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everybody_is_answered),
        cmocka_unit_test(test_a_full_store),
        cmocka_unit_test(test_a_full_pool),
    };

    return cmocka_run_group_tests_name("house", tests, NULL, NULL);
}

/* The club inside the server, on a store that is slow. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "apps/server/house.h"
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everybody_is_answered),
    };

    return cmocka_run_group_tests_name("house", tests, NULL, NULL);
}

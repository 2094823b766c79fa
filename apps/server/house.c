/* The hands of the node, and its clock. */
#include "apps/server/house_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/hook.h"
#include "apps/server/log.h"

enum {
    STORE_JOBS = 4096,
    SECRET_JOBS = 32,
    EXPORT_JOBS = 4,
    HEALTHY_MS = 10000
};

int64_t house_now(const struct house *h)
{
    return (int64_t)uv_now(h->loop);
}

static void *take(void *self, size_t n)
{
    (void)self;
    return malloc(n);
}

static void give(void *self, void *memory)
{
    (void)self;
    free(memory);
}

static void draw(void *self, uint8_t *out, size_t n)
{
    (void)self;
    /* The kernel's generator; it fails on no system this runs on. */
    if (uv_random(NULL, NULL, out, n, 0, NULL))
        abort();
}

static void hand_send(void *self, void *client, const char *bytes, size_t n)
{
    struct house *h = self;
    struct end *e = client;

    h->numbers.sent++;
    e->send(e, bytes, n);
}

static bool hand_ready(void *self, void *client)
{
    struct end *e = client;

    (void)self;
    return e->ready(e);
}

static void hand_drop(void *self, void *client)
{
    struct end *e = client;

    (void)self;
    e->drop(e);
}

static void trouble(void *self, const char *stream, const char *what)
{
    (void)self;
    log_say(LOG_ERROR, "trouble", "stream", stream, "what", what, NULL);
}

static bool may_hook(void *self, const char *url)
{
    return hooks_may(((struct house *)self)->hooks, url);
}

static void hook(void *self, const char *url, const char *key,
                 const char *table, const char *body)
{
    hooks_send(((struct house *)self)->hooks,
               &(struct hook_message){ url, key, table, body });
}

/* The node says when it wants to be woken next. */
static void wake(uv_timer_t *timer)
{
    struct house *h = timer->data;
    int64_t now = house_now(h), next = node_wake(h->node, now);

    uv_timer_start(timer, wake, (uint64_t)(next > now ? next - now : 1), 0);
}

bool house_enter(struct house *h, struct end *e, const char *token,
                 const char *address)
{
    e->client = h->stopping
                    ? NULL
                    : node_open(h->node, e, token, address, house_now(h));
    return e->client;
}

void house_hear(struct house *h, struct end *e, const char *bytes, size_t n)
{
    h->numbers.asks++;
    if (e->client && !h->stopping)
        node_bytes(h->node, e->client, bytes, n, house_now(h));
}

void house_ready(struct house *h, struct end *e)
{
    if (e->client && !h->stopping)
        node_ready(h->node, e->client, house_now(h));
}

void house_leave(struct house *h, struct end *e)
{
    if (e->client)
        node_close(h->node, e->client, house_now(h));
    e->client = NULL;
}

bool house_healthy(const struct house *h)
{
    return !h->stopping && !h->failing && h->beaten &&
           house_now(h) - h->beaten < HEALTHY_MS;
}

struct house_numbers house_numbers(const struct house *h)
{
    struct house_numbers out = h->numbers;
    struct node_numbers n = node_numbers(h->node);

    out.clients = n.clients;
    out.tables = n.tables;
    out.people = n.people;
    out.jobs = n.jobs;
    out.thinking = pool_count(h->thinkers);
    return out;
}

/* The game that tests are made of is for nobody. */
static bool may_play(void *self, const char *game)
{
    (void)self;
    return strcmp(game, "null") != 0;
}

struct house *house_new(const struct house_wish *wish)
{
    struct house *h = calloc(1, sizeof *h);
    struct node_hands hands = { .self = h,
                                .take = take,
                                .give = give,
                                .random = draw,
                                .send = hand_send,
                                .ready = hand_ready,
                                .drop = hand_drop,
                                .trouble = trouble,
                                .may_play = may_play };

    if (!h)
        return NULL;
    h->loop = wish->loop;
    h->store = wish->store;
    h->hooks = wish->hooks;
    snprintf(h->address, sizeof h->address, "%s", wish->address);
    if (h->hooks) {
        hands.may_hook = may_hook;
        hands.hook = hook;
    }
    h->dead = wish->dead;
    h->dead_self = wish->self;
    h->storing = pool_new(h->loop, 1, STORE_JOBS);
    hands.thinkers = wish->thinkers < NODE_THOUGHTS ? wish->thinkers
                                                    : NODE_THOUGHTS;
    h->thinkers = pool_new(h->loop, hands.thinkers, hands.thinkers);
    h->secrets = pool_new(h->loop, 1, SECRET_JOBS);
    h->exports = pool_new(h->loop, 1, EXPORT_JOBS);
    house_store_hands(h, &hands);
    house_think_hands(&hands);
    if (h->storing && h->thinkers && h->secrets && h->exports)
        h->node = node_new(&hands, h->store->node, house_now(h));
    if (!h->node) {
        free(h);
        return NULL;
    }
    h->timer.data = h;
    uv_timer_init(h->loop, &h->timer);
    uv_timer_start(&h->timer, wake, 0, 0);
    house_listen(h);
    return h;
}

void house_stop(struct house *h)
{
    h->stopping = true;
    uv_close((uv_handle_t *)&h->timer, NULL);
    house_listen_stop(h);
    pool_stop(h->exports);
    pool_stop(h->secrets);
    pool_stop(h->thinkers);
    pool_stop(h->storing);
}

void house_free(struct house *h)
{
    pool_free(h->exports);
    pool_free(h->secrets);
    pool_free(h->thinkers);
    pool_free(h->storing);
    node_free(h->node);
    free(h);
}

/* Whoever is away from a slow table: the others may let a computer play, also
 * if no server has watched the table meanwhile. */
#include <inttypes.h>

#include "unit/club/house.h"

enum { HOUR = 60 * 60 * 1000, FORGET = NODE_IDLE + 60 * 1000 };

static void come(struct pair *p, struct node_client **c, const char *token)
{
    char message[128];

    *c = enter(p->h, token, "10.0.0.1");
    snprintf(message, sizeof message, "{\"do\":\"follow\",\"table\":\"%s\"}",
             p->table);
    ask(p->h, *c, message);
}

/* Mira and Kofi play without a clock. */
static struct pair pair_new(void)
{
    struct pair p = { .h = house_new() };
    struct house *h = p.h;
    char message[128];

    p.mira = enter(h, "token-1", "10.0.0.1");
    ask(h, p.mira, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Mira\"}");
    make_table(h, p.mira, p.table);
    p.kofi = enter(h, "token-2", "10.0.0.2");
    ask(h, p.kofi, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Kofi\"}");
    snprintf(message, sizeof message, "{\"do\":\"follow\",\"invite\":\"%s\"}",
             node_table(h->lone->node, p.table)->invite);
    ask(h, p.kofi, message);
    assert_string_equal(at(&p, p.kofi, "sit", ""), "done");
    assert_string_equal(at(&p, p.mira, "start", ""), "done");
    return p;
}

/* Nobody is connected, until no server knows the table any more. */
static void all_leave(struct pair *p)
{
    struct lone *l = p->h->lone;

    node_close(l->node, p->mira, l->now);
    if (p->kofi)
        node_close(l->node, p->kofi, l->now);
    p->kofi = NULL;
    lone_wake(l, FORGET);
    assert_null(node_table(l->node, p->table));
}

/* Mira comes back and wants a computer to play for Kofi. */
static const char *ask_for_computer(struct pair *p)
{
    char more[96];

    come(p, &p->mira, "token-1");
    snprintf(
        more, sizeof more,
        ",\"what\":\"stand-in\",\"seat\":1,\"ply\":%d,\"back\":0",
        oxhide_session_ply(node_table(p->h->lone->node, p->table)->session));
    return at(p, p->mira, "propose", more);
}

static void test_a_day_away_is_a_day_whoever_watched(void **unused)
{
    struct pair p = pair_new();

    (void)unused;
    all_leave(&p);
    lone_wake(p.h->lone, 22 * HOUR);
    assert_string_equal(ask_for_computer(&p), "not-away");
    all_leave(&p);
    lone_wake(p.h->lone, 2 * HOUR);
    assert_string_equal(ask_for_computer(&p), "done");
    assert_int_equal(node_table(p.h->lone->node, p.table)->seat[1].stands_in,
                     WHY_VOTE);
    house_free(p.h);
}

static void test_everybody_is_told_how_long(void **unused)
{
    struct pair p = pair_new();
    int64_t mira = -1, kofi = -1;

    (void)unused;
    all_leave(&p);
    lone_wake(p.h->lone, 5 * HOUR);
    come(&p, &p.mira, "token-1");
    for (int i = 0; i < p.h->says; i++) {
        const char *away = strstr(p.h->said[i], "\"away\":[");
        if (away)
            sscanf(away, "\"away\":[%" SCNd64 ",%" SCNd64, &mira, &kofi);
    }
    assert_int_equal(mira, 0);
    assert_in_range(kofi, 5 * HOUR, 6 * HOUR);
    house_free(p.h);
}

/* A page left open counts, also after the server has forgotten it. */
static void test_an_open_page_is_a_visit(void **unused)
{
    struct pair p = pair_new();

    (void)unused;
    uint32_t before = node_table(p.h->lone->node, p.table)->number;
    lone_wake(p.h->lone, 20 * HOUR);
    uint32_t after = node_table(p.h->lone->node, p.table)->number;
    assert_in_range(after - before, 19, 20); /* for Kofi, once an hour */
    all_leave(&p);
    lone_wake(p.h->lone, 10 * HOUR);
    assert_string_equal(ask_for_computer(&p), "not-away");
    house_free(p.h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_day_away_is_a_day_whoever_watched),
        cmocka_unit_test(test_everybody_is_told_how_long),
        cmocka_unit_test(test_an_open_page_is_a_visit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

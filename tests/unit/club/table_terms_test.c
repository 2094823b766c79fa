/* Who has agreed to what: changes of the rules before the start. */
#include "unit/club/hall.h"

static struct hall *two_at(const char *make)
{
    struct hall *h = hall_new();

    assert_int_equal(hall_ask(h, &hall_mira, make), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"sit\"}"), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_kofi, "{\"do\":\"sit\"}"), CLUB_OK);
    return h;
}

static enum club_status agree(struct hall *h, const struct club_asker *who,
                              unsigned terms)
{
    char body[64];

    snprintf(body, sizeof body, "{\"do\":\"ready\",\"terms\":%u}", terms);
    return hall_ask(h, who, body);
}

/* A casual guest must not find themselves in a game that counts, with a minute
 * on the clock. */
static void test_new_rules_are_agreed_to_again(void **unused)
{
    static const char *const changes[] = {
        "\"counts\":true",      "\"clock\":\"live\",\"time\":1",
        "\"level\":\"random\"", "\"seats\":3",
        "\"watch\":false",      "\"options\":\"edition=2017\"",
    };
    struct table_place place = { 0 };
    char body[96];

    (void)unused;
    for (unsigned i = 0; i < sizeof changes / sizeof *changes; i++) {
        struct hall *h = two_at("{\"do\":\"make\",\"game\":\"bronze\"}");
        unsigned before = h->t.terms;
        snprintf(body, sizeof body, "{\"do\":\"set\",%s}", changes[i]);
        assert_int_equal(hall_ask(h, &hall_mira, body), CLUB_OK);
        assert_true(h->t.seat[0].ready && !h->t.seat[1].ready);
        hall_ask(h, &hall_mira,
                 "{\"do\":\"computer\",\"seat\":2,\"player\":\"ai:1\"}");
        assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"),
                         CLUB_NOT_READY);
        place = (struct table_place){ 0 };
        hall_show(h, 1, &place);
        assert_shows(h, "\"ready\":false");
        assert_int_equal(agree(h, &hall_kofi, before), CLUB_NEW_TERMS);
        assert_int_equal(agree(h, &hall_kofi, h->t.terms), CLUB_OK);
        assert_int_equal(agree(h, &hall_kofi, h->t.terms), CLUB_NOTHING);
        assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"),
                         CLUB_OK);
        hall_free(h);
    }
}

/* Who plays first, unless a lot decides, and against whom. */
static void test_seats_and_computers_are_agreed_to(void **unused)
{
    static const char swap[] = "{\"do\":\"swap\",\"seat\":0,\"with\":1}";
    static const char start[] = "{\"do\":\"start\"}";

    (void)unused;
    for (int lot = 0; lot < 2; lot++) {
        struct hall *h = two_at("{\"do\":\"make\",\"game\":\"bronze\"}");
        if (lot)
            hall_ask(h, &hall_mira, "{\"do\":\"set\",\"lot\":true}");
        agree(h, &hall_kofi, h->t.terms);
        unsigned before = h->t.terms;
        assert_int_equal(hall_ask(h, &hall_mira, swap), CLUB_OK);
        assert_int_equal(h->t.terms != before, !lot);
        assert_true(h->t.seat[1].ready);
        assert_int_equal(h->t.seat[0].ready, lot);
        assert_int_equal(hall_ask(h, &hall_mira, start),
                         lot ? CLUB_OK : CLUB_NOT_READY);
        hall_free(h);
    }
    struct hall *h = two_at(
        "{\"do\":\"make\",\"game\":\"bronze\",\"seats\":3}");
    hall_ask(h, &hall_mira, "{\"do\":\"swap\",\"seat\":2,\"with\":1}");
    agree(h, &hall_kofi, h->t.terms);
    unsigned before = h->t.terms;
    hall_ask(h, &hall_mira, "{\"do\":\"swap\",\"seat\":2,\"with\":1}");
    assert_int_equal(h->t.terms, before); /* only closes up */
    for (int i = 0; i < 2; i++) {
        hall_ask(h, &hall_mira,
                 "{\"do\":\"computer\",\"seat\":2,\"player\":\"ai:8\"}");
        assert_int_equal(hall_ask(h, &hall_mira, start),
                         i ? CLUB_OK : CLUB_NOT_READY);
        assert_true(h->t.seat[0].ready);
        agree(h, &hall_kofi, h->t.terms);
    }
    hall_free(h);
}

/* Setting what is so already, or taking free seats away, asks nobody. */
static void test_what_needs_no_agreement(void **unused)
{
    struct hall *h = two_at(
        "{\"do\":\"make\",\"game\":\"bronze\",\"seats\":3}");

    (void)unused;
    hall_ask(h, &hall_mira, "{\"do\":\"set\",\"seats\":2,\"counts\":false}");
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"), CLUB_OK);
    hall_free(h);
}

/* Whoever sits down to other rules than they saw has yet to agree. */
static void test_sitting_down_to_what_one_saw(void **unused)
{
    struct hall *h = two_at(
        "{\"do\":\"make\",\"game\":\"bronze\",\"seats\":3}");
    char body[64];

    (void)unused;
    snprintf(body, sizeof body, "{\"do\":\"sit\",\"terms\":%u}", h->t.terms);
    hall_ask(h, &hall_kofi, "{\"do\":\"stand\"}");
    hall_ask(h, &hall_mira, "{\"do\":\"set\",\"counts\":true}");
    assert_int_equal(hall_ask(h, &hall_kofi, body), CLUB_OK);
    assert_false(h->t.seat[1].ready);
    hall_ask(h, &hall_kofi, "{\"do\":\"stand\"}");
    snprintf(body, sizeof body, "{\"do\":\"sit\",\"terms\":%u}", h->t.terms);
    assert_int_equal(hall_ask(h, &hall_kofi, body), CLUB_OK);
    assert_true(h->t.seat[1].ready);
    hall_free(h);
}

/* Whether it counts changes by who comes, and nobody overlooks that. */
static void test_beside_is_seen_before_the_start(void **unused)
{
    struct hall *h = hall_new();
    struct table_place place = { 0 };

    (void)unused;
    hall_ask(h, &hall_mira,
             "{\"do\":\"make\",\"game\":\"bronze\",\"counts\":true}");
    hall_ask(h, &hall_mira, "{\"do\":\"sit\"}");
    hall_ask(h, &hall_kofi, "{\"do\":\"sit\",\"beside\":true}");
    hall_show(h, 0, &place);
    assert_shows(h, "\"counts\":false,\"uncounted\":\"beside\"");
    assert_true(!h->t.seat[0].ready && h->t.seat[1].ready);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"),
                     CLUB_NOT_READY);
    assert_int_equal(agree(h, &hall_mira, h->t.terms), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"), CLUB_OK);
    assert_false(table_counts(&h->t));
    hall_free(h);
}

static void test_programs_agree(void **unused)
{
    struct club_asker robo = hall_kofi;
    struct hall *h = hall_new();

    (void)unused;
    robo.bot = true;
    hall_ask(h, &hall_mira, "{\"do\":\"make\",\"game\":\"bronze\"}");
    hall_ask(h, &hall_mira, "{\"do\":\"sit\"}");
    hall_ask(h, &robo, "{\"do\":\"sit\"}");
    hall_ask(h, &hall_mira, "{\"do\":\"set\",\"counts\":true}");
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"), CLUB_OK);
    hall_free(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_new_rules_are_agreed_to_again),
        cmocka_unit_test(test_seats_and_computers_are_agreed_to),
        cmocka_unit_test(test_what_needs_no_agreement),
        cmocka_unit_test(test_sitting_down_to_what_one_saw),
        cmocka_unit_test(test_beside_is_seen_before_the_start),
        cmocka_unit_test(test_programs_agree),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

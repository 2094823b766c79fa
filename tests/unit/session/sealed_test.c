/* Games whose chance follows from a sealed deal: their records carry it, and
 * what does not agree with it is refused. */
#include "unit/session/table.h"

#include <stdio.h>

#include "base/deal.h"
#include "session/session.h"

/* Three places: Ada's share was shown, Ben's was left out, C is a computer. */
static struct deal sealed(void)
{
    struct deal d = { .table = "kitchen", .opened = true, .seats = 3 };

    for (int i = 0; i < DEAL_SECRET; i++)
        d.secret[i] = (uint8_t)(7 * i);
    strcpy(d.share[0].person, "ada");
    strcpy(d.share[1].person, "ben");
    d.share[0].shown = true;
    deal_commitment(d.table, d.secret, d.commitment);
    deal_announcement(d.table, "ada", d.share[0].share, d.share[0].announced);
    deal_announcement(d.table, "ben", d.share[1].share, d.share[1].announced);
    return d;
}

static struct oxhide_setup setup_of(const struct deal *d)
{
    return (struct oxhide_setup){ .game = "golden-ages",
                                  .players = "human,human,ai:3",
                                  .deal = d };
}

/* A game of that deal with its set-up drawn, seats by lot. */
static struct table *dealt(void)
{
    struct table *t = table_memory();
    struct deal d = sealed();
    struct oxhide_setup setup = setup_of(&d);
    uint8_t key[SHA256_SIZE];

    assert_int_equal(oxhide_deal_key(&setup, key, ask(t)), OXHIDE_OK);
    deal_lot(key, 3, d.from);
    d.by_lot = true;
    assert_int_equal(
        oxhide_new(t->memory, oxhide_session_size(NULL), &setup, &t->s, ask(t)),
        OXHIDE_OK);
    assert_int_equal(oxhide_chance(t->s, OXHIDE_ALL, ask(t)), OXHIDE_OK);
    return t;
}

static void test_the_record_carries_the_deal(void **unused)
{
    struct table *t = dealt(), *u = table_memory();
    char seal[OXHIDE_SEAL_MAX], again[OXHIDE_SEAL_MAX];
    const char *record = table_record(t, OXHIDE_ALL);

    (void)unused;
    assert_non_null(
        strstr(record, "\nsealed table kitchen\nsealed commitment "));
    assert_non_null(strstr(record, "\nsealed share B ben "));
    assert_non_null(strstr(record, "\nsealed secret 00070e15"));
    assert_null(strstr(record, "\nseed "));
    assert_int_equal(table_load(u, record, strlen(record)), OXHIDE_OK);
    assert_string_equal(table_record(u, OXHIDE_ALL), record);
    assert_true(oxhide_seal(t->s, seal) && oxhide_seal(u->s, again));
    assert_string_equal(seal, again);
    assert_int_equal(oxhide_state(u->s, 0, ask(u)), OXHIDE_OK);
    assert_answer_has(u, "\"seal\":\"");
    assert_answer_has(u, seal);
    table_free(t);
    table_free(u);
}

/* The secret is for whoever sees all; the rest of the deal is public. */
static void test_eyes_do_not_see_the_secret(void **unused)
{
    struct table *t = dealt(), *u = table_memory();

    (void)unused;
    for (int as = 0; as < 4; as++) {
        const char *record = table_record(t, as < 3 ? as : OXHIDE_PUBLIC);
        assert_null(strstr(record, "secret"));
        assert_null(strstr(record, "00070e15"));
        assert_non_null(strstr(record, "\nsealed commitment "));
        assert_int_equal(oxhide_follow(u->memory, oxhide_session_size(NULL),
                                       record, strlen(record), &u->s, ask(u)),
                         OXHIDE_OK);
        assert_string_equal(table_record(u, oxhide_session_eyes(u->s)), record);
        assert_true(oxhide_opens(t->s, u->s));
    }
    table_free(t);
    table_free(u);
}

/* Loads the record with the first 'from' of it changed. */
static enum oxhide_status edited(struct table *t, struct table *u,
                                 const char *from, const char *to)
{
    static char text[1 << 18];
    const char *record = table_record(t, OXHIDE_ALL);
    const char *at = strstr(record, from);

    assert_non_null(at);
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - record), record, to,
             at + strlen(from));
    return table_load(u, text, strlen(text));
}

static void test_edited(void **unused)
{
    static const struct {
        const char *from, *to, *part;
    } cases[] = {
        { "secret 00", "secret 01", "not the one the host was committed to" },
        { "secret 00", "secret 0", "64 hexadecimal digits" },
        { "commitment ", "commitment x", "64 hexadecimal digits" },
        { "sealed table kitchen", "sealed table garden", "not the one" },
        { "sealed table kitchen", "sealed table k/n", "not a table's id" },
        { "sealed table kitchen\n", "", "names its table, once" },
        { "share A ada", "share A eve", "not the one that was announced" },
        { "share A ada", "share B ada", "has a share already" },
        { "share A ada", "share D ada", "one of the places" },
        { "share B ben ", "share B ben 0", "reads like" },
        { "sealed share B ben", "sealed gift B ben", "a sealed line is" },
        { "sealed lot ", "sealed lot B A C\n# ", NULL },
        { "sealed lot ", "sealed lot A A C\n# ", "names each place once" },
        { "versailles=act", "versailles=now", NULL },
        { "sealed secret", "seed 5\nsealed secret", "not both" },
        { "sealed secret", "as A\nsealed secret", "whole records only" },
        { "sealed lot", "sealed lot more words than fit in it", "follows" },
    };
    struct table *t = dealt(), *u = table_memory();

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (!edited(t, u, cases[i].from, cases[i].to))
            fail_msg("'%s' passes", cases[i].to);
        assert_answer_has(u, "\"code\":\"bad-record\"");
        assert_answer_has(u, cases[i].part ? cases[i].part
                                           : "not what follows from the key");
    }
    table_free(t);
    table_free(u);
}

static enum oxhide_verdict verdict(struct table *u, const char *record,
                                   const char *seal)
{
    return oxhide_verify(u->memory, oxhide_session_size(NULL), record,
                         strlen(record), seal, &u->s, ask(u));
}

/* Commitment, shares and every outcome are checked, and the seal against what
 * somebody kept. */
static void test_verify(void **unused)
{
    static char text[1 << 18];
    struct table *t = dealt(), *u = table_memory();
    const char *record = table_record(t, OXHIDE_ALL);
    char seal[OXHIDE_SEAL_MAX];

    (void)unused;
    oxhide_seal(t->s, seal);
    assert_int_equal(verdict(u, record, NULL), OXHIDE_FOLLOWS);
    assert_int_equal(verdict(u, record, seal), OXHIDE_FOLLOWS);
    assert_answer_has(u, "\"chance\":");
    assert_int_equal(verdict(u, record, "0123456789abcdef"),
                     OXHIDE_DOES_NOT_FOLLOW);
    assert_answer_has(u, seal);

    strcpy(text, record);
    char *first = strstr(text, "\n. first ") + strlen("\n. first ");
    *first = *first == 'A' ? 'B' : 'A';
    assert_int_equal(verdict(u, text, seal), OXHIDE_DOES_NOT_FOLLOW);
    assert_answer_has(u, "the draw here should be \xe2\x80\x9c"
                         "first ");

    strcpy(text, record);
    *strstr(text, "secret 00") = '#'; /* "sealed #ecret": no such line */
    assert_int_equal(verdict(u, text, NULL), OXHIDE_DOES_NOT_FOLLOW);
    strcpy(text, record);
    *strstr(text, "sealed secret") = '#';
    assert_int_equal(verdict(u, text, seal), OXHIDE_CANNOT_BE_CHECKED);
    assert_answer_has(u, "engine-verify-closed");

    strcpy(text, table_record(t, 1));
    assert_int_equal(verdict(u, text, seal), OXHIDE_CANNOT_BE_CHECKED);
    assert_int_equal(verdict(u, text, "0123456789abcdef"),
                     OXHIDE_DOES_NOT_FOLLOW);
    table_free(t);
    t = table_new("bronze", "human,human", 4);
    assert_int_equal(verdict(u, table_record(t, OXHIDE_ALL), seal),
                     OXHIDE_DOES_NOT_FOLLOW);
    assert_answer_has(u, "no sealed deal");
    table_free(t);
    table_free(u);
}

/* Taken back by consent, chance falls differently, from the same key. */
static void test_the_same_deal_is_the_same_game(void **unused)
{
    struct table *t = dealt(), *u = dealt();
    struct deal d = sealed();
    struct oxhide_setup setup = setup_of(&d);

    (void)unused;
    assert_memory_equal(session_now(t->s), session_now(u->s),
                        t->s->game->state_size);
    d.share[0].shown = false;
    assert_int_equal(
        oxhide_new(u->memory, oxhide_session_size(NULL), &setup, &u->s, ask(u)),
        OXHIDE_OK);
    assert_int_equal(oxhide_chance(u->s, OXHIDE_ALL, ask(u)), OXHIDE_OK);
    assert_memory_not_equal(session_now(t->s), session_now(u->s),
                            t->s->game->state_size);
    table_free(t);
    table_free(u);
}

/* While the secret is not shown, nothing can be drawn. */
static void test_a_closed_deal_draws_nothing(void **unused)
{
    struct table *t = table_memory();
    struct deal d = sealed();
    struct oxhide_setup setup = setup_of(&d);

    (void)unused;
    d.opened = false;
    assert_int_equal(
        oxhide_new(t->memory, oxhide_session_size(NULL), &setup, &t->s, ask(t)),
        OXHIDE_OK);
    assert_int_equal(oxhide_chance(t->s, OXHIDE_ALL, ask(t)), OXHIDE_NO_SEED);
    setup.seeded = true;
    assert_int_equal(
        oxhide_new(t->memory, oxhide_session_size(NULL), &setup, &t->s, ask(t)),
        OXHIDE_BAD_SETUP);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_record_carries_the_deal),
        cmocka_unit_test(test_eyes_do_not_see_the_secret),
        cmocka_unit_test(test_edited),
        cmocka_unit_test(test_verify),
        cmocka_unit_test(test_the_same_deal_is_the_same_game),
        cmocka_unit_test(test_a_closed_deal_draws_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What was taken back by consent stays in the record, and whether a record is
 * what its seed makes of it. */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "unit/session/table.h"

#include <stdio.h>

#include "engine/words.h"
#include "session/session.h"

/* The verdict on a record; what was found is the answer of t. */
static enum oxhide_verdict verdict(struct table *t, const char *record)
{
    struct table *u = table_memory();
    enum oxhide_verdict v = oxhide_verify(u->memory, oxhide_session_size(NULL),
                                          record, strlen(record), NULL, &u->s,
                                          ask(t));

    table_free(u);
    return v;
}

static void act_first(struct table *t)
{
    game_action list[GAME_ACTIONS_MAX];
    char words[GAME_TEXT_MAX];

    t->s->game->legal(session_now(t->s), list);
    words_format(t->s->game, list[0], words);
    assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, words, ask(t)),
                     OXHIDE_OK);
}

static void take_back(struct table *t, int to)
{
    assert_int_equal(oxhide_undo_to(t->s, OXHIDE_ANYBODY, to, true, ask(t)),
                     OXHIDE_OK);
}

/* Plays on at random, now and then going back: what may be freely, and by
 * consent to a ply chosen at random. */
static struct table *wavering(const char *game, uint64_t seed)
{
    struct table *t = table_new(game, "human,human", seed);
    struct rng rng;

    rng_seed(&rng, seed);
    for (int i = 0; i < 300 && oxhide_session_actor(t->s) >= 0; i++) {
        act_first(t);
        if (rng_below(&rng, 8) == 0)
            oxhide_undo(t->s, OXHIDE_ANYBODY, false, ask(t));
        if (rng_below(&rng, 12))
            continue;
        int ply = oxhide_session_ply(t->s);
        int to = ply - 1 - (int)rng_below(&rng, ply < 30 ? (uint32_t)ply : 30);
        oxhide_undo_to(t->s, OXHIDE_ANYBODY, to, true, ask(t));
    }
    return t;
}

/* A record explains its own take-backs: loaded again it is the same game, and
 * every outcome, also of what was taken back, is the seed's. */
static void test_take_backs_are_kept(void **unused)
{
    (void)unused;
    static const char *const games[] = { "bronze", "bronze-age",
                                         "golden-ages" };
    struct table *u = table_memory();

    for (uint64_t seed = 1; seed <= 10; seed++) {
        struct table *t = wavering(games[seed % 3], seed);
        const char *record = table_record(t, OXHIDE_ALL);
        assert_non_null(strstr(record, "\n< "));
        assert_null(strstr(record, "! back"));
        assert_int_equal(table_load(u, record, strlen(record)), OXHIDE_OK);
        assert_int_equal(u->s->back, t->s->back);
        assert_int_equal(oxhide_session_taken_back(u->s),
                         oxhide_session_taken_back(t->s));
        assert_memory_equal(session_now(u->s), session_now(t->s),
                            t->s->game->state_size);
        assert_string_equal(table_record(u, OXHIDE_ALL), record);
        if (verdict(u, record) != OXHIDE_FOLLOWS)
            fail_msg("seed %d: %s", (int)seed, u->answer);
        for (int as = OXHIDE_PUBLIC; as < 2; as++)
            assert_string_equal(table_record(u, as), table_record(t, as));
        table_free(t);
    }
    table_free(u);
}

/* Who follows a seat's record sees the same, take-backs included; also where
 * the lines come one by one. */
static void test_take_backs_are_followed(void **unused)
{
    (void)unused;
    struct table *t = wavering("bronze-age", 4), *u = table_memory();
    size_t size = oxhide_session_size(NULL);

    for (int as = OXHIDE_PUBLIC; as < 2; as++) {
        if (as == OXHIDE_ALL)
            continue;
        const char *record = table_record(t, as), *at = strstr(record, "\n. ");
        assert_int_equal(oxhide_follow(u->memory, size, record,
                                       (size_t)(at + 1 - record), &u->s,
                                       ask(u)),
                         OXHIDE_OK);
        while (*++at) {
            size_t n = strcspn(at, "\n") + 1;
            if (oxhide_follow_lines(u->s, -1, at, n, ask(u)))
                fail_msg("%.*s: %s", (int)n, at, u->answer);
            at += n - 1;
        }
        oxhide_state(u->s, as, ask(u));
        oxhide_state(t->s, as, ask(t));
        assert_string_equal(strstr(u->answer, "\"view\""),
                            strstr(t->answer, "\"view\""));
        assert_int_equal(oxhide_session_taken_back(u->s),
                         oxhide_session_taken_back(t->s));
        assert_string_equal(table_record(u, as), table_record(t, as));
    }
    table_free(t);
    table_free(u);
}

/* Steps back that were only tried leave no trace, however far they went. */
static void test_a_try_leaves_no_trace(void **unused)
{
    (void)unused;
    static const char *const games[] = { "bronze", "bronze-age",
                                         "golden-ages" };

    for (uint64_t seed = 1; seed <= 6; seed++) {
        struct table *t = table_new(games[seed % 3], "human,human", seed);
        for (int i = 0; i < 60; i++) {
            act_first(t);
            if (i == 40)
                oxhide_undo(t->s, OXHIDE_ANYBODY, true, ask(t));
            char *before = strdup(table_record(t, OXHIDE_ALL));
            struct oxhide_mark mark = oxhide_mark(t->s);
            for (int n = 0; n < 4; n++)
                oxhide_undo(t->s, OXHIDE_ANYBODY, true, ask(t));
            oxhide_reset(t->s, mark);
            assert_string_equal(table_record(t, OXHIDE_ALL), before);
            free(before);
        }
        table_free(t);
    }
}

/* After one by consent chance falls anew, the standing counts it, nothing can
 * be redone, and beyond it consent is needed again. */
static void test_a_take_back_by_consent(void **unused)
{
    (void)unused;
    struct table *t = table_new("bronze", "human,human", 3);
    int begin = oxhide_session_ply(t->s);

    act_first(t);
    int first = oxhide_session_ply(t->s);
    while (oxhide_session_ply(t->s) < first + 6)
        act_first(t);
    assert_answer_has(t, "\"taken_back\":0");
    take_back(t, first);
    assert_answer_has(t, "\"taken_back\":1");
    assert_answer_has(t, "\"redo\":false");
    assert_true(t->s->back >= 6);
    assert_int_equal(oxhide_undo_to(t->s, OXHIDE_ANYBODY, begin, false, ask(t)),
                     OXHIDE_FRONTIER);
    oxhide_score(t->s, OXHIDE_ALL, ask(t));
    assert_answer_has(t, "\"taken_back\":1");
    take_back(t, begin);
    assert_answer_has(t, "\"taken_back\":2");
    table_free(t);
}

/* A free step back leaves no trace, and chance stays as the seed says. */
static void test_a_free_step_back_leaves_no_trace(void **unused)
{
    (void)unused;
    struct table *t = table_new("golden-ages", "human,greedy", 5),
                 *u = table_new("golden-ages", "human,greedy", 5);
    int freely = 0;

    for (int i = 0; i < 60; i++) {
        act_first(t);
        act_first(u);
        if (!oxhide_undo(t->s, 0, false, ask(t))) {
            freely++;
            while (oxhide_session_ply(t->s) < oxhide_session_ply(u->s))
                act_first(t);
        }
    }
    assert_true(freely > 10);
    char *record = strdup(table_record(t, OXHIDE_ALL));
    assert_string_equal(record, table_record(u, OXHIDE_ALL));
    free(record);
    table_free(t);
    table_free(u);
}

/* Loads a record with something else instead of 'from' and checks it. */
static enum oxhide_verdict changed(struct table *t, const char *record,
                                   const char *from, const char *to)
{
    static char text[1 << 18];
    const char *at = strstr(record, from);

    assert_non_null(at);
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - record), record, to,
             at + strlen(from));
    return verdict(t, text);
}

static void test_verdicts(void **unused)
{
    (void)unused;
    struct table *t = table_new("bronze", "human,greedy", 3);
    while (oxhide_session_actor(t->s) >= 0)
        act_first(t);
    const char *record = table_record(t, OXHIDE_ALL);

    assert_int_equal(verdict(t, record), OXHIDE_FOLLOWS);
    assert_int_equal(changed(t, record, "seed 3", "seed 4"),
                     OXHIDE_DOES_NOT_FOLLOW);
    assert_answer_has(t, "\"key\":\"engine-verify-chance\"");
    assert_int_equal(changed(t, record, "seed 3", "seed 3\nseed 3"),
                     OXHIDE_DOES_NOT_FOLLOW);
    assert_answer_has(t, "\"line\":8,");
    assert_int_equal(changed(t, record, "\n= A ", "\n= A 9"),
                     OXHIDE_DOES_NOT_FOLLOW);
    assert_int_equal(changed(t, record, "seed 3\n", ""),
                     OXHIDE_CANNOT_BE_CHECKED);
    assert_answer_has(t, "engine-verify-no-seed");
    assert_int_equal(changed(t, record, "seed 3", "seed 3\nchance entered"),
                     OXHIDE_CANNOT_BE_CHECKED);
    assert_answer_has(t, "engine-verify-entered");
    assert_int_equal(changed(t, record, "seed 3", "as A"),
                     OXHIDE_CANNOT_BE_CHECKED);
    assert_answer_has(t, "engine-verify-redacted");
    assert_int_equal(changed(t, record, "\n= A ", "\n! back 5\n= A "),
                     OXHIDE_CANNOT_BE_CHECKED);
    assert_answer_has(t, "engine-verify-back");
    assert_int_equal(changed(t, record, "\n. first", "\n! back 5\n. first"),
                     OXHIDE_DOES_NOT_FOLLOW);
    assert_int_equal(changed(t, record, "rules ", "rules 9"),
                     OXHIDE_CANNOT_BE_CHECKED);
    table_free(t);
}

/* Chance that was entered against the seed is marked as entered. */
static void test_chance_entered_by_hand(void **unused)
{
    (void)unused;
    struct table *t = table_memory();
    struct oxhide_setup setup = {
        .game = "bronze", .seats = 2, .seeded = true, .seed = 3
    };

    oxhide_new(t->memory, oxhide_session_size(NULL), &setup, &t->s, ask(t));
    oxhide_chance(t->s, OXHIDE_ALL, ask(t));
    bool a = strstr(table_record(t, OXHIDE_ALL), ". first A") != NULL;
    oxhide_new(t->memory, oxhide_session_size(NULL), &setup, &t->s, ask(t));
    oxhide_apply(t->s, OXHIDE_ANYBODY, a ? "first A" : "first B", ask(t));
    assert_null(strstr(table_record(t, OXHIDE_ALL), "chance entered"));
    oxhide_new(t->memory, oxhide_session_size(NULL), &setup, &t->s, ask(t));
    oxhide_apply(t->s, OXHIDE_ANYBODY, a ? "first B" : "first A", ask(t));
    const char *record = table_record(t, OXHIDE_ALL);
    assert_non_null(strstr(record, "\nchance entered\n"));
    assert_int_equal(verdict(t, record), OXHIDE_CANNOT_BE_CHECKED);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_take_backs_are_kept),
        cmocka_unit_test(test_take_backs_are_followed),
        cmocka_unit_test(test_a_try_leaves_no_trace),
        cmocka_unit_test(test_a_take_back_by_consent),
        cmocka_unit_test(test_a_free_step_back_leaves_no_trace),
        cmocka_unit_test(test_verdicts),
        cmocka_unit_test(test_chance_entered_by_hand),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

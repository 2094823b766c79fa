/* What an event says it did to the score sheets adds up to the sheets, in
 * everybody's eyes. */
#include "unit/session/play.h"

enum { SEATS = 2 };

/* The number after a member's name; 0 where it is null. */
static int number(const char *at, const char *member)
{
    return atoi(strstr(at, member) + strlen(member));
}

/* Adds up the changes that the answer lists, by seat. */
static int add_changes(const struct table *t, int sum[SEATS])
{
    int count = 0;

    for (const char *at = t->answer; (at = strstr(at, "\"before\":")); at++) {
        const char *seat = at;
        while (strncmp(seat, "{\"seat\":", 8))
            seat--;
        int gain = number(at, "\"after\":") - atoi(at + 9);
        sum[number(seat, "{\"seat\":")] += gain;
        count++;
    }
    return count;
}

/* The points of every seat, at a moment. */
static void points_at(struct table *t, int as, int ply, int out[SEATS])
{
    int seat = 0;

    assert_int_equal(oxhide_seek(t->s, ply, ask(t)), OXHIDE_OK);
    assert_int_equal(oxhide_score(t->s, as, ask(t)), OXHIDE_OK);
    for (const char *at = t->answer; (at = strstr(at, "{\"seat\":")); at++)
        out[seat++] = number(at, "\"points\":");
    assert_int_equal(seat, SEATS);
}

static void check_eyes(struct table *t, int as)
{
    int sum[SEATS], now[SEATS], ply = oxhide_session_ply(t->s);

    points_at(t, as, 0, sum);
    points_at(t, as, ply, now);
    assert_int_equal(oxhide_events(t->s, as, 0, ask(t)), OXHIDE_OK);
    add_changes(t, sum);
    for (int p = 0; p < SEATS; p++)
        assert_int_equal(sum[p], now[p]);
}

static void check_game(const char *game)
{
    for (unsigned seed = 1; seed <= 4; seed++) {
        struct table *t = table_new(game, "human,human", seed);
        for (int part = 0; part < 6; part++) {
            for (int as = OXHIDE_PUBLIC; as < SEATS; as++)
                check_eyes(t, as);
            play_some(t, part < 4 ? 12 : 10000, seed);
        }
        table_free(t);
    }
}

static void test_changes_add_up_in_bronze(void **unused)
{
    (void)unused;
    check_game("bronze");
}

static void test_changes_add_up_in_bronze_age(void **unused)
{
    (void)unused;
    check_game("bronze-age");
}

static void test_changes_add_up_in_the_golden_ages(void **unused)
{
    (void)unused;
    check_game("golden-ages");
}

static void test_a_line_comes_with_null_before_it(void **unused)
{
    (void)unused;
    struct table *t = table_new("bronze", "human,human", 3);
    int sum[SEATS] = { 0 };

    play_some(t, 10000, 3);
    oxhide_events(t->s, OXHIDE_PUBLIC, 0, ask(t));
    assert_answer_has(t, "\"changes\":[]");
    assert_answer_has(t, "\"source\":\"cities\",\"name\":");
    assert_answer_has(t, "\"before\":null,\"after\":");
    assert_true(add_changes(t, sum) > 10);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_changes_add_up_in_bronze),
        cmocka_unit_test(test_changes_add_up_in_bronze_age),
        cmocka_unit_test(test_changes_add_up_in_the_golden_ages),
        cmocka_unit_test(test_a_line_comes_with_null_before_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

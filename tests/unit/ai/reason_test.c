/* What is named for an action, and what against it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ai/reason.h"
#include "games/games.h"

enum { PAIRS = 100 };

/* A line of somebody's sheet that brought so many points and wins. */
static void add(struct compare *sums, int seat, int source, int64_t points,
                int64_t wins)
{
    sums->points[seat][source] = PAIRS * points;
    sums->credit[seat][source] = PAIRS * wins;
    sums->credit_square[seat][source] = PAIRS * wins * wins;
    sums->credits += PAIRS * wins;
}

static struct compare better_by(int64_t wins)
{
    struct compare sums = { .pairs = PAIRS, .square = PAIRS * wins * wins };

    sums.share[0][0] = PAIRS * wins;
    return sums;
}

static struct reasons why_then(const struct compare *sums, bool late)
{
    struct reasons out;

    reason_find(sums, games_find("bronze"), 0, 2, 1, late, &out);
    return out;
}

static struct reasons why(const struct compare *sums)
{
    return why_then(sums, true);
}

static void test_the_largest_against_is_named(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 4);

    (void)state;
    add(&sums, 0, 0, 3, UTILITY_ONE / 4);
    add(&sums, 0, 1, -2, -UTILITY_ONE / 8);
    assert_true(why(&sums).sure);
    assert_int_equal(why(&sums).count, 1);
    assert_true(why(&sums).though);
    assert_int_equal(why(&sums).against.source, 1);
}

static void test_no_source_speaks_for_and_against(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 4);

    (void)state;
    add(&sums, 0, 0, 3, UTILITY_ONE / 4);
    add(&sums, 1, 0, 2, -UTILITY_ONE / 8);
    assert_int_equal(why(&sums).count, 1);
    assert_false(why(&sums).though);
}

/* Points at once are said first, but only where they are a reason. */
static void test_points_at_once_come_first(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 4);

    (void)state;
    add(&sums, 0, 0, 3, UTILITY_ONE / 4);
    sums.at_once[0] = PAIRS * 3;
    sums.at_once[1] = PAIRS * 9;
    sums.later[1][0][1] = PAIRS;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_AT_ONCE);
    assert_int_equal(why(&sums).thought.source, 0);
    assert_int_equal(why(&sums).thought.number, 300);
    assert_true(why(&sums).named[0].told);
    sums.at_once[0] = PAIRS / 2;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_TAKEN);
    assert_false(why(&sums).named[0].told);
}

/* What is paid at once and gone again in the end is no reason; where there is
 * more in the end, both are told. */
static void test_points_at_once_have_to_last(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 4);

    (void)state;
    add(&sums, 0, 0, 3, UTILITY_ONE / 4);
    sums.at_once[0] = PAIRS * 7;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_NONE);
    sums.at_once[0] = PAIRS * 1;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_AT_ONCE);
    assert_false(why(&sums).named[0].told);
}

static void test_a_source_of_both_seats_is_ground(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 4);

    (void)state;
    add(&sums, 0, 0, 3, UTILITY_ONE / 8);
    add(&sums, 1, 0, -3, UTILITY_ONE / 16);
    add(&sums, 0, 1, 3, UTILITY_ONE / 32);
    assert_int_equal(why(&sums).thought.kind, THOUGHT_GROUND);
    assert_int_equal(why(&sums).thought.source, 0);
    assert_int_equal(why(&sums).thought.seat, 0);
    assert_int_equal(why(&sums).thought.rival, 1);
    assert_int_equal(why(&sums).named[1].seat, 0);
    assert_int_equal(why(&sums).named[2].seat, 1);
    add(&sums, 0, 1, 3, UTILITY_ONE / 4);
    assert_int_equal(why(&sums).thought.kind, THOUGHT_NONE);
}

static void test_few_points_that_win_much_are_a_close_game(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 8);

    (void)state;
    add(&sums, 0, 0, 1, UTILITY_ONE / 8);
    sums.share[0][0] = PAIRS * (UTILITY_ONE / 2);
    sums.share[1][0] = sums.share[0][0] - PAIRS * (UTILITY_ONE / 8);
    assert_int_equal(why(&sums).thought.kind, THOUGHT_CLOSE);
    sums.points[0][0] = PAIRS * 3;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_NONE);
}

static void test_a_close_game_is_late_and_open(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 8);

    (void)state;
    add(&sums, 0, 0, 1, UTILITY_ONE / 8);
    for (int chance = 15; chance <= 95; chance += 10) {
        bool open = chance >= 35 && chance <= 65;

        sums.share[0][0] = PAIRS * (int64_t)UTILITY_ONE * chance / 100;
        sums.share[1][0] = sums.share[0][0] - PAIRS * (UTILITY_ONE / 8);
        assert_int_equal(why(&sums).thought.kind,
                         open ? THOUGHT_CLOSE : THOUGHT_NONE);
        assert_int_equal(why_then(&sums, false).thought.kind, THOUGHT_NONE);
    }
}

/* The two largest, without what the thought says. */
static void test_the_part_that_is_told(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 2);

    (void)state;
    add(&sums, 0, 0, 3, UTILITY_ONE / 8);
    add(&sums, 0, 1, 3, UTILITY_ONE / 16);
    add(&sums, 0, 2, 3, UTILITY_ONE / 32);
    assert_int_equal(why(&sums).count, 3);
    assert_int_equal(why(&sums).part, 37);
    sums.at_once[0] = PAIRS * 3;
    assert_true(why(&sums).named[0].told);
    assert_int_equal(why(&sums).part, 18);
}

/* More points for a rival are no reason, whatever they are credited with. */
static void test_points_and_wins_of_a_reason_agree(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 4);

    (void)state;
    add(&sums, 1, 0, 3, UTILITY_ONE / 4);
    assert_int_equal(why(&sums).count, 0);
    add(&sums, 1, 0, -3, UTILITY_ONE / 4);
    assert_int_equal(why(&sums).count, 1);
}

/* What a rival does anyway is not left to it. */
static void test_a_rival_takes_what_only_one_can_have(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 4);

    (void)state;
    sums.later[1][0][1] = PAIRS / 2;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_TAKEN);
    assert_int_equal(why(&sums).thought.seat, 1);
    assert_int_equal(why(&sums).thought.number, 50);
    sums.later[0][0][1] = PAIRS / 2;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_NONE);
}

static void test_what_is_done_later_anyway_can_wait(void **state)
{
    struct compare sums = better_by(UTILITY_ONE / 4);

    (void)state;
    sums.later[0][1][0] = PAIRS * 8 / 10;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_WAITS);
    assert_int_equal(why(&sums).thought.number, 80);
    sums.later[1][0][0] = PAIRS * 8 / 10;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_NONE);
    sums.later[1][0][0] = 0;
    sums.later[1][1][0] = PAIRS * 8 / 10;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_NONE);
    sums.later[1][1][0] = 0;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_WAITS);
    sums.share[0][0] = 0;
    assert_int_equal(why(&sums).thought.kind, THOUGHT_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_largest_against_is_named),
        cmocka_unit_test(test_no_source_speaks_for_and_against),
        cmocka_unit_test(test_points_at_once_come_first),
        cmocka_unit_test(test_points_at_once_have_to_last),
        cmocka_unit_test(test_a_source_of_both_seats_is_ground),
        cmocka_unit_test(test_few_points_that_win_much_are_a_close_game),
        cmocka_unit_test(test_a_close_game_is_late_and_open),
        cmocka_unit_test(test_the_part_that_is_told),
        cmocka_unit_test(test_points_and_wins_of_a_reason_agree),
        cmocka_unit_test(test_a_rival_takes_what_only_one_can_have),
        cmocka_unit_test(test_what_is_done_later_anyway_can_wait),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

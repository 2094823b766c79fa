/* Chapter 3: taking a card, and what it wakes. */
#include "unit/bronze/table.h"

static struct bronze_state s;

static uint64_t lanes(const char *codes)
{
    uint64_t sum = 0;

    for (; *codes; codes++)
        sum += lane_one(tech_of(*codes));
    return sum;
}

static void test_b_3_1_take_then_settle_then_done(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    assert_true(allowed(&s, "take 1 up right"));
    assert_refused(&s, "settle pottery 1 woods 2", "B-3.1");
    assert_refused(&s, "done", "B-3.1");
    assert_refused(&s, "city troy", "B-3.1");
    play(&s, "take 1 up right");
    assert_refused(&s, "done", "B-3.1");
    chance(&s);
    assert_true(allowed(&s, "settle pottery 1 woods 2"));
    play(&s, "done");
    assert_int_equal(s.head.actor, B);
    assert_true(allowed(&s, "take 1 up right"));
}

static void test_b_3_1r1_a_card_must_be_taken_settling_need_not(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    assert_refused(&s, "done", "B-3.1");
    step(&s, "take 1 up right");
    assert_true(allowed(&s, "done"));
}

static void test_b_3_1r2_done_is_said_even_alone(void **state)
{
    static game_action list[GAME_ACTIONS_MAX];

    (void)state;
    deal(&s, 2, EDITION_2018);
    step(&s, "take 1 up right");
    step(&s, "settle pottery 1 woods 2");
    assert_int_equal(bronze_game.legal(&s, list), 1);
    assert_true(allowed(&s, "done"));
    assert_refused(&s, "take 1 up 1", "B-3.2");
}

static void test_b_3_2_one_card_a_turn(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    step(&s, "take 2 up right");
    assert_int_equal(lane(s.cards[A], TECH_WHEEL), 1);
    assert_refused(&s, "take 1 up 1", "B-3.2");
}

static void test_b_3_2r1_the_next_card_is_seen_after_the_choice(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    play(&s, "take 1 up right");
    assert_int_equal(s.columns[A], 1);
    assert_int_equal(s.head.phase, PHASE_REVEAL);
    assert_refused(&s, "take 1 up 1", "B-3.1");
    assert_true(allowed(&s, "reveal 1 wheel"));
    assert_refused(&s, "reveal 2 wheel", "B-3.5");
}

static void test_b_3_2r2_equal_choices_stay_apart(void **state)
{
    static game_action list[GAME_ACTIONS_MAX];

    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "P", "P", NULL, NULL);
    s.top[1] = TECH_POTTERY;
    assert_true(allowed(&s, "take 1 up left"));
    assert_true(allowed(&s, "take 1 up right"));
    assert_true(allowed(&s, "take 2 up left"));
    assert_int_equal(bronze_game.legal(&s, list), 4 * 2 * 4);
    wake(&s, A, "PP");
    int two = bronze_game.legal(&s, list);
    wake(&s, A, "P");
    assert_int_equal(bronze_game.legal(&s, list), two);
}

static void test_b_3_3_either_side(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    step(&s, "take 1 down right");
    assert_int_equal(lane(s.cards[A], TECH_BRONZE_CASTING), 1);
    assert_int_equal(lane(s.cards[A], TECH_POTTERY), 0);
    assert_true(allowed(&s, "settle bronze-casting 1 mountains 1"));
    assert_true(allowed(&s, "settle bronze-casting 1 shore 1"));
    assert_refused(&s, "settle pottery 1 woods 2", "B-4.1");
}

static void test_b_3_3r1_bronze_is_no_other_technology_for_cities(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "P", "M", "B", NULL);
    assert_int_equal(bronze_city_points(&s, A, CITY_SU_NURAXI), 0);
    matrix(&s, A, "P", "M", "R", NULL);
    assert_int_equal(bronze_city_points(&s, A, CITY_SU_NURAXI), 6);
}

static void test_b_3_4_columns(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "P", "M", "R", NULL);
    assert_true(allowed(&s, "take 1 up 3"));
    assert_true(allowed(&s, "take 1 up left"));
    assert_true(allowed(&s, "take 1 up right"));
    assert_refused(&s, "take 1 up 4", "B-3.4");
    matrix(&s, A, "P", "M", "R", "W");
    assert_true(allowed(&s, "take 1 up 4"));
    assert_refused(&s, "take 1 up left", "B-3.4");
    assert_refused(&s, "take 1 down right", "B-3.4");
}

static void test_b_3_4r1_the_first_card_is_right(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    assert_refused(&s, "take 1 up left", "B-3.4r1");
    assert_refused(&s, "take 1 up 1", "B-3.4r1");
    assert_true(allowed(&s, "take 1 up right"));
}

static void test_b_3_4r2_a_new_column_shifts_the_numbers(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "MR", "W", NULL, NULL);
    step(&s, "take 1 up left");
    assert_int_equal(s.columns[A], 3);
    assert_int_equal(s.depth[A][0], 1);
    assert_int_equal(bronze_card(&s, A, 0, 0), TECH_POTTERY);
    assert_int_equal(s.depth[A][1], 2);
    assert_int_equal(bronze_card(&s, A, 1, 1), TECH_RELIGION);
    assert_int_equal(bronze_card(&s, A, 2, 0), TECH_WHEEL);
    assert_refused(&s, "take 1 up 2", "B-3.2");
}

static void test_b_3_9_any_number_of_equal_cards_in_a_column(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "PPPPPPPP", "W", NULL, NULL);
    step(&s, "take 1 up 1");
    assert_int_equal(s.depth[A][0], 9);
    assert_int_equal(lane(s.cards[A], TECH_POTTERY), 9);
    assert_int_equal(lane(s.woken, TECH_POTTERY), 9);
}

static void test_b_3_10_a_card_taken_stays(void **state)
{
    static game_action list[GAME_ACTIONS_MAX];

    (void)state;
    deal(&s, 2, EDITION_2018);
    unsigned left = s.stack[0];
    step(&s, "take 1 up right");
    assert_refused(&s, "take 2 up 1", "B-3.2");
    for (int n = bronze_game.legal(&s, list), i = 0; i < n; i++) {
        struct bronze_state after = s;
        bronze_game.apply(&after, list[i]);
        assert_int_equal(after.stack[0], left - 1);
        assert_int_equal(bronze_card(&after, A, 0, 0), TECH_POTTERY);
    }
}

static void test_b_3_5_the_next_card_is_turned(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    unsigned unseen = lane(s.unseen, TECH_RELIGION);
    play(&s, "take 1 up right");
    assert_false(bronze_is_turned(&s, 0));
    assert_true(bronze_is_turned(&s, 1));
    assert_int_equal(bronze_game.weight(&s, action("reveal 1 religion")),
                     unseen);
    play(&s, "reveal 1 religion");
    assert_int_equal(s.top[0], TECH_RELIGION);
    assert_int_equal(lane(s.unseen, TECH_RELIGION), unseen - 1);
    s.unseen -= lane_one(TECH_RELIGION) * (unseen - 1);
    s.head.phase = PHASE_REVEAL;
    assert_refused(&s, "reveal 1 religion", "B-3.5");
}

static void test_b_3_5r1_the_reserve_replaces_the_first(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    unsigned reserve = s.stack[STACKS];
    s.stack[2] = 1;
    play(&s, "take 3 up right");
    assert_int_equal(s.stack[2], reserve);
    assert_int_equal(s.stack[STACKS], 0);
    assert_false(s.ending);
    assert_true(allowed(&s, "reveal 3 pottery"));
    assert_refused(&s, "reveal 1 pottery", "B-3.5");
    chance(&s);
    step(&s, "done");
    s.stack[2] = 1;
    play(&s, "take 3 up right");
    assert_int_equal(s.ending, END_STACK);
}

static void test_b_3_5r2_the_second_is_not_refilled(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    s.stack[STACKS] = 0;
    s.stack[1] = 1;
    play(&s, "take 2 up right");
    assert_int_equal(s.head.phase, PHASE_SETTLE);
    assert_int_equal(s.stack[1], 0);
    play(&s, "done");
    assert_refused(&s, "take 2 up right", "B-3.5");
    assert_true(allowed(&s, "take 1 up right"));
}

static void test_b_3_5r3_the_reserve_takes_the_number(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    s.stack[3] = 1;
    play(&s, "take 4 up right");
    play(&s, "reveal 4 religion");
    play(&s, "done");
    assert_true(allowed(&s, "take 4 up right"));
    assert_int_equal(s.top[3], TECH_RELIGION);
}

static void test_b_3_5r4_empty_stacks_are_no_choice(void **state)
{
    static game_action list[GAME_ACTIONS_MAX];

    (void)state;
    deal(&s, 4, EDITION_2018);
    s.stack[0] = s.stack[1] = s.stack[STACKS] = 0;
    assert_int_equal(bronze_game.legal(&s, list), 2 * 2);
    assert_refused(&s, "take 1 up right", "B-3.5");
    assert_refused(&s, "take 2 down right", "B-3.5");
    assert_true(allowed(&s, "take 3 up right"));
    assert_false(bronze_is_turned(&s, 0));
}

/* What playing stack 1 (Pottery) would wake. */
static uint64_t woken_by(const char *words)
{
    play(&s, words);
    return s.woken;
}

static void test_b_3_6_itself_and_its_neighbours(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "IM", "D", "AW", NULL);
    assert_int_equal(woken_by("take 1 up 2"), lanes("PMW"));
    assert_true(bronze_is_woken(&s, A, 0, 1));
    assert_true(bronze_is_woken(&s, A, 1, 1));
    assert_false(bronze_is_woken(&s, A, 0, 0));
    assert_false(bronze_is_woken(&s, A, 1, 0));
    assert_false(bronze_is_woken(&s, B, 0, 0));

    deal(&s, 2, EDITION_2018);
    assert_int_equal(woken_by("take 1 up right"), lanes("P"));
}

static void test_b_4_1_a_card_that_has_settled_is_awake_no_more(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "P", NULL, NULL, NULL);
    step(&s, "take 1 up right");
    assert_true(bronze_is_awake(&s, A, 0, 0));
    assert_true(bronze_is_awake(&s, A, 1, 0));
    step(&s, "settle pottery 1 woods 2");
    assert_true(bronze_is_awake(&s, A, 0, 0));
    assert_false(bronze_is_awake(&s, A, 1, 0));
    step(&s, "settle pottery 1 shore 1");
    assert_false(bronze_is_awake(&s, A, 0, 0));
    assert_true(bronze_is_woken(&s, A, 0, 0));
}

static void test_b_3_6r1_only_adjacent_and_only_filled_places(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "M", "R", NULL, NULL);
    assert_int_equal(woken_by("take 1 up right"), lanes("PR"));
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "M", "R", NULL, NULL);
    assert_int_equal(woken_by("take 1 up 1"), lanes("P"));
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "MM", "R", "W", "AI");
    assert_int_equal(woken_by("take 1 up 3"), lanes("PI"));
}

static void test_b_3_6r2_bronze_beside_wakes_also_by_bronze(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "B", NULL, NULL, NULL);
    assert_int_equal(woken_by("take 1 up right"), lanes("PB"));
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "B", NULL, NULL, NULL);
    assert_int_equal(woken_by("take 1 down left"), lanes("BB"));
}

static void test_b_3_6r3_no_chains(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "W", "WW", "M", NULL);
    assert_int_equal(woken_by("take 1 up 3"), lanes("PW"));
    assert_false(bronze_is_woken(&s, A, 1, 0));
    assert_false(bronze_is_woken(&s, A, 0, 0));
}

static void test_b_3_7_the_same_technology_in_the_column(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    s.top[0] = TECH_DOMESTICATION;
    matrix(&s, A, "D", "IM", NULL, NULL);
    assert_int_equal(woken_by("take 1 up 1"), lanes("DDM"));
    assert_true(bronze_is_woken(&s, A, 0, 0));
    deal(&s, 2, EDITION_2018);
    s.top[0] = TECH_DOMESTICATION;
    matrix(&s, A, "D", "I", NULL, NULL);
    assert_int_equal(woken_by("take 1 up 2"), lanes("D"));
}

static void test_b_3_7r1_touching_or_not(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "PWPMRP", NULL, NULL, NULL);
    assert_int_equal(woken_by("take 1 up 1"), lanes("PPPP"));
    assert_false(bronze_is_woken(&s, A, 0, 1));
}

static void test_b_3_7r2_a_card_does_not_wake_bronze_above(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "BPB", NULL, NULL, NULL);
    assert_int_equal(woken_by("take 1 up 1"), lanes("PP"));
    assert_false(bronze_is_woken(&s, A, 0, 0));
}

static void test_b_3_8_bronze_wakes_no_bronze_in_its_column(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "BB", "MRP", NULL, NULL);
    assert_int_equal(woken_by("take 1 down 1"), lanes("BP"));
    assert_false(bronze_is_woken(&s, A, 0, 0));
    chance(&s);
    step(&s, "settle bronze-casting 1 mountains 1");
    assert_refused(&s, "settle bronze-casting 1 shore 1", "B-4.1");

    deal(&s, 2, EDITION_2018);
    s.top[0] = TECH_DOMESTICATION;
    matrix(&s, A, "I", "RB", NULL, NULL);
    assert_int_equal(woken_by("take 1 up 1"), lanes("DB"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_b_3_1_take_then_settle_then_done),
        cmocka_unit_test(test_b_3_1r1_a_card_must_be_taken_settling_need_not),
        cmocka_unit_test(test_b_3_1r2_done_is_said_even_alone),
        cmocka_unit_test(test_b_3_2_one_card_a_turn),
        cmocka_unit_test(test_b_3_2r1_the_next_card_is_seen_after_the_choice),
        cmocka_unit_test(test_b_3_2r2_equal_choices_stay_apart),
        cmocka_unit_test(test_b_3_3_either_side),
        cmocka_unit_test(test_b_3_3r1_bronze_is_no_other_technology_for_cities),
        cmocka_unit_test(test_b_3_4_columns),
        cmocka_unit_test(test_b_3_4r1_the_first_card_is_right),
        cmocka_unit_test(test_b_3_4r2_a_new_column_shifts_the_numbers),
        cmocka_unit_test(test_b_3_9_any_number_of_equal_cards_in_a_column),
        cmocka_unit_test(test_b_3_10_a_card_taken_stays),
        cmocka_unit_test(test_b_3_5_the_next_card_is_turned),
        cmocka_unit_test(test_b_3_5r1_the_reserve_replaces_the_first),
        cmocka_unit_test(test_b_3_5r2_the_second_is_not_refilled),
        cmocka_unit_test(test_b_3_5r3_the_reserve_takes_the_number),
        cmocka_unit_test(test_b_3_5r4_empty_stacks_are_no_choice),
        cmocka_unit_test(test_b_3_6_itself_and_its_neighbours),
        cmocka_unit_test(test_b_4_1_a_card_that_has_settled_is_awake_no_more),
        cmocka_unit_test(test_b_3_6r1_only_adjacent_and_only_filled_places),
        cmocka_unit_test(test_b_3_6r2_bronze_beside_wakes_also_by_bronze),
        cmocka_unit_test(test_b_3_6r3_no_chains),
        cmocka_unit_test(test_b_3_7_the_same_technology_in_the_column),
        cmocka_unit_test(test_b_3_7r1_touching_or_not),
        cmocka_unit_test(test_b_3_7r2_a_card_does_not_wake_bronze_above),
        cmocka_unit_test(test_b_3_8_bronze_wakes_no_bronze_in_its_column),
    };

    return RUN(tests);
}

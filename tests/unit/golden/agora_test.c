/* Artists, builders and the agora: chapter 6. */
#include "unit/golden/table.h"

static void test_ga_6_1_the_agora_pays_some(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    play(&s, "artist 2,2");
    assert_int_equal(s.seat[A].colonist[0], PLACE_AGORA);
    assert_int_equal(s.seat[A].gold, 3);
    assert_int_equal(s.seat[A].agora, 0);
    turn_of(&s, A);
    learn(&s, A, TECH_COMPUTER_SCIENCE);
    s.seat[A].civ = CIV_EUROPEAN_UNION;
    play(&s, "artist 2,2");
    assert_int_equal(s.seat[A].gold, 3 + 4);
    assert_int_equal(s.seat[A].agora, 2);
    assert_int_equal(total(&s, A) - 7 / 3, 3 + 3 + 2 + 4 + 8);
}

static void test_ga_6_1r1_any_standing_colonist_and_a_builder_too(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    learn(&s, A, TECH_COMPUTER_SCIENCE);
    put(&s, A, 2, SQ(1, 2), true);
    assert_true(allowed(&s, "artist 1,2"));
    assert_true(allowed(&s, "artist 2,2"));
    put(&s, A, 2, SQ(1, 2), false);
    assert_refused(&s, "artist 1,2", "GA-5.1");
    PLAY(&s, "builder 2,2", "card market");
    assert_int_equal(s.seat[A].agora, 2);
}

static void test_ga_6_2_an_artist_is_worth_three_points(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    play(&s, "artist 2,2");
    assert_int_equal(golden_points(&s, A, SOURCE_ARTISTS), 3);
    turn_of(&s, A);
    tire(&s, A);
    assert_refused(&s, "artist 2,2", "GA-5.1");
}

static void test_ga_6_3_a_builder_takes_a_building(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    play(&s, "builder 2,2");
    assert_refused(&s, "card bank", "GA-6.3");
    assert_refused(&s, "artist 2,2", "GA-6.3");
    play(&s, "card granary");
    assert_int_equal(s.seat[A].building[0], BUILDING_GRANARY);
    assert_int_equal(s.seat[A].colonist[0], PLACE_AGORA);
    assert_int_equal(s.offer[2], 0);
    assert_int_equal(s.head.actor, B);
    play(&s, "builder 5,6");
    assert_refused(&s, "card granary", "GA-6.3");
}

static void test_ga_6_3r1_spaces_open_by_technology(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_int_equal(golden_slots(&s.seat[A]), 1);
    assert_int_equal(golden_slots(&s.seat[B]), 2);
    learn(&s, A, TECH_ARCHITECTURE);
    assert_int_equal(golden_slots(&s.seat[A]), 2);
    learn(&s, A, TECH_WRITING);
    assert_int_equal(golden_slots(&s.seat[A]), 3);
    /* The second building needs no discard with Architecture alone. */
    s = table();
    learn(&s, A, TECH_ARCHITECTURE);
    s.seat[A].building[0] = BUILDING_MARKET;
    PLAY(&s, "builder 2,2", "card granary");
    assert_int_equal(s.seat[A].building[1], BUILDING_GRANARY);
}

static void test_ga_6_4_with_no_space_a_building_leaves(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].building[0] = BUILDING_MARKET;
    PLAY(&s, "builder 2,2", "card granary");
    assert_int_equal(s.head.phase, PHASE_DISCARD);
    assert_refused(&s, "discard library", "GA-6.4");
    assert_refused(&s, "discard market used", "GA-6.4");
    assert_refused(&s, "artist 2,2", "GA-6.4");
    play(&s, "discard market");
    assert_int_equal(s.seat[A].building[0], BUILDING_GRANARY);
    assert_int_equal(s.offer[0], 1);
    assert_int_equal(s.head.actor, B);
}

static void test_ga_6_4r1_only_no_card_prevents_a_builder(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].building[0] = BUILDING_MARKET;
    assert_true(allowed(&s, "builder 2,2"));
    s.offer[0] = s.offer[1] = s.offer[2] = 0;
    assert_refused(&s, "builder 2,2", "GA-6.3");
    s.seat[A].civ = CIV_ROME;
    assert_refused(&s, "builder free", "GA-6.3");
    /* With a free space nothing is discarded. */
    s = table();
    PLAY(&s, "builder 2,2", "card granary");
    assert_int_equal(s.head.phase, PHASE_ACTION);
}

static void test_ga_6_4r2_a_used_building_may_be_replaced(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].building[0] = BUILDING_MARKET | USED;
    assert_refused(&s, "activate market", "GA-8.3");
    PLAY(&s, "builder 2,2", "card market");
    assert_refused(&s, "discard market", "GA-6.4");
    play(&s, "discard market used");
    turn_of(&s, A);
    play(&s, "activate market");
    assert_int_equal(s.seat[A].gold, 3 + 1);
}

static void test_ga_6_6_two_buildings_of_a_kind(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    learn(&s, A, TECH_ARCHITECTURE);
    s.seat[A].building[0] = BUILDING_MARKET;
    PLAY(&s, "builder 2,2", "card market");
    assert_int_equal(s.seat[A].building[0], BUILDING_MARKET);
    assert_int_equal(s.seat[A].building[1], BUILDING_MARKET);
    assert_int_equal(golden_buildings_held(&s.seat[A]), 2);
}

static void test_ga_6_5_some_build_without_a_colonist(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_refused(&s, "builder free", "GA-6.5");
    learn(&s, A, TECH_GENETICS);
    assert_true(allowed(&s, "builder free"));
    s = table();
    s.seat[A].civ = CIV_ARABIA;
    PLAY(&s, "builder free", "card market");
    assert_int_equal(golden_count(&s, A, SRC_FRESH), 3);
    assert_int_equal(s.seat[A].building[0], BUILDING_MARKET);
}

static void test_ga_6_5r1_as_often_as_there_are_buildings(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_ROME;
    learn(&s, A, TECH_COMPUTER_SCIENCE);
    assert_true(allowed(&s, "builder 2,2"));
    PLAY(&s, "builder free", "card market");
    turn_of(&s, A);
    PLAY(&s, "builder free", "card library", "discard market");
    turn_of(&s, A);
    PLAY(&s, "builder free", "card granary", "discard library");
    assert_int_equal(s.seat[A].agora, 0);
    turn_of(&s, A);
    assert_refused(&s, "builder free", "GA-6.3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ga_6_1_the_agora_pays_some),
        cmocka_unit_test(test_ga_6_1r1_any_standing_colonist_and_a_builder_too),
        cmocka_unit_test(test_ga_6_2_an_artist_is_worth_three_points),
        cmocka_unit_test(test_ga_6_3_a_builder_takes_a_building),
        cmocka_unit_test(test_ga_6_3r1_spaces_open_by_technology),
        cmocka_unit_test(test_ga_6_4_with_no_space_a_building_leaves),
        cmocka_unit_test(test_ga_6_4r1_only_no_card_prevents_a_builder),
        cmocka_unit_test(test_ga_6_4r2_a_used_building_may_be_replaced),
        cmocka_unit_test(test_ga_6_6_two_buildings_of_a_kind),
        cmocka_unit_test(test_ga_6_5_some_build_without_a_colonist),
        cmocka_unit_test(test_ga_6_5r1_as_often_as_there_are_buildings),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

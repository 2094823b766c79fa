/* Turns, exploring, control and cities: chapter 5. */
#include "unit/golden/table.h"

static void test_ga_5_1_one_action_then_the_next_seat(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_int_equal(s.head.actor, A);
    assert_refused(&s, "explore 3,3", "GA-5.1");
    assert_refused(&s, "artist 1,7", "GA-5.1");
    assert_refused(&s, "move 3,2", "GA-5.1");
    PLAY(&s, "explore 2,2", "move 3,2", "no-city");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.seat[A].colonist[0], SQ(3, 2));
    turn_of(&s, A);
    assert_refused(&s, "explore 3,2", "GA-5.1");
    assert_true(allowed(&s, "explore 2,2"));
}

static void test_ga_5_1r1_there_is_always_something_to_do(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].gold = 0;
    assert_true(allowed(&s, "artist 2,2"));
    assert_refused(&s, "golden", "GA-9.1");
    tire(&s, A);
    assert_true(allowed(&s, "golden"));
    assert_refused(&s, "artist 2,2", "GA-5.1");
}

static void test_ga_5_1r2_russias_explorers_stay_standing(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_RUSSIA;
    PLAY(&s, "explore 2,2", "move 3,2", "no-city");
    assert_int_equal(s.seat[A].colonist[0], STANDING | SQ(3, 2));
    /* Its soldiers lie down. */
    turn_of(&s, A);
    put(&s, B, 0, SQ(3, 3), true);
    PLAY(&s, "soldier 3,2", "to 3,3", "glory 4", "no-city");
    assert_int_equal(s.seat[A].colonist[0], SQ(3, 3));
}

static void test_ga_5_1r3_an_explorer_may_do_nothing(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    PLAY(&s, "explore 2,2", "move 2,2");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.seat[A].colonist[0], SQ(2, 2));
    assert_int_equal(s.seat[A].gold, 3);
}

static void test_ga_5_7_the_same_action_again(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    for (int i = 0; i < COLONISTS; i++) {
        play(&s, "artist 2,2");
        turn_of(&s, A);
    }
    assert_int_equal(golden_points(&s, A, SOURCE_ARTISTS), 3 * 3);
    s.seat[A].gold = 20;
    play(&s, "tech carriage");
    turn_of(&s, A);
    assert_true(allowed(&s, "tech rail"));
    /* But for a golden age: nothing follows it in the era. */
    PLAY(&s, "golden", "judge j1", "artist 5,6", "artist 1,7");
    assert_int_equal(s.head.actor, B);
}

static void test_ga_5_2_as_far_as_technology_carries(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    play(&s, "explore 2,2");
    assert_refused(&s, "artist 2,2", "GA-5.2");
    assert_true(allowed(&s, "move 1,2"));
    assert_refused(&s, "move 3,3", "GA-5.2");
    assert_refused(&s, "move 2,4", "GA-5.2");
    learn(&s, A, TECH_CARRIAGE);
    assert_true(allowed(&s, "move 3,3"));
    assert_refused(&s, "move 2,5", "GA-5.2");
    learn(&s, A, TECH_RAIL);
    assert_true(allowed(&s, "move 2,5"));
    assert_refused(&s, "move 5,9", "GA-5.2");
    learn(&s, A, TECH_AVIATION);
    assert_true(allowed(&s, "move 5,9"));
}

static void test_ga_5_2r1_around_the_world_but_not_over_the_poles(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    put(&s, A, 0, SQ(0, 0), true);
    play(&s, "explore 0,0");
    assert_true(allowed(&s, "move 0,9"));
    assert_refused(&s, "move 5,0", "GA-5.2");
    s = table();
    put(&s, A, 0, SQ(5, 9), true);
    play(&s, "explore 5,9");
    assert_true(allowed(&s, "move 5,0"));
    assert_refused(&s, "move 0,9", "GA-5.2");
}

/* The rulebook's example: wheat with Agriculture, then a city with Barter. */
static void test_ga_5_3_wheat_and_a_city_bring_two_gold(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    PLAY(&s, "explore 2,2", "move 3,2");
    assert_int_equal(s.seat[A].gold, 3 + 1);
    play(&s, "city");
    assert_int_equal(s.seat[A].gold, 3 + 1 + 1);
    assert_int_equal(s.seat[A].colonist[0], SQ(3, 2));
    /* Without Agriculture wheat pays nothing. */
    s = table();
    turn_of(&s, B);
    PLAY(&s, "explore 5,6", "move 5,5", "no-city");
    assert_int_equal(s.seat[B].gold, 3 + 1);
    turn_of(&s, B);
    put(&s, B, 1, SQ(5, 5), true);
    PLAY(&s, "explore 5,5", "move 4,5");
    assert_int_equal(s.seat[B].gold, 3 + 1);
}

static void test_ga_5_3r1_staying_takes_no_control(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    learn(&s, A, TECH_CARRIAGE);
    put(&s, A, 0, SQ(3, 2), true);
    PLAY(&s, "explore 3,2", "move 3,2", "no-city");
    assert_int_equal(s.seat[A].gold, 3);
    assert_int_equal(golden_income(&s, A, SQ(3, 2), SQ(3, 2)), 0);
    assert_int_equal(golden_income(&s, A, SQ(2, 2), SQ(2, 5)), 1);
}

static void test_ga_5_3r2_only_who_had_nothing_there_is_paid(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    /* A second colonist arrives, and founds: cubes only. */
    put(&s, A, 0, SQ(3, 2), false);
    PLAY(&s, "explore 2,2", "move 3,2");
    assert_int_equal(s.seat[A].gold, 3);
    play(&s, "city");
    assert_int_equal(s.seat[A].gold, 3 + 1);
    /* Away and back pays again, if nothing stayed. */
    s = table();
    PLAY(&s, "explore 2,2", "move 3,2", "no-city");
    assert_int_equal(s.seat[A].gold, 4);
    turn_of(&s, A);
    put(&s, A, 0, SQ(4, 2), true);
    PLAY(&s, "explore 4,2", "move 3,2", "no-city");
    assert_int_equal(s.seat[A].gold, 5);
}

static void test_ga_5_3r3_a_capital_hides_its_symbol(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    learn(&s, B, TECH_METALLURGY);
    put(&s, B, 0, SQ(2, 7), true);
    turn_of(&s, B);
    PLAY(&s, "explore 2,7", "move 1,7");
    assert_int_equal(s.seat[B].gold, 3);
    assert_int_equal(golden_count(&s, B, SRC_ROCK), 0);
    assert_int_equal(golden_taking(&s, B, SQ(2, 7)), 1);
}

static void test_ga_5_3r4_control_is_presence_and_can_be_shared(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    build_city(&s, B, SQ(3, 4), 1);
    put(&s, A, 0, SQ(3, 4), false);
    assert_int_equal(golden_count(&s, A, SRC_ROCK), 1);
    assert_int_equal(golden_count(&s, B, SRC_ROCK), 1);
    assert_int_equal(golden_count(&s, C, SRC_ROCK), 0);
    put(&s, A, 0, SQ(2, 3), false);
    assert_int_equal(golden_count(&s, A, SRC_ROCK), 0);
    assert_int_equal(golden_count(&s, B, SRC_ROCK), 1);
}

static void test_ga_5_3r5_control_after_a_capital_has_gone(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    learn(&s, A, TECH_METALLURGY);
    put(&s, A, 0, SQ(1, 7), true);
    s.seat[C].capital = SQ(2, 6);
    assert_int_equal(golden_count(&s, A, SRC_ROCK), 1);
    PLAY(&s, "explore 1,7", "move 1,7", "city");
    assert_int_equal(s.seat[A].gold, 3 + 1);
}

static void test_ga_5_4_portugal_and_the_usa(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_PORTUGAL;
    put(&s, A, 0, SQ(5, 0), true);
    PLAY(&s, "explore 5,0", "move 5,9");
    assert_int_equal(s.seat[A].gold, 3 + 3);
    s = table();
    s.seat[A].civ = CIV_PORTUGAL;
    put(&s, A, 0, SQ(5, 0), true);
    PLAY(&s, "explore 5,0", "move 5,1");
    assert_int_equal(s.seat[A].gold, 3);
    s = table();
    s.seat[A].civ = CIV_USA;
    put(&s, A, 0, SQ(4, 6), true);
    PLAY(&s, "explore 4,6", "move 5,6");
    assert_int_equal(s.seat[A].gold, 3 + 4);
    s = table();
    s.seat[A].civ = CIV_USA;
    PLAY(&s, "explore 2,2", "move 2,3");
    assert_int_equal(s.seat[A].gold, 3);
}

static void test_ga_5_4r1_a_walk_around_pays_portugal_alone(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_PORTUGAL;
    put(&s, A, 0, SQ(2, 0), true);
    PLAY(&s, "explore 2,0", "move 2,0");
    assert_int_equal(s.seat[A].gold, 3);
    s = table();
    s.seat[A].civ = CIV_PORTUGAL;
    learn(&s, A, TECH_CARRIAGE);
    put(&s, A, 0, SQ(2, 0), true);
    PLAY(&s, "explore 2,0", "move 2,0");
    assert_int_equal(s.seat[A].gold, 3 + 3);
    assert_int_equal(golden_income(&s, A, SQ(2, 1), SQ(2, 1)), 0);
    learn(&s, A, TECH_AVIATION);
    assert_int_equal(golden_income(&s, A, SQ(2, 4), SQ(2, 4)), 3);
    s.seat[A].civ = CIV_USA;
    put(&s, B, 0, SQ(2, 2), true);
    assert_int_equal(golden_income(&s, A, SQ(2, 2), SQ(2, 2)), 0);
}

static void test_ga_5_4r2_any_walk_that_crosses_will_do(void **unused)
{
    (void)unused;
    assert_true(golden_crosses(SQ(2, 0), SQ(2, 9), 1));
    assert_true(golden_crosses(SQ(2, 9), SQ(2, 0), 1));
    /* There and back: 2,0 to 2,9 to 2,0 to 2,1. */
    assert_true(golden_crosses(SQ(2, 0), SQ(2, 1), 3));
    assert_false(golden_crosses(SQ(2, 0), SQ(2, 1), 2));
    assert_true(golden_crosses(SQ(2, 9), SQ(3, 0), 2));
    assert_false(golden_crosses(SQ(2, 9), SQ(3, 0), 1));
    assert_false(golden_crosses(SQ(2, 4), SQ(2, 7), 3));
    assert_true(golden_crosses(SQ(2, 4), SQ(2, 5), MOVE_ANYWHERE));
    /* Back to where it began. */
    assert_true(golden_crosses(SQ(2, 0), SQ(2, 0), 2));
    assert_true(golden_crosses(SQ(2, 9), SQ(2, 9), 2));
    assert_false(golden_crosses(SQ(2, 0), SQ(2, 0), 1));
    assert_false(golden_crosses(SQ(2, 1), SQ(2, 1), 3));
    assert_true(golden_crosses(SQ(2, 1), SQ(2, 1), 4));
}

static void test_ga_5_4r3_one_meeting_a_move(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_USA;
    put(&s, B, 0, SQ(2, 3), true);
    put(&s, B, 1, SQ(2, 3), true);
    put(&s, C, 0, SQ(2, 3), true);
    assert_int_equal(golden_income(&s, A, SQ(2, 2), SQ(2, 3)), 4);
    /* A soldier's move counts, and its gold helps to pay. */
    s.seat[A].gold = 0;
    PLAY(&s, "soldier 2,2", "to 2,3");
    assert_int_equal(s.seat[A].gold, 4 - 3);
    /* One that stays earns nothing. */
    s = table();
    s.seat[A].civ = CIV_USA;
    put(&s, B, 0, SQ(2, 2), true);
    s.seat[A].gold = 0;
    assert_refused(&s, "soldier 2,2", "GA-7.2");
}

static void test_ga_5_5_a_city_on_free_land(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    PLAY(&s, "explore 2,2", "move 3,2");
    assert_refused(&s, "artist 2,2", "GA-5.5");
    play(&s, "city");
    assert_int_equal(s.seat[A].city, BIT(SQ(3, 2)));
    assert_int_equal(s.seat[A].second, 0);
    assert_int_equal(s.seat[A].reserve, 6 - 1);
    /* On an island, or at a capital, the question is not asked. */
    turn_of(&s, A);
    PLAY(&s, "explore 2,2", "move 1,2");
    assert_int_equal(s.head.actor, B);
    turn_of(&s, A);
    PLAY(&s, "explore 2,2", "move 2,2");
    assert_int_equal(s.head.actor, B);
}

static void test_ga_5_5r1_construction_takes_two_cubes(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    build_city(&s, A, SQ(3, 3), 1);
    learn(&s, A, TECH_CONSTRUCTION);
    PLAY(&s, "explore 2,2", "move 3,2", "city");
    assert_int_equal(s.seat[A].second, BIT(SQ(3, 2)));
    assert_int_equal(s.seat[A].city, BIT(SQ(3, 2)) | BIT(SQ(3, 3)));
    assert_int_equal(s.seat[A].gold, 3 + 1 + 2);
}

static void test_ga_5_5r2_hagia_sophia_pays_a_city_once(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    hold(&s, A, WONDER_HAGIA_SOPHIA);
    learn(&s, A, TECH_CONSTRUCTION);
    PLAY(&s, "explore 2,2", "move 3,2", "city");
    assert_int_equal(s.seat[A].gold, 3 + 1 + 2 + 2);
    /* After an attack too; not to others. */
    turn_of(&s, A);
    put(&s, B, 0, SQ(3, 3), true);
    put(&s, A, 1, SQ(3, 3), true);
    s.seat[A].gold = 3;
    PLAY(&s, "soldier 3,3", "to 3,3", "glory 2", "city");
    assert_int_equal(s.seat[A].gold, 2 + 2);
    assert_int_equal(s.seat[B].gold, 3);
}

static void test_ga_5_5r3_one_city_a_square(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    build_city(&s, A, SQ(3, 2), 1);
    PLAY(&s, "explore 2,2", "move 3,2");
    assert_int_equal(s.head.actor, B);
    /* A rival colonist does not prevent one. */
    s = table();
    put(&s, B, 0, SQ(3, 2), true);
    PLAY(&s, "explore 2,2", "move 3,2", "city");
    assert_int_equal(s.seat[A].city, BIT(SQ(3, 2)));
}

static void test_ga_5_6_missing_cubes_come_from_the_map(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    build_city(&s, A, SQ(3, 3), 2);
    build_city(&s, A, SQ(2, 4), 2);
    build_city(&s, A, SQ(3, 4), 2);
    assert_int_equal(s.seat[A].reserve, 0);
    PLAY(&s, "explore 2,2", "move 3,2", "city");
    assert_refused(&s, "cube 3,2", "GA-5.6");
    assert_refused(&s, "no-city", "GA-5.6");
    play(&s, "cube 3,3");
    assert_int_equal(s.seat[A].second, BIT(SQ(2, 4)) | BIT(SQ(3, 4)));
    assert_true(s.seat[A].city & BIT(SQ(3, 2)));
    assert_int_equal(s.seat[A].reserve, 0);
    assert_int_equal(s.seat[A].gold, 3 + 1 + 1);
    assert_true(golden_sound(&s));
}

static void test_ga_5_6r1_the_last_cube_ends_a_city(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].reserve = 0;
    build_city(&s, A, SQ(3, 3), 1);
    s.seat[A].reserve = 0;
    learn(&s, A, TECH_METALLURGY);
    s.seat[A].reserve = 0;
    PLAY(&s, "explore 2,2", "move 3,2", "city", "cube 3,3");
    assert_int_equal(s.seat[A].city, BIT(SQ(3, 2)));
    assert_int_equal(golden_count(&s, A, SRC_ROCK), 0);
    /* Control of a rocket's square is judged when the city stands. */
    s = table();
    learn(&s, A, TECH_ROCKETRY);
    s.seat[A].reserve = 0;
    s.seat[A].city = BIT(SQ(3, 3));
    put(&s, B, 0, SQ(2, 5), true);
    PLAY(&s, "rocket 2,5", "glory 2", "city", "cube 3,3");
    assert_int_equal(s.seat[A].gold, 3 - 3 + 1 + 1);
}

static void test_ga_5_6r2_only_as_many_as_are_missing(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    learn(&s, A, TECH_CONSTRUCTION);
    build_city(&s, A, SQ(3, 3), 2);
    build_city(&s, A, SQ(2, 4), 2);
    build_city(&s, A, SQ(3, 4), 1);
    assert_int_equal(s.seat[A].reserve, 1);
    PLAY(&s, "explore 2,2", "move 3,2", "city", "cube 2,4");
    assert_int_equal(s.head.actor, B);
    assert_true(s.seat[A].second & BIT(SQ(3, 2)));
    assert_int_equal(s.seat[A].reserve, 0);
    /* With enough in reserve none is taken. */
    s = table();
    PLAY(&s, "explore 2,2", "move 3,2", "city");
    assert_int_equal(s.head.actor, B);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ga_5_1_one_action_then_the_next_seat),
        cmocka_unit_test(test_ga_5_1r1_there_is_always_something_to_do),
        cmocka_unit_test(test_ga_5_1r2_russias_explorers_stay_standing),
        cmocka_unit_test(test_ga_5_1r3_an_explorer_may_do_nothing),
        cmocka_unit_test(test_ga_5_7_the_same_action_again),
        cmocka_unit_test(test_ga_5_2_as_far_as_technology_carries),
        cmocka_unit_test(test_ga_5_2r1_around_the_world_but_not_over_the_poles),
        cmocka_unit_test(test_ga_5_3_wheat_and_a_city_bring_two_gold),
        cmocka_unit_test(test_ga_5_3r1_staying_takes_no_control),
        cmocka_unit_test(test_ga_5_3r2_only_who_had_nothing_there_is_paid),
        cmocka_unit_test(test_ga_5_3r3_a_capital_hides_its_symbol),
        cmocka_unit_test(test_ga_5_3r4_control_is_presence_and_can_be_shared),
        cmocka_unit_test(test_ga_5_3r5_control_after_a_capital_has_gone),
        cmocka_unit_test(test_ga_5_4_portugal_and_the_usa),
        cmocka_unit_test(test_ga_5_4r1_a_walk_around_pays_portugal_alone),
        cmocka_unit_test(test_ga_5_4r2_any_walk_that_crosses_will_do),
        cmocka_unit_test(test_ga_5_4r3_one_meeting_a_move),
        cmocka_unit_test(test_ga_5_5_a_city_on_free_land),
        cmocka_unit_test(test_ga_5_5r1_construction_takes_two_cubes),
        cmocka_unit_test(test_ga_5_5r2_hagia_sophia_pays_a_city_once),
        cmocka_unit_test(test_ga_5_5r3_one_city_a_square),
        cmocka_unit_test(test_ga_5_6_missing_cubes_come_from_the_map),
        cmocka_unit_test(test_ga_5_6r1_the_last_cube_ends_a_city),
        cmocka_unit_test(test_ga_5_6r2_only_as_many_as_are_missing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

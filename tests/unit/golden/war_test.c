/* Soldiers, rockets and glory: chapter 7. */
#include "unit/golden/table.h"

/* A number that the sentence of an action is told, -1 without it. */
static int told(const struct golden_state *s, const char *words,
                const char *name)
{
    struct message_args args = { 0 };

    golden_args(s, action(words), &args);
    for (int i = 0; i < args.count; i++)
        if (!strcmp(args.list[i].name, name))
            return (int)(args.list[i].number / 10);
    return -1;
}

/* What cannot be paid, or reached, is refused with the figures. */
static void test_refusals_know_price_gold_and_range(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].gold = 2;
    assert_refused(&s, "tech metallurgy", "GA-8.5");
    assert_int_equal(told(&s, "tech metallurgy", "price"), 3);
    assert_int_equal(told(&s, "tech metallurgy", "gold"), 2);
    put(&s, B, 0, SQ(2, 3), true);
    assert_refused(&s, "soldier 2,2", "GA-7.2");
    assert_int_equal(told(&s, "soldier 2,2", "price"), 3);
    assert_int_equal(told(&s, "soldier 2,2", "gold"), 2);
    s.seat[A].gold = 9;
    play(&s, "soldier 2,2");
    assert_refused(&s, "to 2,4", "GA-5.2");
    assert_int_equal(told(&s, "to 2,4", "range"), 1);
}

static void test_ga_7_1_rivals_without_a_rival_capital(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_refused(&s, "soldier 2,2", "GA-7.1");
    put(&s, B, 0, SQ(2, 3), true);
    assert_true(allowed(&s, "soldier 2,2"));
    play(&s, "soldier 2,2");
    assert_refused(&s, "to 3,2", "GA-7.1");
    assert_refused(&s, "to 2,4", "GA-5.2");
    assert_refused(&s, "no-city", "GA-7.1");
    PLAY(&s, "to 2,3", "glory 3");
    assert_int_equal(s.seat[B].colonist[0], STANDING | SQ(5, 6));
    assert_int_equal(s.seat[A].colonist[0], SQ(2, 3));
    /* Beside a rival capital nobody is attacked. */
    s = table();
    put(&s, A, 0, SQ(4, 6), true);
    assert_refused(&s, "soldier 4,6", "GA-7.1");
}

static void test_ga_7_1r1_the_own_capital_protects_nobody(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    put(&s, B, 0, SQ(2, 2), true);
    PLAY(&s, "soldier 2,2", "to 2,2", "glory 5");
    assert_int_equal(s.seat[B].colonist[0], STANDING | SQ(5, 6));
    /* No city at a capital. */
    assert_int_equal(s.head.actor, B);
    put(&s, A, 1, SQ(5, 6), true);
    assert_true(golden_targets(&s, B) & BIT(SQ(5, 6)));
    assert_false(golden_targets(&s, C) & BIT(SQ(5, 6)));
}

/* The rulebook's example: the third attack costs 8 gold. */
static void test_ga_7_2_the_third_attack_costs_eight(void **unused)
{
    static const uint8_t price[ATTACKS] = { 3, 5, 8, 12 };

    (void)unused;
    struct golden_state s = table();

    for (uint8_t i = 0; i < ATTACKS; i++) {
        s.seat[A].attacks = i;
        assert_int_equal(golden_price(&s, A, SQ(3, 3)), price[i]);
    }
    s.seat[A].attacks = 2;
    s.seat[A].glory[0] = 2;
    s.seat[A].gold = 8;
    build_city(&s, B, SQ(3, 3), 2);
    put(&s, C, 0, SQ(3, 3), true);
    put(&s, A, 0, SQ(3, 2), true);
    PLAY(&s, "soldier 3,2", "to 3,3");
    assert_int_equal(s.seat[A].gold, 0);
    assert_int_equal(s.seat[B].city, 0);
    assert_int_equal(s.seat[B].second, 0);
    assert_int_equal(s.seat[B].reserve, 6);
    assert_int_equal(s.seat[C].colonist[0], STANDING | SQ(1, 7));
    PLAY(&s, "glory 6", "no-city");
    assert_int_equal(s.seat[A].attacks, 3);
    assert_int_equal(golden_points(&s, A, SOURCE_GLORY), 2 + 2 + 6);
}

static void test_ga_7_2r1_walls_add_up_and_china_pays_less(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.era = 1;
    put(&s, B, 0, SQ(3, 3), true);
    put(&s, C, 0, SQ(3, 3), true);
    s.seat[B].building[0] = BUILDING_WALL;
    s.seat[B].building[1] = BUILDING_WALL;
    s.seat[C].building[0] = BUILDING_WALL;
    assert_int_equal(golden_price(&s, A, SQ(3, 3)), 3 + 6 + 3);
    s.seat[A].civ = CIV_CHINA;
    assert_int_equal(golden_price(&s, A, SQ(3, 3)), 3 + 6 + 3 - 2);
    assert_int_equal(golden_price(&s, A, SQ(2, 3)), 3 - 2);
}

static void test_ga_7_2r2_the_move_may_pay_but_not_france(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].gold = 2;
    put(&s, B, 0, SQ(3, 2), true);
    assert_true(allowed(&s, "soldier 2,2")); /* wheat brings one */
    PLAY(&s, "soldier 2,2", "to 3,2");
    assert_int_equal(s.seat[A].gold, 0);
    s = table();
    s.seat[A].gold = 2;
    s.seat[A].civ = CIV_FRANCE;
    put(&s, B, 0, SQ(2, 3), true);
    assert_refused(&s, "soldier 2,2", "GA-7.2");
}

static void test_ga_7_2r3_who_cannot_pay_cannot_attack(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    put(&s, B, 0, SQ(2, 3), true);
    put(&s, B, 1, SQ(3, 2), true);
    s.seat[A].gold = 2;
    assert_true(allowed(&s, "soldier 2,2"));
    play(&s, "soldier 2,2");
    assert_refused(&s, "to 2,3", "GA-7.2");
    assert_true(allowed(&s, "to 3,2"));
}

static void test_ga_7_3_a_wall_makes_it_dearer(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.era = 1;
    build_city(&s, B, SQ(3, 3), 1);
    assert_int_equal(golden_price(&s, A, SQ(3, 3)), 3);
    s.seat[B].building[0] = BUILDING_WALL;
    assert_int_equal(golden_price(&s, A, SQ(3, 3)), 6);
    assert_refused(&s, "activate wall", "GA-8.3");
    turn_of(&s, B);
    assert_refused(&s, "activate wall", "GA-8.3");
}

static void test_ga_7_3r1_a_wall_protects_lone_colonists(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.era = 1;
    s.seat[B].building[0] = BUILDING_WALL;
    put(&s, B, 0, SQ(2, 3), false);
    assert_int_equal(golden_price(&s, A, SQ(2, 3)), 6);
    put(&s, C, 0, SQ(3, 3), true);
    assert_int_equal(golden_price(&s, A, SQ(3, 3)), 3);
}

static void test_ga_7_3r2_great_wall_and_united_nations_watch(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    hold(&s, C, WONDER_GREAT_WALL);
    hold(&s, C, WONDER_UNITED_NATIONS);
    s.seat[A].civ = CIV_CHINA;
    put(&s, B, 0, SQ(2, 3), true);
    PLAY(&s, "soldier 2,2", "to 2,3");
    assert_int_equal(s.seat[A].gold, 3 - 1);
    assert_int_equal(s.seat[C].gold, 3 + 3 + 1);
    assert_int_equal(s.seat[B].gold, 3);
    /* Not for the owner's own attack. */
    s = table();
    hold(&s, A, WONDER_GREAT_WALL);
    hold(&s, A, WONDER_UNITED_NATIONS);
    put(&s, B, 0, SQ(2, 3), true);
    PLAY(&s, "soldier 2,2", "to 2,3");
    assert_int_equal(s.seat[A].gold, 0);
}

static void test_ga_7_4_everybody_there_is_hit(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    build_city(&s, B, SQ(3, 3), 1);
    put(&s, C, 0, SQ(3, 3), true);
    put(&s, C, 1, SQ(3, 2), true);
    put(&s, A, 0, SQ(3, 2), true);
    PLAY(&s, "soldier 3,2", "to 3,3", "glory 2", "no-city");
    assert_int_equal(s.seat[B].city, 0);
    assert_int_equal(s.seat[B].reserve, 6);
    assert_int_equal(s.seat[C].colonist[0], STANDING | SQ(1, 7));
    assert_int_equal(s.seat[C].colonist[1], STANDING | SQ(3, 2));
}

static void test_ga_7_4r1_the_order_of_an_attack(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_FRANCE;
    put(&s, B, 0, SQ(3, 2), true);
    s.seat[A].gold = 2;
    PLAY(&s, "soldier 2,2", "to 3,2");
    assert_int_equal(s.seat[A].gold, 2 + 1 - 3 + 4);
    assert_int_equal(s.head.phase, PHASE_GLORY);
    assert_refused(&s, "city", "GA-7.5");
    play(&s, "glory 4");
    assert_int_equal(s.head.phase, PHASE_CITY);
    assert_true(golden_is_standing(s.seat[A].colonist[0]));
    play(&s, "city");
    assert_false(golden_is_standing(s.seat[A].colonist[0]));
}

static void test_ga_7_4r2_own_pieces_stay_and_states_are_kept(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    put(&s, A, 1, SQ(2, 3), false);
    put(&s, B, 0, SQ(2, 3), false);
    put(&s, B, 1, SQ(2, 3), true);
    PLAY(&s, "soldier 2,2", "to 2,3", "glory 2");
    assert_int_equal(s.seat[A].colonist[1], SQ(2, 3));
    assert_int_equal(s.seat[B].colonist[0], SQ(5, 6));
    assert_int_equal(s.seat[B].colonist[1], STANDING | SQ(5, 6));
}

static void test_ga_7_4r3_france_after_every_attack(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_FRANCE;
    learn(&s, A, TECH_ROCKETRY);
    put(&s, B, 0, SQ(0, 0), true);
    play(&s, "rocket 0,0");
    assert_int_equal(s.seat[A].gold, 3 - 3 + 4);
    s = table();
    learn(&s, A, TECH_ROCKETRY);
    put(&s, B, 0, SQ(0, 0), true);
    play(&s, "rocket 0,0");
    assert_int_equal(s.seat[A].gold, 0);
}

static void test_ga_7_5_one_glory_tile_an_attack(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    put(&s, B, 0, SQ(2, 3), true);
    PLAY(&s, "soldier 2,2", "to 2,3");
    s.glory[4] = 0;
    assert_refused(&s, "glory 6", "GA-7.5");
    s.glory[4] = 2;
    assert_refused(&s, "keep 6", "GA-7.5");
    play(&s, "glory 6");
    assert_int_equal(s.glory[4], 1);
    assert_int_equal(s.seat[A].glory[4], 1);
    assert_int_equal(s.seat[A].attacks, 1);
}

static void test_ga_7_5r1_with_one_tile_left_no_choice(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_CHINA;
    s.seat[A].attacks = 3;
    s.seat[B].attacks = s.seat[C].attacks = s.seat[D].attacks = 4;
    s.head.seats = 4;
    s.seat[D].capital = SQ(3, 5);
    put(&s, D, 0, SQ(3, 5), true);
    put(&s, D, 1, SQ(3, 5), true);
    put(&s, D, 2, SQ(3, 5), true);
    s.seat[D].civ = NONE;
    put(&s, B, 0, SQ(2, 3), true);
    s.seat[A].gold = 12;
    PLAY(&s, "soldier 2,2", "to 2,3", "glory 4");
    assert_int_equal(s.seat[A].attacks, 4);
    assert_int_equal(s.drawn[0], NONE);
}

static void test_ga_7_5r2_china_keeps_one_of_two(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_CHINA;
    put(&s, B, 0, SQ(2, 3), true);
    PLAY(&s, "soldier 2,2", "to 2,3", "glory 2", "glory 6");
    assert_int_equal(s.head.actor, A);
    assert_refused(&s, "keep 4", "GA-7.5");
    assert_refused(&s, "city", "GA-7.5");
    assert_true(allowed(&s, "keep 2"));
    play(&s, "keep 6");
    assert_int_equal(s.seat[A].glory[4], 1);
    assert_int_equal(s.glory[0], 2);
    assert_int_equal(s.glory[4], 1);
    assert_true(golden_sound(&s));
}

static void test_ga_7_5r3_values_are_secret_numbers_are_not(void **unused)
{
    (void)unused;
    struct golden_state s = table(), t;

    put(&s, B, 0, SQ(2, 3), true);
    PLAY(&s, "soldier 2,2", "to 2,3");
    assert_int_equal(golden_redact(&s, action("glory 6"), B),
                     action("glory ?"));
    assert_int_equal(golden_redact(&s, action("glory 6"), A),
                     action("glory 6"));
    assert_refused(&s, "glory ?", "GA-10.5");
    play(&s, "glory 6");
    t = s;
    golden_observe(&t, B);
    assert_int_equal(t.seat[A].glory[4], 0);
    assert_int_equal(t.seat[A].attacks, 1);
    assert_int_equal(t.glory[4], 2);
    t = s;
    golden_observe(&t, A);
    assert_int_equal(t.seat[A].glory[4], 1);
}

static void test_ga_7_6_rockets_need_no_colonist(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    put(&s, B, 0, SQ(5, 0), true);
    tire(&s, A);
    assert_refused(&s, "rocket 5,0", "GA-7.6");
    learn(&s, A, TECH_ROCKETRY);
    assert_refused(&s, "rocket 5,1", "GA-7.1");
    assert_refused(&s, "rocket 5,6", "GA-7.1");
    s.seat[A].gold = 2;
    assert_refused(&s, "rocket 5,0", "GA-7.2");
    s.seat[A].gold = 3;
    PLAY(&s, "rocket 5,0", "glory 2");
    assert_int_equal(s.seat[A].gold, 0);
    assert_int_equal(s.seat[A].attacks, 1);
}

static void test_ga_7_6r1_its_city_takes_control(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    learn(&s, A, TECH_ROCKETRY);
    build_city(&s, B, SQ(4, 5), 1);
    PLAY(&s, "rocket 4,5", "glory 2", "city");
    assert_int_equal(s.seat[A].gold, 3 - 3 + 1 + 1);
    assert_int_equal(golden_count(&s, A, SRC_FRESH), 3);
    /* Soldiers remain possible, and the city is not asked for an island. */
    turn_of(&s, A);
    s.seat[A].gold = 9;
    put(&s, B, 0, SQ(2, 3), true);
    assert_true(allowed(&s, "soldier 2,2"));
    PLAY(&s, "rocket 2,3", "glory 2");
    assert_int_equal(s.head.actor, B);
}

static void test_ga_7_7_a_city_after_the_attack(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    put(&s, A, 0, SQ(3, 2), true);
    build_city(&s, B, SQ(3, 3), 1);
    PLAY(&s, "soldier 3,2", "to 3,3", "glory 2", "city");
    assert_int_equal(s.seat[A].city, BIT(SQ(3, 3)));
    /* Not on one's own city. */
    turn_of(&s, A);
    s.seat[A].gold = 9;
    put(&s, A, 1, SQ(3, 2), true);
    put(&s, B, 0, SQ(3, 3), true);
    PLAY(&s, "soldier 3,2", "to 3,3", "glory 2");
    assert_int_equal(s.head.actor, B);
}

static void test_ga_7_7r1_an_island_takes_no_city(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    put(&s, B, 0, SQ(1, 2), true);
    PLAY(&s, "soldier 2,2", "to 1,2", "glory 2");
    assert_int_equal(s.seat[A].attacks, 1);
    assert_int_equal(s.head.actor, B);
}

static void test_ga_7_8_four_attacks_a_game(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].gold = 50;
    put(&s, B, 0, SQ(2, 3), true);
    s.seat[A].attacks = 3;
    assert_true(allowed(&s, "soldier 2,2"));
    s.seat[A].attacks = 4;
    assert_refused(&s, "soldier 2,2", "GA-7.8");
    learn(&s, A, TECH_ROCKETRY);
    assert_refused(&s, "rocket 2,3", "GA-7.8");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_refusals_know_price_gold_and_range),
        cmocka_unit_test(test_ga_7_1_rivals_without_a_rival_capital),
        cmocka_unit_test(test_ga_7_1r1_the_own_capital_protects_nobody),
        cmocka_unit_test(test_ga_7_2_the_third_attack_costs_eight),
        cmocka_unit_test(test_ga_7_2r1_walls_add_up_and_china_pays_less),
        cmocka_unit_test(test_ga_7_2r2_the_move_may_pay_but_not_france),
        cmocka_unit_test(test_ga_7_2r3_who_cannot_pay_cannot_attack),
        cmocka_unit_test(test_ga_7_3_a_wall_makes_it_dearer),
        cmocka_unit_test(test_ga_7_3r1_a_wall_protects_lone_colonists),
        cmocka_unit_test(test_ga_7_3r2_great_wall_and_united_nations_watch),
        cmocka_unit_test(test_ga_7_4_everybody_there_is_hit),
        cmocka_unit_test(test_ga_7_4r1_the_order_of_an_attack),
        cmocka_unit_test(test_ga_7_4r2_own_pieces_stay_and_states_are_kept),
        cmocka_unit_test(test_ga_7_4r3_france_after_every_attack),
        cmocka_unit_test(test_ga_7_5_one_glory_tile_an_attack),
        cmocka_unit_test(test_ga_7_5r1_with_one_tile_left_no_choice),
        cmocka_unit_test(test_ga_7_5r2_china_keeps_one_of_two),
        cmocka_unit_test(test_ga_7_5r3_values_are_secret_numbers_are_not),
        cmocka_unit_test(test_ga_7_6_rockets_need_no_colonist),
        cmocka_unit_test(test_ga_7_6r1_its_city_takes_control),
        cmocka_unit_test(test_ga_7_7_a_city_after_the_attack),
        cmocka_unit_test(test_ga_7_7r1_an_island_takes_no_city),
        cmocka_unit_test(test_ga_7_8_four_attacks_a_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

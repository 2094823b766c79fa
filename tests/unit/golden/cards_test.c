/* Wonders, activation and technologies: chapter 8. */
#include "unit/golden/table.h"

static void test_ga_8_1_a_wonder_is_paid_for(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_refused(&s, "wonder great-library", "GA-8.1");
    assert_refused(&s, "wonder notre-dame", "GA-8.1");
    build_city(&s, A, SQ(3, 3), 2);
    play(&s, "wonder colossus");
    assert_int_equal(s.seat[A].gold, 0);
    assert_int_equal(golden_points(&s, A, SOURCE_WONDERS), 4);
    s.seat[B].gold = 9;
    assert_refused(&s, "wonder colossus", "GA-8.1");
}

static void test_ga_8_1r1_less_for_the_civilization_held(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_int_equal(golden_wonder_price(&s.seat[A], WONDER_HANGING_GARDENS),
                     2);
    assert_int_equal(golden_wonder_price(&s.seat[B], WONDER_HANGING_GARDENS),
                     3);
    s.seat[A].gold = 2;
    assert_true(allowed(&s, "wonder hanging-gardens"));
    assert_refused(&s, "wonder pyramids", "GA-8.1");
    s.seat[A].civ = CIV_INCA;
    assert_refused(&s, "wonder hanging-gardens", "GA-8.1");
}

static void test_ga_8_1r2_versailles_by_activation_or_at_once(void **unused)
{
    (void)unused;
    for (uint16_t now = 0; now < 2; now++) {
        struct golden_state s = table_with(now ? OPTION_VERSAILLES : 0);
        s.era = 2;
        s.seat[A].gold = 12;
        put(&s, A, 0, SQ(3, 2), true);
        put(&s, A, 1, SQ(3, 3), true);
        play(&s, "wonder versailles");
        assert_int_equal(s.wonder_points[WONDER_VERSAILLES], now);
        turn_of(&s, A);
        play(&s, "wonder eiffel-tower");
        assert_int_equal(s.wonder_points[WONDER_EIFFEL_TOWER], now);
        turn_of(&s, A);
        if (now) {
            assert_refused(&s, "activate versailles", "GA-8.3");
            assert_refused(&s, "activate eiffel-tower", "GA-8.3");
            continue;
        }
        play(&s, "activate versailles");
        assert_int_equal(s.wonder_points[WONDER_VERSAILLES], 1);
        turn_of(&s, A);
        assert_refused(&s, "activate versailles", "GA-8.3");
        play(&s, "activate eiffel-tower");
        assert_int_equal(golden_points(&s, A, SOURCE_WONDERS), 2);
    }
}

static void test_ga_8_12_any_number_of_wonders(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    for (unsigned w = 0; w < WONDER_COUNT; w++)
        if (w != WONDER_COLOSSUS)
            hold(&s, A, w);
    play(&s, "wonder colossus");
    assert_int_equal(s.seat[A].wonders, (1u << WONDER_COUNT) - 1);
}

static void test_ga_8_2_greece_builds_one_for_nothing(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].gold = 0;
    assert_refused(&s, "wonder-free pyramids", "GA-8.2");
    s.seat[A].civ = CIV_GREECE;
    assert_refused(&s, "wonder-free kremlin", "GA-8.1");
    play(&s, "wonder-free pyramids");
    assert_true(s.seat[A].wonders >> WONDER_PYRAMIDS & 1);
    assert_int_equal(s.seat[A].gold, 0);
}

static void test_ga_8_2r1_once_a_game_while_greece_is_held(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_GREECE;
    assert_true(allowed(&s, "wonder-free great-library"));
    play(&s, "wonder-free pyramids");
    turn_of(&s, A);
    assert_refused(&s, "wonder-free colossus", "GA-8.2");
    assert_true(allowed(&s, "wonder colossus"));
    s = table();
    s.seat[A].civ = CIV_INCA;
    assert_refused(&s, "wonder-free colossus", "GA-8.2");
}

static void test_ga_8_3_each_card_once_an_era(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_refused(&s, "activate granary", "GA-8.3");
    assert_refused(&s, "activate pyramids", "GA-8.3");
    s.seat[A].building[0] = BUILDING_GRANARY;
    play(&s, "activate granary");
    assert_int_equal(s.seat[A].gold, 3 + 3);
    turn_of(&s, A);
    assert_refused(&s, "activate granary", "GA-8.3");
    hold(&s, A, WONDER_PYRAMIDS);
    hold(&s, A, WONDER_GREAT_LIBRARY);
    play(&s, "activate pyramids");
    assert_int_equal(s.wonder_points[WONDER_PYRAMIDS], 1);
    turn_of(&s, A);
    assert_refused(&s, "activate pyramids", "GA-8.3");
    assert_refused(&s, "activate great-library", "GA-8.3");
    /* Of two equal buildings the other one is still ready. */
    s.seat[A].building[1] = BUILDING_GRANARY;
    assert_true(allowed(&s, "activate granary"));
}

static void test_ga_8_3r1_for_nothing_but_not_to_buy_nothing(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].building[0] = BUILDING_MARKET;
    play(&s, "activate market");
    assert_int_equal(s.seat[A].gold, 3);
    turn_of(&s, A);
    s.seat[A].building[0] = BUILDING_LIBRARY;
    s.seat[A].gold = 1;
    assert_true(allowed(&s, "activate library"));
    s.seat[A].gold = 0;
    assert_refused(&s, "activate library", "GA-8.3");
}

static void test_ga_8_3r2_also_in_the_era_of_building(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    PLAY(&s, "builder 2,2", "card granary");
    turn_of(&s, A);
    play(&s, "activate granary");
    turn_of(&s, A);
    play(&s, "wonder pyramids");
    turn_of(&s, A);
    play(&s, "activate pyramids");
    /* Ready again in the next era. */
    for (int p = 0; p < 3; p++)
        s.seat[p].golden = 1;
    s.chosen[0] = JUDGEMENT_J1;
    while (s.depth)
        golden_pop(&s);
    golden_proceed(&s);
    assert_int_equal(s.era, 1);
    turn_of(&s, A);
    assert_true(allowed(&s, "activate granary"));
    assert_true(allowed(&s, "activate pyramids"));
}

static struct golden_state with_notre_dame(void)
{
    struct golden_state s = table();

    hold(&s, A, WONDER_NOTRE_DAME);
    put(&s, A, 0, SQ(3, 3), false);
    put(&s, A, 1, SQ(3, 2), false);
    return s;
}

static void test_ga_8_10_notre_dame_moves_colonists(void **unused)
{
    (void)unused;
    struct golden_state s = with_notre_dame(), t;

    play(&s, "activate notre-dame");
    assert_refused(&s, "shift agora 2,2", "GA-8.10");
    assert_refused(&s, "done", "GA-8.10");
    assert_refused(&s, "shift capital 1", "GA-8.10");
    assert_refused(&s, "artist 2,2", "GA-8.10");
    t = s;
    PLAY(&t, "shift agora 3,2", "shift agora 3,3");
    assert_int_equal(t.seat[A].colonist[0], PLACE_AGORA);
    assert_int_equal(t.seat[A].colonist[1], PLACE_AGORA);
    turn_of(&t, A);
    t.wonder_used = 0;
    play(&t, "activate notre-dame");
    assert_refused(&t, "shift capital 3", "GA-8.10");
    play(&t, "shift capital 1");
    assert_int_equal(t.seat[A].colonist[0], SQ(2, 2));
    assert_int_equal(t.seat[A].colonist[1], PLACE_AGORA);
    play(&s, "shift none");
    assert_int_equal(s.head.actor, B);
}

static void test_ga_8_10r1_any_number_with_the_bonuses(void **unused)
{
    (void)unused;
    struct golden_state s = with_notre_dame();

    s.seat[A].civ = CIV_EUROPEAN_UNION;
    put(&s, A, 1, SQ(3, 3), false);
    put(&s, A, 2, SQ(3, 3), false);
    play(&s, "activate notre-dame");
    assert_refused(&s, "shift agora 3,2", "GA-8.10");
    PLAY(&s, "shift agora 3,3", "shift agora 3,3", "shift agora 3,3");
    assert_int_equal(s.seat[A].gold, 3 + 12);
    assert_int_equal(golden_count(&s, B, SRC_AGORA), 3);
}

static void test_ga_8_10r2_one_after_the_other_in_order(void **unused)
{
    (void)unused;
    struct golden_state s = with_notre_dame(), t;

    play(&s, "activate notre-dame");
    t = s;
    play(&s, "shift agora 3,2");
    assert_int_equal(s.head.phase, PHASE_SHIFT_MORE);
    assert_refused(&s, "shift agora 3,2", "GA-8.10");
    assert_refused(&s, "shift none", "GA-8.10");
    assert_refused(&s, "shift capital 1", "GA-8.10");
    assert_refused(&s, "artist 2,2", "GA-8.10");
    assert_true(allowed(&s, "shift agora 3,3"));
    play(&s, "done");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.seat[A].colonist[0], SQ(3, 3));
    /* After the last square nobody is left to follow, though one lies. */
    play(&t, "shift agora 3,3");
    assert_int_equal(t.head.actor, B);
    assert_int_equal(t.seat[A].colonist[1], SQ(3, 2));
}

static void test_ga_8_10r2_no_way_back_but_an_equal_square(void **unused)
{
    (void)unused;
    struct golden_state s = with_notre_dame();

    put(&s, A, 2, SQ(3, 3), false);
    PLAY(&s, "activate notre-dame", "shift agora 3,3");
    assert_refused(&s, "shift agora 3,2", "GA-8.10r2");
    play(&s, "shift agora 3,3");
    assert_int_equal(s.head.actor, B);
}

static void test_ga_8_11_the_factory_stands_one_up(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].building[0] = BUILDING_FACTORY;
    put(&s, A, 0, SQ(3, 3), false);
    play(&s, "activate factory");
    assert_refused(&s, "stand 2,2", "GA-8.11");
    assert_refused(&s, "artist 2,2", "GA-8.11");
    play(&s, "stand 3,3");
    assert_int_equal(s.seat[A].colonist[0], STANDING | SQ(3, 3));
    assert_int_equal(s.head.actor, B);
}

static void test_ga_8_11r1_one_must_if_one_lies(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].building[0] = BUILDING_FACTORY;
    put(&s, A, 0, PLACE_AGORA, false);
    play(&s, "activate factory");
    assert_int_equal(s.head.actor, B);
    turn_of(&s, A);
    s.seat[A].building[0] = BUILDING_FACTORY;
    put(&s, A, 1, SQ(3, 3), false);
    play(&s, "activate factory");
    assert_refused(&s, "done", "GA-8.11");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ga_8_1_a_wonder_is_paid_for),
        cmocka_unit_test(test_ga_8_1r1_less_for_the_civilization_held),
        cmocka_unit_test(test_ga_8_1r2_versailles_by_activation_or_at_once),
        cmocka_unit_test(test_ga_8_12_any_number_of_wonders),
        cmocka_unit_test(test_ga_8_2_greece_builds_one_for_nothing),
        cmocka_unit_test(test_ga_8_2r1_once_a_game_while_greece_is_held),
        cmocka_unit_test(test_ga_8_3_each_card_once_an_era),
        cmocka_unit_test(test_ga_8_3r1_for_nothing_but_not_to_buy_nothing),
        cmocka_unit_test(test_ga_8_3r2_also_in_the_era_of_building),
        cmocka_unit_test(test_ga_8_10_notre_dame_moves_colonists),
        cmocka_unit_test(test_ga_8_10r1_any_number_with_the_bonuses),
        cmocka_unit_test(test_ga_8_10r2_one_after_the_other_in_order),
        cmocka_unit_test(test_ga_8_10r2_no_way_back_but_an_equal_square),
        cmocka_unit_test(test_ga_8_11_the_factory_stands_one_up),
        cmocka_unit_test(test_ga_8_11r1_one_must_if_one_lies),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

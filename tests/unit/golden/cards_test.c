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

static void check_takes(unsigned symbol, unsigned old, unsigned worth,
                        unsigned new, unsigned more)
{
    struct golden_state s = table();
    struct golden_seat *me = &s.seat[A];

    me->tech = (uint32_t)TECHS_START;
    assert_int_equal(golden_take(me, symbol), 0);
    me->tech |= 1u << old;
    assert_int_equal(golden_take(me, symbol), worth);
    assert_false(golden_is_obsolete(me, old));
    me->tech |= 1u << new;
    assert_int_equal(golden_take(me, symbol), more);
    assert_true(golden_is_obsolete(me, old));
}

static void test_ga_8_4_better_technologies_replace_others(void **unused)
{
    (void)unused;
    check_takes(SYMBOL_WHEAT, TECH_AGRICULTURE, 1, TECH_MEDICINE, 3);
    check_takes(SYMBOL_ROCK, TECH_METALLURGY, 1, TECH_ENGINEERING, 3);
    check_takes(SYMBOL_GEM, TECH_CURRENCY, 2, TECH_ECONOMY, 4);
    struct golden_state s = table();
    struct golden_seat *me = &s.seat[A];
    static const uint8_t range[] = { 1, 2, 3, 99 };
    for (unsigned i = 0; i < 4; i++) {
        me->tech |= 1u << (TECH_WHEEL + i);
        assert_int_equal(golden_tech_gives(me, OP_MOVE), range[i]);
    }
    assert_int_equal(golden_tech_gives(me, OP_CUBEGOLD), 1);
    me->tech |= 1u << TECH_COMMERCE;
    assert_int_equal(golden_tech_gives(me, OP_CUBEGOLD), 2);
    assert_true(golden_is_obsolete(me, TECH_BARTER));
    /* Hunting, and building spaces, stay. */
    me->tech = (1u << TECH_COUNT) - 1;
    assert_int_equal(golden_take(me, SYMBOL_GAME), 1);
    assert_int_equal(golden_slots(me), 3);
    assert_false(golden_is_obsolete(me, TECH_FIRE));
    assert_false(golden_is_obsolete(me, TECH_HUNTING));
}

/* The rulebook's example: Construction needs Metallurgy. */
static void test_ga_8_5_construction_needs_metallurgy(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].gold = 20;
    assert_refused(&s, "tech construction", "GA-8.5");
    assert_refused(&s, "tech wheel", "GA-8.5");
    assert_refused(&s, "tech agriculture", "GA-8.5");
    play(&s, "tech metallurgy");
    assert_int_equal(s.seat[A].gold, 20 - 3);
    turn_of(&s, A);
    play(&s, "tech construction");
    assert_int_equal(s.seat[A].gold, 20 - 3 - 5);
    turn_of(&s, A);
    s.seat[A].gold = 7;
    assert_refused(&s, "tech engineering", "GA-8.5");
    s.seat[A].gold = 8;
    play(&s, "tech engineering");
    turn_of(&s, A);
    s.seat[A].gold = 12;
    play(&s, "tech computer-science");
    assert_int_equal(s.seat[A].gold, 0);
}

static void test_ga_8_5r1_discounts_add_up_to_nothing(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_int_equal(golden_tech_price(&s.seat[A], TECH_WRITING, 0), 3);
    assert_int_equal(golden_tech_price(&s.seat[A], TECH_WRITING, 5), 0);
    s.seat[A].civ = CIV_JAPAN;
    assert_int_equal(golden_tech_price(&s.seat[A], TECH_WRITING, 0), 1);
    assert_int_equal(golden_tech_price(&s.seat[A], TECH_WRITING, 2), 0);
    assert_int_equal(golden_tech_price(&s.seat[A], TECH_AVIATION, 5), 1);
}

static void test_ga_8_6_cubes_and_points_at_once(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    play(&s, "tech carriage");
    assert_int_equal(s.seat[A].reserve, 6 + 1);
    turn_of(&s, A);
    s.seat[A].gold = 12;
    s.seat[A].tech |= 1u << TECH_COMMERCE;
    build_city(&s, A, SQ(3, 3), 2);
    play(&s, "tech economy");
    assert_int_equal(golden_points(&s, A, SOURCE_DISCOVERIES), 2);
    /* Once: more cubes later bring nothing. */
    build_city(&s, A, SQ(3, 4), 2);
    assert_int_equal(golden_points(&s, A, SOURCE_DISCOVERIES), 2);
    turn_of(&s, A);
    assert_refused(&s, "tech economy", "GA-8.5");
}

static void test_ga_8_7_free_and_cheaper_technologies(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].gold = 4;
    play(&s, "wonder great-library");
    assert_refused(&s, "free-tech rail", "GA-8.5");
    assert_refused(&s, "tech writing", "GA-8.7");
    play(&s, "free-tech writing");
    assert_int_equal(s.seat[A].gold, 0);
    assert_int_equal(s.seat[A].reserve, 6 + 1);
    turn_of(&s, A);
    s.seat[A].building[0] = BUILDING_LIBRARY;
    s.seat[A].gold = 1;
    play(&s, "activate library");
    assert_refused(&s, "tech currency", "GA-8.5");
    assert_refused(&s, "free-tech metallurgy", "GA-8.7");
    play(&s, "tech metallurgy");
    assert_int_equal(s.seat[A].gold, 0);
    assert_int_equal(s.off, 0);
}

static void test_ga_8_7r1_not_optional_but_may_be_lost(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.era = 2;
    s.seat[A].gold = 14;
    s.seat[A].tech = ((1u << TECH_COUNT) - 1) & ~(1u << TECH_ROCKETRY);
    play(&s, "wonder oxford-university");
    assert_refused(&s, "done", "GA-8.7");
    play(&s, "free-tech rocketry");
    /* The second one is lost: there is none left. */
    assert_int_equal(s.head.actor, B);
    turn_of(&s, A);
    s.seat[A].building[0] = BUILDING_LABORATORY;
    play(&s, "activate laboratory");
    assert_int_equal(s.head.actor, B);
}

static void test_ga_8_8_japan_develops_several(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_JAPAN;
    s.seat[A].gold = 5;
    play(&s, "tech carriage");
    assert_int_equal(s.seat[A].gold, 4);
    assert_int_equal(s.head.actor, A);
    assert_refused(&s, "artist 2,2", "GA-8.8");
    play(&s, "tech rail");
    assert_int_equal(s.seat[A].gold, 1);
    play(&s, "done");
    assert_int_equal(s.head.actor, B);
    /* Others develop one. */
    play(&s, "tech carriage");
    assert_int_equal(s.head.actor, C);
}

static void test_ga_8_8r1_asked_only_while_one_can_be_paid(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_JAPAN;
    s.seat[A].gold = 1;
    play(&s, "tech carriage");
    assert_int_equal(s.head.actor, B);
    turn_of(&s, A);
    s.seat[A].gold = 9;
    s.seat[A].building[0] = BUILDING_LIBRARY;
    PLAY(&s, "activate library", "tech metallurgy");
    assert_int_equal(s.seat[A].gold, 9);
    assert_int_equal(s.head.actor, B);
}

/* At A's choice of an era IV card. */
static struct golden_state choosing_india(void)
{
    struct golden_state s = table();

    s.era = 3;
    s.stage = STAGE_CIVS;
    s.left = 2;
    s.seat[A].dealt[3] = CIV_INDIA;
    s.seat[A].shown = 3;
    while (s.depth)
        golden_pop(&s);
    golden_push(&s, PHASE_CIV);
    golden_proceed(&s);
    return s;
}

static void test_ga_8_9_india_develops_a_top_technology(void **unused)
{
    (void)unused;
    struct golden_state s = choosing_india();

    put(&s, A, 0, SQ(3, 3), true);
    play(&s, "civ india");
    assert_refused(&s, "top aviation", "GA-8.9");
    assert_refused(&s, "civ india", "GA-8.9");
    play(&s, "top computer-science");
    assert_true(golden_has(&s.seat[A], TECH_COMPUTER_SCIENCE));
    assert_int_equal(golden_points(&s, A, SOURCE_DISCOVERIES), 0);
    assert_int_equal(s.head.actor, B);
    /* With all four there is nothing to choose. */
    s = choosing_india();
    s.seat[A].tech |= (uint32_t)TECHS_TOP;
    play(&s, "civ india");
    assert_int_equal(s.head.actor, B);
}

static void test_ga_8_9r1_earlier_tiles_bring_nothing_back(void **unused)
{
    (void)unused;
    struct golden_state s = choosing_india();

    PLAY(&s, "civ india", "top economy");
    assert_int_equal(golden_take(&s.seat[A], SYMBOL_GEM), 4);
    turn_of(&s, A);
    s.seat[A].gold = 20;
    assert_refused(&s, "tech currency", "GA-8.5");
    play(&s, "tech writing");
    turn_of(&s, A);
    play(&s, "tech currency");
    assert_int_equal(golden_take(&s.seat[A], SYMBOL_GEM), 4);
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
        cmocka_unit_test(test_ga_8_4_better_technologies_replace_others),
        cmocka_unit_test(test_ga_8_5_construction_needs_metallurgy),
        cmocka_unit_test(test_ga_8_5r1_discounts_add_up_to_nothing),
        cmocka_unit_test(test_ga_8_6_cubes_and_points_at_once),
        cmocka_unit_test(test_ga_8_7_free_and_cheaper_technologies),
        cmocka_unit_test(test_ga_8_7r1_not_optional_but_may_be_lost),
        cmocka_unit_test(test_ga_8_8_japan_develops_several),
        cmocka_unit_test(test_ga_8_8r1_asked_only_while_one_can_be_paid),
        cmocka_unit_test(test_ga_8_9_india_develops_a_top_technology),
        cmocka_unit_test(test_ga_8_9r1_earlier_tiles_bring_nothing_back),
        cmocka_unit_test(test_ga_8_10_notre_dame_moves_colonists),
        cmocka_unit_test(test_ga_8_10r1_any_number_with_the_bonuses),
        cmocka_unit_test(test_ga_8_10r2_one_after_the_other_in_order),
        cmocka_unit_test(test_ga_8_10r2_no_way_back_but_an_equal_square),
        cmocka_unit_test(test_ga_8_11_the_factory_stands_one_up),
        cmocka_unit_test(test_ga_8_11r1_one_must_if_one_lies),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

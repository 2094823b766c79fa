/* Technologies: the second half of chapter 8. */
#include "unit/golden/table.h"

enum { DRAWS = 60000 };

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

int main(void)
{
    const struct CMUnitTest tests[] = {
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
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

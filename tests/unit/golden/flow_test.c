/* Golden ages, the end of an era and of the game: chapters 9 and 10. */
#include "engine/facts.h"
#include "unit/golden/table.h"

static void test_ga_9_1_a_golden_age_without_standing_colonists(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    put(&s, A, 0, PLACE_AGORA, false);
    put(&s, A, 1, SQ(3, 3), false);
    assert_refused(&s, "golden", "GA-9.1");
    put(&s, A, 2, SQ(3, 3), false);
    PLAY(&s, "golden", "judge j1");
    assert_true(s.seat[A].golden);
    /* A has no more turns: B and C go on alone. */
    PLAY(&s, "artist 5,6", "artist 1,7", "artist 5,6");
    assert_int_equal(s.head.actor, C);
}

static void test_ga_9_1r1_nobody_must_and_some_may_not(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_refused(&s, "golden", "GA-9.1");
    tire(&s, A);
    assert_true(allowed(&s, "golden"));
    assert_true(allowed(&s, "tech writing"));
    assert_true(allowed(&s, "wonder pyramids"));
    play(&s, "tech writing");
    assert_false(s.seat[A].golden);
}

static void test_ga_9_1r2_who_stands_up_does_not_act(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    tire(&s, A);
    PLAY(&s, "golden", "judge j1");
    put(&s, A, 0, SQ(2, 2), true);
    PLAY(&s, "artist 5,6", "artist 1,7");
    assert_int_equal(s.head.actor, B);
}

static void test_ga_9_2_the_first_chooses_the_judgement(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    tire(&s, A);
    tire(&s, B);
    play(&s, "golden");
    assert_refused(&s, "judge j6", "GA-9.2");
    assert_refused(&s, "golden", "GA-9.2");
    play(&s, "judge j3");
    assert_int_equal(s.chosen[0], JUDGEMENT_J3);
    /* The second does not choose. */
    play(&s, "golden");
    assert_int_equal(s.head.actor, C);
}

static void test_ga_9_2r1_from_those_left_in_the_same_turn(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.era = 1;
    s.chosen[0] = JUDGEMENT_J2;
    tire(&s, A);
    play(&s, "golden");
    assert_int_equal(s.head.actor, A);
    assert_refused(&s, "judge j2", "GA-9.2");
    assert_true(allowed(&s, "judge j5"));
}

static void test_ga_9_3_two_gold_for_each_turn(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    tire(&s, A);
    PLAY(&s, "golden", "judge j1");
    assert_int_equal(s.seat[A].gold, 3);
    PLAY(&s, "artist 5,6", "artist 1,7");
    assert_int_equal(s.seat[A].gold, 5);
    PLAY(&s, "artist 5,6", "artist 1,7");
    assert_int_equal(s.seat[A].gold, 7);
    assert_int_equal(s.seat[B].gold, 3);
}

static void test_ga_9_3r1_none_once_the_last_has_started(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    for (int p = 0; p < 3; p++)
        tire(&s, p);
    PLAY(&s, "golden", "judge j1", "golden", "golden");
    for (int p = 0; p < 3; p++)
        assert_int_equal(s.seat[p].gold, 3);
    s = table();
    tire(&s, A);
    tire(&s, B);
    PLAY(&s, "golden", "judge j1", "golden", "artist 1,7");
    assert_int_equal(s.seat[A].gold, 5);
    assert_int_equal(s.seat[B].gold, 5);
}

static void test_ga_9_4_everybody_scores_the_judgement(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    for (int p = 0; p < 3; p++)
        tire(&s, p);
    build_city(&s, A, SQ(3, 3), 2);
    build_city(&s, C, SQ(2, 7), 1);
    PLAY(&s, "golden", "judge j3", "golden");
    assert_int_equal(s.era, 0);
    play(&s, "golden");
    assert_int_equal(s.era, 1);
    assert_int_equal(golden_points(&s, A, SOURCE_JUDGEMENTS), 2);
    assert_int_equal(golden_points(&s, B, SOURCE_JUDGEMENTS), 0);
    assert_int_equal(golden_points(&s, C, SOURCE_JUDGEMENTS), 1);
}

static void test_ga_9_5_all_stand_up_for_the_next_era(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    for (int p = 0; p < 3; p++)
        tire(&s, p);
    put(&s, A, 0, PLACE_AGORA, false);
    put(&s, A, 1, SQ(3, 3), false);
    s.seat[A].building[0] = BUILDING_MARKET | USED;
    PLAY(&s, "golden", "judge j3", "golden", "golden");
    assert_int_equal(s.seat[A].colonist[0], STANDING | SQ(2, 2));
    assert_int_equal(s.seat[A].colonist[1], STANDING | SQ(3, 3));
    assert_int_equal(s.seat[A].building[0], BUILDING_MARKET);
    assert_false(s.seat[A].golden);
    assert_int_equal(s.offer[0] + s.offer[1] + s.offer[2], 0);
    assert_int_equal(golden_wonder_offer(&s), 0xf0);
    assert_refused(&s, "building market", "GA-3.1");
}

/* Era IV, A about to start the first golden age. */
static struct golden_state era_four(void)
{
    struct golden_state s = table();

    s.era = 3;
    s.offer[0] = s.offer[1] = s.offer[2] = 0;
    for (uint8_t i = 0; i < 3; i++)
        s.chosen[i] = i;
    tire(&s, A);
    return s;
}

static void test_ga_9_6_one_more_action_in_era_four(void **unused)
{
    (void)unused;
    struct golden_state s = era_four();

    build_city(&s, B, SQ(2, 4), 1);
    PLAY(&s, "golden", "judge j4", "artist 5,6");
    assert_int_equal(s.head.actor, C);
    play(&s, "tech writing");
    assert_int_equal(s.head.actor, ACTOR_NONE);
    assert_int_equal(s.seat[A].judged[3], 0);
}

static void test_ga_9_6r1_no_pass_and_no_gold_in_it(void **unused)
{
    (void)unused;
    struct golden_state s = era_four();

    tire(&s, C);
    PLAY(&s, "golden", "judge j4");
    assert_refused(&s, "golden", "GA-9.1");
    play(&s, "artist 5,6");
    assert_true(allowed(&s, "golden"));
    play(&s, "golden");
    assert_int_equal(s.head.actor, ACTOR_NONE);
    assert_int_equal(s.seat[A].gold, 3);
    assert_int_equal(s.seat[C].gold, 3);
}

static struct golden_state finished(void)
{
    struct golden_state s = era_four();

    PLAY(&s, "golden", "judge j4", "artist 5,6", "artist 1,7");
    return s;
}

static void test_ga_10_1_nobody_acts_any_more(void **unused)
{
    (void)unused;
    struct golden_state s = finished();
    game_action list[GAME_ACTIONS_MAX];

    assert_int_equal(s.head.actor, ACTOR_NONE);
    assert_int_equal(golden_legal(&s, list), 0);
    assert_refused(&s, "artist 5,6", "GA-10.1");
    assert_refused(&s, "building cinema", "GA-10.1");
}

static void test_ga_10_2_points_by_source(void **unused)
{
    (void)unused;
    struct golden_state s = finished();
    struct golden_seat *me = &s.seat[A];

    me->gold = 8;
    me->tech |= 1u << TECH_CARRIAGE | 1u << TECH_RAIL | 1u << TECH_AVIATION |
                1u << TECH_ROCKETRY;
    me->glory[1] = 2;
    me->attacks = 2;
    hold(&s, A, WONDER_SPIRAL_MINARET);
    hold(&s, A, WONDER_PYRAMIDS);
    s.wonder_points[WONDER_PYRAMIDS] = 5;
    me->built = 4;
    me->agora = 2;
    me->discovery[0] = 3;
    me->judged[1] = 6;
    assert_int_equal(golden_points(&s, A, SOURCE_GOLD), 2);
    assert_int_equal(golden_points(&s, A, SOURCE_TECHNOLOGIES), 0 + 1 + 2 + 4);
    assert_int_equal(golden_points(&s, A, SOURCE_GLORY), 6);
    assert_int_equal(golden_points(&s, A, SOURCE_WONDERS), 2 * 2 + 5);
    assert_int_equal(golden_points(&s, A, SOURCE_BUILDINGS), 4);
    assert_int_equal(golden_points(&s, A, SOURCE_DISCOVERIES), 5);
    assert_int_equal(golden_points(&s, A, SOURCE_JUDGEMENTS), 6);
    assert_int_equal(golden_points(&s, A, SOURCE_FUTURE), 8);
    assert_int_equal(total(&s, A), 2 + 7 + 6 + 9 + 4 + 5 + 6 + 8);
    /* All backs together are 28. */
    me->tech = (1u << TECH_COUNT) - 1;
    assert_int_equal(golden_points(&s, A, SOURCE_TECHNOLOGIES), 28);
}

static void test_ga_10_2r1_the_sheet_adds_up(void **unused)
{
    (void)unused;
    struct golden_state s = finished();
    struct game_tally lines[GAME_TALLY_MAX];
    int sum = 0, n;

    s.seat[A].tech = (1u << TECH_COUNT) - 1;
    s.seat[A].discovery[2] = 3;
    s.seat[A].built = 4;
    hold(&s, A, WONDER_SPIRAL_MINARET);
    n = golden_tally(&s, A, lines);
    for (int i = 0; i < n; i++)
        sum += lines[i].points;
    assert_int_equal(sum, total(&s, A));
    assert_true(n < GAME_TALLY_MAX);
}

static void test_ga_10_2r2_gold_is_unlimited(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].gold = 3000;
    s.seat[A].building[0] = BUILDING_BANK;
    play(&s, "activate bank");
    assert_int_equal(s.seat[A].gold, 3004);
    assert_int_equal(golden_points(&s, A, SOURCE_GOLD), 1001);
}

static void test_ga_10_3_eight_points_for_the_most(void **unused)
{
    (void)unused;
    struct golden_state s = finished();

    s.seat[B].gold = 4; /* A holds F1: gold */
    assert_int_equal(golden_points(&s, A, SOURCE_FUTURE), 0);
    s.seat[A].gold = 5;
    assert_int_equal(golden_points(&s, A, SOURCE_FUTURE), 8);
    /* Only the holder scores. */
    assert_int_equal(golden_points(&s, B, SOURCE_FUTURE), 0);
}

/* What the score counts already is told when it comes and when it goes. */
static void test_ga_10_3_the_most_changes_hands(void **unused)
{
    (void)unused;
    struct golden_state was = table(), is = was;
    struct facts told = { .game = &golden_game }, lost = told, same = told;

    was.seat[B].gold = was.seat[C].gold = 0;
    is.seat[B].gold = 1000;
    golden_tell_facts(&was, &is, &lost);
    assert_true(lost.found >> FACT_FUTURE_NOW & 1);
    golden_tell_facts(&is, &was, &told);
    assert_true(told.found >> FACT_FUTURE_NOW & 1);
    golden_tell_facts(&was, &was, &same);
    assert_int_equal(same.found, 0);
}

static void test_ga_10_3r1_ties_bring_nothing_by_default(void **unused)
{
    (void)unused;
    struct golden_state s = finished();

    s.seat[A].gold = s.seat[B].gold = 7;
    assert_int_equal(golden_points(&s, A, SOURCE_FUTURE), 0);
    s.head.options |= OPTION_TIES;
    assert_int_equal(golden_points(&s, A, SOURCE_FUTURE), 8);
    s.seat[B].gold = 8;
    assert_int_equal(golden_points(&s, A, SOURCE_FUTURE), 0);
}

static void test_ga_10_3r2_at_least_one_of_it(void **unused)
{
    (void)unused;
    struct golden_state s = finished();

    s.head.options |= OPTION_TIES;
    assert_int_equal(golden_points(&s, C, SOURCE_FUTURE), 0); /* wonders */
    hold(&s, C, WONDER_KREMLIN);
    assert_int_equal(golden_points(&s, C, SOURCE_FUTURE), 8);
}

static void test_ga_10_4_points_then_cities_then_shared(void **unused)
{
    (void)unused;
    struct golden_state s = finished();
    uint8_t rank[GAME_SEATS_MAX];

    for (int p = 0; p < 3; p++) {
        s.seat[p].future = HIDDEN;
        s.seat[p].artists = 3;
    }
    game_rank(TABLE_GAME, &s, rank);
    assert_int_equal(rank[A], 1);
    assert_int_equal(rank[B], 1);
    build_city(&s, B, SQ(2, 4), 1);
    game_rank(TABLE_GAME, &s, rank);
    assert_int_equal(rank[B], 1);
    assert_int_equal(rank[A], 2);
    assert_int_equal(rank[C], 2);
    s.seat[C].artists = 6;
    game_rank(TABLE_GAME, &s, rank);
    assert_int_equal(rank[C], 1);
    assert_int_equal(rank[B], 2);
    assert_int_equal(rank[A], 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ga_9_1_a_golden_age_without_standing_colonists),
        cmocka_unit_test(test_ga_9_1r1_nobody_must_and_some_may_not),
        cmocka_unit_test(test_ga_9_1r2_who_stands_up_does_not_act),
        cmocka_unit_test(test_ga_9_2_the_first_chooses_the_judgement),
        cmocka_unit_test(test_ga_9_2r1_from_those_left_in_the_same_turn),
        cmocka_unit_test(test_ga_9_3_two_gold_for_each_turn),
        cmocka_unit_test(test_ga_9_3r1_none_once_the_last_has_started),
        cmocka_unit_test(test_ga_9_4_everybody_scores_the_judgement),
        cmocka_unit_test(test_ga_9_5_all_stand_up_for_the_next_era),
        cmocka_unit_test(test_ga_9_6_one_more_action_in_era_four),
        cmocka_unit_test(test_ga_9_6r1_no_pass_and_no_gold_in_it),
        cmocka_unit_test(test_ga_10_1_nobody_acts_any_more),
        cmocka_unit_test(test_ga_10_2_points_by_source),
        cmocka_unit_test(test_ga_10_2r1_the_sheet_adds_up),
        cmocka_unit_test(test_ga_10_2r2_gold_is_unlimited),
        cmocka_unit_test(test_ga_10_3_eight_points_for_the_most),
        cmocka_unit_test(test_ga_10_3_the_most_changes_hands),
        cmocka_unit_test(test_ga_10_3r1_ties_bring_nothing_by_default),
        cmocka_unit_test(test_ga_10_3r2_at_least_one_of_it),
        cmocka_unit_test(test_ga_10_4_points_then_cities_then_shared),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

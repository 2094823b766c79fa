/* Who knows what: chapter 10, and playing on with what a seat has seen. */
#include "unit/golden/table.h"

#include "advice/golden/advice.h"

static struct rng seeded(uint64_t seed)
{
    struct rng rng;

    rng_seed(&rng, seed);
    return rng;
}

static void test_ga_10_5_hands_are_hidden_from_others(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    golden_observe(&s, B);
    assert_int_equal(s.head.sees, B);
    assert_int_equal(s.seat[A].future, HIDDEN);
    assert_int_equal(s.seat[A].dealt[0], CIV_BABYLON);
    assert_int_equal(s.seat[A].dealt[1], HIDDEN);
    assert_int_equal(s.seat[B].future, FUTURE_F2);
    assert_int_equal(s.seat[B].dealt[3], CIV_JAPAN);
    assert_true(s.civ_unseen >> CIV_INCA & 1);
    assert_true(s.future_unseen & 1);
    struct golden_state t = table();
    golden_observe(&t, SEES_PUBLIC);
    assert_int_equal(t.seat[B].future, HIDDEN);
    golden_observe(&t, SEES_ALL);
    assert_int_equal(t.head.sees, SEES_PUBLIC);
    assert_int_equal(golden_redact(&s, action("artist 2,2"), B),
                     action("artist 2,2"));
}

static void test_ga_10_5r1_deals_and_choices_as_others_see_them(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_int_equal(golden_redact(&s, action("deal-civ A 1 rome"), B),
                     action("deal-civ A 1 rome"));
    assert_int_equal(golden_redact(&s, action("deal-civ A 2 inca"), B),
                     action("deal-civ A 2 ?"));
    assert_int_equal(golden_redact(&s, action("deal-civ A 2 inca"), A),
                     action("deal-civ A 2 inca"));
    assert_int_equal(golden_redact(&s, action("deal-future C f9"), B),
                     action("deal-future C ?"));
    assert_int_equal(golden_redact(&s, action("deal-future C f9"), SEES_ALL),
                     action("deal-future C f9"));
    /* Keeping the old card shows the new one. */
    s.era = 1;
    assert_int_equal(golden_redact(&s, action("civ babylon"), B),
                     action("civ babylon over inca"));
    assert_int_equal(golden_redact(&s, action("civ inca"), B),
                     action("civ inca"));
    assert_int_equal(golden_redact(&s, action("civ babylon"), A),
                     action("civ babylon"));
}

/* Applying what was seen to what was seen is seeing what was done. */
static void check_seen(const struct golden_state *before, const char *text,
                       int sees)
{
    struct golden_state truth = *before, seen = *before;
    game_action shown = golden_redact(before, action(text), sees);

    golden_apply(&truth, action(text));
    golden_observe(&truth, sees);
    golden_observe(&seen, sees);
    golden_apply(&seen, shown);
    golden_observe(&seen, sees);
    assert_memory_equal(&truth, &seen, sizeof seen);
}

static void test_what_is_seen_can_be_played_on(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0);

    PLAY(&s, "start-rotation 0", "first A", "deal-civ A 1 rome");
    for (int sees = SEES_PUBLIC; sees < 2; sees++)
        check_seen(&s, "deal-civ A 2 inca", sees);
    PLAY(&s, "deal-civ A 2 inca", "deal-civ A 3 spain", "deal-civ A 4 russia",
         "deal-civ B 1 china", "deal-civ B 2 france", "deal-civ B 3 turkey",
         "deal-civ B 4 japan");
    for (int sees = SEES_PUBLIC; sees < 2; sees++)
        check_seen(&s, "deal-future A f4", sees);
    s = table();
    s.seat[A].civ = CIV_CHINA;
    s.seat[A].gold = 9;
    put(&s, B, 0, SQ(2, 3), true);
    PLAY(&s, "soldier 2,2", "to 2,3");
    for (int sees = SEES_PUBLIC; sees < 3; sees++)
        check_seen(&s, "glory 5", sees);
    PLAY(&s, "glory 5", "glory 3");
    for (int sees = SEES_PUBLIC; sees < 3; sees++)
        check_seen(&s, "keep 5", sees);
    s = table();
    s.era = 1;
    s.stage = STAGE_CIVS;
    golden_pop(&s);
    golden_push(&s, PHASE_CIV);
    golden_proceed(&s);
    for (int sees = SEES_PUBLIC; sees < 3; sees++) {
        check_seen(&s, "civ babylon", sees);
        check_seen(&s, "civ inca", sees);
    }
    assert_refused(&s, "civ babylon over inca", "GA-10.5");
}

/* Guesses fill in everything, differ, and forget to the same thing. */
static void test_guesses_are_whole_and_uniform(void **unused)
{
    struct rng rng = seeded(7);
    unsigned inca = 0, six = 0;

    (void)unused;
    struct golden_state s = table();
    s.seat[A].civ = CIV_CHINA;
    s.seat[A].gold = 9;
    put(&s, B, 0, SQ(2, 3), true);
    PLAY(&s, "soldier 2,2", "to 2,3", "glory 2", "glory 2");
    golden_observe(&s, B);
    for (int i = 0; i < 4000; i++) {
        struct golden_state guess = s;
        golden_determinize(&guess, &rng);
        assert_true(golden_sound(&guess));
        inca += guess.seat[A].dealt[1] == CIV_INCA;
        six += guess.drawn[0] == 4;
        golden_observe(&guess, B);
        assert_memory_equal(&guess, &s, sizeof s);
    }
    /* Inca is one of the 5 cards B has not seen; a 6 is 2 tiles of 16. */
    assert_in_range(inca, 4000 / 5 - 130, 4000 / 5 + 130);
    assert_in_range(six, 4000 / 8 - 110, 4000 / 8 + 110);
}

/* A playout ends, and chance draws what weights say. */
static void test_playouts_end_and_chance_is_fair(void **unused)
{
    struct rng rng = seeded(3);
    unsigned market = 0;

    (void)unused;
    for (uint8_t seats = 2; seats <= 4; seats++) {
        struct golden_state s = fresh(seats, 0);
        golden_playout(&s, &rng);
        assert_int_equal(s.head.actor, ACTOR_NONE);
        assert_true(golden_sound(&s));
        assert_true(s.head.ply < TABLE_GAME->plies_max);
    }
    struct golden_state s = before_tiles(0);
    s.stage = STAGE_SETUP;
    s.offer[0] = s.offer[1] = s.offer[2] = 0;
    while (s.depth)
        golden_pop(&s);
    golden_proceed(&s);
    assert_int_equal(golden_weight(&s, action("building market")), 2);
    assert_int_equal(golden_weight(&s, action("building library")), 1);
    assert_int_equal(golden_weight(&s, action("draw-tile l1")), 1);
    for (int i = 0; i < 4000; i++)
        market += golden_sample(&s, &rng) == action("building market");
    assert_in_range(market, 2000 - 160, 2000 + 160);
}

/* One step ahead: gold, a city and a judgement look good. */
static void test_worth_likes_what_is_good(void **unused)
{
    (void)unused;
    struct golden_state s = table(), better = s;

    better.seat[A].gold++;
    assert_true(golden_worth(&better, A) > golden_worth(&s, A));
    better = s;
    build_city(&better, A, SQ(3, 3), 1);
    assert_true(golden_worth(&better, A) > golden_worth(&s, A));
    better = s;
    better.seat[A].building[0] = BUILDING_MARKET;
    assert_true(golden_worth(&better, A) > golden_worth(&s, A));
    better = s;
    hold(&better, A, WONDER_PYRAMIDS);
    assert_true(golden_worth(&better, A) > golden_worth(&s, A));
    /* An explorer is worth the best place it can go to. */
    better = s;
    play(&better, "explore 2,2");
    struct golden_state idle = better;
    play(&idle, "move 2,2");
    assert_true(golden_worth(&better, A) > golden_worth(&idle, A));
    /* At the end only points count. */
    s.stage = STAGE_OVER;
    s.head.phase = PHASE_OVER;
    assert_int_equal(golden_worth(&s, A), 100 * total(&s, A));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ga_10_5_hands_are_hidden_from_others),
        cmocka_unit_test(test_ga_10_5r1_deals_and_choices_as_others_see_them),
        cmocka_unit_test(test_what_is_seen_can_be_played_on),
        cmocka_unit_test(test_guesses_are_whole_and_uniform),
        cmocka_unit_test(test_playouts_end_and_chance_is_fair),
        cmocka_unit_test(test_worth_likes_what_is_good),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

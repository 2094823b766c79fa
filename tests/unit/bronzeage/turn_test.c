/* Chapter 3 of the rules: Play and Return. */
#include "table.h"

/* A has played The Sea to deck a, B is to move. */
static struct bronzeage_state after_sea(void)
{
    struct bronzeage_state s = table();

    play(&s, "play sea a");
    play(&s, "top a plains");
    play(&s, "front p02");
    play(&s, "top a sea");
    play(&s, "decline");
    return s;
}

static void test_ba_3_1_one_action_then_the_other_player(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    play(&s, "play sea b");
    assert_refused(&s, "play plains a", "BA-3.1");
    assert_refused(&s, "return sea b", "BA-3.1");
    play(&s, "play1");
    play(&s, "card s05 basic");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.turns, 1);
}

static void test_ba_3_1r1_nobody_passes(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_refused(&s, "stop", "BA-3.1r1");
    assert_refused(&s, "draw1", "BA-3.1r1");
    assert_refused(&s, "draw2", "BA-3.1r1");
    assert_int_equal(count_legal(&s), 9);
}

/* Whoever holds nothing can return; two Actions give the most moves. */
static void test_ba_3_1r1_there_always_is_a_move(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    s.seat[A].actions = 0;
    s.lying[0] = 0x421;
    assert_int_equal(count_legal(&s), 3);
    play(&s, "return sea a");
    s = table();
    s.seat[A].actions = 0x110;
    s.seat[B].actions = 0;
    s.lying[0] = 0x421 | 1 << 1;
    assert_int_equal(count_legal(&s), 10);
}

static void test_ba_3_1r2_one_answer_is_asked_none_is_not(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    empty_hand(&s, A);
    shrink(&s, 1, 0);
    play(&s, "play sea b");
    assert_int_equal(s.head.phase, PHASE_MODE);
    assert_int_equal(count_legal(&s), 1);
    play(&s, "stop");
    assert_int_not_equal(s.head.phase, PHASE_MODE);
}

static void test_ba_3_2_an_action_in_hand_is_played(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play mountains a");
    play(&s, "play1");
    play(&s, "card p10 basic");
    assert_refused(&s, "play sea b", "BA-3.2");
    assert_true(allowed(&s, "play plains b"));
}

static void test_ba_3_3_three_actions_at_a_deck(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play mountains a");
    play(&s, "play1");
    play(&s, "card p10 basic");
    assert_true(allowed(&s, "play plains a"));
    play(&s, "play mountains a");
    play(&s, "play1");
    play(&s, "card p02 basic");
    assert_refused(&s, "play plains a", "BA-3.3");
    assert_true(allowed(&s, "play plains b"));
}

static void test_ba_3_4_an_action_that_lies_there_is_returned(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play plains c");
    luck(&s, 3);
    play(&s, "decline");
    assert_refused(&s, "return mountains a", "BA-3.4");
    assert_refused(&s, "return sea b", "BA-3.4");
    play(&s, "return sea a");
    assert_int_equal(bronzeage_holding_count(&s.seat[A]), 3);
    assert_int_equal(bronzeage_lying_count(&s, 0), 0);
}

static void test_ba_3_4r1_whoever_played_it(void **unused)
{
    struct bronzeage_state s = after_sea();
    unsigned hold[TYPE_COUNT];

    (void)unused;
    play(&s, "play mountains a");
    play(&s, "play1");
    play(&s, "card p10 basic");
    play(&s, "return mountains a");
    bronzeage_hold(&s.seat[A], hold);
    assert_int_equal(hold[TYPE_MOUNTAINS], 2);
    play(&s, "stop");
    play(&s, "return sea a");
    play(&s, "stop");
    play(&s, "play mountains c");
    bronzeage_hold(&s.seat[A], hold);
    assert_int_equal(hold[TYPE_MOUNTAINS], 1);
}

/* Two copies of a type at one deck come back one by one. */
static void test_ba_3_4r1_two_of_a_type(void **unused)
{
    struct bronzeage_state s = table();
    unsigned lying[TYPE_COUNT];

    (void)unused;
    play(&s, "play sea b");
    play(&s, "play1");
    play(&s, "card s05 basic");
    play(&s, "play sea b");
    play(&s, "play1");
    play(&s, "card s13 basic");
    play(&s, "return sea b");
    bronzeage_lying(&s, 1, lying);
    assert_int_equal(lying[TYPE_SEA], 1);
    play(&s, "stop");
    play(&s, "return sea b");
    bronzeage_lying(&s, 1, lying);
    assert_int_equal(lying[TYPE_SEA], 0);
}

static void test_ba_3_5_with_three_in_hand_none_returns(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    assert_refused(&s, "return sea a", "BA-3.5");
    play(&s, "play plains b");
    play(&s, "draw2");
    luck(&s, 2);
    assert_true(allowed(&s, "return sea a"));
}

/* Anne plays The Sea to a deck that shows The Sea. */
static void test_ba_3_6_anne_gains_draws_and_may_play(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    play(&s, "play sea a");
    assert_int_equal(s.seat[A].territories[TYPE_SEA], 1);
    assert_int_equal(s.size[0], 13);
    play(&s, "top a mountains");
    assert_refused(&s, "front s01", "BA-8.5");
    play(&s, "front m02");
    assert_true(holds(&s, A, CARD_M02));
    play(&s, "top a sea");
    assert_int_equal(s.size[0], 12);
    assert_int_equal(s.head.phase, PHASE_CARD_MAY);
    play(&s, "card m02 basic");
    assert_true(s.seat[A].basic >> CARD_M02 & 1);
    assert_int_equal(s.head.actor, B);
}

static void test_ba_3_6_no_other_type_matches(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    play(&s, "play mountains a");
    assert_int_equal(s.head.phase, PHASE_MODE);
    assert_int_equal(s.seat[A].territories[TYPE_SEA], 0);
}

static void test_ba_3_6r1_the_card_may_be_declined(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_refused(&s, "decline", "BA-3.6r1");
    play(&s, "play sea a");
    luck(&s, 4);
    play(&s, "decline");
    assert_int_equal(s.head.actor, B);
    play(&s, "play mountains c");
    play(&s, "play1");
    assert_refused(&s, "decline", "BA-3.6r1");
}

static void test_ba_3_6r2_match_with_the_last_card(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    shrink(&s, 0, 1);
    play(&s, "play sea a");
    assert_int_equal(s.size[0], 0);
    assert_int_equal(s.seat[A].territories[TYPE_SEA], 1);
    assert_int_equal(s.head.phase, PHASE_CARD_MAY);
    assert_int_equal(s.seat[A].held[ALL], 3);
    play(&s, "card p01 basic");
}

static void test_ba_3_6r2_with_an_empty_hand_nothing_is_asked(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    empty_hand(&s, A);
    shrink(&s, 0, 1);
    give_territories(&s, A, TYPE_SEA, 1);
    play(&s, "play sea a");
    assert_int_equal(s.collapse, COLLAPSE_NOW);
}

/* Mark plays The Plains to a deck that shows The Sea. */
static void test_ba_3_7_mark_draws_two_or_plays_one(void **unused)
{
    struct bronzeage_state s = table(), t;

    (void)unused;
    play(&s, "play plains a");
    t = s;
    assert_refused(&s, "draw1", "BA-3.8");
    assert_refused(&s, "card p01 basic", "BA-3.7r2");
    play(&s, "draw2");
    play(&s, "front s01");
    play(&s, "top a plains");
    play(&s, "front p02");
    play(&s, "top a sea");
    assert_int_equal(s.seat[A].held[ALL], 5);
    assert_int_equal(s.head.actor, B);
    play(&t, "play1");
    play(&t, "card p01 basic");
    assert_int_equal(t.size[0], 14);
    assert_int_equal(t.head.actor, B);
}

static void test_ba_3_7r1_neither_is_allowed(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_refused(&s, "stop", "BA-3.1r1");
    play(&s, "play plains a");
    assert_int_equal(count_legal(&s), 3);
    assert_refused(&s, "decline", "BA-3.6r1");
    play(&s, "stop");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.seat[A].held[ALL], 3);
    assert_int_equal(s.size[0], 14);
}

static void test_ba_3_7r1_asked_where_nothing_can_be_done(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    empty_hand(&s, A);
    shrink(&s, 0, 0);
    play(&s, "play plains a");
    assert_int_equal(s.head.phase, PHASE_MODE);
    assert_int_equal(count_legal(&s), 1);
    play(&s, "stop");
    assert_int_equal(s.collapse, COLLAPSE_DONE);
}

static void test_ba_3_7r1_a_match_is_no_time_to_stop(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    play(&s, "play sea a");
    luck(&s, 4);
    assert_refused(&s, "stop", "BA-3.7r1");
}

static void test_ba_3_7r2_no_way_back_after_play1(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    play(&s, "play plains a");
    play(&s, "play1");
    assert_refused(&s, "draw2", "BA-3.7");
    assert_refused(&s, "play1", "BA-3.7r2");
    assert_refused(&s, "stop", "BA-3.7r1");
    play(&s, "card s05 special");
}

static void test_ba_3_7r3_an_empty_deck_never_matches(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    shrink(&s, 0, 0);
    play(&s, "play sea a");
    assert_int_equal(s.head.phase, PHASE_MODE);
    assert_refused(&s, "draw2", "BA-4.1");
    assert_true(allowed(&s, "play1"));
}

/* Olivia returns The Plains, and one Action is left at the deck. */
static void test_ba_3_8_olivia_has_two_steps(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play plains a");
    play(&s, "play1");
    play(&s, "card p10 basic");
    play(&s, "return plains a");
    play(&s, "draw1");
    luck(&s, 5);
    assert_int_equal(s.head.phase, PHASE_STEP);
    play(&s, "play1");
    play(&s, "card p01 basic");
    assert_int_equal(s.head.actor, B);
}

/* Jimmy returns The Sea, and none is left. */
static void test_ba_3_8_jimmy_has_one_step(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play mountains c");
    play(&s, "play1");
    play(&s, "card p10 basic");
    play(&s, "return sea a");
    assert_refused(&s, "draw2", "BA-3.7");
    play(&s, "draw1");
    luck(&s, 6);
    assert_int_equal(s.head.actor, B);
}

static void test_ba_3_8_stopping_gives_up_the_rest(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play plains a");
    play(&s, "draw2");
    luck(&s, 7);
    play(&s, "return plains a");
    play(&s, "stop");
    assert_int_equal(s.head.actor, B);
}

static void test_ba_3_8r1_a_step_is_asked_with_nothing_to_do(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play mountains c");
    play(&s, "play1");
    play(&s, "card p10 basic");
    empty_hand(&s, A);
    shrink(&s, 0, 0);
    play(&s, "return sea a");
    assert_int_equal(count_legal(&s), 1);
    assert_refused(&s, "draw1", "BA-4.1");
    assert_refused(&s, "play1", "BA-4.3");
    play(&s, "stop");
}

static void test_ba_3_8r2_two_left_give_three_steps(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play mountains a");
    play(&s, "play1");
    play(&s, "card p10 basic");
    play(&s, "play plains a");
    play(&s, "draw2");
    luck(&s, 8);
    play(&s, "return plains a");
    for (int i = 0; i < 3; i++) {
        assert_int_equal(s.head.phase, PHASE_STEP);
        play(&s, "draw1");
        luck(&s, 9);
    }
    assert_int_equal(s.head.actor, A);
    assert_int_equal(s.head.phase, PHASE_MOVE);
}

static void test_ba_3_8r3_a_drawn_card_may_be_played_next(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play plains a");
    play(&s, "play1");
    play(&s, "card p10 basic");
    play(&s, "return plains a");
    assert_int_equal(s.top[0], TYPE_SEA);
    assert_false(holds(&s, A, CARD_S03));
    play(&s, "draw1");
    play(&s, "front s03");
    play(&s, "top a sea");
    play(&s, "play1");
    play(&s, "card s03 basic");
}

static void test_ba_3_8r3_a_raided_card_too(void **unused)
{
    struct bronzeage_state s = after_sea();

    (void)unused;
    play(&s, "play plains a");
    play(&s, "draw2");
    luck(&s, 10);
    play(&s, "return plains a");
    play(&s, "play1");
    play(&s, "card s05 special");
    play(&s, "raid p10");
    play(&s, "play1");
    assert_refused(&s, "card p10 special", "BA-4.4");
    play(&s, "card p10 basic");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ba_3_1_one_action_then_the_other_player),
        cmocka_unit_test(test_ba_3_1r1_nobody_passes),
        cmocka_unit_test(test_ba_3_1r1_there_always_is_a_move),
        cmocka_unit_test(test_ba_3_1r2_one_answer_is_asked_none_is_not),
        cmocka_unit_test(test_ba_3_2_an_action_in_hand_is_played),
        cmocka_unit_test(test_ba_3_3_three_actions_at_a_deck),
        cmocka_unit_test(test_ba_3_4_an_action_that_lies_there_is_returned),
        cmocka_unit_test(test_ba_3_4r1_whoever_played_it),
        cmocka_unit_test(test_ba_3_4r1_two_of_a_type),
        cmocka_unit_test(test_ba_3_5_with_three_in_hand_none_returns),
        cmocka_unit_test(test_ba_3_6_anne_gains_draws_and_may_play),
        cmocka_unit_test(test_ba_3_6_no_other_type_matches),
        cmocka_unit_test(test_ba_3_6r1_the_card_may_be_declined),
        cmocka_unit_test(test_ba_3_6r2_match_with_the_last_card),
        cmocka_unit_test(test_ba_3_6r2_with_an_empty_hand_nothing_is_asked),
        cmocka_unit_test(test_ba_3_7_mark_draws_two_or_plays_one),
        cmocka_unit_test(test_ba_3_7r1_neither_is_allowed),
        cmocka_unit_test(test_ba_3_7r1_asked_where_nothing_can_be_done),
        cmocka_unit_test(test_ba_3_7r1_a_match_is_no_time_to_stop),
        cmocka_unit_test(test_ba_3_7r2_no_way_back_after_play1),
        cmocka_unit_test(test_ba_3_7r3_an_empty_deck_never_matches),
        cmocka_unit_test(test_ba_3_8_olivia_has_two_steps),
        cmocka_unit_test(test_ba_3_8_jimmy_has_one_step),
        cmocka_unit_test(test_ba_3_8_stopping_gives_up_the_rest),
        cmocka_unit_test(test_ba_3_8r1_a_step_is_asked_with_nothing_to_do),
        cmocka_unit_test(test_ba_3_8r2_two_left_give_three_steps),
        cmocka_unit_test(test_ba_3_8r3_a_drawn_card_may_be_played_next),
        cmocka_unit_test(test_ba_3_8r3_a_raided_card_too),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Chapter 6 of the rules: The Collapse. */
#include "table.h"

/* Deck a has one card; A, the first player, takes it by a match and declines
 * to play. Whoever has Territories or a large hand is asked next. */
static void empty_deck_a(struct bronzeage_state *s)
{
    shrink(s, 0, 1);
    play(s, "play sea a");
    play(s, "decline");
}

static void test_ba_6_1_after_a_first_players_turn(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_refused(&s, "keep sea", "BA-6.3");
    assert_refused(&s, "discard s05", "BA-6.4");
    empty_deck_a(&s);
    assert_int_equal(s.collapse, COLLAPSE_NOW);
    assert_int_equal(s.head.phase, PHASE_KEEP_FIRST);
}

static void test_ba_6_1_once_only(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    empty_deck_a(&s);
    play(&s, "keep sea");
    luck(&s, 1);
    assert_int_equal(s.collapse, COLLAPSE_DONE);
    s.turn = A;
    shrink(&s, 0, 1);
    set_top(&s, 0, TYPE_SEA);
    play(&s, "play sea a");
    luck(&s, 2);
    if (s.head.phase == PHASE_CARD_MAY)
        play(&s, "decline");
    assert_int_equal(s.collapse, COLLAPSE_DONE);
    assert_int_equal(s.head.phase, PHASE_MOVE);
    assert_int_equal(s.head.actor, B);
}

static void test_ba_6_1r1_the_first_player_has_a_full_turn(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    play(&s, "play sea b");
    play(&s, "play1");
    play(&s, "card s05 basic");
    shrink(&s, 0, 1);
    play(&s, "play sea a");
    play(&s, "decline");
    assert_int_equal(s.size[0], 0);
    assert_int_equal(s.collapse, COLLAPSE_AHEAD);
    assert_int_equal(s.head.actor, A);
    play(&s, "play mountains c");
    play(&s, "play1");
    play(&s, "card m01 basic");
    assert_int_equal(s.collapse, COLLAPSE_NOW);
}

static void test_ba_6_2_territories_then_hands_first_player_first(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    give_territories(&s, B, TYPE_PLAINS, 1);
    give(&s, A, CARD_S01);
    give(&s, B, CARD_S02);
    empty_deck_a(&s);
    assert_int_equal(s.head.actor, A);
    assert_refused(&s, "discard s05", "BA-6.4");
    play(&s, "keep sea");
    assert_int_equal(s.head.actor, B);
    play(&s, "keep plains");
    assert_int_equal(s.head.actor, A);
    assert_refused(&s, "keep sea", "BA-6.3");
    play(&s, "discard s05");
    assert_int_equal(s.head.actor, B);
    play(&s, "discard s13");
    assert_int_equal(s.head.actor, ACTOR_CHANCE);
}

static void test_ba_6_2r1_actions_lie_there_meanwhile(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    empty_deck_a(&s);
    assert_int_equal(bronzeage_lying_count(&s, 0), 1);
    play(&s, "keep sea");
    assert_int_equal(bronzeage_lying_count(&s, 0), 0);
}

static void test_ba_6_3_one_type_is_kept(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    give_territories(&s, A, TYPE_PLAINS, 2);
    empty_deck_a(&s);
    assert_refused(&s, "keep mountains", "BA-6.3");
    play(&s, "keep plains");
    assert_int_equal(s.seat[A].territories[TYPE_PLAINS], 2);
    assert_int_equal(s.seat[A].territories[TYPE_SEA], 0);
}

static void test_ba_6_3r1_without_territories_nothing_is_asked(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    shrink(&s, 0, 0);
    give(&s, A, CARD_S01);
    play(&s, "play plains a");
    play(&s, "play1");
    play(&s, "card s05 basic");
    assert_int_equal(s.collapse, COLLAPSE_DONE);
}

static void test_ba_6_4_down_to_three(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    give(&s, A, CARD_S01);
    give(&s, A, CARD_S02);
    empty_deck_a(&s);
    play(&s, "keep sea");
    assert_refused(&s, "discard s13", "BA-6.4");
    assert_refused(&s, "discard s?", "BA-8.2");
    play(&s, "discard s01");
    assert_int_equal(s.head.phase, PHASE_DISCARD_FIRST);
    assert_int_equal(s.discards[TYPE_SEA], 1);
    play(&s, "discard p01");
    assert_int_equal(s.seat[A].held[ALL], 3);
    assert_true(s.collapse == COLLAPSE_DONE);
    assert_int_equal(s.seat[A].threw[TYPE_SEA], 1);
    assert_int_equal(s.seat[A].threw[TYPE_PLAINS], 1);
}

static void test_ba_6_4_three_are_kept_unasked(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    empty_deck_a(&s);
    play(&s, "keep sea");
    assert_int_equal(s.seat[A].held[ALL], 3);
    assert_int_equal(s.seat[B].held[ALL], 3);
    assert_int_equal(s.collapse, COLLAPSE_DONE);
}

static void test_ba_6_5_actions_one_of_each_again(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    s.seat[A].actions = 0x031;
    s.seat[B].actions = 0x100;
    s.lying[0] = 0x102;
    empty_deck_a(&s);
    play(&s, "keep sea");
    assert_int_equal(s.seat[A].actions, 0x111);
    assert_int_equal(s.seat[B].actions, 0x111);
    assert_int_equal(s.lying[0] | s.lying[1], 0);
}

static void test_ba_6_6_the_middle_and_the_discards_make_decks(void **unused)
{
    struct bronzeage_state s = table();
    unsigned n;

    (void)unused;
    give_territories(&s, A, TYPE_PLAINS, 2);
    give(&s, A, CARD_S01);
    empty_deck_a(&s);
    n = s.size[1] + s.size[2];
    play(&s, "keep sea");
    play(&s, "discard m01");
    n += 2 + 1;
    assert_int_equal(s.size[0], n / 3);
    assert_int_equal(s.size[1], n / 3);
    assert_int_equal(s.size[2], n / 3);
    luck(&s, 3);
    assert_int_equal(s.seat[A].territories[TYPE_SEA], 1);
    assert_true(holds(&s, A, CARD_S01));
    assert_false(holds(&s, A, CARD_M01));
}

static void test_ba_6_6_nothing_goes_to_the_box_out_of_turn(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_refused(&s, "box sea", "BA-6.6");
}

static void test_ba_6_6r1_a_third_each_rounded_down(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    shrink(&s, 1, 4);
    shrink(&s, 2, 4);
    empty_deck_a(&s);
    play(&s, "keep sea");
    for (unsigned d = 0; d < DECKS; d++)
        assert_int_equal(s.size[d], 2);
    assert_int_equal(s.head.phase, PHASE_BOX);
    luck(&s, 4);
    assert_int_equal(s.head.phase, PHASE_MOVE);
    assert_int_equal(s.below[0] + s.below[1] + s.below[2], 3);
}

static void test_ba_6_6r2_fewer_than_three_cards(void **unused)
{
    for (unsigned left = 0; left < 3; left++) {
        struct bronzeage_state s = table();
        shrink(&s, 1, left > 0);
        shrink(&s, 2, left > 1);
        empty_deck_a(&s);
        play(&s, "keep sea");
        unsigned before = s.box[0] + s.box[1] + s.box[2];
        luck(&s, 5);
        assert_int_equal(s.box[0] + s.box[1] + s.box[2], before + left);
        for (unsigned d = 0; d < DECKS; d++)
            assert_int_equal(s.size[d], 0);
        assert_int_equal(s.head.actor, B);
        play(&s, "play sea a");
        assert_refused(&s, "draw2", "BA-4.1");
        play(&s, "play1");
        play(&s, "card s13 basic");
        assert_int_equal(s.head.actor, ACTOR_NONE);
    }
    (void)unused;
}

static void test_ba_6_6r3_backs_of_leftovers_are_seen(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    shrink(&s, 1, 2);
    shrink(&s, 2, 2);
    empty_deck_a(&s);
    play(&s, "keep sea");
    assert_int_equal(s.head.phase, PHASE_BOX);
    unsigned plains = s.box[TYPE_PLAINS];
    play(&s, "box plains");
    assert_int_equal(s.box[TYPE_PLAINS], plains + 1);
    bronzeage_observe(&s, SEES_PUBLIC);
    assert_int_equal(s.box[TYPE_PLAINS], plains + 1);
}

static void test_ba_6_7_the_second_player_is_next(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    empty_deck_a(&s);
    play(&s, "keep sea");
    luck(&s, 6);
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.head.phase, PHASE_MOVE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ba_6_1_after_a_first_players_turn),
        cmocka_unit_test(test_ba_6_1_once_only),
        cmocka_unit_test(test_ba_6_1r1_the_first_player_has_a_full_turn),
        cmocka_unit_test(test_ba_6_2_territories_then_hands_first_player_first),
        cmocka_unit_test(test_ba_6_2r1_actions_lie_there_meanwhile),
        cmocka_unit_test(test_ba_6_3_one_type_is_kept),
        cmocka_unit_test(test_ba_6_3r1_without_territories_nothing_is_asked),
        cmocka_unit_test(test_ba_6_4_down_to_three),
        cmocka_unit_test(test_ba_6_4_three_are_kept_unasked),
        cmocka_unit_test(test_ba_6_5_actions_one_of_each_again),
        cmocka_unit_test(test_ba_6_6_the_middle_and_the_discards_make_decks),
        cmocka_unit_test(test_ba_6_6_nothing_goes_to_the_box_out_of_turn),
        cmocka_unit_test(test_ba_6_6r1_a_third_each_rounded_down),
        cmocka_unit_test(test_ba_6_6r2_fewer_than_three_cards),
        cmocka_unit_test(test_ba_6_6r3_backs_of_leftovers_are_seen),
        cmocka_unit_test(test_ba_6_7_the_second_player_is_next),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

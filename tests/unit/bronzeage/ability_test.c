/* Chapter 5 of the rules: each Ability alone, and in chains. */
#include "table.h"

/* A has this civilization and card, has played The Sea without match to deck
 * b, and is to play a card. */
static struct bronzeage_state to_play(const char *civ, unsigned card)
{
    struct bronzeage_state s = table_of(civ, "egypt");

    if (!holds(&s, A, card))
        give(&s, A, card);
    play(&s, "play sea b");
    play(&s, "play1");
    return s;
}

static void test_ba_5_1_an_ability_must_be_used(void **unused)
{
    struct bronzeage_state s = to_play("assyria", CARD_P01);

    (void)unused;
    assert_refused(&s, "deck a", "BA-5.1");
    play(&s, "card p01 special");
    assert_refused(&s, "decline", "BA-3.6r1");
    assert_refused(&s, "stop", "BA-3.7r1");
    assert_int_equal(count_legal(&s), 3);
}

static void test_ba_5_1_what_has_no_target_is_left_out(void **unused)
{
    struct bronzeage_state s = to_play("assyria", CARD_S06);

    (void)unused;
    play(&s, "card s06 special");
    assert_int_equal(s.head.actor, B);
    s = to_play("assyria", CARD_S05);
    empty_hand(&s, B);
    play(&s, "card s05 special");
    assert_int_equal(s.head.actor, B);
    s = to_play("mycenae", CARD_S10);
    s.seat[A].hand = 1ull << CARD_S10;
    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        unsigned more = s.seat[A].held[t] - (t == TYPE_SEA);
        s.seat[A].held[t] = t == TYPE_SEA;
        s.box[t] = (uint8_t)(s.box[t] + more);
        s.pool[t] = (uint8_t)(s.pool[t] + more);
    }
    s.seat[A].held[ALL] = 1;
    play(&s, "card s10 special");
    assert_int_equal(s.head.actor, B);
}

static void test_ba_5_1_an_empty_deck_cannot_be_chosen(void **unused)
{
    struct bronzeage_state s = to_play("assyria", CARD_P01);

    (void)unused;
    shrink(&s, 2, 0);
    give_territories(&s, A, TYPE_SEA, 1);
    play(&s, "card p01 special");
    assert_refused(&s, "deck c", "BA-4.1");
    play(&s, "deck b");
    s = to_play("assyria", CARD_P01);
    for (unsigned d = 0; d < DECKS; d++)
        shrink(&s, d, 0);
    play(&s, "card p01 special");
    assert_int_equal(s.collapse, COLLAPSE_DONE);
}

static void test_ba_5_1r1_once_when_played(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    put_under(&s, A, CARD_P02, true);
    play(&s, "play sea b");
    play(&s, "play1");
    play(&s, "card s05 basic");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.head.phase, PHASE_MOVE);
}

static void test_ba_5_1r2_the_card_lies_there_before(void **unused)
{
    struct bronzeage_state s = to_play("mycenae", CARD_S10);

    (void)unused;
    play(&s, "card s10 special");
    assert_int_equal(bronzeage_aspect_icons(&s.seat[A], ASPECT_ARTISTRY), 2);
    assert_refused(&s, "card s10 basic", "BA-4.3");
    play(&s, "card m01 basic");
}

static void test_ba_5_2_sow_draws_from_a_chosen_deck(void **unused)
{
    struct bronzeage_state s = to_play("assyria", CARD_P01);

    (void)unused;
    play(&s, "card p01 special");
    play(&s, "deck c");
    assert_refused(&s, "front s01", "BA-8.5");
    play(&s, "front p02");
    play(&s, "top c sea");
    assert_int_equal(s.size[2], 13);
    assert_int_equal(s.head.actor, B);
}

static void test_ba_5_3_harvest_draws_twice(void **unused)
{
    struct bronzeage_state s = to_play("assyria", CARD_S02);

    (void)unused;
    play(&s, "card s02 special");
    play(&s, "deck a");
    play(&s, "front s01");
    play(&s, "top a sea");
    assert_int_equal(s.head.phase, PHASE_SOW);
    assert_refused(&s, "draw1", "BA-3.8");
    play(&s, "deck c");
    play(&s, "front p02");
    play(&s, "top c sea");
    assert_int_equal(s.head.actor, B);
}

static void test_ba_5_4_raid_takes_a_card_at_random(void **unused)
{
    struct bronzeage_state s = to_play("assyria", CARD_S05);

    (void)unused;
    assert_refused(&s, "raid m09", "BA-5.4");
    play(&s, "card s05 special");
    assert_int_equal(s.head.actor, ACTOR_CHANCE);
    assert_int_equal(count_legal(&s), 3);
    assert_int_equal(bronzeage_weight(&s, action("raid m09")), 1);
    assert_refused(&s, "raid m01", "BA-5.4");
    assert_refused(&s, "raid m?", "BA-5.4");
    play(&s, "raid m09");
    assert_true(holds(&s, A, CARD_M09));
    assert_false(holds(&s, B, CARD_M09));
    assert_int_equal(s.seat[A].held[TYPE_MOUNTAINS], 2);
    assert_int_equal(s.seat[B].held[TYPE_MOUNTAINS], 0);
}

static void test_ba_5_5_conquest_takes_a_territory(void **unused)
{
    struct bronzeage_state s = to_play("assyria", CARD_S06);

    (void)unused;
    give_territories(&s, B, TYPE_PLAINS, 2);
    assert_refused(&s, "take plains", "BA-5.5");
    play(&s, "card s06 special");
    assert_refused(&s, "take sea", "BA-5.5");
    play(&s, "take plains");
    assert_int_equal(s.seat[A].territories[TYPE_PLAINS], 1);
    assert_int_equal(s.seat[B].territories[TYPE_PLAINS], 1);
}

static void test_ba_4_7_territories_are_controlled_where_they_lie(void **unused)
{
    struct bronzeage_state s = to_play("assyria", CARD_S06);

    (void)unused;
    give_territories(&s, A, TYPE_SEA, 1);
    give_territories(&s, B, TYPE_PLAINS, 2);
    int mine = bronzeage_points(&s, A, SOURCE_TERRITORIES);
    int theirs = bronzeage_points(&s, B, SOURCE_TERRITORIES);
    play(&s, "card s06 special");
    /* Only what the other controls can be taken; then it scores for A. */
    assert_refused(&s, "take sea", "BA-5.5");
    play(&s, "take plains");
    assert_int_equal(bronzeage_points(&s, B, SOURCE_TERRITORIES), theirs - 2);
    assert_int_equal(bronzeage_points(&s, A, SOURCE_TERRITORIES), mine);
    s.seat[A].territories[TYPE_SEA] = 0;
    assert_int_equal(bronzeage_points(&s, A, SOURCE_TERRITORIES), 2);
}

static void test_ba_5_5r1_one_option_a_type(void **unused)
{
    struct bronzeage_state s = to_play("assyria", CARD_S06);

    (void)unused;
    give_territories(&s, B, TYPE_PLAINS, 3);
    give_territories(&s, B, TYPE_SEA, 1);
    play(&s, "card s06 special");
    assert_int_equal(count_legal(&s), 2);
}

static void test_ba_5_6_ornament_plays_a_basic_card(void **unused)
{
    struct bronzeage_state s = to_play("mycenae", CARD_S09);

    (void)unused;
    play(&s, "card s09 special");
    assert_refused(&s, "card s05 special", "BA-5.6");
    assert_refused(&s, "decline", "BA-3.6r1");
    play(&s, "card s05 basic");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.seat[B].held[ALL], 3);
}

static void test_ba_5_7_masterwork_plays_either_way(void **unused)
{
    struct bronzeage_state s = to_play("mycenae", CARD_S10);

    (void)unused;
    play(&s, "card s10 special");
    assert_refused(&s, "decline", "BA-3.6r1");
    assert_refused(&s, "card p01 special", "BA-4.4");
    assert_true(allowed(&s, "card p01 basic"));
    play(&s, "card s05 special");
    play(&s, "raid p10");
    assert_int_equal(s.head.actor, B);
}

static void test_ba_5_8_quarry_gains_a_top_card(void **unused)
{
    struct bronzeage_state s = to_play("hatti", CARD_M13);

    (void)unused;
    play(&s, "card m13 special");
    play(&s, "deck b");
    assert_int_equal(s.seat[A].territories[TYPE_MOUNTAINS], 1);
    play(&s, "top b sea");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.seat[A].held[ALL], 3);
}

static void test_ba_5_9_foundry_gains_and_draws(void **unused)
{
    struct bronzeage_state s = to_play("hatti", CARD_S14);

    (void)unused;
    play(&s, "card s14 special");
    play(&s, "deck c");
    assert_int_equal(s.seat[A].territories[TYPE_PLAINS], 1);
    play(&s, "top c sea");
    play(&s, "front s01");
    play(&s, "top c sea");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.seat[A].held[ALL], 4);
}

static void test_ba_5_9_foundry_at_the_last_card_draws_nothing(void **unused)
{
    struct bronzeage_state s = to_play("hatti", CARD_S14);

    (void)unused;
    shrink(&s, 2, 1);
    play(&s, "card s14 special");
    play(&s, "deck c");
    assert_int_equal(s.seat[A].territories[TYPE_PLAINS], 1);
    assert_int_equal(s.seat[A].held[ALL], 3);
    assert_int_equal(s.collapse, COLLAPSE_NOW);
}

/* Masterwork, Masterwork, Ornament, all before the second step. */
static void test_ba_5_10_a_chain_comes_before_the_next_step(void **unused)
{
    struct bronzeage_state s = table_of("mycenae", "hatti");

    (void)unused;
    give(&s, A, CARD_S10);
    give(&s, A, CARD_P11);
    give(&s, A, CARD_M10);
    s.seat[A].actions = 0x011;
    s.seat[B].actions = 0x101;
    s.lying[0] = 0x100 | 0x010;
    play(&s, "return plains a");
    play(&s, "play1");
    play(&s, "card s10 special");
    assert_refused(&s, "draw1", "BA-3.8");
    play(&s, "card p11 special");
    play(&s, "card m10 special");
    play(&s, "card s05 special");
    play(&s, "raid m09");
    assert_int_equal(s.head.phase, PHASE_STEP);
    play(&s, "play1");
    play(&s, "card m09 special");
    play(&s, "card m01 basic");
    assert_int_equal(s.head.actor, B);
}

/* Masterwork into Sow into nothing: the second step follows. */
static void test_ba_5_10_masterwork_into_sow(void **unused)
{
    struct bronzeage_state s = table_of("egypt", "hatti");

    (void)unused;
    give(&s, A, CARD_S10);
    s.seat[A].actions = 0x011;
    s.seat[B].actions = 0x101;
    s.lying[0] = 0x100 | 0x010;
    play(&s, "return plains a");
    play(&s, "play1");
    play(&s, "card s10 special");
    play(&s, "card p01 special");
    play(&s, "deck c");
    play(&s, "front p02");
    play(&s, "top c sea");
    assert_int_equal(s.head.phase, PHASE_STEP);
    play(&s, "draw1");
    assert_int_equal(s.from, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ba_5_1_an_ability_must_be_used),
        cmocka_unit_test(test_ba_5_1_what_has_no_target_is_left_out),
        cmocka_unit_test(test_ba_5_1_an_empty_deck_cannot_be_chosen),
        cmocka_unit_test(test_ba_5_1r1_once_when_played),
        cmocka_unit_test(test_ba_5_1r2_the_card_lies_there_before),
        cmocka_unit_test(test_ba_5_2_sow_draws_from_a_chosen_deck),
        cmocka_unit_test(test_ba_5_3_harvest_draws_twice),
        cmocka_unit_test(test_ba_5_4_raid_takes_a_card_at_random),
        cmocka_unit_test(test_ba_5_5_conquest_takes_a_territory),
        cmocka_unit_test(test_ba_4_7_territories_are_controlled_where_they_lie),
        cmocka_unit_test(test_ba_5_5r1_one_option_a_type),
        cmocka_unit_test(test_ba_5_6_ornament_plays_a_basic_card),
        cmocka_unit_test(test_ba_5_7_masterwork_plays_either_way),
        cmocka_unit_test(test_ba_5_8_quarry_gains_a_top_card),
        cmocka_unit_test(test_ba_5_9_foundry_gains_and_draws),
        cmocka_unit_test(test_ba_5_9_foundry_at_the_last_card_draws_nothing),
        cmocka_unit_test(test_ba_5_10_a_chain_comes_before_the_next_step),
        cmocka_unit_test(test_ba_5_10_masterwork_into_sow),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Chapter 2 of the rules: set-up. */
#include "table.h"

static struct bronzeage_state begin(unsigned options)
{
    struct bronzeage_state s;

    bronzeage_begin(
        &s, &(struct game_setup){ .seats = 2, .options = (uint16_t)options });
    return s;
}

static void deal_all(struct bronzeage_state *s)
{
    static const char *const acts[] = {
        "deal A s01", "deal A m01",      "deal A p01",
        "deal B s02", "deal B m02",      "deal B p02",
        "top a sea",  "top b mountains", "top c plains",
    };

    for (size_t i = 0; i < sizeof acts / sizeof *acts; i++)
        play(s, acts[i]);
}

static void test_ba_2_1_one_action_of_each_type(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned hold[TYPE_COUNT];
        bronzeage_hold(&s.seat[p], hold);
        for (unsigned t = 0; t < TYPE_COUNT; t++)
            assert_int_equal(hold[t], 1);
    }
    assert_int_equal(s.lying[0], 0);
    assert_refused(&s, "return sea a", "BA-3.5");
}

static void test_ba_2_2_one_card_of_each_type(void **unused)
{
    struct bronzeage_state s = begin(FIRST_A);

    (void)unused;
    assert_refused(&s, "deal A m01", "BA-2.2");
    assert_refused(&s, "deal B s01", "BA-2.2");
    assert_refused(&s, "deal A ?", "BA-2.2");
    assert_int_equal(count_legal(&s), 16);
    play(&s, "deal A s01");
    play(&s, "deal A m01");
    assert_refused(&s, "deal A s02", "BA-2.2");
    play(&s, "deal A p01");
    assert_refused(&s, "deal B s01", "BA-2.2");
    assert_int_equal(count_legal(&s), 15);
    play(&s, "deal B s02");
    assert_int_equal(s.seat[A].held[ALL], 3);
}

static void test_ba_2_3_three_decks_of_14(void **unused)
{
    struct bronzeage_state s = begin(FIRST_A);

    (void)unused;
    assert_refused(&s, "top a sea", "BA-8.1");
    deal_all(&s);
    for (unsigned d = 0; d < DECKS; d++)
        assert_int_equal(s.size[d], 14);
    assert_int_equal(s.below[0] + s.below[1] + s.below[2], 39);
    assert_refused(&s, "top a sea", "BA-8.1");
}

static void test_ba_2_4_civilizations_are_dealt(void **unused)
{
    struct bronzeage_state s = begin(FIRST_A);

    (void)unused;
    deal_all(&s);
    assert_int_equal(s.head.actor, ACTOR_CHANCE);
    assert_refused(&s, "civ B hatti", "BA-2.4");
    assert_refused(&s, "civ hatti", "BA-2.5");
    play(&s, "civ A hatti");
    assert_refused(&s, "civ B hatti", "BA-2.4");
    play(&s, "civ B egypt");
    assert_int_equal(s.head.phase, PHASE_MOVE);
    assert_refused(&s, "civ B crete", "BA-2.4");
}

static void test_ba_2_5_the_second_player_chooses_first(void **unused)
{
    struct bronzeage_state s = begin(FIRST_A | CHOICE);

    (void)unused;
    deal_all(&s);
    assert_int_equal(s.head.actor, B);
    assert_int_equal(count_legal(&s), 6);
    play(&s, "civ crete");
    assert_int_equal(s.head.actor, A);
    assert_int_equal(count_legal(&s), 5);
    assert_refused(&s, "civ crete", "BA-2.4");
    play(&s, "civ egypt");
    assert_int_equal(s.seat[A].civ, CIV_EGYPT);
    assert_int_equal(s.seat[B].civ, CIV_CRETE);
    assert_int_equal(s.head.actor, A);
    assert_refused(&s, "civ hatti", "BA-2.5");
}

static void test_ba_2_5r1_hands_and_tops_are_there_before(void **unused)
{
    struct bronzeage_state s = begin(FIRST_B | CHOICE), t;

    (void)unused;
    assert_refused(&s, "civ crete", "BA-2.5");
    deal_all(&s);
    assert_int_equal(s.head.phase, PHASE_CIV);
    t = s;
    bronzeage_observe(&t, A);
    assert_int_equal(bit_count(t.seat[A].hand), 3);
    assert_int_equal(t.top[2], TYPE_PLAINS);
    play(&s, "civ crete");
    assert_int_equal(s.seat[A].civ, CIV_CRETE);
    bronzeage_observe(&s, B);
    assert_int_equal(s.seat[A].civ, CIV_CRETE);
}

static void test_ba_2_6_the_first_player_begins(void **unused)
{
    struct bronzeage_state s = begin(FIRST_B);

    (void)unused;
    assert_refused(&s, "first A", "BA-2.6");
    deal_all(&s);
    play(&s, "civ A hatti");
    play(&s, "civ B egypt");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.first, B);
}

static void test_ba_2_6r1_else_chance_names_the_first_player(void **unused)
{
    struct bronzeage_state s = begin(0);

    (void)unused;
    assert_int_equal(s.head.actor, ACTOR_CHANCE);
    assert_int_equal(count_legal(&s), 2);
    assert_int_equal(bronzeage_weight(&s, action("first A")),
                     bronzeage_weight(&s, action("first B")));
    play(&s, "first B");
    assert_int_equal(s.first, B);
    assert_refused(&s, "first B", "BA-2.6");
}

static void test_ba_2_6r2_either_seat_may_be_named(void **unused)
{
    struct bronzeage_state a = begin(FIRST_A), b = begin(FIRST_B);

    (void)unused;
    assert_int_equal(a.first, A);
    assert_int_equal(b.first, B);
    assert_int_equal(a.head.phase, PHASE_DEAL);
    assert_null(bronzeage_game.check(&(struct game_setup){ .seats = 2 }));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ba_2_1_one_action_of_each_type),
        cmocka_unit_test(test_ba_2_2_one_card_of_each_type),
        cmocka_unit_test(test_ba_2_3_three_decks_of_14),
        cmocka_unit_test(test_ba_2_4_civilizations_are_dealt),
        cmocka_unit_test(test_ba_2_5_the_second_player_chooses_first),
        cmocka_unit_test(test_ba_2_5r1_hands_and_tops_are_there_before),
        cmocka_unit_test(test_ba_2_6_the_first_player_begins),
        cmocka_unit_test(test_ba_2_6r1_else_chance_names_the_first_player),
        cmocka_unit_test(test_ba_2_6r2_either_seat_may_be_named),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

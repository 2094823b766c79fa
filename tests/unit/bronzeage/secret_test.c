/* Chapter 8 of the rules: who knows what. Truths that differ only in what a
 * seat cannot know look the same to it, and guesses are even over all that
 * agrees with what it knows. */
#include "table.h"

enum { DRAWS = 60000 };

/* Swaps a card of a hand for an unlocated one of its type. */
static void swap(struct bronzeage_state *s, unsigned seat, unsigned card,
                 unsigned other)
{
    assert_true(holds(s, seat, card));
    assert_int_equal(bronzeage_cards[card].type, bronzeage_cards[other].type);
    assert_true(bronzeage_unlocated(s, bronzeage_cards[card].type) >> other &
                1);
    s->seat[seat].hand ^= bronzeage_bit(card) | bronzeage_bit(other);
}

static void test_ba_8_1_tops_and_sizes_are_public(void **unused)
{
    struct bronzeage_state s = table(), t = seen(s, SEES_PUBLIC);

    (void)unused;
    assert_memory_equal(s.size, t.size, sizeof s.size);
    assert_memory_equal(s.top, t.top, sizeof s.top);
    assert_memory_equal(s.below, t.below, sizeof s.below);
}

static void test_ba_8_1_a_new_top_is_drawn_from_all_decks(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    give_territories(&s, B, TYPE_PLAINS, 13);
    play(&s, "play sea a");
    assert_int_equal(s.below[TYPE_PLAINS], 0);
    assert_refused(&s, "top a plains", "BA-8.1");
    assert_refused(&s, "top b sea", "BA-8.1");
    assert_int_equal(bronzeage_weight(&s, action("top a sea")), 13);
    assert_int_equal(bronzeage_weight(&s, action("top a mountains")), 13);
    play(&s, "top a mountains");
}

static void test_ba_8_2_hands_are_their_owners(void **unused)
{
    struct bronzeage_state s = table(), t = s, x, y;

    (void)unused;
    swap(&t, B, CARD_S13, CARD_S01);
    x = seen(s, A), y = seen(t, A);
    assert_same(&x, &y);
    x = seen(s, SEES_PUBLIC), y = seen(t, SEES_PUBLIC);
    assert_same(&x, &y);
    x = seen(s, B), y = seen(t, B);
    assert_true(memcmp(&x, &y, sizeof x) != 0);
    assert_int_equal(x.seat[A].held[TYPE_SEA], 1);
    assert_int_equal(x.seat[A].hand, 0);
    x = seen(s, SEES_ALL);
    assert_same(&x, &s);
}

static void test_ba_8_2_a_draw_shows_the_type_alone(void **unused)
{
    struct bronzeage_state s = table(), t, x, y;
    game_action front = action("front s01"), hidden = action("front ?");

    (void)unused;
    play(&s, "play plains a");
    play(&s, "draw2");
    assert_int_equal(bronzeage_redact(&s, front, A), front);
    assert_int_equal(bronzeage_redact(&s, front, SEES_ALL), front);
    assert_int_equal(bronzeage_redact(&s, front, B), hidden);
    assert_int_equal(bronzeage_redact(&s, front, SEES_PUBLIC), hidden);
    t = s;
    play(&s, "front s01");
    play(&t, "front s02");
    x = seen(s, B), y = seen(t, B);
    assert_same(&x, &y);
    assert_int_equal(x.seat[A].held[TYPE_SEA], 2);
}

static void test_ba_8_2_a_deal_is_seen_by_its_seat(void **unused)
{
    struct bronzeage_state s;
    game_action deal = action("deal A s01");

    (void)unused;
    bronzeage_begin(&s, &(struct game_setup){ .seats = 2, .options = FIRST_A });
    assert_int_equal(bronzeage_redact(&s, deal, A), deal);
    assert_int_equal(bronzeage_redact(&s, deal, B), action("deal A ?"));
    assert_int_equal(bronzeage_redact(&s, action("deal A ?"), B),
                     action("deal A ?"));
}

static void test_ba_8_2r1_hands_stay_hidden_at_the_end(void **unused)
{
    struct bronzeage_state s = table(), t;

    (void)unused;
    s.head.phase = PHASE_OVER;
    s.head.actor = ACTOR_NONE;
    t = s;
    swap(&t, B, CARD_S13, CARD_S01);
    s = seen(s, A), t = seen(t, A);
    assert_same(&s, &t);
}

static void test_ba_8_3_a_raided_card_is_known_to_both(void **unused)
{
    struct bronzeage_state s = after_raid(), t = seen(s, B);

    (void)unused;
    assert_true(holds(&t, A, CARD_M09));
    assert_false(holds(&t, A, CARD_M01));
    t = seen(s, SEES_PUBLIC);
    assert_int_equal(t.seat[A].hand, 0);
    assert_int_equal(t.seat[A].raided, 0);
}

static void test_ba_8_3_others_see_its_type(void **unused)
{
    struct bronzeage_state s = table();
    game_action raid = action("raid m09");

    (void)unused;
    play(&s, "play sea b");
    play(&s, "play1");
    play(&s, "card s05 special");
    assert_int_equal(bronzeage_redact(&s, raid, A), raid);
    assert_int_equal(bronzeage_redact(&s, raid, B), raid);
    assert_int_equal(bronzeage_redact(&s, raid, SEES_PUBLIC),
                     action("raid m?"));
    s = seen(s, SEES_PUBLIC);
    bronzeage_apply(&s, action("raid m?"));
    assert_int_equal(s.seat[A].held[TYPE_MOUNTAINS], 2);
    assert_int_equal(s.seat[B].held[TYPE_MOUNTAINS], 0);
}

static void test_ba_8_3_until_it_leaves_the_hand(void **unused)
{
    struct bronzeage_state s = after_raid();

    (void)unused;
    play(&s, "play mountains a");
    play(&s, "play1");
    play(&s, "card p10 basic");
    play(&s, "play mountains c");
    play(&s, "play1");
    play(&s, "card m09 basic");
    assert_int_equal(s.seat[A].raided, 0);
    assert_true(s.seat[A].basic >> CARD_M09 & 1);
}

/* The same hand at The Collapse, with a raided card. */
static struct bronzeage_state raided_collapse(void)
{
    struct bronzeage_state s = after_raid();

    give(&s, A, CARD_S01);
    play(&s, "play mountains c");
    play(&s, "play1");
    play(&s, "card p10 basic");
    shrink(&s, 2, 0);
    give(&s, A, CARD_S02);
    play(&s, "play mountains a");
    play(&s, "play1");
    play(&s, "card s02 basic");
    assert_int_equal(s.head.phase, PHASE_DISCARD_FIRST);
    return s;
}

static void test_ba_8_3r1_a_discard_of_its_type_unsettles_it(void **unused)
{
    struct bronzeage_state s = raided_collapse(), t = s, x, y;

    (void)unused;
    play(&s, "discard m01");
    play(&t, "discard m09");
    assert_int_equal(s.seat[A].raided, 0);
    x = seen(s, B), y = seen(t, B);
    assert_same(&x, &y);
}

static void test_ba_8_3r1_another_type_does_not(void **unused)
{
    struct bronzeage_state s = raided_collapse();

    (void)unused;
    play(&s, "discard s01");
    assert_true(s.seat[A].raided >> CARD_M09 & 1);
    s = seen(s, B);
    assert_true(holds(&s, A, CARD_M09));
}

static void test_ba_8_4_a_discard_is_known_to_its_owner(void **unused)
{
    struct bronzeage_state s = raided_collapse(), t;
    game_action discard = action("discard s01");

    (void)unused;
    assert_int_equal(bronzeage_redact(&s, discard, A), discard);
    assert_int_equal(bronzeage_redact(&s, discard, B), action("discard s?"));
    t = seen(s, B);
    bronzeage_apply(&t, action("discard s?"));
    play(&s, "discard s01");
    s = seen(s, B);
    assert_same(&s, &t);
    assert_int_equal(s.seat[A].thrown, 0);
    assert_int_equal(s.seat[A].threw[TYPE_SEA], 1);
}

/* B draws A's discard: A cannot tell it from any other card. */
static void test_ba_8_4_its_owner_does_not_see_it_drawn(void **unused)
{
    struct bronzeage_state s = drawing_late(), t = s, x, y;

    (void)unused;
    play(&s, "front s01");
    play(&t, "front s02");
    x = seen(s, A), y = seen(t, A);
    assert_same(&x, &y);
    assert_true(x.seat[A].thrown >> CARD_S01 & 1);
}

static void test_ba_8_4_seen_again_it_is_struck_off(void **unused)
{
    struct bronzeage_state s = drawing_late();

    (void)unused;
    play(&s, "front s01");
    luck(&s, 3);
    s.turn = B;
    s.head.phase = PHASE_CARD_MUST;
    s.head.actor = B;
    play(&s, "card s01 basic");
    assert_int_equal(s.seat[A].thrown, 0);
}

static void test_ba_8_5_all_unplaced_fronts_are_alike(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_refused(&s, "front s01", "BA-8.5");
    play(&s, "play plains a");
    play(&s, "draw2");
    assert_int_equal(count_legal(&s), 14);
    assert_int_equal(bronzeage_weight(&s, action("front s01")),
                     bronzeage_weight(&s, action("front s16")));
    assert_refused(&s, "front s13", "BA-8.5");
}

static void test_ba_8_6_discards_weigh_with_the_shuffled_cards(void **unused)
{
    struct bronzeage_state s = drawing_late();
    static game_action list[GAME_ACTIONS_MAX];
    unsigned total = 0, thrown;
    int n = bronzeage_legal(&s, list);

    (void)unused;
    assert_int_equal(n, 13);
    for (int i = 0; i < n; i++)
        total += bronzeage_weight(&s, list[i]);
    thrown = bronzeage_weight(&s, action("front s01"));
    assert_int_equal(thrown * 10, total);
    assert_int_equal(bronzeage_weight(&s, action("front s02")) * 120,
                     total * 9);
}

/* Where all that is left was thrown, nothing else can be drawn. */
static void test_ba_8_6_kept_territories_have_no_front(void **unused)
{
    struct bronzeage_state s = drawing_late();
    struct rng rng;

    (void)unused;
    rng_seed(&rng, 4);
    s.pool[TYPE_SEA] = 1;
    assert_int_equal(count_legal(&s), 1);
    assert_true(allowed(&s, "front s01"));
    assert_refused(&s, "front s02", "BA-8.5");
    assert_int_equal(bronzeage_weight(&s, action("front s01")), 1);
    assert_int_equal(bronzeage_sample(&s, &rng), action("front s01"));
}

/* What a seat sees after an action follows from what it saw before it and
 * from the action as it saw it, and from nothing else. */
static void test_what_is_seen_can_be_played_on_by_itself(void **unused)
{
    struct rng rng;

    (void)unused;
    rng_seed(&rng, 10);
    for (int game = 0; game < 60; game++) {
        struct bronzeage_state s;
        bronzeage_begin(&s, &(struct game_setup){
                                .seats = 2, .options = (uint16_t)(game % 6) });
        while (s.head.actor != ACTOR_NONE) {
            game_action x = bronzeage_sample(&s, &rng);
            struct bronzeage_state known[] = { seen(s, A), seen(s, B),
                                               seen(s, SEES_PUBLIC) };
            for (int k = 0; k < 3; k++)
                bronzeage_apply(&known[k], bronzeage_redact(
                                               &s, x, k < 2 ? k : SEES_PUBLIC));
            bronzeage_apply(&s, x);
            for (int k = 0; k < 3; k++) {
                struct bronzeage_state t = seen(s, k < 2 ? k : SEES_PUBLIC);
                assert_same(&known[k], &t);
            }
        }
    }
}

/* sound() sees what is wrong. */
static void test_a_lost_or_doubled_component_is_found(void **unused)
{
    struct bronzeage_state good = table(), s;

    (void)unused;
    s = good, s.seat[A].hand |= 1ull << CARD_S01;
    assert_false(bronzeage_sound(&s));
    s = good, s.seat[A].basic |= 1ull << CARD_S05;
    assert_false(bronzeage_sound(&s));
    s = good, s.below[TYPE_SEA]--;
    assert_false(bronzeage_sound(&s));
    s = good, s.seat[A].held[ALL]++;
    assert_false(bronzeage_sound(&s));
    s = good, s.seat[A].actions = 0x110;
    assert_false(bronzeage_sound(&s));
    s = good, s.seat[A].actions = 0x333, s.seat[B].actions = 0;
    assert_false(bronzeage_sound(&s));
    s = good, s.seat[A].actions = 0x100, s.seat[B].actions = 0x100;
    s.lying[0] = s.lying[1] = 0x011;
    assert_false(bronzeage_sound(&s));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ba_8_1_tops_and_sizes_are_public),
        cmocka_unit_test(test_ba_8_1_a_new_top_is_drawn_from_all_decks),
        cmocka_unit_test(test_ba_8_2_hands_are_their_owners),
        cmocka_unit_test(test_ba_8_2_a_draw_shows_the_type_alone),
        cmocka_unit_test(test_ba_8_2_a_deal_is_seen_by_its_seat),
        cmocka_unit_test(test_ba_8_2r1_hands_stay_hidden_at_the_end),
        cmocka_unit_test(test_ba_8_3_a_raided_card_is_known_to_both),
        cmocka_unit_test(test_ba_8_3_others_see_its_type),
        cmocka_unit_test(test_ba_8_3_until_it_leaves_the_hand),
        cmocka_unit_test(test_ba_8_3r1_a_discard_of_its_type_unsettles_it),
        cmocka_unit_test(test_ba_8_3r1_another_type_does_not),
        cmocka_unit_test(test_ba_8_4_a_discard_is_known_to_its_owner),
        cmocka_unit_test(test_ba_8_4_its_owner_does_not_see_it_drawn),
        cmocka_unit_test(test_ba_8_4_seen_again_it_is_struck_off),
        cmocka_unit_test(test_ba_8_5_all_unplaced_fronts_are_alike),
        cmocka_unit_test(test_ba_8_6_discards_weigh_with_the_shuffled_cards),
        cmocka_unit_test(test_ba_8_6_kept_territories_have_no_front),
        cmocka_unit_test(test_what_is_seen_can_be_played_on_by_itself),
        cmocka_unit_test(test_a_lost_or_doubled_component_is_found),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

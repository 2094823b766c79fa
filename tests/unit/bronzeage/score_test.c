/* Chapter 7 of the rules: the end, points, Triumphs, the winner. */
#include "table.h"

static void test_ba_7_1_ends_after_the_second_players_turn(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    s.collapse = COLLAPSE_DONE;
    shrink(&s, 0, 1);
    play(&s, "play sea a");
    play(&s, "decline");
    assert_int_equal(s.size[0], 0);
    assert_int_equal(s.head.actor, B);
    play(&s, "play mountains c");
    play(&s, "play1");
    play(&s, "card p10 basic");
    assert_int_equal(s.head.actor, ACTOR_NONE);
    assert_int_equal(s.head.phase, PHASE_OVER);
    assert_int_equal(s.turns % 2, 0);
    assert_int_equal(count_legal(&s), 0);
    assert_refused(&s, "play sea b", "BA-7.1");
}

/* Both play an Action, stop, take it back, stop, and so on. */
static void test_ba_7_1r1_stalling_ends_at_last(void **unused)
{
    struct bronzeage_state s = table();
    static const char *const moves[] = { "play plains a", "play plains a",
                                         "return plains a", "return plains a" };

    (void)unused;
    for (int turn = 0; turn < TURNS_MAX; turn++) {
        assert_int_equal(s.head.phase, PHASE_MOVE);
        play(&s, moves[turn % 4]);
        play(&s, "stop");
    }
    assert_int_equal(s.head.actor, ACTOR_NONE);
    assert_true(s.head.ply < bronzeage_game.plies_max);
}

static void test_ba_7_1_not_before_the_collapse(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    play(&s, "play sea b");
    play(&s, "play1");
    play(&s, "card s05 basic");
    shrink(&s, 0, 0);
    play(&s, "play mountains c");
    play(&s, "play1");
    play(&s, "card p10 basic");
    assert_int_equal(s.head.actor, A);
}

static void test_ba_7_2_icons_by_civilization(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    put_under(&s, A, CARD_S03, false);
    put_under(&s, A, CARD_M05, true);
    put_under(&s, A, CARD_P02, true);
    assert_int_equal(bronzeage_points(&s, A, SOURCE_BASIC), 2);
    assert_int_equal(bronzeage_points(&s, A, SOURCE_SPECIAL), 5);
    assert_int_equal(bronzeage_points(&s, B, SOURCE_BASIC), 0);
    assert_int_equal(bronzeage_points(&s, A, SOURCE_COUNT), 0);
}

static void test_ba_7_3_two_points_a_territory_of_one_type(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    give_territories(&s, A, TYPE_MOUNTAINS, 3);
    give_territories(&s, A, TYPE_SEA, 2);
    assert_int_equal(bronzeage_points(&s, A, SOURCE_TERRITORIES), 6);
}

static void test_ba_7_3r1_the_largest_group_counts(void **unused)
{
    struct bronzeage_state s = table();
    struct game_tally lines[GAME_TALLY_MAX];

    (void)unused;
    assert_int_equal(bronzeage_points(&s, A, SOURCE_TERRITORIES), 0);
    assert_int_equal(bronzeage_tally(&s, A, lines), 0);
    give_territories(&s, A, TYPE_SEA, 1);
    give_territories(&s, A, TYPE_PLAINS, 4);
    assert_int_equal(bronzeage_points(&s, A, SOURCE_TERRITORIES), 8);
    assert_int_equal(bronzeage_tally(&s, A, lines), 1);
    assert_string_equal(lines[0].name, "plains");
    assert_int_equal(lines[0].points, 8);
}

static void test_ba_7_4_most_basic_icons(void **unused)
{
    struct bronzeage_state s = table();
    struct game_tally lines[GAME_TALLY_MAX];

    (void)unused;
    put_under(&s, A, CARD_S03, false);
    put_under(&s, B, CARD_S01, false);
    assert_int_equal(bronzeage_triumph(&s, TYPE_SEA), A);
    assert_int_equal(bronzeage_points(&s, A, SOURCE_TRIUMPHS), 3);
    assert_int_equal(bronzeage_points(&s, B, SOURCE_TRIUMPHS), 0);
    put_under(&s, B, CARD_S04, false);
    assert_int_equal(bronzeage_triumph(&s, TYPE_SEA), B);
    assert_int_equal(bronzeage_tally(&s, B, lines), 3);
    assert_string_equal(lines[2].name, "exploration");
    assert_int_equal(lines[2].points, 3);
}

static void test_ba_7_4_a_tie_is_nobodys(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_int_equal(bronzeage_triumph(&s, TYPE_PLAINS), SEATS);
    put_under(&s, A, CARD_P03, false);
    put_under(&s, B, CARD_P04, false);
    assert_int_equal(bronzeage_triumph(&s, TYPE_PLAINS), SEATS);
    put_under(&s, A, CARD_P08, true);
    assert_int_equal(bronzeage_triumph(&s, TYPE_PLAINS), SEATS);
}

/* Justin's 17 points of the rule cards. */
static void test_ba_7_4_justin_has_17(void **unused)
{
    struct bronzeage_state s = table_of("mycenae", "hatti");
    struct game_tally lines[GAME_TALLY_MAX];
    int sum = 0, n;

    (void)unused;
    give_territories(&s, A, TYPE_SEA, 3);
    put_under(&s, A, CARD_S08, true);
    put_under(&s, A, CARD_S06, true);
    put_under(&s, A, CARD_M12, true);
    put_under(&s, A, CARD_M11, true);
    put_under(&s, A, CARD_P03, false);
    put_under(&s, B, CARD_P04, false);
    assert_int_equal(bronzeage_aspect_icons(&s.seat[A], ASPECT_WARFARE), 5);
    assert_int_equal(bronzeage_aspect_icons(&s.seat[A], ASPECT_ARTISTRY), 4);
    assert_int_equal(bronzeage_total(&s, A), 17);
    n = bronzeage_tally(&s, A, lines);
    for (int i = 0; i < n; i++)
        sum += lines[i].points;
    assert_int_equal(sum, 17);
    assert_true(bronzeage_sound(&s));
}

static void assert_ranks(const struct bronzeage_state *s, int a, int b)
{
    uint8_t rank[GAME_SEATS_MAX];

    game_rank(&bronzeage_game, s, rank);
    assert_int_equal(rank[A], a);
    assert_int_equal(rank[B], b);
}

static void test_ba_7_5_most_points_win(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    put_under(&s, B, CARD_S04, false);
    give_territories(&s, A, TYPE_SEA, 1);
    assert_ranks(&s, 2, 1);
}

static void test_ba_7_5_then_most_territories(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    give_territories(&s, A, TYPE_SEA, 1);
    give_territories(&s, B, TYPE_SEA, 1);
    give_territories(&s, B, TYPE_PLAINS, 1);
    assert_int_equal(bronzeage_total(&s, A), bronzeage_total(&s, B));
    assert_ranks(&s, 2, 1);
}

static void test_ba_7_5_then_most_cards(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    put_under(&s, A, CARD_S08, true);
    put_under(&s, B, CARD_M14, true);
    put_under(&s, B, CARD_M15, true);
    assert_int_equal(bronzeage_total(&s, A), bronzeage_total(&s, B));
    assert_ranks(&s, 2, 1);
}

static void test_ba_7_5r1_all_equal_is_a_drawn_game(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_ranks(&s, 1, 1);
    put_under(&s, A, CARD_S08, true);
    put_under(&s, B, CARD_M16, true);
    give_territories(&s, A, TYPE_SEA, 1);
    give_territories(&s, B, TYPE_PLAINS, 1);
    assert_ranks(&s, 1, 1);
    give_territories(&s, A, TYPE_PLAINS, 1);
    assert_ranks(&s, 1, 2);
}

static void test_ba_7_5r2_territories_are_no_cards_of_a_civilization(void **u)
{
    struct bronzeage_state s = table();

    (void)u;
    give_territories(&s, A, TYPE_SEA, 2);
    give_territories(&s, B, TYPE_PLAINS, 2);
    put_under(&s, A, CARD_S06, true);
    put_under(&s, B, CARD_M11, true);
    put_under(&s, B, CARD_P11, true);
    assert_int_equal(bronzeage_total(&s, A), bronzeage_total(&s, B));
    assert_ranks(&s, 2, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ba_7_1_ends_after_the_second_players_turn),
        cmocka_unit_test(test_ba_7_1_not_before_the_collapse),
        cmocka_unit_test(test_ba_7_1r1_stalling_ends_at_last),
        cmocka_unit_test(test_ba_7_2_icons_by_civilization),
        cmocka_unit_test(test_ba_7_3_two_points_a_territory_of_one_type),
        cmocka_unit_test(test_ba_7_3r1_the_largest_group_counts),
        cmocka_unit_test(test_ba_7_4_most_basic_icons),
        cmocka_unit_test(test_ba_7_4_a_tie_is_nobodys),
        cmocka_unit_test(test_ba_7_4_justin_has_17),
        cmocka_unit_test(test_ba_7_5_most_points_win),
        cmocka_unit_test(test_ba_7_5_then_most_territories),
        cmocka_unit_test(test_ba_7_5_then_most_cards),
        cmocka_unit_test(test_ba_7_5r1_all_equal_is_a_drawn_game),
        cmocka_unit_test(
            test_ba_7_5r2_territories_are_no_cards_of_a_civilization),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Continent tiles and capitals: chapter 4. */
#include "engine/facts.h"
#include "unit/golden/table.h"

/* Era II, A to draw the first tile. */
static struct golden_state era_two(void)
{
    struct golden_state s = table();

    s.era = 1;
    s.stage = STAGE_MAP;
    s.left = 2;
    s.turn = A;
    while (s.depth)
        golden_pop(&s);
    golden_push(&s, PHASE_DRAW_TILE);
    golden_proceed(&s);
    return s;
}

static void test_ga_4_1_three_squares_in_era_one_two_later(void **unused)
{
    (void)unused;
    struct golden_state s = before_tiles(0);

    assert_int_equal(s.head.actor, ACTOR_CHANCE);
    assert_refused(&s, "draw-tile d5", "GA-4.1");
    assert_refused(&s, "tile 0 2,2", "GA-4.1");
    play(&s, "draw-tile l4");
    s = era_two();
    assert_refused(&s, "draw-tile l4", "GA-4.1");
    play(&s, "draw-tile d5");
    assert_int_equal(s.tile, TILE_D5);
}

/* All sea around: a tile of rock on all sides fits nowhere. */
static void wall_off(struct golden_state *s)
{
    for (int side = 0; side < SIDE_COUNT; side++)
        s->edge[side] = 0;
}

static void test_ga_4_1r1_a_tile_without_a_place_is_set_aside(void **unused)
{
    (void)unused;
    struct golden_state s = era_two();

    wall_off(&s);
    play(&s, "draw-tile d12");
    assert_int_equal(s.head.phase, PHASE_DRAW_TILE);
    assert_int_equal(s.tile_aside, 1u << (TILE_D12 - 1));
    assert_refused(&s, "draw-tile d12", "GA-4.1");
    play(&s, "draw-tile d16");
    assert_int_equal(s.head.phase, PHASE_TILE);
    PLAY(&s, "tile 1 0,4", "capital stay");
    /* They come back for the next era. */
    for (int p = 0; p < 3; p++)
        s.seat[p].golden = 1;
    s.chosen[1] = JUDGEMENT_J1;
    s.stage = STAGE_TURNS;
    while (s.depth)
        golden_pop(&s);
    golden_proceed(&s);
    assert_int_equal(s.tile_aside, 0);
    assert_true(s.tile_unseen >> (TILE_D12 - 1) & 1);
    assert_false(s.tile_unseen >> (TILE_D16 - 1) & 1);
}

static void test_ga_4_1r2_in_era_one_the_capital_goes_anywhere(void **unused)
{
    (void)unused;
    struct golden_state s = before_tiles(0);

    s.land = MAP; /* no room for anything */
    s.tile_unseen = 1u << (TILE_L2 - 1);
    s.seat[B].city = BIT(SQ(2, 5));
    s.seat[C].capital = SQ(3, 5);
    play(&s, "draw-tile l2");
    assert_int_equal(s.head.phase, PHASE_CAPITAL);
    assert_refused(&s, "capital 2,5", "GA-4.5");
    assert_refused(&s, "capital 3,5", "GA-4.5");
    assert_refused(&s, "capital stay", "GA-4.5");
    play(&s, "capital 2,4");
    assert_int_equal(s.seat[A].capital, SQ(2, 4));
    /* The next seat has nothing to draw at all. */
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.head.phase, PHASE_CAPITAL);
}

static void test_ga_4_1r3_no_tiles_left_no_tile_placed(void **unused)
{
    (void)unused;
    struct golden_state s = era_two();

    wall_off(&s);
    s.tile_unseen = 1u << (TILE_D12 - 1);
    play(&s, "draw-tile d12");
    /* A's tile is set aside, and B and C have none to draw. */
    assert_int_equal(s.head.phase, PHASE_ACTION);
    assert_int_equal(s.seat[A].capital, SQ(2, 2));
    s = era_two();
    s.tile_unseen = 1u << (TILE_D12 - 1);
    play(&s, "draw-tile d12");
    assert_int_equal(s.head.phase, PHASE_TILE);
}

static void test_ga_4_2_on_free_squares_of_the_board(void **unused)
{
    (void)unused;
    struct golden_state s = era_two();

    play(&s, "draw-tile d16");
    assert_refused(&s, "tile 0 2,4", "GA-4.2");
    assert_refused(&s, "tile 0 2,9", "GA-4.2");
    assert_refused(&s, "tile 1 5,0", "GA-4.2");
    assert_refused(&s, "capital 2,3", "GA-4.2");
    /* Across the islands of 0,7 and 0,8 is fine. */
    play(&s, "tile 0 0,7");
    assert_false(s.twice & BIT(SQ(0, 7)));
    assert_true(s.land & BIT(SQ(0, 7)));
}

static void test_ga_4_2r1_equal_turns_are_listed_once(void **unused)
{
    (void)unused;
    struct golden_state s = era_two(), t = s;

    play(&s, "draw-tile d16");
    assert_true(allowed(&s, "tile 1 0,4"));
    assert_refused(&s, "tile 3 0,4", "GA-4.2");
    play(&t, "draw-tile d8");
    for (unsigned turns = 0; turns < 4; turns++)
        assert_true(golden_tile_places(&t, TILE_D8, turns) != 0);
    assert_int_equal(golden_tiles[TILE_D12].turns, 2);
}

static void test_ga_4_3_beside_a_tile_with_matching_seams(void **unused)
{
    (void)unused;
    struct golden_state s = era_two();

    play(&s, "draw-tile d12");
    assert_refused(&s, "tile 0 0,0", "GA-4.3");
    /* North of the start tile is sea, D12 is land all around. */
    assert_refused(&s, "tile 0 1,4", "GA-4.3");
    /* West of 2,2 is sea, south of 3,4 land. */
    assert_refused(&s, "tile 0 2,0", "GA-4.3");
    assert_true(allowed(&s, "tile 1 4,4"));
}

static void test_ga_4_3r1_nothing_touches_across_the_edge(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0);

    golden_lay_tile(&s, TILE_D12, 1, SQ(2, 0));
    s.tile = TILE_D16;
    assert_false(golden_tile_places(&s, TILE_D16, 1) & BIT(SQ(2, 9)));
    assert_false(golden_tile_places(&s, TILE_D12, 1) & BIT(SQ(2, 9)));
    assert_true(golden_tile_places(&s, TILE_D12, 1) & BIT(SQ(2, 1)));
    /* Nor at corners. */
    assert_false(golden_tile_places(&s, TILE_D12, 0) & BIT(SQ(4, 1)));
}

static void test_ga_4_3r2_open_sea_goes_with_everything(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0);

    golden_lay_tile(&s, TILE_D12, 0, SQ(0, 0));
    /* Land to the south and east of it, open sea and the island around. */
    assert_true(golden_tile_places(&s, TILE_D12, 0) & BIT(SQ(0, 2)));
    assert_true(golden_tile_places(&s, TILE_D12, 0) & BIT(SQ(1, 0)));
    assert_false(golden_tile_places(&s, TILE_D16, 0) & BIT(SQ(0, 2)));
}

static void test_ga_4_4_colonists_on_covered_squares_go_home(void **unused)
{
    (void)unused;
    struct golden_state s = era_two();

    put(&s, B, 0, SQ(0, 7), true);
    put(&s, B, 1, SQ(0, 6), true);
    PLAY(&s, "draw-tile d16", "tile 0 0,7");
    assert_int_equal(s.seat[B].colonist[0], STANDING | SQ(5, 6));
    assert_int_equal(s.seat[B].colonist[1], STANDING | SQ(0, 6));
}

static void test_ga_4_4r1_whoever_they_are_and_for_no_gold(void **unused)
{
    (void)unused;
    struct golden_state s = era_two();

    put(&s, A, 0, SQ(0, 8), false);
    put(&s, C, 2, SQ(0, 8), false);
    play(&s, "draw-tile d16");
    struct golden_state was = s;
    struct facts told = { .game = &golden_game };
    play(&s, "tile 0 0,7");
    was.seat[C] = s.seat[C]; /* A's own is told as well. */
    golden_tell_facts(&was, &s, &told);
    assert_true(told.found >> FACT_EXPELLED & 1);
    assert_int_equal(s.seat[A].colonist[0], SQ(2, 2));
    assert_int_equal(s.seat[C].colonist[2], SQ(1, 7));
    assert_int_equal(s.seat[C].gold, 3);
}

static void test_ga_4_5_the_capital_and_its_colonists(void **unused)
{
    (void)unused;
    struct golden_state s = before_tiles(0);

    PLAY(&s, "draw-tile l1", "tile 0 2,2");
    assert_refused(&s, "capital stay", "GA-4.5");
    assert_refused(&s, "capital 2,4", "GA-4.5");
    assert_refused(&s, "artist 2,2", "GA-4.5");
    play(&s, "capital 3,3");
    assert_int_equal(s.seat[A].capital, SQ(3, 3));
    for (int i = 0; i < COLONISTS; i++)
        assert_int_equal(s.seat[A].colonist[i], STANDING | SQ(3, 3));
    s = era_two();
    PLAY(&s, "draw-tile d16", "tile 0 0,7");
    assert_true(allowed(&s, "capital stay"));
    assert_true(allowed(&s, "capital 0,7"));
    assert_refused(&s, "capital 3,2", "GA-4.5");
}

/* The rulebook's example of a capital that moves. */
static void test_ga_4_5r1_colonists_go_along_with_the_capital(void **unused)
{
    (void)unused;
    struct golden_state s = era_two();

    put(&s, A, 0, SQ(2, 2), false);
    put(&s, A, 2, SQ(3, 3), true);
    put(&s, B, 0, SQ(2, 2), true);
    assert_int_equal(golden_count(&s, B, SRC_WHEAT), 0);
    PLAY(&s, "draw-tile d16", "tile 0 0,7", "capital 0,8");
    assert_int_equal(s.seat[A].colonist[0], SQ(0, 8));
    assert_int_equal(s.seat[A].colonist[1], STANDING | SQ(0, 8));
    assert_int_equal(s.seat[A].colonist[2], STANDING | SQ(3, 3));
    assert_int_equal(s.seat[B].colonist[0], STANDING | SQ(2, 2));
    /* The wheat there is seen again, and pays nobody. */
    assert_int_equal(golden_count(&s, B, SRC_WHEAT), 1);
    assert_int_equal(s.seat[A].gold, 3);
    assert_int_equal(s.seat[B].gold, 3);
    /* The new one is hidden. */
    assert_int_equal(golden_count(&s, A, SRC_WHEAT), 0);
}

static void test_ga_4_5r2_any_square_of_the_fresh_tile(void **unused)
{
    (void)unused;
    struct golden_state s = before_tiles(0);

    PLAY(&s, "draw-tile l1", "tile 0 2,2");
    assert_int_equal(golden_capital_places(&s),
                     BIT(SQ(2, 2)) | BIT(SQ(3, 2)) | BIT(SQ(3, 3)));
    play(&s, "capital 3,2");
    PLAY(&s, "draw-tile l2", "tile 0 4,5");
    assert_refused(&s, "capital 3,2", "GA-4.5");
}

static void test_ga_4_5r3_three_colonists_once_the_capital_stands(void **unused)
{
    (void)unused;
    struct golden_state s = before_tiles(0);

    assert_int_equal(golden_colonists(&s.seat[A]), 0);
    assert_int_equal(golden_count(&s, A, SRC_FRESH), 0);
    s = table();
    assert_int_equal(golden_count(&s, A, SRC_FRESH), 3);
    assert_true(golden_sound(&s));
    s.seat[A].colonist[0] = SQUARE_NONE;
    assert_false(golden_sound(&s));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ga_4_1_three_squares_in_era_one_two_later),
        cmocka_unit_test(test_ga_4_1r1_a_tile_without_a_place_is_set_aside),
        cmocka_unit_test(test_ga_4_1r2_in_era_one_the_capital_goes_anywhere),
        cmocka_unit_test(test_ga_4_1r3_no_tiles_left_no_tile_placed),
        cmocka_unit_test(test_ga_4_2_on_free_squares_of_the_board),
        cmocka_unit_test(test_ga_4_2r1_equal_turns_are_listed_once),
        cmocka_unit_test(test_ga_4_3_beside_a_tile_with_matching_seams),
        cmocka_unit_test(test_ga_4_3r1_nothing_touches_across_the_edge),
        cmocka_unit_test(test_ga_4_3r2_open_sea_goes_with_everything),
        cmocka_unit_test(test_ga_4_4_colonists_on_covered_squares_go_home),
        cmocka_unit_test(test_ga_4_4r1_whoever_they_are_and_for_no_gold),
        cmocka_unit_test(test_ga_4_5_the_capital_and_its_colonists),
        cmocka_unit_test(test_ga_4_5r1_colonists_go_along_with_the_capital),
        cmocka_unit_test(test_ga_4_5r2_any_square_of_the_fresh_tile),
        cmocka_unit_test(test_ga_4_5r3_three_colonists_once_the_capital_stands),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

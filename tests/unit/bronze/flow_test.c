/* Chapter 6: the end of the game. */
#include "unit/bronze/table.h"

static struct bronze_state s;

static void test_b_6_1_a_second_empty_stack(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    s.stack[0] = 1;
    step(&s, "take 1 up right");
    assert_int_equal(s.ending, 0);
    play(&s, "done");
    s.stack[1] = 1;
    step(&s, "take 2 up right");
    assert_int_equal(s.ending, END_STACK);
}

static void test_b_6_1_no_markers_left(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    s.markers[A] = 2;
    wake(&s, A, "BB");
    play(&s, "settle bronze-casting 1 woods 1");
    assert_int_equal(s.ending, 0);
    play(&s, "settle bronze-casting 1 woods 2");
    assert_int_equal(s.ending, END_MARKERS);
}

static void test_b_6_1_the_last_tile_full(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    open_tiles(&s, 7);
    fill(&s, A, 6, 1);
    fill(&s, A, 7, 2);
    s.reached[A] = 6;
    wake(&s, A, "BBB");
    play(&s, "settle bronze-casting 6 shore 2");
    assert_int_equal(s.ending, 0);
    step(&s, "settle bronze-casting 7 shore 1");
    assert_int_equal(s.ending, 0);
    wake(&s, A, "B");
    step(&s, "settle bronze-casting 7 jungles 1");
    assert_int_equal(s.ending, END_LAST_TILE);
}

static void test_b_6_1r1_two_triggers_change_nothing(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    s.ending = END_STACK;
    s.markers[A] = 1;
    step(&s, "take 1 up right");
    step(&s, "settle pottery 1 woods 2");
    assert_int_equal(s.ending, END_STACK | END_MARKERS);
    play(&s, "done");
    assert_int_equal(s.head.actor, B);
    step(&s, "take 1 up right");
    play(&s, "done");
    assert_int_equal(s.head.actor, ACTOR_NONE);
}

static void test_b_6_1r2_the_turn_goes_on(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    s.stack[STACKS] = 0;
    s.stack[0] = 1;
    play(&s, "take 1 up right");
    assert_int_equal(s.ending, END_STACK);
    assert_true(allowed(&s, "settle pottery 1 woods 2"));
    assert_true(allowed(&s, "done"));
    assert_refused(&s, "take 2 up right", "B-3.2");
}

static void test_b_6_2_the_round_is_played_out(void **state)
{
    (void)state;
    begin(&s, 3, EDITION_2018);
    play(&s, "first B");
    chance(&s);
    s.ending = END_STACK;
    for (int seat = 0; seat < 3; seat++) {
        assert_int_equal(s.head.actor, (B + seat) % 3);
        step(&s, "take 1 up right");
        play(&s, "done");
    }
    assert_int_equal(s.head.actor, ACTOR_NONE);
    assert_int_equal(s.head.phase, PHASE_OVER);
    assert_refused(&s, "take 1 up right", "B-6.2");
    assert_refused(&s, "done", "B-6.2");
    assert_refused(&s, "settle pottery 1 woods 2", "B-6.2");
    assert_refused(&s, "city troy", "B-6.2");
}

static void test_b_6_2_no_end_no_trigger(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    step(&s, "take 1 up right");
    play(&s, "done");
    step(&s, "take 1 up right");
    play(&s, "done");
    assert_int_equal(s.head.actor, A);
    assert_int_equal(s.round, 2);
}

/* The last turn of a game for two: B settles and says done. */
static void last_turn(unsigned edition)
{
    deal(&s, 2, edition);
    open_tiles(&s, 3);
    put(&s, A, 1, TERRAIN_WOODS, 1);
    put(&s, A, 1, TERRAIN_WOODS, 2);
    put(&s, B, 1, TERRAIN_SHORE, 1);
    s.ending = END_STACK;
    wake(&s, B, "B");
}

static void test_b_6_2r1_its_own_phase_four_first(void **state)
{
    (void)state;
    last_turn(EDITION_2018);
    put(&s, B, 1, TERRAIN_DESERTS, 1);
    put(&s, B, 1, TERRAIN_DESERTS, 2);
    put(&s, B, 1, TERRAIN_DESERTS, 3);
    assert_int_equal(total(&s, B), 0);
    play(&s, "done");
    assert_int_equal(bronze_points(&s, B, SOURCE_ROUTES), 3);
    assert_int_equal(s.holder[0], B);
}

static void test_b_6_3_tiles_everybody_reached(void **state)
{
    (void)state;
    last_turn(EDITION_2018);
    put(&s, A, 2, TERRAIN_WOODS, 1);
    play(&s, "done");
    assert_int_equal(s.holder[0], A);
    assert_int_equal(s.holder[1], HOLDER_OUT);
}

static void test_b_6_3r1_before_cities_and_never_on_a_tie(void **state)
{
    (void)state;
    last_turn(EDITION_2018);
    s.cities[A] = 1ull << CITY_ASSUR;
    play(&s, "done");
    assert_int_equal(bronze_points(&s, A, SOURCE_CITIES), 1);
    last_turn(EDITION_2018);
    put(&s, B, 1, TERRAIN_MOUNTAINS, 1);
    play(&s, "done");
    assert_int_equal(s.holder[0], HOLDER_OUT);
}

static void test_b_6_3r2_edition_2017_decides_every_tile(void **state)
{
    (void)state;
    last_turn(EDITION_2017);
    put(&s, A, 2, TERRAIN_WOODS, 1);
    assert_int_equal(s.holder[1], HOLDER_OPEN);
    play(&s, "done");
    assert_int_equal(s.holder[1], A);
    assert_int_equal(s.holder[2], HOLDER_OUT);
}

static void test_b_6_3r3_tokens_nobody_gets_are_out(void **state)
{
    (void)state;
    last_turn(EDITION_2018);
    assert_int_equal(s.holder[6], HOLDER_OPEN);
    play(&s, "done");
    assert_int_equal(s.undecided, 0);
    for (unsigned i = 1; i < 7; i++)
        assert_int_equal(s.holder[i], HOLDER_OUT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_b_6_1_a_second_empty_stack),
        cmocka_unit_test(test_b_6_1_no_markers_left),
        cmocka_unit_test(test_b_6_1_the_last_tile_full),
        cmocka_unit_test(test_b_6_1r1_two_triggers_change_nothing),
        cmocka_unit_test(test_b_6_1r2_the_turn_goes_on),
        cmocka_unit_test(test_b_6_2_the_round_is_played_out),
        cmocka_unit_test(test_b_6_2_no_end_no_trigger),
        cmocka_unit_test(test_b_6_2r1_its_own_phase_four_first),
        cmocka_unit_test(test_b_6_3_tiles_everybody_reached),
        cmocka_unit_test(test_b_6_3r1_before_cities_and_never_on_a_tie),
        cmocka_unit_test(test_b_6_3r2_edition_2017_decides_every_tile),
        cmocka_unit_test(test_b_6_3r3_tokens_nobody_gets_are_out),
    };

    return RUN(tests);
}

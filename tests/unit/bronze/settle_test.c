/* Chapter 4: settling, tiles turned up, cities taken. */
#include "unit/bronze/table.h"

static struct bronze_state s;

static void test_b_4_1_a_woken_card_settles_once(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    wake(&s, A, "PPM");
    play(&s, "settle masonry 1 jungles 2");
    assert_refused(&s, "settle masonry 1 woods 1", "B-4.1");
    play(&s, "settle pottery 1 woods 2");
    play(&s, "settle pottery 1 deserts 1");
    assert_refused(&s, "settle pottery 1 deserts 3", "B-4.1");
    assert_refused(&s, "settle wheel 1 deserts 3", "B-4.1");
    play(&s, "done");
    assert_int_equal(s.woken, 0);
}

static void test_b_4_2_free_terrain_and_settlers(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    put(&s, B, 1, TERRAIN_DESERTS, 1);
    wake(&s, A, "P");
    assert_true(allowed(&s, "settle pottery 1 deserts 3"));
    assert_refused(&s, "settle pottery 1 deserts 1", "B-4.2");
    assert_refused(&s, "settle pottery 1 deserts 2", "B-4.2");
    assert_refused(&s, "settle pottery 1 mountains 1", "B-4.2");
    assert_refused(&s, "settle pottery 1 shore 2", "B-4.2");
    assert_true(allowed(&s, "settle pottery 1 shore 1"));
}

static void test_b_4_2_irrigation_as_in_the_rulebook(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    wake(&s, A, "I");
    assert_true(allowed(&s, "settle irrigation 1 savannas 1"));
    assert_true(allowed(&s, "settle irrigation 1 savannas 2"));
    assert_true(allowed(&s, "settle irrigation 1 deserts 2"));
    assert_refused(&s, "settle irrigation 1 mountains 1", "B-4.2");
    assert_refused(&s, "settle irrigation 1 woods 1", "B-4.2");
}

static void test_b_4_3_never_back_to_the_left(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    wake(&s, A, "PPP");
    assert_true(allowed(&s, "settle pottery 1 woods 2"));
    step(&s, "settle pottery 2 woods 1");
    chance(&s);
    take_city(&s);
    assert_refused(&s, "settle pottery 1 woods 2", "B-4.3");
    assert_true(allowed(&s, "settle pottery 2 deserts 1"));
    assert_true(allowed(&s, "settle pottery 3 woods 1"));
}

static void test_b_4_4_open_tiles_and_the_next_one(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    wake(&s, A, "BB");
    assert_refused(&s, "settle bronze-casting 2 woods 1", "B-4.4");
    play(&s, "settle bronze-casting 1 woods 1");
    assert_int_equal(s.head.phase, PHASE_LAND);
    assert_refused(&s, "land 3 5", "B-4.4");
    assert_refused(&s, "land 2 1", "B-4.4");
    play(&s, "land 2 14");
    assert_true(allowed(&s, "settle bronze-casting 2 woods 1"));
    assert_refused(&s, "land 3 5", "B-4.4");
}

static void test_b_4_4r1_a_tile_may_be_skipped(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    open_tiles(&s, 3);
    wake(&s, A, "BB");
    step(&s, "settle bronze-casting 3 woods 1");
    assert_int_equal(s.city_due, 2);
    take_city(&s);
    assert_int_equal(bit_count(s.cities[A]), 1);
    assert_refused(&s, "settle bronze-casting 2 woods 1", "B-4.3");
}

static void test_b_4_4r2_two_open_tiles(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    wake(&s, A, "BB");
    play(&s, "settle bronze-casting 1 woods 1");
    assert_int_equal(s.head.phase, PHASE_SETTLE);
    play(&s, "settle bronze-casting 2 woods 1");
    assert_true(allowed(&s, "land 3 7"));
    assert_refused(&s, "land 4 7", "B-4.4");
}

static void test_b_4_4r3_on_to_the_tile_just_opened(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    wake(&s, A, "BBB");
    play(&s, "settle bronze-casting 1 woods 1");
    play(&s, "land 2 8");
    play(&s, "settle bronze-casting 2 woods 1");
    play(&s, "land 3 9");
    assert_refused(&s, "settle bronze-casting 3 woods 1", "B-3.1");
    chance(&s);
    take_city(&s);
    step(&s, "settle bronze-casting 3 woods 1");
    assert_int_equal(s.open, 4);
}

static void test_b_4_5_a_new_tile_lays_out_cities(void **state)
{
    (void)state;
    for (unsigned seats = 2; seats <= 4; seats++) {
        deal(&s, seats, EDITION_2018);
        open_tiles(&s, 3);
        wake(&s, A, "B");
        play(&s, "settle bronze-casting 2 woods 1");
        assert_refused(&s, "city troy", "B-3.1");
        play(&s, "city-draw avaris");
        assert_refused(&s, "city-draw avaris", "B-4.5");
        for (unsigned i = 1; i <= seats; i++) {
            assert_int_equal(s.head.phase, PHASE_CITY_DRAW);
            bronze_game.apply(
                &s, action_pack(KIND_CITY_DRAW, bit_lowest(s.city_deck)));
        }
        assert_int_equal(s.head.phase, PHASE_CITY);
        assert_int_equal(bit_count(s.pile[1]), seats + 1);
        assert_refused(&s, "city-draw troy", "B-4.5");
    }
}

static void test_b_4_5_the_second_to_come_draws_none(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    open_tiles(&s, 3);
    put(&s, B, 2, TERRAIN_WOODS, 1);
    s.pile[1] = 1ull << CITY_TROY | 1ull << CITY_AVARIS;
    wake(&s, A, "B");
    play(&s, "settle bronze-casting 2 shore 1");
    assert_int_equal(s.head.phase, PHASE_CITY);
    assert_true(allowed(&s, "city troy"));
    assert_refused(&s, "city-draw memphis", "B-4.5");
}

static void test_b_4_5r1_the_tile_before_the_cities(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    wake(&s, A, "B");
    play(&s, "settle bronze-casting 2 woods 1");
    assert_refused(&s, "city-draw troy", "B-4.5");
    play(&s, "land 3 3");
    assert_true(allowed(&s, "city-draw troy"));
}

static void test_b_4_5r2_none_on_the_first_tile(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    wake(&s, A, "B");
    step(&s, "settle bronze-casting 1 woods 1");
    assert_int_equal(s.head.phase, PHASE_SETTLE);
    assert_int_equal(s.pile[0], 0);
    play(&s, "done");
    wake(&s, B, "B");
    step(&s, "settle bronze-casting 1 woods 2");
    assert_refused(&s, "city troy", "B-4.6");
    assert_true(allowed(&s, "done"));
}

static void test_b_4_5r3_before_the_next_placement(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    open_tiles(&s, 3);
    wake(&s, A, "BB");
    play(&s, "settle bronze-casting 2 woods 1");
    assert_refused(&s, "settle bronze-casting 2 shore 1", "B-3.1");
    chance(&s);
    assert_refused(&s, "settle bronze-casting 2 shore 1", "B-4.6");
    assert_refused(&s, "done", "B-4.6");
    assert_refused(&s, "take 1 up 1", "B-4.6");
    take_city(&s);
    assert_true(allowed(&s, "settle bronze-casting 2 shore 1"));
}

static void test_b_4_6_one_city_a_tile(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    open_tiles(&s, 3);
    put(&s, B, 2, TERRAIN_WOODS, 1);
    s.pile[1] = 1ull << CITY_TROY | 1ull << CITY_AVARIS | 1ull << CITY_MARI;
    wake(&s, A, "BB");
    play(&s, "settle bronze-casting 2 shore 1");
    assert_refused(&s, "city memphis", "B-4.6");
    play(&s, "city troy");
    assert_int_equal(s.cities[A], 1ull << CITY_TROY);
    play(&s, "settle bronze-casting 2 shore 2");
    assert_int_equal(s.head.phase, PHASE_SETTLE);
    assert_refused(&s, "city avaris", "B-4.6");
}

static void test_b_4_6r1_the_rest_goes_when_all_have_come(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    open_tiles(&s, 4);
    put(&s, B, 2, TERRAIN_WOODS, 1);
    s.pile[1] = 1ull << CITY_TROY | 1ull << CITY_AVARIS;
    wake(&s, A, "B");
    play(&s, "settle bronze-casting 2 shore 1");
    assert_int_equal(bit_count(s.pile[1]), 2);
    play(&s, "city troy");
    assert_int_equal(s.pile[1], 0);
    assert_int_equal(s.cities[A], 1ull << CITY_TROY);
}

static void test_b_4_6r2_passing_counts_running_out_does_not(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    open_tiles(&s, 4);
    put(&s, B, 2, TERRAIN_WOODS, 1);
    s.pile[1] = 1ull << CITY_TROY | 1ull << CITY_AVARIS;
    wake(&s, A, "B");
    play(&s, "settle bronze-casting 3 woods 1");
    assert_int_equal(s.pile[1], 0);

    deal(&s, 2, EDITION_2018);
    open_tiles(&s, 4);
    put(&s, B, 1, TERRAIN_WOODS, 1);
    s.markers[B] = 0;
    s.pile[1] = 1ull << CITY_TROY | 1ull << CITY_AVARIS;
    wake(&s, A, "B");
    step(&s, "settle bronze-casting 3 woods 1");
    assert_int_equal(bit_count(s.pile[1]), 2);
}

static void test_b_4_6r3_the_last_marker_takes_its_city(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    open_tiles(&s, 3);
    s.markers[A] = 1;
    wake(&s, A, "BB");
    step(&s, "settle bronze-casting 2 woods 1");
    assert_int_equal(s.head.phase, PHASE_CITY);
    assert_refused(&s, "done", "B-4.6");
    take_city(&s);
    assert_refused(&s, "settle bronze-casting 2 shore 1", "B-4.7");
    assert_true(allowed(&s, "done"));
}

static void test_b_4_7_a_marker_a_settlement(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    wake(&s, A, "BB");
    play(&s, "settle bronze-casting 1 woods 1");
    assert_int_equal(s.markers[A], 29);
    s.markers[A] = 0;
    assert_refused(&s, "settle bronze-casting 1 woods 2", "B-4.7");
}

static void test_b_4_7r1_the_rest_lapses(void **state)
{
    static game_action list[GAME_ACTIONS_MAX];

    (void)state;
    deal(&s, 3, EDITION_2018);
    s.markers[A] = 1;
    wake(&s, A, "BPW");
    play(&s, "settle bronze-casting 1 woods 1");
    assert_int_equal(bronze_game.legal(&s, list), 1);
    assert_refused(&s, "settle pottery 1 woods 2", "B-4.7");
    play(&s, "done");
    assert_int_equal(s.head.actor, B);
}

static void test_b_4_7r2_on_the_full_last_tile(void **state)
{
    static game_action list[GAME_ACTIONS_MAX];

    (void)state;
    deal(&s, 2, EDITION_2018);
    open_tiles(&s, 7);
    put(&s, A, 7, TERRAIN_WOODS, 1);
    fill(&s, B, 7, 0);
    step(&s, "take 1 up right");
    assert_int_equal(bronze_game.legal(&s, list), 1);
    assert_refused(&s, "settle pottery 7 woods 1", "B-4.2");
    assert_true(allowed(&s, "done"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_b_4_1_a_woken_card_settles_once),
        cmocka_unit_test(test_b_4_2_free_terrain_and_settlers),
        cmocka_unit_test(test_b_4_2_irrigation_as_in_the_rulebook),
        cmocka_unit_test(test_b_4_3_never_back_to_the_left),
        cmocka_unit_test(test_b_4_4_open_tiles_and_the_next_one),
        cmocka_unit_test(test_b_4_4r1_a_tile_may_be_skipped),
        cmocka_unit_test(test_b_4_4r2_two_open_tiles),
        cmocka_unit_test(test_b_4_4r3_on_to_the_tile_just_opened),
        cmocka_unit_test(test_b_4_5_a_new_tile_lays_out_cities),
        cmocka_unit_test(test_b_4_5_the_second_to_come_draws_none),
        cmocka_unit_test(test_b_4_5r1_the_tile_before_the_cities),
        cmocka_unit_test(test_b_4_5r2_none_on_the_first_tile),
        cmocka_unit_test(test_b_4_5r3_before_the_next_placement),
        cmocka_unit_test(test_b_4_6_one_city_a_tile),
        cmocka_unit_test(test_b_4_6r1_the_rest_goes_when_all_have_come),
        cmocka_unit_test(test_b_4_6r2_passing_counts_running_out_does_not),
        cmocka_unit_test(test_b_4_6r3_the_last_marker_takes_its_city),
        cmocka_unit_test(test_b_4_7_a_marker_a_settlement),
        cmocka_unit_test(test_b_4_7r1_the_rest_lapses),
        cmocka_unit_test(test_b_4_7r2_on_the_full_last_tile),
    };

    return RUN(tests);
}

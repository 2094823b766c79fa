/* Chapter 5: trade routes and provinces. */
#include "unit/bronze/table.h"

static struct bronze_state s;

/* A game with all tiles open. */
static void open_all(unsigned seats, unsigned edition)
{
    deal(&s, seats, edition);
    open_tiles(&s, s.places);
}

/* The deserts of tiles 1 to 7 have 3, 2, 1, 2, 1, 1, 2 spots: puts markers of
 * the seats in that order, '.' being free. */
static void deserts(const char *line)
{
    static const uint8_t spots[] = { 3, 2, 1, 2, 1, 1, 2 };

    for (unsigned tile = 1; tile <= 7; tile++)
        for (unsigned i = 1; i <= spots[tile - 1] && *line; i++, line++)
            if (*line != '.')
                put(&s, (unsigned)(*line - 'A'), tile, TERRAIN_DESERTS, i);
}

/* Phase 4 of a seat. */
static void gather(unsigned seat)
{
    wake(&s, seat, "");
    play(&s, "done");
}

static bool holds(unsigned seat, enum bronze_route route)
{
    return s.route[seat][route] >> TERRAIN_DESERTS & 1;
}

static void test_b_5_1_rivals_cut_lines_free_spots_do_not(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts("A.ABAA.A");
    assert_int_equal(bronze_line(&s, A, TERRAIN_DESERTS), 3);
    assert_int_equal(bronze_line(&s, B, TERRAIN_DESERTS), 1);
    assert_int_equal(bronze_line(&s, A, TERRAIN_SHORE), 0);
}

static void test_b_5_1r1_the_order_is_tile_then_spot(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts(".AAB.B");
    assert_int_equal(bronze_line(&s, A, TERRAIN_DESERTS), 2);
    assert_int_equal(bronze_line(&s, B, TERRAIN_DESERTS), 2);
    open_all(2, EDITION_2018);
    deserts("ABA");
    assert_int_equal(bronze_line(&s, A, TERRAIN_DESERTS), 1);
}

static void test_b_5_1r2_the_longest_counts_once(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts("AAABAAAA");
    assert_int_equal(bronze_line(&s, A, TERRAIN_DESERTS), 4);
    gather(A);
    assert_int_equal(bronze_routes_held(&s, A), 1);
    assert_true(holds(A, ROUTE_3));
}

static void test_b_5_2_tokens_for_three_five_seven(void **state)
{
    static const struct {
        const char *line;
        int points;
    } cases[] = {
        { "AA", 0 },      { "AAA", 3 },      { "AAAA", 3 }, { "AAAAA", 6 },
        { "AAAAAA", 6 },  { "AAAAAAA", 10 }, { "AABA", 0 }, { "A.A.A", 3 },
        { "AAAABAA", 3 }, { "BAAAAA", 6 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        open_all(2, EDITION_2018);
        deserts(cases[i].line);
        gather(A);
        assert_int_equal(bronze_points(&s, A, SOURCE_ROUTES), cases[i].points);
    }
}

static void test_b_5_2_the_rulebook_example(void **state)
{
    enum { BLUE, YELLOW, RED };

    (void)state;
    open_all(3, EDITION_2018);
    put(&s, BLUE, 1, TERRAIN_SAVANNAS, 1);
    put(&s, BLUE, 1, TERRAIN_SAVANNAS, 2);
    put(&s, YELLOW, 2, TERRAIN_SAVANNAS, 1);
    put(&s, BLUE, 3, TERRAIN_SAVANNAS, 1);
    put(&s, YELLOW, 1, TERRAIN_DESERTS, 1);
    put(&s, YELLOW, 1, TERRAIN_DESERTS, 3);
    put(&s, YELLOW, 3, TERRAIN_DESERTS, 1);
    put(&s, BLUE, 1, TERRAIN_JUNGLES, 1);
    put(&s, BLUE, 2, TERRAIN_JUNGLES, 1);
    put(&s, BLUE, 2, TERRAIN_JUNGLES, 3);
    put(&s, BLUE, 3, TERRAIN_JUNGLES, 2);
    put(&s, BLUE, 4, TERRAIN_JUNGLES, 1);
    put(&s, RED, 1, TERRAIN_SHORE, 1);
    put(&s, RED, 2, TERRAIN_SHORE, 1);
    put(&s, RED, 2, TERRAIN_SHORE, 2);
    gather(BLUE);
    gather(YELLOW);
    gather(RED);
    assert_int_equal(bronze_points(&s, BLUE, SOURCE_ROUTES), 6);
    assert_int_equal(bronze_points(&s, YELLOW, SOURCE_ROUTES), 3);
    assert_int_equal(bronze_points(&s, RED, SOURCE_ROUTES), 3);
    assert_false(s.route[BLUE][ROUTE_3] >> TERRAIN_SAVANNAS & 1);
}

static void test_b_5_2r1_only_in_ones_own_phase_four(void **state)
{
    (void)state;
    open_all(2, EDITION_2017);
    deserts("AAABBB");
    wake(&s, B, "B");
    assert_false(holds(A, ROUTE_3));
    play(&s, "done");
    assert_false(holds(A, ROUTE_3));
    assert_true(holds(B, ROUTE_3));
}

static void test_b_5_2r2_a_returned_token_is_free(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts("AAA");
    gather(A);
    assert_true(holds(A, ROUTE_3));
    put(&s, B, 4, TERRAIN_DESERTS, 1);
    put(&s, B, 4, TERRAIN_DESERTS, 2);
    put(&s, B, 5, TERRAIN_DESERTS, 1);
    gather(B);
    assert_false(holds(B, ROUTE_3));
    put(&s, A, 2, TERRAIN_DESERTS, 1);
    put(&s, A, 2, TERRAIN_DESERTS, 2);
    gather(A);
    assert_true(holds(A, ROUTE_5));
    assert_false(holds(A, ROUTE_3));
    gather(B);
    assert_true(holds(B, ROUTE_3));
}

static void test_b_5_2r3_five_without_ever_three(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts("AAAAA");
    gather(A);
    assert_true(holds(A, ROUTE_5));
    assert_false(holds(A, ROUTE_3));
}

static void test_b_5_2r4_the_next_lower_free_one(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    s.route[B][ROUTE_5] = 1 << TERRAIN_DESERTS;
    s.route_free[ROUTE_5] &= (uint8_t) ~(1 << TERRAIN_DESERTS);
    deserts("AAAAA");
    gather(A);
    assert_true(holds(A, ROUTE_3));
    gather(A);
    assert_int_equal(bronze_routes_held(&s, A), 1);

    open_all(2, EDITION_2018);
    s.route[A][ROUTE_5] = 1 << TERRAIN_DESERTS;
    s.route_free[ROUTE_5] &= (uint8_t) ~(1 << TERRAIN_DESERTS);
    deserts("AAAAA");
    gather(A);
    assert_false(holds(A, ROUTE_3));
}

static void test_b_5_2r5_only_the_highest_of_a_jump(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts("AAAAAAA");
    gather(A);
    assert_true(holds(A, ROUTE_7));
    assert_int_equal(bronze_routes_held(&s, A), 1);
    assert_true(s.route_free[ROUTE_3] >> TERRAIN_DESERTS & 1);
    assert_true(s.route_free[ROUTE_5] >> TERRAIN_DESERTS & 1);
}

static void test_b_5_2r6_without_placing_there(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts("BBB");
    s.route[A][ROUTE_3] = 1 << TERRAIN_DESERTS;
    s.route_free[ROUTE_3] &= (uint8_t) ~(1 << TERRAIN_DESERTS);
    gather(B);
    assert_false(holds(B, ROUTE_3));
    s.route[A][ROUTE_3] = 0;
    s.route_free[ROUTE_3] |= 1 << TERRAIN_DESERTS;
    gather(B);
    assert_true(holds(B, ROUTE_3));
}

static void test_b_5_2r7_a_line_cut_later_keeps_its_token(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts("A.AAA");
    gather(A);
    assert_true(holds(A, ROUTE_3));
    put(&s, B, 1, TERRAIN_DESERTS, 2);
    put(&s, A, 3, TERRAIN_DESERTS, 1);
    gather(A);
    assert_true(holds(A, ROUTE_3));
    assert_false(holds(A, ROUTE_5));
}

static void test_b_5_2r8_taken_by_themselves(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts("AAA");
    wake(&s, A, "");
    assert_int_equal(bronze_routes_held(&s, A), 0);
    play(&s, "done");
    assert_int_equal(bronze_routes_held(&s, A), 1);
    assert_int_equal(s.head.phase, PHASE_TAKE);
}

static void test_b_5_3_most_settlements_when_it_closes(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    put(&s, A, 1, TERRAIN_WOODS, 1);
    put(&s, A, 1, TERRAIN_WOODS, 2);
    put(&s, B, 1, TERRAIN_SHORE, 1);
    gather(A);
    assert_int_equal(s.holder[0], HOLDER_OPEN);
    put(&s, A, 2, TERRAIN_WOODS, 1);
    put(&s, B, 2, TERRAIN_SHORE, 1);
    gather(A);
    assert_int_equal(s.holder[0], A);
    assert_int_equal(s.holder[1], HOLDER_OPEN);
    assert_int_equal(bronze_points(&s, A, SOURCE_PROVINCES),
                     bronze_province_points[s.province[0]]);
}

static void test_b_5_3r1_in_every_phase_four_for_all(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    put(&s, B, 1, TERRAIN_WOODS, 1);
    put(&s, B, 2, TERRAIN_WOODS, 1);
    wake(&s, A, "B");
    play(&s, "settle bronze-casting 2 shore 1");
    assert_int_equal(s.holder[0], HOLDER_OPEN);
    play(&s, "done");
    assert_int_equal(s.holder[0], B);
}

static void test_b_5_3r2_full_or_everybody_past(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    fill(&s, A, 1, 1);
    gather(A);
    assert_int_equal(s.holder[0], HOLDER_OPEN);
    put(&s, B, 1, TERRAIN_SHORE, 1);
    gather(B);
    assert_int_equal(s.holder[0], A);

    open_all(3, EDITION_2018);
    put(&s, A, 2, TERRAIN_SHORE, 1);
    put(&s, B, 2, TERRAIN_SHORE, 2);
    gather(B);
    assert_int_equal(s.holder[0], HOLDER_OPEN);
    s.markers[C] = 0;
    gather(B);
    assert_int_equal(s.holder[0], HOLDER_OPEN);
    put(&s, C, 1, TERRAIN_WOODS, 1);
    gather(B);
    assert_int_equal(s.holder[0], HOLDER_OPEN);
    put(&s, C, 2, TERRAIN_WOODS, 1);
    gather(B);
    assert_int_equal(s.holder[0], C);
}

static void test_b_5_3r3_a_tie_puts_the_token_out(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    put(&s, A, 1, TERRAIN_WOODS, 1);
    put(&s, B, 1, TERRAIN_WOODS, 2);
    put(&s, A, 2, TERRAIN_SHORE, 1);
    put(&s, B, 2, TERRAIN_SHORE, 2);
    gather(A);
    assert_int_equal(s.holder[0], HOLDER_OUT);
    assert_false(s.undecided & 1);
}

static void test_b_5_3r4_several_tiles_at_once(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    put(&s, A, 1, TERRAIN_WOODS, 1);
    put(&s, A, 3, TERRAIN_WOODS, 1);
    put(&s, B, 2, TERRAIN_WOODS, 1);
    put(&s, B, 3, TERRAIN_SHORE, 1);
    gather(A);
    assert_int_equal(s.holder[0], A);
    assert_int_equal(s.holder[1], B);
    assert_int_equal(s.holder[2], HOLDER_OPEN);
}

static void test_b_5_3r5_routes_and_provinces_in_one_phase(void **state)
{
    (void)state;
    open_all(2, EDITION_2018);
    deserts("AAA");
    put(&s, A, 2, TERRAIN_WOODS, 1);
    put(&s, B, 2, TERRAIN_SHORE, 1);
    gather(A);
    assert_true(holds(A, ROUTE_3));
    assert_int_equal(s.holder[0], A);
    assert_false(holds(B, ROUTE_3));
}

static void test_b_5_3r6_nobody_there_is_a_tie(void **state)
{
    (void)state;
    open_all(3, EDITION_2018);
    put(&s, A, 2, TERRAIN_WOODS, 1);
    put(&s, B, 2, TERRAIN_SHORE, 1);
    gather(A);
    assert_int_equal(s.holder[0], HOLDER_OPEN);
    put(&s, C, 3, TERRAIN_SHORE, 1);
    gather(A);
    assert_int_equal(s.holder[0], HOLDER_OUT);
}

/* A has five of the twelve spots of tile 1, B three; A settles. */
static void lead(unsigned edition)
{
    open_all(2, edition);
    put(&s, B, 1, TERRAIN_WOODS, 1);
    put(&s, B, 1, TERRAIN_WOODS, 2);
    put(&s, B, 1, TERRAIN_SHORE, 1);
    put(&s, A, 1, TERRAIN_DESERTS, 1);
    put(&s, A, 1, TERRAIN_DESERTS, 2);
    put(&s, A, 1, TERRAIN_DESERTS, 3);
    put(&s, A, 1, TERRAIN_SAVANNAS, 1);
    put(&s, A, 1, TERRAIN_MOUNTAINS, 1);
    wake(&s, A, "BB");
}

static void test_b_5_4_as_soon_as_it_is_certain(void **state)
{
    (void)state;
    lead(EDITION_2017);
    play(&s, "settle bronze-casting 1 savannas 2");
    assert_int_equal(s.holder[0], HOLDER_OPEN); /* B could reach six of six */
    play(&s, "settle bronze-casting 1 jungles 1");
    assert_int_equal(s.holder[0], A);
    lead(EDITION_2018);
    play(&s, "settle bronze-casting 1 savannas 2");
    play(&s, "settle bronze-casting 1 jungles 1");
    play(&s, "done");
    assert_int_equal(s.holder[0], HOLDER_OPEN);
}

static void test_b_5_4_even_out_of_turn(void **state)
{
    (void)state;
    open_all(2, EDITION_2017);
    put(&s, A, 1, TERRAIN_WOODS, 1);
    put(&s, A, 1, TERRAIN_WOODS, 2);
    put(&s, B, 1, TERRAIN_SHORE, 1);
    wake(&s, B, "B");
    play(&s, "settle bronze-casting 2 shore 1");
    assert_int_equal(s.holder[0], A);
    assert_int_equal(s.holder[1], HOLDER_OPEN);
}

static void test_b_5_4r1_what_a_rival_can_still_add(void **state)
{
    (void)state;
    open_all(2, EDITION_2017);
    put(&s, B, 1, TERRAIN_WOODS, 1);
    put(&s, A, 1, TERRAIN_DESERTS, 1);
    put(&s, A, 1, TERRAIN_DESERTS, 2);
    s.markers[B] = 2;
    wake(&s, A, "BB");
    play(&s, "settle bronze-casting 1 deserts 3");
    assert_int_equal(s.holder[0], HOLDER_OPEN);
    play(&s, "settle bronze-casting 1 savannas 1");
    assert_int_equal(s.holder[0], A);

    open_all(3, EDITION_2017);
    put(&s, B, 1, TERRAIN_WOODS, 1);
    put(&s, B, 2, TERRAIN_WOODS, 1);
    put(&s, C, 2, TERRAIN_SHORE, 1);
    put(&s, A, 1, TERRAIN_DESERTS, 1);
    wake(&s, A, "B");
    play(&s, "settle bronze-casting 1 deserts 2");
    assert_int_equal(s.holder[0], A);
}

static void test_b_5_4r2_before_the_city_is_taken(void **state)
{
    (void)state;
    open_all(2, EDITION_2017);
    put(&s, A, 1, TERRAIN_WOODS, 1);
    wake(&s, B, "B");
    play(&s, "settle bronze-casting 2 shore 1");
    assert_int_equal(s.head.phase, PHASE_CITY_DRAW);
    assert_int_equal(s.holder[0], A);
    assert_refused(&s, "done", "B-3.1");
}

static void test_b_5_4r3_a_closed_tie_is_out_at_once(void **state)
{
    (void)state;
    open_all(2, EDITION_2017);
    put(&s, A, 1, TERRAIN_WOODS, 1);
    put(&s, B, 1, TERRAIN_WOODS, 2);
    put(&s, A, 2, TERRAIN_WOODS, 1);
    wake(&s, B, "BB");
    play(&s, "settle bronze-casting 1 shore 1");
    assert_int_equal(s.holder[0], B);

    open_all(2, EDITION_2017);
    put(&s, A, 1, TERRAIN_WOODS, 1);
    put(&s, B, 1, TERRAIN_WOODS, 2);
    put(&s, A, 2, TERRAIN_WOODS, 1);
    wake(&s, B, "BB");
    play(&s, "settle bronze-casting 2 shore 1");
    assert_int_equal(s.holder[0], HOLDER_OUT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_b_5_1_rivals_cut_lines_free_spots_do_not),
        cmocka_unit_test(test_b_5_1r1_the_order_is_tile_then_spot),
        cmocka_unit_test(test_b_5_1r2_the_longest_counts_once),
        cmocka_unit_test(test_b_5_2_tokens_for_three_five_seven),
        cmocka_unit_test(test_b_5_2_the_rulebook_example),
        cmocka_unit_test(test_b_5_2r1_only_in_ones_own_phase_four),
        cmocka_unit_test(test_b_5_2r2_a_returned_token_is_free),
        cmocka_unit_test(test_b_5_2r3_five_without_ever_three),
        cmocka_unit_test(test_b_5_2r4_the_next_lower_free_one),
        cmocka_unit_test(test_b_5_2r5_only_the_highest_of_a_jump),
        cmocka_unit_test(test_b_5_2r6_without_placing_there),
        cmocka_unit_test(test_b_5_2r7_a_line_cut_later_keeps_its_token),
        cmocka_unit_test(test_b_5_2r8_taken_by_themselves),
        cmocka_unit_test(test_b_5_3_most_settlements_when_it_closes),
        cmocka_unit_test(test_b_5_3r1_in_every_phase_four_for_all),
        cmocka_unit_test(test_b_5_3r2_full_or_everybody_past),
        cmocka_unit_test(test_b_5_3r3_a_tie_puts_the_token_out),
        cmocka_unit_test(test_b_5_3r4_several_tiles_at_once),
        cmocka_unit_test(test_b_5_3r5_routes_and_provinces_in_one_phase),
        cmocka_unit_test(test_b_5_3r6_nobody_there_is_a_tie),
        cmocka_unit_test(test_b_5_4_as_soon_as_it_is_certain),
        cmocka_unit_test(test_b_5_4_even_out_of_turn),
        cmocka_unit_test(test_b_5_4r1_what_a_rival_can_still_add),
        cmocka_unit_test(test_b_5_4r2_before_the_city_is_taken),
        cmocka_unit_test(test_b_5_4r3_a_closed_tie_is_out_at_once),
    };

    return RUN(tests);
}

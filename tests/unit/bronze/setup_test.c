/* Chapter 2: setting up. */
#include "unit/bronze/table.h"

static struct bronze_state s;

static void test_b_2_1_the_first_player_is_one_of_the_seats(void **state)
{
    (void)state;
    begin(&s, 3, EDITION_2018);
    assert_true(allowed(&s, "first C"));
    assert_refused(&s, "first D", "B-2.1");
    play(&s, "first B");
    assert_refused(&s, "first B", "B-2.1");
    chance(&s);
    assert_int_equal(s.head.actor, B);
    assert_int_equal(s.first, B);
}

static void test_b_2_2_tiles_by_number_of_players(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    assert_int_equal(s.places, 7);
    assert_int_equal(s.open, 1);
    deal(&s, 3, EDITION_2018);
    assert_int_equal(s.places, 9);
    assert_int_equal(s.open, 2);
    deal(&s, 4, EDITION_2018);
    assert_int_equal(s.places, 11);
    assert_int_equal(s.open, 2);
    assert_true(allowed(&s, "take 1 up right"));
}

static void test_b_2_2_no_tile_beyond_the_last(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    step(&s, "take 1 up right");
    assert_refused(&s, "settle pottery 8 woods 1", "B-2.2");
    assert_true(allowed(&s, "settle pottery 1 woods 2"));
}

static unsigned cards_for(unsigned seats)
{
    begin(&s, seats, EDITION_2018);
    return lane_sum(s.unseen);
}

static void test_b_2_3_the_deck_and_its_five_stacks(void **state)
{
    (void)state;
    assert_int_equal(cards_for(2), 42);
    play(&s, "first A");
    assert_true(allowed(&s, "sizes 9 8 9 8 8"));
    assert_refused(&s, "sizes 12 11 11 11 11", "B-2.3");
    assert_refused(&s, "province 1 4", "B-2.4");
    play(&s, "sizes 9 8 9 8 8");
    assert_refused(&s, "sizes 9 8 9 8 8", "B-2.3");
    chance(&s);
    assert_int_equal(s.stack[0], 9);
    assert_int_equal(s.stack[STACKS], 8);
    for (unsigned i = 0; i < STACKS; i++)
        assert_true(bronze_is_turned(&s, i));
}

static int outcomes(unsigned seats)
{
    static game_action list[GAME_ACTIONS_MAX];

    begin(&s, seats, EDITION_2018);
    play(&s, "first A");
    return s.head.phase == PHASE_SIZES ? bronze_game.legal(&s, list) : 0;
}

static void test_b_2_3r1_larger_stacks_are_drawn(void **state)
{
    (void)state;
    assert_int_equal(outcomes(2), 10);
    assert_int_equal(outcomes(3), 5);
    assert_true(allowed(&s, "sizes 11 11 11 11 12"));
    assert_refused(&s, "sizes 8 8 8 9 9", "B-2.3");
    assert_int_equal(outcomes(4), 0);
    for (unsigned i = 0; i <= STACKS; i++)
        assert_int_equal(s.stack[i], 14);
}

static void test_b_2_3r2_pawns_leave_cards_out(void **state)
{
    (void)state;
    assert_int_equal(cards_for(3), 56);
    assert_int_equal(lane(s.unseen, TECH_WHEEL), 8);
    assert_true(s.city_deck >> CITY_BABYLON & 1);
    assert_false(s.city_deck >> CITY_ASSUR & 1);
    assert_int_equal(cards_for(2), 42);
    assert_int_equal(lane(s.unseen, TECH_WHEEL), 6);
    assert_false(s.city_deck >> CITY_BABYLON & 1);
    assert_int_equal(cards_for(4), 70);
}

static void test_b_2_4_one_province_a_tile(void **state)
{
    (void)state;
    begin(&s, 2, EDITION_2018);
    play(&s, "first A");
    play(&s, "sizes 9 8 9 8 8");
    assert_refused(&s, "province 2 5", "B-2.4");
    for (int i = 1; i <= 4; i++) {
        char words[] = "province 1 5";
        words[9] = (char)('0' + i);
        play(&s, words);
    }
    assert_refused(&s, "province 5 5", "B-2.4");
    assert_true(allowed(&s, "province 5 6"));
    assert_int_equal(bronze_game.weight(&s, action("province 5 4")), 4);
    chance(&s);
    assert_int_equal(s.province[0], PROVINCE_5);
    assert_int_equal(s.undecided, (1 << 7) - 1);
    assert_int_equal(lane_sum(s.provinces), 12 - 7);
}

static void test_b_2_5_markers_and_route_tokens(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    for (unsigned p = 0; p < 3; p++)
        assert_int_equal(s.markers[p], 30);
    assert_int_equal(s.markers[3], 0);
    for (unsigned r = 0; r < ROUTE_COUNT; r++)
        assert_int_equal(s.route_free[r], 127);
}

static void test_b_2_5r1_length_five_is_worth_six(void **state)
{
    (void)state;
    assert_int_equal(bronze_route_length[ROUTE_5], 5);
    assert_int_equal(bronze_route_points[ROUTE_3], 3);
    assert_int_equal(bronze_route_points[ROUTE_5], 6);
    assert_int_equal(bronze_route_points[ROUTE_7], 10);
}

static unsigned cities_for(unsigned seats)
{
    begin(&s, seats, EDITION_2018);
    return bit_count(s.city_deck);
}

static void test_b_2_6_the_city_deck(void **state)
{
    (void)state;
    assert_int_equal(cities_for(2), 18);
    assert_int_equal(cities_for(3), 32);
    assert_int_equal(cities_for(4), 50);
    deal(&s, 2, EDITION_2018);
    assert_refused(&s, "city-draw troy", "B-4.5");
}

static void test_b_2_6r1_a_short_deck_gives_what_it_has(void **state)
{
    (void)state;
    for (unsigned seats = 2; seats <= 4; seats++)
        assert_int_equal(cities_for(seats),
                         (bronze_places(seats) - 1) * (seats + 1));
    deal(&s, 2, EDITION_2018);
    open_tiles(&s, 2);
    s.city_deck = 1ull << CITY_TROY;
    wake(&s, A, "BB");
    play(&s, "settle bronze-casting 2 woods 1");
    play(&s, "land 3 3");
    play(&s, "city-draw troy");
    assert_true(allowed(&s, "city troy"));
    assert_refused(&s, "city mari", "B-4.6");

    play(&s, "city troy");
    step(&s, "settle bronze-casting 3 woods 1");
    assert_int_equal(s.head.phase, PHASE_SETTLE);
    assert_int_equal(s.cities[A], 1ull << CITY_TROY);
}

static void test_components_add_up(void **state)
{
    unsigned cards = 0, spots = 0, provinces = 0;

    (void)state;
    for (unsigned t = 0; t < CARD_COUNT; t++) {
        assert_int_equal(bit_count(bronze_techs[t].terrains), 3);
        assert_int_equal(bit_count(bronze_techs[t].settlers), 2);
        for (unsigned i = 0; i < 3; i++)
            cards += bronze_techs[t].cards[i];
    }
    assert_int_equal(CARD_COUNT, 7);
    assert_int_equal(cards, 70);
    assert_int_equal(LAND_COUNT, 14);
    for (unsigned id = LAND_1; id < LAND_END; id++) {
        unsigned n = 0;
        for (unsigned k = 0; k < SETTLER_COUNT; k++)
            for (unsigned t = 0; t < TERRAIN_COUNT; t++)
                n += bit_count(bronze_lands[id].spots[k][t]);
        assert_int_equal(n, id <= LAND_7 ? 12 : 15);
        assert_int_equal(n, bronze_lands[id].count);
        spots += n;
    }
    assert_int_equal(spots, 189);
    assert_int_equal(CITY_COUNT, 50);
    for (unsigned v = 0; v < PROVINCE_COUNT; v++)
        provinces += bronze_province_count[v];
    assert_int_equal(provinces, 12);
}

/* Nobody can play more cards than a column holds: the second stack is empty
 * after all but three cards at the latest, and then the round is played out. */
static void test_a_column_holds_all_cards_of_a_game(void **state)
{
    (void)state;
    for (unsigned seats = 2; seats <= 4; seats++)
        assert_true((cards_for(seats) - 3 + seats - 1) / seats <= DEPTH_MAX);
}

/* Every card and marker of a game in play is somewhere, once. */
static void check_conserved(unsigned deck)
{
    uint64_t held = 0, lying = s.city_deck;
    unsigned cards = 0, spots = 0, placed = 0;

    for (unsigned p = 0; p < s.head.seats; p++) {
        assert_int_equal(held & s.cities[p], 0);
        held |= s.cities[p];
        placed += 30u - s.markers[p];
        cards += lane_sum(s.cards[p]);
        for (unsigned t = 0; t < TERRAIN_COUNT; t++)
            spots += bit_count(s.own[p][t]);
    }
    for (unsigned i = 0; i <= STACKS; i++)
        cards += s.stack[i];
    for (unsigned i = 0; i < s.places; i++)
        lying |= s.pile[i];
    assert_int_equal(held & lying, 0);
    assert_int_equal(placed, spots);
    assert_int_equal(cards, deck);
}

static void test_components_are_conserved(void **state)
{
    static game_action list[GAME_ACTIONS_MAX];
    struct rng rng;

    (void)state;
    rng_seed(&rng, 5);
    for (unsigned seats = 2; seats <= 4; seats++) {
        unsigned deck = cards_for(seats);
        while (s.head.actor != ACTOR_NONE) {
            int n = bronze_game.legal(&s, list);
            game_action x = list[rng_below(&rng, (uint32_t)n)];
            if (s.head.actor == ACTOR_CHANCE) {
                x = bronze_game.sample(&s, &rng);
                assert_true(listed(&s, x));
                assert_true(bronze_game.weight(&s, x) > 0);
            }
            bronze_game.apply(&s, x);
            if (s.round > 0)
                check_conserved(deck);
        }
        assert_int_equal(bronze_game.legal(&s, list), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_b_2_1_the_first_player_is_one_of_the_seats),
        cmocka_unit_test(test_b_2_2_tiles_by_number_of_players),
        cmocka_unit_test(test_b_2_2_no_tile_beyond_the_last),
        cmocka_unit_test(test_b_2_3_the_deck_and_its_five_stacks),
        cmocka_unit_test(test_b_2_3r1_larger_stacks_are_drawn),
        cmocka_unit_test(test_b_2_3r2_pawns_leave_cards_out),
        cmocka_unit_test(test_b_2_4_one_province_a_tile),
        cmocka_unit_test(test_b_2_5_markers_and_route_tokens),
        cmocka_unit_test(test_b_2_5r1_length_five_is_worth_six),
        cmocka_unit_test(test_b_2_6_the_city_deck),
        cmocka_unit_test(test_b_2_6r1_a_short_deck_gives_what_it_has),
        cmocka_unit_test(test_components_add_up),
        cmocka_unit_test(test_a_column_holds_all_cards_of_a_game),
        cmocka_unit_test(test_components_are_conserved),
    };

    return RUN(tests);
}

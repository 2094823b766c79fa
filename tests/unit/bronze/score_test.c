/* Chapter 7: points, every city, and the winner. */
#include "unit/bronze/table.h"

static struct bronze_state s;

static int worth(unsigned city)
{
    return bronze_city_points(&s, A, city);
}

static void fresh(unsigned seats)
{
    deal(&s, seats, EDITION_2018);
    open_tiles(&s, s.places);
}

/* So many settlements of a seat in a terrain, from the first tile on. */
static void settle_terrain(unsigned seat, unsigned terrain, unsigned n)
{
    for (unsigned tile = 1; tile <= s.places; tile++)
        for (unsigned i = 1; i <= SPOTS_MAX && n > 0; i++) {
            uint64_t open = s.free[0][terrain] | s.free[1][terrain] |
                            s.free[2][terrain];
            if (open >> (4 * (tile - 1) + i - 1) & 1) {
                put(&s, seat, tile, terrain, i);
                n--;
            }
        }
}

static void test_b_7_1_the_rulebook_example_of_fifty(void **state)
{
    static const uint8_t cities[] = { CITY_MOHENJO_DARO, CITY_HATTUSA,
                                      CITY_NAFPLIO,      CITY_THEBES,
                                      CITY_SU_NURAXI,    CITY_UGARIT,
                                      CITY_PHAISTOS,     CITY_LIMANTEPE };
    static const int points[] = { 5, 5, 2, 0, 6, 6, 4, 3 };
    struct game_tally lines[GAME_TALLY_MAX];

    (void)state;
    fresh(3);
    matrix(&s, A, "AW", "MBP", "PAWP", "RRA");
    for (unsigned i = 0; i < 8; i++) {
        s.cities[A] |= 1ull << cities[i];
        assert_int_equal(worth(cities[i]), points[i]);
    }
    s.province[0] = PROVINCE_6;
    s.province[1] = PROVINCE_4;
    s.holder[0] = s.holder[1] = A;
    s.route[A][ROUTE_5] = 1 << TERRAIN_WOODS;
    s.route[A][ROUTE_3] = 1 << TERRAIN_SHORE;
    assert_int_equal(bronze_points(&s, A, SOURCE_PROVINCES), 10);
    assert_int_equal(bronze_points(&s, A, SOURCE_ROUTES), 9);
    assert_int_equal(bronze_points(&s, A, SOURCE_CITIES), 31);
    assert_int_equal(total(&s, A), 50);
    assert_int_equal(total(&s, B), 0);

    int sum = 0, n = bronze_game.tally(&s, A, lines);
    assert_int_equal(n, 12);
    for (int i = 0; i < n; i++)
        sum += lines[i].points;
    assert_int_equal(sum, 50);
    assert_string_equal(lines[0].name, "tile-1");
    assert_string_equal(lines[2].name, "woods-5");
}

static void test_b_7_2_most_settlements_in_a_terrain(void **state)
{
    static const uint8_t cities[][2] = {
        { CITY_BISKUPIN, TERRAIN_WOODS },
        { CITY_KERMA, TERRAIN_DESERTS },
        { CITY_KUMAYRI, TERRAIN_MOUNTAINS },
        { CITY_LOTHAL, TERRAIN_SAVANNAS },
        { CITY_SINTASHTA, TERRAIN_GRASSLANDS },
        { CITY_TYRE, TERRAIN_SHORE },
        { CITY_YINXU, TERRAIN_JUNGLES },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cities / sizeof *cities; i++) {
        fresh(3);
        settle_terrain(B, cities[i][1], 2);
        settle_terrain(A, cities[i][1], 2);
        settle_terrain(A, (cities[i][1] + 1u) % TERRAIN_COUNT, 5);
        assert_int_equal(worth(cities[i][0]), 0);
        settle_terrain(A, cities[i][1], 1);
        assert_int_equal(worth(cities[i][0]), 5);
    }
}

static void test_b_7_2r1_more_than_every_single_one(void **state)
{
    (void)state;
    fresh(3);
    settle_terrain(A, TERRAIN_WOODS, 2);
    settle_terrain(B, TERRAIN_WOODS, 1);
    assert_int_equal(worth(CITY_BISKUPIN), 5);
    settle_terrain(C, TERRAIN_WOODS, 2);
    assert_int_equal(worth(CITY_BISKUPIN), 0);
}

static void test_b_7_3_most_cards_of_a_technology(void **state)
{
    static const struct {
        uint8_t city;
        char code;
    } cities[] = {
        { CITY_AVARIS, 'W' }, { CITY_BABYLON, 'A' }, { CITY_CORINTH, 'P' },
        { CITY_MALIA, 'D' },  { CITY_MARI, 'I' },    { CITY_MEMPHIS, 'R' },
        { CITY_TIRYNS, 'B' }, { CITY_TROY, 'M' },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cities / sizeof *cities; i++) {
        char two[3] = { cities[i].code, cities[i].code, 0 };
        char one[2] = { cities[i].code, 0 };
        fresh(3);
        matrix(&s, A, two, NULL, NULL, NULL);
        matrix(&s, B, one, one, NULL, NULL);
        assert_int_equal(worth(cities[i].city), 0);
        matrix(&s, A, two, one, NULL, NULL);
        assert_int_equal(worth(cities[i].city), 6);
    }
}

static void test_b_7_3r1_tiryns_and_troy_compare_like_the_others(void **state)
{
    (void)state;
    fresh(4);
    matrix(&s, A, "BBM", "M", NULL, NULL);
    matrix(&s, B, "B", "M", NULL, NULL);
    assert_int_equal(worth(CITY_TIRYNS), 6);
    assert_int_equal(worth(CITY_TROY), 6);
    matrix(&s, D, "BB", "MM", NULL, NULL);
    assert_int_equal(worth(CITY_TIRYNS), 0);
    assert_int_equal(worth(CITY_TROY), 0);
}

static void test_b_7_4_three_technologies_in_a_row(void **state)
{
    static const struct {
        uint8_t city;
        const char *row;
    } cities[] = {
        { CITY_ALTYNDEPE, "IPW" },  { CITY_ARKAIM, "DAP" },
        { CITY_ORCHOMENUS, "MWD" }, { CITY_STONEHEDGE, "RDI" },
        { CITY_SU_NURAXI, "PMR" },  { CITY_TEOTIHUACAN, "AIM" },
        { CITY_UGARIT, "WRA" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cities / sizeof *cities; i++) {
        const char *row = cities[i].row;
        char one[] = { row[0], 0 }, two[] = { 'B', row[1], 0 };
        char three[] = { row[2], 0 }, upper[] = { row[1], 0 };
        fresh(2);
        matrix(&s, A, three, two, one, NULL);
        assert_int_equal(worth(cities[i].city), 0);
        matrix(&s, A, three, upper, one, NULL);
        assert_int_equal(worth(cities[i].city), 6);
    }
}

static void test_b_7_4r1_gaps_in_a_row(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "BP", "B", "BM", "BR");
    assert_int_equal(worth(CITY_SU_NURAXI), 6);
    matrix(&s, A, "BP", "B", "BM", "BBR");
    assert_int_equal(worth(CITY_SU_NURAXI), 0);
}

static void test_b_7_5_pairs_with_bronze_casting(void **state)
{
    static const struct {
        uint8_t city;
        char code;
    } cities[] = {
        { CITY_ATHENS, 'R' },     { CITY_BEYCESULTAN, 'P' },
        { CITY_GONUR_TEPE, 'D' }, { CITY_HARAPPA, 'I' },
        { CITY_KNOSSOS, 'M' },    { CITY_MYCENAE, 'A' },
        { CITY_NAFPLIO, 'W' },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cities / sizeof *cities; i++) {
        char two[] = { cities[i].code, cities[i].code, 0 };
        fresh(2);
        matrix(&s, A, two, NULL, NULL, NULL);
        assert_int_equal(worth(cities[i].city), 0);
        matrix(&s, A, two, "BBB", NULL, NULL);
        assert_int_equal(worth(cities[i].city), 4);
    }
}

static void test_b_7_5r1_the_fewer_count_and_serve_several(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "WBR", "WB", "R", NULL);
    assert_int_equal(worth(CITY_NAFPLIO), 4);
    assert_int_equal(worth(CITY_ATHENS), 4);
    matrix(&s, A, "WWW", "B", NULL, NULL);
    assert_int_equal(worth(CITY_NAFPLIO), 2);
}

static void test_b_7_6_different_technologies_in_a_column(void **state)
{
    static const uint8_t cities[] = { CITY_ACROTIRI, CITY_BACTRA,
                                      CITY_LIMANTEPE, CITY_UR };

    (void)state;
    for (size_t i = 0; i < sizeof cities; i++) {
        fresh(2);
        assert_int_equal(worth(cities[i]), 0);
        matrix(&s, A, "WW", "PWA", "P", NULL);
        assert_int_equal(worth(cities[i]), 3);
    }
}

static void test_b_7_6r1_the_best_column_for_each(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "WBBW", "PP", NULL, NULL);
    s.cities[A] = 1ull << CITY_UR | 1ull << CITY_BACTRA;
    assert_int_equal(bronze_points(&s, A, SOURCE_CITIES), 4);
}

/* The spot of a kind in a terrain, whichever tile it is on. */
static void settle_kind(unsigned terrain, unsigned kind)
{
    uint64_t m = s.free[kind][terrain];

    assert_true(m != 0);
    put(&s, A, bit_lowest(m) / 4 + 1, terrain, bit_lowest(m) % 4 + 1);
}

static void test_b_7_7_all_settlers_in_two_terrains(void **state)
{
    static const uint8_t cities[] = {
        CITY_AMRI,        CITY_DHOLAVIRA, CITY_ESHNUNNA,    CITY_SUSA,
        CITY_TEL_MEGIDDO, CITY_URUK,      CITY_YOSHINOGARI,
    };

    (void)state;
    for (size_t i = 0; i < sizeof cities; i++) {
        const uint8_t *terrain = bronze_cities[cities[i]].terrain;
        fresh(2);
        for (unsigned k = 0; k < 5; k++) {
            settle_kind(terrain[k / 3], k % 3);
            assert_int_equal(worth(cities[i]), 0);
        }
        settle_kind(terrain[1], SETTLER_HUNTERS);
        assert_int_equal(worth(cities[i]), 6);
    }
}

static void test_b_7_7r1_on_any_tiles_but_in_both_terrains(void **state)
{
    (void)state;
    fresh(2);
    for (unsigned k = 0; k < 3; k++) {
        settle_kind(TERRAIN_SAVANNAS, k);
        settle_kind(TERRAIN_WOODS, k);
    }
    assert_int_equal(worth(CITY_SUSA), 6);
    assert_int_equal(worth(CITY_AMRI), 0);
}

/* Points of a seat: routes of three, and provinces of value 4, 5, 6. */
static void standing(unsigned seat, unsigned routes, unsigned places)
{
    s.route[seat][ROUTE_3] = (uint8_t)routes;
    for (unsigned m = places; m; m &= m - 1)
        s.holder[bit_lowest(m)] = (uint8_t)seat;
}

static void test_b_7_16_most_points_win(void **state)
{
    uint8_t rank[GAME_SEATS_MAX];

    (void)state;
    fresh(3);
    standing(A, 1, 0);
    standing(B, 6, 0);
    game_rank(&bronze_game, &s, rank);
    assert_int_equal(rank[A], 2);
    assert_int_equal(rank[B], 1);
    assert_int_equal(rank[C], 3);
}

static void test_b_7_16r1_cities_then_routes(void **state)
{
    uint8_t rank[GAME_SEATS_MAX];

    (void)state;
    fresh(3);
    s.province[0] = PROVINCE_6;
    standing(A, 3, 0); /* 6 from routes */
    standing(B, 0, 1); /* 6 from a province */
    matrix(&s, C, "W", "W", "W", "W");
    s.cities[C] = 1ull << CITY_PHAISTOS | 1ull << CITY_UR;
    s.route[C][ROUTE_3] = 8;
    assert_int_equal(total(&s, A), 6);
    assert_int_equal(total(&s, B), 6);
    assert_int_equal(total(&s, C), 6);
    game_rank(&bronze_game, &s, rank);
    assert_int_equal(rank[C], 1);
    assert_int_equal(rank[A], 2);
    assert_int_equal(rank[B], 3);
}

static void test_b_7_16r2_all_equal_share(void **state)
{
    uint8_t rank[GAME_SEATS_MAX];

    (void)state;
    fresh(3);
    standing(A, 1, 0);
    standing(B, 2, 0);
    game_rank(&bronze_game, &s, rank);
    assert_int_equal(rank[A], 1);
    assert_int_equal(rank[B], 1);
    assert_int_equal(rank[C], 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_b_7_1_the_rulebook_example_of_fifty),
        cmocka_unit_test(test_b_7_2_most_settlements_in_a_terrain),
        cmocka_unit_test(test_b_7_2r1_more_than_every_single_one),
        cmocka_unit_test(test_b_7_3_most_cards_of_a_technology),
        cmocka_unit_test(test_b_7_3r1_tiryns_and_troy_compare_like_the_others),
        cmocka_unit_test(test_b_7_4_three_technologies_in_a_row),
        cmocka_unit_test(test_b_7_4r1_gaps_in_a_row),
        cmocka_unit_test(test_b_7_5_pairs_with_bronze_casting),
        cmocka_unit_test(test_b_7_5r1_the_fewer_count_and_serve_several),
        cmocka_unit_test(test_b_7_6_different_technologies_in_a_column),
        cmocka_unit_test(test_b_7_6r1_the_best_column_for_each),
        cmocka_unit_test(test_b_7_7_all_settlers_in_two_terrains),
        cmocka_unit_test(test_b_7_7r1_on_any_tiles_but_in_both_terrains),
        cmocka_unit_test(test_b_7_16_most_points_win),
        cmocka_unit_test(test_b_7_16r1_cities_then_routes),
        cmocka_unit_test(test_b_7_16r2_all_equal_share),
    };

    return RUN(tests);
}

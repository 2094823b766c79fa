/* Chapter 7: the cities that stand alone. */
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

static void test_b_7_8_tokens_held(void **state)
{
    (void)state;
    fresh(2);
    assert_int_equal(worth(CITY_ASSUR), 0);
    assert_int_equal(worth(CITY_BYBLOS), 0);
    s.holder[0] = s.holder[3] = A;
    s.holder[1] = B;
    s.route[A][ROUTE_3] = 1 << TERRAIN_WOODS | 1 << TERRAIN_SHORE;
    s.route[A][ROUTE_7] = 1 << TERRAIN_JUNGLES;
    assert_int_equal(worth(CITY_ASSUR), 2);
    assert_int_equal(worth(CITY_BYBLOS), 3);
}

static void test_b_7_9_full_rows(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "WW", "PP", "AA", NULL);
    assert_int_equal(worth(CITY_PHAISTOS), 0);
    matrix(&s, A, "WWW", "PP", "AA", "RI");
    assert_int_equal(worth(CITY_PHAISTOS), 4);
}

static void test_b_7_9r1_equal_cards_fill_a_row_too(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "W", "W", "W", "W");
    assert_int_equal(worth(CITY_PHAISTOS), 2);
    matrix(&s, A, "W", "W", "W", NULL);
    assert_int_equal(worth(CITY_PHAISTOS), 0);
}

static void test_b_7_10_six_different_technologies(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "WPA", "RI", "WW", NULL);
    assert_int_equal(worth(CITY_MOHENJO_DARO), 0);
    matrix(&s, A, "WPA", "RI", "B", NULL);
    assert_int_equal(worth(CITY_MOHENJO_DARO), 5);
}

static void test_b_7_11_no_more_than_three(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "WWW", "PPP", NULL, NULL);
    assert_int_equal(worth(CITY_HATTUSA), 5);
    matrix(&s, A, "WWW", "PPP", "W", NULL);
    assert_int_equal(worth(CITY_HATTUSA), 0);
}

static void test_b_7_11r1_bronze_casting_too(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "BBB", NULL, NULL, NULL);
    assert_int_equal(worth(CITY_HATTUSA), 5);
    matrix(&s, A, "BBBB", NULL, NULL, NULL);
    assert_int_equal(worth(CITY_HATTUSA), 0);
}

static void test_b_7_12_fewest_provinces(void **state)
{
    (void)state;
    fresh(3);
    s.holder[0] = A;
    s.holder[1] = s.holder[2] = B;
    s.holder[3] = s.holder[4] = C;
    assert_int_equal(worth(CITY_KISH), 6);
    s.holder[4] = HOLDER_OUT;
    assert_int_equal(worth(CITY_KISH), 0);
}

static void test_b_7_12r1_tokens_not_points(void **state)
{
    (void)state;
    fresh(2);
    s.holder[0] = B;
    assert_int_equal(worth(CITY_KISH), 6);
    s.holder[1] = A;
    s.province[0] = PROVINCE_6;
    s.province[1] = PROVINCE_4;
    assert_int_equal(worth(CITY_KISH), 0);
}

static void test_b_7_13_markers_left(void **state)
{
    (void)state;
    fresh(3);
    s.markers[A] = 5;
    s.markers[B] = 4;
    s.markers[C] = 3;
    assert_int_equal(worth(CITY_LAGASH), 6);
    assert_int_equal(worth(CITY_RAKHIGARHI), 0);
    s.markers[A] = 2;
    assert_int_equal(worth(CITY_LAGASH), 0);
    assert_int_equal(worth(CITY_RAKHIGARHI), 6);
}

static void test_b_7_13r1_a_tie_gives_nothing(void **state)
{
    (void)state;
    fresh(2);
    s.markers[A] = s.markers[B] = 0;
    assert_int_equal(worth(CITY_LAGASH), 0);
    assert_int_equal(worth(CITY_RAKHIGARHI), 0);
    s.markers[B] = 1;
    assert_int_equal(worth(CITY_RAKHIGARHI), 6);
}

static void test_b_7_14_bronze_in_every_column(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "WB", "B", "PPB", "BW");
    assert_int_equal(worth(CITY_SIDON), 6);
    matrix(&s, A, "WB", "B", "PPP", "BW");
    assert_int_equal(worth(CITY_SIDON), 0);
}

static void test_b_7_14r1_four_columns(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "B", "B", "B", NULL);
    assert_int_equal(worth(CITY_SIDON), 0);
    matrix(&s, A, "B", "B", "B", "B");
    assert_int_equal(worth(CITY_SIDON), 6);
}

static void test_b_7_15_a_column_of_six(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "W", "WPAMR", NULL, NULL);
    assert_int_equal(worth(CITY_THEBES), 0);
    matrix(&s, A, "W", "WPAMRD", NULL, NULL);
    assert_int_equal(worth(CITY_THEBES), 6);
}

static void test_b_7_15r1_six_cards_equal_or_not(void **state)
{
    (void)state;
    fresh(2);
    matrix(&s, A, "WWWWWWW", NULL, NULL, NULL);
    assert_int_equal(worth(CITY_THEBES), 6);
    matrix(&s, A, "WPA", "MRD", NULL, NULL);
    assert_int_equal(worth(CITY_THEBES), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_b_7_8_tokens_held),
        cmocka_unit_test(test_b_7_9_full_rows),
        cmocka_unit_test(test_b_7_9r1_equal_cards_fill_a_row_too),
        cmocka_unit_test(test_b_7_10_six_different_technologies),
        cmocka_unit_test(test_b_7_11_no_more_than_three),
        cmocka_unit_test(test_b_7_11r1_bronze_casting_too),
        cmocka_unit_test(test_b_7_12_fewest_provinces),
        cmocka_unit_test(test_b_7_12r1_tokens_not_points),
        cmocka_unit_test(test_b_7_13_markers_left),
        cmocka_unit_test(test_b_7_13r1_a_tie_gives_nothing),
        cmocka_unit_test(test_b_7_14_bronze_in_every_column),
        cmocka_unit_test(test_b_7_14r1_four_columns),
        cmocka_unit_test(test_b_7_15_a_column_of_six),
        cmocka_unit_test(test_b_7_15r1_six_cards_equal_or_not),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

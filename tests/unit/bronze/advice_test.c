/* What a player knows beyond the rules: random games, and worth. */
#include "advice/bronze/advice.h"
#include "unit/bronze/table.h"

static struct bronze_state s;

static void test_playouts_end_in_every_setup(void **state)
{
    struct rng rng;
    unsigned ends = 0;

    (void)state;
    rng_seed(&rng, 11);
    for (unsigned i = 0; i < 600; i++) {
        begin(&s, 2 + i % 3, i / 3 % 2);
        bronze_game.playout(&s, &rng);
        assert_int_equal(s.head.phase, PHASE_OVER);
        assert_int_equal(s.head.actor, ACTOR_NONE);
        assert_true(s.head.ply <= bronze_game.plies_max);
        assert_int_equal(s.undecided, 0);
        ends |= s.ending;
    }
    assert_int_equal(ends & END_STACK, END_STACK);
}

static int worth(unsigned seat)
{
    return bronze_game.advice->worth(&s, (int)seat);
}

static void test_worth_at_the_end_is_the_points(void **state)
{
    struct rng rng;

    (void)state;
    rng_seed(&rng, 7);
    begin(&s, 4, EDITION_2018);
    bronze_game.playout(&s, &rng);
    for (unsigned p = 0; p < 4; p++)
        assert_int_equal(worth(p), 100 * total(&s, p));
}

static void test_worth_likes_progress(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    open_tiles(&s, 7);
    int before = worth(A);
    put(&s, A, 1, TERRAIN_DESERTS, 1);
    int one = worth(A);
    put(&s, A, 1, TERRAIN_DESERTS, 2);
    int two = worth(A);
    put(&s, A, 1, TERRAIN_DESERTS, 3);
    int three = worth(A);
    assert_true(before < one && one < two && two < three);
    assert_true(three - two > two - one);
    s.route_free[ROUTE_3] = 0;
    assert_true(worth(A) < three);
    s.route_free[ROUTE_3] = 127;
    s.holder[0] = A;
    assert_true(worth(A) > three);
    s.holder[0] = B;
    assert_true(worth(A) < three);
    s.holder[0] = HOLDER_OPEN;
    put(&s, B, 1, TERRAIN_WOODS, 1);
    assert_true(worth(A) < three); /* the lead on the tile shrinks */
}

/* What a city adds with this matrix of A. */
static int city_adds(unsigned city)
{
    s.cities[A] = 0;
    int without = worth(A);
    s.cities[A] = 1ull << city;
    int with = worth(A);
    s.cities[A] = 0;
    return with - without;
}

static void test_worth_likes_cities_near_their_goal(void **state)
{
    static const struct {
        uint8_t city;
        const char *far[4], *near[4];
    } cases[] = {
        { CITY_SU_NURAXI, { "P", "W" }, { "P", "M" } },
        { CITY_UGARIT, { "P", "P", "P", "P" }, { "W", "R", "A" } },
        { CITY_MEMPHIS, { "P" }, { "RR" } },
        { CITY_NAFPLIO, { "WW" }, { "WW", "B" } },
        { CITY_UR, { "WW" }, { "WBP" } },
        { CITY_PHAISTOS, { "W", "W", "W" }, { "W", "W", "W", "W" } },
        { CITY_HATTUSA, { "WWWW" }, { "WWW" } },
        { CITY_MOHENJO_DARO, { "WW" }, { "WPMARI" } },
        { CITY_SIDON, { "W", "B" }, { "B", "B", "B" } },
        { CITY_THEBES, { "WW" }, { "WWWWWW" } },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *const *f = cases[i].far, *const *n = cases[i].near;
        deal(&s, 3, EDITION_2018);
        matrix(&s, A, f[0], f[1], f[2], f[3]);
        int far = city_adds(cases[i].city);
        matrix(&s, A, n[0], n[1], n[2], n[3]);
        assert_true(city_adds(cases[i].city) > far);
    }
}

static void test_worth_of_cities_of_the_board(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    open_tiles(&s, 9);
    int most = city_adds(CITY_BISKUPIN), set = city_adds(CITY_SUSA);
    int assur = city_adds(CITY_ASSUR), byblos = city_adds(CITY_BYBLOS);
    int kish = city_adds(CITY_KISH), lagash = city_adds(CITY_LAGASH);
    put(&s, A, 1, TERRAIN_WOODS, 1);
    put(&s, A, 1, TERRAIN_WOODS, 2);
    assert_true(city_adds(CITY_BISKUPIN) > most);
    assert_true(city_adds(CITY_SUSA) > set);
    assert_true(city_adds(CITY_LAGASH) < lagash);
    s.holder[0] = A;
    s.route[A][ROUTE_3] = 1;
    assert_true(city_adds(CITY_ASSUR) > assur);
    assert_true(city_adds(CITY_BYBLOS) > byblos);
    assert_true(city_adds(CITY_KISH) < kish);
}

static void test_worth_of_waking(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    wake(&s, A, "P");
    int one = worth(A);
    wake(&s, A, "PB");
    assert_true(worth(A) > one);
    int two = worth(A);
    s.markers[A] = 1;
    assert_true(worth(A) - two < 29 * 35); /* one marker, one settlement */
    s.markers[A] = 0;
    int none = worth(A);
    wake(&s, A, "");
    assert_int_equal(worth(A), none);
    wake(&s, B, "PB");
    assert_int_equal(worth(A), none);
    s.turn = A;
    s.city_due = 1;
    assert_true(worth(A) > none);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_playouts_end_in_every_setup),
        cmocka_unit_test(test_worth_at_the_end_is_the_points),
        cmocka_unit_test(test_worth_likes_progress),
        cmocka_unit_test(test_worth_likes_cities_near_their_goal),
        cmocka_unit_test(test_worth_of_cities_of_the_board),
        cmocka_unit_test(test_worth_of_waking),
    };

    return RUN(tests);
}

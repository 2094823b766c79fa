/* What a city card names as needed: the nearest way that is still possible. */
#include "texts.h"
#include "unit/bronze/table.h"

enum { NEAR = 3, GAMES = 40 };

static struct bronze_state s;
static char status[256];

static const char *stand(const struct bronze_state *t, unsigned seat,
                         unsigned city)
{
    const struct voice voice = test_voice(-1, NULL);
    struct text out;

    text_init(&out, status, sizeof status);
    bronze_city_status(&voice, t, seat, city, &out);
    return status;
}

/* A full row cannot take what it misses; one with a free place can. */
static void test_b_7_4_a_full_row_is_not_named(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "ARP", "DDW", "IW", "WI");
    assert_string_equal(stand(&s, A, CITY_ALTYNDEPE),
                        "Needs Irrigation in row 3");
    matrix(&s, A, "PA", "RA", "D", NULL);
    assert_string_equal(stand(&s, A, CITY_SU_NURAXI), "Needs Masonry in row 1");
    matrix(&s, A, "PA", "RA", "D", "D");
    assert_string_equal(stand(&s, A, CITY_SU_NURAXI),
                        "Needs Pottery, Masonry and Religion in row 3");
}

static void test_b_7_4_no_card_is_left(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "P", "R", NULL, NULL);
    s.top[2] = TECH_WHEEL;
    s.unseen &= ~(255 * lane_one(TECH_MASONRY));
    assert_string_equal(stand(&s, A, CITY_SU_NURAXI), "Can no longer be met");
}

/* B-6.2: one turn is left, and Masonry does not lie open. */
static void test_b_7_4_the_last_turn(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "P", "R", NULL, NULL);
    s.first = B;
    s.ending = END_MARKERS;
    assert_string_equal(stand(&s, A, CITY_SU_NURAXI), "Needs Masonry in row 1");
    s.top[2] = TECH_WHEEL;
    assert_string_equal(stand(&s, A, CITY_SU_NURAXI), "Can no longer be met");
    s.head.phase = PHASE_OVER;
    assert_string_equal(stand(&s, A, CITY_ALTYNDEPE), "Can no longer be met");
}

static void test_b_7_7_settlers_without_a_spot(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    open_tiles(&s, s.places);
    assert_string_equal(stand(&s, A, CITY_AMRI),
                        "Needs farmers, herders and hunters on the savannas; "
                        "farmers, herders and hunters in the jungles");
    s.markers[A] = 5;
    assert_string_equal(stand(&s, A, CITY_AMRI), "Can no longer be met");
    s.markers[A] = 6;
    s.free[0][TERRAIN_JUNGLES] = 0;
    assert_string_equal(stand(&s, A, CITY_AMRI), "Can no longer be met");
}

/* Whether a seat can complete a city with so many more cards, tried out with
 * every card there may be on every column; rows are those it comes out in. */
static bool within(const struct bronze_state *t, unsigned seat, unsigned city,
                   unsigned cards, unsigned *rows)
{
    unsigned goal = bronze_row_goal(city);
    bool found = false;

    for (unsigned r = 0; r < bronze_deepest(t, seat); r++)
        if (!(goal & ~bronze_row(t, seat, r))) {
            *rows |= 1u << r;
            found = true;
        }
    for (unsigned tech = 0; cards && tech < TECH_COUNT; tech++)
        for (unsigned c = 0; c < COLUMNS_MAX; c++) {
            if (!(goal >> tech & 1) && tech != TECH_BRONZE_CASTING)
                continue;
            struct bronze_state next = *t;
            bool there = tech == TECH_BRONZE_CASTING || lane(t->unseen, tech);
            for (unsigned i = 0; i < STACKS; i++)
                there |= t->stack[i] && t->top[i] == tech;
            if (!there || c > t->columns[seat])
                continue;
            next.column[seat][c] |= (uint64_t)tech << 3 * next.depth[seat][c]++;
            next.columns[seat] += c == t->columns[seat];
            found |= within(&next, seat, city, cards - 1, rows);
        }
    return found;
}

/* What is named is as near as anything that can be done, and in that row. */
static void check_needs(const struct bronze_state *t, unsigned seat,
                        unsigned city)
{
    unsigned takes = bronze_takes_left(t, seat), near = 0, rows = 0, row = 0;
    bool now = t->turn == seat && t->head.phase == PHASE_TAKE;
    const char *words = stand(t, seat, city), *at = strstr(words, " row ");

    while (near <= takes && near <= NEAR && !within(t, seat, city, near, &rows))
        near++;
    if (at)
        row = (unsigned)atoi(at + strlen(" row ")) - 1;
    if (!strncmp(words, "Complete", 8))
        assert_int_equal(near, 0);
    else if (near > takes)
        assert_null(at);
    else if (near <= NEAR && (!now || takes > near)) {
        assert_non_null(at);
        if (!(rows >> row & 1))
            fail_msg("'%s', but %u cards do it in rows %x", words, near, rows);
    }
}

/* B-6.1, B-6.2: of the takes that are left a seat has one fewer after its
 * own, never more than before, and none when the game is over. */
static void test_random_games_name_what_can_be_done(void **state)
{
    static const unsigned cities[] = { CITY_ALTYNDEPE, CITY_ARKAIM,
                                       CITY_SU_NURAXI, CITY_STONEHEDGE };
    struct rng rng;

    (void)state;
    for (unsigned g = 0; g < GAMES; g++) {
        unsigned left[SEATS_MAX], n = 0;
        rng_seed(&rng, 100 + g);
        begin(&s, 2 + g % 3, EDITION_2018);
        memset(left, 255, sizeof left);
        while (s.head.phase != PHASE_OVER) {
            bool takes = s.head.phase == PHASE_TAKE;
            unsigned seat = s.turn;
            bronze_step(&s, &rng);
            for (unsigned p = 0; s.round && p < s.head.seats; p++) {
                unsigned now = bronze_takes_left(&s, p);
                assert_true(now + (takes && p == seat) <= left[p]);
                left[p] = now;
            }
            if (s.head.phase == PHASE_TAKE && ++n % 9 == g % 9)
                for (size_t i = 0; i < 4; i++)
                    check_needs(&s, (seat + g) % s.head.seats, cities[i]);
        }
        for (unsigned p = 0; p < s.head.seats; p++)
            assert_int_equal(left[p], 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_b_7_4_a_full_row_is_not_named),
        cmocka_unit_test(test_b_7_4_no_card_is_left),
        cmocka_unit_test(test_b_7_4_the_last_turn),
        cmocka_unit_test(test_b_7_7_settlers_without_a_spot),
        cmocka_unit_test(test_random_games_name_what_can_be_done),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

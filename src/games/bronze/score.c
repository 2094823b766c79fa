/* Chapter 7: points by source, what each city is worth, and the ranks. Cities
 * are worth what they would be if the game ended now. */
#include "games/bronze/bronze.h"

const char *const bronze_sources[SOURCE_COUNT] = {
    [SOURCE_PROVINCES] = "provinces",
    [SOURCE_ROUTES] = "routes",
    [SOURCE_CITIES] = "cities",
};

unsigned bronze_settled(const struct bronze_state *s, unsigned seat,
                        unsigned terrain)
{
    return bit_count(s->own[seat][terrain]);
}

unsigned bronze_provinces_held(const struct bronze_state *s, unsigned seat)
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->places; i++)
        n += s->holder[i] == seat;
    return n;
}

unsigned bronze_routes_held(const struct bronze_state *s, unsigned seat)
{
    unsigned n = 0;

    for (unsigned r = 0; r < ROUTE_COUNT; r++)
        n += bit_count(s->route[seat][r]);
    return n;
}

/* B-7.4r1: the technologies at a depth, whatever lies between. */
unsigned bronze_row(const struct bronze_state *s, unsigned seat, unsigned row)
{
    unsigned set = 0;

    for (unsigned c = 0; c < s->columns[seat]; c++)
        if (row < s->depth[seat][c])
            set |= 1u << bronze_card(s, seat, c, row);
    return set;
}

unsigned bronze_deepest(const struct bronze_state *s, unsigned seat)
{
    unsigned most = 0;

    for (unsigned c = 0; c < COLUMNS_MAX; c++)
        if (s->depth[seat][c] > most)
            most = s->depth[seat][c];
    return most;
}

/* B-7.9, B-7.9r1: rows filled in all four columns, with whatever. */
unsigned bronze_full_rows(const struct bronze_state *s, unsigned seat)
{
    unsigned least = s->depth[seat][0];

    for (unsigned c = 1; c < COLUMNS_MAX; c++)
        if (s->depth[seat][c] < least)
            least = s->depth[seat][c];
    return least;
}

static unsigned column_set(const struct bronze_state *s, unsigned seat,
                           unsigned column)
{
    unsigned set = 0;

    for (unsigned row = 0; row < s->depth[seat][column]; row++)
        set |= 1u << bronze_card(s, seat, column, row);
    return set;
}

/* B-7.6, B-7.6r1: the most different technologies in one column. */
unsigned bronze_column_variety(const struct bronze_state *s, unsigned seat)
{
    unsigned most = 0;

    for (unsigned c = 0; c < s->columns[seat]; c++) {
        unsigned n = bit_count(column_set(s, seat, c));
        if (n > most)
            most = n;
    }
    return most;
}

unsigned bronze_tech_set(const struct bronze_state *s, unsigned seat)
{
    unsigned set = 0;

    for (unsigned t = 0; t < TECH_COUNT; t++)
        set |= (unsigned)(lane(s->cards[seat], t) > 0) << t;
    return set;
}

unsigned bronze_most_alike(const struct bronze_state *s, unsigned seat)
{
    unsigned most = 0;

    for (unsigned t = 0; t < TECH_COUNT; t++)
        if (lane(s->cards[seat], t) > most)
            most = lane(s->cards[seat], t);
    return most;
}

unsigned bronze_bronze_columns(const struct bronze_state *s, unsigned seat)
{
    unsigned n = 0;

    for (unsigned c = 0; c < s->columns[seat]; c++)
        n += column_set(s, seat, c) >> TECH_BRONZE_CASTING & 1;
    return n;
}

/* B-7.7r1: which settlers a seat has in a terrain. */
unsigned bronze_settlers(const struct bronze_state *s, unsigned seat,
                         unsigned terrain)
{
    unsigned set = 0;

    for (uint64_t m = s->own[seat][terrain]; m; m &= m - 1) {
        unsigned spot = bit_lowest(m);
        const struct land_info *land = &bronze_lands[s->land[spot / 4]];
        for (unsigned k = 0; k < SETTLER_COUNT; k++)
            set |= (land->spots[k][terrain] >> spot % 4 & 1u) << k;
    }
    return set;
}

/* The rows with a technology in some column, each as bit 3 * row: a card is
 * it where none of its three bits differ. */
static uint64_t rows_with(const struct bronze_state *s, unsigned seat,
                          unsigned tech)
{
    const uint64_t ones = 01111111111111111111111;
    uint64_t rows = 0;

    for (unsigned c = 0; c < COLUMNS_MAX; c++) {
        uint64_t x = s->column[seat][c] ^ tech * ones;
        rows |= ~(x | x >> 1 | x >> 2) & ((1ull << 3 * s->depth[seat][c]) - 1);
    }
    return rows & ones;
}

/* B-7.4: whether some row holds all three technologies of a city. */
static bool has_row(const struct bronze_state *s, unsigned seat,
                    const struct city_info *c)
{
    return rows_with(s, seat, c->tech[0]) & rows_with(s, seat, c->tech[1]) &
           rows_with(s, seat, c->tech[2]);
}

unsigned bronze_row_goal(unsigned city)
{
    const struct city_info *c = &bronze_cities[city];

    return 1u << c->tech[0] | 1u << c->tech[1] | 1u << c->tech[2];
}

/* What a city that compares counts of a seat. */
static inline unsigned count(const struct bronze_state *s, unsigned seat,
                             const struct city_info *c)
{
    if (c->family == FAMILY_MOST_SETTLED)
        return bronze_settled(s, seat, c->terrain[0]);
    if (c->family == FAMILY_MOST_CARDS)
        return lane(s->cards[seat], c->tech[0]);
    if (c->family == FAMILY_FEWEST_PROVINCES)
        return bronze_provinces_held(s, seat);
    return s->markers[seat];
}

void bronze_city_counts(const struct bronze_state *s, unsigned city,
                        unsigned out[SEATS_MAX])
{
    for (unsigned p = 0; p < s->head.seats; p++)
        out[p] = count(s, p, &bronze_cities[city]);
}

/* B-7.2r1: whether a seat's count is strictly above every rival's. */
static bool is_most(const struct bronze_state *s, unsigned seat,
                    const struct city_info *c)
{
    unsigned n = count(s, seat, c), above = 0;

    for (unsigned q = 0; q < s->head.seats; q++)
        above += n > count(s, q, c);
    return above + 1 == s->head.seats;
}

static bool is_fewest(const struct bronze_state *s, unsigned seat,
                      const struct city_info *c)
{
    unsigned n = count(s, seat, c), below = 0;

    for (unsigned q = 0; q < s->head.seats; q++)
        below += n < count(s, q, c);
    return below + 1 == s->head.seats;
}

/* How often a city's condition is met: its points count that many times. */
static unsigned times(const struct bronze_state *s, unsigned seat,
                      unsigned city)
{
    const struct city_info *c = &bronze_cities[city];
    const unsigned all = (1u << SETTLER_COUNT) - 1;
    unsigned bronze, other;

    switch ((enum bronze_family)c->family) {
    case FAMILY_MOST_SETTLED: /* B-7.2 */
    case FAMILY_MOST_CARDS:   /* B-7.3, B-7.3r1 */
    case FAMILY_MOST_MARKERS: /* B-7.13, B-7.13r1 */ return is_most(s, seat, c);
    case FAMILY_FEWEST_PROVINCES: /* B-7.12, B-7.12r1 */
    case FAMILY_FEWEST_MARKERS: /* B-7.13 */ return is_fewest(s, seat, c);
    case FAMILY_ROW: return has_row(s, seat, c);
    case FAMILY_PAIRS: /* B-7.5, B-7.5r1, B-3.3r1 */
        bronze = lane(s->cards[seat], TECH_BRONZE_CASTING);
        other = lane(s->cards[seat], c->tech[0]);
        return bronze < other ? bronze : other;
    case FAMILY_COLUMN: return bronze_column_variety(s, seat);
    case FAMILY_SETTLERS: /* B-7.7 */
        return bronze_settlers(s, seat, c->terrain[0]) == all &&
               bronze_settlers(s, seat, c->terrain[1]) == all;
    case FAMILY_PROVINCES: return bronze_provinces_held(s, seat); /* B-7.8 */
    case FAMILY_ROUTES: return bronze_routes_held(s, seat);       /* B-7.8 */
    case FAMILY_NONE_ABOVE: /* B-7.11, B-7.11r1 */
        return bronze_most_alike(s, seat) <= c->count;
    case FAMILY_VARIETY: /* B-7.10 */
        return bit_count(bronze_tech_set(s, seat)) >= c->count;
    case FAMILY_FULL_ROWS: return bronze_full_rows(s, seat); /* B-7.9 */
    case FAMILY_BRONZE_COLUMNS: /* B-7.14, B-7.14r1 */
        return bronze_bronze_columns(s, seat) == COLUMNS_MAX;
    case FAMILY_LONG_COLUMN: /* B-7.15, B-7.15r1 */
        return bronze_deepest(s, seat) >= c->count;
    }
    return 0;
}

int bronze_city_points(const struct bronze_state *s, unsigned seat,
                       unsigned city)
{
    return (int)(times(s, seat, city) * bronze_cities[city].points);
}

/* B-7.1: provinces, routes and cities. */
int bronze_points(const struct bronze_state *s, unsigned seat,
                  enum bronze_source source)
{
    int sum = 0;

    switch (source) {
    case SOURCE_PROVINCES:
        for (unsigned i = 0; i < s->places; i++)
            sum += (s->holder[i] == seat) *
                   bronze_province_points[s->province[i]];
        break;
    case SOURCE_ROUTES:
        for (unsigned r = 0; r < ROUTE_COUNT; r++)
            sum += (int)bit_count(s->route[seat][r]) * bronze_route_points[r];
        break;
    case SOURCE_CITIES:
        for (uint64_t m = s->cities[seat]; m; m &= m - 1)
            sum += bronze_city_points(s, seat, bit_lowest(m));
        break;
    case SOURCE_COUNT: break;
    }
    return sum;
}

/* B-7.16, B-7.16r1: all points, then those of cities, then of routes; then the
 * place is shared, B-7.16r2: for provinces are then equal. Each is below 256,
 * so that one number holds them in order. */
int bronze_score(const struct bronze_state *s, unsigned seat)
{
    int cities = bronze_points(s, seat, SOURCE_CITIES);
    int routes = bronze_points(s, seat, SOURCE_ROUTES);
    int all = cities + routes + bronze_points(s, seat, SOURCE_PROVINCES);

    return game_score(all, cities << 8 | routes);
}

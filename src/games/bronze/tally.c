/* The score sheet, line by line, and what each line counts. */
#include "base/check.h"
#include "games/bronze/bronze.h"

const char *const bronze_counted[COUNTED_COUNT] = {
    [COUNTED_SETTLEMENTS] = "settlements",
    [COUNTED_LINE] = "line",
    [COUNTED_CARDS] = "cards",
    [COUNTED_ROW] = "row",
    [COUNTED_PAIRS] = "pairs",
    [COUNTED_COLUMN] = "column",
    [COUNTED_SETTLERS] = "settlers",
    [COUNTED_PROVINCES] = "provinces",
    [COUNTED_ROUTES] = "routes",
    [COUNTED_ALIKE] = "alike",
    [COUNTED_MARKERS] = "markers",
    [COUNTED_TECHNOLOGIES] = "technologies",
    [COUNTED_FULL_ROWS] = "full-rows",
    [COUNTED_BRONZE_COLUMNS] = "bronze-columns",
    [COUNTED_LONG_COLUMN] = "long-column",
};

static const char *const place_names[PLACES_MAX] = {
    "tile-1", "tile-2", "tile-3", "tile-4",  "tile-5",  "tile-6",
    "tile-7", "tile-8", "tile-9", "tile-10", "tile-11",
};

static const char *const route_names[TERRAIN_COUNT][ROUTE_COUNT] = {
    { "mountains-3", "mountains-5", "mountains-7" },
    { "woods-3", "woods-5", "woods-7" },
    { "grasslands-3", "grasslands-5", "grasslands-7" },
    { "savannas-3", "savannas-5", "savannas-7" },
    { "deserts-3", "deserts-5", "deserts-7" },
    { "jungles-3", "jungles-5", "jungles-7" },
    { "shore-3", "shore-5", "shore-7" },
};

/* The most technologies of a city's three that lie in one row. */
static unsigned best_row(const struct bronze_state *s, unsigned seat,
                         unsigned city)
{
    unsigned most = 0;

    for (unsigned row = 0; row < bronze_deepest(s, seat); row++) {
        unsigned n = bit_count(bronze_row(s, seat, row) &
                               bronze_row_goal(city));
        if (n > most)
            most = n;
    }
    return most;
}

static unsigned settlers_in_both(const struct bronze_state *s, unsigned seat,
                                 const struct city_info *c)
{
    return bit_count(bronze_settlers(s, seat, c->terrain[0])) +
           bit_count(bronze_settlers(s, seat, c->terrain[1]));
}

static const uint8_t counted_by[] = {
    [FAMILY_MOST_SETTLED] = COUNTED_SETTLEMENTS,
    [FAMILY_MOST_CARDS] = COUNTED_CARDS,
    [FAMILY_ROW] = COUNTED_ROW,
    [FAMILY_PAIRS] = COUNTED_PAIRS,
    [FAMILY_COLUMN] = COUNTED_COLUMN,
    [FAMILY_SETTLERS] = COUNTED_SETTLERS,
    [FAMILY_PROVINCES] = COUNTED_PROVINCES,
    [FAMILY_ROUTES] = COUNTED_ROUTES,
    [FAMILY_NONE_ABOVE] = COUNTED_ALIKE,
    [FAMILY_FEWEST_PROVINCES] = COUNTED_PROVINCES,
    [FAMILY_MOST_MARKERS] = COUNTED_MARKERS,
    [FAMILY_FEWEST_MARKERS] = COUNTED_MARKERS,
    [FAMILY_VARIETY] = COUNTED_TECHNOLOGIES,
    [FAMILY_FULL_ROWS] = COUNTED_FULL_ROWS,
    [FAMILY_BRONZE_COLUMNS] = COUNTED_BRONZE_COLUMNS,
    [FAMILY_LONG_COLUMN] = COUNTED_LONG_COLUMN,
};

/* What a city looks at, whether or not it is enough. */
static unsigned count_city(const struct bronze_state *s, unsigned seat,
                           unsigned city)
{
    const struct city_info *c = &bronze_cities[city];
    unsigned bronze = lane(s->cards[seat], TECH_BRONZE_CASTING);
    unsigned cards = lane(s->cards[seat], c->tech[0]);

    switch ((enum bronze_family)c->family) {
    case FAMILY_MOST_SETTLED: return bronze_settled(s, seat, c->terrain[0]);
    case FAMILY_MOST_CARDS: return cards;
    case FAMILY_ROW: return best_row(s, seat, city);
    case FAMILY_PAIRS: return bronze < cards ? bronze : cards;
    case FAMILY_COLUMN: return bronze_column_variety(s, seat);
    case FAMILY_SETTLERS: return settlers_in_both(s, seat, c);
    case FAMILY_PROVINCES:
    case FAMILY_FEWEST_PROVINCES: return bronze_provinces_held(s, seat);
    case FAMILY_ROUTES: return bronze_routes_held(s, seat);
    case FAMILY_NONE_ABOVE: return bronze_most_alike(s, seat);
    case FAMILY_MOST_MARKERS:
    case FAMILY_FEWEST_MARKERS: return s->markers[seat];
    case FAMILY_VARIETY: return bit_count(bronze_tech_set(s, seat));
    case FAMILY_FULL_ROWS: return bronze_full_rows(s, seat);
    case FAMILY_BRONZE_COLUMNS: return bronze_bronze_columns(s, seat);
    case FAMILY_LONG_COLUMN: return bronze_deepest(s, seat);
    }
    return 0;
}

static struct game_tally city_line(const struct bronze_state *s, unsigned seat,
                                   unsigned city)
{
    const struct city_info *c = &bronze_cities[city];
    bool tech = c->family == FAMILY_MOST_CARDS || c->family == FAMILY_PAIRS;

    CHECK(c->family < sizeof counted_by);
    return (struct game_tally){
        .name = c->name,
        .source = SOURCE_CITIES,
        .points = (int16_t)bronze_city_points(s, seat, city),
        .count = (int16_t)count_city(s, seat, city),
        .of = bronze_counted[counted_by[c->family]],
        .which = tech ? bronze_tech_names[c->tech[0]]
                 : c->family == FAMILY_MOST_SETTLED
                     ? bronze_terrain_names[c->terrain[0]]
                     : NULL,
    };
}

static struct game_tally province_line(const struct bronze_state *s,
                                       unsigned seat, unsigned place)
{
    return (struct game_tally){
        .name = place_names[place],
        .source = SOURCE_PROVINCES,
        .points = bronze_province_points[s->province[place]],
        .count = s->count[place][seat],
        .of = bronze_counted[COUNTED_SETTLEMENTS],
    };
}

static struct game_tally route_line(const struct bronze_state *s, unsigned seat,
                                    unsigned terrain, unsigned route)
{
    return (struct game_tally){
        .name = route_names[terrain][route],
        .source = SOURCE_ROUTES,
        .points = bronze_route_points[route],
        .count = (int16_t)bronze_line(s, seat, terrain),
        .of = bronze_counted[COUNTED_LINE],
    };
}

int bronze_tally(const struct bronze_state *s, unsigned seat,
                 struct game_tally out[GAME_TALLY_MAX])
{
    int n = 0;

    for (unsigned i = 0; i < s->places; i++)
        if (s->holder[i] == seat)
            out[n++] = province_line(s, seat, i);
    for (unsigned t = 0; t < TERRAIN_COUNT; t++)
        for (unsigned r = 0; r < ROUTE_COUNT; r++)
            if (s->route[seat][r] >> t & 1)
                out[n++] = route_line(s, seat, t, r);
    for (uint64_t m = s->cities[seat]; m; m &= m - 1)
        out[n++] = city_line(s, seat, bit_lowest(m));
    return n;
}

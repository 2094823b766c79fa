/* How much a position seems to be worth to a seat, for a player that looks one
 * step ahead: the points it has, what lies within reach of its routes,
 * provinces and cities, and how well placed it is to go on. All in hundredths
 * of a point; the shares are guesses that play well, not rules. */
#include "advice/bronze/advice.h"

enum {
    MARKER = 35,     /* a settlement, for whatever it may still serve */
    WOKEN = 60,      /* a woken card that can settle */
    CITY = 60,       /* a city card, whatever it needs */
    NEIGHBOUR = 12,  /* a card that a column's next card would wake */
    NEIGHBOURS = 30, /* the same in the best column */
    ALIKE = 15,      /* a like card above a column's foot */
    SPOT = 2,        /* a free spot ahead */
    SPOTS_ENOUGH = 25,
};

/* A share of points, in hundredths. */
static int share(int points, int percent)
{
    return points * percent;
}

/* B-5.3: the lead on a tile, against the spots that could still turn it. */
static int province_worth(const struct bronze_state *s, unsigned seat,
                          unsigned place)
{
    int points = bronze_province_points[s->province[place]];
    int own = s->count[place][seat], rival = 0;

    if (s->holder[place] != HOLDER_OPEN)
        return s->holder[place] == seat ? share(points, 100) : 0;
    for (unsigned q = 0; q < s->head.seats; q++)
        if (q != seat && s->count[place][q] > rival)
            rival = s->count[place][q];
    if (own == 0)
        return 0;
    int chance = 45 + 90 * (own - rival) / (s->left[place] + 1);
    return share(points, chance < 5 ? 5 : chance > 95 ? 95 : chance);
}

/* B-5.2: what is held, and the next free token in the share its line has. */
static int route_worth(const struct bronze_state *s, unsigned seat,
                       unsigned terrain)
{
    static const uint8_t missing_share[] = { 92, 32, 12, 4 };
    int held = 0, best = 0;
    unsigned line = bronze_line(s, seat, terrain);

    for (unsigned r = 0; r < ROUTE_COUNT; r++) {
        int points = bronze_route_points[r];
        unsigned length = bronze_route_length[r];
        unsigned missing = line < length ? length - line : 0;
        if (s->route[seat][r] >> terrain & 1)
            held = points;
        if (points <= held || missing > 3 || !(s->route_free[r] >> terrain & 1))
            continue;
        int gain = share(points - held, missing_share[missing]);
        if (gain > best)
            best = gain;
    }
    return share(held, 100) + (line > 0 ? best : 0);
}

/* The lead in what a city compares, as a chance of keeping or gaining it. */
static int lead_share(const struct bronze_state *s, unsigned seat,
                      unsigned city, int sign)
{
    unsigned counts[SEATS_MAX];
    int lead = 64;

    bronze_city_counts(s, city, counts);
    for (unsigned q = 0; q < s->head.seats; q++) {
        int over = sign * ((int)counts[seat] - (int)counts[q]);
        if (q != seat && over < lead)
            lead = over;
    }
    int chance = lead > 0 ? 55 + 12 * lead : 30 + 10 * lead;
    return chance < 3 ? 3 : chance > 95 ? 95 : chance;
}

static int row_share(const struct bronze_state *s, unsigned seat, unsigned city)
{
    static const uint8_t missing_share[] = { 100, 40, 16, 10 };
    unsigned goal = bronze_row_goal(city), least = 3;

    for (unsigned row = 0; row < bronze_deepest(s, seat); row++) {
        unsigned missing = bit_count(goal & ~bronze_row(s, seat, row));
        unsigned filled = 0;
        for (unsigned c = 0; c < COLUMNS_MAX; c++)
            filled += s->depth[seat][c] > row;
        if (missing <= COLUMNS_MAX - filled && missing < least)
            least = missing;
    }
    return missing_share[least];
}

static int settlers_share(const struct bronze_state *s, unsigned seat,
                          unsigned city)
{
    static const uint8_t missing_share[] = { 100, 62, 40, 25, 15, 9, 5 };
    const uint8_t *terrain = bronze_cities[city].terrain;

    return missing_share[2 * SETTLER_COUNT -
                         bit_count(bronze_settlers(s, seat, terrain[0])) -
                         bit_count(bronze_settlers(s, seat, terrain[1]))];
}

static int city_worth(const struct bronze_state *s, unsigned seat,
                      unsigned city)
{
    const struct city_info *c = &bronze_cities[city];
    int points = c->points, now = bronze_city_points(s, seat, city);

    switch ((enum bronze_family)c->family) {
    case FAMILY_MOST_SETTLED:
    case FAMILY_MOST_CARDS:
    case FAMILY_MOST_MARKERS:
        return share(points, lead_share(s, seat, city, 1));
    case FAMILY_FEWEST_PROVINCES:
    case FAMILY_FEWEST_MARKERS:
        return share(points, lead_share(s, seat, city, -1));
    case FAMILY_ROW: return share(points, row_share(s, seat, city));
    case FAMILY_SETTLERS: return share(points, settlers_share(s, seat, city));
    case FAMILY_PAIRS:
    case FAMILY_COLUMN:
    case FAMILY_PROVINCES:
    case FAMILY_ROUTES:
    case FAMILY_FULL_ROWS: return share(now, 100) + CITY;
    case FAMILY_NONE_ABOVE: return share(now, 80);
    case FAMILY_VARIETY:
        return share(points, 16 * (int)bit_count(bronze_tech_set(s, seat)));
    case FAMILY_BRONZE_COLUMNS:
        return share(points, 25 * (int)bronze_bronze_columns(s, seat));
    case FAMILY_LONG_COLUMN:
        return now ? share(now, 100)
                   : share(points, 12 * (int)bronze_deepest(s, seat));
    }
    return 0;
}

/* What the matrix promises for later turns. */
static int matrix_worth(const struct bronze_state *s, unsigned seat)
{
    const uint8_t *depth = s->depth[seat];
    int sum = 0, most = 0;

    for (unsigned c = 0; c < s->columns[seat]; c++) {
        int beside = (c > 0 && depth[c - 1] > depth[c]) +
                     (c + 1 < COLUMNS_MAX && depth[c + 1] > depth[c]);
        uint64_t alike = 0;
        sum += NEIGHBOUR * beside;
        if (beside > most)
            most = beside;
        for (unsigned row = 0; row < depth[c]; row++) {
            unsigned tech = bronze_card(s, seat, c, row);
            if (tech == TECH_BRONZE_CASTING)
                continue;
            sum += ALIKE * (int)lane(alike, tech);
            alike += lane_one(tech);
        }
    }
    return sum + NEIGHBOURS * most;
}

static int settling_worth(const struct bronze_state *s, unsigned seat)
{
    unsigned spots = bronze_open_spots(s, seat, TECH_BRONZE_CASTING), can = 0;

    if (seat == s->turn)
        for (unsigned t = 0; t < TECH_COUNT; t++) {
            unsigned cards = lane(s->woken, t);
            unsigned fit = cards ? bronze_open_spots(s, seat, t) : 0;
            can += cards < fit ? cards : fit;
        }
    if (can > s->markers[seat])
        can = s->markers[seat];
    return MARKER * (MARKERS - s->markers[seat]) + WOKEN * (int)can +
           SPOT * (int)(spots < SPOTS_ENOUGH ? spots : SPOTS_ENOUGH);
}

int bronze_worth(const struct bronze_state *s, unsigned seat)
{
    int sum = 0;

    if (s->head.phase == PHASE_OVER) {
        for (unsigned k = 0; k < SOURCE_COUNT; k++)
            sum += 100 * bronze_points(s, seat, k);
        return sum;
    }
    for (unsigned i = 0; i < s->places; i++)
        sum += province_worth(s, seat, i);
    for (unsigned t = 0; t < TERRAIN_COUNT; t++)
        sum += route_worth(s, seat, t);
    for (uint64_t m = s->cities[seat]; m; m &= m - 1)
        sum += CITY + city_worth(s, seat, bit_lowest(m));
    if (s->city_due && seat == s->turn)
        sum += 4 * CITY;
    return sum + matrix_worth(s, seat) + settling_worth(s, seat);
}

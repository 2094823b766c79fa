/* What the learnt evaluation of Bronze looks at, seen from one seat, and what
 * its styles are measured by. features.def names the numbers in their order;
 * weights.def holds what was learnt about them. */
#include "advice/bronze/advice.h"

_Static_assert((int)FEATURE_COUNT <= ADVICE_FEATURES_MAX, "features fit");

const char *const bronze_feature_names[FEATURE_COUNT] = {
#define FEATURE(id, name) name,
#include "advice/bronze/features.def"
#undef FEATURE
};

const struct advice_net bronze_nets[GAME_SEATS_MAX + 1] = {
#include "advice/bronze/weights.def"
};

/* How far on the game is, and what a seat can still do. */
static void look_at_time(const struct bronze_state *s, unsigned seat,
                         int16_t f[])
{
    unsigned fewest = MARKERS, furthest = 0, cards = 0;
    unsigned after = (seat + s->head.seats - s->turn) % s->head.seats;
    unsigned order = (seat + s->head.seats - s->first) % s->head.seats;
    unsigned now = (s->turn + s->head.seats - s->first) % s->head.seats;
    unsigned shortest = s->stack[0];

    for (unsigned q = 0; q < s->head.seats; q++) {
        if (q == seat)
            continue;
        if (s->markers[q] < fewest)
            fewest = s->markers[q];
        if (s->reached[q] > furthest)
            furthest = s->reached[q];
    }
    for (unsigned k = 0; k <= STACKS; k++)
        cards += s->stack[k];
    for (unsigned k = 1; k < STACKS; k++)
        if (s->stack[k] < shortest)
            shortest = s->stack[k];
    f[FEATURE_ROUND] = s->round;
    f[FEATURE_MARKERS] = s->markers[seat];
    f[FEATURE_MARKERS_FEWEST] = (int16_t)fewest;
    f[FEATURE_CARDS_LEFT] = (int16_t)cards;
    f[FEATURE_STACK_SHORTEST] = (int16_t)shortest;
    f[FEATURE_RESERVE_USED] = s->stack[STACKS] == 0;
    f[FEATURE_WAIT] = (int16_t)after;
    f[FEATURE_ENDING] = s->ending != 0;
    f[FEATURE_LAST_TURN_GONE] = s->ending && order < now;
    f[FEATURE_WOKEN] = after || !bronze_is_settling(s)
                           ? 0
                           : (int16_t)lane_sum(s->woken);
    f[FEATURE_REACHED] = s->reached[seat];
    f[FEATURE_AHEAD] = (int16_t)(s->reached[seat] - (int)furthest);
    f[FEATURE_TILES_LEFT] = (int16_t)(s->places - s->reached[seat]);
}

/* Provinces still open, weighed by their points. */
static void look_at_provinces(const struct bronze_state *s, unsigned seat,
                              int16_t f[])
{
    for (unsigned m = s->undecided & ((1u << s->open) - 1); m; m &= m - 1) {
        unsigned place = bit_lowest(m), best = 0;
        int points = bronze_province_points[s->province[place]], lead;
        bool last = true;

        for (unsigned q = 0; q < s->head.seats; q++) {
            if (q == seat)
                continue;
            if (s->count[place][q] > best)
                best = s->count[place][q];
            if (s->reached[q] <= place + 1)
                last = false;
        }
        lead = s->count[place][seat] - (int)best;
        if (lead > 0) {
            f[FEATURE_PROVINCE_LEAD] += (int16_t)points;
            if (lead > 1)
                f[FEATURE_PROVINCE_LEAD_WIDE] += (int16_t)points;
            if (last || s->left[place] < (unsigned)lead)
                f[FEATURE_PROVINCE_SURE] += (int16_t)points;
        } else if (s->reached[seat] <= place + 1 && s->left[place]) {
            if (lead == 0)
                f[FEATURE_PROVINCE_EVEN] += (int16_t)points;
            else if (lead == -1)
                f[FEATURE_PROVINCE_BEHIND] += (int16_t)points;
        }
    }
}

/* Lines, and the tokens one or two settlements away. */
static void look_at_routes(const struct bronze_state *s, unsigned seat,
                           int16_t f[])
{
    uint64_t ahead = bronze_ahead(s, seat);

    for (unsigned t = 0; t < TERRAIN_COUNT; t++) {
        unsigned line = bronze_line(s, seat, t);
        uint64_t room = 0;

        f[FEATURE_LINES] += (int16_t)line;
        f[FEATURE_LINES_SQUARED] += (int16_t)(line * line);
        for (unsigned k = 0; k < SETTLER_COUNT; k++)
            room |= s->free[k][t];
        room &= ahead;
        f[FEATURE_SPOTS] += (int16_t)bit_count(room);
        for (unsigned r = 0; r < ROUTE_COUNT; r++) {
            unsigned length = bronze_route_length[r];

            if (!(s->route_free[r] >> t & 1) || line >= length)
                continue;
            if (line + 1 == length)
                f[FEATURE_ROUTE_3_NEAR + (int)r] += room ? 2 : 1;
            else if (line + 2 == length)
                f[FEATURE_ROUTE_3_FAR + (int)r]++;
            break;
        }
    }
}

static unsigned row_missing(const struct bronze_state *s, unsigned seat,
                            unsigned city)
{
    unsigned goal = bronze_row_goal(city), least = 3;

    for (unsigned row = 0; row < bronze_deepest(s, seat); row++) {
        unsigned n = bit_count(goal & ~bronze_row(s, seat, row));

        if (n < least)
            least = n;
    }
    return least;
}

static unsigned settlers_missing(const struct bronze_state *s, unsigned seat,
                                 unsigned city)
{
    unsigned n = 0;

    for (unsigned k = 0; k < 2; k++)
        n += SETTLER_COUNT - bit_count(bronze_settlers(
                                 s, seat, bronze_cities[city].terrain[k]));
    return n;
}

/* How a seat stands with a city that it holds: points it may still win or
 * lose. */
static void look_at_city(const struct bronze_state *s, unsigned seat,
                         unsigned city, int16_t f[])
{
    const struct city_info *c = &bronze_cities[city];
    unsigned counts[SEATS_MAX];
    int best = 0, lead;

    switch ((enum bronze_family)c->family) {
    case FAMILY_MOST_SETTLED:
    case FAMILY_MOST_CARDS:
        bronze_city_counts(s, city, counts);
        for (unsigned q = 0; q < s->head.seats; q++)
            if (q != seat && (int)counts[q] > best)
                best = (int)counts[q];
        lead = (int)counts[seat] - best;
        if (lead > 1)
            f[FEATURE_CITY_SAFE] += c->points;
        else if (lead == 0)
            f[FEATURE_CITY_EVEN] += c->points;
        else if (lead == -1)
            f[FEATURE_CITY_BEHIND] += c->points;
        break;
    case FAMILY_ROW:
        if (row_missing(s, seat, city) == 1)
            f[FEATURE_CITY_ROW] += c->points;
        break;
    case FAMILY_SETTLERS:
        lead = (int)settlers_missing(s, seat, city);
        if (lead == 1)
            f[FEATURE_CITY_SETTLERS] += (int16_t)(2 * c->points);
        else if (lead == 2)
            f[FEATURE_CITY_SETTLERS] += c->points;
        break;
    case FAMILY_PAIRS:
    case FAMILY_COLUMN:
    case FAMILY_PROVINCES:
    case FAMILY_ROUTES:
    case FAMILY_FULL_ROWS: f[FEATURE_CITY_GROWING]++; break;
    case FAMILY_VARIETY:
    case FAMILY_BRONZE_COLUMNS:
    case FAMILY_LONG_COLUMN: f[FEATURE_CITY_GOAL] += c->points; break;
    case FAMILY_NONE_ABOVE:
    case FAMILY_FEWEST_PROVINCES:
    case FAMILY_MOST_MARKERS:
    case FAMILY_FEWEST_MARKERS: f[FEATURE_CITY_RISK] += c->points; break;
    }
}

static void look_at_cities(const struct bronze_state *s, unsigned seat,
                           int16_t f[])
{
    unsigned waiting = 0;

    for (uint64_t m = s->cities[seat]; m; m &= m - 1)
        look_at_city(s, seat, bit_lowest(m), f);
    f[FEATURE_CITIES] = (int16_t)bit_count(s->cities[seat]);
    for (unsigned place = s->reached[seat]; place < s->open && waiting < 2;
         place++) {
        int best = 0;

        if (!s->pile[place])
            continue;
        for (uint64_t m = s->pile[place]; m; m &= m - 1) {
            int points = bronze_city_points(s, seat, bit_lowest(m));

            if (points > best)
                best = points;
        }
        f[FEATURE_PILE_FIRST + (int)waiting++] = (int16_t)best;
    }
}

/* How many cards a card of each technology would wake at the foot of a column:
 * what bronze_wake() says, counted for all of them at once. */
static void count_wakes(const struct bronze_state *s, unsigned seat,
                        unsigned column, unsigned most[TECH_COUNT])
{
    const uint8_t *depth = s->depth[seat];
    unsigned row = depth[column], beside = 1;
    uint64_t cards = 0111111111111111111111ull & ((1ull << 3 * row) - 1);
    uint64_t bit[3][2];

    if (column > 0)
        beside += depth[column - 1] > row;
    if (column + 1 < COLUMNS_MAX)
        beside += depth[column + 1] > row;
    for (unsigned k = 0; k < 3; k++) {
        bit[k][1] = s->column[seat][column] >> k & cards;
        bit[k][0] = bit[k][1] ^ cards;
    }
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        unsigned n = beside;

        if (t != TECH_BRONZE_CASTING)
            n += bit_count(bit[0][t & 1] & bit[1][t >> 1 & 1] & bit[2][t >> 2]);
        if (n > most[t])
            most[t] = n;
    }
}

/* What the matrix can wake with one more card. */
static void look_at_matrix(const struct bronze_state *s, unsigned seat,
                           int16_t f[])
{
    unsigned columns = s->columns[seat];
    unsigned most[TECH_COUNT] = { 0 }, cards = 0, sum = 0, best = 0, second = 0;

    for (unsigned c = 0; c < columns; c++) {
        cards += s->depth[seat][c];
        count_wakes(s, seat, c, most);
    }
    for (unsigned t = 0; t < TECH_COUNT; t++)
        sum += most[t];
    for (unsigned k = 0; k < STACKS; k++) {
        unsigned n = s->stack[k] ? most[s->top[k]] : 0;

        if (n > best) {
            second = best;
            best = n;
        } else if (n > second) {
            second = n;
        }
    }
    f[FEATURE_CARDS] = (int16_t)cards;
    f[FEATURE_COLUMNS] = (int16_t)columns;
    f[FEATURE_WAKE_SUM] = (int16_t)sum;
    f[FEATURE_WAKE_BRONZE] = (int16_t)most[TECH_BRONZE_CASTING];
    f[FEATURE_WAKE_BEST] = (int16_t)best;
    f[FEATURE_WAKE_SECOND] = (int16_t)second;
}

void bronze_features(const void *state, int seat,
                     int16_t out[ADVICE_FEATURES_MAX])
{
    const struct bronze_state *s = state;
    unsigned p = (unsigned)seat;

    out[FEATURE_ONE] = 1;
    out[FEATURE_PROVINCES] = (int16_t)bronze_points(s, p, SOURCE_PROVINCES);
    out[FEATURE_ROUTES] = (int16_t)bronze_points(s, p, SOURCE_ROUTES);
    out[FEATURE_CITY_POINTS] = (int16_t)bronze_points(s, p, SOURCE_CITIES);
    look_at_time(s, p, out);
    look_at_provinces(s, p, out);
    look_at_routes(s, p, out);
    look_at_cities(s, p, out);
    look_at_matrix(s, p, out);
}

/* Builders count the points of their cities, explorers the tiles they are the
 * first to reach, rivals provinces. */
int bronze_statistic(const void *before, game_action action, const void *after,
                     int seat, int style)
{
    const struct bronze_state *b = before, *a = after;
    unsigned p = (unsigned)seat;

    (void)action;
    switch (style) {
    case 0:
        return bronze_points(a, p, SOURCE_CITIES) -
               bronze_points(b, p, SOURCE_CITIES);
    case 1:
        for (unsigned q = 0; q < a->head.seats; q++)
            if (q != p && a->reached[q] >= a->reached[p])
                return 0;
        return a->reached[p] > b->reached[p];
    }
    return (int)bronze_provinces_held(a, p) - (int)bronze_provinces_held(b, p);
}

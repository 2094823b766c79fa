/* What the learnt evaluation of Bronze looks at, seen from one seat, and what
 * its styles are measured by. features.def names the numbers in their order;
 * weights.def holds what was learnt about them. */
#include "advice/bronze/advice.h"

#include "base/mem.h"

_Static_assert((int)FEATURE_COUNT <= ADVICE_FEATURES_MAX, "features fit");

const char *const bronze_feature_names[FEATURE_COUNT] = {
#define FEATURE(id, name) name,
#include "advice/bronze/features.def"
#undef FEATURE
};

const struct advice_net bronze_nets[GAME_SEATS_MAX + 1] = {
#include "advice/bronze/weights.def"
};

/* Turns from one seat to another. */
static unsigned turns(const struct bronze_state *s, unsigned from, unsigned to)
{
    return to >= from ? to - from : to + s->head.seats - from;
}

/* How far on the game is, and what a seat can still do. */
static void look_at_time(const struct bronze_state *s, unsigned seat,
                         int16_t f[])
{
    unsigned fewest = MARKERS, furthest = 0, cards = 0;
    unsigned after = turns(s, s->turn, seat);
    unsigned order = turns(s, s->first, seat);
    unsigned now = turns(s, s->first, s->turn);
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

/* Whether all members from one to another are the same. */
#define ARE_EQUAL(s, t, first, last)                                           \
    mem_equal((const char *)(s) + offsetof(struct bronze_state, first),        \
              (const char *)(t) + offsetof(struct bronze_state, first),        \
              offsetof(struct bronze_state, last) + sizeof((s)->last) -        \
                  offsetof(struct bronze_state, first))

/* Features that add up start anew. */
static void clear(int16_t f[], enum bronze_feature first,
                  enum bronze_feature last)
{
    mem_zero(f + first, (last - first + 1u) * sizeof *f);
}

/* Provinces held, and those still open, weighed by their points. */
static void look_at_provinces(const struct bronze_state *s, unsigned seat,
                              int16_t f[])
{
    clear(f, FEATURE_PROVINCE_LEAD, FEATURE_PROVINCE_BEHIND);
    f[FEATURE_PROVINCES] = (int16_t)bronze_points(s, seat, SOURCE_PROVINCES);
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

static bool are_provinces_equal(const struct bronze_state *s,
                                const struct bronze_state *t)
{
    return s->undecided == t->undecided && s->open == t->open &&
           ARE_EQUAL(s, t, reached, reached) && ARE_EQUAL(s, t, land, count);
}

/* Routes held, lines, and the tokens one or two settlements away. */
static void look_at_routes(const struct bronze_state *s, unsigned seat,
                           int16_t f[])
{
    uint64_t ahead = bronze_ahead(s, seat);

    clear(f, FEATURE_LINES, FEATURE_ROUTE_7_FAR);
    f[FEATURE_ROUTES] = (int16_t)bronze_points(s, seat, SOURCE_ROUTES);
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

static bool are_routes_equal(const struct bronze_state *s,
                             const struct bronze_state *t, unsigned seat)
{
    return bronze_ahead(s, seat) == bronze_ahead(t, seat) &&
           ARE_EQUAL(s, t, free, own) &&
           ARE_EQUAL(s, t, route_free, route_free) &&
           ARE_EQUAL(s, t, route[seat], route[seat]);
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

/* How a seat stands with a city that it holds: points it has, and may still
 * win or lose. Added once, or taken off with -1 times. */
static void add_city(const struct bronze_state *s, unsigned seat, unsigned city,
                     int times, int16_t f[])
{
    const struct city_info *c = &bronze_cities[city];
    unsigned counts[SEATS_MAX];
    int points = times * c->points, best = 0, lead;

    f[FEATURE_CITIES] += (int16_t)times;
    f[FEATURE_CITY_POINTS] += (int16_t)(times *
                                        bronze_city_points(s, seat, city));
    switch ((enum bronze_family)c->family) {
    case FAMILY_MOST_SETTLED:
    case FAMILY_MOST_CARDS:
        bronze_city_counts(s, city, counts);
        for (unsigned q = 0; q < s->head.seats; q++)
            if (q != seat && (int)counts[q] > best)
                best = (int)counts[q];
        lead = (int)counts[seat] - best;
        if (lead > 1)
            f[FEATURE_CITY_SAFE] += (int16_t)points;
        else if (lead == 0)
            f[FEATURE_CITY_EVEN] += (int16_t)points;
        else if (lead == -1)
            f[FEATURE_CITY_BEHIND] += (int16_t)points;
        break;
    case FAMILY_ROW:
        if (row_missing(s, seat, city) == 1)
            f[FEATURE_CITY_ROW] += (int16_t)points;
        break;
    case FAMILY_SETTLERS:
        lead = (int)settlers_missing(s, seat, city);
        if (lead == 1)
            f[FEATURE_CITY_SETTLERS] += (int16_t)(2 * points);
        else if (lead == 2)
            f[FEATURE_CITY_SETTLERS] += (int16_t)points;
        break;
    case FAMILY_PAIRS:
    case FAMILY_COLUMN:
    case FAMILY_PROVINCES:
    case FAMILY_ROUTES:
    case FAMILY_FULL_ROWS: f[FEATURE_CITY_GROWING] += (int16_t)times; break;
    case FAMILY_VARIETY:
    case FAMILY_BRONZE_COLUMNS:
    case FAMILY_LONG_COLUMN: f[FEATURE_CITY_GOAL] += (int16_t)points; break;
    case FAMILY_NONE_ABOVE:
    case FAMILY_FEWEST_PROVINCES:
    case FAMILY_MOST_MARKERS:
    case FAMILY_FEWEST_MARKERS: f[FEATURE_CITY_RISK] += (int16_t)points; break;
    }
}

static bool are_columns_equal(const struct bronze_state *s,
                              const struct bronze_state *t, unsigned seat)
{
    return ARE_EQUAL(s, t, column[seat], column[seat]) &&
           ARE_EQUAL(s, t, depth[seat], depth[seat]);
}

/* Whether all that a city looks at is the same. */
static bool is_city_equal(const struct bronze_state *s,
                          const struct bronze_state *t, unsigned seat,
                          unsigned city)
{
    const struct city_info *c = &bronze_cities[city];
    uint64_t differ = 0;

    switch ((enum bronze_family)c->family) {
    case FAMILY_MOST_SETTLED:
        for (unsigned q = 0; q < SEATS_MAX; q++)
            differ |= s->own[q][c->terrain[0]] ^ t->own[q][c->terrain[0]];
        return !differ;
    case FAMILY_MOST_CARDS: return ARE_EQUAL(s, t, cards, cards);
    case FAMILY_SETTLERS:
        for (unsigned k = 0; k < 2; k++)
            differ |= s->own[seat][c->terrain[k]] ^ t->own[seat][c->terrain[k]];
        return !differ && ARE_EQUAL(s, t, land, land);
    case FAMILY_PAIRS:
    case FAMILY_NONE_ABOVE:
    case FAMILY_VARIETY: return s->cards[seat] == t->cards[seat];
    case FAMILY_ROW:
    case FAMILY_COLUMN:
    case FAMILY_FULL_ROWS:
    case FAMILY_BRONZE_COLUMNS:
    case FAMILY_LONG_COLUMN: return are_columns_equal(s, t, seat);
    case FAMILY_PROVINCES:
    case FAMILY_FEWEST_PROVINCES: return ARE_EQUAL(s, t, holder, holder);
    case FAMILY_ROUTES: return ARE_EQUAL(s, t, route[seat], route[seat]);
    case FAMILY_MOST_MARKERS:
    case FAMILY_FEWEST_MARKERS: return ARE_EQUAL(s, t, markers, markers);
    }
    return false;
}

/* The best card of the next two piles. */
static void look_at_piles(const struct bronze_state *s, unsigned seat,
                          int16_t f[])
{
    unsigned waiting = 0;

    clear(f, FEATURE_PILE_FIRST, FEATURE_PILE_SECOND);
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

/* The larger one in each of two words' lanes; they are below 128. */
static uint64_t lane_most(uint64_t a, uint64_t b)
{
    const uint64_t high = 0x8080808080808080ull;
    uint64_t a_wins = (((a | high) - b) & high) >> 7;

    return b ^ ((a ^ b) & a_wins * 255);
}

/* How many cards a card of each technology would wake at the foot of a column,
 * a lane each: what bronze_wake() says, counted for all of them at once. */
static uint64_t count_wakes(const struct bronze_state *s, unsigned seat,
                            unsigned column)
{
    const uint8_t *depth = s->depth[seat];
    unsigned row = depth[column], beside = 1;
    uint64_t alike = 0;

    if (column > 0)
        beside += depth[column - 1] > row;
    if (column + 1 < COLUMNS_MAX)
        beside += depth[column + 1] > row;
    for (unsigned k = 0; k < row; k++)
        alike += lane_one(bronze_card(s, seat, column, k));
    alike &= ~(lane_one(TECH_BRONZE_CASTING) * 255);
    return alike + beside * 0x0101010101010101ull;
}

/* What the matrix can wake with one more card. */
static void look_at_matrix(const struct bronze_state *s, unsigned seat,
                           int16_t f[])
{
    unsigned columns = s->columns[seat], cards = 0, best = 0, second = 0;
    uint64_t most = 0;

    for (unsigned c = 0; c < columns; c++) {
        cards += s->depth[seat][c];
        most = lane_most(most, count_wakes(s, seat, c));
    }
    for (unsigned k = 0; k < STACKS; k++) {
        unsigned n = s->stack[k] ? lane(most, s->top[k]) : 0;

        if (n > best) {
            second = best;
            best = n;
        } else if (n > second) {
            second = n;
        }
    }
    f[FEATURE_CARDS] = (int16_t)cards;
    f[FEATURE_COLUMNS] = (int16_t)columns;
    f[FEATURE_WAKE_SUM] = (int16_t)lane_sum(most);
    f[FEATURE_WAKE_BRONZE] = (int16_t)lane(most, TECH_BRONZE_CASTING);
    f[FEATURE_WAKE_BEST] = (int16_t)best;
    f[FEATURE_WAKE_SECOND] = (int16_t)second;
}

static bool are_matrices_equal(const struct bronze_state *s,
                               const struct bronze_state *t, unsigned seat)
{
    return s->columns[seat] == t->columns[seat] &&
           are_columns_equal(s, t, seat) && ARE_EQUAL(s, t, stack, top);
}

void bronze_features(const void *state, int seat,
                     int16_t out[ADVICE_FEATURES_MAX])
{
    const struct bronze_state *s = state;
    unsigned p = (unsigned)seat;

    out[FEATURE_ONE] = 1;
    look_at_time(s, p, out);
    look_at_provinces(s, p, out);
    look_at_routes(s, p, out);
    for (uint64_t m = s->cities[p]; m; m &= m - 1)
        add_city(s, p, bit_lowest(m), 1, out);
    look_at_piles(s, p, out);
    look_at_matrix(s, p, out);
}

/* Placing a settlement leaves the matrix alone, taking a card the map. */
void bronze_update(const void *before, const void *after, int seat,
                   int16_t f[ADVICE_FEATURES_MAX])
{
    const struct bronze_state *s = before, *t = after;
    unsigned p = (unsigned)seat;

    look_at_time(t, p, f);
    if (!are_provinces_equal(s, t))
        look_at_provinces(t, p, f);
    if (!are_routes_equal(s, t, p))
        look_at_routes(t, p, f);
    for (uint64_t m = s->cities[p] | t->cities[p]; m; m &= m - 1) {
        unsigned city = bit_lowest(m);
        bool was = s->cities[p] >> city & 1, is = t->cities[p] >> city & 1;

        if (was && is && is_city_equal(s, t, p, city))
            continue;
        if (was)
            add_city(s, p, city, -1, f);
        if (is)
            add_city(t, p, city, 1, f);
    }
    look_at_piles(t, p, f);
    if (!are_matrices_equal(s, t, p))
        look_at_matrix(t, p, f);
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

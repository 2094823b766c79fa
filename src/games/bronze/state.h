/* Bronze: constants, enums, the state, and what can be read off it at a
 * glance. Private to the folder. */
#ifndef BRONZE_STATE_H
#define BRONZE_STATE_H

#include "base/bits.h"
#include "engine/game.h"

enum {
    SEATS_MAX = GAME_SEATS_MAX,
    PLACES_MAX = 11, /* land tiles in a game */
    SPOTS_MAX = 3,   /* spots in a cell */
    STACKS = 4,      /* of the pool; the reserve is one more */
    COLUMNS_MAX = 4,
    DEPTH_MAX = 21, /* cards in a column: 3 bits each in 64 */
    MARKERS = 30,   /* of a seat */
};

enum bronze_terrain {
    TERRAIN_MOUNTAINS,
    TERRAIN_WOODS,
    TERRAIN_GRASSLANDS,
    TERRAIN_SAVANNAS,
    TERRAIN_DESERTS,
    TERRAIN_JUNGLES,
    TERRAIN_SHORE,
    TERRAIN_COUNT,
};

enum bronze_settler {
    SETTLER_FARMERS,
    SETTLER_HERDERS,
    SETTLER_HUNTERS,
    SETTLER_COUNT,
};

enum bronze_tech {
#define TECH(id, ...) TECH_##id,
#include "games/bronze/technologies.def"
#undef TECH
    TECH_COUNT,
    CARD_COUNT = TECH_BRONZE_CASTING, /* fronts: all but Bronze Casting */
};

enum bronze_land {
    LAND_NONE, /* face down */
#define LAND(id, ...) LAND_##id,
#include "games/bronze/lands.def"
#undef LAND
    LAND_END,
    LAND_COUNT = LAND_END - 1,
};

enum bronze_city {
#define CITY(id, ...) CITY_##id,
#include "games/bronze/cities.def"
#undef CITY
    CITY_COUNT,
};

enum bronze_family {
    FAMILY_MOST_SETTLED, /* most settlements in a terrain */
    FAMILY_MOST_CARDS,   /* most cards of a technology */
    FAMILY_ROW,          /* three technologies in one row */
    FAMILY_PAIRS,        /* pairs of Bronze Casting and another */
    FAMILY_COLUMN,       /* different technologies in one column */
    FAMILY_SETTLERS,     /* all three settlers in two terrains */
    FAMILY_PROVINCES,    /* the rest are one card each */
    FAMILY_ROUTES,
    FAMILY_NONE_ABOVE,
    FAMILY_FEWEST_PROVINCES,
    FAMILY_MOST_MARKERS,
    FAMILY_FEWEST_MARKERS,
    FAMILY_VARIETY,
    FAMILY_FULL_ROWS,
    FAMILY_BRONZE_COLUMNS,
    FAMILY_LONG_COLUMN,
};

enum bronze_route {
#define ROUTE(length, points) ROUTE_##length,
#define PROVINCE(points, count)
#include "games/bronze/tokens.def"
#undef ROUTE
    ROUTE_COUNT,
};

enum bronze_province {
#define ROUTE(length, points)
#undef PROVINCE
#define PROVINCE(points, count) PROVINCE_##points,
#include "games/bronze/tokens.def"
#undef ROUTE
#undef PROVINCE
    PROVINCE_COUNT,
};

enum bronze_sizes {
#define SIZES(a, b, c, d, e) SIZES_##a##_##b##_##c##_##d##_##e,
#include "games/bronze/sizes.def"
#undef SIZES
    SIZES_COUNT,
    SIZES_LEAST = 6, /* cards in the smaller stacks of the first ones */
};

/* Who holds a province token: a seat, or one of these. */
enum { HOLDER_OPEN = SEATS_MAX, HOLDER_OUT };

enum bronze_phase {
    PHASE_FIRST,
    PHASE_SIZES,
    PHASE_PROVINCE,
    PHASE_LAND,
    PHASE_REVEAL,
    PHASE_TAKE,
    PHASE_SETTLE,
    PHASE_CITY_DRAW,
    PHASE_CITY,
    PHASE_OVER,
    PHASE_COUNT,
};

enum bronze_kind {
    KIND_TAKE,
    KIND_SETTLE,
    KIND_CITY,
    KIND_DONE,
    KIND_FIRST,
    KIND_SIZES,
    KIND_PROVINCE,
    KIND_LAND,
    KIND_REVEAL,
    KIND_CITY_DRAW,
    KIND_COUNT,
};

/* Where the operands of an action lie: how far up, and how many bits. A spot
 * of a terrain is a tile and a place in its cell. */
enum bronze_operand {
    COLUMN_BITS = 3,
    SIDE_AT = 3,
    SIDE_BITS = 1,
    STACK_AT = 4,
    STACK_BITS = 2,
    CELL_BITS = 2,
    PLACE_AT = 2,
    PLACE_BITS = 4,
    SPOT_BITS = 6,
    TERRAIN_AT = 6,
    TERRAIN_BITS = 3,
    TECH_AT = 9,
    TECH_BITS = 3,
    SIZES_BITS = 9,
    CHANCE_AT = 8, /* which stack or tile an outcome is about */
};

enum { EDITION_2018, EDITION_2017 };

/* Where a taken card goes: a column from the left, or a new outer one. */
enum { COLUMN_LEFT = COLUMNS_MAX, COLUMN_RIGHT, COLUMN_CHOICES };

enum bronze_source {
    SOURCE_PROVINCES,
    SOURCE_ROUTES,
    SOURCE_CITIES,
    SOURCE_COUNT
};

/* What lines of the score sheet count. */
enum bronze_counted {
    COUNTED_SETTLEMENTS,
    COUNTED_LINE, /* settlements of a trade line */
    COUNTED_CARDS,
    COUNTED_ROW, /* technologies a city asks for that lie in one row */
    COUNTED_PAIRS,
    COUNTED_COLUMN, /* different technologies in one column */
    COUNTED_SETTLERS,
    COUNTED_PROVINCES,
    COUNTED_ROUTES,
    COUNTED_ALIKE, /* cards of one technology */
    COUNTED_MARKERS,
    COUNTED_TECHNOLOGIES,
    COUNTED_FULL_ROWS,
    COUNTED_BRONZE_COLUMNS,
    COUNTED_LONG_COLUMN,
    COUNTED_COUNT
};

/* What an action can bring about beside what it says. */
enum bronze_fact {
    FACT_ROUTE_WON,
    FACT_ROUTE_BACK,
    FACT_PROVINCE_WON,
    FACT_PROVINCE_MISSED,
    FACT_PROVINCE_OUT, /* nobody gets it */
    FACT_CITY_MET,
    FACT_CITY_UNMET,
    FACT_CITY_WORTH,
    FACT_CITY_DECIDED,
    FACT_IDLE,    /* a turn in which nothing was settled */
    FACT_RESERVE, /* it replaces the first stack that is empty */
    FACT_ENDING,
    FACT_ENDED,
    FACT_COUNT
};

/* What has set off the end of the game. */
enum {
    END_STACK = 1, /* a second stack is empty */
    END_MARKERS = 2,
    END_LAST_TILE = 4,
};

enum bronze_rule {
    RULE_NONE,
#define RULE(name, id) RULE_##name,
#include "games/bronze/rules.def"
#undef RULE
    RULE_COUNT,
};

enum {
    VIEW_FIELD_COUNT = 0
#define FIELD(path, type, text) +1
#include "games/bronze/view.def"
#undef FIELD
};

struct tech_info {
    const char *name, *title;
    uint8_t terrains, settlers; /* bits */
    uint8_t cards[3];           /* with two, three and four pawns */
};

struct city_info {
    const char *name, *title, *map;
    uint8_t pawns, points;
    uint8_t family; /* enum bronze_family */
    uint8_t tech[3];
    uint8_t terrain[2];
    uint8_t count;
};

struct land_info {
    /* Which of a cell's spots are for which settler, a bit a spot. */
    uint8_t spots[SETTLER_COUNT][TERRAIN_COUNT];
    uint8_t count;
};

extern const struct tech_info bronze_techs[TECH_COUNT];
extern const struct city_info bronze_cities[CITY_COUNT];
extern const struct land_info bronze_lands[LAND_END];
extern const uint8_t bronze_sizes[SIZES_COUNT][STACKS + 1];
extern const uint8_t bronze_route_length[ROUTE_COUNT];
extern const uint8_t bronze_route_points[ROUTE_COUNT];
extern const uint8_t bronze_province_points[PROVINCE_COUNT];
extern const uint8_t bronze_province_count[PROVINCE_COUNT];
extern const char *const bronze_terrain_names[TERRAIN_COUNT];
extern const char *const bronze_settler_names[SETTLER_COUNT];
extern const char *const bronze_tech_names[TECH_COUNT];
extern const char *const bronze_tech_titles[TECH_COUNT];
extern const char *const bronze_city_names[CITY_COUNT];
extern const char *const bronze_city_titles[CITY_COUNT];
extern const char *const bronze_phase_names[PHASE_COUNT];
extern const struct game_kind bronze_kinds[KIND_COUNT];
extern const struct game_rule bronze_rules[RULE_COUNT];
extern const char *const bronze_sources[SOURCE_COUNT];
extern const char *const bronze_facts[FACT_COUNT];
extern const char *const bronze_counted[COUNTED_COUNT];
extern const struct game_view_field bronze_view_fields[VIEW_FIELD_COUNT];

/* Sets of spots are words of one terrain: spot i of the cell of place p is bit
 * 4 p + i, so that ascending bits are the order along the trade line. 'Lanes'
 * are eight counts in the bytes of a word, lane 0 the lowest. Places are from
 * 0 here and from 1 in words. */
struct bronze_state {
    struct game_head head;
    uint64_t free[SETTLER_COUNT][TERRAIN_COUNT]; /* on open tiles */
    uint64_t own[SEATS_MAX][TERRAIN_COUNT];
    uint64_t column[SEATS_MAX][COLUMNS_MAX]; /* cards, 3 bits each, top first */
    uint64_t cards[SEATS_MAX];               /* lanes: cards of a technology */
    uint64_t cities[SEATS_MAX];              /* bits */
    uint64_t pile[PLACES_MAX];               /* city cards below a tile */
    uint64_t city_deck;                      /* bits: not drawn yet */
    uint64_t unseen;    /* lanes: cards of the stacks nobody has seen */
    uint64_t woken;     /* lanes: woken and unused cards */
    uint32_t provinces; /* lanes: tokens not laid yet, by value */
    uint16_t lands;     /* bits: tiles not turned up yet, by id */
    uint16_t undecided; /* bits: places whose province token is there */
    uint16_t full;      /* bits: places without a free spot */
    uint8_t land[PLACES_MAX];
    uint8_t left[PLACES_MAX];     /* free spots */
    uint8_t province[PLACES_MAX]; /* enum bronze_province */
    uint8_t holder[PLACES_MAX];
    uint8_t count[PLACES_MAX][SEATS_MAX]; /* settlements */
    uint8_t depth[SEATS_MAX][COLUMNS_MAX];
    uint8_t columns[SEATS_MAX];
    uint8_t reached[SEATS_MAX]; /* furthest place + 1; 0: no marker yet */
    uint8_t markers[SEATS_MAX]; /* unplaced */
    uint8_t route[SEATS_MAX][ROUTE_COUNT]; /* terrains whose token is held */
    uint8_t route_free[ROUTE_COUNT];
    uint8_t stack[STACKS + 1]; /* cards, the open one included; reserve */
    uint8_t top[STACKS];
    uint8_t places; /* tiles of this game */
    uint8_t open;   /* tiles turned up so far */
    uint8_t first, turn, round, ending;
    uint8_t played;    /* the column of this turn's card */
    uint8_t from;      /* the stack to turn a card of */
    uint8_t land_due;  /* a tile is to be turned up */
    uint8_t draw_due;  /* city cards still to be drawn */
    uint8_t city_due;  /* the place a city is to be taken at; 0: none */
    uint8_t unused[7]; /* always 0 */
};

_Static_assert(sizeof(struct bronze_state) == 872, "no padding");

/* B-2.2: tiles of a game, and how many are open at the start. */
static inline unsigned bronze_places(unsigned seats)
{
    return 2 * seats + 3;
}

static inline unsigned bronze_open_first(unsigned seats)
{
    return seats == 2 ? 1 : 2;
}

static inline unsigned lane(uint64_t lanes, unsigned i)
{
    return (unsigned)(lanes >> 8 * i) & 255;
}

static inline uint64_t lane_one(unsigned i)
{
    return 1ull << 8 * i;
}

/* The lane that draw 'n' of all the lanes' counts falls into; counts sum up to
 * less than 128. */
static inline unsigned lane_pick(uint64_t lanes, unsigned n)
{
    uint64_t ones = 0x0101010101010101ull, high = 0x80 * ones;

    return bit_lowest(((lanes * ones | high) - (n + 1) * ones) & high) / 8;
}

static inline unsigned lane_sum(uint64_t lanes)
{
    return (unsigned)(lanes * 0x0101010101010101ull >> 56);
}

/* The card at a row of a column, from the top. */
static inline unsigned bronze_card(const struct bronze_state *s, unsigned seat,
                                   unsigned column, unsigned row)
{
    return (unsigned)(s->column[seat][column] >> 3 * row) & 7;
}

/* Whether this turn's card lies, and its settling is not over. */
static inline bool bronze_is_settling(const struct bronze_state *s)
{
    return s->round > 0 && s->head.phase != PHASE_TAKE &&
           s->head.phase != PHASE_OVER;
}

/* Every spot from a place on. */
static inline uint64_t bronze_from(unsigned place)
{
    return ~0ull << 4 * place;
}

/* The free spots of a terrain where a technology's settlers may go. */
static inline uint64_t bronze_fit(const struct bronze_state *s, unsigned tech,
                                  unsigned terrain)
{
    unsigned kinds = bronze_techs[tech].settlers;
    uint64_t m = 0;

    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        m |= s->free[k][terrain] & (0 - (uint64_t)(kinds >> k & 1));
    return m;
}

/* B-4.3: the spots from a seat's furthest tile on; B-4.7: none without a
 * marker. */
static inline uint64_t bronze_ahead(const struct bronze_state *s, unsigned seat)
{
    unsigned reached = s->reached[seat];

    return s->markers[seat] ? bronze_from(reached - (reached > 0)) : 0;
}

/* A member of a set, each as likely; and a lane, in proportion to its count. */
static inline unsigned draw_bit(uint64_t set, struct rng *rng)
{
    return bit_nth(set, rng_below(rng, bit_count(set)));
}

static inline unsigned draw_lane(uint64_t lanes, struct rng *rng)
{
    return lane_pick(lanes, rng_below(rng, lane_sum(lanes)));
}

#endif

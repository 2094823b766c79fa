/* What The Golden Ages is made of: constants, the vocabulary of effects, and
 * the tables of cards, tiles and technologies. */
#ifndef GAMES_GOLDEN_CARDS_H
#define GAMES_GOLDEN_CARDS_H

#include "engine/game.h"

enum {
    ROWS = 6,
    COLUMNS = 10,
    SQUARES = ROWS * COLUMNS,
    ERAS = 4,
    COLONISTS = 3,
    SLOTS = 3,
    ATTACKS = 4,
    GLORY_KINDS = 5, /* values 2 to 6 */
    GLORY_LEAST = 2,
    TECH_LEVELS = 5, /* level 0 is printed on the player board */
    KINDS_AN_ERA = 3,
    MOVE_ANYWHERE = 99,
    DUE_MAX = 14,
    SQUARE_NONE = 63, /* a capital or a colonist that is not there yet */
    PLACE_AGORA = 60,
    PLACE_MASK = 63,
    STANDING = 64, /* added to a colonist's place */
    USED = 128,    /* added to a building's kind */
    NONE = 255,
    HIDDEN = 254, /* something this state's owner may not know */
};

enum golden_value {
#define VALUE(id, number, ...) id = number,
#include "games/golden/values.def"
#undef VALUE
    GLORY_TILES = GLORY_2 + GLORY_3 + GLORY_4 + GLORY_5 + GLORY_6,
};

#define BIT(n)    (1ull << (n))
#define MAP       (BIT(SQUARES) - 1)
#define COLUMN(c) (0x0004010040100401ull << (c)&MAP)

enum golden_symbol {
    SYMBOL_GAME,
    SYMBOL_WHEAT,
    SYMBOL_ROCK,
    SYMBOL_GEM,
    SYMBOL_COUNT,
};

enum golden_side { SIDE_NORTH, SIDE_EAST, SIDE_SOUTH, SIDE_WEST, SIDE_COUNT };

enum golden_when { NEVER, NOW, ACT, PERM, END };

/* What an effect does; n and arg as in struct golden_effect. */
enum golden_op {
    OP_NONE,
    OP_GOLD,        /* gain n gold */
    OP_VP,          /* gain n points */
    OP_GOLDPER,     /* n gold for each of source arg */
    OP_VPPER,       /* n points for each of source arg */
    OP_TECH,        /* develop technology arg */
    OP_TECHIF,      /* with 'need': develop arg, or n gold */
    OP_TECHFREE,    /* develop n technologies for nothing */
    OP_TECHBUY,     /* develop one, n cheaper */
    OP_TECHTOP,     /* develop one of level 4 */
    OP_STAND,       /* stand up n colonists */
    OP_SHIFT,       /* lying colonists to the agora, or agora ones home */
    OP_TAKE,        /* n gold for taking control of symbol arg */
    OP_MOVE,        /* colonists move n spaces */
    OP_SLOT,        /* a building space opens */
    OP_CUBEGOLD,    /* n gold for each cube placed */
    OP_CITYCUBES,   /* new cities take n cubes */
    OP_CITYGOLD,    /* n gold for each city founded */
    OP_BUILDERFREE, /* builders need no colonist */
    OP_ROCKET,      /* attacks without a colonist */
    OP_AGORAVP,     /* n points for each colonist sent to the agora */
    OP_AGORAGOLD,   /* n gold for each */
    OP_ATTACKOFF,   /* attacks cost n less */
    OP_ATTACKGOLD,  /* n gold after an attack */
    OP_GLORYPICK,   /* draw n glory tiles, keep one */
    OP_WALL,        /* attacks on the owner cost n more */
    OP_RIVALATTACK, /* n gold when a rival attacks */
    OP_RIVALFEE,    /* what a rival pays to attack */
    OP_TECHOFF,     /* technologies cost n less */
    OP_TECHMULTI,   /* several technologies in one action */
    OP_WRAPGOLD,    /* n gold for crossing the east-west edge */
    OP_MEETGOLD,    /* n gold for moving onto a rival */
    OP_NOTIRE,      /* explorers do not lie down */
    OP_WONDERFREE,  /* one wonder a game for nothing */
    OP_COUNT,
};

/* What can be counted. The first four are the symbols, in their order. */
enum golden_src {
    SRC_GAME,
    SRC_WHEAT,
    SRC_ROCK,
    SRC_GEM,
    SRC_CUBE,
    SRC_CITY,
    SRC_CITYCAP,
    SRC_GLORY,
    SRC_WONDER,
    SRC_BUILD,
    SRC_TECH,
    SRC_TECH34,
    SRC_AGORA,
    SRC_TIRED,
    SRC_FRESH,
    SRC_GOLD,
    SRC_GOLD3,
};

struct golden_effect {
    uint8_t when, op, n, arg, need;
};

enum golden_tech {
#define TECH(id, ...) TECH_##id,
#include "games/golden/techs.def"
#undef TECH
    TECH_COUNT,
};

enum golden_civ {
#define CIV(id, ...) CIV_##id,
#include "games/golden/civs.def"
#undef CIV
    CIV_COUNT,
    CIV_NONE,
};

enum golden_wonder {
#define WONDER(id, ...) WONDER_##id,
#include "games/golden/wonders.def"
#undef WONDER
    WONDER_COUNT,
};

enum golden_building {
#define BUILDING(id, ...) BUILDING_##id,
#include "games/golden/buildings.def"
#undef BUILDING
    BUILDING_COUNT,
};

enum golden_judgement {
#define JUDGEMENT(id, ...) JUDGEMENT_##id,
#include "games/golden/judgements.def"
#undef JUDGEMENT
    JUDGEMENT_COUNT,
};

enum golden_future {
#define FUTURE(id, ...) FUTURE_##id,
#include "games/golden/futures.def"
#undef FUTURE
    FUTURE_COUNT,
};

enum golden_tile {
#define TILE(id, ...) TILE_##id,
#include "games/golden/tiles.def"
#undef TILE
    TILE_COUNT,
};

struct golden_tech_info {
    const char *name, *title, *brief, *text;
    struct golden_effect perm, now;
    uint8_t cubes;
};

struct golden_civ_info {
    const char *name, *title, *text;
    struct golden_effect effect[2];
    uint8_t era, number;
};

struct golden_wonder_info {
    const char *name, *title, *text;
    struct golden_effect effect[2];
    uint8_t era, cost, friend, less;
};

struct golden_building_info {
    const char *name, *title, *text;
    struct golden_effect effect;
    uint8_t second; /* seats from which on there are two copies */
};

struct golden_judgement_info {
    const char *title;
    uint8_t n, source;
};

struct golden_future_info {
    const char *title;
    uint8_t source;
};

struct golden_tile_square {
    uint8_t row, column, symbol, symbols;
    uint8_t land; /* bit a side where land reaches the edge */
};

struct golden_tile_info {
    const char *name;
    uint8_t squares, turns;
    struct golden_tile_square square[4];
};

extern const struct golden_tech_info golden_techs[TECH_COUNT];
extern const struct golden_civ_info golden_civs[CIV_COUNT];
extern const struct golden_wonder_info golden_wonders[WONDER_COUNT];
extern const struct golden_building_info golden_buildings[BUILDING_COUNT];
extern const struct golden_judgement_info golden_judgements[JUDGEMENT_COUNT];
extern const struct golden_future_info golden_futures[FUTURE_COUNT];
extern const struct golden_tile_info golden_tiles[TILE_COUNT];
extern const uint8_t golden_tech_cost[TECH_LEVELS];
extern const uint8_t golden_tech_back[TECH_LEVELS];
extern const uint8_t golden_attack_cost[ATTACKS];
extern const uint8_t golden_glory_copies[GLORY_KINDS];
/* The civilizations and wonders of an era. */
extern const uint32_t golden_era_civs[ERAS];
extern const uint16_t golden_era_wonders[ERAS];
/* The technologies that pay for taking a symbol. */
extern const uint32_t golden_tech_takes[SYMBOL_COUNT];
/* The printed islands, as symbols of squares; 'twice' where one counts two. */
extern const uint64_t golden_island[SYMBOL_COUNT];
extern const uint64_t golden_island_twice;
#define TECHS_START                                                            \
    (BIT(TECH_WHEEL) | BIT(TECH_HUNTING) | BIT(TECH_FIRE) | BIT(TECH_BARTER))
#define TECHS_TOP                                                              \
    (BIT(TECH_ROCKETRY) | BIT(TECH_GENETICS) | BIT(TECH_COMPUTER_SCIENCE) |    \
     BIT(TECH_ECONOMY))

/* Names as words print them, and titles as sentences do; where something can
 * be hidden, a last "?" stands for it. */
extern const char *const golden_square_names[SQUARES];
extern const char *const golden_square_labels[SQUARES];
extern const char *const golden_seat_names[GAME_SEATS_MAX];
extern const char *const golden_tech_names[TECH_COUNT];
extern const char *const golden_tech_titles[TECH_COUNT];
extern const char *const golden_civ_names[CIV_COUNT + 1];
extern const char *const golden_civ_titles[CIV_COUNT + 1];
extern const char *const golden_wonder_names[WONDER_COUNT];
extern const char *const golden_wonder_titles[WONDER_COUNT];
extern const char *const golden_building_names[BUILDING_COUNT];
extern const char *const golden_building_titles[BUILDING_COUNT];
extern const char *const golden_active_names[BUILDING_COUNT + WONDER_COUNT];
extern const char *const golden_active_titles[BUILDING_COUNT + WONDER_COUNT];
extern const char *const golden_judgement_names[JUDGEMENT_COUNT];
extern const char *const golden_judgement_titles[JUDGEMENT_COUNT];
extern const char *const golden_future_names[FUTURE_COUNT + 1];
extern const char *const golden_future_titles[FUTURE_COUNT + 1];
extern const char *const golden_tile_names[TILE_COUNT];
extern const char *const golden_glory_names[GLORY_KINDS + 1];
extern const char *const golden_symbol_names[SYMBOL_COUNT];

/* GA-2.2: what is not on tiles lies in the reserve. */
enum {
    START_RESERVE = CUBES
#define TECH(id, name, title, cubes, ...) -cubes
#include "games/golden/techs.def"
#undef TECH
};

/* The technologies with a lasting operation; folds to a constant. */
static inline uint32_t golden_tech_with(unsigned wanted)
{
    return 0
#define TECH(id, name, title, cubes, op, ...)                                  \
    | (uint32_t)(op == wanted) << TECH_##id
#include "games/golden/techs.def"
#undef TECH
        ;
}

static inline unsigned golden_level(unsigned tech)
{
    return tech % TECH_LEVELS;
}

/* Those of a level, a row each. */
static inline uint32_t golden_techs_at(unsigned level)
{
    return (uint32_t)TECHS_START << level;
}

static inline unsigned golden_row(unsigned tech)
{
    return tech / TECH_LEVELS;
}

#endif

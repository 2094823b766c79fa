/* The tables of cards, tiles and technologies, made from their .def files, and
 * what follows from them at compile time. */
#include "games/golden/golden.h"

const struct golden_tech_info golden_techs[TECH_COUNT] = {
#define TECH(id, name, title, cubes, op, n, arg, now, source, brief, text)     \
    [TECH_##id] = { name,                                                      \
                    title,                                                     \
                    brief,                                                     \
                    text,                                                      \
                    { PERM, op, n, arg, 0 },                                   \
                    { now ? NOW : NEVER, OP_VPPER, now, source, 0 },           \
                    cubes },
#include "games/golden/techs.def"
#undef TECH
};

const uint32_t golden_tech_takes[SYMBOL_COUNT] = {
#define TECH(id, name, title, cubes, op, n, arg, ...)                          \
    | (uint32_t)(op == OP_TAKE && arg == SYMBOL_WANTED) << TECH_##id
#define SYMBOL_WANTED SYMBOL_GAME
    [SYMBOL_WANTED] = 0
#include "games/golden/techs.def"
#undef SYMBOL_WANTED
#define SYMBOL_WANTED SYMBOL_WHEAT
    ,
    [SYMBOL_WANTED] = 0
#include "games/golden/techs.def"
#undef SYMBOL_WANTED
#define SYMBOL_WANTED SYMBOL_ROCK
    ,
    [SYMBOL_WANTED] = 0
#include "games/golden/techs.def"
#undef SYMBOL_WANTED
#define SYMBOL_WANTED SYMBOL_GEM
    ,
    [SYMBOL_WANTED] = 0
#include "games/golden/techs.def"
#undef SYMBOL_WANTED
#undef TECH
};

const struct golden_civ_info golden_civs[CIV_COUNT] = {
#define CIV(id, name, title, era, number, text, ...)                           \
    [CIV_##id] = { name, title, text, { __VA_ARGS__ }, (era)-1, number },
#include "games/golden/civs.def"
#undef CIV
};

const uint32_t golden_era_civs[ERAS] = {
#define CIV(id, name, title, in, ...)                                          \
    | (uint32_t)((in) == ERA_WANTED) << CIV_##id
#define ERA_WANTED 1
    [ERA_WANTED - 1] = 0
#include "games/golden/civs.def"
#undef ERA_WANTED
#define ERA_WANTED 2
    ,
    [ERA_WANTED - 1] = 0
#include "games/golden/civs.def"
#undef ERA_WANTED
#define ERA_WANTED 3
    ,
    [ERA_WANTED - 1] = 0
#include "games/golden/civs.def"
#undef ERA_WANTED
#define ERA_WANTED 4
    ,
    [ERA_WANTED - 1] = 0
#include "games/golden/civs.def"
#undef ERA_WANTED
#undef CIV
};

const uint16_t golden_era_wonders[ERAS] = {
#define WONDER(id, name, title, in, ...)                                       \
    | (uint16_t)((in) == ERA_WANTED) << WONDER_##id
#define ERA_WANTED 1
    [ERA_WANTED - 1] = 0
#include "games/golden/wonders.def"
#undef ERA_WANTED
#define ERA_WANTED 2
    ,
    [ERA_WANTED - 1] = 0
#include "games/golden/wonders.def"
#undef ERA_WANTED
#define ERA_WANTED 3
    ,
    [ERA_WANTED - 1] = 0
#include "games/golden/wonders.def"
#undef ERA_WANTED
#define ERA_WANTED 4
    ,
    [ERA_WANTED - 1] = 0
#include "games/golden/wonders.def"
#undef ERA_WANTED
#undef WONDER
};

const struct golden_wonder_info golden_wonders[WONDER_COUNT] = {
#define WONDER(id, name, title, era, cost, friend, less, text, ...)            \
    [WONDER_##id] = { name,    title, text,   { __VA_ARGS__ },                 \
                      (era)-1, cost,  friend, less },
#include "games/golden/wonders.def"
#undef WONDER
};

const struct golden_building_info golden_buildings[BUILDING_COUNT] = {
#define BUILDING(id, name, title, second, text, ...)                           \
    [BUILDING_##id] = { name, title, text, __VA_ARGS__, second },
#include "games/golden/buildings.def"
#undef BUILDING
};

const struct golden_judgement_info golden_judgements[JUDGEMENT_COUNT] = {
#define JUDGEMENT(id, title, n, source) [JUDGEMENT_##id] = { title, n, source },
#include "games/golden/judgements.def"
#undef JUDGEMENT
};

const struct golden_future_info golden_futures[FUTURE_COUNT] = {
#define FUTURE(id, title, source) [FUTURE_##id] = { title, source },
#include "games/golden/futures.def"
#undef FUTURE
};

const struct golden_tile_info golden_tiles[TILE_COUNT] = {
#define N (1 << SIDE_NORTH)
#define E (1 << SIDE_EAST)
#define S (1 << SIDE_SOUTH)
#define W (1 << SIDE_WEST)
#define TILE(id, name, squares, turns, ...)                                    \
    [TILE_##id] = { name, squares, turns, { __VA_ARGS__ } },
#include "games/golden/tiles.def"
#undef TILE
};

const uint8_t golden_tech_cost[TECH_LEVELS] = { 0, COST_1, COST_2, COST_3,
                                                COST_4 };
const uint8_t golden_tech_back[TECH_LEVELS] = { 0, BACK_1, BACK_2, BACK_3,
                                                BACK_4 };
const uint8_t golden_attack_cost[ATTACKS] = { ATTACK_1, ATTACK_2, ATTACK_3,
                                              ATTACK_4 };
const uint8_t golden_glory_copies[GLORY_KINDS] = { GLORY_2, GLORY_3, GLORY_4,
                                                   GLORY_5, GLORY_6 };

/* What a correction of the components has to keep to. */
#define TECH(id, name, title, cubes, op, n, ...)                               \
    &&((op) != OP_CITYCUBES || (n) == 1 || (n) == 2) &&                        \
        (TECH_##id % TECH_LEVELS || !(cubes))
_Static_assert(true
#include "games/golden/techs.def"
               ,
               "a city takes one cube or two, and no cube lies on the printed "
               "technologies");
#undef TECH
#define TECH(id, name, title, cubes, op, ...) +((op) == OP_SLOT)
_Static_assert(0
#include "games/golden/techs.def"
                   <= SLOTS,
               "no more than three technologies open a building space");
#undef TECH
_Static_assert(START_RESERVE >= 0, "more cubes on tiles than a player has");
_Static_assert(GLORY_TILES >= GAME_SEATS_MAX * (int)ATTACKS,
               "a glory tile for every attack");
_Static_assert(SHOWN_JUDGEMENTS >= (int)ERAS &&
                   SHOWN_JUDGEMENTS < (int)JUDGEMENT_COUNT,
               "a judgement for every era, of those in the deck");

#define AT(row, column) BIT((row)*COLUMNS + (column))

const uint64_t golden_island[SYMBOL_COUNT] = {
    [SYMBOL_GAME] = AT(1, 2) | AT(2, 0) | AT(3, 9) | AT(4, 7),
    [SYMBOL_WHEAT] = AT(0, 7) | AT(2, 0) | AT(4, 7),
    [SYMBOL_ROCK] = AT(1, 2) | AT(3, 9) | AT(5, 2),
    [SYMBOL_GEM] = AT(0, 3) | AT(5, 6),
};
const uint64_t golden_island_twice = AT(0, 7) | AT(5, 2);

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

const uint8_t golden_tech_cost[TECH_LEVELS] = { 0, 3, 5, 8, 12 };
const uint8_t golden_tech_back[TECH_LEVELS] = { 0, 0, 1, 2, 4 };
const uint8_t golden_attack_cost[ATTACKS] = { 3, 5, 8, 12 };
const uint8_t golden_glory_copies[GLORY_KINDS] = { 2, 4, 4, 4, 2 };

#define AT(row, column) BIT((row)*COLUMNS + (column))

const uint64_t golden_island[SYMBOL_COUNT] = {
    [SYMBOL_GAME] = AT(1, 2) | AT(2, 0) | AT(3, 9) | AT(4, 7),
    [SYMBOL_WHEAT] = AT(0, 7) | AT(2, 0) | AT(4, 7),
    [SYMBOL_ROCK] = AT(1, 2) | AT(3, 9) | AT(5, 2),
    [SYMBOL_GEM] = AT(0, 3) | AT(5, 6),
};
const uint64_t golden_island_twice = AT(0, 7) | AT(5, 2);

/* The names that words and sentences are made of, from the same .def files. */
#include "games/golden/golden.h"

#define ROW(r)                                                                 \
    #r ",0", #r ",1", #r ",2", #r ",3", #r ",4", #r ",5", #r ",6", #r ",7",    \
        #r ",8", #r ",9"

const char *const golden_square_names[SQUARES] = { ROW(0), ROW(1), ROW(2),
                                                   ROW(3), ROW(4), ROW(5) };
const char *const golden_seat_names[GAME_SEATS_MAX] = { "A", "B", "C", "D" };
const char *const golden_symbol_names[SYMBOL_COUNT] = { "game", "wheat", "rock",
                                                        "gem" };
const char *const golden_glory_names[GLORY_KINDS + 1] = { "2", "3", "4",
                                                          "5", "6", "?" };

#define TECH(id, name, title, ...)     name,
#define CIV(id, name, title, ...)      name,
#define WONDER(id, name, title, ...)   name,
#define BUILDING(id, name, title, ...) name,
#define TILE(id, name, ...)            name,
const char *const golden_tech_names[TECH_COUNT] = {
#include "games/golden/techs.def"
};
const char *const golden_civ_names[CIV_COUNT + 1] = {
#include "games/golden/civs.def"
    "?"
};
const char *const golden_wonder_names[WONDER_COUNT] = {
#include "games/golden/wonders.def"
};
const char *const golden_building_names[BUILDING_COUNT] = {
#include "games/golden/buildings.def"
};
const char *const golden_active_names[BUILDING_COUNT + WONDER_COUNT] = {
#include "games/golden/buildings.def"
#include "games/golden/wonders.def"
};
const char *const golden_tile_names[TILE_COUNT] = {
#include "games/golden/tiles.def"
};
#undef TECH
#undef CIV
#undef WONDER
#undef BUILDING
#undef TILE

#define TECH(id, name, title, ...)     title,
#define CIV(id, name, title, ...)      title,
#define WONDER(id, name, title, ...)   title,
#define BUILDING(id, name, title, ...) title,
#define JUDGEMENT(id, title, ...)      title,
#define FUTURE(id, title, ...)         title,
const char *const golden_tech_titles[TECH_COUNT] = {
#include "games/golden/techs.def"
};
const char *const golden_civ_titles[CIV_COUNT + 1] = {
#include "games/golden/civs.def"
    "a hidden civilisation"
};
const char *const golden_wonder_titles[WONDER_COUNT] = {
#include "games/golden/wonders.def"
};
const char *const golden_building_titles[BUILDING_COUNT] = {
#include "games/golden/buildings.def"
};
const char *const golden_active_titles[BUILDING_COUNT + WONDER_COUNT] = {
#include "games/golden/buildings.def"
#include "games/golden/wonders.def"
};
const char *const golden_judgement_titles[JUDGEMENT_COUNT] = {
#include "games/golden/judgements.def"
};
const char *const golden_future_titles[FUTURE_COUNT + 1] = {
#include "games/golden/futures.def"
    "a hidden future technology"
};

const char *const golden_judgement_names[JUDGEMENT_COUNT] = {
    "j1", "j2", "j3", "j4", "j5", "j6", "j7", "j8", "j9", "j10"
};
const char *const golden_future_names[FUTURE_COUNT + 1] = {
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "?"
};

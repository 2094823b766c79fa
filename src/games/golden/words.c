/* The kinds of action with their words and sentences, and the names both are
 * made of, from the same .def files as the cards. */
#include "games/golden/view.h"

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
    "a hidden civilization"
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

#define SQUARE_AT(shift)                                                       \
    {                                                                          \
        shift, 6, SQUARES, 0, golden_square_names, NULL                        \
    }
#define SQUARE SQUARE_AT(0)
#define SEAT_AT(shift)                                                         \
    {                                                                          \
        shift, 2, GAME_SEATS_MAX, 0, golden_seat_names, NULL                   \
    }
#define CIV_AT(shift, count)                                                   \
    {                                                                          \
        shift, 5, count, 0, golden_civ_names, golden_civ_titles                \
    }
#define A_TECH                                                                 \
    {                                                                          \
        0, 5, TECH_COUNT, 0, golden_tech_names, golden_tech_titles             \
    }
#define A_WONDER                                                               \
    {                                                                          \
        0, 4, WONDER_COUNT, 0, golden_wonder_names, golden_wonder_titles       \
    }
#define A_BUILDING                                                             \
    {                                                                          \
        0, 4, BUILDING_COUNT, 0, golden_building_names, golden_building_titles \
    }
#define A_JUDGEMENT                                                            \
    {                                                                          \
        0, 4, JUDGEMENT_COUNT, 0, golden_judgement_names,                      \
            golden_judgement_titles                                            \
    }
#define A_GLORY                                                                \
    {                                                                          \
        0, 3, GLORY_KINDS + 1, 0, golden_glory_names, NULL                     \
    }

const struct game_kind golden_kinds[KIND_COUNT] = {
    [KIND_START_ROTATION] = { "start-rotation $",
                              "The start tile is turned $1 quarters",
                              true,
                              { { 0, 2, 4, 0, NULL, NULL } } },
    [KIND_FIRST] = { "first $",
                     "The first player is $1",
                     true,
                     { SEAT_AT(0) } },
    [KIND_DEAL_CIV] = { "deal-civ $ $ $",
                        "$1 is dealt $3 for era $2",
                        true,
                        { SEAT_AT(7),
                          { 5, 2, ERAS, 1, NULL, NULL },
                          CIV_AT(0, CIV_COUNT + 1) } },
    [KIND_DEAL_FUTURE] = { "deal-future $ $",
                           "$1 is dealt $2",
                           true,
                           { SEAT_AT(4),
                             { 0, 4, FUTURE_COUNT + 1, 0, golden_future_names,
                               golden_future_titles } } },
    [KIND_JUDGEMENT] = { "judgement $",
                         "The judgement $1 lies open",
                         true,
                         { A_JUDGEMENT } },
    [KIND_BUILDING] = { "building $",
                        "A building on offer: $1",
                        true,
                        { A_BUILDING } },
    [KIND_DRAW_TILE] = { "draw-tile $",
                         "The continent tile $1 is drawn",
                         true,
                         { { 0, 4, TILE_COUNT - 1, 0, golden_tile_names + 1,
                             NULL } } },
    [KIND_GLORY] = { "glory $",
                     "A glory tile is drawn: $1",
                     true,
                     { A_GLORY } },
    [KIND_CIV] = { "civ $",
                   "leads $1 in this era",
                   false,
                   { CIV_AT(0, CIV_COUNT) } },
    [KIND_CIV_OVER] = { "civ $ over $",
                        "keeps $1 and discards $2",
                        false,
                        { CIV_AT(5, CIV_COUNT), CIV_AT(0, CIV_COUNT) } },
    [KIND_TOP] = { "top $", "develops $1 by India", false, { A_TECH } },
    [KIND_TILE] = { "tile $ $",
                    "places $a at $2, turned $1 quarters",
                    false,
                    { { 6, 2, 4, 0, NULL, NULL }, SQUARE } },
    [KIND_CAPITAL] = { "capital $",
                       "sets the capital on $1",
                       false,
                       { SQUARE } },
    [KIND_CAPITAL_STAY] = { "capital stay",
                            "leaves the capital where it is",
                            false,
                            { { 0 } } },
    [KIND_EXPLORE] = { "explore $",
                       "sends out the explorer at $1",
                       false,
                       { SQUARE } },
    [KIND_BUILDER] = { "builder $",
                       "sends the builder at $1 to the agora",
                       false,
                       { SQUARE } },
    [KIND_BUILDER_FREE] = { "builder free",
                            "builds without a colonist",
                            false,
                            { { 0 } } },
    [KIND_ARTIST] = { "artist $",
                      "sends the artist at $1 to the agora",
                      false,
                      { SQUARE } },
    [KIND_SOLDIER] = { "soldier $",
                       "calls the soldier at $1",
                       false,
                       { SQUARE } },
    [KIND_ROCKET] = { "rocket $", "attacks $1 by rocket", false, { SQUARE } },
    [KIND_WONDER] = { "wonder $", "builds $1", false, { A_WONDER } },
    [KIND_WONDER_FREE] = { "wonder-free $",
                           "builds $1 for nothing",
                           false,
                           { A_WONDER } },
    [KIND_ACTIVATE] = { "activate $",
                        "activates $1",
                        false,
                        { { 0, 5, BUILDING_COUNT + WONDER_COUNT, 0,
                            golden_active_names, golden_active_titles } } },
    [KIND_TECH] = { "tech $", "develops $1", false, { A_TECH } },
    [KIND_GOLDEN] = { "golden", "starts a golden age", false, { { 0 } } },
    [KIND_MOVE] = { "move $", "explores $1", false, { SQUARE } },
    [KIND_TO] = { "to $", "attacks $1", false, { SQUARE } },
    [KIND_KEEP] = { "keep $", "keeps the glory tile $1", false, { A_GLORY } },
    [KIND_CITY] = { "city", "founds a city at $a", false, { { 0 } } },
    [KIND_NO_CITY] = { "no-city", "founds no city", false, { { 0 } } },
    [KIND_CUBE] = { "cube $", "takes a cube from $1", false, { SQUARE } },
    [KIND_CARD] = { "card $", "takes the building $1", false, { A_BUILDING } },
    [KIND_DISCARD] = { "discard $",
                       "discards the building $1",
                       false,
                       { A_BUILDING } },
    [KIND_DISCARD_USED] = { "discard $ used",
                            "discards the used building $1",
                            false,
                            { A_BUILDING } },
    [KIND_FREE_TECH] = { "free-tech $",
                         "develops $1 for nothing",
                         false,
                         { A_TECH } },
    [KIND_DONE] = { "done", "finishes", false, { { 0 } } },
    [KIND_STAND] = { "stand $",
                     "stands up the colonist at $1",
                     false,
                     { SQUARE } },
    [KIND_SHIFT_NONE] = { "shift none", "moves nobody", false, { { 0 } } },
    [KIND_SHIFT_AGORA] = { "shift agora $",
                           "sends the colonist at $1 to the agora",
                           false,
                           { SQUARE } },
    [KIND_SHIFT_CAPITAL] = { "shift capital $",
                             "brings $1 from the agora to the capital",
                             false,
                             { { 0, 2, COLONISTS, 1, NULL, NULL } } },
    [KIND_JUDGE] = { "judge $",
                     "chooses the judgement $1",
                     false,
                     { A_JUDGEMENT } },
};

/* The tile that is placed, and where the city is founded. */
const char *golden_detail(const void *state, game_action action, int k)
{
    const struct golden_state *s = state;

    (void)k;
    if (action_kind(action) == KIND_TILE)
        return s->tile < TILE_COUNT ? golden_tile_names[s->tile] : "a tile";
    return golden_square_names[s->at];
}

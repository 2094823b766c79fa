/* The kinds of action with their words, the names these are made of, from the
 * same .def files as the cards, and the arguments of sentences. */
#include "games/golden/view.h"

#define ROW(r)                                                                 \
#r ",0", #r ",1", #r ",2", #r ",3", #r ",4", #r ",5", #r ",6", #r ",7",    \
        #r ",8", #r ",9"

const char *const golden_square_names[SQUARES] = { ROW(0), ROW(1), ROW(2),
                                                   ROW(3), ROW(4), ROW(5) };
#undef ROW

/* Columns have letters and rows numbers on the map, as the edges show. */
#define ROW(r)                                                                 \
    "A" #r, "B" #r, "C" #r, "D" #r, "E" #r, "F" #r, "G" #r, "H" #r, "I" #r,    \
        "J" #r

const char *const golden_square_labels[SQUARES] = { ROW(1), ROW(2), ROW(3),
                                                    ROW(4), ROW(5), ROW(6) };
#undef ROW
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

/* What sentences are told where something may be hidden. */
static const char *const glory_labels[GLORY_KINDS + 1] = { "2", "3", "4",
                                                           "5", "6", "hidden" };
static const char *const future_labels[FUTURE_COUNT + 1] = {
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "hidden"
};
#undef CIV
#define CIV(id, name, title, ...) name,
static const char *const civ_labels[CIV_COUNT + 1] = {
#include "games/golden/civs.def"
    "hidden"
};
#undef CIV

/* clang-format off */
#define SQUARE_AT(shift, name) \
    { shift, SQUARE_BITS, SQUARES, 0, golden_square_names, .arg = name, \
      .labels = golden_square_labels, .typed = true }
#define SQUARE SQUARE_AT(0, "at")
#define SEAT_AT(shift) \
    { shift, SEAT_BITS, GAME_SEATS_MAX, 0, golden_seat_names, .arg = "seat", \
      .seat = true }
#define CIV_AT(shift, count, name, unseen) \
    { shift, CIV_BITS, count, 0, golden_civ_names, .arg = name, \
      .labels = civ_labels, .hidden = unseen }
#define A_TECH { 0, 5, TECH_COUNT, 0, golden_tech_names, .arg = "tech" }
#define A_WONDER { 0, 4, WONDER_COUNT, 0, golden_wonder_names, .arg = "card" }
#define A_BUILDING \
    { 0, 4, BUILDING_COUNT, 0, golden_building_names, .arg = "card" }
#define A_JUDGEMENT \
    { 0, 4, JUDGEMENT_COUNT, 0, golden_judgement_names, .arg = "judgement" }
#define A_GLORY \
    { 0, 3, GLORY_KINDS + 1, 0, golden_glory_names, .arg = "glory", \
      .labels = glory_labels, .hidden = 1 }

const struct game_kind golden_kinds[KIND_COUNT] = {
    [KIND_START_ROTATION] = { "start-rotation $", true,
                              { { 0, 2, 4, 0, NULL, .arg = "turns" } } },
    [KIND_FIRST] = { "first $", true, { SEAT_AT(0) } },
    [KIND_DEAL_CIV] = { "deal-civ $ $ $", true,
                        { SEAT_AT(CIV_SEAT_AT),
                          { ERA_AT, ERA_BITS, ERAS, 1, NULL, .arg = "era" },
                          CIV_AT(0, CIV_COUNT + 1, "civ", 1) } },
    [KIND_DEAL_FUTURE] = { "deal-future $ $", true,
                           { SEAT_AT(FUTURE_SEAT_AT),
                             { 0, FUTURE_BITS, FUTURE_COUNT + 1, 0, golden_future_names,
                               .arg = "future", .labels = future_labels,
                               .hidden = 1 } } },
    [KIND_JUDGEMENT] = { "judgement $", true, { A_JUDGEMENT } },
    [KIND_BUILDING] = { "building $", true, { A_BUILDING } },
    [KIND_DRAW_TILE] = { "draw-tile $", true,
                         { { 0, TILE_BITS, TILE_COUNT - 1, 0,
                             golden_tile_names + 1, .arg = NULL } } },
    [KIND_GLORY] = { "glory $", true, { A_GLORY } },
    [KIND_CIV] = { "civ $", false, { CIV_AT(0, CIV_COUNT, "civ", 0) } },
    [KIND_CIV_OVER] = { "civ $ over $", false,
                        { CIV_AT(HELD_AT, CIV_COUNT, "civ", 0),
                          /* nobody plays it: it is what others see */
                          CIV_AT(0, CIV_COUNT, "old", CIV_COUNT) } },
    [KIND_TOP] = { "top $", false, { A_TECH } },
    [KIND_TILE] = { "tile $ $", false,
                    { { TURNS_AT, TURNS_BITS, 4, 0, NULL, .arg = "turns" }, SQUARE } },
    [KIND_CAPITAL] = { "capital $", false, { SQUARE } },
    [KIND_CAPITAL_STAY] = { "capital stay", false, { { 0 } } },
    [KIND_EXPLORE] = { "explore $", false, { SQUARE } },
    [KIND_BUILDER] = { "builder $", false, { SQUARE } },
    [KIND_BUILDER_FREE] = { "builder free", false, { { 0 } } },
    [KIND_ARTIST] = { "artist $", false, { SQUARE } },
    [KIND_SOLDIER] = { "soldier $", false, { SQUARE } },
    [KIND_ROCKET] = { "rocket $", false, { SQUARE } },
    [KIND_WONDER] = { "wonder $", false, { A_WONDER } },
    [KIND_WONDER_FREE] = { "wonder-free $", false, { A_WONDER } },
    [KIND_ACTIVATE] = { "activate $", false,
                        { { 0, 5, BUILDING_COUNT + WONDER_COUNT, 0,
                            golden_active_names, .arg = "card" } } },
    [KIND_TECH] = { "tech $", false, { A_TECH } },
    [KIND_GOLDEN] = { "golden", false, { { 0 } } },
    [KIND_MOVE] = { "move $", false, { SQUARE } },
    [KIND_TO] = { "to $", false, { SQUARE } },
    [KIND_KEEP] = { "keep $", false, { A_GLORY } },
    [KIND_CITY] = { "city", false, { { 0 } } },
    [KIND_NO_CITY] = { "no-city", false, { { 0 } } },
    [KIND_CUBE] = { "cube $", false, { SQUARE } },
    [KIND_CARD] = { "card $", false, { A_BUILDING } },
    [KIND_DISCARD] = { "discard $", false, { A_BUILDING } },
    [KIND_DISCARD_USED] = { "discard $ used", false, { A_BUILDING } },
    [KIND_FREE_TECH] = { "free-tech $", false, { A_TECH } },
    [KIND_DONE] = { "done", false, { { 0 } } },
    [KIND_STAND] = { "stand $", false, { SQUARE } },
    [KIND_SHIFT_NONE] = { "shift none", false, { { 0 } } },
    [KIND_SHIFT_AGORA] = { "shift agora $", false, { SQUARE } },
    [KIND_SHIFT_CAPITAL] = { "shift capital $", false,
                             { { 0, 2, COLONISTS, 1, NULL, .arg = "count" } } },
    [KIND_JUDGE] = { "judge $", false, { A_JUDGEMENT } },
};
/* clang-format on */

/* A tile as people tell it from others: by what is on it. */
static void tile_args(unsigned tile, struct message_args *out)
{
    message_list(out, "symbols");
    for (unsigned i = 0; tile < TILE_COUNT && i < golden_tiles[tile].squares;
         i++)
        for (int k = 0; k < golden_tiles[tile].square[i].symbols; k++)
            message_item(
                out, golden_symbol_names[golden_tiles[tile].square[i].symbol]);
}

/* GA-4.2: the squares of the map that the tile would cover, row by row. */
static void cover_args(unsigned tile, game_action x, struct message_args *out)
{
    static const char *const args[] = { "first", "second", "third" };
    unsigned turns = action_bits(x, TURNS_AT, TURNS_BITS);
    unsigned corner = action_bits(x, 0, SQUARE_BITS);
    uint64_t cover = 0;

    for (unsigned i = 0; tile < TILE_COUNT && i < golden_tiles[tile].squares;
         i++) {
        struct golden_tile_square q = golden_turned(tile, turns, i);
        if (corner / COLUMNS + q.row < ROWS &&
            corner % COLUMNS + q.column < COLUMNS)
            cover |= BIT(corner + q.row * COLUMNS + q.column);
    }
    for (int i = 0; i < 3; i++, cover &= cover - 1)
        message_word(out, args[i],
                     cover ? golden_square_labels[bit_lowest(cover)] : "none");
}

/* What lies on the square an action names. */
static void here_args(const struct golden_state *s, unsigned square,
                      struct message_args *out)
{
    const char *here = "none";

    for (unsigned k = 0; k < SYMBOL_COUNT; k++)
        if (s->symbol[k] & BIT(square))
            here = golden_symbol_names[k];
    message_word(out, "here", here);
}

/* What the cheapest attack of a soldier from there would cost. */
static unsigned soldier_price(const struct golden_state *s, unsigned from)
{
    uint64_t m = golden_targets(s, s->turn) & golden_reach(golden_my(s), from);
    unsigned least = m ? golden_price(s, s->turn, bit_lowest(m)) : 0;

    for (; m; m &= m - 1) {
        unsigned price = golden_price(s, s->turn, bit_lowest(m));
        least = price < least ? price : least;
    }
    return least;
}

/* What an action costs in gold, and what there is to pay with. */
static void price_args(const struct golden_state *s, game_action x,
                       struct message_args *out)
{
    const struct golden_seat *me = golden_my(s);
    unsigned n = action_bits(x, 0, 6), price = 0;

    if (action_kind(x) == KIND_WONDER)
        price = golden_wonder_price(me, n);
    else if (action_kind(x) == KIND_TECH)
        price = golden_tech_price(me, n, s->off);
    else if (me->attacks < ATTACKS)
        price = action_kind(x) == KIND_SOLDIER ? soldier_price(s, n)
                                               : golden_price(s, s->turn, n);
    message_number(out, "price", price);
    message_number(out, "gold", me->gold);
}

/* What a civilization gives at once, and nothing else, the seat has already:
 * it leads it, or has developed the technology. */
static bool gives_nothing(const struct golden_seat *me, unsigned civ)
{
    const struct golden_effect *e = golden_civs[civ].effect;

    for (int i = 0; i < 2; i++)
        if (e[i].op && (e[i].when != NOW ||
                        (civ != me->civ &&
                         (e[i].op != OP_TECH || !golden_has(me, e[i].arg)))))
            return false;
    return true;
}

void golden_args(const void *state, game_action x, struct message_args *out)
{
    const struct golden_state *s = state;
    const struct game_kind *kind = &golden_kinds[action_kind(x)];

    if (action_kind(x) == KIND_CIV)
        message_word(out, "gives",
                     gives_nothing(golden_my(s), action_bits(x, 0, CIV_BITS))
                         ? "nothing"
                         : "something");
    if (action_kind(x) == KIND_TILE) {
        tile_args(s->tile, out);
        cover_args(s->tile, x, out);
    }
    if (action_kind(x) == KIND_DRAW_TILE)
        tile_args(action_bits(x, 0, TILE_BITS) + 1, out);
    if (action_kind(x) == KIND_CITY)
        message_word(out, "at", golden_square_labels[s->at]);
    if (action_kind(x) == KIND_GOLDEN) {
        message_number(out, "era", s->era + 1);
        message_word(out, "judgement",
                     s->chosen[s->era] == NONE ? "open" : "chosen");
    }
    if (action_kind(x) == KIND_DONE)
        message_word(out, "with",
                     s->head.phase == PHASE_SHIFT_MORE ? "colonists"
                                                       : "technologies");
    if (kind->operand[0].labels == golden_square_labels)
        here_args(s, action_bits(x, kind->operand[0].shift, SQUARE_BITS), out);
    if (action_kind(x) == KIND_WONDER || action_kind(x) == KIND_TECH ||
        action_kind(x) == KIND_TO || action_kind(x) == KIND_ROCKET ||
        action_kind(x) == KIND_SOLDIER)
        price_args(s, x, out);
    if (action_kind(x) == KIND_MOVE || action_kind(x) == KIND_TO)
        message_number(out, "range",
                       (int)golden_tech_gives(golden_my(s), OP_MOVE));
}

/* Continent tiles and capitals (chapter 4). The places for a tile are found for
 * all squares at once, with masks of the squares where a seam would not
 * match. */
#include "games/golden/golden.h"

struct golden_tile_square golden_turned(unsigned tile, unsigned turns,
                                        unsigned square)
{
    const struct golden_tile_info *info = &golden_tiles[tile];
    struct golden_tile_square q = info->square[square];
    unsigned rows = info->squares == 2 ? 1 : 2, columns = 2;

    for (; turns; turns--) {
        unsigned row = q.row;
        q.row = q.column;
        q.column = (uint8_t)(rows - 1 - row);
        q.land = (uint8_t)((q.land << 1 | q.land >> 3) & 15);
        row = rows;
        rows = columns;
        columns = row;
    }
    return q;
}

uint64_t golden_tile_cover(unsigned tile, unsigned turns, unsigned square)
{
    uint64_t m = 0;

    for (unsigned i = 0; i < golden_tiles[tile].squares; i++) {
        struct golden_tile_square q = golden_turned(tile, turns, i);
        m |= BIT(square + q.row * COLUMNS + q.column);
    }
    return m;
}

/* Squares whose neighbour on that side is in the mask. GA-4.3r1: nothing
 * touches across the east-west edge. */
static uint64_t beside(uint64_t m, unsigned side)
{
    switch ((enum golden_side)side) {
    case SIDE_NORTH: return m << COLUMNS & MAP;
    case SIDE_EAST: return (m & ~COLUMN(0)) >> 1;
    case SIDE_SOUTH: return m >> COLUMNS;
    case SIDE_WEST: return (m & ~COLUMN(COLUMNS - 1)) << 1 & MAP;
    case SIDE_COUNT: break;
    }
    return 0;
}

/* GA-4.3: where a square with such edges has a neighbour of other terrain.
 * GA-4.3r2: open sea, islands and the board's edge go with everything. */
static uint64_t clashes(const struct golden_state *s, unsigned land)
{
    uint64_t bad = 0;

    for (unsigned side = 0; side < SIDE_COUNT; side++) {
        uint64_t theirs = s->edge[(side + 2) % SIDE_COUNT];
        bad |= beside(land >> side & 1 ? s->land & ~theirs : theirs, side);
    }
    return bad;
}

/* GA-4.2: on free squares of the grid; GA-4.3: beside a tile, seams matching.
 * GA-4.2r1: equal turns of a tile that looks the same are one. */
uint64_t golden_tile_places(const struct golden_state *s, unsigned tile,
                            unsigned turns)
{
    const struct golden_tile_info *info = &golden_tiles[tile];
    uint64_t places = MAP, touching = 0, touch = 0;

    if (turns >= info->turns)
        return 0;
    for (unsigned side = 0; side < SIDE_COUNT; side++)
        touch |= beside(s->land, side);
    for (unsigned i = 0; i < info->squares; i++) {
        struct golden_tile_square q = golden_turned(tile, turns, i);
        unsigned shift = q.row * COLUMNS + q.column;
        uint64_t free = MAP & ~s->land & ~clashes(s, q.land);
        places &= free >> shift;
        if (q.column)
            places &= ~COLUMN(COLUMNS - 1);
        touching |= touch >> shift;
    }
    return places & touching;
}

/* GA-4.1: three squares in era I, two later; bit 0 is tile L1. */
uint64_t golden_tile_deck(const struct golden_state *s)
{
    return s->tile_unseen & (s->era ? 0xfff0u : 0x000fu);
}

static bool tile_fits(const struct golden_state *s, unsigned tile)
{
    for (unsigned turns = 0; turns < golden_tiles[tile].turns; turns++)
        if (golden_tile_places(s, tile, turns))
            return true;
    return false;
}

/* GA-4.1r1: with no tile to place the capital stays; GA-4.1r2: in era I it
 * goes to any square that is free. */
void golden_skip_tile(struct golden_state *s)
{
    s->tile = NONE;
    if (s->era == 0)
        golden_push(s, PHASE_CAPITAL);
}

/* GA-4.1: a tile is drawn; one without a place is set aside for the era and
 * another is drawn (GA-4.1r1). */
void golden_draw_tile(struct golden_state *s, unsigned tile)
{
    s->tile_unseen &= (uint16_t) ~(1u << (tile - 1));
    if (tile_fits(s, tile)) {
        golden_pop(s);
        s->tile = (uint8_t)tile;
        golden_push(s, PHASE_CAPITAL);
        golden_push(s, PHASE_TILE);
        return;
    }
    s->tile_aside |= (uint16_t)(1u << (tile - 1));
    if (!golden_tile_deck(s)) {
        golden_pop(s);
        golden_skip_tile(s);
    }
}

void golden_lay_tile(struct golden_state *s, unsigned tile, unsigned turns,
                     unsigned square)
{
    uint64_t cover = golden_tile_cover(tile, turns, square);

    s->land |= cover;
    s->twice &= ~cover;
    for (int k = 0; k < SYMBOL_COUNT; k++)
        s->symbol[k] &= ~cover;
    for (unsigned i = 0; i < golden_tiles[tile].squares; i++) {
        struct golden_tile_square q = golden_turned(tile, turns, i);
        uint64_t at = BIT(square + q.row * COLUMNS + q.column);
        for (unsigned side = 0; side < SIDE_COUNT; side++)
            if (q.land >> side & 1)
                s->edge[side] |= at;
        s->symbol[q.symbol] |= at;
        if (q.symbols == 2)
            s->twice |= at;
    }
    s->place[tile] = (uint8_t)square;
    s->turned[tile] = (uint8_t)turns;
}

/* GA-4.4: colonists on covered squares go home; GA-4.4r1: whoever they are,
 * standing or lying as they were, and earn nothing. */
void golden_place_tile(struct golden_state *s, unsigned turns, unsigned square)
{
    uint64_t cover = golden_tile_cover(s->tile, turns, square);

    golden_lay_tile(s, s->tile, turns, square);
    for (int p = 0; p < s->head.seats; p++) {
        struct golden_seat *me = &s->seat[p];
        for (int i = 0; i < COLONISTS; i++)
            if (golden_on_map(me->colonist[i]) & cover)
                me->colonist[i] = (uint8_t)((me->colonist[i] & STANDING) |
                                            me->capital);
    }
    golden_pop(s);
}

/* GA-4.5, GA-4.5r2: the squares of the tile just placed; without one (GA-4.1r2)
 * every square with neither city nor capital. */
uint64_t golden_capital_places(const struct golden_state *s)
{
    uint64_t free = s->land & ~golden_capitals(s);

    if (s->tile != NONE)
        return golden_tile_cover(s->tile, s->turned[s->tile],
                                 s->place[s->tile]);
    for (int p = 0; p < s->head.seats; p++)
        free &= ~s->seat[p].city;
    return free;
}

/* GA-4.5, GA-4.5r3: in era I the capital is placed with its colonists; later it
 * may move, and the colonists beside it go along (GA-4.5r1). */
void golden_place_capital(struct golden_state *s, unsigned square)
{
    struct golden_seat *me = golden_me(s);

    for (int i = 0; i < COLONISTS; i++) {
        if (s->era == 0)
            me->colonist[i] = (uint8_t)(STANDING | square);
        else if (golden_place(me, i) == me->capital)
            me->colonist[i] = (uint8_t)((me->colonist[i] & STANDING) | square);
    }
    me->capital = (uint8_t)square;
    golden_pop(s);
}

/* The table for a terminal: the map as a drawing, then agora, offers,
 * technologies and players; or, for a screen reader, all of it in sentences.
 * Nothing is wider than the columns asked for, 80 at least. */
#include "games/golden/table.h"

enum {
    WIDE = 96,
    CELL_WIDE = 8,
    CELL_NARROW = 6,
    TILE_CELL = 4,
    TILE_GAP = 18,
};

static bool is_land(const struct golden_state *s, int row, int column)
{
    return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS &&
           s->land >> (row * COLUMNS + column) & 1;
}

/* How the border between two squares is drawn: a coast where sea touches a
 * tile's edge, dots where land ends at the open, nothing where land goes on. */
static char border(const struct golden_state *s, int row, int column,
                   unsigned side, char coast, char open)
{
    static const int8_t down[SIDE_COUNT] = { -1, 0, 1, 0 };
    static const int8_t right[SIDE_COUNT] = { 0, 1, 0, -1 };
    int r = row + down[side], c = column + right[side];
    bool here = is_land(s, row, column), there = is_land(s, r, c);

    if (!here && !there)
        return ' ';
    if (here && !(s->edge[side] >> (row * COLUMNS + column) & 1))
        return coast;
    if (there && !(s->edge[(side + 2) % SIDE_COUNT] >> (r * COLUMNS + c) & 1))
        return coast;
    return here && there ? ' ' : open;
}

/* The line above a row of squares, or below the last. */
static void put_border_row(const struct golden_state *s, int row, int cell,
                           struct text *out)
{
    text_put(out, "  ");
    for (int c = 0; c < COLUMNS; c++) {
        char line = row < ROWS ? border(s, row, c, SIDE_NORTH, '-', '.')
                               : border(s, row - 1, c, SIDE_SOUTH, '-', '.');
        bool corner = is_land(s, row, c) || is_land(s, row - 1, c) ||
                      is_land(s, row, c - 1) || is_land(s, row - 1, c - 1);
        text_char(out, corner ? '+' : ' ');
        for (int i = 0; i < cell; i++)
            text_char(out, line);
    }
    text_char(out,
              is_land(s, row, COLUMNS - 1) || is_land(s, row - 1, COLUMNS - 1)
                  ? '+'
                  : ' ');
    text_char(out, '\n');
}

void golden_square_symbols(const struct golden_state *s, unsigned square,
                           const struct drawing *d)
{
    struct text *out = d->out;
    uint64_t at = BIT(square);
    bool land = s->land & at, any = false;

    if (golden_capitals(s) & at)
        text_char(out, 'x');
    for (int k = 0; k < SYMBOL_COUNT; k++) {
        if (!(s->symbol[k] & at))
            continue;
        if (!any && !land)
            text_char(out, '(');
        any = true;
        drawing_name(d, golden_symbol_names[k], "map");
        if (s->twice & at)
            text_char(out, '2');
    }
    if (any && !land)
        text_char(out, ')');
    if (!any)
        text_char(out, '~');
}

void golden_square_colonists(const struct golden_state *s, unsigned square,
                             int room, struct text *out)
{
    for (int p = 0; p < s->head.seats; p++)
        for (int standing = 1; standing >= 0; standing--) {
            int n = 0;
            for (int i = 0; i < COLONISTS; i++)
                n += s->seat[p].colonist[i] ==
                     (square | (standing ? STANDING : 0));
            room -= n ? 1 + (n > 1) : 0;
            if (!n || room < 0)
                continue;
            text_style(out, (enum text_style)(STYLE_SEAT_A + p));
            text_char(out, (char)((standing ? 'A' : 'a') + p));
            if (n > 1)
                text_int(out, n);
            text_style(out, STYLE_PLAIN);
        }
}

void golden_square_buildings(const struct golden_state *s, unsigned square,
                             struct text *out)
{
    for (int p = 0; p < s->head.seats; p++) {
        const struct golden_seat *me = &s->seat[p];
        bool capital = me->capital == square, city = me->city >> square & 1;
        if (!capital && !city)
            continue;
        text_style(out, (enum text_style)(STYLE_SEAT_A + p));
        text_put(out, capital ? "[" : "");
        text_put(out, golden_seat_names[p]);
        text_put(out, capital ? "]" : me->second >> square & 1 ? "##" : "#");
        text_style(out, STYLE_PLAIN);
    }
}

/* One of the three lines of a row of squares. */
static void put_row(const struct golden_state *s, int row, int line, int cell,
                    const struct drawing *d)
{
    struct text *out = d->out;

    text_char(out, line == 1 ? (char)('1' + row) : ' ');
    text_char(out, ' ');
    for (int c = 0; c < COLUMNS; c++) {
        unsigned square = (unsigned)(row * COLUMNS + c);
        text_char(out, border(s, row, c, SIDE_WEST, '|', ':'));
        if (line == 0)
            golden_square_symbols(s, square, d);
        else if (line == 1)
            golden_square_colonists(s, square, cell, out);
        else
            golden_square_buildings(s, square, out);
        text_pad(out, 2 + c * (cell + 1) + 1 + cell);
    }
    text_char(out, border(s, row, COLUMNS - 1, SIDE_EAST, '|', ':'));
    text_char(out, '\n');
}

static void draw_map(const struct golden_state *s, const struct drawing *d)
{
    struct text *out = d->out;
    int cell = d->columns >= WIDE ? CELL_WIDE : CELL_NARROW;

    for (int c = 0; c < COLUMNS; c++) {
        text_pad(out, 3 + c * (cell + 1));
        text_char(out, (char)('A' + c));
    }
    text_char(out, '\n');
    for (int row = 0; row < ROWS; row++) {
        put_border_row(s, row, cell, out);
        for (int line = 0; line < 3; line++)
            put_row(s, row, line, cell, d);
    }
    put_border_row(s, ROWS, cell, out);
}

/* Whether land reaches that side of a square of the turned tile; -1 where the
 * tile has no such square. */
static int tile_side(unsigned tile, unsigned turns, int row, int column,
                     unsigned side)
{
    for (unsigned i = 0; i < golden_tiles[tile].squares; i++) {
        struct golden_tile_square q = golden_turned(tile, turns, i);
        if (q.row == row && q.column == column)
            return q.land >> side & 1;
    }
    return -1;
}

static char tile_border(unsigned tile, unsigned turns, int row, int column,
                        bool upper)
{
    int here = tile_side(tile, turns, row, column,
                         upper ? SIDE_NORTH : SIDE_WEST);
    int there = tile_side(tile, turns, upper ? row - 1 : row,
                          upper ? column : column - 1,
                          upper ? SIDE_SOUTH : SIDE_EAST);

    if (here < 0 && there < 0)
        return ' ';
    if (here == 0 || there == 0)
        return upper ? '-' : '|';
    return here == 1 && there == 1 ? ' ' : upper ? '.' : ':';
}

static void put_tile_row(unsigned tile, unsigned turns, int row, bool upper,
                         const struct drawing *d)
{
    struct text *out = d->out;

    for (int column = 0; column < 3; column++) {
        text_char(out,
                  upper ? ' ' : tile_border(tile, turns, row, column, false));
        if (column == 2)
            break;
        if (upper) {
            char line = tile_border(tile, turns, row, column, true);
            for (int i = 0; i < TILE_CELL; i++)
                text_char(out, line);
            continue;
        }
        int printed_symbols = 0;
        for (unsigned i = 0; i < golden_tiles[tile].squares; i++) {
            struct golden_tile_square q = golden_turned(tile, turns, i);
            if (q.row != row || q.column != column)
                continue;
            drawing_name(d, golden_symbol_names[q.symbol], "map");
            text_char(out, q.symbols == 2 ? '2' : ' ');
            printed_symbols = 3;
        }
        for (; printed_symbols < TILE_CELL; printed_symbols++)
            text_char(out, ' ');
    }
}

/* The drawn tile in each of its turns, side by side. */
void golden_table_tile(const struct golden_state *s, const struct drawing *d)
{
    unsigned turns = golden_tiles[s->tile].turns;
    struct text *out = d->out;

    drawing_word(d, "tile");
    for (int line = 0; line < 5; line++) {
        text_char(out, '\n');
        for (unsigned k = 0; k < turns; k++) {
            text_pad(out, (int)k * TILE_GAP);
            text_int(out, (int)k);
            text_char(out, ' ');
            put_tile_row(s->tile, k, line / 2, line % 2 == 0, d);
        }
    }
    text_char(out, '\n');
}

static void put_head(const struct golden_state *s, struct golden_pen *p)
{
    struct message_args args = { .game = p->d->game };

    golden_pen_line(p, 0, 0);
    message_number(&args, "era", s->era + 1);
    message_word(&args, "phase", golden_phase_names[s->head.phase]);
    message_word(&args, "who", s->head.actor >= 0 ? "seat" : "nobody");
    message_seat(&args, "seat", s->head.actor >= 0 ? s->head.actor : 0);
    golden_pen_say(p, "head", &args);
    if (s->stage == STAGE_LAST)
        golden_pen_number(p, "last-turns", s->left);
    golden_pen_end(p);
}

void golden_table(const void *state, const struct drawing *d)
{
    const struct golden_state *s = state;
    struct golden_pen pen = { .d = d };

    put_head(s, &pen);
    if (!d->whole) {
        golden_table_brief(s, &pen);
        return;
    }
    if (d->plain) {
        golden_table_squares(s, &pen);
    } else {
        draw_map(s, d);
        drawing_word(d, "legend-symbols");
        text_char(d->out, '\n');
        drawing_word(d, "legend-pieces");
        text_char(d->out, '\n');
        drawing_word(d, "legend-coast");
        text_char(d->out, '\n');
        if (s->head.phase == PHASE_TILE)
            golden_table_tile(s, d);
    }
    golden_table_offers(s, &pen);
    if (!d->plain)
        golden_table_techs(s, &pen);
    for (int p = 0; p < s->head.seats; p++)
        golden_table_seat(s, p, &pen);
}

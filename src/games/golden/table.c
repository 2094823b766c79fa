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

static int printed(const char *word)
{
    int n = 0;

    for (; *word; word++)
        n += !text_is_style(*word);
    return n;
}

void golden_pen_line(struct golden_pen *p, const char *heading, int indent)
{
    text_put(p->out, heading);
    p->at = printed(heading);
    p->indent = indent;
}

void golden_pen_word(struct golden_pen *p, const char *word)
{
    int n = printed(word);

    /* One column stays free for a comma. */
    if (p->at + 1 + n >= p->columns) {
        text_char(p->out, '\n');
        for (p->at = 0; p->at < p->indent; p->at++)
            text_char(p->out, ' ');
    } else if (p->at) {
        text_char(p->out, ' ');
        p->at++;
    }
    text_put(p->out, word);
    p->at += n;
}

void golden_pen_pair(struct golden_pen *p, const char *word, const char *after)
{
    char buffer[64];
    struct text t;

    text_init(&t, buffer, sizeof buffer);
    text_put(&t, word);
    text_put(&t, after);
    golden_pen_word(p, buffer);
}

void golden_pen_number(struct golden_pen *p, const char *before, int n,
                       const char *after)
{
    char buffer[64];
    struct text t;

    text_init(&t, buffer, sizeof buffer);
    text_put(&t, before);
    text_int(&t, n);
    text_put(&t, after);
    golden_pen_word(p, buffer);
}

/* Right behind the last word. */
static void put_mark(struct golden_pen *p, const char *mark)
{
    text_put(p->out, mark);
    p->at += printed(mark);
}

void golden_pen_list(struct golden_pen *p, const char *heading)
{
    if (*heading)
        golden_pen_word(p, heading);
    p->items = 0;
}

void golden_pen_item(struct golden_pen *p, const char *item, const char *after)
{
    if (p->items++)
        put_mark(p, ",");
    golden_pen_pair(p, item, after);
}

void golden_pen_count(struct golden_pen *p, const char *item, int n)
{
    char buffer[64];
    struct text t;

    text_init(&t, buffer, sizeof buffer);
    text_char(&t, ' ');
    text_int(&t, n);
    golden_pen_item(p, item, buffer);
}

void golden_pen_close(struct golden_pen *p, const char *after)
{
    if (!p->items)
        golden_pen_word(p, "none");
    put_mark(p, after);
}

void golden_pen_end(struct golden_pen *p)
{
    text_char(p->out, '\n');
    p->at = 0;
}

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

static void put_symbols(const struct golden_state *s, unsigned square,
                        struct text *out)
{
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
        text_char(out, golden_symbol_names[k][0]);
        text_char(out, golden_symbol_names[k][1]);
        if (s->twice & at)
            text_char(out, '2');
    }
    if (any && !land)
        text_char(out, ')');
    if (!any)
        text_char(out, '~');
}

/* Standing colonists as capital letters, lying ones as small ones. */
static void put_colonists(const struct golden_state *s, unsigned square,
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

/* [A] is a capital, A# and A## are cities of one and two cubes. */
static void put_buildings(const struct golden_state *s, unsigned square,
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
                    struct text *out)
{
    text_char(out, line == 1 ? (char)('0' + row) : ' ');
    text_char(out, ' ');
    for (int c = 0; c < COLUMNS; c++) {
        unsigned square = (unsigned)(row * COLUMNS + c);
        text_char(out, border(s, row, c, SIDE_WEST, '|', ':'));
        if (line == 0)
            put_symbols(s, square, out);
        else if (line == 1)
            put_colonists(s, square, cell, out);
        else
            put_buildings(s, square, out);
        text_pad(out, 2 + c * (cell + 1) + 1 + cell);
    }
    text_char(out, border(s, row, COLUMNS - 1, SIDE_EAST, '|', ':'));
    text_char(out, '\n');
}

void golden_table_map(const struct golden_state *s, int columns,
                      struct text *out)
{
    int cell = columns >= WIDE ? CELL_WIDE : CELL_NARROW;

    for (int c = 0; c < COLUMNS; c++) {
        text_pad(out, 3 + c * (cell + 1));
        text_int(out, c);
    }
    text_char(out, '\n');
    for (int row = 0; row < ROWS; row++) {
        put_border_row(s, row, cell, out);
        for (int line = 0; line < 3; line++)
            put_row(s, row, line, cell, out);
    }
    put_border_row(s, ROWS, cell, out);
}

static void put_legend(struct text *out)
{
    text_put(out, "ga game, wh wheat, ro rock, ge gem; (..) island, x under a "
                  "capital\n"
                  "A standing, a lying, [A] capital, A# city, A## of two "
                  "cubes\n"
                  "- | coast, : . land that ends at the open\n");
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
                         struct text *out)
{
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
            text_char(out, golden_symbol_names[q.symbol][0]);
            text_char(out, golden_symbol_names[q.symbol][1]);
            text_char(out, q.symbols == 2 ? '2' : ' ');
            printed_symbols = 3;
        }
        for (; printed_symbols < TILE_CELL; printed_symbols++)
            text_char(out, ' ');
    }
}

/* The drawn tile in each of its turns, side by side. */
static void put_tile(const struct golden_state *s, struct text *out)
{
    unsigned turns = golden_tiles[s->tile].turns;

    text_put(out, "The tile, turned");
    for (int line = 0; line < 5; line++) {
        text_char(out, '\n');
        for (unsigned k = 0; k < turns; k++) {
            text_pad(out, (int)k * TILE_GAP);
            text_int(out, (int)k);
            text_char(out, ' ');
            put_tile_row(s->tile, k, line / 2, line % 2 == 0, out);
        }
    }
    text_char(out, '\n');
}

static const char *const era_titles[ERAS] = { "Era I:", "Era II:", "Era III:",
                                              "Era IV:" };

static const char *const questions[PHASE_COUNT] = {
    [PHASE_START_ROTATION] = "The start tile is turned.",
    [PHASE_FIRST] = "Chance names a first player.",
    [PHASE_DEAL_CIV] = "Civilizations are dealt.",
    [PHASE_DEAL_FUTURE] = "Future technologies are dealt.",
    [PHASE_JUDGEMENT] = "Judgements are laid open.",
    [PHASE_BUILDING] = "Buildings are turned up.",
    [PHASE_DRAW_TILE] = "A tile is drawn.",
    [PHASE_GLORY] = "A glory tile is drawn.",
    [PHASE_CIV] = "chooses a civilization.",
    [PHASE_TOP] = "chooses India's technology.",
    [PHASE_TILE] = "places a tile.",
    [PHASE_CAPITAL] = "decides where the capital stands.",
    [PHASE_ACTION] = "takes an action.",
    [PHASE_MOVE] = "moves an explorer.",
    [PHASE_TO] = "chooses what to attack.",
    [PHASE_KEEP] = "keeps a glory tile.",
    [PHASE_CITY] = "may found a city.",
    [PHASE_CUBE] = "takes a cube from the map.",
    [PHASE_CARD] = "takes a building.",
    [PHASE_DISCARD] = "discards a building.",
    [PHASE_FREE_TECH] = "develops a technology for nothing.",
    [PHASE_BUY] = "buys a technology more cheaply.",
    [PHASE_MORE] = "may develop another technology.",
    [PHASE_STAND] = "stands up a colonist.",
    [PHASE_SHIFT] = "moves colonists with Notre Dame.",
    [PHASE_SHIFT_MORE] = "may send another colonist to the agora.",
    [PHASE_JUDGE] = "chooses the judgement.",
    [PHASE_OVER] = "The game is over.",
};

static void put_head(const struct golden_state *s, struct golden_pen *p)
{
    golden_pen_line(p, era_titles[s->era], 0);
    if (s->head.actor >= 0)
        golden_pen_word(p, golden_seat_names[s->head.actor]);
    golden_pen_word(p, questions[s->head.phase]);
    if (s->stage == STAGE_LAST)
        golden_pen_number(p, "Last turns, ", s->left, " more to come.");
    golden_pen_end(p);
}

void golden_table(const void *state, int columns, bool plain, struct text *out)
{
    const struct golden_state *s = state;
    struct golden_pen pen = { .out = out,
                              .columns = columns < 80 ? 80 : columns };

    put_head(s, &pen);
    if (plain) {
        golden_table_squares(s, &pen);
    } else {
        golden_table_map(s, pen.columns, out);
        put_legend(out);
        if (s->head.phase == PHASE_TILE)
            put_tile(s, out);
    }
    golden_table_offers(s, &pen);
    if (!plain)
        golden_table_techs(s, &pen);
    for (int p = 0; p < s->head.seats; p++)
        golden_table_seat(s, p, plain, &pen);
}

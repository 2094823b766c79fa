/* What matters now, in 22 lines of 80 columns: the map without coasts, one line
 * per player, the names of what is on offer, and the judgement of the era. */
#include "games/golden/table.h"

enum {
    CELL = 7,
    MARGIN = 3,
    KEYED = 9, /* a map of more lines has no room for its key */
};

/* The squares with something on them; rows and columns beyond are left out. */
static uint64_t in_use(const struct golden_state *s)
{
    uint64_t some = s->land;

    for (int k = 0; k < SYMBOL_COUNT; k++)
        some |= s->symbol[k];
    for (int seat = 0; seat < s->head.seats; seat++)
        some |= golden_control(&s->seat[seat]);
    return some;
}

static uint64_t row_of(int row)
{
    return ((1ull << COLUMNS) - 1) << row * COLUMNS;
}

/* The seats' pieces on any square of a row. */
static bool has_pieces(const struct golden_state *s, int row)
{
    uint64_t pieces = golden_capitals(s);

    for (int seat = 0; seat < s->head.seats; seat++)
        pieces |= golden_control(&s->seat[seat]);
    return pieces & row_of(row);
}

/* A row of squares: symbols, then pieces where there are any. */
static void put_row(const struct golden_state *s, int row,
                    const struct drawing *d)
{
    struct text *out = d->out;

    for (int line = 0; line < 1 + has_pieces(s, row); line++) {
        text_char(out, line ? ' ' : (char)('1' + row));
        for (int c = 0; c < COLUMNS; c++) {
            unsigned square = (unsigned)(row * COLUMNS + c);
            text_pad(out, MARGIN + c * CELL);
            if (line) {
                golden_square_buildings(s, square, out);
                golden_square_colonists(s, square, 4, out);
            } else if (in_use(s) >> square & 1) {
                golden_square_symbols(s, square, d);
            }
        }
        text_char(out, '\n');
    }
}

static int map_lines(const struct golden_state *s)
{
    int n = 0;

    for (int row = 0; row < ROWS; row++)
        if (in_use(s) & row_of(row))
            n += 1 + has_pieces(s, row);
    return n;
}

static void put_map(const struct golden_state *s, const struct drawing *d)
{
    struct text *out = d->out;
    uint64_t some = in_use(s);

    for (int c = 0; c < COLUMNS; c++) {
        text_pad(out, MARGIN + c * CELL);
        text_char(out, (char)('A' + c));
    }
    text_char(out, '\n');
    for (int row = 0; row < ROWS; row++)
        if (some & row_of(row))
            put_row(s, row, d);
}

static void put_key(struct golden_pen *p)
{
    golden_pen_line(p, 0, 3);
    golden_pen_word(p, "legend-brief");
    golden_pen_end(p);
}

static int standing(const struct golden_seat *me)
{
    int n = 0;

    for (int i = 0; i < COLONISTS; i++)
        n += golden_is_standing(me->colonist[i]);
    return n;
}

/* Buildings and wonders by name. */
static void put_cards(const struct golden_seat *me, struct golden_pen *p)
{
    golden_pen_list(p);
    for (int i = 0; i < SLOTS; i++)
        if (me->building[i] != NONE) {
            golden_pen_item(p);
            golden_pen_name(p, golden_building_names[me->building[i] & ~USED],
                            NULL);
        }
    for (uint32_t m = me->wonders; m; m &= m - 1) {
        golden_pen_item(p);
        golden_pen_name(p, golden_wonder_names[bit_lowest(m)], NULL);
    }
    golden_pen_close(p, false);
}

/* One's own cards by name, those of rivals by their number. */
static void put_seat(const struct golden_state *s, int seat, bool own,
                     struct golden_pen *p)
{
    const struct golden_seat *me = &s->seat[seat];
    struct message_args args = { .game = p->d->game };
    int cards = (int)golden_buildings_held(me) + (int)bit_count(me->wonders);

    own &= cards > 0;
    golden_pen_line(p, 0, 3);
    golden_pen_seat(p, seat);
    message_word(&args, "civ",
                 me->civ < CIV_COUNT ? golden_civ_names[me->civ] : "none");
    message_number(&args, "gold", me->gold);
    message_number(&args, "points", golden_score(s, seat) >> GAME_TIE_BITS);
    message_number(&args, "standing", standing(me));
    message_number(&args, "cubes", me->reserve);
    message_word(&args, "golden", me->golden ? "yes" : "no");
    message_word(&args, "own", own ? "yes" : "no");
    message_number(&args, "cards", cards);
    golden_pen_say(p, "standing", &args);
    if (own)
        put_cards(me, p);
    golden_pen_end(p);
}

static void put_offers(const struct golden_state *s, struct golden_pen *p)
{
    uint64_t wonders = s->stage == STAGE_SETUP ? 0 : golden_wonder_offer(s);

    golden_pen_line(p, 0, 3);
    golden_pen_word(p, "on-offer");
    golden_pen_list(p);
    for (unsigned i = 0; i < KINDS_AN_ERA; i++)
        if (s->offer[i]) {
            golden_pen_item(p);
            golden_pen_name(p, golden_building_names[s->era * KINDS_AN_ERA + i],
                            NULL);
        }
    for (; wonders; wonders &= wonders - 1) {
        golden_pen_item(p);
        golden_pen_name(p, golden_wonder_names[bit_lowest(wonders)], NULL);
        golden_pen_number(p, "for-gold",
                          (int)golden_wonders[bit_lowest(wonders)].cost);
    }
    golden_pen_close(p, false);
    golden_pen_end(p);
}

/* The judgement of the era, or those to choose from. */
static void put_judgements(const struct golden_state *s, struct golden_pen *p)
{
    unsigned chosen = s->chosen[s->era];

    golden_pen_line(p, 0, 3);
    golden_pen_word(p, "judgements");
    golden_pen_list(p);
    for (uint32_t m = s->judgements; m; m &= m - 1) {
        unsigned j = bit_lowest(m);
        bool gone = false;
        for (int era = 0; era < s->era; era++)
            gone |= s->chosen[era] == j;
        if (chosen != NONE ? j != chosen : gone)
            continue;
        golden_pen_item(p);
        golden_pen_name(p, golden_judgement_names[j], NULL);
    }
    golden_pen_close(p, false);
    golden_pen_end(p);
}

void golden_table_brief(const struct golden_state *s, struct golden_pen *p)
{
    int own = s->head.sees >= 0 ? s->head.sees : s->turn;

    put_map(s, p->d);
    if (map_lines(s) <= KEYED)
        put_key(p);
    /* A tile in all its turns takes the room of the rivals. */
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat == own || s->head.phase != PHASE_TILE)
            put_seat(s, seat, seat == own, p);
    if (s->head.phase == PHASE_TILE) {
        golden_table_tile(s, p->d);
        return;
    }
    put_offers(s, p);
    put_judgements(s, p);
}

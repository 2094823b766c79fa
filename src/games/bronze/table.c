/* The table for a terminal of 80 columns: the board, the pool, and each seat
 * with its matrix and its cities. plain.c says the same in sentences. */
#include "games/bronze/bronze.h"

enum {
    BOARD = 11,  /* where the tiles begin */
    TILE = 4,    /* columns of one */
    ROUTES = 56, /* where the route tokens begin */
    LINES = 69,  /* and the lines of each seat */
    SEAT = 3,    /* where the rows of a seat begin */
    CARD = 16,   /* columns of a card of a matrix */
    TEXT = 21,   /* where the words about a city begin */
    WIDTH = 80,
};

static void put_seat(struct text *out, unsigned seat)
{
    text_style(out, (enum text_style)(STYLE_SEAT_A + seat));
    text_char(out, (char)('A' + seat));
    text_style(out, STYLE_PLAIN);
}

static void put_dim(struct text *out, const char *words)
{
    text_style(out, STYLE_DIM);
    text_put(out, words);
    text_style(out, STYLE_PLAIN);
}

static void put_strong(struct text *out, const char *words)
{
    text_style(out, STYLE_STRONG);
    text_put(out, words);
    text_style(out, STYLE_PLAIN);
}

void bronze_put_count(struct text *out, const char *before, unsigned n,
                      const char *after)
{
    text_put(out, before);
    text_uint(out, n);
    text_put(out, after);
}

const char *bronze_asks(const struct bronze_state *s)
{
    static const char *const asks[PHASE_COUNT] = {
        [PHASE_FIRST] = "the first player is drawn",
        [PHASE_SIZES] = "the stacks are parted",
        [PHASE_PROVINCE] = "the provinces are laid out",
        [PHASE_LAND] = "a tile is turned up",
        [PHASE_REVEAL] = "a card is turned up",
        [PHASE_TAKE] = "take a card",
        [PHASE_SETTLE] = "settle with woken cards, or end the turn",
        [PHASE_CITY_DRAW] = "cities are laid out",
        [PHASE_CITY] = "take a city",
        [PHASE_OVER] = "the game is over",
    };

    return asks[s->head.phase];
}

const char *bronze_why_ending(const struct bronze_state *s)
{
    if (s->ending & END_LAST_TILE)
        return "the last tile is full";
    if (s->ending & END_MARKERS)
        return "somebody has no markers left";
    return "a second stack is empty";
}

static void put_head(const struct bronze_state *s, struct text *out)
{
    bronze_put_count(out, "Round ", s->round, "");
    if (s->head.phase > PHASE_FIRST) {
        text_put(out, ", first player ");
        put_seat(out, s->first);
    }
    text_put(out, ": ");
    if (s->round > 0 && s->head.phase != PHASE_OVER) {
        put_seat(out, s->turn);
        text_put(out, ", ");
    }
    put_strong(out, bronze_asks(s));
    text_char(out, '\n');
    if (s->ending) {
        text_put(out, s->head.phase == PHASE_OVER ? "The end came: "
                                                  : "The last round: ");
        text_put(out, bronze_why_ending(s));
        text_char(out, '\n');
    }
}

static void put_tile_row(const struct bronze_state *s, struct text *out)
{
    put_dim(out, "tile");
    for (unsigned i = 0; i < s->places; i++) {
        text_pad(out, (int)(BOARD + TILE * i));
        text_uint(out, i + 1);
    }
    text_pad(out, ROUTES);
    put_dim(out, "route 3 5 7");
    text_char(out, '\n');
    put_dim(out, "province");
    for (unsigned i = 0; i < s->places && s->head.phase > PHASE_PROVINCE; i++) {
        text_pad(out, (int)(BOARD + TILE * i));
        text_uint(out, bronze_province_points[s->province[i]]);
        if (s->holder[i] < SEATS_MAX)
            put_seat(out, s->holder[i]);
        else if (s->holder[i] == HOLDER_OUT)
            text_char(out, '-');
    }
    text_pad(out, ROUTES);
    put_dim(out, "worth 3 6 10");
    text_char(out, '\n');
}

/* A spot: the seat that settled it, or f, h, u for whom it is free. */
static void put_spot(const struct bronze_state *s, unsigned terrain,
                     unsigned spot, struct text *out)
{
    const struct land_info *land = &bronze_lands[s->land[spot / 4]];

    for (unsigned p = 0; p < s->head.seats; p++)
        if (s->own[p][terrain] >> spot & 1) {
            put_seat(out, p);
            return;
        }
    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        if (land->spots[k][terrain] >> spot % 4 & 1)
            text_char(out, "fhu"[k]);
}

static void put_terrain_row(const struct bronze_state *s, unsigned terrain,
                            struct text *out)
{
    text_put(out, bronze_terrain_titles[terrain]);
    for (unsigned i = 0; i < s->places; i++) {
        text_pad(out, (int)(BOARD + TILE * i));
        if (i >= s->open)
            put_dim(out, "...");
        for (unsigned k = 0; k < SPOTS_MAX && i < s->open; k++)
            put_spot(s, terrain, 4 * i + k, out);
    }
    text_pad(out, ROUTES + 6);
    for (unsigned r = 0; r < ROUTE_COUNT; r++) {
        unsigned holder = 0;
        while (holder < SEATS_MAX && !(s->route[holder][r] >> terrain & 1))
            holder++;
        if (holder < SEATS_MAX)
            put_seat(out, holder);
        else
            text_char(out, '.');
        text_char(out, ' ');
    }
    text_pad(out, LINES);
    for (unsigned p = 0; p < s->head.seats; p++) {
        unsigned line = bronze_line(s, p, terrain);
        put_seat(out, p);
        text_uint(out, line < 9 ? line : 9); /* no token asks for more */
        if (p + 1 < s->head.seats)
            text_char(out, ' ');
    }
    text_char(out, '\n');
}

static void put_piles(const struct bronze_state *s, struct text *out)
{
    for (unsigned i = 0; i < s->places; i++) {
        if (!s->pile[i])
            continue;
        bronze_put_count(out, "Cities at ", i + 1, ":");
        for (uint64_t m = s->pile[i]; m; m &= m - 1) {
            text_char(out, ' ');
            text_put(out, bronze_cities[bit_lowest(m)].title);
            if (m & (m - 1))
                text_char(out, ',');
        }
        text_char(out, '\n');
    }
}

/* The open cards with what they settle. */
static void put_pool(const struct bronze_state *s, struct text *out)
{
    for (unsigned i = 0; i < STACKS; i++) {
        bronze_put_count(out, "Stack ", i + 1, " ");
        if (!bronze_is_turned(s, i)) {
            put_dim(out, s->stack[i] ? "face down\n" : "empty\n");
            continue;
        }
        const struct tech_info *tech = &bronze_techs[s->top[i]];
        put_strong(out, tech->title);
        text_pad(out, 22);
        bronze_put_count(out, "", s->stack[i], " cards");
        text_pad(out, 31);
        for (unsigned m = tech->settlers; m; m &= m - 1) {
            text_put(out, bronze_settler_names[bit_lowest(m)]);
            text_put(out, m & (m - 1) ? ", " : " in ");
        }
        for (unsigned m = tech->terrains; m; m &= m - 1) {
            text_put(out, bronze_terrain_names[bit_lowest(m)]);
            text_put(out, m & (m - 1) ? " " : "\n");
        }
    }
    bronze_put_count(out, "Reserve ", s->stack[STACKS], " cards\n");
}

static void put_matrix_row(const struct bronze_state *s, unsigned seat,
                           unsigned row, struct text *out)
{
    for (unsigned c = 0; c < s->columns[seat]; c++) {
        if (row >= s->depth[seat][c])
            continue;
        text_pad(out, (int)(SEAT + CARD * c));
        unsigned tech = bronze_card(s, seat, c, row);
        if (bronze_is_woken(s, seat, c, row)) {
            text_style(out, STYLE_STRONG);
            text_char(out, '*');
        }
        text_put(out, bronze_techs[tech].title);
        text_style(out, STYLE_PLAIN);
    }
}

/* The cities of the seat whose turn it is: points now, and how they stand. */
static void put_own_cities(const struct bronze_state *s, unsigned seat,
                           struct text *out)
{
    if (s->cities[seat]) {
        text_pad(out, SEAT);
        put_dim(out, "cities        now");
        text_char(out, '\n');
    }
    for (uint64_t m = s->cities[seat]; m; m &= m - 1) {
        unsigned city = bit_lowest(m);
        int points = bronze_city_points(s, seat, city);
        char buffer[128];
        struct text words;

        text_pad(out, SEAT);
        text_put(out, bronze_cities[city].title);
        text_pad(out, TEXT - 4);
        text_style(out, points > 0 ? STYLE_GOOD : STYLE_DIM);
        text_int(out, points);
        text_style(out, STYLE_PLAIN);
        text_pad(out, TEXT);
        text_init(&words, buffer, sizeof buffer);
        bronze_city_status(s, seat, city, &words);
        text_wrap(out, buffer, TEXT, WIDTH);
        text_char(out, '\n');
    }
}

/* Those of the others, with their points now. */
static void put_cities(const struct bronze_state *s, unsigned seat,
                       struct text *out)
{
    char buffer[512];
    struct text words;

    if (!s->cities[seat])
        return;
    text_init(&words, buffer, sizeof buffer);
    text_put(&words, "Cities: ");
    for (uint64_t m = s->cities[seat]; m; m &= m - 1) {
        unsigned city = bit_lowest(m);

        text_put(&words, bronze_cities[city].title);
        text_char(&words, ' ');
        text_int(&words, bronze_city_points(s, seat, city));
        text_put(&words, m & (m - 1) ? ", " : "");
    }
    text_pad(out, SEAT);
    text_wrap(out, buffer, SEAT, WIDTH);
    text_char(out, '\n');
}

static void put_player(const struct bronze_state *s, unsigned seat,
                       struct text *out)
{
    int points[SOURCE_COUNT];

    for (unsigned k = 0; k < SOURCE_COUNT; k++)
        points[k] = bronze_points(s, seat, k);
    put_seat(out, seat);
    text_style(out, STYLE_STRONG);
    bronze_put_count(out, "  ",
                     (unsigned)(points[SOURCE_PROVINCES] +
                                points[SOURCE_ROUTES] + points[SOURCE_CITIES]),
                     " points");
    text_style(out, STYLE_PLAIN);
    bronze_put_count(out, ": provinces ", (unsigned)points[SOURCE_PROVINCES],
                     "");
    bronze_put_count(out, ", routes ", (unsigned)points[SOURCE_ROUTES], "");
    bronze_put_count(out, ", cities ", (unsigned)points[SOURCE_CITIES], "; ");
    bronze_put_count(out, "", s->markers[seat], " markers left");
    if (s->reached[seat])
        bronze_put_count(out, ", on tile ", s->reached[seat], "");
    text_char(out, '\n');
    for (unsigned row = 0; row < bronze_deepest(s, seat); row++) {
        put_matrix_row(s, seat, row, out);
        text_char(out, '\n');
    }
    if (seat == s->turn)
        put_own_cities(s, seat, out);
    else
        put_cities(s, seat, out);
}

/* What the seat to move can do: its woken cards, or the cities to take. */
static void put_choice(const struct bronze_state *s, struct text *out)
{
    char buffer[128];
    struct text words;

    if (s->head.phase == PHASE_SETTLE && s->woken) {
        put_seat(out, s->turn);
        text_put(out, " can settle with\n");
        for (unsigned t = 0; t < TECH_COUNT; t++) {
            if (!lane(s->woken, t))
                continue;
            text_put(out, "  ");
            put_strong(out, bronze_techs[t].title);
            if (lane(s->woken, t) > 1)
                bronze_put_count(out, " x", lane(s->woken, t), "");
            bronze_put_count(out, ", ", bronze_open_spots(s, s->turn, t),
                             " free spots\n");
        }
    }
    if (s->head.phase != PHASE_CITY)
        return;
    for (uint64_t m = s->pile[s->city_due]; m; m &= m - 1) {
        unsigned city = bit_lowest(m);
        text_put(out, "  ");
        put_strong(out, bronze_cities[city].title);
        text_pad(out, 16);
        text_init(&words, buffer, sizeof buffer);
        bronze_city_text(city, &words);
        text_wrap(out, buffer, 16, WIDTH);
        text_char(out, '\n');
    }
}

void bronze_table(const struct bronze_state *s, struct text *out)
{
    put_head(s, out);
    text_char(out, '\n');
    put_tile_row(s, out);
    for (unsigned t = 0; t < TERRAIN_COUNT; t++)
        put_terrain_row(s, t, out);
    put_dim(out, "free spots: f farmers, h herders, u hunters");
    text_pad(out, ROUTES + 6);
    put_dim(out, "holder");
    text_pad(out, LINES);
    put_dim(out, "longest");
    text_char(out, '\n');
    text_char(out, '\n');
    put_pool(s, out);
    put_piles(s, out);
    text_char(out, '\n');
    for (unsigned p = 0; p < s->head.seats; p++)
        put_player(s, p, out);
    put_choice(s, out);
}

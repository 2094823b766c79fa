/* The table for a terminal of 80 columns. What matters now is the board, what
 * the seat to move can do, its own matrix, and one line for each rival. The
 * whole table has everybody's cards and cities. plain.c says the whole in
 * sentences. */
#include "engine/drawing.h"
#include "games/bronze/bronze.h"

enum {
    BOARD = 11,   /* where the tiles begin */
    TILE = 4,     /* columns of one */
    ROUTES = 56,  /* where the route tokens begin */
    LINES = 69,   /* and the lines of each seat */
    SEAT = 3,     /* where the rows of a seat begin */
    CARD = 16,    /* columns of a card of a matrix */
    TEXT = 21,    /* where the words about a city begin */
    PAYS = 16,    /* where what a city pays now begins */
    GOAL = 19,    /* and what it asks for */
    SETTLES = 31, /* where what a card settles begins */
    WIDTH = 80,
};

static void put_name(const struct drawing *d, enum text_style style,
                     const char *id)
{
    drawing_style(d, style);
    drawing_name(d, id, NULL);
    drawing_style(d, STYLE_PLAIN);
}

void bronze_put_asks(const struct drawing *d, const struct bronze_state *s)
{
    struct message_args args = { .game = d->game };

    message_word(&args, "phase", bronze_phase_names[s->head.phase]);
    drawing_say(d, "asks", &args);
}

void bronze_put_ending(const struct drawing *d, const struct bronze_state *s)
{
    struct message_args args = { .game = d->game };

    message_word(&args, "phase", bronze_phase_names[s->head.phase]);
    message_word(&args, "why",
                 s->ending & END_LAST_TILE ? "end-last-tile"
                 : s->ending & END_MARKERS ? "end-markers"
                                           : "end-stack");
    drawing_say(d, "ending", &args);
    text_char(d->out, '\n');
}

static void put_head(const struct bronze_state *s, const struct drawing *d)
{
    drawing_number(d, "round", s->round);
    if (s->head.phase > PHASE_FIRST) {
        drawing_word(d, "first-player");
        drawing_seat(d, s->first);
    }
    drawing_colon(d);
    if (s->round > 0 && s->head.phase != PHASE_OVER) {
        drawing_seat(d, s->turn);
        text_put(d->out, ", ");
    }
    drawing_style(d, STYLE_STRONG);
    bronze_put_asks(d, s);
    drawing_style(d, STYLE_PLAIN);
    text_char(d->out, '\n');
    if (s->ending)
        bronze_put_ending(d, s);
}

static void put_tile_row(const struct bronze_state *s, const struct drawing *d)
{
    drawing_styled(d, STYLE_DIM, "tile");
    for (unsigned i = 0; i < s->places; i++) {
        text_pad(d->out, (int)(BOARD + TILE * i));
        text_uint(d->out, i + 1);
    }
    text_pad(d->out, ROUTES);
    drawing_styled(d, STYLE_DIM, "route");
    text_char(d->out, '\n');
    drawing_styled(d, STYLE_DIM, "province");
    for (unsigned i = 0; i < s->places && s->head.phase > PHASE_PROVINCE; i++) {
        text_pad(d->out, (int)(BOARD + TILE * i));
        text_uint(d->out, bronze_province_points[s->province[i]]);
        if (s->holder[i] < SEATS_MAX)
            drawing_seat(d, s->holder[i]);
        else if (s->holder[i] == HOLDER_OUT)
            text_char(d->out, '-');
    }
    text_pad(d->out, ROUTES);
    drawing_styled(d, STYLE_DIM, "worth");
    text_char(d->out, '\n');
}

/* A spot: the seat that settled it, or f, h, u for whom it is free. */
static void put_spot(const struct bronze_state *s, unsigned terrain,
                     unsigned spot, const struct drawing *d)
{
    const struct land_info *land = &bronze_lands[s->land[spot / 4]];

    for (unsigned p = 0; p < s->head.seats; p++)
        if (s->own[p][terrain] >> spot & 1) {
            drawing_seat(d, (int)p);
            return;
        }
    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        if (land->spots[k][terrain] >> spot % 4 & 1)
            drawing_name(d, bronze_settler_names[k], "letter");
}

static void put_routes(const struct bronze_state *s, unsigned terrain,
                       const struct drawing *d)
{
    text_pad(d->out, ROUTES + 6);
    for (unsigned r = 0; r < ROUTE_COUNT; r++) {
        unsigned holder = 0;
        while (holder < SEATS_MAX && !(s->route[holder][r] >> terrain & 1))
            holder++;
        if (holder < SEATS_MAX)
            drawing_seat(d, (int)holder);
        else
            text_char(d->out, '.');
        text_char(d->out, ' ');
    }
    text_pad(d->out, LINES);
    for (unsigned p = 0; p < s->head.seats; p++) {
        unsigned line = bronze_line(s, p, terrain);
        drawing_seat(d, (int)p);
        text_uint(d->out, line < 9 ? line : 9); /* no token asks for more */
        if (p + 1 < s->head.seats)
            text_char(d->out, ' ');
    }
}

static void put_terrain_row(const struct bronze_state *s, unsigned terrain,
                            const struct drawing *d)
{
    drawing_name(d, bronze_terrain_names[terrain], "title");
    for (unsigned i = 0; i < s->places; i++) {
        text_pad(d->out, (int)(BOARD + TILE * i));
        if (i >= s->open) {
            drawing_style(d, STYLE_DIM);
            text_put(d->out, "...");
            drawing_style(d, STYLE_PLAIN);
        }
        for (unsigned k = 0; k < SPOTS_MAX && i < s->open; k++)
            put_spot(s, terrain, 4 * i + k, d);
    }
    put_routes(s, terrain, d);
    text_char(d->out, '\n');
}

/* Whether the seat to move settles or takes a city, and needs no pool. */
static bool is_choosing(const struct bronze_state *s)
{
    return s->head.phase == PHASE_SETTLE || s->head.phase == PHASE_CITY;
}

static void put_board(const struct bronze_state *s, const struct drawing *d)
{
    put_tile_row(s, d);
    for (unsigned t = 0; t < TERRAIN_COUNT; t++)
        put_terrain_row(s, t, d);
    if (!d->whole && !is_choosing(s))
        return; /* the pool takes the room */
    drawing_styled(d, STYLE_DIM, "legend");
    text_pad(d->out, ROUTES + 6);
    drawing_styled(d, STYLE_DIM, "holder");
    text_pad(d->out, LINES);
    drawing_styled(d, STYLE_DIM, "longest");
    text_char(d->out, '\n');
}

void bronze_put_pile(const struct drawing *d, const struct bronze_state *s,
                     unsigned place)
{
    struct message_args args = { .game = d->game };

    message_number(&args, "tile", place + 1);
    message_list(&args, "cities");
    for (uint64_t m = s->pile[place]; m; m &= m - 1)
        message_item(&args, bronze_city_names[bit_lowest(m)]);
    drawing_say(d, "cities-at", &args);
}

static void put_piles(const struct bronze_state *s, const struct drawing *d)
{
    for (unsigned i = 0; i < s->places; i++)
        if (s->pile[i]) {
            bronze_put_pile(d, s, i);
            text_char(d->out, '\n');
        }
}

static void put_names(const struct drawing *d, unsigned set,
                      const char *const *names, const char *gap)
{
    for (; set; set &= set - 1) {
        drawing_name(d, names[bit_lowest(set)], NULL);
        text_put(d->out, set & (set - 1) ? gap : "");
    }
}

void bronze_put_stack(const struct drawing *d, const struct bronze_state *s,
                      unsigned stack)
{
    const struct tech_info *tech = &bronze_techs[s->top[stack]];

    drawing_number(d, "cards", s->stack[stack]);
    if (d->plain)
        drawing_colon(d);
    else
        text_char(d->out, ' ');
    text_pad(d->out, d->plain ? 0 : SETTLES);
    put_names(d, tech->settlers, bronze_settler_names, ", ");
    drawing_word(d, "in");
    put_names(d, tech->terrains, bronze_terrain_names, d->plain ? ", " : " ");
}

/* The open cards with what they settle. */
static void put_pool(const struct bronze_state *s, const struct drawing *d)
{
    for (unsigned i = 0; i < STACKS; i++) {
        drawing_number(d, "stack", i + 1);
        if (!bronze_is_turned(s, i)) {
            drawing_styled(d, STYLE_DIM, s->stack[i] ? "face-down" : "empty");
        } else {
            put_name(d, STYLE_STRONG, bronze_tech_names[s->top[i]]);
            text_pad(d->out, 22);
            bronze_put_stack(d, s, i);
        }
        text_char(d->out, '\n');
    }
    if (!d->whole)
        return;
    drawing_number(d, "reserve", s->stack[STACKS]);
    text_char(d->out, '\n');
}

static void put_matrix_row(const struct bronze_state *s, unsigned seat,
                           unsigned row, const struct drawing *d)
{
    for (unsigned c = 0; c < s->columns[seat]; c++) {
        if (row >= s->depth[seat][c])
            continue;
        text_pad(d->out, (int)(SEAT + CARD * c));
        unsigned tech = bronze_card(s, seat, c, row);
        bool awake = bronze_is_awake(s, seat, c, row);
        text_put(d->out, awake ? "*" : "");
        put_name(d, awake ? STYLE_STRONG : STYLE_PLAIN,
                 bronze_tech_names[tech]);
    }
    text_char(d->out, '\n');
}

/* One's own matrix, a line a column from the left: its cards from the top, or
 * how many are not shown, and the last. */
static void put_columns(const struct bronze_state *s, unsigned seat,
                        const struct drawing *d)
{
    enum { SHOWN = 4 };

    for (unsigned c = 0; c < s->columns[seat]; c++) {
        unsigned depth = s->depth[seat][c];
        unsigned from = depth > SHOWN ? depth - SHOWN + 1 : 0;
        text_pad(d->out, SEAT);
        drawing_number(d, "column", c + 1);
        if (from) {
            text_char(d->out, ' ');
            drawing_number(d, "hidden", from);
        }
        for (unsigned row = from; row < depth; row++) {
            bool awake = bronze_is_awake(s, seat, c, row);
            text_put(d->out, awake ? " *" : " ");
            put_name(d, awake ? STYLE_STRONG : STYLE_PLAIN,
                     bronze_tech_names[bronze_card(s, seat, c, row)]);
        }
        text_char(d->out, '\n');
    }
}

/* The cities of the seat whose turn it is: points now, and how they stand. */
static void put_own_cities(const struct bronze_state *s, unsigned seat,
                           const struct drawing *d)
{
    if (s->cities[seat]) {
        text_pad(d->out, SEAT);
        drawing_styled(d, STYLE_DIM, "cities-now");
        text_char(d->out, '\n');
    }
    for (uint64_t m = s->cities[seat]; m; m &= m - 1) {
        unsigned city = bit_lowest(m);
        int points = bronze_city_points(s, seat, city);
        char buffer[MESSAGE_MAX];
        struct text words;

        text_pad(d->out, SEAT);
        drawing_name(d, bronze_city_names[city], NULL);
        text_pad(d->out, TEXT - 4);
        drawing_style(d, points > 0 ? STYLE_GOOD : STYLE_DIM);
        text_int(d->out, points);
        drawing_style(d, STYLE_PLAIN);
        text_pad(d->out, TEXT);
        text_init(&words, buffer, sizeof buffer);
        bronze_city_status(d->voice, s, seat, city, &words);
        text_wrap(d->out, buffer, TEXT, WIDTH);
        text_char(d->out, '\n');
    }
}

/* All of a seat's cities in a line, with their points now. */
static void put_cities(const struct bronze_state *s, unsigned seat,
                       const struct drawing *d)
{
    char buffer[1024];
    struct text words;
    struct drawing in = *d;

    if (!s->cities[seat])
        return;
    text_init(&words, buffer, sizeof buffer);
    in.out = &words;
    drawing_word(&in, "cities");
    for (uint64_t m = s->cities[seat]; m; m &= m - 1) {
        text_char(&words, ' ');
        drawing_name(&in, bronze_city_names[bit_lowest(m)], NULL);
        text_char(&words, ' ');
        text_int(&words, bronze_city_points(s, seat, bit_lowest(m)));
        text_put(&words, m & (m - 1) ? "," : "");
    }
    text_pad(d->out, SEAT);
    text_wrap(d->out, buffer, SEAT, WIDTH);
    text_char(d->out, '\n');
}

void bronze_put_standing(const struct drawing *d, const struct bronze_state *s,
                         unsigned seat)
{
    struct message_args args = { .game = d->game };

    message_number(&args, "points", bronze_score(s, seat) >> GAME_TIE_BITS);
    message_number(&args, "provinces",
                   bronze_points(s, seat, SOURCE_PROVINCES));
    message_number(&args, "routes", bronze_points(s, seat, SOURCE_ROUTES));
    message_number(&args, "cities", bronze_points(s, seat, SOURCE_CITIES));
    message_number(&args, "markers", s->markers[seat]);
    message_number(&args, "tile", s->reached[seat]);
    drawing_say(d, "standing", &args);
}

static void put_player(const struct bronze_state *s, unsigned seat,
                       const struct drawing *d)
{
    bool own = s->round ? seat == s->turn : seat == 0;

    drawing_seat(d, (int)seat);
    text_put(d->out, "  ");
    bronze_put_standing(d, s, seat);
    text_char(d->out, '\n');
    for (unsigned row = 0; d->whole && row < bronze_deepest(s, seat); row++)
        put_matrix_row(s, seat, row, d);
    if (!d->whole && own)
        put_columns(s, seat, d);
    if (d->whole && own)
        put_own_cities(s, seat, d);
    else if (d->whole || (own && s->head.phase == PHASE_SETTLE))
        put_cities(s, seat, d);
}

/* What the seat to move can do: its woken cards, or the cities to take. */
static void put_choice(const struct bronze_state *s, const struct drawing *d)
{
    char buffer[MESSAGE_MAX];
    struct text words;

    for (unsigned t = 0; s->head.phase == PHASE_SETTLE && t < TECH_COUNT; t++)
        if (lane(s->woken, t) && d->whole) {
            bronze_put_awake(d, s, t);
            text_char(d->out, '\n');
        }
    if (s->head.phase != PHASE_CITY)
        return;
    for (uint64_t m = s->pile[s->city_due]; m; m &= m - 1) {
        unsigned city = bit_lowest(m);
        text_put(d->out, "  ");
        put_name(d, STYLE_STRONG, bronze_city_names[city]);
        text_pad(d->out, PAYS);
        text_int(d->out, bronze_city_points(s, s->turn, city));
        text_pad(d->out, GOAL);
        text_init(&words, buffer, sizeof buffer);
        bronze_city_goal(d->voice, city, &words);
        text_wrap(d->out, buffer, GOAL, WIDTH);
        text_char(d->out, '\n');
    }
}

void bronze_put_awake(const struct drawing *d, const struct bronze_state *s,
                      unsigned tech)
{
    struct message_args args = { .game = d->game };

    message_word(&args, "card", bronze_tech_names[tech]);
    message_number(&args, "times", lane(s->woken, tech));
    message_number(&args, "spots", bronze_open_spots(s, s->turn, tech));
    drawing_say(d, "awake", &args);
}

void bronze_table(const void *state, const struct drawing *d)
{
    const struct bronze_state *s = state;

    if (d->plain) {
        bronze_plain(s, d);
        return;
    }
    put_head(s, d);
    if (d->whole)
        text_char(d->out, '\n');
    put_board(s, d);
    if (d->whole)
        text_char(d->out, '\n');
    if (d->whole || !is_choosing(s))
        put_pool(s, d);
    if (d->whole)
        put_piles(s, d);
    /* What a city asks for takes the room of the rivals. */
    for (unsigned p = 0; p < s->head.seats; p++)
        if (d->whole || p == s->turn || s->head.phase != PHASE_CITY)
            put_player(s, p, d);
    put_choice(s, d);
}

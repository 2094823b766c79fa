/* The table in sentences, for a screen reader: one thing a line, the choice
 * first, no drawing. */
#include "games/bronze/bronze.h"

static void put_seat(struct text *out, const char *before, unsigned seat)
{
    text_put(out, before);
    text_char(out, (char)('A' + seat));
}

/* A comma between things of a list, nothing before the first. */
static void put_comma(struct text *out, bool *first)
{
    if (!*first)
        text_put(out, ", ");
    *first = false;
}

static void say_flow(const struct bronze_state *s, struct text *out)
{
    bronze_put_count(out, "Round ", s->round, "");
    if (s->round > 0 && s->head.phase != PHASE_OVER)
        put_seat(out, ", turn of ", s->turn);
    text_put(out, ": ");
    text_put(out, bronze_asks(s));
    text_put(out, ".\n");
    if (s->ending) {
        text_put(out, "The game ends with this round: ");
        text_put(out, bronze_why_ending(s));
        text_put(out, ".\n");
    }
}

static void say_choice(const struct bronze_state *s, struct text *out)
{
    bool first = true;

    if (s->head.phase == PHASE_SETTLE && s->woken) {
        text_put(out, "Awake: ");
        for (unsigned t = 0; t < TECH_COUNT; t++) {
            if (!lane(s->woken, t))
                continue;
            put_comma(out, &first);
            text_put(out, bronze_techs[t].title);
            if (lane(s->woken, t) > 1)
                bronze_put_count(out, ", ", lane(s->woken, t), " times");
            bronze_put_count(out, ", ", bronze_open_spots(s, s->turn, t),
                             " spots");
        }
        text_put(out, ".\n");
    }
    if (s->head.phase != PHASE_CITY)
        return;
    for (uint64_t m = s->pile[s->city_due]; m; m &= m - 1) {
        text_put(out, bronze_cities[bit_lowest(m)].title);
        text_put(out, ": ");
        bronze_city_text(bit_lowest(m), out);
        text_put(out, ". Now: ");
        bronze_city_status(s, s->turn, bit_lowest(m), out);
        text_put(out, ".\n");
    }
}

static void say_pool(const struct bronze_state *s, struct text *out)
{
    for (unsigned i = 0; i < STACKS; i++) {
        bronze_put_count(out, "Stack ", i + 1, ": ");
        if (bronze_is_turned(s, i)) {
            text_put(out, bronze_techs[s->top[i]].title);
            bronze_put_count(out, ", ", s->stack[i], " cards. ");
        } else {
            text_put(out, s->stack[i] ? "face down. " : "empty. ");
        }
    }
    bronze_put_count(out, "Reserve: ", s->stack[STACKS], " cards.\n");
}

static void say_spot(const struct bronze_state *s, unsigned terrain,
                     unsigned spot, struct text *out)
{
    const struct land_info *land = &bronze_lands[s->land[spot / 4]];
    unsigned owner = 0;

    while (owner < SEATS_MAX && !(s->own[owner][terrain] >> spot & 1))
        owner++;
    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        if (land->spots[k][terrain] >> spot % 4 & 1) {
            text_char(out, ' ');
            text_put(out, bronze_settler_names[k]);
            if (owner < SEATS_MAX)
                put_seat(out, " ", owner);
            else
                text_put(out, " free");
        }
}

static void say_tile(const struct bronze_state *s, unsigned place,
                     struct text *out)
{
    unsigned holder = s->holder[place];

    bronze_put_count(out, "Tile ", place + 1, "");
    if (s->head.phase > PHASE_PROVINCE)
        bronze_put_count(out, ", province of ",
                         bronze_province_points[s->province[place]], " points");
    if (holder < SEATS_MAX)
        put_seat(out, " held by ", holder);
    else if (holder == HOLDER_OUT)
        text_put(out, " out of the game");
    if (place >= s->open) {
        text_put(out, ": face down.\n");
        return;
    }
    for (unsigned t = 0; t < TERRAIN_COUNT; t++) {
        text_put(out, t ? "; " : ": ");
        text_put(out, bronze_terrain_names[t]);
        for (unsigned k = 0; k < SPOTS_MAX; k++)
            say_spot(s, t, 4 * place + k, out);
    }
    text_put(out, ".\n");
    if (s->pile[place]) {
        bool first = true;
        bronze_put_count(out, "Cities at tile ", place + 1, ": ");
        for (uint64_t m = s->pile[place]; m; m &= m - 1) {
            put_comma(out, &first);
            text_put(out, bronze_cities[bit_lowest(m)].title);
        }
        text_put(out, ".\n");
    }
}

static void say_routes(const struct bronze_state *s, struct text *out)
{
    for (unsigned t = 0; t < TERRAIN_COUNT; t++) {
        text_put(out, bronze_terrain_titles[t]);
        text_put(out, " line:");
        for (unsigned p = 0; p < s->head.seats; p++) {
            put_seat(out, p ? ", " : " ", p);
            bronze_put_count(out, " ", bronze_line(s, p, t), "");
        }
        for (unsigned p = 0; p < s->head.seats; p++)
            for (unsigned r = 0; r < ROUTE_COUNT; r++)
                if (s->route[p][r] >> t & 1) {
                    put_seat(out, ". ", p);
                    bronze_put_count(out, " holds the token for ",
                                     bronze_route_length[r], "");
                }
        text_put(out, ".\n");
    }
}

static void say_matrix(const struct bronze_state *s, unsigned seat,
                       struct text *out)
{
    for (unsigned c = 0; c < s->columns[seat]; c++) {
        bool first = true;
        bronze_put_count(out, "Column ", c + 1, ": ");
        for (unsigned row = 0; row < s->depth[seat][c]; row++) {
            put_comma(out, &first);
            text_put(out, bronze_techs[bronze_card(s, seat, c, row)].title);
            if (bronze_is_woken(s, seat, c, row))
                text_put(out, " awake");
        }
        text_put(out, ".\n");
    }
}

static void say_player(const struct bronze_state *s, unsigned seat,
                       struct text *out)
{
    int total = 0;

    for (unsigned k = 0; k < SOURCE_COUNT; k++)
        total += bronze_points(s, seat, k);
    put_seat(out, "Seat ", seat);
    bronze_put_count(out, " has ", (unsigned)total, " points");
    for (unsigned k = 0; k < SOURCE_COUNT; k++) {
        text_put(out, k ? ", " : ": ");
        text_put(out, bronze_sources[k]);
        bronze_put_count(out, " ", (unsigned)bronze_points(s, seat, k), "");
    }
    bronze_put_count(out, "; ", s->markers[seat], " markers left");
    if (s->reached[seat])
        bronze_put_count(out, ", furthest on tile ", s->reached[seat], "");
    text_put(out, ".\n");
    say_matrix(s, seat, out);
    for (uint64_t m = s->cities[seat]; m; m &= m - 1) {
        unsigned city = bit_lowest(m);
        text_put(out, "City of ");
        text_put(out, bronze_cities[city].title);
        bronze_put_count(out, ", points now ",
                         (unsigned)bronze_city_points(s, seat, city), ". ");
        bronze_city_status(s, seat, city, out);
        text_put(out, ".\n");
    }
}

void bronze_plain(const struct bronze_state *s, struct text *out)
{
    say_flow(s, out);
    say_choice(s, out);
    say_pool(s, out);
    for (unsigned i = 0; i < s->places; i++)
        say_tile(s, i, out);
    say_routes(s, out);
    for (unsigned p = 0; p < s->head.seats; p++)
        say_player(s, p, out);
}

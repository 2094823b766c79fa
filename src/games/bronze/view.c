/* The table as JSON: everything a program needs to check the lists of legal
 * actions and the scores against the rulebook alone, and everything a page
 * needs to draw the table without knowing any rules. view.def documents each
 * field. */
#include "games/bronze/bronze.h"

const struct game_view_field bronze_view_fields[VIEW_FIELD_COUNT] = {
#define FIELD(path, type, text) { path, type, text },
#include "games/bronze/view.def"
#undef FIELD
};

const char *const bronze_phase_names[PHASE_COUNT] = {
    [PHASE_FIRST] = "first",       [PHASE_SIZES] = "sizes",
    [PHASE_PROVINCE] = "province", [PHASE_LAND] = "land",
    [PHASE_REVEAL] = "reveal",     [PHASE_TAKE] = "take",
    [PHASE_SETTLE] = "settle",     [PHASE_CITY_DRAW] = "city-draw",
    [PHASE_CITY] = "city",         [PHASE_OVER] = "over",
};

static void write_seat(struct json *out, const char *key, bool known,
                       unsigned seat)
{
    if (known)
        json_int(out, key, seat);
    else
        json_str(out, key, NULL);
}

static void write_lanes(struct json *out, const char *key, uint64_t lanes)
{
    json_open(out, key, '[');
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        if (!lane(lanes, t))
            continue;
        json_open(out, NULL, '{');
        json_str(out, "tech", bronze_tech_names[t]);
        json_int(out, "count", lane(lanes, t));
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_cities(struct json *out, const char *key, uint64_t set)
{
    json_open(out, key, '[');
    for (; set; set &= set - 1)
        json_str(out, NULL, bronze_city_names[bit_lowest(set)]);
    json_close(out, ']');
}

static void write_flow(const struct bronze_state *s, struct json *out)
{
    bool set = s->head.phase > PHASE_FIRST;

    json_str(out, "edition", s->head.options == EDITION_2017 ? "2017" : "2018");
    json_str(out, "phase", bronze_phase_names[s->head.phase]);
    json_int(out, "round", s->round);
    write_seat(out, "first", set, s->first);
    write_seat(out, "turn", set && s->head.phase != PHASE_OVER, s->turn);
    json_open(out, "ending", '[');
    if (s->ending & END_STACK)
        json_str(out, NULL, "stack");
    if (s->ending & END_MARKERS)
        json_str(out, NULL, "markers");
    if (s->ending & END_LAST_TILE)
        json_str(out, NULL, "last-tile");
    json_close(out, ']');
    write_seat(out, "city_place", s->city_due > 0, s->city_due + 1u);
    json_int(out, "draws", s->draw_due);
}

bool bronze_is_turned(const struct bronze_state *s, unsigned stack)
{
    if (s->head.phase < PHASE_REVEAL && s->round == 0)
        return false;
    if (s->head.phase == PHASE_REVEAL)
        return s->round == 0 ? stack < s->from
                             : stack != s->from && s->stack[stack];
    return s->stack[stack] > 0;
}

static void write_decks(const struct bronze_state *s, struct json *out)
{
    json_open(out, "stacks", '[');
    for (unsigned i = 0; i < STACKS; i++) {
        json_open(out, NULL, '{');
        json_str(out, "top",
                 bronze_is_turned(s, i) ? bronze_tech_names[s->top[i]] : NULL);
        json_int(out, "count", s->stack[i]);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_int(out, "reserve", s->stack[STACKS]);
    write_lanes(out, "unseen", s->unseen);
    json_open(out, "unseen_tiles", '[');
    for (unsigned m = s->lands; m; m &= m - 1)
        json_int(out, NULL, bit_lowest(m));
    json_close(out, ']');
    write_cities(out, "city_deck", s->city_deck);
    json_open(out, "provinces_left", '[');
    for (unsigned v = 0; v < PROVINCE_COUNT; v++) {
        json_open(out, NULL, '{');
        json_int(out, "points", bronze_province_points[v]);
        json_int(out, "count", lane(s->provinces, v));
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_spot(const struct bronze_state *s, unsigned terrain,
                       unsigned settlers, unsigned spot, struct json *out)
{
    unsigned owner = 0;

    while (owner < SEATS_MAX && !(s->own[owner][terrain] >> spot & 1))
        owner++;
    json_open(out, NULL, '{');
    json_str(out, "settlers", bronze_settler_names[settlers]);
    write_seat(out, "owner", owner < SEATS_MAX, owner);
    json_close(out, '}');
}

static void write_cell(const struct bronze_state *s, unsigned place,
                       unsigned terrain, struct json *out)
{
    const struct land_info *land = &bronze_lands[s->land[place]];

    json_open(out, NULL, '{');
    json_str(out, "terrain", bronze_terrain_names[terrain]);
    json_open(out, "spots", '[');
    for (unsigned i = 0; i < SPOTS_MAX; i++)
        for (unsigned k = 0; k < SETTLER_COUNT; k++)
            if (land->spots[k][terrain] >> i & 1)
                write_spot(s, terrain, k, 4 * place + i, out);
    json_close(out, ']');
    json_close(out, '}');
}

static void write_province(const struct bronze_state *s, unsigned place,
                           struct json *out)
{
    unsigned holder = s->holder[place];
    bool laid = s->head.phase > PHASE_PROVINCE ||
                (s->head.phase == PHASE_PROVINCE && place < s->from);

    json_open(out, "province", '{');
    write_seat(out, "points", laid, bronze_province_points[s->province[place]]);
    json_str(out, "state",
             holder == HOLDER_OPEN  ? "open"
             : holder == HOLDER_OUT ? "out"
                                    : "held");
    write_seat(out, "holder", holder < SEATS_MAX, holder);
    json_close(out, '}');
}

/* What each city below a tile would be worth, to every seat. */
static void write_pile(const struct bronze_state *s, unsigned place,
                       struct json *out)
{
    write_cities(out, "cities", s->pile[place]);
    json_open(out, "worth", '[');
    for (uint64_t m = s->pile[place]; m; m &= m - 1) {
        json_open(out, NULL, '{');
        json_open(out, "points", '[');
        for (unsigned p = 0; p < s->head.seats; p++)
            json_int(out, NULL, bronze_city_points(s, p, bit_lowest(m)));
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_tile(const struct bronze_state *s, unsigned place,
                       struct json *out)
{
    json_open(out, NULL, '{');
    json_int(out, "place", place + 1);
    write_seat(out, "id", place < s->open, s->land[place]);
    json_int(out, "free", s->left[place]);
    json_bool(out, "closed",
              s->full >> place & 1 || place + 1 < bronze_rearmost(s));
    json_open(out, "counts", '[');
    for (unsigned p = 0; p < s->head.seats; p++)
        json_int(out, NULL, s->count[place][p]);
    json_close(out, ']');
    write_province(s, place, out);
    json_int(out, "draws", place < s->open ? bronze_first_draw(s, place) : 0);
    write_pile(s, place, out);
    json_open(out, "cells", '[');
    for (unsigned t = 0; t < TERRAIN_COUNT && place < s->open; t++)
        write_cell(s, place, t, out);
    json_close(out, ']');
    json_close(out, '}');
}

static void write_routes(const struct bronze_state *s, struct json *out)
{
    json_open(out, "routes", '[');
    for (unsigned t = 0; t < TERRAIN_COUNT; t++)
        for (unsigned r = 0; r < ROUTE_COUNT; r++) {
            unsigned holder = 0;
            while (holder < SEATS_MAX && !(s->route[holder][r] >> t & 1))
                holder++;
            json_open(out, NULL, '{');
            json_str(out, "terrain", bronze_terrain_names[t]);
            json_int(out, "length", bronze_route_length[r]);
            json_int(out, "points", bronze_route_points[r]);
            write_seat(out, "holder", holder < SEATS_MAX, holder);
            json_close(out, '}');
        }
    json_close(out, ']');
    json_open(out, "lines", '[');
    for (unsigned t = 0; t < TERRAIN_COUNT; t++) {
        json_open(out, NULL, '{');
        json_str(out, "terrain", bronze_terrain_names[t]);
        json_open(out, "seats", '[');
        for (unsigned p = 0; p < s->head.seats; p++)
            json_int(out, NULL, bronze_line(s, p, t));
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* Of the equal cards that woke, the upper ones are shown as used. */
static void write_column(const struct bronze_state *s, unsigned seat,
                         unsigned column, uint64_t *used, struct json *out)
{
    json_open(out, NULL, '{');
    json_open(out, "cards", '[');
    for (unsigned row = 0; row < s->depth[seat][column]; row++) {
        unsigned tech = bronze_card(s, seat, column, row);
        bool woken = bronze_is_woken(s, seat, column, row);
        bool spent = woken && lane(*used, tech) > 0;
        *used -= spent * lane_one(tech);
        json_open(out, NULL, '{');
        json_str(out, "tech", bronze_tech_names[tech]);
        json_bool(out, "new",
                  woken && column == s->played &&
                      row + 1 == s->depth[seat][column]);
        json_bool(out, "woken", woken);
        json_bool(out, "used", spent);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_close(out, '}');
}

static void write_terrains(const struct bronze_state *s, unsigned seat,
                           struct json *out)
{
    json_open(out, "terrains", '[');
    for (unsigned t = 0; t < TERRAIN_COUNT; t++) {
        json_open(out, NULL, '{');
        json_str(out, "terrain", bronze_terrain_names[t]);
        json_int(out, "count", bronze_settled(s, seat, t));
        json_open(out, "settlers", '[');
        for (unsigned m = bronze_settlers(s, seat, t); m; m &= m - 1)
            json_str(out, NULL, bronze_settler_names[bit_lowest(m)]);
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_worth(const struct bronze_state *s, unsigned seat,
                        const char *key, uint64_t cities, struct json *out)
{
    char buffer[128];

    json_open(out, key, '[');
    for (; cities; cities &= cities - 1) {
        unsigned city = bit_lowest(cities);
        struct text words;
        text_init(&words, buffer, sizeof buffer);
        bronze_city_status(out->voice, s, seat, city, &words);
        json_open(out, NULL, '{');
        json_str(out, "name", bronze_city_names[city]);
        json_int(out, "points", bronze_city_points(s, seat, city));
        json_str(out, "status", buffer);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_player(const struct bronze_state *s, unsigned seat,
                         struct json *out)
{
    uint64_t used = bronze_used(s, seat);
    int total = 0;

    json_open(out, NULL, '{');
    json_int(out, "markers", s->markers[seat]);
    write_seat(out, "reached", s->reached[seat] > 0, s->reached[seat]);
    json_open(out, "columns", '[');
    for (unsigned c = 0; c < s->columns[seat]; c++)
        write_column(s, seat, c, &used, out);
    json_close(out, ']');
    write_lanes(out, "techs", s->cards[seat]);
    write_terrains(s, seat, out);
    write_worth(s, seat, "cities", s->cities[seat], out);
    json_open(out, "points", '{');
    for (unsigned k = 0; k < SOURCE_COUNT; k++) {
        int points = bronze_points(s, seat, k);
        json_int(out, bronze_sources[k], points);
        total += points;
    }
    json_int(out, "total", total);
    json_close(out, '}');
    json_close(out, '}');
}

static void write_woken(const struct bronze_state *s, struct json *out)
{
    json_open(out, "woken", '[');
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        if (!lane(s->woken, t))
            continue;
        json_open(out, NULL, '{');
        json_str(out, "tech", bronze_tech_names[t]);
        json_int(out, "count", lane(s->woken, t));
        json_int(out, "spots", bronze_open_spots(s, s->turn, t));
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* What a take would do, found by doing it on a copy. */
static void write_preview(const struct bronze_state *s, unsigned stack,
                          unsigned side, unsigned column, struct json *out)
{
    struct bronze_state after = *s;
    uint64_t fits[TERRAIN_COUNT] = { 0 };
    unsigned settlements = 0, spots = 0, seat = s->turn;

    bronze_take(&after, stack, side, column);
    json_open(out, NULL, '{');
    json_int(out, "stack", stack + 1);
    json_str(out, "side", side ? "down" : "up");
    json_str(out, "column", bronze_kinds[KIND_TAKE].operand[2].names[column]);
    json_open(out, "wakes", '[');
    for (unsigned i = 0; i < COLUMNS_MAX; i++) {
        unsigned c = (after.played + i) % COLUMNS_MAX;
        for (unsigned row = after.depth[seat][c]; row-- > 0;) {
            if (!bronze_is_woken(&after, seat, c, row))
                continue;
            json_open(out, NULL, '{');
            json_int(out, "column", c + 1);
            json_int(out, "row", row + 1);
            json_str(out, "tech",
                     bronze_tech_names[bronze_card(&after, seat, c, row)]);
            json_close(out, '}');
        }
    }
    json_close(out, ']');
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        unsigned cards = lane(after.woken, t),
                 open = bronze_open_spots(s, s->turn, t);
        settlements += cards < open ? cards : open;
        for (unsigned m = cards ? bronze_techs[t].terrains : 0; m; m &= m - 1)
            fits[bit_lowest(m)] |= bronze_fit(s, t, bit_lowest(m));
    }
    for (unsigned t = 0; t < TERRAIN_COUNT; t++)
        spots += bit_count(fits[t] & bronze_ahead(s, seat));
    json_int(out, "settlements", settlements);
    json_int(out, "spots", spots);
    json_close(out, '}');
}

static void write_previews(const struct bronze_state *s, struct json *out)
{
    unsigned columns = bronze_column_choices(s);

    json_open(out, "preview", '[');
    for (unsigned stack = 0; stack < STACKS && s->head.phase == PHASE_TAKE;
         stack++)
        for (unsigned side = 0; side < 2 && s->stack[stack]; side++)
            for (unsigned m = columns; m; m &= m - 1)
                write_preview(s, stack, side, bit_lowest(m), out);
    json_close(out, ']');
}

void bronze_view(const struct bronze_state *s, struct json *out)
{
    write_flow(s, out);
    write_decks(s, out);
    json_open(out, "tiles", '[');
    for (unsigned i = 0; i < s->places; i++)
        write_tile(s, i, out);
    json_close(out, ']');
    write_routes(s, out);
    json_open(out, "seats", '[');
    for (unsigned p = 0; p < s->head.seats; p++)
        write_player(s, p, out);
    json_close(out, ']');
    write_woken(s, out);
    write_worth(s, s->turn, "offers",
                s->head.phase == PHASE_CITY ? s->pile[s->city_due] : 0, out);
    write_previews(s, out);
}

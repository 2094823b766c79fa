/* The table in sentences, for a screen reader: one thing a line, the choice
 * first, no drawing. */
#include "engine/drawing.h"
#include "games/bronze/bronze.h"

static void end_line(const struct drawing *d)
{
    text_put(d->out, ".\n");
}

static void say_flow(const struct bronze_state *s, const struct drawing *d)
{
    drawing_number(d, "round", s->round);
    if (s->round > 0 && s->head.phase != PHASE_OVER) {
        text_put(d->out, ", ");
        drawing_seat(d, s->turn);
    }
    drawing_colon(d);
    bronze_put_asks(d, s);
    end_line(d);
    if (s->ending)
        bronze_put_ending(d, s);
}

static void say_choice(const struct bronze_state *s, const struct drawing *d)
{
    for (unsigned t = 0; s->head.phase == PHASE_SETTLE && t < TECH_COUNT; t++)
        if (lane(s->woken, t)) {
            bronze_put_awake(d, s, t);
            end_line(d);
        }
    if (s->head.phase != PHASE_CITY)
        return;
    for (uint64_t m = s->pile[s->city_due]; m; m &= m - 1) {
        drawing_name(d, bronze_city_names[bit_lowest(m)], NULL);
        drawing_colon(d);
        bronze_city_goal(d->voice, bit_lowest(m), d->out);
        text_put(d->out, ". ");
        bronze_city_status(d->voice, s, s->turn, bit_lowest(m), d->out);
        end_line(d);
    }
}

static void say_pool(const struct bronze_state *s, const struct drawing *d)
{
    for (unsigned i = 0; i < STACKS; i++) {
        drawing_number(d, "stack", i + 1);
        if (bronze_is_turned(s, i)) {
            drawing_name(d, bronze_tech_names[s->top[i]], NULL);
            text_put(d->out, ", ");
            bronze_put_stack(d, s, i);
        } else {
            drawing_word(d, s->stack[i] ? "face-down" : "empty");
        }
        end_line(d);
    }
    drawing_number(d, "reserve", s->stack[STACKS]);
    end_line(d);
}

static void say_spot(const struct bronze_state *s, unsigned terrain,
                     unsigned spot, const struct drawing *d)
{
    const struct land_info *land = &bronze_lands[s->land[spot / 4]];
    unsigned owner = 0;

    while (owner < SEATS_MAX && !(s->own[owner][terrain] >> spot & 1))
        owner++;
    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        if (land->spots[k][terrain] >> spot % 4 & 1) {
            text_char(d->out, ' ');
            drawing_name(d, bronze_settler_names[k], NULL);
            text_char(d->out, ' ');
            if (owner < SEATS_MAX)
                drawing_seat(d, (int)owner);
            else
                drawing_word(d, "free");
        }
}

static void say_tile(const struct bronze_state *s, unsigned place,
                     const struct drawing *d)
{
    unsigned holder = s->holder[place];
    struct message_args args = { .game = d->game };

    message_number(&args, "tile", place + 1);
    message_number(&args, "points", bronze_province_points[s->province[place]]);
    message_word(&args, "province",
                 s->head.phase <= PHASE_PROVINCE ? "none"
                 : holder < SEATS_MAX            ? "held"
                 : holder == HOLDER_OUT          ? "out"
                                                 : "open");
    message_seat(&args, "holder", holder < SEATS_MAX ? (int)holder : 0);
    drawing_say(d, "tile-line", &args);
    drawing_colon(d);
    if (place >= s->open)
        drawing_word(d, "face-down");
    for (unsigned t = 0; place < s->open && t < TERRAIN_COUNT; t++) {
        if (t)
            drawing_semicolon(d);
        drawing_name(d, bronze_terrain_names[t], NULL);
        for (unsigned k = 0; k < SPOTS_MAX; k++)
            say_spot(s, t, 4 * place + k, d);
    }
    end_line(d);
    if (s->pile[place]) {
        bronze_put_pile(d, s, place);
        end_line(d);
    }
}

static void say_routes(const struct bronze_state *s, const struct drawing *d)
{
    for (unsigned t = 0; t < TERRAIN_COUNT; t++) {
        drawing_name(d, bronze_terrain_names[t], "title");
        text_put(d->out, ", ");
        drawing_word(d, "longest");
        for (unsigned p = 0; p < s->head.seats; p++) {
            text_put(d->out, p ? ", " : " ");
            drawing_seat(d, (int)p);
            text_char(d->out, ' ');
            text_uint(d->out, bronze_line(s, p, t));
        }
        for (unsigned p = 0; p < s->head.seats; p++)
            for (unsigned r = 0; r < ROUTE_COUNT; r++) {
                struct message_args args = { .game = d->game };
                if (!(s->route[p][r] >> t & 1))
                    continue;
                text_put(d->out, ". ");
                message_seat(&args, "seat", (int)p);
                message_number(&args, "length", bronze_route_length[r]);
                drawing_say(d, "holds-route", &args);
            }
        end_line(d);
    }
}

static void say_matrix(const struct bronze_state *s, unsigned seat,
                       const struct drawing *d)
{
    for (unsigned c = 0; c < s->columns[seat]; c++) {
        drawing_number(d, "column", c + 1);
        for (unsigned row = 0; row < s->depth[seat][c]; row++) {
            if (row)
                text_put(d->out, ", ");
            else
                drawing_colon(d);
            drawing_name(d, bronze_tech_names[bronze_card(s, seat, c, row)],
                         NULL);
            if (bronze_is_awake(s, seat, c, row)) {
                text_char(d->out, ' ');
                drawing_word(d, "woken");
            }
        }
        end_line(d);
    }
}

static void say_player(const struct bronze_state *s, unsigned seat,
                       const struct drawing *d)
{
    drawing_seat(d, (int)seat);
    drawing_colon(d);
    bronze_put_standing(d, s, seat);
    end_line(d);
    say_matrix(s, seat, d);
    for (uint64_t m = s->cities[seat]; m; m &= m - 1) {
        struct message_args args = { .game = d->game };
        unsigned city = bit_lowest(m);
        message_word(&args, "city", bronze_city_names[city]);
        message_number(&args, "points", bronze_city_points(s, seat, city));
        drawing_say(d, "city-now", &args);
        text_put(d->out, ". ");
        bronze_city_status(d->voice, s, seat, city, d->out);
        end_line(d);
    }
}

void bronze_plain(const struct bronze_state *s, const struct drawing *d)
{
    say_flow(s, d);
    say_choice(s, d);
    say_pool(s, d);
    for (unsigned i = 0; i < s->places; i++)
        say_tile(s, i, d);
    say_routes(s, d);
    for (unsigned p = 0; p < s->head.seats; p++)
        say_player(s, p, d);
}

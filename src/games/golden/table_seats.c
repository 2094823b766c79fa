/* What lies beside the map, for the terminal: agora, offers, judgements, the
 * technology tree and the player boards. */
#include "games/golden/table.h"

enum { TITLE_MAX = 12, ROW_INDENT = 16 };

/* "A 2" as an item of a list. */
static void seat_item(struct golden_pen *p, int seat, int n)
{
    golden_pen_item(p);
    golden_pen_seat(p, seat);
    golden_pen_int(p, n);
}

static void name_item(struct golden_pen *p, const char *name, const char *form)
{
    golden_pen_item(p);
    golden_pen_name(p, name, form);
}

static void put_agora(const struct golden_state *s, struct golden_pen *p)
{
    golden_pen_line(p, 0, 2);
    golden_pen_word(p, "agora");
    golden_pen_list(p);
    for (int seat = 0; seat < s->head.seats; seat++) {
        int n = 0;
        for (int i = 0; i < COLONISTS; i++)
            n += s->seat[seat].colonist[i] == PLACE_AGORA;
        seat_item(p, seat, n);
    }
    golden_pen_end(p);
}

static void put_judgement(const struct golden_state *s, unsigned judgement,
                          struct golden_pen *p)
{
    const struct golden_judgement_info *info = &golden_judgements[judgement];

    golden_pen_line(p, 2, 4);
    golden_pen_name(p, golden_judgement_names[judgement], NULL);
    for (int era = 0; era < ERAS; era++)
        if (s->chosen[era] == judgement)
            golden_pen_number(p, "of-era", era + 1);
    golden_pen_mark(p, "engine-colon");
    golden_pen_name(p, golden_judgement_names[judgement], "text");
    golden_pen_word(p, "pays-now");
    golden_pen_list(p);
    for (int seat = 0; seat < s->head.seats; seat++)
        seat_item(p, seat, info->n * (int)golden_count(s, seat, info->source));
    golden_pen_end(p);
}

/* A card on offer: how many or how dear, its name and text. */
static void put_offer(struct golden_pen *p, const char *unit, unsigned n,
                      const char *name)
{
    golden_pen_line(p, 2, 4);
    golden_pen_number(p, unit, (int)n);
    golden_pen_name(p, name, NULL);
    golden_pen_mark(p, "engine-colon");
    golden_pen_name(p, name, "text");
    golden_pen_end(p);
}

void golden_table_offers(const struct golden_state *s, struct golden_pen *p)
{
    uint64_t wonders = s->stage == STAGE_SETUP ? 0 : golden_wonder_offer(s);

    put_agora(s, p);
    golden_pen_line(p, 0, 2);
    golden_pen_word(p, "on-offer");
    golden_pen_end(p);
    for (unsigned i = 0; i < KINDS_AN_ERA; i++) {
        unsigned kind = s->era * KINDS_AN_ERA + i;
        if (s->offer[i])
            put_offer(p, "copies", s->offer[i], golden_building_names[kind]);
    }
    for (; wonders; wonders &= wonders - 1)
        put_offer(p, "price", golden_wonders[bit_lowest(wonders)].cost,
                  golden_wonder_names[bit_lowest(wonders)]);
    golden_pen_line(p, 0, 2);
    golden_pen_word(p, "judgements");
    golden_pen_end(p);
    for (uint32_t m = s->judgements; m; m &= m - 1)
        put_judgement(s, bit_lowest(m), p);
}

/* Who has developed a technology; its name, cut to a column. */
static void put_tech(const struct golden_state *s, unsigned tech,
                     const struct drawing *d)
{
    char name[MESSAGE_MAX];
    struct drawing in = *d;
    struct text t;

    text_init(&t, name, sizeof name);
    in.out = &t;
    drawing_name(&in, golden_tech_names[tech], NULL);
    text_cut(name, TITLE_MAX);
    text_put(d->out, name);
    if (!golden_level(tech))
        return;
    text_char(d->out, ' ');
    for (int seat = 0; seat < s->head.seats; seat++)
        if (golden_has(&s->seat[seat], tech))
            drawing_seat(d, seat);
}

void golden_table_techs(const struct golden_state *s, struct golden_pen *p)
{
    static const int8_t column[TECH_LEVELS] = { 0, 8, 25, 43, 60 };

    drawing_word(p->d, "techs");
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        if (!golden_level(t))
            text_char(p->d->out, '\n');
        text_pad(p->d->out, column[golden_level(t)]);
        put_tech(s, t, p->d);
    }
    golden_pen_end(p);
}

/* A line of a player's board: what it is about, then the rest from one column
 * on. */
static void begin_row(struct golden_pen *p, const char *label)
{
    golden_pen_line(p, 3, ROW_INDENT);
    drawing_word(p->d, label);
    text_pad(p->d->out, ROW_INDENT);
    p->at = ROW_INDENT;
    p->begun = false;
}

static void put_points(const struct golden_state *s, int seat,
                       struct golden_pen *p)
{
    int total = 0;

    for (int k = 0; k < SOURCE_COUNT; k++)
        total += golden_points(s, seat, k);
    begin_row(p, "points");
    golden_pen_number(p, "points-now", total);
    golden_pen_list(p);
    for (int k = 0; k < SOURCE_COUNT; k++) {
        struct message_args args = { .game = p->d->game };
        if (!golden_points(s, seat, k))
            continue;
        golden_pen_item(p);
        message_word(&args, "source", golden_sources[k]);
        message_number(&args, "points", golden_points(s, seat, k));
        golden_pen_say(p, "source", &args);
    }
    golden_pen_close(p, true);
    golden_pen_number(p, "on-track", golden_scored(s, seat));
    golden_pen_end(p);
}

static void put_symbols(const struct golden_state *s, int seat,
                        struct golden_pen *p)
{
    begin_row(p, "symbols");
    for (int takes = 0; takes < 2; takes++) {
        golden_pen_word(p, takes ? "takes" : "controls");
        golden_pen_list(p);
        for (unsigned k = 0; k < SYMBOL_COUNT; k++) {
            unsigned n = takes ? golden_take(&s->seat[seat], k)
                               : golden_count(s, seat, k);
            if (!n)
                continue;
            name_item(p, golden_symbol_names[k], NULL);
            golden_pen_int(p, (int)n);
        }
        golden_pen_close(p, !takes);
    }
    golden_pen_end(p);
}

static void put_pieces(const struct golden_state *s, int seat,
                       struct golden_pen *p)
{
    const struct golden_seat *me = &s->seat[seat];
    unsigned range = golden_tech_gives(me, OP_MOVE);
    struct message_args args = { .game = p->d->game };

    begin_row(p, "cubes");
    message_number(&args, "ready", me->reserve);
    message_number(&args, "map", (int)golden_count(s, seat, SRC_CUBE));
    message_word(&args, "anywhere", range == MOVE_ANYWHERE ? "yes" : "no");
    message_number(&args, "range", (int)range);
    message_number(&args, "attacks", me->attacks);
    message_word(&args, "more", me->attacks < ATTACKS ? "yes" : "no");
    message_number(&args, "price",
                   me->attacks < ATTACKS ? golden_attack_cost[me->attacks] : 0);
    golden_pen_say(p, "pieces", &args);
    golden_pen_end(p);
}

/* A card with a mark where it was used this era. */
static void card_item(struct golden_pen *p, const char *name, bool used)
{
    name_item(p, name, NULL);
    if (used)
        golden_pen_word(p, "used");
}

static void put_cards(const struct golden_state *s, int seat,
                      struct golden_pen *p)
{
    const struct golden_seat *me = &s->seat[seat];

    begin_row(p, "buildings");
    golden_pen_list(p);
    for (int i = 0; i < SLOTS; i++)
        if (me->building[i] != NONE)
            card_item(p, golden_building_names[me->building[i] & ~USED],
                      me->building[i] & USED);
    golden_pen_close(p, true);
    golden_pen_number(p, "spaces", (int)golden_slots(me));
    golden_pen_end(p);
    begin_row(p, "wonders");
    golden_pen_list(p);
    for (uint32_t m = me->wonders; m; m &= m - 1)
        card_item(p, golden_wonder_names[bit_lowest(m)],
                  s->wonder_used >> bit_lowest(m) & 1);
    golden_pen_close(p, true);
    golden_pen_word(p, "glory");
    golden_pen_list(p);
    for (int k = 0; k < GLORY_KINDS; k++)
        for (int i = 0; i < me->glory[k]; i++) {
            golden_pen_item(p);
            golden_pen_words(p, golden_glory_names[k]);
        }
    golden_pen_close(p, false);
    golden_pen_end(p);
}

static void put_secrets(const struct golden_seat *me, struct golden_pen *p)
{
    begin_row(p, "to-come");
    golden_pen_list(p);
    for (int era = me->shown; era < ERAS; era++) {
        golden_pen_item(p);
        if (me->dealt[era] < CIV_COUNT)
            golden_pen_name(p, golden_civ_names[me->dealt[era]], NULL);
        else
            golden_pen_words(p, "?");
    }
    golden_pen_close(p, true);
    golden_pen_word(p, "future");
    if (me->future < FUTURE_COUNT) {
        golden_pen_name(p, golden_future_names[me->future], NULL);
        golden_pen_mark(p, "engine-colon");
        golden_pen_name(p, golden_future_names[me->future], "text");
    } else {
        golden_pen_words(p, "?");
    }
    golden_pen_end(p);
}

static void say_techs(const struct golden_seat *me, struct golden_pen *p)
{
    begin_row(p, "technologies");
    golden_pen_list(p);
    for (uint32_t m = me->tech; m; m &= m - 1)
        name_item(p, golden_tech_names[bit_lowest(m)], NULL);
    golden_pen_close(p, true);
    golden_pen_word(p, "next");
    golden_pen_list(p);
    for (uint32_t m = golden_open_techs(me); m; m &= m - 1) {
        name_item(p, golden_tech_names[bit_lowest(m)], NULL);
        golden_pen_number(p, "for-gold",
                          (int)golden_tech_price(me, bit_lowest(m), 0));
    }
    golden_pen_close(p, false);
    golden_pen_end(p);
}

void golden_table_seat(const struct golden_state *s, int seat,
                       struct golden_pen *p)
{
    const struct golden_seat *me = &s->seat[seat];

    golden_pen_line(p, 0, 3);
    golden_pen_seat(p, seat);
    golden_pen_list(p);
    if (me->civ < CIV_COUNT) {
        name_item(p, golden_civ_names[me->civ], NULL);
        golden_pen_number(p, "civ-number", golden_civs[me->civ].number);
    }
    golden_pen_item(p);
    golden_pen_number(p, "gold", me->gold);
    if (s->first == seat) {
        golden_pen_item(p);
        golden_pen_word(p, "first-player");
    }
    if (me->golden) {
        golden_pen_item(p);
        golden_pen_word(p, "golden-age");
    }
    golden_pen_end(p);
    put_points(s, seat, p);
    put_symbols(s, seat, p);
    put_pieces(s, seat, p);
    put_cards(s, seat, p);
    if (p->d->plain)
        say_techs(me, p);
    put_secrets(me, p);
}

/* "standing colonist of A" and the like. */
static void say_piece(struct golden_pen *p, const char *what, int seat)
{
    struct message_args args = { .game = p->d->game };

    message_word(&args, "what", what);
    message_seat(&args, "seat", seat);
    golden_pen_item(p);
    golden_pen_say(p, "piece", &args);
}

static void say_colonists(const struct golden_state *s, unsigned square,
                          struct golden_pen *p)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int i = 0; i < COLONISTS; i++) {
            unsigned colonist = s->seat[seat].colonist[i];
            if ((colonist & PLACE_MASK) == square)
                say_piece(p,
                          golden_is_standing(colonist) ? "standing" : "lying",
                          seat);
        }
}

static void say_square(const struct golden_state *s, unsigned square,
                       struct golden_pen *p)
{
    uint64_t at = BIT(square);

    golden_pen_line(p, 0, 2);
    golden_pen_words(p, golden_square_labels[square]);
    golden_pen_mark(p, "engine-colon");
    golden_pen_list(p);
    golden_pen_item(p);
    golden_pen_word(p, s->land & at ? "land" : "sea");
    for (int k = 0; k < SYMBOL_COUNT; k++) {
        if (!(s->symbol[k] & at))
            continue;
        name_item(p, golden_symbol_names[k], NULL);
        if (s->twice & at)
            golden_pen_word(p, "twice");
    }
    for (int seat = 0; seat < s->head.seats; seat++) {
        const struct golden_seat *me = &s->seat[seat];
        if (me->capital == square)
            say_piece(p, "capital", seat);
        if (me->city & at)
            say_piece(p, me->second & at ? "two-cubes" : "city", seat);
    }
    say_colonists(s, square, p);
    golden_pen_end(p);
}

/* The squares with anything on them, a line each. */
void golden_table_squares(const struct golden_state *s, struct golden_pen *p)
{
    uint64_t some = s->land;

    for (int k = 0; k < SYMBOL_COUNT; k++)
        some |= s->symbol[k];
    for (int seat = 0; seat < s->head.seats; seat++)
        some |= golden_control(&s->seat[seat]);
    for (; some; some &= some - 1)
        say_square(s, bit_lowest(some), p);
}

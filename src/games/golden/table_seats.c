/* What lies beside the map, for the terminal: agora, offers, judgements, the
 * technology tree and the player boards. */
#include "games/golden/table.h"

enum { TITLE_MAX = 12, ROW_INDENT = 16 };

static void put_agora(const struct golden_state *s, struct golden_pen *p)
{
    golden_pen_line(p, "Agora:", 2);
    golden_pen_list(p, "");
    for (int seat = 0; seat < s->head.seats; seat++) {
        int n = 0;
        for (int i = 0; i < COLONISTS; i++)
            n += s->seat[seat].colonist[i] == PLACE_AGORA;
        golden_pen_count(p, golden_seat_names[seat], n);
    }
    golden_pen_end(p);
}

static void put_judgement(const struct golden_state *s, unsigned judgement,
                          struct golden_pen *p)
{
    const struct golden_judgement_info *info = &golden_judgements[judgement];

    golden_pen_line(p, " ", 4);
    golden_pen_word(p, golden_judgement_names[judgement]);
    golden_pen_word(p, info->title);
    for (int era = 0; era < ERAS; era++)
        if (s->chosen[era] == judgement)
            golden_pen_number(p, "(era ", era + 1, ")");
    golden_pen_list(p, "pays now");
    for (int seat = 0; seat < s->head.seats; seat++)
        golden_pen_count(p, golden_seat_names[seat],
                         info->n * (int)golden_count(s, seat, info->source));
    golden_pen_end(p);
}

/* A card on offer: how many or how dear, its title and text. */
static void put_offer(struct golden_pen *p, unsigned number, const char *unit,
                      const char *title, const char *text)
{
    golden_pen_line(p, " ", 4);
    golden_pen_number(p, "", (int)number, unit);
    golden_pen_pair(p, title, ":");
    golden_pen_word(p, text);
    golden_pen_end(p);
}

void golden_table_offers(const struct golden_state *s, struct golden_pen *p)
{
    uint64_t wonders = s->stage == STAGE_SETUP ? 0 : golden_wonder_offer(s);

    put_agora(s, p);
    text_put(p->out, "On offer:\n");
    for (unsigned i = 0; i < KINDS_AN_ERA; i++) {
        unsigned kind = s->era * KINDS_AN_ERA + i;
        if (s->offer[i])
            put_offer(p, s->offer[i], " x", golden_building_titles[kind],
                      golden_buildings[kind].text);
    }
    for (; wonders; wonders &= wonders - 1) {
        const struct golden_wonder_info *info =
            &golden_wonders[bit_lowest(wonders)];
        put_offer(p, info->cost, " gold", info->title, info->text);
    }
    text_put(p->out, "Judgements:\n");
    for (uint32_t m = s->judgements; m; m &= m - 1)
        put_judgement(s, bit_lowest(m), p);
}

/* Who has developed a technology; its title, cut to a column. */
static void put_tech(const struct golden_state *s, unsigned tech,
                     struct text *out)
{
    const char *title = golden_tech_titles[tech];

    for (int i = 0; i < TITLE_MAX && title[i]; i++)
        text_char(out, title[i]);
    if (!golden_level(tech))
        return;
    text_char(out, ' ');
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (!golden_has(&s->seat[seat], tech))
            continue;
        text_style(out, (enum text_style)(STYLE_SEAT_A + seat));
        text_put(out, golden_seat_names[seat]);
        text_style(out, STYLE_PLAIN);
    }
}

void golden_table_techs(const struct golden_state *s, struct golden_pen *p)
{
    static const int8_t column[TECH_LEVELS] = { 0, 8, 25, 43, 60 };

    text_put(p->out, "Technologies for 3, 5, 8 and 12 gold, and who has them:");
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        if (!golden_level(t))
            text_char(p->out, '\n');
        text_pad(p->out, column[golden_level(t)]);
        put_tech(s, t, p->out);
    }
    golden_pen_end(p);
}

/* A line of a player's board: what it is about, then the rest from one column
 * on. */
static void begin_row(struct golden_pen *p, const char *label)
{
    golden_pen_line(p, "  ", ROW_INDENT);
    golden_pen_word(p, label);
    while (p->at < ROW_INDENT - 1) {
        text_char(p->out, ' ');
        p->at++;
    }
}

static void put_points(const struct golden_state *s, int seat,
                       struct golden_pen *p)
{
    int total = 0;

    for (int k = 0; k < SOURCE_COUNT; k++)
        total += golden_points(s, seat, k);
    begin_row(p, "points");
    golden_pen_number(p, "", total, " if it ended now:");
    golden_pen_list(p, "");
    for (int k = 0; k < SOURCE_COUNT; k++)
        if (golden_points(s, seat, k))
            golden_pen_count(p, golden_sources[k], golden_points(s, seat, k));
    golden_pen_close(p, ";");
    golden_pen_number(p, "", golden_scored(s, seat), " on the track");
    golden_pen_end(p);
}

static void put_symbols(const struct golden_state *s, int seat,
                        struct golden_pen *p)
{
    begin_row(p, "symbols");
    golden_pen_list(p, "controls");
    for (unsigned k = 0; k < SYMBOL_COUNT; k++)
        if (golden_count(s, seat, k))
            golden_pen_count(p, golden_symbol_names[k],
                             (int)golden_count(s, seat, k));
    golden_pen_close(p, ";");
    golden_pen_list(p, "takes");
    for (unsigned k = 0; k < SYMBOL_COUNT; k++)
        if (golden_take(&s->seat[seat], k))
            golden_pen_count(p, golden_symbol_names[k],
                             (int)golden_take(&s->seat[seat], k));
    golden_pen_close(p, "");
    golden_pen_end(p);
}

static void put_pieces(const struct golden_state *s, int seat,
                       struct golden_pen *p)
{
    const struct golden_seat *me = &s->seat[seat];
    unsigned range = golden_tech_gives(me, OP_MOVE);

    begin_row(p, "cubes");
    golden_pen_number(p, "", me->reserve, " ready,");
    golden_pen_number(p, "", (int)golden_count(s, seat, SRC_CUBE),
                      " on the map;");
    if (range == MOVE_ANYWHERE)
        golden_pen_word(p, "moves anywhere;");
    else
        golden_pen_number(p, "moves ", (int)range, ";");
    golden_pen_number(p, "attacks ", me->attacks, "");
    if (me->attacks < ATTACKS)
        golden_pen_number(p, "(the next for ", golden_attack_cost[me->attacks],
                          " gold)");
    golden_pen_end(p);
}

/* What stands behind a card that was used this era. */
static const char *used_mark(bool used)
{
    return used ? " (used)" : "";
}

static void put_cards(const struct golden_state *s, int seat,
                      struct golden_pen *p)
{
    const struct golden_seat *me = &s->seat[seat];
    int spaces = (int)golden_slots(me);

    begin_row(p, "buildings");
    golden_pen_list(p, "");
    for (int i = 0; i < SLOTS; i++)
        if (me->building[i] != NONE)
            golden_pen_item(p, golden_building_titles[me->building[i] & ~USED],
                            used_mark(me->building[i] & USED));
    golden_pen_close(p, ";");
    golden_pen_number(p, "", spaces, spaces == 1 ? " space" : " spaces");
    golden_pen_end(p);
    begin_row(p, "wonders");
    golden_pen_list(p, "");
    for (uint32_t m = me->wonders; m; m &= m - 1)
        golden_pen_item(p, golden_wonder_titles[bit_lowest(m)],
                        used_mark(s->wonder_used >> bit_lowest(m) & 1));
    golden_pen_close(p, ";");
    golden_pen_list(p, "glory");
    for (int k = 0; k < GLORY_KINDS; k++)
        for (int i = 0; i < me->glory[k]; i++)
            golden_pen_item(p, golden_glory_names[k], "");
    golden_pen_close(p, "");
    golden_pen_end(p);
}

static void put_secrets(const struct golden_seat *me, struct golden_pen *p)
{
    begin_row(p, "to come");
    golden_pen_list(p, "");
    for (int era = me->shown; era < ERAS; era++)
        golden_pen_item(p,
                        me->dealt[era] < CIV_COUNT
                            ? golden_civ_titles[me->dealt[era]]
                            : "?",
                        "");
    golden_pen_close(p, ";");
    golden_pen_word(p, "future");
    golden_pen_word(
        p, me->future < FUTURE_COUNT ? golden_future_titles[me->future] : "?");
    golden_pen_end(p);
}

static void say_techs(const struct golden_seat *me, struct golden_pen *p)
{
    begin_row(p, "technologies");
    golden_pen_list(p, "");
    for (uint32_t m = me->tech; m; m &= m - 1)
        golden_pen_item(p, golden_tech_titles[bit_lowest(m)], "");
    golden_pen_close(p, ";");
    golden_pen_list(p, "next");
    for (uint32_t m = golden_open_techs(me); m; m &= m - 1) {
        golden_pen_item(p, golden_tech_titles[bit_lowest(m)], "");
        golden_pen_number(p, "for ",
                          (int)golden_tech_price(me, bit_lowest(m), 0), "");
    }
    golden_pen_close(p, "");
    golden_pen_end(p);
}

void golden_table_seat(const struct golden_state *s, int seat, bool plain,
                       struct golden_pen *p)
{
    const struct golden_seat *me = &s->seat[seat];
    char name[8];
    struct text t;

    text_init(&t, name, sizeof name);
    text_style(&t, (enum text_style)(STYLE_SEAT_A + seat));
    text_put(&t, golden_seat_names[seat]);
    text_style(&t, STYLE_PLAIN);
    golden_pen_line(p, name, 3);
    text_char(p->out, ' ');
    p->at++;
    if (me->civ < CIV_COUNT) {
        golden_pen_word(p, golden_civ_titles[me->civ]);
        golden_pen_number(p, "(number ", golden_civs[me->civ].number, "),");
    }
    golden_pen_list(p, "");
    golden_pen_count(p, "gold", me->gold);
    if (s->first == seat)
        golden_pen_item(p, "first player", "");
    if (me->golden)
        golden_pen_item(p, "in a golden age", "");
    golden_pen_end(p);
    put_points(s, seat, p);
    put_symbols(s, seat, p);
    put_pieces(s, seat, p);
    put_cards(s, seat, p);
    if (plain)
        say_techs(me, p);
    put_secrets(me, p);
}

/* "standing colonist of A" and the like. */
static void say_piece(struct golden_pen *p, const char *what, int seat)
{
    golden_pen_item(p, what, "");
    golden_pen_word(p, golden_seat_names[seat]);
}

static void say_colonists(const struct golden_state *s, unsigned square,
                          struct golden_pen *p)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int i = 0; i < COLONISTS; i++) {
            unsigned colonist = s->seat[seat].colonist[i];
            if ((colonist & PLACE_MASK) == square)
                say_piece(p,
                          golden_is_standing(colonist) ? "standing colonist of"
                                                       : "lying colonist of",
                          seat);
        }
}

static void say_square(const struct golden_state *s, unsigned square,
                       struct golden_pen *p)
{
    uint64_t at = BIT(square);

    golden_pen_line(p, "", 2);
    golden_pen_pair(p, golden_square_names[square], ":");
    golden_pen_list(p, "");
    golden_pen_item(p, s->land & at ? "land" : "sea", "");
    for (int k = 0; k < SYMBOL_COUNT; k++) {
        if (!(s->symbol[k] & at))
            continue;
        golden_pen_item(p, golden_symbol_names[k],
                        s->twice & at ? " twice" : "");
    }
    for (int seat = 0; seat < s->head.seats; seat++) {
        const struct golden_seat *me = &s->seat[seat];
        if (me->capital == square)
            say_piece(p, "capital of", seat);
        if (me->city & at)
            say_piece(p, me->second & at ? "city of two cubes of" : "city of",
                      seat);
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

/* The table for a terminal of 80 columns: the opponent above, the three decks,
 * and one's own side below. The whole table shows every card. What matters now
 * is a few lines for each side, and the hand unless the actions on offer show
 * it. The plain form says everything in sentences. */
#include "engine/drawing.h"
#include "games/bronzeage/bronzeage.h"

enum { LABEL = 3, VALUES = 16, CODE = 4, ICONS = VALUES + 22, HAND_LINES = 3 };

static void end_line(const struct drawing *d)
{
    text_put(d->out, d->plain ? ".\n" : "\n");
}

/* Between a label and what it is. */
static void put_gap(const struct drawing *d, const char *drawn)
{
    if (d->plain)
        drawing_colon(d);
    else
        text_put(d->out, drawn);
}

static void put_named(const struct drawing *d, enum text_style style,
                      const char *id)
{
    drawing_style(d, style);
    drawing_name(d, id, NULL);
    drawing_style(d, STYLE_PLAIN);
}

/* "2 The Sea, 1 The Plains", or "none". */
static void put_types(const struct drawing *d, const uint8_t counts[TYPE_COUNT])
{
    bool any = false;

    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        if (!counts[t])
            continue;
        text_put(d->out, any ? ", " : "");
        text_uint(d->out, counts[t]);
        text_char(d->out, ' ');
        drawing_name(d, bronzeage_type_names[t], "short");
        any = true;
    }
    if (!any)
        drawing_word(d, "none");
}

/* "Sea, Sea", each Action once, or "none". */
static void put_actions(const struct drawing *d,
                        const unsigned counts[TYPE_COUNT])
{
    bool any = false;

    for (unsigned t = 0; t < TYPE_COUNT; t++)
        for (unsigned i = 0; i < counts[t]; i++) {
            text_put(d->out, any ? ", " : "");
            drawing_name(d, bronzeage_type_names[t], "short");
            any = true;
        }
    if (!any)
        drawing_word(d, "none");
}

static void put_phase(const struct bronzeage_state *s, const struct drawing *d)
{
    static const char *const collapse[] = { "ahead", "now", "done" };
    bool over = s->head.phase == PHASE_OVER;
    struct message_args args = { .game = d->game };

    message_number(&args, "turn", s->turns + (over ? 0 : 1));
    message_word(&args, "collapse", collapse[s->collapse]);
    message_word(&args, "over", over ? "yes" : "no");
    drawing_say(d, "turn", &args);
    drawing_colon(d);
    if (s->head.actor >= 0) {
        drawing_seat(d, s->head.actor);
        text_put(d->out, ", ");
    }
    args = (struct message_args){ .game = d->game };
    message_word(&args, "phase", bronzeage_phase_names[s->head.phase]);
    drawing_style(d, STYLE_STRONG);
    drawing_say(d, "asks", &args);
    drawing_style(d, STYLE_PLAIN);
    end_line(d);
}

static void put_label(const struct drawing *d, const char *id)
{
    text_pad(d->out, d->plain ? 0 : LABEL);
    drawing_word(d, id);
    put_gap(d, "");
    text_pad(d->out, d->plain ? 0 : VALUES);
}

static void put_deck(const struct bronzeage_state *s, unsigned deck,
                     const struct drawing *d)
{
    struct message_args args = { .game = d->game };
    unsigned lying[TYPE_COUNT], top = s->top[deck];

    bronzeage_lying(s, deck, lying);
    text_pad(d->out, d->plain ? 0 : LABEL);
    message_word(&args, "deck", bronzeage_deck_labels[deck]);
    drawing_say(d, "deck", &args);
    put_gap(d, "");
    text_pad(d->out, d->plain ? 0 : VALUES);
    drawing_number(d, "cards", s->size[deck]);
    text_put(d->out, d->plain ? ", " : "");
    text_pad(d->out, d->plain ? 0 : 26);
    if (top < TYPE_COUNT)
        put_named(d, STYLE_STRONG, bronzeage_type_names[top]);
    else
        drawing_styled(d, STYLE_DIM, "no-top");
    text_put(d->out, d->plain ? ", " : "");
    text_pad(d->out, d->plain ? 0 : 42);
    drawing_word(d, "actions");
    text_char(d->out, ' ');
    put_actions(d, lying);
    end_line(d);
}

static void put_decks(const struct bronzeage_state *s, const struct drawing *d)
{
    for (unsigned k = 0; k < DECKS; k++)
        put_deck(s, k, d);
    if (!d->whole)
        return;
    put_label(d, "below");
    put_types(d, s->below);
    end_line(d);
    if (s->discards[0] + s->discards[1] + s->discards[2]) {
        put_label(d, "discarded");
        put_types(d, s->discards);
        end_line(d);
    }
    if (s->box[0] + s->box[1] + s->box[2]) {
        put_label(d, "box");
        put_types(d, s->box);
        end_line(d);
    }
}

/* Codes of cards, in as many lines as they need. */
static void put_codes(const struct drawing *d, uint64_t cards, int column,
                      bool in_line)
{
    const char *gap = "";
    int at = column;

    for (; cards; cards &= cards - 1, at += CODE) {
        if (!in_line && at + CODE > d->columns) {
            text_char(d->out, '\n');
            text_pad(d->out, column);
            at = column;
            gap = "";
        }
        text_put(d->out, gap);
        text_put(d->out, bronzeage_cards[bit_lowest(cards)].title);
        gap = in_line ? ", " : " ";
    }
}

/* One kind of icon: how many, and the cards that show them. */
static void put_icons(const struct drawing *d, const char *id, unsigned count,
                      uint64_t cards)
{
    if (!cards)
        return;
    text_pad(d->out, d->plain ? 0 : LABEL);
    drawing_name(d, id, NULL);
    put_gap(d, "");
    text_pad(d->out, d->plain ? 0 : VALUES);
    text_uint(d->out, count);
    text_put(d->out, d->plain ? ", " : "");
    text_pad(d->out, d->plain ? 0 : VALUES + 4);
    put_codes(d, cards, VALUES + 4, d->plain);
    end_line(d);
}

/* A card of one's own hand: what it is as basic and as specialized. */
static void put_card(const struct drawing *d, const struct bronzeage_seat *me,
                     unsigned card)
{
    const struct bronzeage_card_info *info = &bronzeage_cards[card];
    bool fits = me->civ < CIV_COUNT && bronzeage_fits(me) >> card & 1;

    text_pad(d->out, d->plain ? 0 : VALUES);
    drawing_style(d, STYLE_STRONG);
    text_put(d->out, info->title);
    drawing_style(d, STYLE_PLAIN);
    put_gap(d, "  ");
    drawing_name(d, bronzeage_icon_names[info->type], NULL);
    text_char(d->out, ' ');
    text_uint(d->out, info->basic);
    text_put(d->out, d->plain ? ", " : "");
    text_pad(d->out, d->plain ? 0 : ICONS);
    drawing_style(d, fits ? STYLE_GOOD : STYLE_DIM);
    drawing_name(d, bronzeage_aspect_names[info->aspect], NULL);
    text_char(d->out, ' ');
    text_uint(d->out, info->special);
    if (info->ability) {
        text_put(d->out, ", ");
        drawing_name(d, bronzeage_ability_names[info->ability], NULL);
    }
    drawing_style(d, STYLE_PLAIN);
    if (!fits)
        drawing_word(d, "not-yours");
    end_line(d);
}

/* Many cards, several a line: their icons without the Abilities. */
static void put_cards_short(const struct drawing *d, uint64_t cards)
{
    enum { A_LINE = 2, ROOM = 32 };

    for (int k = 0; cards; cards &= cards - 1, k++) {
        const struct bronzeage_card_info *info =
            &bronzeage_cards[bit_lowest(cards)];
        if (k)
            text_char(d->out, k % A_LINE ? ' ' : '\n');
        text_pad(d->out, VALUES + k % A_LINE * ROOM);
        text_put(d->out, info->title);
        text_char(d->out, ' ');
        drawing_name(d, bronzeage_icon_names[info->type], NULL);
        text_char(d->out, ' ');
        text_uint(d->out, info->basic);
        text_char(d->out, '/');
        drawing_name(d, bronzeage_aspect_names[info->aspect], NULL);
        text_char(d->out, ' ');
        text_uint(d->out, info->special);
    }
    text_char(d->out, '\n');
}

/* Whether the actions on offer show the hand card by card. */
static bool hand_on_offer(const struct bronzeage_state *s, unsigned p)
{
    unsigned phase = s->head.phase;

    return s->head.actor == (int)p &&
           (phase == PHASE_CARD_MAY || phase == PHASE_CARD_MUST ||
            phase == PHASE_CARD_BASIC || phase == PHASE_DISCARD_FIRST ||
            phase == PHASE_DISCARD_SECOND);
}

/* BA-8.2r1: nobody's hand is laid open at the end. */
static void put_hand(const struct bronzeage_state *s, unsigned p,
                     const struct drawing *d)
{
    const struct bronzeage_seat *seat = &s->seat[p];
    bool own = s->head.sees == (int)p || s->head.sees == SEES_ALL;
    bool over = s->head.phase == PHASE_OVER;
    bool shown = s->head.sees == (int)p || s->head.actor == (int)p;
    bool cards = own && !over && (d->whole || (shown && !hand_on_offer(s, p)));

    put_label(d, "hand");
    /* Cards that are shown say their types: a low screen has a line more. */
    if (!cards || !seat->hand || seat->raided || d->whole || d->plain) {
        put_types(d, seat->held);
        if (seat->raided && !over) {
            drawing_semicolon(d);
            drawing_word(d, "raided");
            text_char(d->out, ' ');
            put_codes(d, seat->raided, VALUES, true);
        }
        end_line(d);
    }
    if (cards && !d->whole && bit_count(seat->hand) > 4 * HAND_LINES) {
        text_pad(d->out, VALUES);
        put_codes(d, seat->hand, VALUES, false);
        end_line(d);
    } else if (cards && !d->whole && bit_count(seat->hand) > HAND_LINES)
        put_cards_short(d, seat->hand);
    else
        for (uint64_t m = cards ? seat->hand : 0; m; m &= m - 1)
            put_card(d, seat, bit_lowest(m));
    if (own && seat->thrown && !over && d->whole) {
        put_label(d, "thrown");
        put_codes(d, seat->thrown, VALUES, d->plain);
        end_line(d);
    }
}

/* A screen where each line counts: the icons of a Civilization stand beside its
 * name, the basic ones beside the Triumphs. */
static bool is_low(const struct drawing *d)
{
    return !d->whole && !d->plain;
}

static void put_head(const struct bronzeage_state *s, unsigned p,
                     const struct drawing *d)
{
    const struct bronzeage_seat *seat = &s->seat[p];

    drawing_seat(d, (int)p);
    put_gap(d, "  ");
    if (seat->civ < CIV_COUNT) {
        const uint8_t *aspect = bronzeage_civs[seat->civ].aspect;
        put_named(d, STYLE_STRONG, bronzeage_civ_names[seat->civ]);
        for (unsigned k = 0; k < 2; k++) {
            unsigned n = bronzeage_aspect_icons(seat, aspect[k]);
            text_put(d->out, k ? ", " : " (");
            drawing_name(d, bronzeage_aspect_names[aspect[k]], NULL);
            if (is_low(d) && n) {
                text_char(d->out, ' ');
                text_uint(d->out, n);
            }
        }
        text_put(d->out, "), ");
    }
    drawing_style(d, STYLE_STRONG);
    drawing_number(d, "points", bronzeage_total(s, p));
    drawing_style(d, STYLE_PLAIN);
    if (s->head.phase != PHASE_FIRST && p == s->first)
        drawing_word(d, "first-player");
    end_line(d);
}

/* All icons one after the other: "Exploration 2, Warfare 3". */
static void put_icon_line(const struct bronzeage_state *s, unsigned p,
                          const struct drawing *d)
{
    const struct bronzeage_seat *seat = &s->seat[p];
    char buffer[512];
    struct text words;
    struct drawing in = *d;

    if (!seat->basic && !seat->special)
        return;
    text_init(&words, buffer, sizeof buffer);
    in.out = &words;
    for (unsigned k = 0; k < TYPE_COUNT + ASPECT_COUNT; k++) {
        bool basic = k < TYPE_COUNT;
        unsigned a = basic ? k : k - TYPE_COUNT;
        unsigned n = basic ? bronzeage_icons(seat, a)
                           : bronzeage_aspect_icons(seat, a);
        if (!n)
            continue;
        text_put(&words, words.used ? ", " : "");
        drawing_name(
            &in, basic ? bronzeage_icon_names[a] : bronzeage_aspect_names[a],
            NULL);
        text_char(&words, ' ');
        text_uint(&words, n);
    }
    put_label(d, "icons");
    text_wrap(d->out, buffer, VALUES, d->columns);
    end_line(d);
}

static void put_seat(const struct bronzeage_state *s, unsigned p,
                     const struct drawing *d)
{
    const struct bronzeage_seat *seat = &s->seat[p];
    unsigned holding[TYPE_COUNT];
    char buffer[256];

    put_head(s, p, d);
    put_label(d, "actions");
    bronzeage_hold(seat, holding);
    put_actions(d, holding);
    if (d->whole) {
        end_line(d);
        put_label(d, "territories");
        put_types(d, seat->territories);
    } else if (bronzeage_controls(seat)) {
        struct text words;
        struct drawing in = *d;
        text_init(&words, buffer, sizeof buffer);
        in.out = &words;
        drawing_word(&in, "territories");
        text_char(&words, ' ');
        put_types(&in, seat->territories);
        drawing_semicolon(d);
        text_wrap(d->out, buffer, VALUES, d->columns);
    }
    end_line(d);
    for (unsigned t = 0; d->whole && t < TYPE_COUNT; t++)
        put_icons(d, bronzeage_icon_names[t], bronzeage_icons(seat, t),
                  seat->basic & bronzeage_of_type[t]);
    for (unsigned a = 0; d->whole && a < ASPECT_COUNT; a++)
        put_icons(d, bronzeage_aspect_names[a], bronzeage_aspect_icons(seat, a),
                  seat->special & bronzeage_of_aspect[a]);
    if (!d->whole && d->plain)
        put_icon_line(s, p, d);
    put_hand(s, p, d);
}

/* Each Triumph, who has it now, and the icons of A and of B. */
static void put_triumphs(const struct bronzeage_state *s,
                         const struct drawing *d)
{
    put_label(d, "triumphs");
    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        unsigned holder = bronzeage_triumph(s, t);
        text_put(d->out, t ? ", " : "");
        drawing_name(d, bronzeage_icon_names[t], NULL);
        text_char(d->out, ' ');
        if (holder < SEATS)
            drawing_seat(d, (int)holder);
        else
            drawing_word(d, "nobody");
        text_char(d->out, ' ');
        text_uint(d->out, bronzeage_icons(&s->seat[0], t));
        text_char(d->out, '-');
        text_uint(d->out, bronzeage_icons(&s->seat[1], t));
    }
    end_line(d);
}

void bronzeage_table(const void *state, const struct drawing *d)
{
    const struct bronzeage_state *s = state;
    unsigned below = s->head.sees == 0 ? 0 : 1;
    const char *gap = d->plain || !d->whole ? "" : "\n";

    put_phase(s, d);
    text_put(d->out, gap);
    put_seat(s, 1 - below, d);
    text_put(d->out, gap);
    put_decks(s, d);
    if (!is_low(d) || s->seat[0].basic || s->seat[1].basic)
        put_triumphs(s, d);
    text_put(d->out, gap);
    put_seat(s, below, d);
}

/* The state as a table for a terminal of 80 columns: the opponent above, the
 * three decks, and one's own side below with the hand card by card. The plain
 * form says the same in sentences. */
#include "games/bronzeage/bronzeage.h"

enum { LABEL = 3, VALUES = 16, WIDTH = 80, CODE = 4 };

static const char *const asks[PHASE_COUNT] = {
    [PHASE_OVER] = "the game is over",
    [PHASE_FIRST] = "the first player is drawn",
    [PHASE_DEAL] = "the first hands are dealt",
    [PHASE_TOP] = "a new top card is seen",
    [PHASE_CIV_DEAL] = "the civilizations are dealt",
    [PHASE_CIV] = "choose a civilization",
    [PHASE_MOVE] = "play or return an Action",
    [PHASE_MODE] = "no match: draw two cards, play one, or stop",
    [PHASE_STEP] = "a step of a Return: draw, play, or stop",
    [PHASE_CARD_MAY] = "a match: you may play a card",
    [PHASE_CARD_MUST] = "play a card",
    [PHASE_CARD_BASIC] = "Ornament: play a card as basic",
    [PHASE_SOW] = "choose a deck to draw from",
    [PHASE_QUARRY] = "Quarry: choose a deck to gain from",
    [PHASE_FOUNDRY] = "Foundry: choose a deck to gain and draw from",
    [PHASE_CONQUEST] = "Conquest: choose a Territory to take",
    [PHASE_RAID] = "a card is raided",
    [PHASE_FRONT] = "a card is drawn",
    [PHASE_KEEP_FIRST] = "The Collapse: choose the Territories to keep",
    [PHASE_KEEP_SECOND] = "The Collapse: choose the Territories to keep",
    [PHASE_DISCARD_FIRST] = "The Collapse: discard down to three cards",
    [PHASE_DISCARD_SECOND] = "The Collapse: discard down to three cards",
    [PHASE_BOX] = "the leftover cards go to the box",
};

static void put_styled(struct text *out, enum text_style style,
                       const char *words)
{
    text_style(out, style);
    text_put(out, words);
    text_style(out, STYLE_PLAIN);
}

static void put_seat_name(struct text *out, unsigned seat)
{
    text_style(out, (enum text_style)(STYLE_SEAT_A + seat));
    text_char(out, (char)('A' + seat));
    text_style(out, STYLE_PLAIN);
}

/* "2 The Sea, 1 The Plains", or "none". */
static void put_types(struct text *out, const uint8_t counts[TYPE_COUNT])
{
    bool any = false;

    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        if (!counts[t])
            continue;
        text_put(out, any ? ", " : "");
        text_uint(out, counts[t]);
        text_char(out, ' ');
        text_put(out, bronzeage_type_titles[t]);
        any = true;
    }
    text_put(out, any ? "" : "none");
}

/* "sea, sea", each Action once, or "none". */
static void put_actions(struct text *out, const unsigned counts[TYPE_COUNT])
{
    bool any = false;

    for (unsigned t = 0; t < TYPE_COUNT; t++)
        for (unsigned i = 0; i < counts[t]; i++) {
            text_put(out, any ? ", " : "");
            text_put(out, bronzeage_type_names[t]);
            any = true;
        }
    text_put(out, any ? "" : "none");
}

static void put_phase(const struct bronzeage_state *s, bool plain,
                      struct text *out)
{
    static const char *const collapse[] = {
        "The Collapse is ahead",
        "The Collapse",
        "after The Collapse",
    };
    bool over = s->head.phase == PHASE_OVER;

    text_put(out, over ? "Turns played: " : "Turn ");
    text_uint(out, s->turns + (over ? 0u : 1u));
    text_put(out, ", ");
    text_put(out, collapse[s->collapse]);
    text_put(out, ": ");
    if (s->head.actor >= 0) {
        text_put(out, plain ? "seat " : "");
        put_seat_name(out, (unsigned)s->head.actor);
        text_put(out, ", ");
    }
    put_styled(out, STYLE_STRONG, asks[s->head.phase]);
    text_put(out, plain ? ".\n" : "\n");
}

static void put_deck(const struct bronzeage_state *s, unsigned deck, bool plain,
                     struct text *out)
{
    unsigned lying[TYPE_COUNT], top = s->top[deck];
    const char *title = top < TYPE_COUNT ? bronzeage_type_titles[top] : "none";

    bronzeage_lying(s, deck, lying);
    text_pad(out, plain ? 0 : LABEL);
    text_put(out, plain ? "Deck " : "deck ");
    text_char(out, (char)('a' + deck));
    text_put(out, plain ? ": " : "");
    text_pad(out, plain ? 0 : VALUES);
    text_uint(out, s->size[deck]);
    text_put(out, s->size[deck] == 1 ? " card" : " cards");
    if (plain) {
        text_put(out, ", top ");
        text_put(out, title);
    } else {
        text_pad(out, 26);
        put_styled(out, top < TYPE_COUNT ? STYLE_STRONG : STYLE_DIM, title);
    }
    text_put(out, plain ? ", Actions: " : "");
    text_pad(out, plain ? 0 : 42);
    text_put(out, plain ? "" : "Actions ");
    put_actions(out, lying);
    text_put(out, plain ? ".\n" : "\n");
}

static void put_label(struct text *out, bool plain, const char *label)
{
    text_pad(out, plain ? 0 : LABEL);
    text_put(out, label);
    text_put(out, plain ? ": " : "");
    text_pad(out, plain ? 0 : VALUES);
}

static void put_decks(const struct bronzeage_state *s, bool plain,
                      struct text *out)
{
    for (unsigned d = 0; d < DECKS; d++)
        put_deck(s, d, plain, out);
    put_label(out, plain, plain ? "In the decks under the tops" : "under them");
    put_types(out, s->below);
    text_put(out, plain ? ".\n" : "\n");
    if (s->discards[0] + s->discards[1] + s->discards[2]) {
        put_label(out, plain, plain ? "Discarded" : "discarded");
        put_types(out, s->discards);
        text_put(out, plain ? ".\n" : "\n");
    }
    if (s->box[0] + s->box[1] + s->box[2]) {
        put_label(out, plain, plain ? "In the box" : "in the box");
        put_types(out, s->box);
        text_put(out, plain ? ".\n" : "\n");
    }
}

/* Codes of cards, in as many lines as they need. */
static void put_codes(struct text *out, uint64_t cards, int column, bool plain)
{
    const char *gap = "";
    int at = column;

    for (; cards; cards &= cards - 1, at += CODE) {
        if (!plain && at + CODE > WIDTH) {
            text_char(out, '\n');
            text_pad(out, column);
            at = column;
            gap = "";
        }
        text_put(out, gap);
        text_put(out, bronzeage_cards[bit_lowest(cards)].title);
        gap = plain ? ", " : " ";
    }
}

/* One kind of icon: how many, and the cards that show them. */
static void put_icons(struct text *out, const char *title, unsigned count,
                      uint64_t cards, bool plain)
{
    if (!cards)
        return;
    put_label(out, plain, title);
    text_uint(out, count);
    text_put(out, plain ? ", cards " : "");
    text_pad(out, plain ? 0 : VALUES + 4);
    put_codes(out, cards, VALUES + 4, plain);
    text_put(out, plain ? ".\n" : "\n");
}

/* A card of one's own hand: what it is as basic and as specialized. */
static void put_card(struct text *out, const struct bronzeage_seat *me,
                     unsigned card, bool plain)
{
    const struct bronzeage_card_info *info = &bronzeage_cards[card];
    bool fits = me->civ < CIV_COUNT && bronzeage_fits(me) >> card & 1;

    text_pad(out, plain ? 0 : VALUES);
    put_styled(out, STYLE_STRONG, info->title);
    text_put(out, plain ? ": " : "  ");
    text_put(out, bronzeage_icon_titles[info->type]);
    text_char(out, ' ');
    text_uint(out, info->basic);
    text_put(out, plain ? ", or " : "");
    text_pad(out, plain ? 0 : VALUES + 22);
    text_style(out, fits ? STYLE_GOOD : STYLE_DIM);
    text_put(out, bronzeage_aspect_titles[info->aspect]);
    text_char(out, ' ');
    text_uint(out, info->special);
    if (info->ability) {
        text_put(out, ", ");
        text_put(out, bronzeage_ability_titles[info->ability]);
    }
    text_style(out, STYLE_PLAIN);
    if (!fits)
        text_put(out, plain ? " (not for your civilization)" : "  (not yours)");
    text_put(out, plain ? ".\n" : "\n");
}

/* BA-8.2r1: nobody's hand is laid open at the end. */
static void put_hand(const struct bronzeage_state *s, unsigned p, bool plain,
                     struct text *out)
{
    const struct bronzeage_seat *seat = &s->seat[p];
    bool own = s->head.sees == (int)p || s->head.sees == SEES_ALL;
    bool over = s->head.phase == PHASE_OVER;

    put_label(out, plain, plain ? "Cards in hand" : "hand");
    put_types(out, seat->held);
    if (seat->raided && !over) {
        text_put(out, plain ? ". Known through Raids: " : "; raided: ");
        put_codes(out, seat->raided, VALUES, true);
    }
    text_put(out, plain ? ".\n" : "\n");
    for (uint64_t m = own && !over ? seat->hand : 0; m; m &= m - 1)
        put_card(out, seat, bit_lowest(m), plain);
    if (own && seat->thrown && !over) {
        put_label(out, plain, plain ? "Own discards, unseen since" : "thrown");
        put_codes(out, seat->thrown, VALUES, plain);
        text_put(out, plain ? ".\n" : "\n");
    }
}

static void put_head(const struct bronzeage_state *s, unsigned p, bool plain,
                     struct text *out)
{
    const struct bronzeage_seat *seat = &s->seat[p];

    text_put(out, plain ? "Seat " : "");
    put_seat_name(out, p);
    text_put(out, plain ? ", " : "  ");
    if (seat->civ < CIV_COUNT) {
        const uint8_t *aspect = bronzeage_civs[seat->civ].aspect;
        put_styled(out, STYLE_STRONG, bronzeage_civ_titles[seat->civ]);
        text_put(out, " (");
        text_put(out, bronzeage_aspect_titles[aspect[0]]);
        text_put(out, ", ");
        text_put(out, bronzeage_aspect_titles[aspect[1]]);
        text_put(out, "), ");
    }
    text_style(out, STYLE_STRONG);
    text_int(out, bronzeage_total(s, p));
    text_put(out, " points");
    text_style(out, STYLE_PLAIN);
    if (s->head.phase != PHASE_FIRST && p == s->first)
        text_put(out, ", first player");
    text_put(out, plain ? ".\n" : "\n");
}

static void put_seat(const struct bronzeage_state *s, unsigned p, bool plain,
                     struct text *out)
{
    const struct bronzeage_seat *seat = &s->seat[p];
    unsigned holding[TYPE_COUNT];

    put_head(s, p, plain, out);
    put_label(out, plain, "Actions");
    bronzeage_hold(seat, holding);
    put_actions(out, holding);
    text_put(out, plain ? ".\n" : "\n");
    put_label(out, plain, "Territories");
    put_types(out, seat->territories);
    text_put(out, plain ? ".\n" : "\n");
    for (unsigned t = 0; t < TYPE_COUNT; t++)
        put_icons(out, bronzeage_icon_titles[t], bronzeage_icons(seat, t),
                  seat->basic & bronzeage_of_type[t], plain);
    for (unsigned a = 0; a < ASPECT_COUNT; a++)
        put_icons(out, bronzeage_aspect_titles[a],
                  bronzeage_aspect_icons(seat, a),
                  seat->special & bronzeage_of_aspect[a], plain);
    put_hand(s, p, plain, out);
}

/* Each Triumph, who has it now, and the icons of A and of B. */
static void put_triumphs(const struct bronzeage_state *s, bool plain,
                         struct text *out)
{
    put_label(out, plain, "Triumphs");
    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        unsigned holder = bronzeage_triumph(s, t);
        text_put(out, t ? ", " : "");
        text_put(out, bronzeage_icon_titles[t]);
        text_char(out, ' ');
        if (holder < SEATS)
            put_seat_name(out, holder);
        text_put(out, holder < SEATS ? " " : plain ? "nobody " : "");
        text_uint(out, bronzeage_icons(&s->seat[0], t));
        text_put(out, plain ? " to " : "-");
        text_uint(out, bronzeage_icons(&s->seat[1], t));
    }
    text_put(out, plain ? ".\n" : "\n");
}

void bronzeage_table(const void *state, int columns, bool plain,
                     struct text *out)
{
    const struct bronzeage_state *s = state;
    unsigned below = s->head.sees == 0 ? 0 : 1;
    const char *gap = plain ? "" : "\n";

    (void)columns;
    put_phase(s, plain, out);
    text_put(out, gap);
    put_seat(s, 1 - below, plain, out);
    text_put(out, gap);
    put_decks(s, plain, out);
    put_triumphs(s, plain, out);
    text_put(out, gap);
    put_seat(s, below, plain, out);
}

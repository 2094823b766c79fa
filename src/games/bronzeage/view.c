/* The state as JSON: all of it, so that a program that knows the rules can
 * check every list and score. An observed state shows what its seat knows. */
#include "games/bronzeage/bronzeage.h"

#define BY_TYPE   " by type: sea, mountains, plains"
#define TYPE_TYPE "\"sea\" | \"mountains\" | \"plains\""
#define DECK_TYPE "\"a\" | \"b\" | \"c\""

/* clang-format off */
const char *const bronzeage_phase_names[] = {
    [PHASE_OVER] = "over", [PHASE_FIRST] = "first", [PHASE_DEAL] = "deal",
    [PHASE_TOP] = "top", [PHASE_CIV_DEAL] = "civ-deal", [PHASE_CIV] = "civ",
    [PHASE_MOVE] = "move", [PHASE_MODE] = "mode", [PHASE_STEP] = "step",
    [PHASE_CARD_MAY] = "card-may", [PHASE_CARD_MUST] = "card-must",
    [PHASE_CARD_BASIC] = "card-basic", [PHASE_SOW] = "draw-deck",
    [PHASE_QUARRY] = "gain-deck", [PHASE_FOUNDRY] = "gain-draw-deck",
    [PHASE_CONQUEST] = "take", [PHASE_RAID] = "raid", [PHASE_FRONT] = "front",
    [PHASE_KEEP_FIRST] = "keep-first", [PHASE_KEEP_SECOND] = "keep-second",
    [PHASE_DISCARD_FIRST] = "discard-first",
    [PHASE_DISCARD_SECOND] = "discard-second", [PHASE_BOX] = "box",
    [PHASE_COUNT] = "", [AGENDA_END] = "end-turn",
    [AGENDA_REBUILD] = "new-decks",
};

const struct game_view_field bronzeage_view_fields[VIEW_FIELD_COUNT] = {
    { "phase", "\"over\" | \"first\" | \"deal\" | \"top\" | \"civ-deal\" | "
      "\"civ\" | \"move\" | \"mode\" | \"step\" | \"card-may\" | \"card-must\" "
      "| \"card-basic\" | \"draw-deck\" | \"gain-deck\" | \"gain-draw-deck\" | "
      "\"take\" | \"raid\" | \"front\" | \"keep-first\" | \"keep-second\" | "
      "\"discard-first\" | \"discard-second\" | \"box\"", "what is due now" },
    { "agenda", "string[]", "what is due after it, in order: phases, end-turn, "
      "new-decks; what proves impossible is left out" },
    { "turn", "number", "the seat whose turn it is" },
    { "turns", "number", "turns ended so far" },
    { "first", "number | null", "the first player; null until named" },
    { "collapse", "\"ahead\" | \"now\" | \"done\"", "The Collapse" },
    { "at", DECK_TYPE, "the deck of the turn's Action" },
    { "from", DECK_TYPE, "the deck of a draw or new top that is due" },
    { "decks[].id", DECK_TYPE, "its name" },
    { "decks[].size", "number", "cards in it" },
    { "decks[].top", TYPE_TYPE " | null", "the back on top; null: no card, or "
      "the new top is due" },
    { "decks[].actions", "(" TYPE_TYPE ")[]", "Actions lying there" },
    { "below", "number[]", "cards in the decks and not on top" BY_TYPE },
    { "pool", "number[]", "face-down cards that share in what may be drawn"
      BY_TYPE },
    { "since", "number[]", "cards drawn since The Collapse" BY_TYPE },
    { "discards", "number[]", "discarded and not yet in the new decks"
      BY_TYPE },
    { "box", "number[]", "left over by the new decks" BY_TYPE },
    { "triumphs[].icon", "string", "the icon a Triumph compares" },
    { "triumphs[].seat", "number | null", "who has it now" },
    { "seats[].civ", "string | null", "the Specialized Civilization" },
    { "seats[].aspects[].aspect", "string", "an aspect it takes" },
    { "seats[].aspects[].icons", "number", "icons of it so far" },
    { "seats[].icons", "number[]", "basic icons: exploration, prosperity, "
      "society" },
    { "seats[].actions", "(" TYPE_TYPE ")[]", "Actions in hand" },
    { "seats[].held", "number[]", "cards in hand" BY_TYPE },
    { "seats[].hand", "string[]", "fronts in hand that the observer knows" },
    { "seats[].fits", "string[]", "of these, those its Specialized "
      "Civilization can take" },
    { "seats[].raided", "string[]", "of these, known to both players through "
      "a Raid" },
    { "seats[].thrown", "string[]", "discarded at The Collapse and not seen by "
      "that seat since; known to that seat alone" },
    { "seats[].threw", "number[]", "cards discarded from the hand at The "
      "Collapse" BY_TYPE },
    { "seats[].fresh", "number[]", "most cards in hand that can have been "
      "drawn since The Collapse" BY_TYPE },
    { "seats[].territories", "number[]", "Territories" BY_TYPE },
    { "seats[].basic", "string[]", "cards under the Basic Civilization" },
    { "seats[].special", "string[]", "cards under the Specialized one" },
    { "seats[].points", "number", "points as it stands" },
};
/* clang-format on */

static void put_counts(struct json *out, const char *key,
                       const uint8_t counts[TYPE_COUNT])
{
    json_open(out, key, '[');
    for (int t = 0; t < TYPE_COUNT; t++)
        json_int(out, NULL, counts[t]);
    json_close(out, ']');
}

static void put_cards(struct json *out, const char *key, uint64_t cards)
{
    json_open(out, key, '[');
    for (; cards; cards &= cards - 1)
        json_str(out, NULL, bronzeage_cards[bit_lowest(cards)].name);
    json_close(out, ']');
}

/* Actions by type, each copy once. */
static void put_actions(struct json *out, const unsigned counts[TYPE_COUNT])
{
    json_open(out, "actions", '[');
    for (int t = 0; t < TYPE_COUNT; t++)
        for (unsigned i = 0; i < counts[t]; i++)
            json_str(out, NULL, bronzeage_type_names[t]);
    json_close(out, ']');
}

static void put_agenda(struct json *out, uint64_t agenda)
{
    json_open(out, "agenda", '[');
    for (; agenda; agenda >>= AGENDA_BITS)
        json_str(out, NULL,
                 bronzeage_phase_names[agenda & ((1u << AGENDA_BITS) - 1)]);
    json_close(out, ']');
}

static void put_deck(const struct bronzeage_state *s, unsigned deck,
                     struct json *out)
{
    unsigned top = s->top[deck], counts[TYPE_COUNT];

    bronzeage_lying(s, deck, counts);
    json_open(out, NULL, '{');
    json_str(out, "id", bronzeage_deck_names[deck]);
    json_int(out, "size", s->size[deck]);
    json_str(out, "top", top < TYPE_COUNT ? bronzeage_type_names[top] : NULL);
    put_actions(out, counts);
    json_close(out, '}');
}

static void put_civ(const struct bronzeage_seat *seat, struct json *out)
{
    bool has = seat->civ < CIV_COUNT;

    json_str(out, "civ", has ? bronzeage_civ_names[seat->civ] : NULL);
    json_open(out, "aspects", '[');
    for (int i = 0; has && i < 2; i++) {
        unsigned aspect = bronzeage_civs[seat->civ].aspect[i];
        json_open(out, NULL, '{');
        json_str(out, "aspect", bronzeage_aspect_names[aspect]);
        json_int(out, "icons", bronzeage_aspect_icons(seat, aspect));
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_seat(const struct bronzeage_state *s, unsigned p,
                     struct json *out)
{
    const struct bronzeage_seat *seat = &s->seat[p];
    unsigned counts[TYPE_COUNT];

    json_open(out, NULL, '{');
    put_civ(seat, out);
    json_open(out, "icons", '[');
    for (unsigned t = 0; t < TYPE_COUNT; t++)
        json_int(out, NULL, bronzeage_icons(seat, t));
    json_close(out, ']');
    bronzeage_hold(seat, counts);
    put_actions(out, counts);
    put_counts(out, "held", seat->held);
    put_cards(out, "hand", seat->hand);
    put_cards(out, "fits",
              seat->civ < CIV_COUNT ? bronzeage_fits(seat) & seat->hand : 0);
    put_cards(out, "raided", seat->raided);
    put_cards(out, "thrown", seat->thrown);
    put_counts(out, "threw", seat->threw);
    put_counts(out, "fresh", seat->fresh);
    put_counts(out, "territories", seat->territories);
    put_cards(out, "basic", seat->basic);
    put_cards(out, "special", seat->special);
    json_int(out, "points", bronzeage_total(s, p));
    json_close(out, '}');
}

static void put_triumphs(const struct bronzeage_state *s, struct json *out)
{
    json_open(out, "triumphs", '[');
    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        unsigned seat = bronzeage_triumph(s, t);
        json_open(out, NULL, '{');
        json_str(out, "icon", bronzeage_icon_names[t]);
        if (seat < SEATS)
            json_int(out, "seat", seat);
        else
            json_str(out, "seat", NULL);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void bronzeage_view(const void *state, struct json *out)
{
    static const char *const collapse[] = { "ahead", "now", "done" };
    const struct bronzeage_state *s = state;

    json_str(out, "phase", bronzeage_phase_names[s->head.phase]);
    put_agenda(out, s->agenda);
    json_int(out, "turn", s->turn);
    json_int(out, "turns", s->turns);
    if (s->head.phase == PHASE_FIRST)
        json_str(out, "first", NULL);
    else
        json_int(out, "first", s->first);
    json_str(out, "collapse", collapse[s->collapse]);
    json_str(out, "at", bronzeage_deck_names[s->at]);
    json_str(out, "from", bronzeage_deck_names[s->from]);
    json_open(out, "decks", '[');
    for (unsigned d = 0; d < DECKS; d++)
        put_deck(s, d, out);
    json_close(out, ']');
    put_counts(out, "below", s->below);
    put_counts(out, "pool", s->pool);
    put_counts(out, "since", s->since);
    put_counts(out, "discards", s->discards);
    put_counts(out, "box", s->box);
    put_triumphs(s, out);
    json_open(out, "seats", '[');
    for (unsigned p = 0; p < SEATS; p++)
        put_seat(s, p, out);
    json_close(out, ']');
}

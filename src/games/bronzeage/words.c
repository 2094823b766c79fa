/* Actions as words: the table of kinds, and the arguments of their
 * sentences. */
#include "games/bronzeage/bronzeage.h"

static const char *const seat_names[] = { "A", "B" };
const char *const bronzeage_deck_names[DECKS] = { "a", "b", "c" };
const char *const bronzeage_deck_labels[DECKS] = { "A", "B", "C" };
static const char *const where_names[] = { "basic", "special" };

/* clang-format off */
#define CARD(code, name, title, ...) name,
static const char *const card_names[] = {
#include "games/bronzeage/cards.def"
};
static const char *const card_or_hidden[] = {
#include "games/bronzeage/cards.def"
    "?"
};
static const char *const card_or_type[] = {
#include "games/bronzeage/cards.def"
    "s?", "m?", "p?"
};
#undef CARD

#define TYPE(shift) \
    { shift, 2, TYPE_COUNT, 0, bronzeage_type_names, .arg = "type" }
#define DECK(shift) \
    { shift, 2, DECKS, 0, bronzeage_deck_names, .arg = "deck", \
      .labels = bronzeage_deck_labels }
#define SEAT(shift) \
    { shift, 1, SEATS, 0, seat_names, .arg = "seat", .seat = true }
#define CIV { 0, 3, CIV_COUNT, 0, bronzeage_civ_names, .arg = "civ" }
#define FRONT \
    { 0, 6, CARD_COUNT + 1, 0, card_or_hidden, .arg = NULL, .hidden = 1 }
#define SHOWN \
    { 0, 6, CARD_COUNT + TYPE_COUNT, 0, card_or_type, .arg = NULL, \
      .hidden = TYPE_COUNT }

/* What cards are is told by bronzeage_args(). */
const struct game_kind bronzeage_kinds[KIND_COUNT] = {
    [KIND_CIV] = { "civ $", false, { CIV } },
    [KIND_PLAY] = { "play $ $", false, { TYPE(2), DECK(0) } },
    [KIND_RETURN] = { "return $ $", false, { TYPE(2), DECK(0) } },
    [KIND_DRAW1] = { "draw1", false, { { 0 } } },
    [KIND_DRAW2] = { "draw2", false, { { 0 } } },
    [KIND_PLAY1] = { "play1", false, { { 0 } } },
    [KIND_STOP] = { "stop", false, { { 0 } } },
    [KIND_CARD] = { "card $ $", false,
                    { { 0, CARD_BITS, CARD_COUNT, 0, card_names, .arg = NULL },
                      { WHERE_AT, WHERE_BITS, 2, 0, where_names, .arg = "where" } } },
    [KIND_DECLINE] = { "decline", false, { { 0 } } },
    [KIND_DECK] = { "deck $", false, { DECK(0) } },
    [KIND_TAKE] = { "take $", false, { TYPE(0) } },
    [KIND_KEEP] = { "keep $", false, { TYPE(0) } },
    [KIND_DISCARD] = { "discard $", false, { SHOWN } },
    [KIND_FIRST] = { "first $", true, { SEAT(0) } },
    [KIND_CIV_DEAL] = { "civ $ $", true, { SEAT(CHANCE_AT), CIV } },
    [KIND_DEAL] = { "deal $ $", true, { SEAT(CHANCE_AT), FRONT } },
    [KIND_TOP] = { "top $ $", true, { DECK(CHANCE_AT), TYPE(0) } },
    [KIND_FRONT] = { "front $", true, { FRONT } },
    [KIND_RAID] = { "raid $", true, { SHOWN } },
    [KIND_BOX] = { "box $", true, { TYPE(0) } },
};
/* clang-format on */

/* A card as people tell it from others, "bronze-age-card": a number past the
 * last is one of that type, or just one. */
static void card_args(unsigned card, struct message_args *out)
{
    const struct bronzeage_card_info *info = bronzeage_cards;
    unsigned type = bronzeage_type_of(card);

    message_word(out, "card", card < CARD_COUNT ? card_names[card] : "hidden");
    message_word(out, "type",
                 type < TYPE_COUNT ? bronzeage_type_names[type] : "none");
    if (card >= CARD_COUNT)
        return;
    info += card;
    message_word(out, "icon", bronzeage_icon_names[info->type]);
    message_number(out, "basic", info->basic);
    message_word(out, "aspect", bronzeage_aspect_names[info->aspect]);
    message_number(out, "special", info->special);
    message_word(out, "ability", bronzeage_ability_names[info->ability]);
}

/* The steps of a Return, while its Action still lies at the deck. */
static unsigned return_steps(const struct bronzeage_state *s, unsigned deck)
{
    unsigned lying = bronzeage_lying_count(s, deck);

    return !lying ? 1 : lying < 1 + BONUS_MAX ? lying : 1 + BONUS_MAX;
}

void bronzeage_args(const void *state, game_action x, struct message_args *out)
{
    const struct bronzeage_state *s = state;
    unsigned c = action_c(x);

    switch ((enum bronzeage_kind)action_kind(x)) {
    case KIND_CARD: card_args(action_bits(x, 0, CARD_BITS), out); break;
    case KIND_DISCARD: card_args(c, out); break;
    case KIND_PLAY:
        message_word(out, "match",
                     s->top[action_bits(x, 0, DECK_BITS)] ==
                             action_bits(x, TYPE_AT, TYPE_BITS)
                         ? "yes"
                         : "no");
        break;
    case KIND_RETURN:
        message_number(out, "steps",
                       return_steps(s, action_bits(x, 0, DECK_BITS)));
        break;
    case KIND_DECK:
        message_word(out, "for", s->head.phase == PHASE_SOW ? "draw" : "gain");
        break;
    case KIND_DEAL:
        card_args(c < CARD_COUNT ? c : CARD_COUNT + TYPE_COUNT, out);
        break;
    case KIND_FRONT:
        message_seat(out, "seat", s->turn);
        card_args(c < CARD_COUNT ? c : CARD_COUNT + TYPE_COUNT, out);
        break;
    case KIND_RAID:
        message_seat(out, "seat", s->turn);
        message_seat(out, "rival", !s->turn);
        card_args(c, out);
        break;
    case KIND_TAKE: message_seat(out, "rival", !s->turn); break;
    case KIND_DRAW2:
        message_number(out, "cards", s->size[s->at] == 1 ? 1 : 2);
        message_word(out, "deck", bronzeage_deck_names[s->at]);
        break;
    case KIND_DRAW1:
        message_word(out, "deck", bronzeage_deck_names[s->at]);
        break;
    case KIND_CIV:
    case KIND_PLAY1:
    case KIND_STOP:
    case KIND_DECLINE:
    case KIND_KEEP:
    case KIND_FIRST:
    case KIND_CIV_DEAL:
    case KIND_TOP:
    case KIND_BOX:
    case KIND_COUNT: break;
    }
}

/* Actions as words and sentences: the table of kinds. */
#include "games/bronzeage/bronzeage.h"

static const char *const seat_names[] = { "A", "B" };
const char *const bronzeage_deck_names[DECKS] = { "a", "b", "c" };
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
#define CARD(code, name, title, ...) title,
#define TERRITORY(id, name, title, ...) "a card of " title,
static const char *const card_titles[] = {
#include "games/bronzeage/cards.def"
};
static const char *const card_or_hidden_titles[] = {
#include "games/bronzeage/cards.def"
    "a card"
};
static const char *const card_or_type_titles[] = {
#include "games/bronzeage/cards.def"
#include "games/bronzeage/territories.def"
};
#undef CARD
#undef TERRITORY

#define TYPE(shift) \
    { shift, 2, TYPE_COUNT, 0, bronzeage_type_names, bronzeage_type_titles }
#define DECK(shift) { shift, 2, DECKS, 0, bronzeage_deck_names, NULL }
#define SEAT(shift) { shift, 1, SEATS, 0, seat_names, NULL }
#define CIV { 0, 3, CIV_COUNT, 0, bronzeage_civ_names, bronzeage_civ_titles }
#define FRONT \
    { 0, 6, CARD_COUNT + 1, 0, card_or_hidden, card_or_hidden_titles }
#define SHOWN \
    { 0, 6, CARD_COUNT + TYPE_COUNT, 0, card_or_type, card_or_type_titles }

/* $a, $b and $c are what bronzeage_detail() says. */
const struct game_kind bronzeage_kinds[KIND_COUNT] = {
    [KIND_CIV] = { "civ $", "chooses $1", false, { CIV } },
    [KIND_PLAY] = { "play $ $", "plays $1 to deck $2$a", false,
                    { TYPE(2), DECK(0) } },
    [KIND_RETURN] = { "return $ $", "takes $1 back from deck $2, $a", false,
                      { TYPE(2), DECK(0) } },
    [KIND_DRAW1] = { "draw1", "draws a card", false, { { 0 } } },
    [KIND_DRAW2] = { "draw2", "draws two cards", false, { { 0 } } },
    [KIND_PLAY1] = { "play1", "decides to play a card", false, { { 0 } } },
    [KIND_STOP] = { "stop", "stops", false, { { 0 } } },
    [KIND_CARD] = { "card $ $", "plays $1 for $a $b$c", false,
                    { { 0, 6, CARD_COUNT, 0, card_names, card_titles },
                      { 6, 1, 2, 0, where_names, NULL } } },
    [KIND_DECLINE] = { "decline", "plays no card", false, { { 0 } } },
    [KIND_DECK] = { "deck $", "$a deck $1", false, { DECK(0) } },
    [KIND_TAKE] = { "take $", "conquers $1", false, { TYPE(0) } },
    [KIND_KEEP] = { "keep $", "keeps $1", false, { TYPE(0) } },
    [KIND_DISCARD] = { "discard $", "discards $1", false, { SHOWN } },
    [KIND_FIRST] = { "first $", "The first player is $1", true, { SEAT(0) } },
    [KIND_CIV_DEAL] = { "civ $ $", "$1 gets $2", true, { SEAT(8), CIV } },
    [KIND_DEAL] = { "deal $ $", "$1 is dealt $2", true, { SEAT(8), FRONT } },
    [KIND_TOP] = { "top $ $", "Deck $1 shows $2", true, { DECK(8), TYPE(0) } },
    [KIND_FRONT] = { "front $", "$a draws $1", true, { FRONT } },
    [KIND_RAID] = { "raid $", "$a takes $1 by a Raid", true, { SHOWN } },
    [KIND_BOX] = { "box $", "A card of $1 goes to the box", true,
                   { TYPE(0) } },
};
/* clang-format on */

static const char *const ability_follows[ABILITY_COUNT] = {
#define ABILITY(id, name, title, ...) [ABILITY_##id] = ", then " title,
#include "games/bronzeage/abilities.def"
#undef ABILITY
};

/* "3", "Agriculture", ", then Sow". */
static const char *card_detail(unsigned card, bool special, int k)
{
    static const char *const numbers[] = { "0", "1", "2", "3", "4",
                                           "5", "6", "7", "8", "9" };
    const struct bronzeage_card_info *info = &bronzeage_cards[card];

    if (k == 0)
        return numbers[special ? info->special : info->basic];
    if (k == 1)
        return special ? bronzeage_aspect_titles[info->aspect]
                       : bronzeage_icon_titles[info->type];
    return special && info->ability ? ability_follows[info->ability] : "";
}

/* The steps of a Return, while its Action still lies at the deck. */
static const char *return_detail(const struct bronzeage_state *s, unsigned deck)
{
    static const char *const steps[] = { "1 step", "1 step", "2 steps",
                                         "3 steps" };
    unsigned lying = bronzeage_lying_count(s, deck);

    return steps[lying < 1 + BONUS_MAX ? lying : 1 + BONUS_MAX];
}

const char *bronzeage_detail(const void *state, game_action x, int k)
{
    const struct bronzeage_state *s = state;
    unsigned c = action_c(x);

    switch (action_kind(x)) {
    case KIND_CARD: return card_detail(c & 63, c & CARD_SPECIAL, k);
    case KIND_PLAY: return s->top[c & 3] == c >> 2 ? ", a match" : "";
    case KIND_RETURN: return return_detail(s, c & 3);
    case KIND_DECK:
        return s->head.phase == PHASE_SOW ? "draws from" : "gains from";
    }
    return seat_names[s->turn];
}

/* Bronze Age: constants, enums, the state, and what can be read off it at a
 * glance. Private to the folder. */
#ifndef GAMES_BRONZEAGE_STATE_H
#define GAMES_BRONZEAGE_STATE_H

#include "base/bits.h"
#include "engine/game.h"

enum bronzeage_type {
#define TERRITORY(id, ...) TYPE_##id,
#include "games/bronzeage/territories.def"
#undef TERRITORY
    TYPE_COUNT,
    TYPE_NONE = TYPE_COUNT, /* no top card */
    ALL = TYPE_COUNT,       /* the sum over the types */
};

enum bronzeage_aspect {
#define ASPECT(id, ...) ASPECT_##id,
#include "games/bronzeage/aspects.def"
#undef ASPECT
    ASPECT_COUNT,
};

enum bronzeage_ability {
#define ABILITY(id, ...) ABILITY_##id,
#include "games/bronzeage/abilities.def"
#undef ABILITY
    ABILITY_COUNT,
};

enum bronzeage_civ {
#define CIVILIZATION(id, ...) CIV_##id,
#include "games/bronzeage/civilizations.def"
#undef CIVILIZATION
    CIV_COUNT,
    CIV_NONE = CIV_COUNT,
};

enum bronzeage_card {
#define CARD(code, ...) CARD_##code,
#include "games/bronzeage/cards.def"
#undef CARD
    CARD_COUNT,
    CARD_HIDDEN = CARD_COUNT, /* in a redacted action: some card; or, where
                               * the type is told, CARD_HIDDEN + type */
};

enum bronzeage_value {
#define VALUE(id, number, ...) id = number,
#include "games/bronzeage/values.def"
#undef VALUE
};

enum {
    SEATS = 2,
    DECKS = 3,
    OPTION_CHOICE = 1, /* of civilizations */
    OPTION_FIRST_SHIFT = 1,
    CARD_SPECIAL = 64, /* in a card action: to the Specialized one */
    VIEW_FIELD_COUNT = 35,
};

enum bronzeage_rule {
    RULE_NONE,
#define RULE(id, ...) RULE_##id,
#include "games/bronzeage/rules.def"
#undef RULE
    RULE_COUNT,
};

/* What is due: the phase of a state, and the entries of its agenda. */
enum bronzeage_phase {
    PHASE_OVER,
    PHASE_FIRST,      /* chance: the first player */
    PHASE_DEAL,       /* chance: a first hand */
    PHASE_TOP,        /* chance: the back of a new top card */
    PHASE_CIV_DEAL,   /* chance: a civilization */
    PHASE_CIV,        /* choice of a civilization */
    PHASE_MOVE,       /* Play or Return */
    PHASE_MODE,       /* draw 2, play 1 or stop, after a Play without match */
    PHASE_STEP,       /* a step of a Return */
    PHASE_CARD_MAY,   /* a card, or none */
    PHASE_CARD_MUST,  /* a card */
    PHASE_CARD_BASIC, /* a card for the Basic Civilization */
    PHASE_SOW,        /* a deck to draw from */
    PHASE_QUARRY,     /* a deck to gain from */
    PHASE_FOUNDRY,    /* a deck to gain and draw from */
    PHASE_CONQUEST,   /* a Territory type of the opponent's */
    PHASE_RAID,       /* chance: a card of the opponent's */
    PHASE_FRONT,      /* chance: the front of a drawn card */
    PHASE_KEEP_FIRST, /* The Collapse: first player, then second */
    PHASE_KEEP_SECOND,
    PHASE_DISCARD_FIRST,
    PHASE_DISCARD_SECOND,
    PHASE_BOX,     /* chance: the back of a leftover card */
    PHASE_COUNT,   /* those below are never the phase of a state */
    AGENDA_END,    /* the end of a turn */
    AGENDA_REBUILD /* The Collapse: Actions and new decks */
};

enum { AGENDA_BITS = 5 };

enum bronzeage_kind {
    KIND_CIV,
    KIND_PLAY,
    KIND_RETURN,
    KIND_DRAW1,
    KIND_DRAW2,
    KIND_PLAY1,
    KIND_STOP,
    KIND_CARD,
    KIND_DECLINE,
    KIND_DECK,
    KIND_TAKE,
    KIND_KEEP,
    KIND_DISCARD,
    KIND_FIRST,
    KIND_CIV_DEAL,
    KIND_DEAL,
    KIND_TOP,
    KIND_FRONT,
    KIND_RAID,
    KIND_BOX,
    KIND_COUNT,
};

/* Where the operands of an action lie: how far up, and how many bits. */
enum bronzeage_operand {
    DECK_BITS = 2,
    TYPE_AT = 2, /* above the deck an Action goes to */
    TYPE_BITS = 2,
    CARD_BITS = 6,
    WHERE_AT = CARD_BITS, /* CARD_SPECIAL, or not */
    WHERE_BITS = 1,
    CHANCE_AT = 8, /* which seat or deck an outcome is about */
};

enum bronzeage_source {
    SOURCE_BASIC,
    SOURCE_SPECIAL,
    SOURCE_TERRITORIES,
    SOURCE_TRIUMPHS,
    SOURCE_COUNT,
};

/* What lines of the score sheet count. */
enum bronzeage_counted { COUNTED_ICONS, COUNTED_TERRITORIES, COUNTED_COUNT };

/* What an action can bring about beside what it says. */
enum bronzeage_fact {
    FACT_TRIUMPH_WON,
    FACT_TRIUMPH_LOST,
    FACT_COLLAPSE,
    FACT_NEW_DECKS,
    FACT_ENDED,
    FACT_COUNT,
};

enum bronzeage_collapse { COLLAPSE_AHEAD, COLLAPSE_NOW, COLLAPSE_DONE };

/* Sets of cards are bits by card. In an observed state 'hand' holds what the
 * observer knows of it; 'held' counts it for everybody. */
struct bronzeage_seat {
    uint64_t hand;
    uint64_t raided;  /* of the hand: the opponent knows it through a Raid */
    uint64_t thrown;  /* own discards of The Collapse not seen by it since */
    uint64_t basic;   /* under the Basic Civilization */
    uint64_t special; /* under the Specialized Civilization */
    uint16_t actions; /* held: a nibble a type, 0, 1 or 3 for 0, 1 or 2 */
    uint8_t held[TYPE_COUNT + 1]; /* cards in hand by type, and all */
    uint8_t territories[TYPE_COUNT];
    uint8_t fresh[TYPE_COUNT]; /* most of the hand drawn since The Collapse */
    uint8_t threw[TYPE_COUNT]; /* discarded from the hand at The Collapse */
    uint8_t civ;
};

struct bronzeage_state {
    struct game_head head;
    struct bronzeage_seat seat[SEATS];
    uint64_t agenda;   /* what is due after the phase, next one lowest */
    uint16_t lying[2]; /* Actions at decks: bit 4 * type + deck; both copies */
    uint16_t turns;    /* ended so far */
    uint8_t turn, first;
    uint8_t at;   /* the deck of the turn's Action */
    uint8_t from; /* the deck of the draw or new top now due */
    uint8_t collapse;
    uint8_t size[DECKS], top[DECKS];
    uint8_t below[TYPE_COUNT];    /* in the decks and not on top */
    uint8_t pool[TYPE_COUNT];     /* face-down cards that may yet be drawn */
    uint8_t since[TYPE_COUNT];    /* drawn since The Collapse */
    uint8_t discards[TYPE_COUNT]; /* face down, until the new decks */
    uint8_t box[TYPE_COUNT];      /* left over by the new decks */
};

_Static_assert(sizeof(struct bronzeage_seat) == 40 + 16, "no padding");
_Static_assert(sizeof(struct bronzeage_state) == 160, "no padding, small");

struct bronzeage_card_info {
    const char *name, *title;
    uint8_t type, basic, aspect, special, ability;
};

struct bronzeage_civ_info {
    uint8_t aspect[2], points[2];
};

/* cards.c */
extern const struct bronzeage_card_info bronzeage_cards[CARD_COUNT];
extern const struct bronzeage_civ_info bronzeage_civs[CIV_COUNT];
extern const uint64_t bronzeage_of_type[TYPE_COUNT];
extern const uint64_t bronzeage_of_aspect[ASPECT_COUNT];
extern const char *const bronzeage_type_names[TYPE_COUNT];
extern const char *const bronzeage_type_titles[TYPE_COUNT];
extern const char *const bronzeage_icon_names[TYPE_COUNT];
extern const char *const bronzeage_icon_titles[TYPE_COUNT];
extern const uint8_t bronzeage_icon_points[TYPE_COUNT];
extern const char *const bronzeage_aspect_names[ASPECT_COUNT];
extern const char *const bronzeage_aspect_titles[ASPECT_COUNT];
extern const char *const bronzeage_civ_names[CIV_COUNT];
extern const char *const bronzeage_civ_titles[CIV_COUNT];
extern const char *const bronzeage_ability_names[ABILITY_COUNT];
extern const char *const bronzeage_ability_titles[ABILITY_COUNT];
void bronzeage_cards_json(struct json *out);

static inline uint64_t bronzeage_bit(unsigned card)
{
    return card < CARD_COUNT ? 1ull << card : 0;
}

/* The type of a card, or of one that is shown by its type alone. */
static inline unsigned bronzeage_type_of(unsigned card)
{
    return card < CARD_COUNT ? bronzeage_cards[card].type : card - CARD_HIDDEN;
}

/* The cards a seat with a civilization may play as specialized. */
static inline uint64_t bronzeage_fits(const struct bronzeage_seat *seat)
{
    const uint8_t *aspect = bronzeage_civs[seat->civ].aspect;

    return bronzeage_of_aspect[aspect[0]] | bronzeage_of_aspect[aspect[1]];
}

/* Actions in hand: which types, and how many in all. */
static inline unsigned bronzeage_holding(const struct bronzeage_seat *seat)
{
    return seat->actions & 0x111;
}

static inline unsigned
bronzeage_holding_count(const struct bronzeage_seat *seat)
{
    return bit_count(seat->actions);
}

/* Actions lying at a deck. */
static inline unsigned bronzeage_lying_count(const struct bronzeage_state *s,
                                             unsigned deck)
{
    return bit_count((uint64_t)(s->lying[0] | (uint32_t)s->lying[1] << 16) &
                     0x01110111u << deck);
}

/* Actions by type, in hand and at a deck. */
static inline void bronzeage_hold(const struct bronzeage_seat *seat,
                                  unsigned out[TYPE_COUNT])
{
    for (unsigned t = 0; t < TYPE_COUNT; t++)
        out[t] = bit_count(seat->actions >> 4 * t & 3u);
}

static inline void bronzeage_lying(const struct bronzeage_state *s,
                                   unsigned deck, unsigned out[TYPE_COUNT])
{
    for (unsigned t = 0; t < TYPE_COUNT; t++)
        out[t] = (s->lying[0] >> (4 * t + deck) & 1u) +
                 (s->lying[1] >> (4 * t + deck) & 1u);
}

/* Bit sets of decks: with cards, and with room for an Action. */
static inline unsigned bronzeage_decks(const struct bronzeage_state *s)
{
    return (s->size[0] > 0) | (s->size[1] > 0) << 1 | (s->size[2] > 0) << 2;
}

static inline unsigned bronzeage_open(const struct bronzeage_state *s)
{
    unsigned open = 0;

    for (unsigned d = 0; d < DECKS; d++)
        open |= (unsigned)(bronzeage_lying_count(s, d) < LYING_MAX) << d;
    return open;
}

/* Territory types of a seat, as bits. */
static inline unsigned bronzeage_controls(const struct bronzeage_seat *seat)
{
    const uint8_t *n = seat->territories;

    return (n[0] > 0) | (n[1] > 0) << 1 | (n[2] > 0) << 2;
}

/* Main moves: bits 4 * type + deck of Plays and of Returns. */
static inline unsigned bronzeage_plays(const struct bronzeage_state *s)
{
    return bronzeage_holding(&s->seat[s->turn]) * bronzeage_open(s);
}

static inline unsigned bronzeage_returns(const struct bronzeage_state *s)
{
    return bronzeage_holding_count(&s->seat[s->turn]) < HOLDING_MAX
               ? s->lying[0]
               : 0;
}

/* Fronts of a type that are in no hand and under no civilization. */
static inline uint64_t bronzeage_unlocated(const struct bronzeage_state *s,
                                           unsigned type)
{
    const struct bronzeage_seat *a = &s->seat[0], *b = &s->seat[1];

    return bronzeage_of_type[type] &
           ~(a->hand | a->basic | a->special | b->hand | b->basic | b->special);
}

#endif

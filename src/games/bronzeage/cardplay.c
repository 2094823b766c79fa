/* Chapters 4 and 5: drawing, gaining Territories, playing Advancements, and
 * the Abilities these bring. All is done by the player whose turn it is. */
#include "games/bronzeage/bronzeage.h"

/* The top card leaves a deck, and the next back is seen. */
static unsigned take_top(struct bronzeage_state *s, unsigned deck)
{
    unsigned type = s->top[deck];

    s->from = (uint8_t)deck;
    s->top[deck] = TYPE_NONE;
    if (--s->size[deck])
        bronzeage_push(s, PHASE_TOP);
    return type;
}

/* BA-4.2: a Territory is gained face down: it has a type and no front. */
void bronzeage_gain(struct bronzeage_state *s, unsigned deck)
{
    s->seat[s->turn].territories[take_top(s, deck)]++;
}

/* A card comes into a hand, whose owner sees it: BA-8.4, it is no longer
 * among that player's unseen discards. */
static void take_in(struct bronzeage_seat *me, unsigned type, uint64_t card)
{
    me->hand |= card;
    me->thrown &= ~card;
    me->held[type]++;
    me->held[ALL]++;
}

static void give_up(struct bronzeage_seat *me, unsigned type, uint64_t card)
{
    me->hand &= ~card;
    me->raided &= ~card;
    me->held[type]--;
    me->held[ALL]--;
    if (me->fresh[type] > me->held[type])
        me->fresh[type] = me->held[type];
}

/* BA-4.1: the front of the drawn top card is its drawer's alone. */
void bronzeage_draw(struct bronzeage_state *s, unsigned card)
{
    struct bronzeage_seat *me = &s->seat[s->turn];
    unsigned type = take_top(s, s->from);
    bool late = s->collapse == COLLAPSE_DONE;

    take_in(me, type, bronzeage_bit(card));
    s->pool[type]--;
    s->since[type] = (uint8_t)(s->since[type] + late);
    me->fresh[type] = (uint8_t)(me->fresh[type] + late);
}

/* What each Ability puts on the agenda, once (BA-5.1r1): BA-5.2 to BA-5.9, with
 * BA-5.6 and BA-5.7 for further cards; BA-5.10, since what is pushed comes
 * before all that waits. */
static void start_ability(struct bronzeage_state *s,
                          enum bronzeage_ability ability)
{
    switch (ability) {
    case ABILITY_NONE: break;
    case ABILITY_SOW: bronzeage_push(s, PHASE_SOW); break;
    case ABILITY_HARVEST:
        bronzeage_push(s, PHASE_SOW);
        bronzeage_push(s, PHASE_SOW);
        break;
    case ABILITY_RAID: bronzeage_push(s, PHASE_RAID); break;
    case ABILITY_CONQUEST: bronzeage_push(s, PHASE_CONQUEST); break;
    case ABILITY_ORNAMENT: bronzeage_push(s, PHASE_CARD_BASIC); break;
    case ABILITY_MASTERWORK: bronzeage_push(s, PHASE_CARD_MUST); break;
    case ABILITY_QUARRY: bronzeage_push(s, PHASE_QUARRY); break;
    case ABILITY_FOUNDRY: bronzeage_push(s, PHASE_FOUNDRY); break;
    case ABILITY_COUNT: break;
    }
}

/* BA-4.3, BA-4.4: a card goes under a Civilization, for all to see, and
 * BA-4.5 stays there. BA-5.1r2: it lies there before its Ability begins. */
void bronzeage_play_card(struct bronzeage_state *s, unsigned card, bool special)
{
    const struct bronzeage_card_info *info = &bronzeage_cards[card];
    struct bronzeage_seat *me = &s->seat[s->turn];
    uint64_t bit = bronzeage_bit(card);

    give_up(me, info->type, bit);
    s->seat[0].thrown &= ~bit;
    s->seat[1].thrown &= ~bit;
    if (special) {
        me->special |= bit;
        start_ability(s, info->ability);
    } else {
        me->basic |= bit;
    }
}

/* BA-5.2, BA-5.3: draw; BA-5.8: gain; BA-5.9: gain, then draw. */
void bronzeage_choose_deck(struct bronzeage_state *s, unsigned deck)
{
    s->from = (uint8_t)deck;
    if (s->head.phase != PHASE_QUARRY)
        bronzeage_push(s, PHASE_FRONT);
    if (s->head.phase != PHASE_SOW)
        bronzeage_gain(s, deck);
}

/* BA-5.5, BA-5.5r1: Territories of a type are all alike. BA-4.7: they are
 * controlled by whoever they lie before, from now on. */
void bronzeage_conquer(struct bronzeage_state *s, unsigned type)
{
    s->seat[1 - s->turn].territories[type]--;
    s->seat[s->turn].territories[type]++;
}

/* BA-5.4; BA-8.3: both players know the card. */
void bronzeage_raid(struct bronzeage_state *s, unsigned card)
{
    struct bronzeage_seat *me = &s->seat[s->turn];
    unsigned type = bronzeage_type_of(card);
    uint64_t bit = bronzeage_bit(card);

    give_up(&s->seat[1 - s->turn], type, bit);
    take_in(me, type, bit);
    me->raided |= bit;
}

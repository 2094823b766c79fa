/* Why an action is not allowed, for any well-formed one: the rule that forbids
 * it, or none exactly when bronzeage_legal() lists it. */
#include "games/bronzeage/bronzeage.h"

static unsigned refuse_civ(const struct bronzeage_state *s, unsigned civ)
{
    return bronzeage_free_civs(s) >> civ & 1 ? RULE_NONE : RULE_CIV_DEAL;
}

/* BA-3.2, BA-3.3 */
static unsigned refuse_play(const struct bronzeage_state *s, unsigned type,
                            unsigned deck)
{
    if (s->head.phase != PHASE_MOVE)
        return RULE_NOT_DUE;
    if (!(s->seat[s->turn].actions >> 4 * type & 1))
        return RULE_HOLD;
    return bronzeage_lying_count(s, deck) < LYING_MAX ? RULE_NONE
                                                      : RULE_DECK_FULL;
}

/* BA-3.4, BA-3.5 */
static unsigned refuse_return(const struct bronzeage_state *s, unsigned type,
                              unsigned deck)
{
    if (s->head.phase != PHASE_MOVE)
        return RULE_NOT_DUE;
    if (bronzeage_holding_count(&s->seat[s->turn]) >= HOLDING_MAX)
        return RULE_HAND_FULL;
    return s->lying[0] >> (4 * type + deck) & 1 ? RULE_NONE : RULE_LYING;
}

/* BA-3.7, BA-3.8: the steps of an Action, by the phase they belong to. */
static unsigned refuse_draw(const struct bronzeage_state *s, unsigned phase,
                            unsigned rule)
{
    if (s->head.phase != phase)
        return s->head.phase == PHASE_MOVE ? RULE_PASS : rule;
    return s->size[s->at] ? RULE_NONE : RULE_EMPTY;
}

static unsigned refuse_play1(const struct bronzeage_state *s)
{
    if (s->head.phase != PHASE_MODE && s->head.phase != PHASE_STEP)
        return RULE_PLAY1;
    return s->seat[s->turn].held[ALL] ? RULE_NONE : RULE_NOT_HELD;
}

static unsigned refuse_stop(const struct bronzeage_state *s)
{
    if (s->head.phase == PHASE_MOVE)
        return RULE_PASS;
    return s->head.phase == PHASE_STEP || s->head.phase == PHASE_MODE
               ? RULE_NONE
               : RULE_STOP;
}

/* BA-3.7r2, BA-4.3, BA-4.4, BA-4.6, BA-5.6 */
static unsigned refuse_card(const struct bronzeage_state *s, unsigned card,
                            bool special)
{
    const struct bronzeage_seat *me = &s->seat[s->turn];
    unsigned phase = s->head.phase;
    bool before = phase == PHASE_MODE || phase == PHASE_STEP;

    if (!before && phase != PHASE_CARD_MAY && phase != PHASE_CARD_MUST &&
        phase != PHASE_CARD_BASIC)
        return RULE_NO_PLAY;
    if (!(me->hand >> card & 1))
        return RULE_NOT_HELD;
    if (special && !(bronzeage_fits(me) >> card & 1))
        return RULE_NO_FIT;
    if (before)
        return RULE_PLAY_FIRST;
    return special && phase == PHASE_CARD_BASIC ? RULE_ORNAMENT : RULE_NONE;
}

/* BA-5.1 */
static unsigned refuse_deck(const struct bronzeage_state *s, unsigned deck)
{
    unsigned phase = s->head.phase;

    if (phase != PHASE_SOW && phase != PHASE_QUARRY && phase != PHASE_FOUNDRY)
        return RULE_DECK;
    return s->size[deck] ? RULE_NONE : RULE_EMPTY;
}

/* BA-5.5 */
static unsigned refuse_take(const struct bronzeage_state *s, unsigned type)
{
    return s->head.phase == PHASE_CONQUEST &&
                   s->seat[1 - s->turn].territories[type]
               ? RULE_NONE
               : RULE_CONQUEST;
}

/* BA-6.3 */
static unsigned refuse_keep(const struct bronzeage_state *s, unsigned type)
{
    if (s->head.phase != PHASE_KEEP_FIRST && s->head.phase != PHASE_KEEP_SECOND)
        return RULE_KEEP;
    return s->seat[s->head.actor].territories[type] ? RULE_NONE : RULE_KEEP;
}

/* BA-6.4 */
static unsigned refuse_discard(const struct bronzeage_state *s, unsigned card)
{
    if (s->head.phase != PHASE_DISCARD_FIRST &&
        s->head.phase != PHASE_DISCARD_SECOND)
        return RULE_DISCARD;
    if (card >= CARD_COUNT)
        return RULE_UNSEEN;
    return s->seat[s->head.actor].hand >> card & 1 ? RULE_NONE : RULE_DISCARD;
}

/* Chance, phase by phase. */
static unsigned refuse_deal(const struct bronzeage_state *s, unsigned seat,
                            unsigned card)
{
    if (s->head.phase != PHASE_DEAL || seat != bronzeage_deal_seat(s))
        return RULE_DEAL;
    return bronzeage_unlocated(s, bronzeage_deal_type(s)) & bronzeage_bit(card)
               ? RULE_NONE
               : RULE_DEAL;
}

static unsigned refuse_civ_deal(const struct bronzeage_state *s, unsigned seat,
                                unsigned civ)
{
    if (s->head.phase != PHASE_CIV_DEAL || seat != bronzeage_deal_seat(s))
        return RULE_CIV_DEAL;
    return refuse_civ(s, civ);
}

static unsigned refuse_top(const struct bronzeage_state *s, unsigned deck,
                           unsigned type)
{
    return s->head.phase == PHASE_TOP && deck == s->from && s->below[type]
               ? RULE_NONE
               : RULE_TOP;
}

static unsigned refuse_front(const struct bronzeage_state *s, unsigned card)
{
    struct bronzeage_fronts f;

    if (s->head.phase != PHASE_FRONT)
        return RULE_FRONT;
    f = bronzeage_fronts(s);
    return (f.thrown | f.other) & bronzeage_bit(card) ? RULE_NONE : RULE_FRONT;
}

static unsigned refuse_raid(const struct bronzeage_state *s, unsigned card)
{
    return s->head.phase == PHASE_RAID &&
                   s->seat[1 - s->turn].hand & bronzeage_bit(card)
               ? RULE_NONE
               : RULE_RAID;
}

uint16_t bronzeage_refuse(const void *state, game_action x)
{
    const struct bronzeage_state *s = state;
    unsigned phase = s->head.phase, b = action_b(x), c = action_c(x);
    unsigned rule = RULE_NONE;

    if (phase == PHASE_OVER)
        return RULE_OVER;
    switch ((enum bronzeage_kind)action_kind(x)) {
    case KIND_CIV:
        rule = phase == PHASE_CIV ? refuse_civ(s, c) : RULE_CIV;
        break;
    case KIND_PLAY:
        rule = refuse_play(s, action_bits(x, TYPE_AT, TYPE_BITS),
                           action_bits(x, 0, DECK_BITS));
        break;
    case KIND_RETURN:
        rule = refuse_return(s, action_bits(x, TYPE_AT, TYPE_BITS),
                             action_bits(x, 0, DECK_BITS));
        break;
    case KIND_DRAW1: rule = refuse_draw(s, PHASE_STEP, RULE_STEP); break;
    case KIND_DRAW2: rule = refuse_draw(s, PHASE_MODE, RULE_DRAW2); break;
    case KIND_PLAY1: rule = refuse_play1(s); break;
    case KIND_STOP: rule = refuse_stop(s); break;
    case KIND_CARD:
        rule = refuse_card(s, action_bits(x, 0, CARD_BITS), c & CARD_SPECIAL);
        break;
    case KIND_DECLINE:
        rule = phase == PHASE_CARD_MAY ? RULE_NONE : RULE_DECLINE;
        break;
    case KIND_DECK: rule = refuse_deck(s, c); break;
    case KIND_TAKE: rule = refuse_take(s, c); break;
    case KIND_KEEP: rule = refuse_keep(s, c); break;
    case KIND_DISCARD: rule = refuse_discard(s, c); break;
    case KIND_FIRST:
        rule = phase == PHASE_FIRST ? RULE_NONE : RULE_FIRST;
        break;
    case KIND_CIV_DEAL: rule = refuse_civ_deal(s, b, c); break;
    case KIND_DEAL: rule = refuse_deal(s, b, c); break;
    case KIND_TOP: rule = refuse_top(s, b, c); break;
    case KIND_FRONT: rule = refuse_front(s, c); break;
    case KIND_RAID: rule = refuse_raid(s, c); break;
    case KIND_BOX:
        rule = phase == PHASE_BOX && s->below[c] ? RULE_NONE : RULE_BOX;
        break;
    case KIND_COUNT: break;
    }
    return (uint16_t)rule;
}

/* Chapter 2: beginning a game. begin() puts the cards out and leaves all luck
 * and choice to the agenda. */
#include "games/bronzeage/bronzeage.h"

#include "base/mem.h"

/* BA-2.1: an Action of each type for each seat. BA-2.6: the first player is
 * given by the option (BA-2.6r2), or drawn (BA-2.6r1). Civilizations come last
 * (BA-2.5r1), and are dealt or chosen by the option. */
void bronzeage_begin(void *state, const struct game_setup *setup)
{
    struct bronzeage_state *s = state;
    unsigned first = setup->options >> OPTION_FIRST_SHIFT;

    mem_zero(s, sizeof *s);
    s->head.sees = SEES_ALL;
    s->head.seats = setup->seats;
    s->head.options = setup->options;
    for (unsigned p = 0; p < SEATS; p++) {
        s->seat[p].actions = ACTIONS_ONE_EACH;
        s->seat[p].civ = CIV_NONE;
    }
    for (unsigned d = 0; d < DECKS; d++)
        s->top[d] = TYPE_NONE;
    for (unsigned t = 0; t < TYPE_COUNT; t++)
        s->below[t] = s->pool[t] = (uint8_t)bit_count(bronzeage_of_type[t]);
    bronzeage_push(s, AGENDA_END);
    bronzeage_push(s, PHASE_MOVE);
    bronzeage_push(s,
                   setup->options & OPTION_CHOICE ? PHASE_CIV : PHASE_CIV_DEAL);
    bronzeage_push(s, PHASE_TOP);
    bronzeage_push(s, PHASE_DEAL);
    if (first)
        bronzeage_set_first(s, first - 1);
    else
        bronzeage_push(s, PHASE_FIRST);
    bronzeage_next(s);
}

/* BA-2.6 */
void bronzeage_set_first(struct bronzeage_state *s, unsigned seat)
{
    s->first = s->turn = (uint8_t)seat;
}

unsigned bronzeage_deal_seat(const struct bronzeage_state *s)
{
    return s->head.phase == PHASE_DEAL ? s->seat[0].held[ALL] == TYPE_COUNT
                                       : s->seat[0].civ != CIV_NONE;
}

unsigned bronzeage_deal_type(const struct bronzeage_state *s)
{
    return s->seat[bronzeage_deal_seat(s)].held[ALL];
}

/* BA-2.2: one card of each type to each seat, in the order of the types;
 * BA-2.3: what is left makes three equal decks. */
void bronzeage_deal(struct bronzeage_state *s, unsigned seat, unsigned card)
{
    struct bronzeage_seat *me = &s->seat[seat];
    unsigned type = bronzeage_deal_type(s);

    me->hand |= bronzeage_bit(card);
    me->held[type]++;
    me->held[ALL]++;
    s->below[type]--;
    s->pool[type]--;
    if (s->seat[1].held[ALL] < TYPE_COUNT) {
        bronzeage_push(s, PHASE_DEAL);
        return;
    }
    for (unsigned d = 0; d < DECKS; d++)
        s->size[d] = DECK_SIZE;
}

/* BA-8.1: the back of a deck's new top card is seen. Where decks are new, the
 * next deck follows. */
void bronzeage_lay_top(struct bronzeage_state *s, unsigned deck, unsigned type)
{
    s->top[deck] = (uint8_t)type;
    s->below[type]--;
    if (deck + 1 < DECKS && s->size[deck + 1] &&
        s->top[deck + 1] == TYPE_NONE) {
        s->from++;
        bronzeage_push(s, PHASE_TOP);
    }
}

unsigned bronzeage_free_civs(const struct bronzeage_state *s)
{
    unsigned taken = 1u << s->seat[0].civ | 1u << s->seat[1].civ;

    return ((1u << CIV_COUNT) - 1) & ~taken;
}

/* BA-2.4: each seat has another civilization, dealt in seat order; BA-2.5: or
 * chosen, the second player first. */
void bronzeage_give_civ(struct bronzeage_state *s, unsigned seat, unsigned civ)
{
    s->seat[seat].civ = (uint8_t)civ;
    if (s->seat[1 - seat].civ == CIV_NONE)
        bronzeage_push(s, s->head.phase);
}

/* Chapter 3: a turn's one Action, played or returned, and its steps. */
#include "games/bronzeage/bronzeage.h"

/* BA-3.2, BA-3.3: the Action goes from the hand to a deck with room. BA-3.6:
 * where the top card has its type, that card is gained, one is drawn, and one
 * may be played. BA-3.7: elsewhere, two may be drawn or one played, or neither
 * (BA-3.7r1). */
void bronzeage_play(struct bronzeage_state *s, unsigned type, unsigned deck)
{
    struct bronzeage_seat *me = &s->seat[s->turn];
    unsigned nibble = 4 * type, spot = 1u << (nibble + deck);

    me->actions = (uint16_t)(me->actions ^
                             ((me->actions >> nibble & 2 ? 2u : 1u) << nibble));
    s->lying[1] |= (uint16_t)(s->lying[0] & spot);
    s->lying[0] |= (uint16_t)spot;
    s->at = s->from = (uint8_t)deck;
    if (s->top[deck] != type) { /* BA-3.7r3: an empty deck has no type */
        bronzeage_push(s, PHASE_MODE);
        return;
    }
    bronzeage_push(s, PHASE_CARD_MAY);
    bronzeage_push(s, PHASE_FRONT);
    bronzeage_gain(s, deck);
}

/* BA-3.4, BA-3.5: an Action comes back from a deck, whoever played it
 * (BA-3.4r1); BA-3.8: one step, and one more for each Action left there
 * (BA-3.8r2). */
void bronzeage_return(struct bronzeage_state *s, unsigned type, unsigned deck)
{
    struct bronzeage_seat *me = &s->seat[s->turn];
    unsigned nibble = 4 * type, spot = 1u << (nibble + deck);

    me->actions |= (uint16_t)((me->actions >> nibble & 1 ? 2u : 1u) << nibble);
    s->lying[0] = (uint16_t)((s->lying[0] & ~spot) | (s->lying[1] & spot));
    s->lying[1] &= (uint16_t)~spot;
    s->at = s->from = (uint8_t)deck;

    unsigned steps = bronzeage_lying_count(s, deck);
    for (steps = steps < BONUS_MAX ? steps : BONUS_MAX; steps; steps--)
        bronzeage_push(s, PHASE_STEP);
    bronzeage_push(s, PHASE_STEP);
}

/* BA-3.7, BA-3.8: drawing comes from the deck of the turn's Action; what was
 * drawn is there for the next step (BA-3.8r3). */
void bronzeage_draw_step(struct bronzeage_state *s, unsigned cards)
{
    s->from = s->at;
    while (cards--)
        bronzeage_push(s, PHASE_FRONT);
}

/* BA-3.7r2: once chosen, a card must be played. */
void bronzeage_play_step(struct bronzeage_state *s)
{
    bronzeage_push(s, PHASE_CARD_MUST);
}

/* BA-3.7r1, BA-3.8: stopping gives up whatever the Action still offers. */
void bronzeage_stop(struct bronzeage_state *s)
{
    s->agenda = AGENDA_END;
}

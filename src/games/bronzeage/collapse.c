/* Chapter 6: The Collapse, once in a game. */
#include "games/bronzeage/bronzeage.h"

/* BA-6.2: Territories, hands, Actions, decks; in the first two the first
 * player decides first. BA-6.2r1: the Actions still lie at the decks then. */
void bronzeage_collapse(struct bronzeage_state *s)
{
    s->collapse = COLLAPSE_NOW;
    bronzeage_push(s, AGENDA_REBUILD);
    bronzeage_push(s, PHASE_DISCARD_SECOND);
    bronzeage_push(s, PHASE_DISCARD_FIRST);
    bronzeage_push(s, PHASE_KEEP_SECOND);
    bronzeage_push(s, PHASE_KEEP_FIRST);
}

/* BA-6.3: one type stays, the others are discarded. BA-8.6: what stays takes
 * no part in the new decks. */
void bronzeage_keep(struct bronzeage_state *s, unsigned type)
{
    struct bronzeage_seat *me = &s->seat[s->head.actor];

    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        if (t == type) {
            s->pool[t] = (uint8_t)(s->pool[t] - me->territories[t]);
        } else {
            s->discards[t] = (uint8_t)(s->discards[t] + me->territories[t]);
            me->territories[t] = 0;
        }
    }
}

/* BA-6.4: a card of the hand, face down, until COLLAPSE_KEEP are left.
 * BA-8.3r1: the opponent can no longer be sure of a raided card of its type. */
void bronzeage_discard(struct bronzeage_state *s, unsigned card)
{
    struct bronzeage_seat *me = &s->seat[s->head.actor];
    unsigned type = bronzeage_type_of(card);
    uint64_t bit = bronzeage_bit(card);

    /* Whoever is shown the type alone knows none of that type any more. */
    me->hand &= ~(bit ? bit : bronzeage_of_type[type]);
    me->raided &= ~bronzeage_of_type[type];
    me->thrown |= bit;
    me->held[type]--;
    me->held[ALL]--;
    me->threw[type]++;
    s->discards[type]++;
    s->pool[type]++;
    bronzeage_push(s, s->head.phase);
}

/* BA-6.5: each seat has one Action of each type again. BA-6.6: what lies in
 * the middle and what was discarded makes three equal decks (BA-6.6r1), even
 * empty ones (BA-6.6r2), and the rest goes to the box. BA-6.7: the second
 * player's turn follows. */
void bronzeage_rebuild(struct bronzeage_state *s)
{
    unsigned n = 0;

    s->collapse = COLLAPSE_DONE;
    s->lying[0] = s->lying[1] = 0;
    s->seat[0].actions = s->seat[1].actions = ACTIONS_ONE_EACH;
    for (unsigned d = 0; d < DECKS; d++) {
        if (s->size[d])
            s->below[s->top[d]]++;
        s->top[d] = TYPE_NONE;
    }
    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        s->below[t] = (uint8_t)(s->below[t] + s->discards[t]);
        s->discards[t] = 0;
        n += s->below[t];
    }
    for (unsigned d = 0; d < DECKS; d++)
        s->size[d] = (uint8_t)(n / DECKS);
    s->turn ^= 1;
    s->from = 0;
    bronzeage_push(s, AGENDA_END);
    bronzeage_push(s, PHASE_MOVE);
    bronzeage_push(s, PHASE_TOP);
    for (n %= DECKS; n; n--)
        bronzeage_push(s, PHASE_BOX);
}

/* BA-6.6r3: the back of a leftover card is seen, its front is not. */
void bronzeage_box(struct bronzeage_state *s, unsigned type)
{
    s->below[type]--;
    s->box[type]++;
}

/* What is due. The agenda is a stack of phases in one integer, so that every
 * pending decision is plain state: an effect pushes what it leads to, the last
 * one pushed comes first, and what has become impossible is left out. */
#include "games/bronzeage/bronzeage.h"

void bronzeage_push(struct bronzeage_state *s, unsigned phase)
{
    s->agenda = s->agenda << AGENDA_BITS | phase;
}

static bool any_deck_empty(const struct bronzeage_state *s)
{
    return bronzeage_decks(s) != 7;
}

/* BA-3.1: after one Action the other player's turn begins. BA-6.1: The
 * Collapse comes after a turn of the first player's with a deck empty, once,
 * whoever emptied it (BA-6.1r1); BA-7.1: after it the game ends with such a
 * turn of the second player's; BA-7.1r1: and in any case at last. */
static void end_turn(struct bronzeage_state *s)
{
    bool empty = any_deck_empty(s), first = s->turn == s->first;

    s->turns++;
    if (empty && first && s->collapse == COLLAPSE_AHEAD) {
        bronzeage_collapse(s);
        return;
    }
    if (!first &&
        ((empty && s->collapse == COLLAPSE_DONE) || s->turns >= TURNS_MAX)) {
        bronzeage_push(s, PHASE_OVER);
        return;
    }
    s->turn ^= 1;
    bronzeage_push(s, AGENDA_END);
    bronzeage_push(s, PHASE_MOVE);
}

/* Who acts in a phase, and whether anything can be done in it (BA-3.1r2), such
 * as a target for an Ability (BA-5.1), a card to draw (BA-3.6r2, BA-4.1r1),
 * Territories to keep (BA-6.3r1). After a Play without match (BA-3.7r1) and at
 * a step of a Return (BA-3.8r1) one can always stop. It is part of every step,
 * and compiled into bronzeage_next() however many call that. */
static inline __attribute__((always_inline)) bool
enter(struct bronzeage_state *s, enum bronzeage_phase phase)
{
    const struct bronzeage_seat *me = &s->seat[s->turn];
    const struct bronzeage_seat *other = &s->seat[1 - s->turn];
    int actor = s->turn;
    bool possible = true;

    switch (phase) {
    case PHASE_OVER: actor = ACTOR_NONE; break;
    case PHASE_FIRST:
    case PHASE_DEAL:
    case PHASE_CIV_DEAL:
    case PHASE_BOX: actor = ACTOR_CHANCE; break;
    case PHASE_TOP:
    case PHASE_FRONT:
        actor = ACTOR_CHANCE;
        possible = s->size[s->from] > 0;
        break;
    case PHASE_RAID:
        actor = ACTOR_CHANCE;
        possible = other->held[ALL] > 0;
        break;
    case PHASE_CIV:
        actor = s->seat[1 - s->first].civ == CIV_NONE ? 1 - s->first : s->first;
        break;
    case PHASE_MOVE:
    case PHASE_MODE:
    case PHASE_STEP: break;
    case PHASE_CARD_MAY:
    case PHASE_CARD_MUST:
    case PHASE_CARD_BASIC: possible = me->held[ALL] > 0; break;
    case PHASE_SOW:
    case PHASE_QUARRY:
    case PHASE_FOUNDRY: possible = bronzeage_decks(s) != 0; break;
    case PHASE_CONQUEST: possible = bronzeage_controls(other) != 0; break;
    case PHASE_KEEP_FIRST:
    case PHASE_KEEP_SECOND:
        actor = phase == PHASE_KEEP_FIRST ? s->first : 1 - s->first;
        possible = bronzeage_controls(&s->seat[actor]) != 0;
        break;
    case PHASE_DISCARD_FIRST:
    case PHASE_DISCARD_SECOND:
        actor = phase == PHASE_DISCARD_FIRST ? s->first : 1 - s->first;
        possible = s->seat[actor].held[ALL] > COLLAPSE_KEEP;
        break;
    case PHASE_COUNT: break;
    case AGENDA_END: end_turn(s); return false;
    case AGENDA_REBUILD: bronzeage_rebuild(s); return false;
    }
    s->head.phase = (uint8_t)phase;
    s->head.actor = (int8_t)actor;
    return possible;
}

void bronzeage_next(struct bronzeage_state *s)
{
    enum bronzeage_phase phase;

    do {
        phase = s->agenda & ((1u << AGENDA_BITS) - 1);
        s->agenda >>= AGENDA_BITS;
    } while (!enter(s, phase));
}

bool bronzeage_turn_to(void *seen, int seat)
{
    struct bronzeage_state *s = seen;

    if (s->head.actor < 0 || s->collapse == COLLAPSE_NOW ||
        s->seat[0].civ == CIV_NONE || s->seat[1].civ == CIV_NONE)
        return false;
    s->agenda = 0;
    s->turn = (uint8_t)seat;
    bronzeage_push(s, AGENDA_END);
    bronzeage_push(s, PHASE_MOVE);
    bronzeage_next(s);
    return s->head.actor == seat;
}

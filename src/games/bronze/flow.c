/* Chapter 6: how turns follow each other, and how the game ends. */
#include "games/bronze/bronze.h"

/* B-5.2r1, B-5.3r5: phase 4, routes before provinces; B-6.2: once the end is
 * set off, the round is played out, so that everybody has had as many turns;
 * B-6.2r1: its last turn is complete. */
void bronze_end_turn(struct bronze_state *s)
{
    unsigned next = s->turn + 1u == s->head.seats ? 0 : s->turn + 1u;

    bronze_take_routes(s, s->turn);
    if (s->head.options == EDITION_2018)
        bronze_close_provinces(s);
    s->woken = 0;
    if (next == s->first) {
        if (s->ending) {
            bronze_final_provinces(s);
            s->head.actor = ACTOR_NONE;
            s->head.phase = PHASE_OVER;
            return;
        }
        s->round++;
    }
    s->turn = (uint8_t)next;
    s->head.actor = (int8_t)next;
    s->head.phase = PHASE_TAKE;
}

/* B-6.1: the game goes on for the longest if of two stacks that run empty the
 * second does so when the others have a card left; B-6.2: and then the round
 * is played out. */
unsigned bronze_takes_left(const struct bronze_state *s, unsigned seat)
{
    unsigned next = s->turn, takes = 0, cards = s->stack[STACKS] + 1u, n = 0;

    if (s->head.phase == PHASE_OVER)
        return 0;
    if (s->head.phase != PHASE_TAKE)
        next = next + 1 == s->head.seats ? 0 : next + 1;
    for (unsigned i = 0; i < STACKS; i++)
        cards += s->stack[i] - (unsigned)(s->stack[i] > 0);
    if (s->ending)
        cards = 0;
    for (; n < cards || next != s->first; n++) {
        takes += next == seat;
        next = next + 1 == s->head.seats ? 0 : next + 1;
    }
    return takes;
}

bool bronze_turn_to(void *seen, int seat)
{
    struct bronze_state *s = seen;

    if (s->head.actor < 0 || s->head.phase < PHASE_TAKE)
        return false;
    s->woken = 0;
    s->turn = (uint8_t)seat;
    s->head.actor = (int8_t)seat;
    s->head.phase = PHASE_TAKE;
    return true;
}

/* Artists, builders and what else moves colonists to the agora or stands them
 * up (chapter 6). */
#include "games/golden/golden.h"

/* GA-6.1: a colonist lies down on the agora; what its owner holds may pay, for
 * artists and builders alike (GA-6.1r1). */
static void to_agora(struct golden_state *s, int colonist)
{
    struct golden_seat *me = golden_me(s);

    me->colonist[colonist] = PLACE_AGORA;
    golden_score_more(&me->agora, golden_tech_gives(me, OP_AGORAVP));
    me->gold += (uint16_t)golden_civ_gives(me, OP_AGORAGOLD);
}

/* GA-6.2: an artist is worth three points. */
void golden_artist(struct golden_state *s, unsigned square)
{
    to_agora(s, golden_standing_at(golden_me(s), square));
    golden_me(s)->artists += ARTIST_POINTS;
}

/* GA-6.3: a builder goes to the agora and takes a face-up building. */
void golden_builder(struct golden_state *s, unsigned square)
{
    to_agora(s, golden_standing_at(golden_me(s), square));
    golden_push(s, PHASE_CARD);
}

/* GA-6.5: some build without a colonist, and without an agora bonus, as often
 * as they like (GA-6.5r1). */
void golden_builder_free(struct golden_state *s)
{
    golden_push(s, PHASE_CARD);
}

static void erect(struct golden_state *s)
{
    struct golden_seat *me = golden_me(s);
    int i = 0;

    while (me->building[i] != NONE)
        i++;
    me->building[i] = s->card;
    s->card = NONE;
}

/* GA-6.3: the card goes on a free space; GA-6.4: with none an old building
 * has to leave, and only then (GA-6.4r1); GA-6.6: it may be one of a kind that
 * is held. */
void golden_card(struct golden_state *s, unsigned kind)
{
    struct golden_seat *me = golden_me(s);

    golden_pop(s);
    s->offer[kind % KINDS_AN_ERA]--;
    s->card = (uint8_t)kind;
    if (golden_buildings_held(me) < golden_slots(me))
        erect(s);
    else
        golden_push(s, PHASE_DISCARD);
}

/* GA-6.4: the discarded building leaves the game, used or not (GA-6.4r2). */
void golden_discard(struct golden_state *s, unsigned building)
{
    struct golden_seat *me = golden_me(s);
    int i = 0;

    while (me->building[i] != building)
        i++;
    me->building[i] = NONE;
    golden_pop(s);
    erect(s);
}

/* GA-8.11: the Factory stands up a lying colonist. */
void golden_stand(struct golden_state *s, unsigned square)
{
    struct golden_seat *me = golden_me(s);
    int i = 0;

    while (me->colonist[i] != square)
        i++;
    me->colonist[i] |= STANDING;
    golden_pop(s);
}

/* GA-8.10r2: those on the square of the last one or after it. */
uint64_t golden_shift_more(const struct golden_state *s)
{
    return golden_lying(golden_my(s)) & ~(BIT(s->at) - 1);
}

/* GA-8.10: Notre Dame sends lying colonists to the agora, with its bonuses
 * (GA-8.10r1), one a step. */
void golden_shift_agora(struct golden_state *s, unsigned square)
{
    const struct golden_seat *me = golden_me(s);
    int i = 0;

    while (me->colonist[i] != square)
        i++;
    to_agora(s, i);
    s->at = (uint8_t)square;
    golden_pop(s);
    golden_push(s, PHASE_SHIFT_MORE);
}

/* GA-8.10: or brings some from the agora home, lying. */
void golden_shift_capital(struct golden_state *s, unsigned count)
{
    struct golden_seat *me = golden_me(s);

    for (int i = 0; i < COLONISTS && count; i++) {
        if (me->colonist[i] != PLACE_AGORA)
            continue;
        me->colonist[i] = me->capital;
        count--;
    }
}

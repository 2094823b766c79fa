/* Eras, turns and golden ages (chapters 3 to 5 and 9), and the one place where
 * an action is carried out. Decisions that are due lie on a stack in the
 * state; when it is empty, the stage says what comes next. */
#include "games/golden/golden.h"

/* GA-3.1: wonders and buildings of the era are turned up. */
static void begin_era(struct golden_state *s)
{
    s->stage = STAGE_CIVS;
    s->left = s->head.seats;
    golden_push(s, PHASE_BUILDING);
}

static void begin_stage(struct golden_state *s, unsigned stage)
{
    s->stage = (uint8_t)stage;
    s->left = s->head.seats;
}

/* The next seat of a stage that goes once around from the first player. */
static void next_seat(struct golden_state *s)
{
    s->turn = (uint8_t)((s->first + s->head.seats - s->left) % s->head.seats);
    s->left--;
}

/* GA-3.2: in era I the cards are simply shown; later the first player of the
 * era before chooses first (GA-3.2r1). */
static void next_civ(struct golden_state *s)
{
    if (!s->left) {
        s->first = (uint8_t)golden_first_player(s);
        begin_stage(s, STAGE_MAP);
        return;
    }
    next_seat(s);
    if (s->era == 0)
        golden_take_civ(s, golden_me(s)->dealt[0]);
    else
        golden_push(s, PHASE_CIV);
}

/* GA-4.1: everybody adds a tile; GA-4.1r3: with none left to draw the seat
 * goes without. */
static void next_tile(struct golden_state *s)
{
    if (!s->left) {
        begin_stage(s, STAGE_TURNS);
        s->turn = s->first;
        golden_push(s, PHASE_ACTION);
        return;
    }
    next_seat(s);
    if (golden_tile_deck(s))
        golden_push(s, PHASE_DRAW_TILE);
    else
        golden_skip_tile(s);
}

/* GA-9.4: everybody scores the judgement of the era. */
static void score_judgement(struct golden_state *s)
{
    const struct golden_judgement_info *j =
        &golden_judgements[s->chosen[s->era]];

    for (int p = 0; p < s->head.seats; p++)
        s->seat[p].judged[s->era] = (uint16_t)(j->n *
                                               golden_count(s, p, j->source));
}

/* GA-9.5: colonists stand up where they are, those on the agora at their
 * capitals; cards are ready again; what was on offer is gone. */
static void prepare_era(struct golden_state *s)
{
    for (int p = 0; p < s->head.seats; p++) {
        struct golden_seat *me = &s->seat[p];
        me->golden = 0;
        for (int i = 0; i < COLONISTS; i++) {
            unsigned place = golden_place(me, i);
            if (place == PLACE_AGORA)
                place = me->capital;
            me->colonist[i] = (uint8_t)(STANDING | place);
        }
        for (int i = 0; i < SLOTS; i++)
            if (me->building[i] != NONE)
                me->building[i] &= (uint8_t)~USED;
    }
    for (int i = 0; i < KINDS_AN_ERA; i++)
        s->offer[i] = 0;
    s->wonder_used = 0;
    s->tile_unseen |= s->tile_aside;
    s->tile_aside = 0;
    s->era++;
}

static void end_era(struct golden_state *s)
{
    score_judgement(s);
    if (s->era + 1 == ERAS) {
        s->stage = STAGE_OVER; /* GA-10.1 */
        return;
    }
    prepare_era(s);
    begin_era(s);
}

/* GA-5.1, GA-7.1: the colonist that acted lies down. */
static void rest(struct golden_state *s)
{
    if (s->worker != NONE && s->tires)
        golden_me(s)->colonist[s->worker] &= PLACE_MASK;
    s->worker = NONE;
    s->at = 0;
    s->tires = 0;
}

static bool all_golden(const struct golden_state *s)
{
    for (int p = 0; p < s->head.seats; p++)
        if (!s->seat[p].golden)
            return false;
    return true;
}

static void pass_turn(struct golden_state *s)
{
    s->turn = (uint8_t)((s->turn + 1) % s->head.seats);
}

/* GA-5.1: one action, then the next seat; GA-9.3: one in a golden age earns 2
 * gold instead, even if somebody stands up again (GA-9.1r2); GA-9.4: with all
 * in one the era ends at once, without that gold (GA-9.3r1). */
static void next_turn(struct golden_state *s)
{
    rest(s);
    if (all_golden(s)) {
        end_era(s);
        return;
    }
    for (pass_turn(s); golden_me(s)->golden; pass_turn(s))
        golden_me(s)->gold += GOLDEN_GOLD;
    golden_push(s, PHASE_ACTION);
}

/* GA-9.6: in era IV everybody else has one more action, without the 2 gold
 * (GA-9.6r1). */
static void next_last_turn(struct golden_state *s)
{
    rest(s);
    if (!s->left) {
        end_era(s);
        return;
    }
    s->left--;
    pass_turn(s);
    golden_push(s, PHASE_ACTION);
}

/* GA-9.1: a golden age begins; GA-9.2: the first of the era comes with a
 * judgement, chosen at once. */
void golden_start_age(struct golden_state *s)
{
    golden_me(s)->golden = 1;
    if (s->chosen[s->era] != NONE)
        return;
    golden_push(s, PHASE_JUDGE);
    if (s->era + 1 == ERAS) {
        begin_stage(s, STAGE_LAST);
        s->left--;
    }
}

void golden_judge(struct golden_state *s, unsigned judgement)
{
    s->chosen[s->era] = (uint8_t)judgement;
    golden_pop(s);
}

/* Questions that have no answer are left out. GA-8.7r1: a free technology is
 * lost where none can be developed, a cheaper one where none can be paid;
 * GA-8.8r1: another is offered only while it can be paid; GA-8.11r1: nobody
 * stands up where nobody lies; GA-8.10r2: nor does anybody follow to the agora.
 */
static bool is_moot(const struct golden_state *s)
{
    const struct golden_seat *me = golden_my(s);

    switch ((enum golden_phase)s->due[s->depth - 1]) {
    case PHASE_CITY: return !golden_can_found(s);
    case PHASE_FREE_TECH: return !golden_open_techs(me);
    case PHASE_BUY: return !golden_affordable_techs(me, s->off);
    case PHASE_MORE: return !golden_affordable_techs(me, 0);
    case PHASE_TOP: return !(TECHS_TOP & ~me->tech);
    case PHASE_STAND: return !golden_lying(me);
    case PHASE_SHIFT_MORE: return !golden_shift_more(s);
    case PHASE_START_ROTATION:
    case PHASE_FIRST:
    case PHASE_DEAL_CIV:
    case PHASE_DEAL_FUTURE:
    case PHASE_JUDGEMENT:
    case PHASE_BUILDING:
    case PHASE_DRAW_TILE:
    case PHASE_GLORY:
    case PHASE_CIV:
    case PHASE_TILE:
    case PHASE_CAPITAL:
    case PHASE_ACTION:
    case PHASE_MOVE:
    case PHASE_TO:
    case PHASE_KEEP:
    case PHASE_CUBE:
    case PHASE_CARD:
    case PHASE_DISCARD:
    case PHASE_SHIFT:
    case PHASE_JUDGE:
    case PHASE_OVER:
    case PHASE_COUNT: break;
    }
    return false;
}

static void advance(struct golden_state *s)
{
    switch ((enum golden_stage)s->stage) {
    case STAGE_SETUP: begin_era(s); break;
    case STAGE_CIVS: next_civ(s); break;
    case STAGE_MAP: next_tile(s); break;
    case STAGE_TURNS: next_turn(s); break;
    case STAGE_LAST: next_last_turn(s); break;
    case STAGE_OVER: golden_push(s, PHASE_OVER); break;
    case STAGE_COUNT: break;
    }
}

void golden_proceed(struct golden_state *s)
{
    while (!s->depth || is_moot(s)) {
        if (!s->depth) {
            advance(s);
            continue;
        }
        if (s->due[s->depth - 1] == PHASE_BUY)
            s->off = 0;
        golden_pop(s);
    }
    s->head.phase = s->due[s->depth - 1];
    if (s->head.phase == PHASE_OVER)
        s->head.actor = ACTOR_NONE;
    else if (golden_is_chance(s->head.phase))
        s->head.actor = ACTOR_CHANCE;
    else
        s->head.actor = (int8_t)s->turn;
}

bool golden_turn_to(void *seen, int seat)
{
    struct golden_state *s = seen;

    if (s->head.actor < 0 || s->stage != STAGE_TURNS || s->seat[seat].golden)
        return false;
    rest(s);
    s->depth = 0;
    s->turn = (uint8_t)seat;
    golden_push(s, PHASE_ACTION);
    golden_proceed(s);
    return s->head.actor == seat;
}

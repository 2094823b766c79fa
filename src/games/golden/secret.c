/* Who knows what (GA-10.5): only their owner knows civilization cards not yet
 * shown, future technologies and the values of glory tiles. What the owner of a
 * state does not know is put back among the unseen. */
#include "games/golden/golden.h"

static void forget_seat(struct golden_state *s, struct golden_seat *me)
{
    for (int era = me->shown; era < ERAS; era++) {
        if (me->dealt[era] >= CIV_COUNT)
            continue;
        s->civ_unseen |= 1u << me->dealt[era];
        me->dealt[era] = HIDDEN;
    }
    if (me->future < FUTURE_COUNT) {
        s->future_unseen |= (uint16_t)(1u << me->future);
        me->future = HIDDEN;
    }
    for (int k = 0; k < GLORY_KINDS; k++) {
        s->glory[k] += me->glory[k];
        me->glory[k] = 0;
    }
}

/* GA-10.5, GA-2.4r1: a seat knows its own cards, dealt for later eras too. */
void golden_observe(void *state, int sees)
{
    struct golden_state *s = state;

    if (sees == SEES_ALL)
        return;
    for (int p = 0; p < s->head.seats; p++)
        if (p != sees)
            forget_seat(s, &s->seat[p]);
    for (int i = 0; i < 2; i++) {
        if (s->turn == sees || s->drawn[i] >= GLORY_KINDS)
            continue;
        s->glory[s->drawn[i]]++;
        s->drawn[i] = HIDDEN;
    }
    s->head.sees = (int8_t)sees;
}

static unsigned draw_glory(struct golden_state *s, struct rng *rng)
{
    unsigned sum = 0, kind = 0;
    uint32_t left;

    for (int k = 0; k < GLORY_KINDS; k++)
        sum += s->glory[k];
    for (left = rng_below(rng, sum); left >= s->glory[kind]; kind++)
        left -= s->glory[kind];
    s->glory[kind]--;
    return kind;
}

static unsigned draw_bit(uint64_t mask, struct rng *rng)
{
    return bit_nth(mask, rng_below(rng, bit_count(mask)));
}

static void guess_seat(struct golden_state *s, struct golden_seat *me,
                       struct rng *rng)
{
    unsigned known = 0;

    for (unsigned era = 0; era < ERAS; era++) {
        if (me->dealt[era] != HIDDEN)
            continue;
        unsigned civ = draw_bit(golden_civs_of(s, era), rng);
        me->dealt[era] = (uint8_t)civ;
        s->civ_unseen &= ~(1u << civ);
    }
    if (me->future == HIDDEN) {
        me->future = (uint8_t)draw_bit(s->future_unseen, rng);
        s->future_unseen &= (uint16_t) ~(1u << me->future);
    }
    for (int k = 0; k < GLORY_KINDS; k++)
        known += me->glory[k];
    for (; known < me->attacks; known++)
        me->glory[draw_glory(s, rng)]++;
}

void golden_determinize(void *state, struct rng *rng)
{
    struct golden_state *s = state;

    for (int p = 0; p < s->head.seats; p++)
        guess_seat(s, &s->seat[p], rng);
    for (int i = 0; i < 2; i++)
        if (s->drawn[i] == HIDDEN)
            s->drawn[i] = (uint8_t)draw_glory(s, rng);
    s->head.sees = SEES_ALL;
}

/* Whether what a deal or a glory tile brings is not for these eyes: the cards
 * of era I are dealt open. */
static bool conceals(const struct golden_state *s, game_action x, int sees)
{
    switch (action_kind(x)) {
    case KIND_DEAL_CIV:
        return action_bits(x, ERA_AT, ERA_BITS) &&
               (int)action_bits(x, CIV_SEAT_AT, SEAT_BITS) != sees;
    case KIND_DEAL_FUTURE:
        return (int)action_bits(x, FUTURE_SEAT_AT, SEAT_BITS) != sees;
    case KIND_GLORY:
    case KIND_KEEP: return s->turn != sees;
    }
    return false;
}

/* The same action with '?' for what it brings. */
static game_action concealed(game_action x)
{
    switch (action_kind(x)) {
    case KIND_DEAL_CIV: return (x & ~((1u << CIV_BITS) - 1)) | CIV_COUNT;
    case KIND_DEAL_FUTURE:
        return (x & ~((1u << FUTURE_BITS) - 1)) | FUTURE_COUNT;
    }
    return action_pack(action_kind(x), GLORY_KINDS);
}

/* GA-10.5, GA-10.5r1: what others see of a deal, a glory tile and a choice
 * between cards: keeping the old civilization shows the new one. */
game_action golden_redact(const void *state, game_action x, int sees)
{
    const struct golden_state *s = state;
    const struct golden_seat *me = golden_my(s);

    if (sees == SEES_ALL)
        return x;
    if (conceals(s, x, sees))
        return concealed(x);
    if (action_kind(x) == KIND_CIV && s->turn != sees &&
        action_bits(x, 0, CIV_BITS) == me->civ)
        return action_pack(KIND_CIV_OVER,
                           (unsigned)me->civ << HELD_AT | me->dealt[s->era]);
    return x;
}

/* Whether the observer holds several glory tiles possible. Who draws one may
 * where the observer does not. */
static bool glory_is_news(const struct golden_state *s)
{
    int kinds = 0;

    for (int k = 0; k < GLORY_KINDS; k++)
        kinds += s->glory[k] > 0;
    return s->head.sees != s->turn || kinds > 1;
}

/* GA-10.5: what only its owner knew comes before all with the choice between
 * civilizations alone; a glory tile that goes back shows nobody anything. */
unsigned golden_shows(const void *seen, game_action x)
{
    const struct golden_state *s = seen;
    unsigned kind = action_kind(x), all = (1u << s->head.seats) - 1;
    unsigned me = 1u << s->turn;
    game_action list[GAME_ACTIONS_MAX];

    if (kind == KIND_CIV || kind == KIND_CIV_OVER)
        return all & ~me;
    if (kind == KIND_DEAL_CIV && action_bits(x, ERA_AT, ERA_BITS))
        return 1u << action_bits(x, CIV_SEAT_AT, SEAT_BITS);
    if (kind == KIND_DEAL_FUTURE)
        return 1u << action_bits(x, FUTURE_SEAT_AT, SEAT_BITS);
    if (kind == KIND_GLORY)
        return glory_is_news(s) ? me : 0;
    return s->head.actor == ACTOR_CHANCE && golden_legal(s, list) > 1 ? all : 0;
}

/* GA-10.5r1: somebody else takes the new card, or shows it by keeping the old
 * one. */
static bool follows_civ(const struct golden_state *s, game_action x)
{
    unsigned held = golden_my(s)->civ, shown = action_bits(x, 0, CIV_BITS);

    if (s->head.phase != PHASE_CIV || !(golden_civs_of(s, s->era) >> shown & 1))
        return false;
    return action_kind(x) == KIND_CIV
               ? shown != held
               : action_bits(x, HELD_AT, CIV_BITS) == held;
}

/* A '?' is about what is due. */
static bool follows_concealed(const struct golden_state *s, game_action x)
{
    unsigned phase = s->head.phase;

    if (x != concealed(x))
        return false;
    switch (action_kind(x)) {
    case KIND_DEAL_CIV:
        return phase == PHASE_DEAL_CIV &&
               action_bits(x, ERA_AT, ERA_BITS + SEAT_BITS) == s->left;
    case KIND_DEAL_FUTURE:
        return phase == PHASE_DEAL_FUTURE &&
               action_bits(x, FUTURE_SEAT_AT, SEAT_BITS) == s->left;
    case KIND_GLORY: return phase == PHASE_GLORY;
    case KIND_KEEP: return phase == PHASE_KEEP;
    }
    return false;
}

bool golden_follows(const void *seen, game_action shown)
{
    const struct golden_state *s = seen;
    unsigned kind = action_kind(shown);
    int sees = s->head.sees;

    if (sees != SEES_ALL && s->turn != sees &&
        (kind == KIND_CIV || kind == KIND_CIV_OVER))
        return follows_civ(s, shown);
    if (sees != SEES_ALL && conceals(s, shown, sees))
        return follows_concealed(s, shown);
    return golden_refuse(s, shown) == RULE_NONE;
}

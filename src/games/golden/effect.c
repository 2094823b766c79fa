/* What cards do: one function carries out an effect of the vocabulary, and
 * civilizations, technologies, wonders and buildings call it at their moments
 * (chapter 8, first half). */
#include "games/golden/golden.h"

/* So many questions of a kind, as far as there is room for them. */
static void push_all(struct golden_state *s, unsigned phase, unsigned count)
{
    for (; count && s->depth + 2 < DUE_MAX; count--)
        golden_push(s, phase);
}

/* In order, each once; points are credited where the card says. */
static void run(struct golden_state *s, int seat, const struct golden_effect *e,
                uint8_t *points)
{
    struct golden_seat *me = &s->seat[seat];

    switch ((enum golden_op)e->op) {
    case OP_GOLD: me->gold += e->n; break;
    case OP_VP: golden_score_more(points, e->n); break;
    case OP_GOLDPER:
        me->gold += (uint16_t)(e->n * golden_count(s, seat, e->arg));
        break;
    case OP_VPPER:
        golden_score_more(points, e->n * golden_count(s, seat, e->arg));
        break;
    case OP_TECH:
        if (!golden_has(me, e->arg))
            golden_develop(s, seat, e->arg, true);
        break;
    case OP_TECHIF: /* GA-3.3r2 */
        if (!golden_has(me, e->need))
            break;
        if (golden_has(me, e->arg))
            me->gold += e->n;
        else
            golden_develop(s, seat, e->arg, true);
        break;
    case OP_TECHFREE: push_all(s, PHASE_FREE_TECH, e->n); break;
    case OP_TECHBUY:
        s->off = e->n;
        golden_push(s, PHASE_BUY);
        break;
    case OP_TECHTOP: golden_push(s, PHASE_TOP); break;
    case OP_STAND: push_all(s, PHASE_STAND, e->n); break;
    case OP_SHIFT: golden_push(s, PHASE_SHIFT); break;
    case OP_NONE:
    case OP_TAKE:
    case OP_MOVE:
    case OP_SLOT:
    case OP_CUBEGOLD:
    case OP_CITYCUBES:
    case OP_CITYGOLD:
    case OP_BUILDERFREE:
    case OP_ROCKET:
    case OP_AGORAVP:
    case OP_AGORAGOLD:
    case OP_ATTACKOFF:
    case OP_ATTACKGOLD:
    case OP_GLORYPICK:
    case OP_WALL:
    case OP_RIVALATTACK:
    case OP_RIVALFEE:
    case OP_TECHOFF:
    case OP_TECHMULTI:
    case OP_WRAPGOLD:
    case OP_MEETGOLD:
    case OP_NOTIRE:
    case OP_WONDERFREE:
    case OP_COUNT: break;
    }
}

/* GA-3.3: the instant part of a civilization. */
void golden_civ_now(struct golden_state *s, int seat)
{
    struct golden_seat *me = &s->seat[seat];
    const struct golden_effect *e = golden_civs[me->civ].effect;

    for (int k = 0; k < 2; k++)
        if (e[k].when == NOW)
            run(s, seat, &e[k], &me->granted);
}

/* GA-8.6: points at once of a technology of level 4. */
void golden_tech_now(struct golden_state *s, int seat, unsigned tech)
{
    const struct golden_effect *e = &golden_techs[tech].now;

    if (e->when == NOW)
        run(s, seat, e, &s->seat[seat].discovery[golden_row(tech)]);
}

/* GA-8.1: the cost, or less for the civilization the card names; GA-8.1r1: it
 * must be held when building. */
unsigned golden_wonder_price(const struct golden_seat *me, unsigned wonder)
{
    const struct golden_wonder_info *info = &golden_wonders[wonder];

    return me->civ == info->friend ? info->less : info->cost;
}

/* GA-3.1: this era's wonders that nobody has built. */
uint64_t golden_wonder_offer(const struct golden_state *s)
{
    uint64_t m = golden_era_wonders[s->era];

    for (int p = 0; p < s->head.seats; p++)
        m &= ~(uint64_t)s->seat[p].wonders;
    return m;
}

/* GA-8.1r2: an option makes Versailles and the Eiffel Tower work at once. */
unsigned golden_wonder_when(const struct golden_state *s, unsigned wonder,
                            int k)
{
    unsigned when = golden_wonders[wonder].effect[k].when;

    if (s->head.options & OPTION_VERSAILLES && when == ACT &&
        (wonder == WONDER_VERSAILLES || wonder == WONDER_EIFFEL_TOWER))
        return NOW;
    return when;
}

static void run_wonder(struct golden_state *s, unsigned wonder, unsigned when)
{
    for (int k = 0; k < 2; k++)
        if (golden_wonder_when(s, wonder, k) == when)
            run(s, s->turn, &golden_wonders[wonder].effect[k],
                &s->wonder_points[wonder]);
}

/* GA-8.1: paid for, and its instant part works, beside any number of others
 * (GA-8.12); GA-8.2: Greece builds one a game for nothing, while it is held
 * (GA-8.2r1). */
void golden_wonder(struct golden_state *s, unsigned wonder, bool free)
{
    struct golden_seat *me = golden_me(s);

    if (free)
        me->taken |= TAKEN_FREE;
    else
        me->gold -= (uint16_t)golden_wonder_price(me, wonder);
    me->wonders |= (uint16_t)(1u << wonder);
    run_wonder(s, wonder, NOW);
}

/* GA-8.3r1: a card that lets one buy needs something to buy. */
bool golden_has_use(const struct golden_seat *me, const struct golden_effect *e)
{
    return e->op != OP_TECHBUY || golden_affordable_techs(me, e->n);
}

static bool wonder_has_use(const struct golden_state *s, unsigned wonder)
{
    for (int k = 0; k < 2; k++)
        if (golden_wonder_when(s, wonder, k) == ACT &&
            golden_has_use(golden_my(s), &golden_wonders[wonder].effect[k]))
            return true;
    return false;
}

/* GA-8.3: the buildings (from bit 0) and wonders (after them) that can be
 * activated. */
uint64_t golden_active(const struct golden_state *s)
{
    const struct golden_seat *me = golden_my(s);
    uint64_t m = 0;

    for (int i = 0; i < SLOTS; i++) {
        const struct golden_effect *e;
        if (me->building[i] >= BUILDING_COUNT)
            continue;
        e = &golden_buildings[me->building[i]].effect;
        if (e->when == ACT && golden_has_use(me, e))
            m |= BIT(me->building[i]);
    }
    for (uint32_t w = me->wonders & ~(uint32_t)s->wonder_used; w; w &= w - 1)
        if (wonder_has_use(s, bit_lowest(w)))
            m |= BIT(BUILDING_COUNT + bit_lowest(w));
    return m;
}

/* GA-8.3: once an era, each card, also in the era of building (GA-8.3r2). */
void golden_activate(struct golden_state *s, unsigned card)
{
    struct golden_seat *me = golden_me(s);
    int i = 0;

    if (card >= BUILDING_COUNT) {
        s->wonder_used |= (uint16_t)(1u << (card - BUILDING_COUNT));
        run_wonder(s, card - BUILDING_COUNT, ACT);
        return;
    }
    while (me->building[i] != card)
        i++;
    me->building[i] |= USED;
    run(s, s->turn, &golden_buildings[card].effect, &me->built);
}

/* Technologies: which can be developed, at what price, and developing them
 * (chapter 8, second half). */
#include "games/golden/golden.h"

/* GA-8.5: the technology before it in the row must be there. */
uint32_t golden_open_techs(const struct golden_seat *me)
{
    return me->tech << 1 & ~me->tech & ~(uint32_t)TECHS_START &
           ((1u << TECH_COUNT) - 1);
}

/* GA-8.5r1: discounts add up, and nothing costs less than nothing. */
unsigned golden_tech_price(const struct golden_seat *me, unsigned tech,
                           unsigned off)
{
    unsigned cost = golden_tech_cost[golden_level(tech)];

    off += golden_civ_gives(me, OP_TECHOFF);
    return cost > off ? cost - off : 0;
}

uint32_t golden_affordable_techs(const struct golden_seat *me, unsigned off)
{
    uint32_t m = 0;

    for (uint32_t open = golden_open_techs(me); open; open &= open - 1)
        if (golden_tech_price(me, bit_lowest(open), off) <= me->gold)
            m |= open & -open;
    return m;
}

/* GA-8.6: its cubes go to the reserve and it works at once. */
void golden_develop(struct golden_state *s, int seat, unsigned tech,
                    bool instant)
{
    struct golden_seat *me = &s->seat[seat];

    me->tech |= 1u << tech;
    me->reserve += golden_techs[tech].cubes;
    if (instant)
        golden_tech_now(s, seat, tech);
}

static void buy(struct golden_state *s, unsigned tech, unsigned off)
{
    struct golden_seat *me = golden_me(s);

    me->gold -= (uint16_t)golden_tech_price(me, tech, off);
    golden_develop(s, s->turn, tech, true);
}

/* GA-8.5: an action; GA-8.8: with Japan several in one. */
void golden_tech(struct golden_state *s, unsigned tech)
{
    buy(s, tech, 0);
    if (golden_civ_gives(golden_me(s), OP_TECHMULTI))
        golden_push(s, PHASE_MORE);
}

/* GA-8.7: bought through a card, at its discount, and no more than one
 * (GA-8.8r1). */
void golden_buy(struct golden_state *s, unsigned tech)
{
    golden_pop(s);
    buy(s, tech, s->off);
    s->off = 0;
}

/* GA-8.7: for nothing. */
void golden_free_tech(struct golden_state *s, unsigned tech)
{
    golden_pop(s);
    golden_develop(s, s->turn, tech, true);
}

/* GA-8.9: India's, of level 4 in any row, without its points at once
 * (GA-8.9r1). */
void golden_top(struct golden_state *s, unsigned tech)
{
    golden_pop(s);
    golden_develop(s, s->turn, tech, false);
}

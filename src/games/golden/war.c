/* Soldiers, rockets and glory (chapter 7). */
#include "games/golden/golden.h"

/* GA-7.1: a space with a rival colonist or city and no rival capital;
 * GA-7.1r1: one's own capital does not protect the rivals beside it. */
uint64_t golden_targets(const struct golden_state *s, int seat)
{
    uint64_t rivals = 0, capitals = 0;

    for (int p = 0; p < s->head.seats; p++) {
        if (p == seat)
            continue;
        rivals |= golden_control(&s->seat[p]);
        capitals |= golden_on_map(s->seat[p].capital);
    }
    return rivals & ~capitals;
}

/* GA-7.2: the price of the invasion track, GA-7.3: more for the walls of
 * everybody hit, wherever that is (GA-7.3r1), GA-7.2r1: less for China, never
 * below nothing. */
unsigned golden_price(const struct golden_state *s, int seat, unsigned square)
{
    const struct golden_seat *me = &s->seat[seat];
    unsigned price = golden_attack_cost[me->attacks];
    unsigned off = golden_civ_gives(me, OP_ATTACKOFF);

    for (int p = 0; p < s->head.seats; p++)
        if (p != seat && golden_control(&s->seat[p]) & BIT(square))
            price += golden_buildings_give(&s->seat[p], OP_WALL);
    return price > off ? price - off : 0;
}

/* GA-7.2r2: what the move earns may help to pay; GA-7.2r3: without the price
 * there is no attack. */
uint64_t golden_soldier_targets(const struct golden_state *s, unsigned from)
{
    const struct golden_seat *me = golden_my(s);
    uint64_t payable = 0;

    if (me->attacks == ATTACKS)
        return 0;
    for (uint64_t m = golden_targets(s, s->turn) & golden_reach(me, from); m;
         m &= m - 1) {
        unsigned to = bit_lowest(m), price = golden_price(s, s->turn, to);
        if (me->gold >= price ||
            me->gold + golden_income(s, s->turn, from, to) >= price)
            payable |= BIT(to);
    }
    return payable;
}

/* GA-7.6: rockets reach everything, at the same price. */
uint64_t golden_rocket_targets(const struct golden_state *s)
{
    const struct golden_seat *me = golden_my(s);
    uint64_t payable = 0;

    if (me->attacks == ATTACKS || !golden_tech_gives(me, OP_ROCKET))
        return 0;
    for (uint64_t m = golden_targets(s, s->turn); m; m &= m - 1)
        if (me->gold >= golden_price(s, s->turn, bit_lowest(m)))
            payable |= m & -m;
    return payable;
}

/* GA-7.3r2: the Great Wall earns at every attack of a rival, and the United
 * Nations get what a rival pays. */
static void pay(struct golden_state *s, unsigned price)
{
    golden_me(s)->gold -= (uint16_t)price;
    for (int p = 0; p < s->head.seats; p++) {
        struct golden_seat *rival = &s->seat[p];
        if (p == s->turn)
            continue;
        rival->gold += (uint16_t)golden_wonders_give(rival, OP_RIVALATTACK);
        if (golden_wonders_give(rival, OP_RIVALFEE))
            rival->gold += (uint16_t)price;
    }
}

/* GA-7.4: rival cubes go back to their reserves, rival colonists to their
 * capitals, standing or lying as they were; the attacker's stay (GA-7.4r2). */
static void expel(struct golden_state *s, unsigned square)
{
    for (int p = 0; p < s->head.seats; p++) {
        struct golden_seat *rival = &s->seat[p];
        if (p == s->turn)
            continue;
        if (rival->city & BIT(square))
            rival->reserve += rival->second & BIT(square) ? 2 : 1;
        rival->city &= ~BIT(square);
        rival->second &= ~BIT(square);
        for (int i = 0; i < COLONISTS; i++)
            if (golden_place(rival, i) == square)
                rival->colonist[i] = (uint8_t)((rival->colonist[i] & STANDING) |
                                               rival->capital);
    }
}

/* GA-7.4r1: payment, expulsion, France's gold (GA-7.4r3), glory, city, in that
 * order. */
static void attack(struct golden_state *s, unsigned square)
{
    struct golden_seat *me = golden_me(s);
    unsigned tiles = 0, pick = golden_civ_gives(me, OP_GLORYPICK);

    pay(s, golden_price(s, s->turn, square));
    expel(s, square);
    me->gold += (uint16_t)golden_civ_gives(me, OP_ATTACKGOLD);
    s->at = (uint8_t)square;
    golden_push(s, PHASE_CITY);
    for (int p = 0; p < s->head.seats; p++)
        tiles += s->seat[p].attacks;
    /* GA-7.5r1: with one tile left there is no choice. */
    if (pick > 1 && tiles + 1 < GLORY_TILES) {
        golden_push(s, PHASE_KEEP);
        golden_push(s, PHASE_GLORY);
    }
    golden_push(s, PHASE_GLORY);
}

/* GA-7.1: a standing colonist is chosen, moves or not, and attacks. */
void golden_soldier(struct golden_state *s, unsigned square)
{
    s->worker = (uint8_t)golden_standing_at(golden_me(s), square);
    s->tires = 1;
    golden_push(s, PHASE_TO);
}

void golden_to(struct golden_state *s, unsigned square)
{
    golden_pop(s);
    golden_arrive(s, square);
    attack(s, square);
}

void golden_rocket(struct golden_state *s, unsigned square)
{
    attack(s, square);
}

static void take_glory(struct golden_state *s, unsigned kind)
{
    golden_me(s)->attacks++;
    if (kind < GLORY_KINDS)
        golden_me(s)->glory[kind]++;
}

/* GA-7.5: a glory tile, seen by its owner alone (GA-7.5r3); China draws two. */
void golden_glory(struct golden_state *s, unsigned kind)
{
    unsigned next;

    golden_pop(s);
    if (kind < GLORY_KINDS)
        s->glory[kind]--;
    next = s->due[s->depth - 1];
    if (next == PHASE_GLORY)
        s->drawn[0] = kind < GLORY_KINDS ? (uint8_t)kind : HIDDEN;
    else if (next == PHASE_KEEP)
        s->drawn[1] = kind < GLORY_KINDS ? (uint8_t)kind : HIDDEN;
    else
        take_glory(s, kind);
}

/* GA-7.5r2: of two drawn tiles one is kept, the other goes back. */
void golden_keep(struct golden_state *s, unsigned kind)
{
    if (kind < GLORY_KINDS)
        s->glory[s->drawn[0] == kind ? s->drawn[1] : s->drawn[0]]++;
    s->drawn[0] = s->drawn[1] = NONE;
    take_glory(s, kind);
    golden_pop(s);
}

/* The Explorer: moving, taking control, founding cities (chapter 5). */
#include "games/golden/golden.h"

/* GA-5.2: up, down, and left and right around the world (GA-5.2r1). */
static uint64_t step(uint64_t m)
{
    uint64_t last = COLUMN(COLUMNS - 1), first = COLUMN(0);

    return (m | m << COLUMNS | m >> COLUMNS | (m & ~last) << 1 |
            (m & last) >> (COLUMNS - 1) | (m & ~first) >> 1 |
            (m & first) << (COLUMNS - 1)) &
           MAP;
}

uint64_t golden_reach(const struct golden_seat *me, unsigned from)
{
    unsigned range = golden_tech_gives(me, OP_MOVE);
    uint64_t m = BIT(from);

    if (range == MOVE_ANYWHERE)
        return MAP;
    for (; range; range--)
        m = step(m);
    return m;
}

/* GA-5.3, GA-8.4: gold for a symbol; civilizations add to technologies. */
unsigned golden_take(const struct golden_seat *me, unsigned symbol)
{
    unsigned n = golden_newest(me->tech & golden_tech_takes[symbol]);

    if (me->civ < CIV_COUNT) {
        const struct golden_effect *e = golden_civs[me->civ].effect;
        for (int k = 0; k < 2; k++)
            if (e[k].op == OP_TAKE && e[k].arg == symbol)
                n += e[k].n;
    }
    return n;
}

/* GA-5.3: every symbol of the square pays, both of two; GA-5.3r3: under a
 * capital there is none. */
unsigned golden_taking(const struct golden_state *s, int seat, unsigned square)
{
    uint64_t at = BIT(square) & ~golden_capitals(s);
    unsigned gold = 0;

    for (unsigned k = 0; k < SYMBOL_COUNT; k++)
        if (s->symbol[k] & at)
            gold += golden_take(&s->seat[seat], k) * (s->twice & at ? 2 : 1);
    return gold;
}

static unsigned around(unsigned a, unsigned b)
{
    unsigned d = a > b ? a - b : b - a;

    return d < COLUMNS - d ? d : COLUMNS - d;
}

/* GA-5.4: whether some walk within the range crosses the east-west edge;
 * GA-5.4r2: it may come back over it. */
bool golden_crosses(unsigned from, unsigned to, unsigned range)
{
    unsigned r = from / COLUMNS, q = to / COLUMNS;
    unsigned a = from % COLUMNS, b = to % COLUMNS;
    unsigned rows = r > q ? r - q : q - r;
    unsigned east = COLUMNS - a + around(0, b);
    unsigned west = a + 1 + around(COLUMNS - 1, b);

    return rows + (east < west ? east : west) <= range;
}

/* GA-5.4: a space with a colonist, city or capital of somebody else. */
static bool meets(const struct golden_state *s, int seat, uint64_t at)
{
    for (int p = 0; p < s->head.seats; p++)
        if (p != seat && at & (golden_control(&s->seat[p]) |
                               golden_on_map(s->seat[p].capital)))
            return true;
    return false;
}

/* GA-5.3: taking control pays where the seat had neither colonist nor city
 * (GA-5.3r2), and GA-5.3r1: not for ending where one began; GA-5.4r1: nor does
 * meeting somebody there, but crossing the edge does; GA-5.4r3: meeting pays
 * once, for soldiers too. */
unsigned golden_income(const struct golden_state *s, int seat, unsigned from,
                       unsigned to)
{
    const struct golden_seat *me = &s->seat[seat];
    unsigned gold = 0;

    if (golden_civ_gives(me, OP_WRAPGOLD) &&
        golden_crosses(from, to, golden_tech_gives(me, OP_MOVE)))
        gold += golden_civ_gives(me, OP_WRAPGOLD);
    if (from == to)
        return gold;
    if (!(golden_control(me) & BIT(to)))
        gold += golden_taking(s, seat, to);
    if (golden_civ_gives(me, OP_MEETGOLD) && meets(s, seat, BIT(to)))
        gold += golden_civ_gives(me, OP_MEETGOLD);
    return gold;
}

/* The first standing colonist there; one must be. */
int golden_standing_at(const struct golden_seat *me, unsigned square)
{
    int i = 0;

    while (me->colonist[i] != (STANDING | square))
        i++;
    return i;
}

/* GA-5.1: an explorer is chosen, moves or not, and may found a city. It lies
 * down at the end of the action, whatever it did (GA-5.1r3); GA-5.1r2: Russia's
 * do not. */
void golden_explore(struct golden_state *s, unsigned square)
{
    struct golden_seat *me = golden_me(s);

    s->worker = (uint8_t)golden_standing_at(me, square);
    s->tires = !golden_civ_gives(me, OP_NOTIRE);
    golden_push(s, PHASE_CITY);
    golden_push(s, PHASE_MOVE);
}

void golden_arrive(struct golden_state *s, unsigned square)
{
    struct golden_seat *me = golden_me(s);
    unsigned from = golden_place(me, s->worker);

    me->gold += (uint16_t)golden_income(s, s->turn, from, square);
    me->colonist[s->worker] = (uint8_t)(STANDING | square);
    s->at = (uint8_t)square;
}

void golden_move(struct golden_state *s, unsigned square)
{
    golden_pop(s);
    golden_arrive(s, square);
}

/* GA-5.5: on a continent square with neither city nor capital, whoever else is
 * there (GA-5.5r3); GA-7.7: the same after an attack, so never on an island
 * (GA-7.7r1). */
bool golden_can_found(const struct golden_state *s)
{
    uint64_t taken = golden_capitals(s);

    for (int p = 0; p < s->head.seats; p++)
        taken |= s->seat[p].city;
    return s->land & ~taken & BIT(s->at);
}

/* GA-5.5: one cube, with Construction always two (GA-5.5r1). */
static unsigned city_cubes(const struct golden_seat *me)
{
    unsigned n = golden_tech_gives(me, OP_CITYCUBES);

    return n ? n : 1;
}

/* GA-5.5: gold for each cube, and for the city (GA-5.5r2); control is judged
 * when the city stands (GA-5.6r1), so that a rocket's city takes it (GA-7.6r1)
 * and one beside an own colonist does not (GA-5.3r5). */
static void place_city(struct golden_state *s)
{
    struct golden_seat *me = golden_me(s);
    unsigned cubes = city_cubes(me);
    unsigned gold = cubes * golden_tech_gives(me, OP_CUBEGOLD);

    if (!(golden_control(me) & BIT(s->at)))
        gold += golden_taking(s, s->turn, s->at);
    me->gold += (uint16_t)(gold + golden_wonders_give(me, OP_CITYGOLD));
    me->reserve -= (uint8_t)cubes;
    me->city |= BIT(s->at);
    if (cubes == 2)
        me->second |= BIT(s->at);
}

/* GA-5.6: what the reserve lacks, and no more (GA-5.6r2), is taken from the map
 * first. */
void golden_found(struct golden_state *s)
{
    struct golden_seat *me = golden_me(s);
    unsigned cubes = city_cubes(me);

    golden_pop(s);
    if (me->reserve >= cubes) {
        place_city(s);
        return;
    }
    for (unsigned missing = cubes - me->reserve; missing; missing--)
        golden_push(s, PHASE_CUBE);
}

/* GA-5.6: a cube from any own city; with its last one the city is gone. */
void golden_take_cube(struct golden_state *s, unsigned square)
{
    struct golden_seat *me = golden_me(s);

    if (me->second & BIT(square))
        me->second &= ~BIT(square);
    else
        me->city &= ~BIT(square);
    me->reserve++;
    golden_pop(s);
    if (!s->depth || s->due[s->depth - 1] != PHASE_CUBE)
        place_city(s);
}

/* Chapter 2: beginning a game. Chance lays everything out in a fixed order:
 * the first player, the stacks' sizes, the provinces, the open tiles, the top
 * cards. The steps that recur in play, a tile and a card turned up, are here
 * too. */
#include "games/bronze/bronze.h"

#include "base/mem.h"

/* B-2.3, B-2.3r2: cards with at most as many pawns as there are players. */
static uint64_t tech_deck(unsigned seats)
{
    uint64_t lanes = 0;

    for (unsigned t = 0; t < CARD_COUNT; t++)
        for (unsigned pawns = 2; pawns <= seats; pawns++)
            lanes += bronze_techs[t].cards[pawns - 2] * lane_one(t);
    return lanes;
}

/* B-2.6: the same for the city cards. */
static uint64_t city_deck(unsigned seats)
{
    uint64_t deck = 0;

    for (unsigned c = 0; c < CITY_COUNT; c++)
        if (bronze_cities[c].pawns <= seats)
            deck |= 1ull << c;
    return deck;
}

void bronze_begin(struct bronze_state *s, const struct game_setup *setup)
{
    mem_zero(s, sizeof *s);
    s->head.actor = ACTOR_CHANCE;
    s->head.sees = SEES_ALL;
    s->head.seats = setup->seats;
    s->head.options = setup->options;
    s->head.phase = PHASE_FIRST;
    s->places = (uint8_t)bronze_places(setup->seats);
    s->unseen = tech_deck(setup->seats);
    s->city_deck = city_deck(setup->seats);
    s->lands = ((1u << LAND_COUNT) - 1) << LAND_1;
    s->undecided = (uint16_t)((1u << s->places) - 1);
    for (unsigned v = 0; v < PROVINCE_COUNT; v++)
        s->provinces |= (uint32_t)bronze_province_count[v] << 8 * v;
    for (unsigned p = 0; p < setup->seats; p++) /* B-2.5 */
        s->markers[p] = MARKERS;
    for (unsigned r = 0; r < ROUTE_COUNT; r++)
        s->route_free[r] = (1 << TERRAIN_COUNT) - 1;
    for (unsigned i = 0; i < s->places; i++)
        s->holder[i] = HOLDER_OPEN;
}

/* The lines of sizes.def for one to four cards left over. */
static const uint8_t sizes_from[] = { 0, 0, 5, 15, 25, 30 };

struct bronze_range bronze_sizes_choices(const struct bronze_state *s)
{
    unsigned deck = lane_sum(s->unseen), over = deck % (STACKS + 1);
    unsigned size = deck / (STACKS + 1);
    unsigned line = (size - SIZES_LEAST) * sizes_from[5];
    struct bronze_range r = { 0, 0 };

    if (over && size >= SIZES_LEAST &&
        line + sizes_from[over + 1] <= SIZES_COUNT) {
        r.first = line + sizes_from[over];
        r.count = sizes_from[over + 1] - sizes_from[over];
    }
    return r;
}

/* B-2.1: the first player is drawn. B-2.3: stacks of equal size need no
 * drawing; what a deck of an unheard-of size leaves over is in the reserve. */
void bronze_set_first(struct bronze_state *s, unsigned seat)
{
    unsigned deck = lane_sum(s->unseen);

    s->first = s->turn = (uint8_t)seat;
    s->head.phase = PHASE_SIZES;
    if (!bronze_sizes_choices(s).count) {
        for (unsigned i = 0; i <= STACKS; i++)
            s->stack[i] = (uint8_t)(deck / (STACKS + 1));
        s->stack[STACKS] += (uint8_t)(deck % (STACKS + 1));
        s->head.phase = PHASE_PROVINCE;
    }
}

/* B-2.3r1: which stacks are the larger ones is drawn. */
void bronze_set_sizes(struct bronze_state *s, unsigned sizes)
{
    mem_copy(s->stack, bronze_sizes[sizes], sizeof s->stack);
    s->head.phase = PHASE_PROVINCE;
}

/* B-2.4: a random province token lies above each tile. 'from' counts them. */
void bronze_lay_province(struct bronze_state *s, unsigned value)
{
    s->province[s->from++] = (uint8_t)value;
    s->provinces -= 1u << 8 * value;
    if (s->from == s->places) {
        s->from = 0;
        s->head.phase = PHASE_LAND;
    }
}

/* B-2.2: the first tiles are turned up; B-4.4: later ones one by one. */
void bronze_turn_land(struct bronze_state *s, unsigned land)
{
    const struct land_info *info = &bronze_lands[land];
    unsigned place = s->open++;

    s->lands &= (uint16_t) ~(1u << land);
    s->land[place] = (uint8_t)land;
    s->left[place] = info->count;
    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        for (unsigned t = 0; t < TERRAIN_COUNT; t++)
            s->free[k][t] |= (uint64_t)info->spots[k][t] << 4 * place;
    if (s->round == 0) {
        if (s->open == bronze_open_first(s->head.seats))
            s->head.phase = PHASE_REVEAL;
        return;
    }
    s->land_due = 0;
    bronze_next_step(s);
}

/* B-2.3: the stacks' top cards are turned up; B-3.5: and again whenever one
 * was taken. */
void bronze_turn_card(struct bronze_state *s, unsigned tech)
{
    s->top[s->from] = (uint8_t)tech;
    s->unseen -= lane_one(tech);
    if (s->round > 0) {
        s->head.actor = (int8_t)s->turn;
        s->head.phase = PHASE_SETTLE;
    } else if (++s->from == STACKS) {
        s->round = 1;
        s->head.actor = (int8_t)s->turn;
        s->head.phase = PHASE_TAKE;
    }
}

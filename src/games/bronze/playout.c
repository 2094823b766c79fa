/* Random games straight from the masks, without lists: each step in the same
 * distribution as drawing from legal(). */
#include "games/bronze/bronze.h"

/* One of 'n', from a random number that is used up bit by bit. */
static unsigned pick(uint32_t *random, unsigned n)
{
    uint64_t wide = (uint64_t)*random * n;

    *random = (uint32_t)wide;
    return (unsigned)(wide >> 32);
}

/* Every take is as likely, since each stack has the same sides and columns. */
static void random_take(struct bronze_state *s, struct rng *rng)
{
    unsigned columns = bronze_column_choices(s), stacks = 0;
    uint32_t random = rng_next(rng);

    for (unsigned i = 0; i < STACKS; i++)
        stacks |= (unsigned)(s->stack[i] > 0) << i;
    unsigned stack = bit_nth(stacks, pick(&random, bit_count(stacks)));
    unsigned side = pick(&random, 2);
    bronze_take(s, stack, side,
                bit_nth(columns, pick(&random, bit_count(columns))));
}

/* Counts the spots of each woken technology, draws one of them or the end of
 * the turn, and finds only that one. */
static void random_settle(struct bronze_state *s, struct rng *rng)
{
    uint64_t sets[CARD_COUNT + TERRAIN_COUNT], ahead = bronze_ahead(s, s->turn);
    uint8_t which[CARD_COUNT + TERRAIN_COUNT];
    unsigned n = 0, all = 1, k;

    for (uint64_t w = s->woken; w;) {
        unsigned tech = bit_lowest(w) / 8;
        w &= ~(255ull << 8 * tech);
        for (unsigned m = bronze_techs[tech].terrains; m; m &= m - 1) {
            unsigned terrain = bit_lowest(m);
            sets[n] = bronze_fit(s, tech, terrain) & ahead;
            which[n] = (uint8_t)(tech << 3 | terrain);
            all += bit_count(sets[n++]);
        }
    }
    k = rng_below(rng, all);
    for (unsigned i = 0; i < n; i++) {
        unsigned count = bit_count(sets[i]);
        if (k < count) {
            bronze_settle(s, which[i] >> 3, which[i] & 7, bit_nth(sets[i], k));
            return;
        }
        k -= count;
    }
    bronze_end_turn(s);
}

static inline void step(struct bronze_state *s, struct rng *rng)
{
    switch ((enum bronze_phase)s->head.phase) {
    case PHASE_SETTLE: random_settle(s, rng); break;
    case PHASE_TAKE: random_take(s, rng); break;
    case PHASE_REVEAL: bronze_turn_card(s, draw_lane(s->unseen, rng)); break;
    case PHASE_CITY_DRAW:
        bronze_draw_city(s, draw_bit(s->city_deck, rng));
        break;
    case PHASE_CITY:
        bronze_take_city(s, draw_bit(s->pile[s->city_due], rng));
        break;
    case PHASE_LAND: bronze_turn_land(s, draw_bit(s->lands, rng)); break;
    case PHASE_PROVINCE:
        bronze_lay_province(s, draw_lane(s->provinces, rng));
        break;
    case PHASE_SIZES: bronze_set_sizes(s, bronze_draw_sizes(s, rng)); break;
    case PHASE_FIRST: bronze_set_first(s, rng_below(rng, s->head.seats)); break;
    case PHASE_OVER:
    case PHASE_COUNT: break;
    }
    s->head.ply++;
}

void bronze_step(void *state, struct rng *rng)
{
    step(state, rng);
}

void bronze_playout(void *state, struct rng *rng)
{
    struct bronze_state *s = state;

    while (s->head.phase != PHASE_OVER)
        step(s, rng);
}

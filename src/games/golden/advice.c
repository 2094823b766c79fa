/* What a player knows beyond the rules: random playouts straight from the
 * masks; worth.c has the judgement of a state. */
#include "games/golden/golden.h"

static game_action draw(const struct golden_state *s, struct rng *rng)
{
    struct golden_options options;
    uint32_t total = 0, left;
    int i = 0;

    golden_list(s, &options);
    for (int k = 0; k < options.count; k++)
        total += bit_count(options.group[k].mask);
    left = rng_below(rng, total);
    for (;; i++) {
        uint32_t n = bit_count(options.group[i].mask);
        if (left < n)
            break;
        left -= n;
    }
    return options.group[i].base + bit_nth(options.group[i].mask, left);
}

static void playout(void *state, struct rng *rng)
{
    struct golden_state *s = state;

    while (s->head.actor != ACTOR_NONE)
        golden_apply(s, s->head.actor == ACTOR_CHANCE ? golden_sample(s, rng)
                                                      : draw(s, rng));
}

const struct game_advice golden_advice = { .playout = playout,
                                           .worth = golden_worth };

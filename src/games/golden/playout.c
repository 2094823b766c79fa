/* Random games straight from the masks, without lists: each step in the same
 * distribution as drawing from legal(). */
#include "games/golden/golden.h"

static game_action draw(const struct golden_state *s, struct rng *rng)
{
    struct golden_options options;
    uint32_t total = 0, left;
    int i = 0;

    golden_list(s, &options);
    for (int k = 0; k < options.count; k++)
        total += bit_count(options.group[k].set);
    left = rng_below(rng, total);
    for (;; i++) {
        uint32_t n = bit_count(options.group[i].set);
        if (left < n)
            break;
        left -= n;
    }
    return options.group[i].base + bit_nth(options.group[i].set, left);
}

static inline void step(struct golden_state *s, struct rng *rng)
{
    golden_apply(s, s->head.actor == ACTOR_CHANCE ? golden_sample(s, rng)
                                                  : draw(s, rng));
}

void golden_step(void *state, struct rng *rng)
{
    step(state, rng);
}

void golden_playout(void *state, struct rng *rng)
{
    struct golden_state *s = state;

    while (s->head.actor != ACTOR_NONE)
        step(s, rng);
}

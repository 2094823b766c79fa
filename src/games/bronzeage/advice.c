/* What a player of Bronze Age knows beyond the rules: how to play to the end
 * at random without lists, and how good a state looks. */
#include "games/bronzeage/bronzeage.h"

static void playout(void *state, struct rng *rng)
{
    struct bronzeage_state *s = state;

    while (s->head.actor != ACTOR_NONE)
        bronzeage_apply(s, bronzeage_sample(s, rng));
}

const struct game_advice bronzeage_advice = {
    .playout = playout,
};

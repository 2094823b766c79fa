/* Random games without lists: a decision is drawn as chance is. */
#include "games/bronzeage/bronzeage.h"

void bronzeage_step(void *state, struct rng *rng)
{
    bronzeage_apply(state, bronzeage_sample(state, rng));
}

void bronzeage_playout(void *state, struct rng *rng)
{
    struct bronzeage_state *s = state;

    while (s->head.actor != ACTOR_NONE)
        bronzeage_apply(s, bronzeage_sample(s, rng));
}

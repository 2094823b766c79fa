/* Chance, decisions, actions, until nobody acts. */
#include "lab/loop.h"

#include "base/check.h"

static game_action draw(const struct lab_loop *loop)
{
    struct rng rng;

    rng_at(&rng, loop->seed, game_peek(loop->state)->ply, 0);
    return loop->game->sample(loop->state, loop->rng ? loop->rng : &rng);
}

void lab_play(const struct lab_loop *loop)
{
    const struct game_head *head = game_peek(loop->state);

    loop->game->begin(loop->state, &loop->setup);
    while (head->actor != ACTOR_NONE) {
        CHECK(head->ply < loop->game->plies_max);
        game_action action = head->actor == ACTOR_CHANCE
                                 ? draw(loop)
                                 : loop->decide(loop->user, head->actor);
        if (loop->ended && *loop->ended)
            return;
        if (loop->before)
            loop->before(loop->user, action);
        loop->game->apply(loop->state, action);
        if (loop->after)
            loop->after(loop->user, action);
    }
}

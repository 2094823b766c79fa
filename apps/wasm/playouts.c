/* Random games for measuring, see playouts.h. */
#include "apps/wasm/playouts.h"

#include "games/games.h"

static void step(const struct game *game, void *state, struct rng *rng)
{
    game_action list[GAME_ACTIONS_MAX];

    if (game_peek(state)->actor == ACTOR_CHANCE) {
        game->apply(state, game->sample(state, rng));
        return;
    }
    uint32_t n = (uint32_t)game->legal(state, list);
    game->apply(state, list[rng_below(rng, n)]);
}

uint64_t playouts(const char *id, int seats, uint64_t seed, uint32_t games)
{
    static _Alignas(64) unsigned char state[GAME_STATE_MAX];
    const struct game *game = games_find(id);
    struct game_setup setup = { .seats = (uint8_t)seats };
    uint64_t moves = 0;
    struct rng rng;

    if (!game || seats < game->seats_min || seats > game->seats_max)
        return 0;
    for (uint32_t i = 0; i < games; i++) {
        rng_seed(&rng, seed + i);
        game->begin(state, &setup);
        if (game->playout)
            game->playout(state, &rng);
        while (game_peek(state)->actor != ACTOR_NONE)
            step(game, state, &rng);
        moves += game_peek(state)->ply;
    }
    return moves;
}

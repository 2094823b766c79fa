/* Where the outcomes of chance come from: the game's seed, or the key of its
 * sealed deal. */
#include "session/session.h"

#include "games/games.h"

bool session_chance_known(const struct oxhide_session *s)
{
    return s->head.seeded || (s->head.sealed && s->head.deal.opened);
}

game_action session_outcome(const struct oxhide_session *s, const void *state,
                            int ply, uint32_t back)
{
    struct rng rng;

    if (s->head.sealed)
        deal_draw(s->key, (uint32_t)ply, back, &rng);
    else
        rng_at(&rng, s->head.seed, (uint32_t)ply, back);
    return s->game->sample(state, &rng);
}

bool oxhide_seal(const struct oxhide_session *s, char out[OXHIDE_SEAL_MAX])
{
    uint8_t seal[DEAL_SEAL];

    if (!s->head.sealed)
        return false;
    deal_seal(&s->head.deal, seal);
    deal_hex(out, seal, DEAL_SEAL);
    return true;
}

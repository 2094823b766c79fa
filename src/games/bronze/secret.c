/* Hidden information. Everything that lies on the table is open to all, and
 * the decks are sets of unseen cards without an order (B-2.3, B-2.6), so there
 * is nothing to forget and nothing to make up: only the future is hidden. */
#include "games/bronze/bronze.h"

void bronze_observe(void *state, int sees)
{
    game_head(state)->sees = (int8_t)sees;
}

void bronze_determinize(void *state, struct rng *rng)
{
    (void)rng;
    game_head(state)->sees = SEES_ALL;
}

game_action bronze_redact(const void *state, game_action action, int sees)
{
    (void)state, (void)sees;
    return action;
}

bool bronze_follows(const void *seen, game_action shown)
{
    return bronze_refuse(seen, shown) == RULE_NONE;
}

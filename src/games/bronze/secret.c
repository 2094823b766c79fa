/* Hidden information. Everything that lies on the table is open to all, and the
 * decks are sets of unseen cards without an order (B-2.3, B-2.6), so there is
 * nothing to forget and nothing to guess: only the future is hidden. */
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

/* Equal open cards; not where one is the last of its stack, which may set off
 * the end (B-6.1). */
game_action bronze_alike(const void *seen, game_action action)
{
    const struct bronze_state *s = seen;
    unsigned stack = action_bits(action, STACK_AT, STACK_BITS);

    if (action_kind(action) != KIND_TAKE || s->stack[stack] < 2)
        return action;
    for (unsigned i = 0; i < stack; i++)
        if (s->stack[i] > 1 && s->top[i] == s->top[stack])
            return action - ((stack - i) << STACK_AT);
    return action;
}

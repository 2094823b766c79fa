/* Weighed guesses, one proposal at a time. */
#include "ai/guess.h"

#include "ai/judge.h"
#include "base/mem.h"

enum { WARM = 12 }; /* steps until a chain has forgotten its first guess */

/* How much more often a whole state is true, from what the seat 'sees' knows,
 * than an even deal has it: in 4096ths of a doubling. */
static int32_t fit_of(const struct game *game, const void *state, int sees)
{
    const struct advice *advice = game->advice;
    int16_t traits[ADVICE_FEATURES_MAX] = { 0 };
    int32_t fit = 0;

    advice->traits(state, sees, traits);
    for (int k = 0; k < advice->trait_count; k++)
        fit += advice->likely[k] * traits[k];
    return fit;
}

static void propose(const struct guess *g, void *out, struct rng *rng)
{
    mem_copy(out, g->observed, g->game->state_size);
    g->game->determinize(out, rng);
}

void guess_next(struct guess *g, void *out, struct rng *rng)
{
    int32_t fit;

    propose(g, out, rng);
    if (!g->weighed)
        return;
    fit = fit_of(g->game, out, game_peek(g->observed)->sees);
    if (fit < g->fit &&
        rng_next(rng) >> 16 >= judge_fade((uint32_t)(g->fit - fit))) {
        mem_copy(out, g->kept, g->game->state_size);
        return;
    }
    g->fit = fit;
    mem_copy(g->kept, out, g->game->state_size);
}

void guess_start(struct guess *g, const struct game *game, const void *observed,
                 unsigned char *kept, struct rng *rng)
{
    const struct advice *advice = game->advice;

    *g = (struct guess){ .game = game, .observed = observed, .kept = kept };
    g->weighed = game_peek(observed)->sees >= 0 && advice && advice->likely;
    if (!g->weighed)
        return;
    propose(g, kept, rng);
    g->fit = fit_of(game, kept, game_peek(observed)->sees);
    for (int i = 0; i < WARM; i++) {
        _Alignas(64) unsigned char state[GAME_STATE_MAX];

        guess_next(g, state, rng);
    }
}

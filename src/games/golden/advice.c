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

/* Chosen by what they win against each other: docs/strength.md. */
static const struct game_level levels[] = {
    { 20, 1500, 6000 }, { 20, 0, 0 },   { 150, 0, 0 },   { 400, 0, 0 },
    { 1400, 0, 0 },     { 5000, 0, 0 }, { 17000, 0, 0 }, { 60000, 0, 0 },
};

/* Attacks want somebody within reach, and the gold for it, beforehand. */
static const int16_t rival[GAME_FEATURES_MAX] = { [FEATURE_TARGETS] = 700 };

const struct game_advice golden_advice = {
    .playout = playout,
    .worth = golden_worth,
    .features = golden_features,
    .feature_names = golden_feature_names,
    .feature_count = FEATURE_COUNT,
    .net = { [2] = &golden_nets[2], &golden_nets[3], &golden_nets[4] },
    .traits = golden_traits,
    .trait_names = golden_trait_names,
    .trait_count = TRAIT_COUNT,
    .likely = golden_likely,
    .statistic_names = { "buildings", "symbols", "attacks" },
    .statistic = golden_statistic,
    .taste = { 1500, 1800, 8000 },
    .bends = { [2] = rival },
    .levels = levels,
    .search = { .explore = 4 },
    .margin = 40,
};

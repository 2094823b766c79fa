/* What players of The Golden Ages know beyond its rules: levels, styles, how to
 * search, and what the other files of this folder look at. */
#include "advice/golden/advice.h"

/* Chosen by what they win against each other: docs/strength.md. */
static const struct advice_level levels[] = {
    { 20, 1500, 6000 }, { 20, 0, 0 },   { 150, 0, 0 },   { 400, 0, 0 },
    { 1400, 0, 0 },     { 5000, 0, 0 }, { 17000, 0, 0 }, { 60000, 0, 0 },
};

/* Attacks want somebody within reach, and the gold for it, beforehand. */
static const int16_t rival[ADVICE_FEATURES_MAX] = { [FEATURE_TARGETS] = 700 };

/* Levels that stand in the wrong order by chance share their mean:
 * docs/review.md. */
static const uint16_t gives_up[] = { 202, 196, 112, 17, 17, 17, 0, 0 };

static const int16_t ratings[] = {
    715, 1077, 1328, 1500, 1672, 1868, 1977, 2191
};

const struct advice golden_advice = {
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
    .gives_up = { [2] = gives_up },
    .ratings = ratings,
    .search = { .explore = 4 },
    .margin = 40,
    .deep = 30000,
};

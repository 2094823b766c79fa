/* What players of Bronze know beyond its rules: levels, styles, how to
 * search, and what the other files of this folder look at. */
#include "advice/bronze/advice.h"

static int worth(const void *state, int seat)
{
    return bronze_worth(state, (unsigned)seat);
}

/* Chosen by what they win against each other: docs/strength.md. */
static const struct advice_level levels[] = {
    { 20, 5000, 20000 }, { 20, 3000, 12000 }, { 20, 2200, 9000 },
    { 20, 1500, 6000 },  { 60, 800, 3000 },   { 200, 0, 0 },
    { 1500, 0, 0 },      { 60000, 0, 0 },
};

/* A province is won by many markers, none of which brings it: a rival likes
 * what leads to it, and stays behind to fight for it. */
static const int16_t rival[ADVICE_FEATURES_MAX] = {
    [FEATURE_PROVINCES] = 360,
    [FEATURE_PROVINCE_SURE] = 270,
    [FEATURE_AHEAD] = -600,
};

/* Levels that stand in the wrong order by chance share their mean:
 * docs/review.md. */
static const uint16_t gives_up[] = { 237, 237, 195, 195, 195, 157, 0, 0 };

static const int16_t ratings[] = {
    336, 725, 1207, 1500, 1815, 2296, 2529, 2822
};

const struct advice bronze_advice = {
    .worth = worth,
    .features = bronze_features,
    .update = bronze_update,
    .feature_names = bronze_feature_names,
    .feature_count = FEATURE_COUNT,
    .net = { [2] = &bronze_nets[2], &bronze_nets[3], &bronze_nets[4] },
    .statistic_names = { "city-points", "tiles-first", "provinces" },
    .statistic = bronze_statistic,
    .taste = { 1150, 720, 0 },
    .bends = { [2] = rival },
    .levels = levels,
    .gives_up = { [2] = gives_up },
    .ratings = ratings,
    .search = { .prior = 2000 },
};

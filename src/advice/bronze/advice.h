/* What players of Bronze know beyond its rules.
 *
 * advice.c      levels, styles, how to search
 * worth.c       how good a position looks one step ahead
 * features.c, features.def, weights.def   the learnt evaluation */
#ifndef ADVICE_BRONZE_ADVICE_H
#define ADVICE_BRONZE_ADVICE_H

#include "ai/advice.h"
#include "games/bronze/bronze.h"

extern const struct advice bronze_advice;

/* features.c */
enum bronze_feature {
#define FEATURE(id, ...) FEATURE_##id,
#include "advice/bronze/features.def"
#undef FEATURE
    FEATURE_COUNT,
};
extern const char *const bronze_feature_names[FEATURE_COUNT];
extern const struct advice_net bronze_nets[GAME_SEATS_MAX + 1];
void bronze_features(const void *state, int seat,
                     int16_t out[ADVICE_FEATURES_MAX]);
void bronze_update(const void *before, const void *after, int seat,
                   int16_t f[ADVICE_FEATURES_MAX]);
int bronze_statistic(const void *before, game_action action, const void *after,
                     int seat, int style);

/* worth.c */
int bronze_worth(const struct bronze_state *s, unsigned seat);

#endif

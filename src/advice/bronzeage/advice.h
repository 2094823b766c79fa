/* What players of Bronze Age know beyond its rules.
 *
 * advice.c      levels, styles, how good a state looks one step ahead
 * features.c, features.def, weights.def   the learnt evaluation
 * traits.c, traits.def, likely.def        which guesses at secrets are likely
 */
#ifndef ADVICE_BRONZEAGE_ADVICE_H
#define ADVICE_BRONZEAGE_ADVICE_H

#include "ai/advice.h"
#include "games/bronzeage/bronzeage.h"

extern const struct advice bronzeage_advice;

/* features.c */
enum bronzeage_feature {
#define FEATURE(id, ...) FEATURE_##id,
#include "advice/bronzeage/features.def"
#undef FEATURE
    FEATURE_COUNT,
};
extern const char *const bronzeage_feature_names[FEATURE_COUNT];
extern const struct advice_net bronzeage_nets[GAME_SEATS_MAX + 1];
void bronzeage_features(const void *state, int seat,
                        int16_t out[ADVICE_FEATURES_MAX]);
int bronzeage_statistic(const void *before, game_action action,
                        const void *after, int seat, int style);

/* traits.c */
enum bronzeage_trait {
#define TRAIT(id, ...) TRAIT_##id,
#include "advice/bronzeage/traits.def"
#undef TRAIT
    TRAIT_COUNT,
};
extern const char *const bronzeage_trait_names[TRAIT_COUNT];
extern const int16_t bronzeage_likely[ADVICE_FEATURES_MAX];
void bronzeage_traits(const void *guess, int sees,
                      int16_t out[ADVICE_FEATURES_MAX]);

#endif

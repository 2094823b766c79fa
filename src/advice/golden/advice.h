/* What players of The Golden Ages know beyond its rules.
 *
 * advice.c      levels, styles, how to search
 * worth.c       how good a position looks one step ahead
 * features.c, features.def, weights.def   the learnt evaluation
 * traits.c, traits.def, likely.def        which guesses at secrets are likely
 */
#ifndef ADVICE_GOLDEN_ADVICE_H
#define ADVICE_GOLDEN_ADVICE_H

#include "ai/advice.h"
#include "games/golden/golden.h"

extern const struct advice golden_advice;

/* features.c */
enum golden_feature {
#define FEATURE(id, ...) FEATURE_##id,
#include "advice/golden/features.def"
#undef FEATURE
    FEATURE_COUNT,
};
extern const char *const golden_feature_names[FEATURE_COUNT];
extern const struct advice_net golden_nets[GAME_SEATS_MAX + 1];
void golden_features(const void *state, int seat,
                     int16_t out[ADVICE_FEATURES_MAX]);
int golden_statistic(const void *before, game_action action, const void *after,
                     int seat, int style);

/* traits.c */
enum golden_trait {
#define TRAIT(id, ...) TRAIT_##id,
#include "advice/golden/traits.def"
#undef TRAIT
    TRAIT_COUNT,
};
extern const char *const golden_trait_names[TRAIT_COUNT];
extern const int16_t golden_likely[ADVICE_FEATURES_MAX];
void golden_traits(const void *guess, int sees,
                   int16_t out[ADVICE_FEATURES_MAX]);

/* worth.c */
/* All that a seat has, and what it is worth. */
struct golden_holding {
    unsigned count[COUNTED_COUNT];
    int points[SOURCE_COUNT];
};
void golden_hold(const struct golden_state *s, int seat,
                 struct golden_holding *out);
int golden_worth(const void *state, int seat);
/* The same without finishing what is due. */
int golden_still(const struct golden_state *s, int seat,
                 const struct golden_holding *has);

#endif

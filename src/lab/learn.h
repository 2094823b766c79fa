/* Learning the weights of an evaluation from positions and how their games
 * ended. Plain sums and products in a fixed order, so that the same samples
 * give the same weights, bit for bit, on every machine. */
#ifndef LAB_LEARN_H
#define LAB_LEARN_H

#include "ai/advice.h"

/* Positions in rows: for each seat 'features' numbers, and what the end was
 * worth to it (all seats of a row add up to 1). */
struct learn_set {
    int seats, features;
    size_t count;
    int16_t *feature; /* count * seats * features */
    float *target;    /* count * seats */
};

/* The same as a struct advice_net, before it is rounded. */
struct learn_net {
    int inputs, units;
    float scale[ADVICE_FEATURES_MAX]; /* a feature is divided by this */
    float linear[ADVICE_FEATURES_MAX];
    float hidden[ADVICE_FEATURES_MAX][ADVICE_HIDDEN_MAX];
    float bias[ADVICE_HIDDEN_MAX], out[ADVICE_HIDDEN_MAX];
};

/* Small random weights; scales from the samples. */
void learn_init(struct learn_net *net, const struct learn_set *set,
                uint64_t seed);

/* Goes over the samples so many times. */
void learn_run(struct learn_net *net, const struct learn_set *set, int epochs,
               uint64_t seed);

void learn_round(const struct learn_net *net, struct advice_net *out);

/* Mean log loss in bits of the rounded weights over samples; and of saying
 * the mean target of each seat every time. */
double learn_loss(const struct advice_net *net, const struct learn_set *set);
double learn_constant_loss(const struct learn_set *set);

#endif

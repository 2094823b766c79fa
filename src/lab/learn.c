/* Stochastic descent with Adam over the two-layer evaluation. */
#include "lab/learn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/judge.h"

enum { BATCH = 128, TOP = 4, UNITS = 16 /* of a new net */ };

/* All that is learnt, as one row of numbers. */
struct weights {
    float linear[ADVICE_FEATURES_MAX];
    float hidden[ADVICE_FEATURES_MAX][ADVICE_HIDDEN_MAX];
    float bias[ADVICE_HIDDEN_MAX], out[ADVICE_HIDDEN_MAX];
};

enum { WEIGHTS = sizeof(struct weights) / sizeof(float) };

struct adam {
    struct weights gradient, first, second;
    float first_fade, second_fade; /* 1 - beta^t */
};

static float uniform(struct rng *rng)
{
    return (float)(rng_next(rng) >> 8) * (2.0f / 16777216.0f) - 1.0f;
}

/* 2^x without the C library, whose versions differ in the last bit. */
static float power_of_two(float x)
{
    float whole, rest, y = 1;
    int n;

    x = x < -60 ? -60 : x > 60 ? 60 : x;
    n = (int)(x < 0 ? x - 1 : x);
    whole = (float)n;
    rest = (x - whole) * 0.69314718f;
    y = 1 +
        rest * (1 + rest * (0.5f +
                            rest * (0.16666667f +
                                    rest * (0.041666667f +
                                            rest * (0.0083333333f +
                                                    rest * 0.0013888889f)))));
    for (; n > 0; n--)
        y *= 2;
    for (; n < 0; n++)
        y *= 0.5f;
    return y;
}

/* A square root by Newton's steps, for the same reason. */
static float root(float x)
{
    float y = x > 1 ? x : 1;

    if (x <= 0)
        return 0;
    while (y * y > 4 * x)
        y *= 0.5f;
    for (int i = 0; i < 5; i++)
        y = 0.5f * (y + x / y);
    return y;
}

void learn_init(struct learn_net *net, const struct learn_set *set,
                uint64_t seed)
{
    struct rng rng;
    size_t rows = set->count * (size_t)set->seats;

    rng_seed(&rng, seed);
    memset(net, 0, sizeof *net);
    net->inputs = set->features;
    net->units = UNITS;
    for (int i = 0; i < ADVICE_FEATURES_MAX; i++) {
        double squares = 0;

        net->scale[i] = 1;
        if (i >= set->features)
            continue;
        for (size_t r = 0; r < rows; r++) {
            double x = set->feature[r * (size_t)set->features + (size_t)i];

            squares += x * x;
        }
        squares = squares / (double)rows;
        net->scale[i] = root((float)squares);
        if (net->scale[i] < 0.25f)
            net->scale[i] = 0.25f;
        for (int h = 0; h < net->units; h++)
            net->hidden[i][h] = uniform(&rng) * 0.3f;
    }
    for (int h = 0; h < net->units; h++)
        net->out[h] = uniform(&rng) * 0.3f;
}

/* One seat's way through the net. */
struct pass {
    float input[ADVICE_FEATURES_MAX];
    float raised[ADVICE_HIDDEN_MAX]; /* after the clipped ramp */
    float score;
};

static void go_forward(const struct weights *w, const struct learn_net *net,
                       struct pass *p)
{
    float sum[ADVICE_HIDDEN_MAX];

    memcpy(sum, w->bias, sizeof sum);
    p->score = 0;
    for (int i = 0; i < net->inputs; i++) {
        p->score += w->linear[i] * p->input[i];
        for (int h = 0; h < net->units; h++)
            sum[h] += w->hidden[i][h] * p->input[i];
    }
    for (int h = 0; h < net->units; h++) {
        p->raised[h] = sum[h] < 0 ? 0 : sum[h] > TOP ? TOP : sum[h];
        p->score += w->out[h] * p->raised[h];
    }
}

static void go_backward(const struct weights *w, const struct learn_net *net,
                        const struct pass *p, float error, struct weights *g)
{
    float back[ADVICE_HIDDEN_MAX];

    for (int h = 0; h < net->units; h++) {
        g->out[h] += error * p->raised[h];
        back[h] = p->raised[h] > 0 && p->raised[h] < TOP ? error * w->out[h]
                                                         : 0;
        g->bias[h] += back[h];
    }
    for (int i = 0; i < net->inputs; i++) {
        g->linear[i] += error * p->input[i];
        for (int h = 0; h < net->units; h++)
            g->hidden[i][h] += back[h] * p->input[i];
    }
}

static void learn_row(const struct weights *w, const struct learn_net *net,
                      const float *inverse, const struct learn_set *set,
                      size_t row, struct weights *gradient)
{
    struct pass pass[GAME_SEATS_MAX];
    float chance[GAME_SEATS_MAX], total = 0, best = 0;

    for (int p = 0; p < set->seats; p++) {
        const int16_t *f = set->feature +
                           (row * (size_t)set->seats + (size_t)p) *
                               (size_t)set->features;

        for (int i = 0; i < set->features; i++)
            pass[p].input[i] = (float)f[i] * inverse[i];
        go_forward(w, net, &pass[p]);
        if (!p || pass[p].score > best)
            best = pass[p].score;
    }
    for (int p = 0; p < set->seats; p++)
        total += chance[p] = power_of_two(pass[p].score - best);
    for (int p = 0; p < set->seats; p++) {
        float t = set->target[row * (size_t)set->seats + (size_t)p];

        go_backward(w, net, &pass[p], chance[p] / total - t, gradient);
    }
}

static void step(struct weights *w, struct adam *a, float rate)
{
    float *x = (float *)w, *g = (float *)&a->gradient;
    float *first = (float *)&a->first, *second = (float *)&a->second;

    a->first_fade = 1 - 0.9f * (1 - a->first_fade);
    a->second_fade = 1 - 0.999f * (1 - a->second_fade);
    for (int i = 0; i < WEIGHTS; i++) {
        float d = g[i] / BATCH + 1e-5f * x[i];

        first[i] = 0.9f * first[i] + 0.1f * d;
        second[i] = 0.999f * second[i] + 0.001f * d * d;
        x[i] -= rate * (first[i] / a->first_fade) /
                (root(second[i] / a->second_fade) + 1e-6f);
        g[i] = 0;
    }
}

static void shuffle(uint32_t *order, size_t count, struct rng *rng)
{
    for (size_t i = count; i > 1; i--) {
        size_t k = rng_below(rng, (uint32_t)i);
        uint32_t x = order[i - 1];

        order[i - 1] = order[k];
        order[k] = x;
    }
}

void learn_run(struct learn_net *net, const struct learn_set *set, int epochs,
               uint64_t seed)
{
    struct weights w;
    struct adam *adam = calloc(1, sizeof *adam);
    uint32_t *order = malloc(set->count * sizeof *order);
    float inverse[ADVICE_FEATURES_MAX];
    size_t done = 0, all = set->count * (size_t)epochs;
    struct rng rng;

    if (!adam || !order)
        abort();
    memcpy(w.linear, net->linear, sizeof w.linear);
    memcpy(w.hidden, net->hidden, sizeof w.hidden);
    memcpy(w.bias, net->bias, sizeof w.bias);
    memcpy(w.out, net->out, sizeof w.out);
    rng_seed(&rng, seed);
    for (int i = 0; i < ADVICE_FEATURES_MAX; i++)
        inverse[i] = 1 / net->scale[i];
    for (size_t r = 0; r < set->count; r++)
        order[r] = (uint32_t)r;
    for (int e = 0; e < epochs; e++) {
        shuffle(order, set->count, &rng);
        for (size_t r = 0; r < set->count; r++) {
            learn_row(&w, net, inverse, set, order[r], &adam->gradient);
            if (++done % BATCH == 0)
                step(&w, adam, 0.004f * (float)(all - done) / (float)all);
        }
    }
    memcpy(net->linear, w.linear, sizeof w.linear);
    memcpy(net->hidden, w.hidden, sizeof w.hidden);
    memcpy(net->bias, w.bias, sizeof w.bias);
    memcpy(net->out, w.out, sizeof w.out);
    free(order);
    free(adam);
}

static int16_t rounded(float x)
{
    x = x * 4096 + (x < 0 ? -0.5f : 0.5f);
    return (int16_t)(x > 32767 ? 32767 : x < -32767 ? -32767 : x);
}

void learn_round(const struct learn_net *net, struct advice_net *out)
{
    memset(out, 0, sizeof *out);
    out->inputs = (uint8_t)net->inputs;
    out->units = (uint8_t)net->units;
    for (int i = 0; i < net->inputs; i++) {
        out->linear[i] = rounded(net->linear[i] / net->scale[i]);
        for (int h = 0; h < net->units; h++)
            out->hidden[i][h] = rounded(net->hidden[i][h] / net->scale[i]);
    }
    for (int h = 0; h < net->units; h++) {
        out->bias[h] = (int32_t)(net->bias[h] * 4096);
        out->out[h] = rounded(net->out[h]);
    }
}

double learn_loss(const struct advice_net *net, const struct learn_set *set)
{
    double loss = 0;

    for (size_t r = 0; r < set->count; r++) {
        double score[GAME_SEATS_MAX], total = 0, hit = 0;

        for (int p = 0; p < set->seats; p++) {
            size_t at = r * (size_t)set->seats + (size_t)p;
            int16_t f[ADVICE_FEATURES_MAX] = { 0 };

            memcpy(f, set->feature + at * (size_t)set->features,
                   (size_t)set->features * sizeof *f);
            score[p] = judge_score(net, f) / 4096.0;
            total += exp2(score[p]);
            hit += set->target[at] * score[p];
        }
        loss += log2(total) - hit;
    }
    return loss / (double)set->count;
}

double learn_constant_loss(const struct learn_set *set)
{
    double mean[GAME_SEATS_MAX] = { 0 }, loss = 0;

    for (size_t r = 0; r < set->count; r++)
        for (int p = 0; p < set->seats; p++)
            mean[p] += set->target[r * (size_t)set->seats + (size_t)p] /
                       (double)set->count;
    for (int p = 0; p < set->seats; p++)
        loss -= mean[p] * log2(mean[p]);
    return loss;
}

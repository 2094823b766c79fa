/* Utilities of finished games and of states before the end. Integers only, so
 * that every machine judges alike. */
#include "ai/judge.h"

#include "base/mem.h"
#include "base/row.h"

enum {
    SHARE_PART = UTILITY_ONE / 10 * 9,
    MARGIN_PART = UTILITY_ONE - SHARE_PART,
    MARGIN_DEFAULT = 20,
    HIDDEN_TOP = 4 << 12, /* a hidden unit rises from 0 to 4 */
    SCORE_RANGE = 16 << 12,
};

void judge_end(const struct game *game, const void *state,
               int32_t out[GAME_SEATS_MAX])
{
    int seats = game_peek(state)->seats, winners = 0, top = INT32_MIN;
    int score[GAME_SEATS_MAX];
    int scale = game->advice && game->advice->margin ? game->advice->margin
                                                     : MARGIN_DEFAULT;

    for (int p = 0; p < seats; p++) {
        score[p] = game->score(state, p);
        if (score[p] > top) {
            top = score[p];
            winners = 0;
        }
        winners += score[p] == top;
    }
    for (int p = 0; p < seats; p++) {
        int best = INT32_MIN, lead;

        for (int q = 0; q < seats; q++)
            if (q != p && score[q] > best)
                best = score[q];
        lead = (score[p] >> GAME_TIE_BITS) - (best >> GAME_TIE_BITS);
        lead = lead > scale ? scale : lead < -scale ? -scale : lead;
        out[p] = MARGIN_PART / 2 + MARGIN_PART / 2 * lead / scale;
        if (score[p] == top)
            out[p] += SHARE_PART / winners;
    }
}

void judge_shares(const struct game *game, const void *state,
                  int32_t out[GAME_SEATS_MAX])
{
    uint8_t rank[GAME_SEATS_MAX];
    int seats = game_peek(state)->seats, winners = 0;

    game_rank(game, state, rank);
    for (int p = 0; p < seats; p++)
        winners += rank[p] == 1;
    for (int p = 0; p < seats; p++)
        out[p] = rank[p] == 1 ? UTILITY_ONE / winners : 0;
}

bool judge_learnt(const struct game *game, int seats)
{
    return game->advice && game->advice->net[seats];
}

/* The upper half of the fraction's bits picks a step of the table, the rest
 * runs straight between two steps. */
uint32_t judge_fade(uint32_t x)
{
    static const uint32_t step[33] = {
        65536, 64132, 62757, 61413, 60097, 58809, 57549, 56316, 55109,
        53928, 52773, 51642, 50535, 49452, 48393, 47356, 46341, 45348,
        44376, 43425, 42495, 41584, 40693, 39821, 38968, 38133, 37316,
        36516, 35734, 34968, 34219, 33486, 32768,
    };
    uint32_t whole = x >> 12, k = x >> 7 & 31, rest = x & 127;

    if (whole > 16)
        return 0;
    return (step[k] - ((step[k] - step[k + 1]) * rest >> 7)) >> whole;
}

/* Copied, they are faster there than by setting so many bytes to 0. */
static const int16_t no_features[ADVICE_FEATURES_MAX];

static bool are_four_equal(const int16_t a[4], const int16_t b[4])
{
    uint64_t x, y;

    mem_copy(&x, a, sizeof x);
    mem_copy(&y, b, sizeof y);
    return x == y;
}

/* From one seat's features to others: most are the same, and many are 0. Fours
 * that differ are listed first and then added whole, since no processor can
 * guess which they are. What lies beyond the inputs is 0 in both. */
static void add_changes(const struct advice_net *net, const int16_t was[],
                        const int16_t f[], struct judge_sums *sums)
{
    uint8_t list[ADVICE_FEATURES_MAX / 4];
    int count = 0;

    for (int i = 0; i < net->inputs; i += 4) {
        list[count] = (uint8_t)i;
        count += !are_four_equal(was + i, f + i);
    }
    for (int n = 0; n < count; n++)
        for (int k = list[n]; k < list[n] + 4; k++) {
            sums->straight += net->linear[k] * (f[k] - was[k]);
            row_add(sums->hidden, net->hidden[k], f[k] - was[k]);
        }
}

static int32_t score_of(const struct advice_net *net,
                        const struct judge_sums *s)
{
    int32_t deep = 0;

    for (int h = 0; h < net->units; h++) {
        int32_t sum = s->hidden[h];

        sum = sum < 0 ? 0 : sum > HIDDEN_TOP ? HIDDEN_TOP : sum;
        deep += sum * net->out[h] >> 6;
    }
    return s->straight + (deep >> 6);
}

static void start_sums(const struct advice_net *net, struct judge_sums *s)
{
    s->straight = 0;
    mem_copy(s->hidden, net->bias, sizeof s->hidden);
}

int32_t judge_score(const struct advice_net *net,
                    const int16_t f[ADVICE_FEATURES_MAX])
{
    struct judge_sums sums;

    start_sums(net, &sums);
    add_changes(net, no_features, f, &sums);
    return score_of(net, &sums);
}

/* A seat's score, from what was seen of it last. */
static int32_t look_again(const struct game *game, const void *state, int seat,
                          struct judge_last *last)
{
    const struct advice *advice = game->advice;
    const struct advice_net *net = advice->net[game_peek(state)->seats];
    int16_t *was = last->feature[seat], f[ADVICE_FEATURES_MAX];

    if (!last->seen) {
        start_sums(net, &last->sums[seat]);
        mem_copy(was, no_features, sizeof no_features);
    }
    if (last->seen && advice->update) {
        mem_copy(f, was, sizeof f);
        advice->update(last->state, state, seat, f);
    } else {
        mem_copy(f, no_features, sizeof f);
        advice->features(state, seat, f);
    }
    add_changes(net, was, f, &last->sums[seat]);
    mem_copy(was, f, sizeof f);
    return score_of(net, &last->sums[seat]);
}

/* What a style makes of what it sees of itself. */
static int32_t bend(const struct advice *advice, int style, const int16_t f[])
{
    const int16_t *bends = style ? advice->bends[style - 1] : NULL;
    int32_t sum = 0;

    for (int i = 0; bends && i < advice->feature_count; i++)
        sum += bends[i] * f[i];
    return sum;
}

void judge_look_on(const struct game *game, const void *state, int styled,
                   int style, struct judge_last *last,
                   int32_t out[GAME_SEATS_MAX])
{
    int seats = game_peek(state)->seats;
    int32_t score[GAME_SEATS_MAX], best = INT32_MIN;
    uint32_t chance[GAME_SEATS_MAX], total = 0;

    if (game_peek(state)->actor == ACTOR_NONE) {
        judge_end(game, state, out);
        return;
    }
    for (int p = 0; p < seats; p++) {
        score[p] = look_again(game, state, p, last);
        if (p == styled)
            score[p] += bend(game->advice, style, last->feature[p]);
        if (score[p] > best)
            best = score[p];
    }
    mem_copy(last->state, state, game->state_size);
    last->seen = true;
    for (int p = 0; p < seats; p++)
        total += chance[p] = judge_fade((uint32_t)(best - score[p]));
    for (int p = 0; p < seats; p++)
        out[p] = (int32_t)((uint64_t)chance[p] * UTILITY_ONE / total);
}

void judge_look(const struct game *game, const void *state, int styled,
                int style, int32_t out[GAME_SEATS_MAX])
{
    struct judge_last last;

    last.seen = false;
    judge_look_on(game, state, styled, style, &last, out);
}

static int worth(const struct game *game, const void *state, int seat)
{
    if (game->advice && game->advice->worth)
        return game->advice->worth(state, seat);
    return 100 * game_total(game, state, seat);
}

int judge_standing(const struct game *game, const void *state, int seat)
{
    int best = INT32_MIN;

    for (int p = 0; p < game_peek(state)->seats; p++) {
        int w = p == seat ? INT32_MIN : worth(game, state, p);

        if (w > best)
            best = w;
    }
    return worth(game, state, seat) - best;
}

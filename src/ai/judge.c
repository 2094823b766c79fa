/* Utilities of ends and of states before it. Integers only, so that every
 * machine judges alike. */
#include "ai/judge.h"

#include "base/mem.h"

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

int32_t judge_score(const struct advice_net *net,
                    const int16_t f[ADVICE_FEATURES_MAX])
{
    int32_t score = 0, deep = 0;
    int width = (net->inputs + 15) & ~15; /* whole vectors */

    for (int i = 0; i < width; i++)
        score += net->linear[i] * f[i];
    for (int h = 0; h < net->units; h++) {
        int32_t sum = net->bias[h];

        for (int i = 0; i < width; i++)
            sum += net->hidden[h][i] * f[i];
        sum = sum < 0 ? 0 : sum > HIDDEN_TOP ? HIDDEN_TOP : sum;
        deep += sum * net->out[h] >> 6;
    }
    return score + (deep >> 6);
}

void judge_look(const struct game *game, const void *state, int styled,
                int style, int32_t out[GAME_SEATS_MAX])
{
    const struct advice *advice = game->advice;
    int seats = game_peek(state)->seats;
    int32_t score[GAME_SEATS_MAX], best = INT32_MIN;
    uint32_t chance[GAME_SEATS_MAX], total = 0;

    if (game_peek(state)->actor == ACTOR_NONE) {
        judge_end(game, state, out);
        return;
    }
    for (int p = 0; p < seats; p++) {
        int16_t f[ADVICE_FEATURES_MAX] = { 0 };

        advice->features(state, p, f);
        score[p] = judge_score(advice->net[seats], f);
        if (style && p == styled && advice->bends[style - 1])
            for (int i = 0; i < advice->feature_count; i++)
                score[p] += advice->bends[style - 1][i] * f[i];
        if (score[p] > best)
            best = score[p];
    }
    for (int p = 0; p < seats; p++)
        total += chance[p] = judge_fade((uint32_t)(best - score[p]));
    for (int p = 0; p < seats; p++)
        out[p] = (int32_t)((uint64_t)chance[p] * UTILITY_ONE / total);
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

/* Pairs of games and what they differ in. */
#include "ai/compare.h"

#include "ai/guess.h"
#include "ai/judge.h"
#include "base/bits.h"
#include "base/check.h"
#include "base/mem.h"

enum { STEP_PART = 4, MARGIN_DEFAULT = 20, WORLD = 1 << 20 };

struct compare_memory {
    _Alignas(16) unsigned char world[GAME_STATE_MAX];
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct rollout end[2];
    _Alignas(16) unsigned char rollout[];
};

size_t compare_memory_size(const struct game *game)
{
    return sizeof(struct compare_memory) + rollout_memory_size(game);
}

struct estimate estimate_of(int64_t sum, int64_t squares, int64_t count,
                            int64_t wide)
{
    struct estimate e = { 0, INT32_MAX };
    int64_t spread;

    if (!count)
        return e;
    e.mean = (int32_t)(sum / count);
    spread = squares - sum / count * sum + wide * wide;
    e.error = (int32_t)bit_root(
        (uint64_t)((spread > 0 ? spread : 0) / (count * count)));
    return e;
}

/* The smooth step: half of a win lies within a quarter of a wide margin. */
static int32_t win_of_lead(const struct game *game, int lead)
{
    int margin = game->advice && game->advice->margin ? game->advice->margin
                                                      : MARGIN_DEFAULT;
    uint32_t x = (uint32_t)((lead < 0 ? -lead : lead) * 4096 * STEP_PART /
                            margin);
    int32_t lost = (int32_t)(65536ull * judge_fade(x) /
                             (65536 + judge_fade(x)));

    return lead < 0 ? lost : UTILITY_ONE - lost;
}

static int best_rival(const struct rollout *r, int seats, int me)
{
    int best = me ? 0 : 1;

    for (int p = 0; p < seats; p++)
        if (p != me && r->total[p] > r->total[best])
            best = p;
    return best;
}

/* What a point of lead is worth in this pair, in 16ths. */
static int32_t worth_of_point(const struct game *game, int a, int b)
{
    if (a == b) {
        a++;
        b--;
    }
    return 16 * (win_of_lead(game, a) - win_of_lead(game, b)) / (a - b);
}

/* Where the best rival is another one, half of the way is gone with each. */
static void add_credits(struct compare *sums, const struct game *game,
                        const struct rollout end[2], int me, int seats)
{
    int rival[2] = { best_rival(&end[0], seats, me),
                     best_rival(&end[1], seats, me) };
    int lead[2];
    int32_t worth;

    for (int k = 0; k < 2; k++)
        lead[k] = end[k].total[me] - end[k].total[rival[k]];
    worth = worth_of_point(game, lead[0], lead[1]);
    sums->credits += worth * (lead[0] - lead[1]) / 16;
    for (int p = 0; p < seats; p++) {
        int halves = p == me ? 2 : -(p == rival[0]) - (p == rival[1]);

        for (int k = 0; k < game->source_count; k++) {
            int points = end[0].points[p][k] - end[1].points[p][k];
            int64_t credit = (int64_t)worth * points * halves / 32;

            sums->points[p][k] += points;
            sums->credit[p][k] += credit;
            sums->credit_square[p][k] += credit * credit;
        }
    }
}

void compare_ends(struct compare *sums, const struct game *game,
                  const struct rollout end[2], int me, int seats)
{
    int64_t d = end[0].share[me] - end[1].share[me];

    sums->pairs++;
    sums->square += d * d;
    for (int k = 0; k < 2; k++)
        for (int p = 0; p < seats; p++) {
            sums->share[k][p] += end[k].share[p];
            sums->total[k][p] += end[k].total[p];
        }
    for (int k = 0; k < game->source_count; k++)
        sums->at_once[k] += end[0].begun[me][k] - end[1].begun[me][k];
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int p = 0; p < seats; p++)
                sums->later[i][j][p] += end[i].did[j][p];
    add_credits(sums, game, end, me, seats);
}

void compare_pair(void *memory, const struct game *game, const void *state,
                  const game_action action[2], uint64_t seed,
                  struct compare *sums)
{
    struct compare_memory *m = memory;
    int me = game_peek(state)->actor, seats = game_peek(state)->seats;
    const game_action watched[ROLLOUT_WATCHED] = {
        rollout_watched(game, action[0]), rollout_watched(game, action[1])
    };
    struct guess guesses;
    struct rng rng;

    CHECK(me >= 0 && seats >= 2);
    mem_copy(m->world, state, game->state_size);
    if (game_peek(state)->sees != SEES_ALL) {
        rng_at(&rng, seed, WORLD, 0);
        guess_start(&guesses, game, state, m->state, &rng);
        guess_next(&guesses, m->world, &rng);
    }
    for (int k = 0; k < 2; k++) {
        mem_copy(m->state, m->world, game->state_size);
        game->apply(m->state, action[k]);
        rollout_play(m->rollout, game, m->state, ROLLOUT_PLAYOUTS, seed,
                     watched, &m->end[k]);
    }
    compare_ends(sums, game, m->end, me, seats);
}

void compare_add(struct compare *to, const struct compare *from)
{
    int64_t *a = (int64_t *)to;
    const int64_t *b = (const int64_t *)from;

    for (size_t i = 0; i < sizeof *to / sizeof *a; i++)
        a[i] += b[i];
}

struct estimate compare_difference(const struct compare *sums, int seat)
{
    return estimate_of(sums->share[0][seat] - sums->share[1][seat],
                       sums->square, sums->pairs, UTILITY_ONE / 2);
}

struct estimate compare_credit(const struct compare *sums, int seat, int source)
{
    return estimate_of(sums->credit[seat][source],
                       sums->credit_square[seat][source], sums->pairs, 0);
}

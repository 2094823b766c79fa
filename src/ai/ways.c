/* Actions side by side. */
#include "ai/ways.h"

#include "ai/guess.h"
#include "base/check.h"
#include "base/mem.h"

enum { WORLD = 1 << 20 };

struct ways_memory {
    _Alignas(16) unsigned char world[GAME_STATE_MAX];
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct rollout end[2];
    _Alignas(16) unsigned char rollout[];
};

bool ways_same(const struct game *game, const void *state, game_action a,
               game_action b, void *room)
{
    unsigned char *one = room, *other = one + GAME_STATE_MAX;

    mem_copy(one, state, game->state_size);
    mem_copy(other, state, game->state_size);
    game->apply(one, a);
    game->apply(other, b);
    return mem_equal(one, other, game->state_size);
}

int ways_find(const struct game *game, const void *state, void *room,
              game_action out[WAYS_MAX])
{
    game_action list[GAME_ACTIONS_MAX];
    int count = game->legal(state, list), ways = 0;

    for (int i = 0; i < count; i++) {
        int k = 0;

        while (k < ways && k < WAYS_MAX &&
               !ways_same(game, state, list[i], out[k], room))
            k++;
        if (k < ways && k < WAYS_MAX)
            continue;
        if (ways < WAYS_MAX)
            out[ways] = list[i];
        ways++;
    }
    return ways;
}

size_t ways_memory_size(const struct game *game)
{
    return sizeof(struct ways_memory) + rollout_memory_size(game);
}

static uint64_t seed_of(uint64_t seed, uint32_t n)
{
    struct rng rng;

    rng_at(&rng, seed, n, 0);
    return (uint64_t)rng_next(&rng) << 32 | rng_next(&rng);
}

static void begin(struct ways_memory *m, const struct ways *w,
                  const void *state, uint64_t seed)
{
    struct guess guesses;
    struct rng rng;

    mem_copy(m->world, state, w->game->state_size);
    if (game_peek(state)->sees == SEES_ALL)
        return;
    rng_at(&rng, seed, WORLD, 0);
    guess_start(&guesses, w->game, state, m->state, &rng);
    guess_next(&guesses, m->world, &rng);
}

void ways_play(void *memory, struct ways *w, const void *state, uint64_t seed,
               uint32_t n)
{
    struct ways_memory *m = memory;
    int me = w->seat < 0 ? 0 : w->seat;
    const game_action first = w->none ? UINT32_MAX
                                      : rollout_watched(w->game, w->action[0]);
    const game_action watched[ROLLOUT_WATCHED] = { first, UINT32_MAX };

    CHECK(w->playouts && w->playouts <= ROLLOUT_MOST && !w->left_out[0]);
    seed = seed_of(seed, n);
    begin(m, w, state, seed);
    for (int k = 0; k < w->count; k++) {
        if (w->left_out[k])
            continue;
        mem_copy(m->state, m->world, w->game->state_size);
        if (!w->none)
            w->game->apply(m->state, w->action[k]);
        rollout_play(m->rollout, w->game, m->state, w->playouts, seed, watched,
                     &m->end[1]);
        if (!k)
            m->end[0] = m->end[1];
        compare_ends(&w->against[k], w->game, m->end, me, w->seats);
        for (int p = 0; p < w->seats; p++)
            w->square[k][p] += (int64_t)m->end[1].share[p] * m->end[1].share[p];
    }
    w->games++;
}

struct estimate ways_share(const struct ways *w, int way, int seat)
{
    const struct compare *c = &w->against[way];

    return estimate_of(c->share[1][seat], w->square[way][seat], c->pairs,
                       UTILITY_ONE / 2);
}

int64_t ways_points(const struct ways *w, int way, int seat)
{
    const struct compare *c = &w->against[way];

    return c->pairs ? 10 * c->total[1][seat] / c->pairs : 0;
}

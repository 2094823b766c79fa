/* Games played on after an action, and what two differ in. */
#include "ai/hint.h"

#include "ai/judge.h"
#include "base/check.h"
#include "base/mem.h"

enum { WORTH_SAYING = 30 }; /* hundredths of a point */

struct hint_memory {
    struct rng rng;
    game_action legal[GAME_ACTIONS_MAX];
    _Alignas(16) unsigned char states[]; /* played on, tried */
};

static size_t stride(const struct game *game)
{
    return (game->state_size + 63u) & ~(size_t)63;
}

size_t hint_memory_size(const struct game *game)
{
    return sizeof(struct hint_memory) + 2 * stride(game);
}

static game_action choose(struct hint_memory *m, const struct game *game)
{
    unsigned char *state = m->states, *tried = state + stride(game);
    int actor = game_peek(state)->actor, best = 0;
    int count = game->legal(state, m->legal);
    int32_t most = -1;

    if (!judge_learnt(game, game_peek(state)->seats))
        return m->legal[rng_below(&m->rng, (uint32_t)count)];
    for (int i = 0; i < count && count > 1; i++) {
        int32_t u[GAME_SEATS_MAX];

        mem_copy(tried, state, game->state_size);
        game->apply(tried, m->legal[i]);
        judge_look(game, tried, 0, 0, u);
        if (u[actor] > most) {
            most = u[actor];
            best = i;
        }
    }
    return m->legal[best];
}

static void add_points(const struct game *game, const void *state, int seat,
                       int32_t sum[HINT_SOURCES_MAX])
{
    for (int k = 0; k < game->source_count; k++)
        sum[k] += 100 * game->points(state, seat, k);
}

void hint_weigh(void *memory, const struct game *game, const void *state,
                game_action action, int games, uint64_t seed, struct hint *out)
{
    struct hint_memory *m = memory;
    int seat = game_peek(state)->sees;

    CHECK(seat >= 0 && game_peek(state)->actor == seat && games > 0);
    CHECK(game->source_count <= HINT_SOURCES_MAX);
    mem_zero(out, sizeof *out);
    for (int g = 0; g < games; g++) {
        rng_at(&m->rng, seed, (uint32_t)g, 0);
        mem_copy(m->states, state, game->state_size);
        game->determinize(m->states, &m->rng);
        game->apply(m->states, action);
        add_points(game, m->states, seat, out->now);
        while (game_peek(m->states)->actor != ACTOR_NONE)
            game->apply(m->states, game_peek(m->states)->actor == ACTOR_CHANCE
                                       ? game->sample(m->states, &m->rng)
                                       : choose(m, game));
        add_points(game, m->states, seat, out->end);
    }
    for (int k = 0; k < game->source_count; k++) {
        out->now[k] /= games;
        out->end[k] /= games;
    }
}

int hint_reasons(const struct game *game, const struct hint *one,
                 const struct hint *other,
                 struct hint_reason out[HINT_REASONS_MAX])
{
    int count = 0;

    for (int sign = 1; sign >= -1; sign -= 2)
        for (uint32_t said = 0; count < HINT_REASONS_MAX; count++) {
            int32_t most = WORTH_SAYING - 1;
            int best = -1;
            for (int k = 0; k < game->source_count; k++) {
                int32_t d = sign * (one->end[k] - other->end[k]);
                if (!(said >> k & 1) && d > most) {
                    most = d;
                    best = k;
                }
            }
            if (best < 0)
                break;
            said |= 1u << best;
            out[count].source = (uint8_t)best;
            out[count].more = sign * most;
        }
    return count;
}

/* Games played on after an action, and the difference of two in words. */
#include "ai/hint.h"

#include "ai/judge.h"
#include "base/check.h"
#include "base/mem.h"

enum { WORTH_SAYING = 30, SAID_MAX = 3 }; /* hundredths; sources */

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

/* A title in the middle of a sentence. */
static void put_lower(struct text *out, const char *title)
{
    text_char(out, title[0] >= 'A' && title[0] <= 'Z' ? (char)(title[0] + 32)
                                                      : title[0]);
    text_put(out, title + 1);
}

void hint_say(const struct game *game, const struct hint *one,
              const struct hint *other, struct text *out)
{
    uint32_t said = 0;
    int count = 0;

    for (; count < SAID_MAX; count++) {
        int best = -1;
        int32_t most = WORTH_SAYING, d;

        for (int k = 0; k < game->source_count; k++) {
            d = one->end[k] - other->end[k];
            d = d < 0 ? -d : d;
            if (!(said >> k & 1) && d >= most) {
                most = d;
                best = k;
            }
        }
        if (best < 0)
            break;
        said |= 1u << best;
        d = (most + 5) / 10;
        text_put(out, count ? ", " : "");
        text_int(out, d / 10);
        text_char(out, '.');
        text_int(out, d % 10);
        text_put(out, one->end[best] > other->end[best] ? " more" : " fewer");
        text_put(out, count ? " from " : " points from ");
        put_lower(out, game->sources[best].title);
    }
    if (!count)
        text_put(out, "about the same points");
}

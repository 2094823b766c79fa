/* The greedy player: one step ahead. It tries every legal action on a few
 * guesses at what it cannot know and takes the one after which its standing,
 * minus that of the best other seat, looks best. Without advice it knows only
 * points. */
#include "ai/judge.h"

#include "base/check.h"
#include "base/mem.h"

enum { GUESSES = 4 };

struct greedy_memory {
    const struct game *game;
    struct rng rng;
    int count;
    game_action legal[GAME_ACTIONS_MAX];
    int64_t gain[GAME_ACTIONS_MAX];
    _Alignas(16) unsigned char states[]; /* observed, guessed, tried */
};

static size_t stride(const struct game *game)
{
    return (game->state_size + 15u) & ~(size_t)15;
}

static size_t memory_size(const struct game *game,
                          const struct player_pick *pick)
{
    (void)pick;
    return sizeof(struct greedy_memory) + 3 * stride(game);
}

static void look(struct greedy_memory *m, const void *state)
{
    const struct game *game = m->game;
    int seat = game_peek(state)->sees;
    unsigned char *guess = m->states + stride(game);
    unsigned char *tried = guess + stride(game);

    CHECK(seat >= 0);
    m->count = 0;
    if (game_peek(state)->actor != seat)
        return;
    m->count = game->legal(state, m->legal);
    mem_zero(m->gain, (size_t)m->count * sizeof *m->gain);
    for (int g = 0; g < (game->secrets ? GUESSES : 1); g++) {
        mem_copy(guess, state, game->state_size);
        game->determinize(guess, &m->rng);
        for (int i = 0; i < m->count; i++) {
            mem_copy(tried, guess, game->state_size);
            game->apply(tried, m->legal[i]);
            m->gain[i] += judge_standing(game, tried, seat);
        }
    }
}

static void start(void *memory, const struct player_job *job)
{
    struct greedy_memory *m = memory;

    CHECK(job->room >= memory_size(job->game, &job->pick));
    m->game = job->game;
    rng_seed(&m->rng, job->seed);
    look(m, job->state);
}

static void think(void *memory, uint32_t playouts)
{
    (void)memory, (void)playouts;
}

/* The best few, in order; equal ones in an order of the player's own. */
static void report(const void *memory, struct player_report *out)
{
    const struct greedy_memory *m = memory;
    uint64_t taken[GAME_ACTIONS_MAX / 64] = { 0 };
    struct rng rng = m->rng;

    CHECK(m->count > 0);
    mem_zero(out, sizeof *out);
    while (out->count < m->count && out->count < PLAYER_LINES_MAX) {
        uint32_t equals = 0;
        int best = -1;

        for (int i = 0; i < m->count; i++) {
            if (taken[i / 64] >> (i % 64) & 1)
                continue;
            if (best < 0 || m->gain[i] > m->gain[best]) {
                best = i;
                equals = 1;
            } else if (m->gain[i] == m->gain[best] &&
                       rng_below(&rng, ++equals) == 0) {
                best = i;
            }
        }
        taken[best / 64] |= 1ull << (best % 64);
        out->line[out->count++].action = m->legal[best];
    }
    out->choice = out->line[0].action;
}

static void advance(void *memory, game_action redacted, const void *state)
{
    (void)redacted;
    look(memory, state);
}

const struct player greedy_player = {
    .id = "greedy",
    .memory_size = memory_size,
    .start = start,
    .think = think,
    .report = report,
    .advance = advance,
};

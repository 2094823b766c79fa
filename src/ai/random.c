/* The random player: any legal action, all equally likely. */
#include "ai/player.h"

#include "base/check.h"
#include "base/mem.h"

struct random_memory {
    const struct game *game;
    struct rng rng;
    int count;
    game_action legal[GAME_ACTIONS_MAX];
};

static size_t memory_size(const struct game *game,
                          const struct player_pick *pick)
{
    (void)game, (void)pick;
    return sizeof(struct random_memory);
}

static void look(struct random_memory *m, const void *state)
{
    const struct game_head *head = game_peek(state);

    CHECK(head->sees >= 0);
    m->count = head->actor == head->sees ? m->game->legal(state, m->legal) : 0;
}

static void start(void *memory, const struct player_job *job)
{
    struct random_memory *m = memory;

    CHECK(job->room >= sizeof *m);
    m->game = job->game;
    rng_seed(&m->rng, job->seed);
    look(m, job->state);
}

static void think(void *memory, uint32_t playouts)
{
    (void)memory, (void)playouts;
}

static void report(const void *memory, struct player_report *out)
{
    const struct random_memory *m = memory;
    struct rng rng = m->rng;

    CHECK(m->count > 0);
    mem_zero(out, sizeof *out);
    out->choice = m->legal[rng_below(&rng, (uint32_t)m->count)];
    out->count = 1;
    out->line[0].action = out->choice;
}

static void advance(void *memory, game_action redacted, const void *state)
{
    struct random_memory *m = memory;

    (void)redacted;
    rng_next(&m->rng);
    look(m, state);
}

const struct player random_player = {
    .id = "random",
    .memory_size = memory_size,
    .start = start,
    .think = think,
    .report = report,
    .advance = advance,
};

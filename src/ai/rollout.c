/* Playing on. */
#include "ai/rollout.h"

#include "ai/judge.h"
#include "base/check.h"
#include "base/mem.h"

enum { PHASES = 256 }; /* of a game_head */

struct rollout_memory {
    const struct game *game;
    uint64_t seed;
    uint16_t drawn[PHASES], decided[GAME_SEATS_MAX];
    game_action list[GAME_ACTIONS_MAX];
    unsigned char *seen;
    void *player;
    size_t room;
};

static size_t stride(const struct game *game)
{
    return (game->state_size + 63u) & ~(size_t)63;
}

static size_t head_size(const struct game *game)
{
    return ((sizeof(struct rollout_memory) + 63) & ~(size_t)63) + stride(game);
}

size_t rollout_memory_size(const struct game *game)
{
    return head_size(game) + players_room(game, ROLLOUT_MOST);
}

static game_action draw(struct rollout_memory *m, const void *state)
{
    unsigned phase = game_peek(state)->phase;
    struct rng rng;

    rng_at(&rng, m->seed, phase, m->drawn[phase]++);
    return m->game->sample(state, &rng);
}

static game_action decide(struct rollout_memory *m, const void *state,
                          uint32_t playouts)
{
    const struct game *game = m->game;
    int seat = game_peek(state)->actor;
    struct player_job job = { .game = game, .room = m->room };
    struct player_report report;
    struct rng rng;

    if (game->legal(state, m->list) == 1)
        return m->list[0];
    rng_at(&rng, m->seed, PHASES + (uint32_t)seat, m->decided[seat]++);
    mem_copy(m->seen, state, game->state_size);
    game->observe(m->seen, seat);
    job.state = m->seen;
    job.pick.player = &mcts_player;
    job.seed = rng_next(&rng);
    mcts_player.start(m->player, &job);
    mcts_player.think(m->player, playouts);
    mcts_player.report(m->player, &report);
    return report.choice;
}

static void add_up(const struct rollout_memory *m, const void *state,
                   struct rollout *out)
{
    const struct game *game = m->game;

    mem_zero(out, sizeof *out);
    judge_shares(game, state, out->share);
    for (int p = 0; p < game_peek(state)->seats; p++) {
        out->total[p] = (int16_t)game_total(game, state, p);
        for (int k = 0; k < game->source_count; k++)
            out->points[p][k] = (int16_t)game->points(state, p, k);
    }
}

void rollout_play(void *memory, const struct game *game, void *state,
                  uint32_t playouts, uint64_t seed, struct rollout *out)
{
    struct rollout_memory *m = memory;
    const struct game_head *head = game_peek(state);

    CHECK(game->source_count <= ROLLOUT_SOURCES && head->sees == SEES_ALL &&
          playouts <= ROLLOUT_MOST);
    mem_zero(m, sizeof *m);
    m->game = game;
    m->seed = seed;
    m->seen = (unsigned char *)memory + ((sizeof *m + 63) & ~(size_t)63);
    m->player = m->seen + stride(game);
    m->room = players_room(game, ROLLOUT_MOST);
    while (head->actor != ACTOR_NONE) {
        game_action action = head->actor == ACTOR_CHANCE
                                 ? draw(m, state)
                                 : decide(m, state, playouts);

        game->apply(state, action);
    }
    add_up(m, state, out);
}

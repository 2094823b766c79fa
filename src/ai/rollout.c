/* Playing a game to its end. */
#include "ai/rollout.h"

#include "ai/judge.h"
#include "base/check.h"
#include "base/mem.h"

enum {
    PHASES = 256, /* of a game_head */
    COPIES = 512, /* of outcomes, where each gets a number */
};

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

/* An outcome drawn by its weight: every copy of it has a number that follows
 * from the key, and the smallest wins. So two draws of one key from nearly the
 * same outcomes are nearly always the same. */
static game_action draw_smallest(const struct rollout_memory *m,
                                 const void *state, int count, uint64_t key)
{
    game_action drawn = m->list[0];
    uint64_t least = UINT64_MAX;

    for (int i = 0; i < count; i++) {
        uint64_t from = key ^ ((uint64_t)m->list[i] << 16);
        uint32_t weight = m->game->weight(state, m->list[i]);

        for (uint32_t copy = 0; copy < weight; copy++) {
            uint64_t x = from + copy, number = rng_mix(&x);

            if (number < least) {
                least = number;
                drawn = m->list[i];
            }
        }
    }
    return drawn;
}

/* What is drawn from, and where to, is the phase and the first operand that
 * outcomes have in common. */
static game_action draw(struct rollout_memory *m, const void *state)
{
    int count = m->game->legal(state, m->list);
    unsigned from = (game_peek(state)->phase + 37 * action_b(m->list[0])) %
                    PHASES;
    uint64_t copies = 0;
    struct rng rng;

    rng_at(&rng, m->seed, from, m->drawn[from]++);
    for (int i = 0; i < count && copies <= COPIES; i++)
        copies += m->game->weight(state, m->list[i]);
    if (copies > COPIES)
        return m->game->sample(state, &rng);
    return draw_smallest(m, state, count,
                         (uint64_t)rng_next(&rng) << 32 | rng_next(&rng));
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
    job.settles = true;
    mcts_player.start(m->player, &job);
    mcts_player.think(m->player, playouts);
    mcts_player.report(m->player, &report);
    return report.choice;
}

game_action rollout_watched(const struct game *game, game_action action)
{
    unsigned kind = action_kind(action);
    const struct game_operand *first;

    if (kind >= game->kind_count)
        return UINT32_MAX;
    first = &game->kinds[kind].operand[0];
    return first->bits && first->names ? action : UINT32_MAX;
}

static void count_points(const struct game *game, const void *state,
                         int16_t out[][ROLLOUT_SOURCES])
{
    for (int p = 0; p < game_peek(state)->seats; p++)
        for (int k = 0; k < game->source_count; k++)
            out[p][k] = (int16_t)game->points(state, p, k);
}

static void add_up(const struct rollout_memory *m, const void *state,
                   struct rollout *out)
{
    judge_shares(m->game, state, out->share);
    count_points(m->game, state, out->points);
    for (int p = 0; p < game_peek(state)->seats; p++)
        out->total[p] = (int16_t)game_total(m->game, state, p);
}

void rollout_play(void *memory, const struct game *game, void *state,
                  uint32_t playouts, uint64_t seed,
                  const game_action watched[ROLLOUT_WATCHED],
                  struct rollout *out)
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
    mem_zero(out, sizeof *out);
    count_points(game, state, out->begun);
    while (head->actor != ACTOR_NONE) {
        game_action action = head->actor == ACTOR_CHANCE
                                 ? draw(m, state)
                                 : decide(m, state, playouts);

        for (int k = 0; watched && k < ROLLOUT_WATCHED; k++)
            if (head->actor >= 0 && action == watched[k])
                out->did[k][head->actor] = true;
        game->apply(state, action);
    }
    add_up(m, state, out);
}

/* Information-set Monte-Carlo tree search: the player behind ai:1 to ai:8. This
 * file has its memory, its beginning and end, and its report; mcts_walk.c is
 * the search itself. */
#include "ai/mcts.h"

#include "ai/judge.h"
#include "base/bits.h"
#include "base/check.h"
#include "base/mem.h"

enum {
    NODES_MIN = 1 << 12,
    NODES_MAX = 1 << 18,
    NODES_A_PLAYOUT = 8,
    PLAIN_OPEN = 8,
};

static const struct advice_search usual = { .open = 2,
                                            .explore = 6,
                                            .prior = 3000 };
static size_t stride(const struct game *game)
{
    return (game->state_size + 63u) & ~(size_t)63;
}

static size_t head_size(const struct game *game)
{
    return ((sizeof(struct mcts) + 63) & ~(size_t)63) + 4 * stride(game) + 64;
}

size_t players_room(const struct game *game, uint32_t playouts)
{
    size_t nodes = (size_t)playouts * NODES_A_PLAYOUT;

    if (nodes < NODES_MIN)
        nodes = NODES_MIN;
    if (nodes > NODES_MAX)
        nodes = NODES_MAX;
    return head_size(game) + nodes * sizeof(struct tree_node);
}

static size_t memory_size(const struct game *game,
                          const struct player_pick *pick)
{
    return players_room(game, players_budget(game, pick));
}

/* Playing to the end costs more than a node, but tells less about it: a plain
 * search grows its tree more slowly. */
static struct advice_search tuned(const struct game *game, bool learnt)
{
    struct advice_search search = { 0 };

    if (game->advice)
        search = game->advice->search;
    if (!search.open)
        search.open = learnt ? usual.open : PLAIN_OPEN;
    if (!search.explore)
        search.explore = usual.explore;
    if (!search.prior)
        search.prior = usual.prior;
    return search;
}

static void look(struct mcts *m, const void *state)
{
    const struct game_head *head = game_peek(state);

    CHECK(head->sees == m->seat && m->seat >= 0);
    mem_copy(m->observed, state, m->job.game->state_size);
    m->count = head->actor == m->seat ? m->job.game->legal(state, m->legal) : 0;
    guess_start(&m->guesses, m->job.game, m->observed, m->kept, &m->rng);
}

static void start(void *memory, const struct player_job *job)
{
    struct mcts *m = memory;
    unsigned char *at = memory;
    size_t nodes = (job->room - head_size(job->game)) /
                   sizeof(struct tree_node);

    CHECK(job->room >= head_size(job->game) + 2 * sizeof(struct tree_node));
    m->job = *job;
    m->seat = game_peek(job->state)->sees;
    m->learnt = judge_learnt(job->game, game_peek(job->state)->seats);
    m->search = tuned(job->game, m->learnt);
    m->last.seen = false;
    m->worlds = MCTS_SURE;
    m->playouts = 0;
    m->taste = job->pick.style && job->game->advice
                   ? job->game->advice->taste[job->pick.style - 1]
                   : 0;
    rng_seed(&m->rng, job->seed);
    at += (sizeof *m + 63) & ~(size_t)63;
    at += -(uintptr_t)at & 63;
    m->observed = at;
    m->guess = at + stride(job->game);
    m->tried = at + 2 * stride(job->game);
    m->kept = at + 3 * stride(job->game);
    m->job.state = m->observed;
    tree_init(&m->tree, (struct tree_node *)(at + 4 * stride(job->game)),
              nodes > UINT32_MAX ? UINT32_MAX : (uint32_t)nodes);
    look(m, job->state);
}

/* Whether no action can be visited more than the first one in so many more
 * playouts. */
static bool is_settled(const struct mcts *m, uint32_t left)
{
    const struct tree_node *node = m->tree.node;
    uint32_t most = 0, second = 0;

    for (uint32_t c = node[TREE_ROOT].first; c; c = node[c].next) {
        uint32_t visits = node[c].visits;

        if (visits > most) {
            second = most;
            most = visits;
        } else if (visits > second) {
            second = visits;
        }
    }
    return most > second + left;
}

static void think(void *memory, uint32_t playouts)
{
    struct mcts *m = memory;

    if (m->count == 1 && !m->job.value)
        return;
    while (playouts--) {
        mcts_play_once(m);
        if (m->job.settles && m->playouts > playouts && is_settled(m, playouts))
            return;
    }
}

/* Only what is legal now: a kept tree also knows what might have been. */
static void report(const void *memory, struct player_report *out)
{
    const struct mcts *m = memory;
    const struct tree_node *node = m->tree.node;
    game_action legal[GAME_ACTIONS_MAX];
    int count = m->job.game->legal(m->observed, legal);
    uint32_t c = node[TREE_ROOT].first;

    CHECK(m->count > 0 && m->count == count);
    mem_zero(out, sizeof *out);
    out->playouts = m->playouts;
    out->nodes = m->tree.used;
    for (int i = 0; i < count; i++) {
        struct player_line line = { .action = legal[i] };

        while (c && node[c].key < legal[i])
            c = node[c].next;
        if (c && node[c].key == legal[i]) {
            line.visits = node[c].visits;
            for (int p = 0; p < GAME_SEATS_MAX; p++)
                line.value[p] = node[c].mean[p] >> MCTS_MEAN_SHIFT;
        }
        players_insert(out, &line, m->seat);
    }
    players_choose(&m->job, out);
}

/* From child to child by visits, as long as somebody has been there twice. */
static int variation(const void *memory, game_action *out, int most)
{
    const struct mcts *m = memory;
    const struct tree_node *node = m->tree.node;
    uint32_t at = tree_find(&m->tree, out[0]);
    int n = 1;

    while (at && n < most) {
        uint32_t best = TREE_NONE;

        for (uint32_t c = node[at].first; c; c = node[c].next)
            if (node[c].visits > (best ? node[best].visits : 1))
                best = c;
        if (!best)
            break;
        out[n++] = node[best].key;
        at = best;
    }
    return n;
}

void mcts_value(const void *memory, int32_t out[GAME_SEATS_MAX])
{
    const struct mcts *m = memory;

    for (int p = 0; p < GAME_SEATS_MAX; p++)
        out[p] = m->tree.node[TREE_ROOT].mean[p] >> MCTS_MEAN_SHIFT;
}

/* A decision keeps its part of the tree. What chance shows ends it: the values
 * were averages over all that might have come. */
static void advance(void *memory, game_action redacted, const void *state)
{
    struct mcts *m = memory;

    tree_keep(&m->tree, game_peek(m->observed)->actor == ACTOR_CHANCE
                            ? TREE_NONE
                            : tree_find(&m->tree, redacted));
    look(m, state);
}

const struct player mcts_player = {
    .id = "ai",
    .memory_size = memory_size,
    .start = start,
    .think = think,
    .report = report,
    .advance = advance,
    .variation = variation,
};

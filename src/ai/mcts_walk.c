/* A playout of the search. It guesses what the seat cannot know, walks down one
 * tree of decisions as the seat would see them, draws chance on the way without
 * keeping it in the tree, and ends with the learnt evaluation or, if a game has
 * none, with random play to the end. The value for each seat goes back up the
 * tree; at each node the seat to act goes by its own value. */
#include "ai/mcts.h"

#include "ai/judge.h"
#include "base/bits.h"
#include "base/mem.h"

/* What the style of the seat enjoys about an action. */
static int32_t joy(const struct mcts *m, const void *before, game_action action,
                   const void *after)
{
    return m->taste * m->job.game->advice->statistic(before, action, after,
                                                     m->seat,
                                                     m->job.pick.style - 1);
}

/* A utility with joy in it may exceed 1, but never twice. */
static int32_t enjoy(int32_t value, int32_t joys)
{
    value += joys;
    return value < 0                  ? 0
           : value >= 2 * UTILITY_ONE ? 2 * UTILITY_ONE - 1
                                      : value;
}

/* Plays an action on the guess. */
static void play(struct mcts *m, game_action action)
{
    const struct game *game = m->job.game;

    if (!m->taste) {
        game->apply(m->guess, action);
        return;
    }
    mem_copy(m->tried, m->guess, game->state_size);
    game->apply(m->guess, action);
    m->enjoyed += joy(m, m->tried, action, m->guess);
}

/* Draws chance until somebody decides or nobody does. Returns whether any was
 * drawn. */
static bool draw_chance(const struct game *game, void *state, struct rng *rng)
{
    bool drawn = false;

    for (; game_peek(state)->actor == ACTOR_CHANCE; drawn = true)
        game->apply(state, game->sample(state, rng));
    return drawn;
}

static void play_out(const struct game *game, void *state, struct rng *rng,
                     game_action legal[GAME_ACTIONS_MAX])
{
    if (game->playout) {
        game->playout(state, rng);
        return;
    }
    for (;;) {
        draw_chance(game, state, rng);
        if (game_peek(state)->actor == ACTOR_NONE)
            return;
        game->apply(state,
                    legal[rng_below(rng, (uint32_t)game->legal(state, legal))]);
    }
}

static void value_of_end(const struct mcts *m, const void *state,
                         int32_t out[GAME_SEATS_MAX])
{
    if (m->job.value)
        judge_shares(m->job.game, state, out);
    else
        judge_end(m->job.game, state, out);
}

static void look_at(struct mcts *m, const void *state,
                    int32_t out[GAME_SEATS_MAX])
{
    if (game_peek(state)->actor == ACTOR_NONE)
        value_of_end(m, state, out);
    else
        judge_look_on(m->job.game, state, m->seat, m->job.pick.style, &m->last,
                      out);
}

/* What an unread state is worth; it is that of a node, or n is NULL. Spoils
 * m->guess. In the world where the node was looked at first it would look the
 * same, and its mean is still that. */
static void value_of_leaf(struct mcts *m, const struct tree_node *n,
                          int32_t out[GAME_SEATS_MAX])
{
    const struct game *game = m->job.game;

    int32_t end[GAME_SEATS_MAX] = { 0 };
    int share = m->learnt ? m->search.rollout : 4;

    if (m->learnt && n && n->world == m->world)
        for (int p = 0; p < GAME_SEATS_MAX; p++)
            out[p] = n->mean[p] >> MCTS_MEAN_SHIFT;
    else if (m->learnt)
        look_at(m, m->guess, out);
    if (!share)
        return;
    play_out(game, m->guess, &m->rng, m->keys);
    value_of_end(m, m->guess, end);
    for (int p = 0; p < GAME_SEATS_MAX; p++)
        out[p] += (end[p] - out[p]) * share / 4;
}

static void set_urge(const struct mcts *m, struct tree_node *n)
{
    if (m->learnt)
        n->urge = (n->prior << 8) / (1 + n->visits);
    else
        n->urge = bit_root((1u << 24) / n->visits);
}

/* A brother that could have been chosen as often has the same reach: mostly
 * the one before. */
static void count_open(const struct mcts *m, struct tree_node *n,
                       const struct tree_node *brother)
{
    n->open++;
    if (brother->open == n->open) {
        n->reach = brother->reach;
    } else if (m->learnt) {
        while ((uint64_t)(n->reach + 1) * (n->reach + 1) <= (uint64_t)n->open
                                                                << 8)
            n->reach++;
    } else if (!(n->open & (n->open - 1))) {
        n->reach = bit_root(bit_highest(n->open) * 177 + 64);
    }
}

static uint64_t score(const struct mcts *m, const struct tree_node *n,
                      int actor)
{
    uint64_t mean = (uint64_t)(n->mean[actor] >> MCTS_MEAN_SHIFT);
    uint64_t wish = (uint64_t)n->reach * n->urge;

    if (m->learnt)
        return mean + (wish * m->search.explore >> 14);
    return mean + (wish * m->search.explore >> 3);
}

/* Tries an action on the guess and looks at what comes of it. */
static void preview(struct mcts *m, game_action action, struct tree_node *n)
{
    const struct game *game = m->job.game;

    mem_copy(m->tried, m->guess, game->state_size);
    game->apply(m->tried, action);
    if (!draw_chance(game, m->tried, &m->rng) && !m->taste &&
        !m->search.rollout)
        n->world = m->world;
    look_at(m, m->tried, n->mean);
    if (m->taste)
        n->mean[m->seat] = enjoy(
            n->mean[m->seat], m->enjoyed + joy(m, m->guess, action, m->tried));
    for (int p = 0; p < GAME_SEATS_MAX; p++)
        n->mean[p] <<= MCTS_MEAN_SHIFT;
}

static void greet(struct mcts *m, struct tree_node *n, game_action action,
                  int count)
{
    if (m->learnt) {
        n->prior = 65536u / (uint32_t)count;
        preview(m, action, n);
        set_urge(m, n);
    } else {
        n->urge = (1u << 24) | (rng_next(&m->rng) >> 8);
        n->reach = 8;
    }
}

/* Shares of the first children's visits, by how they look to the actor. */
static void set_priors(struct mcts *m, uint32_t parent, int actor)
{
    struct tree_node *node = m->tree.node;
    int32_t best = 0;
    uint64_t total = 0;

    for (uint32_t c = node[parent].first; c; c = node[c].next)
        if (node[c].mean[actor] > best)
            best = node[c].mean[actor];
    for (uint32_t c = node[parent].first; c; c = node[c].next) {
        uint32_t worse = (uint32_t)(best - node[c].mean[actor]) >>
                         MCTS_MEAN_SHIFT;

        node[c].prior = 64 + judge_fade((worse << 12) / m->search.prior);
        total += node[c].prior;
    }
    for (uint32_t c = node[parent].first; c; c = node[c].next) {
        node[c].prior = (uint32_t)(((uint64_t)node[c].prior << 16) / total);
        set_urge(m, &node[c]);
    }
}

/* What the searcher would see of each legal action, in ascending order. */
static void make_keys(struct mcts *m, int count)
{
    const struct game *game = m->job.game;

    for (int i = 0; i < count; i++) {
        game_action action = m->legal[i];
        game_action key = game->redact(m->guess, action, m->seat);
        int k = i;

        for (; k > 0 && m->keys[k - 1] > key; k--) {
            m->keys[k] = m->keys[k - 1];
            m->legal[k] = m->legal[k - 1];
        }
        m->keys[k] = key;
        m->legal[k] = action;
    }
}

/* A node's first children, and how they share its visits. */
static void open_node(struct mcts *m, uint32_t parent, const game_action *keys,
                      int count, int actor)
{
    uint32_t after = TREE_NONE;

    for (int i = 0; i < count; i++) {
        bool fresh;
        uint32_t c = tree_child(&m->tree, parent, after, keys[i], &fresh);

        if (fresh)
            greet(m, &m->tree.node[c], m->legal[i], count);
        if (c)
            after = c;
    }
    if (m->learnt && after)
        set_priors(m, parent, actor);
}

/* Chooses a child of a node and plays it on the guess. Returns the child;
 * TREE_NONE, and nothing played, where the arena has no room for one. */
static uint32_t descend(struct mcts *m, uint32_t parent)
{
    const struct game *game = m->job.game;
    struct tree_node *node = m->tree.node;
    int actor = game_peek(m->guess)->actor;
    int count = game->legal(m->guess, m->legal);
    const game_action *keys = m->legal;
    uint32_t after = TREE_NONE, best = TREE_NONE, equals = 1;
    uint64_t most = 0;
    game_action action = 0;
    bool fresh;

    if (game->secrets && actor != m->seat) {
        make_keys(m, count);
        keys = m->keys;
    }
    if (!node[parent].first)
        open_node(m, parent, keys, count, actor);
    for (int i = 0; i < count; i++) {
        uint32_t c;
        uint64_t s;

        if (i && keys[i] == keys[i - 1]) {
            if (best && node[best].key == keys[i] &&
                rng_below(&m->rng, ++equals) == 0)
                action = m->legal[i];
            continue;
        }
        c = tree_child(&m->tree, parent, after, keys[i], &fresh);
        if (!c)
            continue;
        if (fresh)
            greet(m, &node[c], m->legal[i], count);
        count_open(m, &node[c], &node[after]);
        after = c;
        s = score(m, &node[c], actor);
        if (!best || s > most) {
            most = s;
            best = c;
            equals = 1;
            action = m->legal[i];
        }
    }
    if (equals > 1) /* another action may have been looked at */
        m->world = ++m->worlds;
    if (best)
        play(m, action);
    return best;
}

static void go_back(struct mcts *m, const int32_t value[GAME_SEATS_MAX])
{
    int seats = game_peek(m->observed)->seats;
    int32_t weight = m->learnt ? 1 : 0;

    for (int d = m->depth; d-- > 0;) {
        struct tree_node *n = &m->tree.node[m->path[d]];

        n->visits++;
        for (int p = 0; p < seats; p++)
            n->mean[p] += ((value[p] << MCTS_MEAN_SHIFT) - n->mean[p]) /
                          ((int32_t)n->visits + weight);
        set_urge(m, n);
    }
}

void mcts_play_once(struct mcts *m)
{
    const struct game *game = m->job.game;
    int32_t value[GAME_SEATS_MAX] = { 0 };
    uint32_t at = TREE_ROOT, next;
    bool is_new;

    guess_next(&m->guesses, m->guess, &m->rng);
    m->world = game->secrets ? ++m->worlds : MCTS_SURE;
    m->depth = 0;
    m->enjoyed = 0;
    m->path[m->depth++] = at;
    if (m->job.forced)
        play(m, m->job.first);
    for (;;) {
        if (game_peek(m->guess)->actor == ACTOR_CHANCE)
            m->world = ++m->worlds;
        while (game_peek(m->guess)->actor == ACTOR_CHANCE)
            play(m, game->sample(m->guess, &m->rng));
        if (game_peek(m->guess)->actor == ACTOR_NONE) {
            value_of_end(m, m->guess, value);
            break;
        }
        is_new = at != TREE_ROOT && m->tree.node[at].visits < m->search.open;
        next = is_new || m->depth == MCTS_PATH_MAX ? TREE_NONE : descend(m, at);
        if (!next) {
            value_of_leaf(m, is_new ? &m->tree.node[at] : NULL, value);
            break;
        }
        at = next;
        m->path[m->depth++] = at;
    }
    value[m->seat] = enjoy(value[m->seat], m->enjoyed);
    go_back(m, value);
    m->playouts++;
}

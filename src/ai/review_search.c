/* The units of a review that search: which actions to set side by side, what
 * each of them is worth, and that again with many more playouts. */
#include "ai/review_work.h"

#include "base/bits.h"
#include "base/hash.h"
#include "base/mem.h"

enum {
    FIND = 3000,             /* playouts of a look at a whole choice */
    SHORT = 60,              /* of one that an easy choice needs no more than */
    ALONE = 2000,            /* of an action searched as a root of its own */
    NEAR = UTILITY_ONE / 10, /* so far may a search be off that is not long */
};

/* Playouts of an action that is searched for long. */
static uint32_t deep(const struct game *game)
{
    return game->advice ? game->advice->deep : 0;
}

size_t review_search_room(const struct game *game)
{
    uint32_t most = deep(game);

    return players_room(game, most > FIND ? most : FIND);
}

static void search(const struct review *r, const void *state, uint32_t playouts,
                   uint64_t seed, struct room *room)
{
    struct player_job job = { .game = r->job.game,
                              .state = state,
                              .pick.player = &mcts_player,
                              .seed = seed,
                              .room = players_room(r->job.game, FIND) };

    mcts_player.start(room->rest, &job);
    mcts_player.think(room->rest, playouts);
    mcts_player.report(room->rest, &room->report);
}

/* Where an action leads, as one number; ways that lead to the same state are
 * one way. */
static uint64_t leads_to(const struct review *r, const void *state,
                         game_action action, struct room *room)
{
    mem_copy(room->world, state, r->job.game->state_size);
    r->job.game->apply(room->world, action);
    return hash_bytes(room->world, r->job.game->state_size);
}

static bool add_way(const struct review *r, const void *state,
                    game_action action, struct room *room,
                    struct review_part *part)
{
    uint64_t hash = leads_to(r, state, action, room);
    int64_t *ways = &part->is.find.ways;

    for (int k = 0; k < *ways; k++)
        if (room->hash[k] == hash)
            return false;
    room->hash[*ways] = hash;
    part->is.find.action[(*ways)++] = action;
    return true;
}

/* The action that was played is always among the ways; the others are those
 * that a search looked at most. */
void review_find(const struct review *r, const struct review_unit *u,
                 struct room *room, struct review_part *part)
{
    const struct review_choice *c = &r->choice[u->index];
    const void *state = review_observed(r, c->ply, room);
    game_action best;

    search(r, state, SHORT, review_seed(r, REVIEW_FIND, u->index, 1), room);
    best = room->report.choice;
    search(r, state, FIND, review_seed(r, REVIEW_FIND, u->index, 0), room);
    part->is.find.easy = leads_to(r, state, best, room) ==
                         leads_to(r, state, room->report.choice, room);
    add_way(r, state, r->action[c->ply], room, part);
    for (int i = 0; i < room->report.count; i++)
        if (part->is.find.ways < REVIEW_WAYS && room->report.line[i].visits > 1)
            add_way(r, state, room->report.line[i].action, room, part);
}

static void weigh_one(const struct review *r, const void *state,
                      game_action action, uint32_t playouts, uint64_t seed,
                      struct room *room, int64_t out[GAME_SEATS_MAX])
{
    struct player_job job = { .game = r->job.game,
                              .state = state,
                              .pick.player = &mcts_player,
                              .seed = seed,
                              .room = review_search_room(r->job.game),
                              .value = true,
                              .forced = true,
                              .first = action };
    int32_t value[GAME_SEATS_MAX];

    mcts_player.start(room->rest, &job);
    mcts_player.think(room->rest, playouts);
    mcts_value(room->rest, value);
    for (int p = 0; p < r->seats; p++)
        out[p] = value[p];
}

/* Weighs these ways; the best of them, the first of equals. */
static int weigh_ways(const struct review *r, const struct review_unit *u,
                      const void *state, unsigned ways, uint32_t playouts,
                      struct room *room, struct review_part *part)
{
    const struct review_choice *c = &r->choice[u->index];
    int best = (int)bit_lowest(ways);

    for (; ways; ways &= ways - 1) {
        int k = (int)bit_lowest(ways);
        int64_t *value = part->is.weigh.value[k];

        weigh_one(r, state, c->action[k], playouts,
                  review_seed(r, u->task, u->index, (uint32_t)k), room, value);
        if (value[c->seat] > part->is.weigh.value[best][c->seat])
            best = k;
    }
    return best;
}

/* Way 0 is the one played; a better one has to be better. */
void review_weigh(const struct review *r, const struct review_unit *u,
                  struct room *room, struct review_part *part)
{
    const struct review_choice *c = &r->choice[u->index];
    const void *state = review_observed(r, c->ply, room);
    int best = weigh_ways(r, u, state, (1u << c->ways) - 1, ALONE, room, part);

    part->is.weigh.best = best;
    for (int k = 0; k < 2 && best; k++)
        weigh_one(
            r, state, c->action[k ? 0 : best], ALONE,
            review_seed(r, REVIEW_WEIGH, u->index, (uint32_t)(REVIEW_WAYS + k)),
            room, part->is.weigh.again[k]);
}

unsigned review_near(const struct review *r, const struct review_choice *c)
{
    int32_t most = c->value[c->best][c->seat];
    unsigned near = 0;

    if (!deep(r->job.game) || !c->weighed || c->deep)
        return 0;
    for (int k = 0; k < c->ways; k++)
        if (most - c->value[k][c->seat] < NEAR)
            near |= 1u << k;
    return near & (near - 1) ? near : 0;
}

/* What is not near keeps its values. */
void review_deepen(const struct review *r, const struct review_unit *u,
                   struct room *room, struct review_part *part)
{
    const struct review_choice *c = &r->choice[u->index];
    const void *state = review_observed(r, c->ply, room);
    unsigned near = review_near(r, c);

    for (int k = 0; k < c->ways; k++)
        for (int p = 0; p < r->seats; p++)
            part->is.weigh.value[k][p] = c->value[k][p];
    int best = weigh_ways(r, u, state, near, deep(r->job.game), room, part);
    part->is.weigh.best = best;
    for (int p = 0; p < r->seats && best; p++) {
        part->is.weigh.again[0][p] = part->is.weigh.value[best][p];
        part->is.weigh.again[1][p] = near & 1 ? part->is.weigh.value[0][p]
                                              : c->again[1][p];
    }
}

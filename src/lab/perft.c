/* perft: how many sequences of actions, chance included, there are from a
 * position. Every sequence is really played, so a change to any rule within
 * reach changes a number. */
#include "lab/perft.h"

#include <stdlib.h>
#include <string.h>

#include "engine/record.h"
#include "games/games.h"

/* Bytes from one state to the next in an array of them. */
static size_t stride(const struct game *game)
{
    return (game->state_size + 15u) & ~(size_t)15;
}

/* Adds the nodes below states[0] to counts[0] and on; states has room for the
 * levels below. */
static void walk(const struct game *game, unsigned char *state, int depth,
                 uint64_t *counts)
{
    game_action list[GAME_ACTIONS_MAX];
    unsigned char *next = state + stride(game);
    int n = game->legal(state, list);

    counts[0] += (uint64_t)n;
    for (int i = 0; i < n; i++) {
        memcpy(next, state, game->state_size);
        game->apply(next, list[i]);
        if (depth > 1)
            walk(game, next, depth - 1, counts + 1);
    }
}

void perft_count(const struct game *game, void *states, int depth,
                 uint64_t counts[])
{
    memset(counts, 0, (size_t)depth * sizeof *counts);
    walk(game, states, depth, counts);
}

/* A record being replayed: the actions that stand, and where they lead. */
struct reading {
    struct record record;
    struct record_head head;
    const struct game *game;
    game_action *log;
    int plies;
    void *state;
};

static void go_to(struct reading *r, int ply)
{
    r->game->begin(r->state, &r->head.setup);
    for (int k = 0; k < ply; k++)
        r->game->apply(r->state, r->log[k]);
    r->plies = ply;
}

/* Replays to the end, what was taken back included. */
static bool replay(struct reading *r)
{
    enum record_step step;
    game_action x;

    go_to(r, 0);
    while ((step = record_next(&r->record, r->game, r->state, &x)) <=
           RECORD_BACK) {
        if (step == RECORD_BACK) {
            go_to(r, r->plies - (int)r->record.taken);
            continue;
        }
        r->log[r->plies++] = x;
        r->game->apply(r->state, x);
    }
    return step == RECORD_END;
}

/* The position after 'ply' actions of a record, or after all of them. */
static bool read_record(const struct oxhide_perft *perft,
                        const struct game **game, void *state, char *error)
{
    struct reading r = { .state = state };

    if (!record_open(&r.record, perft->record, perft->length))
        return lab_fail(error, "%s", r.record.reason);
    *game = r.game = games_find(r.record.game_id);
    if (!r.game)
        return lab_fail(error, "there is no game '%s'", r.record.game_id);
    if (!record_head(&r.record, r.game, &r.head))
        return lab_fail(error, "%s", r.record.reason);
    if (r.head.sees != SEES_ALL)
        return lab_fail(error, "the record shows what one seat saw, so it "
                               "cannot be replayed");
    r.log = calloc(r.game->plies_max, sizeof *r.log);
    if (!r.log)
        return lab_fail(error, "no memory");
    bool good = replay(&r);
    if (!good)
        lab_fail(error, "%s", r.record.reason);
    else if (perft->ply > r.plies)
        good = lab_fail(error, "the record has %d actions, not %d", r.plies,
                        perft->ply);
    else if (perft->ply >= 0)
        go_to(&r, perft->ply);
    free(r.log);
    return good;
}

static bool position(const struct oxhide_perft *perft, const struct game **game,
                     void *state, char *error)
{
    struct lab_setup setup;

    if (perft->record)
        return read_record(perft, game, state, error);
    if (!lab_setup_read(&setup, &perft->table, error))
        return false;
    *game = setup.game;
    setup.game->begin(state, &setup.setup);
    return true;
}

bool oxhide_perft_run(const struct oxhide_perft *perft,
                      uint64_t counts[OXHIDE_PERFT_MAX],
                      char error[OXHIDE_LAB_ERROR_MAX])
{
    const struct game *game = NULL;
    unsigned char *states;
    bool good;

    if (perft->depth < 1 || perft->depth > OXHIDE_PERFT_MAX)
        return lab_fail(error, "the depth is 1 to %d", OXHIDE_PERFT_MAX);
    states = calloc((size_t)perft->depth + 1, GAME_STATE_MAX);
    if (!states)
        return lab_fail(error, "no memory");
    good = position(perft, &game, states, error);
    if (good)
        perft_count(game, states, perft->depth, counts);
    free(states);
    return good;
}

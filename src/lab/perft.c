/* perft: how many sequences of actions lead on from a position, chance
 * included. Every sequence is really played: a change of any rule within its
 * reach changes a number. */
#include "lab/perft.h"

#include <stdlib.h>
#include <string.h>

#include "engine/record.h"
#include "games/games.h"

/* Adds the nodes below states[0] to counts[0] and on; states has room for the
 * levels below. */
static void walk(const struct game *game, unsigned char *state, int depth,
                 uint64_t *counts)
{
    game_action list[GAME_ACTIONS_MAX];
    unsigned char *next = state + perft_stride(game);
    int n = game->legal(state, list);

    counts[0] += (uint64_t)n;
    for (int i = 0; i < n; i++) {
        memcpy(next, state, game->state_size);
        game->apply(next, list[i]);
        if (depth > 1)
            walk(game, next, depth - 1, counts + 1);
    }
}

size_t perft_stride(const struct game *game)
{
    return (game->state_size + 15u) & ~(size_t)15;
}

void perft_count(const struct game *game, void *states, int depth,
                 uint64_t counts[])
{
    memset(counts, 0, (size_t)depth * sizeof *counts);
    walk(game, states, depth, counts);
}

/* The position after 'ply' actions of a record, or after all of them. */
static bool read_record(const struct oxhide_perft *perft,
                        const struct game **game, void *state, char *error)
{
    struct record record;
    struct record_head head;
    enum record_step step;
    game_action action;

    if (!record_open(&record, perft->record, perft->length))
        return lab_fail(error, "%s", record.reason);
    *game = games_find(record.game_id);
    if (!*game)
        return lab_fail(error, "there is no game '%s'", record.game_id);
    if (!record_head(&record, *game, &head))
        return lab_fail(error, "%s", record.reason);
    (*game)->begin(state, &head.setup);
    for (int ply = 0; perft->ply < 0 || ply < perft->ply; ply++) {
        step = record_next(&record, *game, state, &action);
        if (step == RECORD_WRONG)
            return lab_fail(error, "%s", record.reason);
        if (step == RECORD_END && perft->ply < 0)
            return true;
        if (step == RECORD_END)
            return lab_fail(error, "the record has %d actions, not %d", ply,
                            perft->ply);
        (*game)->apply(state, action);
    }
    return true;
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

/* What two actions differ in: points by source, from games played on after
 * each, once with the same luck. */
#ifndef AI_HINT_H
#define AI_HINT_H

#include "ai/player.h"

enum { HINT_SOURCES_MAX = 16, HINT_REASONS_MAX = 3 };

/* What a seat has on average after an action, in hundredths of a point: right
 * after it, and at the end of the game. */
struct hint {
    int32_t now[HINT_SOURCES_MAX], end[HINT_SOURCES_MAX];
};

size_t hint_memory_size(const struct game *game);

/* Plays 'games' games on from a state, as the seat to act observes it, after
 * an action; every seat takes one step at a time, as the learnt evaluation
 * likes it best, or at random where there is none. */
void hint_weigh(void *memory, const struct game *game, const void *state,
                game_action action, int games, uint64_t seed, struct hint *out);

/* A source of points, and how much more of it there is at the end, in
 * hundredths of a point. */
struct hint_reason {
    uint8_t source;
    int32_t more;
};

/* How the end after one differs from the end after another: what speaks for
 * the first before what speaks against it, the largest difference first;
 * returns how many are worth a word. */
int hint_reasons(const struct game *game, const struct hint *one,
                 const struct hint *other,
                 struct hint_reason out[HINT_REASONS_MAX]);

#endif

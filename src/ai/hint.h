/* What two actions differ in: points by source, from games played on after
 * each, once with the same luck. */
#ifndef AI_HINT_H
#define AI_HINT_H

#include "ai/player.h"

enum { HINT_SOURCES_MAX = 16 };

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

/* "2.1 more points from trade routes, 0.4 fewer from cities": how the end
 * after one differs from the end after another, the largest difference first;
 * "about the same points" where nothing is worth a word. */
void hint_say(const struct game *game, const struct hint *one,
              const struct hint *other, struct text *out);

#endif

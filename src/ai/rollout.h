/* Games played to the end. Every seat decides by a short search on what it
 * knows at that moment; chance is keyed by what it draws from and how often
 * that has been drawn from, so that two games with the same seed that differ in
 * one action still have most of their luck in common. */
#ifndef AI_ROLLOUT_H
#define AI_ROLLOUT_H

#include "ai/player.h"

enum {
    ROLLOUT_PLAYOUTS = 60, /* of a decision, usually */
    ROLLOUT_MOST = 400,
    ROLLOUT_SOURCES = 16,
};

enum { ROLLOUT_WATCHED = 2 };

/* How a game ended, by seat; a share is of the win, of UTILITY_ONE. */
struct rollout {
    int32_t share[GAME_SEATS_MAX];
    int16_t points[GAME_SEATS_MAX][ROLLOUT_SOURCES];
    int16_t total[GAME_SEATS_MAX];
    /* Points of the state it began from; and which seats did, later on, what
     * was watched for. */
    int16_t begun[GAME_SEATS_MAX][ROLLOUT_SOURCES];
    bool did[ROLLOUT_WATCHED][GAME_SEATS_MAX];
};

/* An action to watch for: that one, or none where it names nothing: to end a
 * turn, or to take from a stack, where the same words take another card later
 * on. */
game_action rollout_watched(const struct game *game, game_action action);

size_t rollout_memory_size(const struct game *game);

/* Plays on from a whole state, which is used up. The memory holds nothing from
 * one game to the next. Watches for two actions; NULL: for none. */
void rollout_play(void *memory, const struct game *game, void *state,
                  uint32_t playouts, uint64_t seed,
                  const game_action watched[ROLLOUT_WATCHED],
                  struct rollout *out);

#endif

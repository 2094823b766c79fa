/* What an end is worth to each seat, and what a state before the end looks
 * like: utilities of UTILITY_ONE, by seat. */
#ifndef AI_JUDGE_H
#define AI_JUDGE_H

#include "ai/player.h"

/* Mostly the share of the win (1/k among k winners), with a tenth for the
 * margin, so that nobody dawdles once the game is decided. */
void judge_end(const struct game *game, const void *state,
               int32_t out[GAME_SEATS_MAX]);

/* The share of the win alone. */
void judge_shares(const struct game *game, const void *state,
                  int32_t out[GAME_SEATS_MAX]);

/* Whether the game has a learnt evaluation for so many seats. */
bool judge_learnt(const struct game *game, int seats);

/* The learnt evaluation of any state, ends included. A style (0: none) bends
 * what 'styled' sees of itself. */
void judge_look(const struct game *game, const void *state, int styled,
                int style, int32_t out[GAME_SEATS_MAX]);

/* A seat's score for judge_look(), in 4096ths of a doubling. */
int32_t judge_score(const struct advice_net *net,
                    const int16_t features[ADVICE_FEATURES_MAX]);

/* What a player that looks one step ahead makes of a state: the seat's worth
 * less that of the best other; points where a game offers no worth. */
int judge_standing(const struct game *game, const void *state, int seat);

/* 2^(-x / 4096) of 65536. */
uint32_t judge_fade(uint32_t x);

#endif

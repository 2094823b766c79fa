/* What the end of a game is worth to each seat, and how good a state before the
 * end looks: utilities in units of UTILITY_ONE, by seat. */
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

/* What a net has added up for a seat, before units are cut off. */
struct judge_sums {
    int32_t straight, hidden[ADVICE_HIDDEN_MAX];
};

/* What was looked at last. A look at a state that differs little from it costs
 * little, and says the same. Only 'seen' has to be set, to false, before the
 * first look; all looks are at states of one game. */
struct judge_last {
    bool seen;
    int16_t feature[GAME_SEATS_MAX][ADVICE_FEATURES_MAX];
    struct judge_sums sums[GAME_SEATS_MAX];
    _Alignas(8) unsigned char state[GAME_STATE_MAX];
};

/* The learnt evaluation of any state, ends included. A style (0: none) bends
 * what 'styled' sees of itself. */
void judge_look(const struct game *game, const void *state, int styled,
                int style, int32_t out[GAME_SEATS_MAX]);

/* The same, from what was looked at last. */
void judge_look_on(const struct game *game, const void *state, int styled,
                   int style, struct judge_last *last,
                   int32_t out[GAME_SEATS_MAX]);

/* A seat's score for judge_look(), in 4096ths of a doubling. */
int32_t judge_score(const struct advice_net *net,
                    const int16_t features[ADVICE_FEATURES_MAX]);

/* What a player that looks one step ahead makes of a state: the seat's worth
 * less that of the best other; points where a game offers no worth. */
int judge_standing(const struct game *game, const void *state, int seat);

/* 2^(-x / 4096) of 65536. */
uint32_t judge_fade(uint32_t x);

#endif

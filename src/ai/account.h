/* The account of a game for one seat: what luck, its own choices and those of
 * its rivals did to its chance of winning.
 *
 * From moment to moment the chance moves by a step that belongs to somebody.
 * What is known about a step beforehand (a draw is 0 on average; a choice is
 * what was measured, give or take its error), how many games from each moment
 * were won, and how the game ended are combined into a chain of Gaussian steps
 * (Kalman; Rauch, Tung and Striebel). By construction the parts add up to the
 * result minus the start, and each has an error.
 *
 * It uses nothing but sums, products and quotients, so that every machine
 * agrees. */
#ifndef AI_ACCOUNT_H
#define AI_ACCOUNT_H

#include "engine/game.h"

enum {
    ACCOUNT_LUCK,
    ACCOUNT_SEAT, /* and those that follow */
    ACCOUNT_PARTS = ACCOUNT_SEAT + GAME_SEATS_MAX,
    ACCOUNT_NOBODY,
};

/* A moment and the step from it to the next. Chances are from 0 to 1. */
struct account_moment {
    double seen, seen_games; /* share won in so many games from here */
    uint8_t owner;           /* of the step: ACCOUNT_... */
    double step, spread;     /* expected beforehand, and its variance */
    double chance, error;    /* out: at this moment; the error is a variance */
    double gain, gain_error; /* out: what the step was; a variance again */
    double ahead, ahead_spread; /* used on the way */
};

struct account_sum {
    double gain, error; /* the error is a variance */
};

/* Works it out for moments 0 to count - 1. The first is worth 'start' give or
 * take 'spread'; the last is 'result' where the game is over, else unknown
 * (result < 0). 'parts' is by owner. */
void account_balance(struct account_moment moment[], int count, double start,
                     double spread, double result,
                     struct account_sum parts[ACCOUNT_PARTS]);

#endif

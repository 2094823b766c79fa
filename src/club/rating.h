/* How strong somebody is: a mean and a spread on one scale a game, computer
 * levels included, in hundredths of a point. After a game of 2 to 4 seats both
 * move by Weng and Lin's Bayesian update for the Plackett-Luce model (Journal
 * of Machine Learning Research 12, 2011, algorithm 4). */
#ifndef CLUB_RATING_H
#define CLUB_RATING_H

#include <stdint.h>

enum {
    RATING_SEATS = 4,
    RATING_MEAN = 150000,
    RATING_SPREAD = 35000,
    RATING_SPREAD_MIN = 6000, /* nobody is ever better known than this */
    RATING_ONE = 1000000,     /* 1 as a factor */
};

struct rating {
    int32_t mean, spread;
};

/* What a game does to a rating: a step of the mean, and a factor for the
 * square of the spread. Several games may be applied in any order. */
struct rating_step {
    int32_t delta, factor;
};

/* Ranks count from 1, equal ones share a place. */
void rating_update(const struct rating *before, const int *rank, int seats,
                   struct rating_step *out);
struct rating rating_apply(struct rating r, struct rating_step step);
/* Where a computer's level stands, measured by the arena. */
struct rating rating_computer(const char *game, const char *player);

#endif

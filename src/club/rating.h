/* How strong somebody is: a mean and a spread on one scale a game, computer
 * levels included, in hundredths of a point. After a game of 2 to 4 seats both
 * move by Weng and Lin's Bayesian update for the Plackett-Luce model (Journal
 * of Machine Learning Research 12, 2011, algorithm 4). */
#ifndef CLUB_RATING_H
#define CLUB_RATING_H

#include <stdbool.h>
#include <stdint.h>

#include "base/json_read.h"
#include "oxhide_json.h"

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
 * square of the spread. */
struct rating_step {
    int32_t delta, factor;
};

/* A game as it is counted for one seat, which comes first. */
struct rating_game {
    int seats;
    struct rating before[RATING_SEATS];
    int rank[RATING_SEATS];
    bool left[RATING_SEATS]; /* a computer helped */
    int64_t part; /* how much it counts to have beaten those, of RATING_ONE */
    bool gains;   /* the first seat may gain by it */
};

/* Ranks count from 1, equal ones share a place. */
void rating_update(const struct rating *before, const int *rank, int seats,
                   struct rating_step *out);
/* The step of the first seat. */
struct rating_step rating_step(const struct rating_game *g);
struct rating rating_apply(struct rating r, struct rating_step step);
/* Where a computer stands, measured by the arena; without a spread if nobody
 * has measured it, and then no game against it counts. */
struct rating rating_computer(const char *game, const char *player);
/* A game as members of an ask, and from them. */
void rating_put(const struct rating_game *g, struct json *out);
bool rating_get(struct rating_game *g, const struct json_object *o);

#endif

/* The arena: matches between contestants, and a ladder of many.
 *
 * Games come in groups with the same seed: every rotation of the seats is
 * played, so that luck and the advantage of moving first cancel out. Intervals
 * and tests count groups, not games. The same match gives the same result
 * whatever the number of threads. */
#ifndef LAB_ARENA_H
#define LAB_ARENA_H

#include "lab/contest.h"

/* A against B; with more than two seats, A sits alone among Bs. */
struct arena_match {
    const struct game *game;
    struct game_setup setup;
    const struct contestant *a, *b;
    int games; /* at most; a whole number of groups is played */
    uint64_t seed;
    int jobs;
    /* A sequential test of A's win share, both errors 0.05: stops once it is
     * shown to be below 'high' rather than at it, or above 'low'. Both 0:
     * no test. */
    double low, high;
    /* Optional: called now and then by the thread that started the match. */
    void (*progress)(void *user, int done, int games);
    void *user;
};

/* Everything but the names; false where there is no memory. */
bool arena_play(const struct arena_match *match,
                struct oxhide_match_result *out);

/* Elo difference of a win share between two; for a seat alone among others,
 * 'seats' tells what share is even. */
double arena_elo(double share, int seats);

/* The ratings that explain a table of results best (shares[i * count + j] of
 * games[i * count + j] won by i against j), the first one at 0, and their
 * standard errors. */
enum { ARENA_FIT_MAX = 64 };
void arena_fit(int count, const double *wins, const double *games,
               double *rating, double *error);

#endif

/* Two actions set side by side, in pairs of games played to the end.
 *
 * The games of a pair share their guess at what the seat cannot know, and as
 * much luck as two games can. Sums are integers, so that they come out the same
 * in whatever order they are added.
 *
 * Credits tell where the difference comes from: a lead at the end (my points
 * minus the best rival's) is worth F(lead) of a win, where F is a smooth step.
 * In a pair with the leads A and B, a point more or less on any line of a score
 * sheet is credited with (F(A) - F(B)) / (A - B), so that all credits add up to
 * the smoothed difference in wins and, taken together, cannot oppose it. */
#ifndef AI_COMPARE_H
#define AI_COMPARE_H

#include "ai/rollout.h"

/* Sums over pairs; [0] is the first action, and differences are first less
 * second. Shares and credits are of UTILITY_ONE. */
struct compare {
    int64_t pairs;
    int64_t share[2][GAME_SEATS_MAX], total[2][GAME_SEATS_MAX];
    int64_t square; /* of differences of the actor's share */
    int64_t credit[GAME_SEATS_MAX][ROLLOUT_SOURCES];
    int64_t credit_square[GAME_SEATS_MAX][ROLLOUT_SOURCES];
    int64_t credits; /* the smoothed difference in wins */
    int64_t points[GAME_SEATS_MAX][ROLLOUT_SOURCES];
    int64_t at_once[ROLLOUT_SOURCES]; /* points of the actor, at the start */
    /* In how many games after action i a seat did action j later on. */
    int64_t later[2][2][GAME_SEATS_MAX];
};

/* An estimate and its standard error, in the unit of what was summed. */
struct estimate {
    int32_t mean, error;
};

size_t compare_memory_size(const struct game *game);

/* Plays a pair after two actions of the seat that acts, from what that seat
 * observes, or from a whole state: then everybody still plays on what it knows.
 * The pair follows from the seed. */
void compare_pair(void *memory, const struct game *game, const void *state,
                  const game_action action[2], uint64_t seed,
                  struct compare *sums);

/* Adds a pair of games that were played: how each ended, and who chose. */
void compare_ends(struct compare *sums, const struct game *game,
                  const struct rollout end[2], int me, int seats);

void compare_add(struct compare *to, const struct compare *from);

/* By how much the first action wins more for the seat that chose it. */
struct estimate compare_difference(const struct compare *sums, int seat);
/* What the first action gains through a source of a seat's points. */
struct estimate compare_credit(const struct compare *sums, int seat,
                               int source);

/* A mean with its error from sums of equally good samples; as if one more had
 * been seen that is off by 'wide', so that few samples that agree do not look
 * like certainty. */
struct estimate estimate_of(int64_t sum, int64_t squares, int64_t count,
                            int64_t wide);

#endif

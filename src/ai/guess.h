/* Guesses at what a seat cannot know. determinize() deals everything unknown
 * evenly; but people steer towards their secret aims and play their good cards
 * first, so what they did says something about what they hold. A guess here
 * comes up as often as it fits what they did: in proportion to what the game's
 * learnt 'likely' makes of its traits. Only the observed state is used. */
#ifndef AI_GUESS_H
#define AI_GUESS_H

#include "ai/player.h"

/* A chain of guesses by Metropolis and Hastings: each step proposes an even
 * one and keeps the last where that fits better, by the odds. */
struct guess {
    const struct game *game;
    const void *observed;
    unsigned char *kept; /* the last one; a state of the caller's */
    int32_t fit;         /* of it */
    bool weighed;        /* some guesses fit better than others */
};

/* A chain that has forgotten where it began. The observed state and the room
 * for a state in 'kept' stay the caller's. */
void guess_start(struct guess *g, const struct game *game, const void *observed,
                 unsigned char *kept, struct rng *rng);

/* The next guess of the chain, into 'out'. */
void guess_next(struct guess *g, void *out, struct rng *rng);

#endif

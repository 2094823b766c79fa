/* A game from start to end between programs: the one loop of the lab. */
#ifndef LAB_LOOP_H
#define LAB_LOOP_H

#include "engine/game.h"

struct lab_loop {
    const struct game *game;
    struct game_setup setup;
    void *state; /* the game in play, and at the end */
    uint64_t
        seed; /* chance at a ply follows from it, as it does in a session */
    struct rng *rng; /* optional: chance is drawn from this instead */
    game_action (*decide)(void *user, int seat);
    const bool *ended; /* optional: set by decide(), nothing more is played */
    /* Optional: told each action, before and after it is applied. */
    void (*before)(void *user, game_action action);
    void (*after)(void *user, game_action action);
    void *user;
};

void lab_play(const struct lab_loop *loop);

#endif

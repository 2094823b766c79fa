/* Showing that a player cannot peek: whatever a seat cannot know is swapped,
 * and its choice must stay the same. */
#ifndef LAB_FAIR_H
#define LAB_FAIR_H

#include "ai/player.h"

struct fair_job {
    const struct game *game;
    const struct game *known; /* as the player knows it: a cheat's is another */
    int seats;
    struct player_pick pick;
    uint32_t playouts;
    int games;
    uint64_t seed;
};

struct fair_result {
    uint64_t decisions;
    uint64_t swapped;   /* of them: the hidden part of the table was another */
    uint64_t different; /* choices or reports that changed: must be 0 */
    uint64_t first_seed, first_ply; /* of the first of those */
};

/* False where there is no memory. */
bool fair_run(const struct fair_job *job, struct fair_result *out);

#endif

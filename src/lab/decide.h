/* One decision of a program, at a table of which the lab knows everything. */
#ifndef LAB_DECIDE_H
#define LAB_DECIDE_H

#include "ai/player.h"

/* Shows the player what the actor may know of 'truth' and lets it think. The
 * job says game, pick, seed and the room of 'memory'; 'seen' is a state to
 * work in. A long search ends as soon as the playouts that are left cannot
 * change the choice. */
void lab_decide(struct player_job job, const void *truth, void *seen,
                void *memory, uint32_t playouts, struct player_report *out);

#endif

/* Root-parallel search: several threads search the same position, each with its
 * own memory and generator, and their results are added up at the root. No tree
 * is shared, so nothing needs a lock. */
#ifndef LAB_PARALLEL_H
#define LAB_PARALLEL_H

#include "ai/player.h"

enum { PARALLEL_MAX = 64 };

/* Spends the playouts on so many threads; the result follows from the job,
 * the threads and the playouts alone. job->room is ignored: every thread gets
 * what its player asks for. False where there is no memory. */
bool parallel_think(const struct player_job *job, int threads,
                    uint32_t playouts, struct player_report *out);

#endif

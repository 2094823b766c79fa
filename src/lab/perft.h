/* The walk behind perft, for callers that already have a state. */
#ifndef LAB_PERFT_H
#define LAB_PERFT_H

#include "lab/table.h"

/* Counts from the first of depth + 1 states into counts[0] to [depth - 1]. */
void perft_count(const struct game *game, void *states, int depth,
                 uint64_t counts[]);

#endif

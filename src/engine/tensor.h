/* A state as numbers for programs that learn: a table names the members of the
 * state that matter, and how the bits of each are spread out, a byte a value.
 * What a seat may not know is forgotten first (observe), so an observation is a
 * function of what the seat knows by construction. */
#ifndef ENGINE_TENSOR_H
#define ENGINE_TENSOR_H

#include <stddef.h>

#include "engine/game.h"

enum { TENSOR_MAX = 2048 };

#define PART_MEMBER(state, member) (((state *)0)->member)
/* A member of the state. */
#define PART(state, member, bytes, lane, lanes)                                \
    {                                                                          \
#member, offsetof(state, member), 1, 0,                                \
            sizeof PART_MEMBER(state, member) / (bytes), bytes, lane, lanes    \
    }
/* An array over the seats. */
#define PART_SEATS(state, member, seats, bytes, lane, lanes)                   \
    {                                                                          \
#member, offsetof(state, member), seats,                               \
            sizeof PART_MEMBER(state, member[0]),                              \
            sizeof PART_MEMBER(state, member[0]) / (bytes), bytes, lane, lanes \
    }
/* A member of the array 'seat' of the state. */
#define PART_SEAT(state, member, seats, bytes, lane, lanes)                    \
    {                                                                          \
#member, offsetof(state, seat[0].member), seats,                       \
            sizeof PART_MEMBER(state, seat[0]),                                \
            sizeof PART_MEMBER(state, seat[0].member) / (bytes), bytes, lane,  \
            lanes                                                              \
    }

/* Every observation begins with these, a byte each: which seat sees it, whose
 * turn it is counted from there (255: nobody's), the phase, how many seats. */
enum { TENSOR_HEAD = 4 };

/* Bytes of a part, and of the whole. */
size_t tensor_part_size(const struct game_part *part);
size_t tensor_size(const struct game *game);
/* Writes what an observed state says, tensor_size() bytes; 'seen' has been
 * observed by its seat. */
void tensor_write(const struct game *game, const void *seen, uint8_t *out,
                  size_t size);

#endif

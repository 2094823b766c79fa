/* A state as numbers for programs that learn: a table names the members of the
 * state that matter, and how the bits of each are spread out, a byte a value.
 * What a seat may not know is forgotten first (observe), so an observation is a
 * function of what the seat knows by construction. */
#ifndef ENGINE_TENSOR_H
#define ENGINE_TENSOR_H

#include <stddef.h>

#include "base/bits.h"
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

/* The rest is how a game writes its table: unrolled, so that everything about
 * a part is known when it is compiled. */
#define TENSOR_INLINE __attribute__((always_inline))

static inline uint64_t tensor_element(const uint8_t *at, unsigned bytes)
{
    switch (bytes) {
    case 1: return *at;
    case 2: return *(const uint16_t *)(const void *)at;
    case 4: return *(const uint32_t *)(const void *)at;
    default: return *(const uint64_t *)(const void *)at;
    }
}

/* The lowest 'lanes' lanes of x, a byte each, many at a time: what is written
 * too much is written over by what follows, and never past 'end'. */
static inline TENSOR_INLINE uint8_t *tensor_spread(uint64_t x, unsigned lane,
                                                   unsigned lanes, uint8_t *out,
                                                   const uint8_t *end)
{
    while (BIT_WIDE > 0 && lane == 1 && lanes > 8 && end - out >= BIT_WIDE) {
        bit_spread_wide(x, out);
        if (lanes <= BIT_WIDE)
            return out + lanes;
        lanes -= BIT_WIDE;
        out += BIT_WIDE;
        x >>= BIT_WIDE % 64;
    }
    for (;; lanes -= 8, out += 8, x >>= 8 * lane) {
        uint64_t eight = bit_spread(x, lane);
        if (end - out >= 8)
            __builtin_memcpy(out, &eight, 8);
        else
            __builtin_memcpy(out, &eight, (size_t)(end - out));
        if (lanes <= 8)
            return out + lanes;
    }
}

static inline TENSOR_INLINE uint8_t *tensor_group(const struct game_part *part,
                                                  const uint8_t *at,
                                                  uint8_t *out,
                                                  const uint8_t *end)
{
    unsigned count = part->count;

    if (!part->lane && part->bytes == 1) {
        __builtin_memcpy(out, at, count);
        out += count;
    } else if (part->lane == 1 && part->bytes == 8) {
        for (unsigned lanes = part->lanes; count; count--, at += 8)
            out = tensor_spread(tensor_element(at, 8), 1, lanes, out, end);
    } else if (part->lane) {
        for (; count; count--, at += part->bytes)
            out = tensor_spread(tensor_element(at, part->bytes), part->lane,
                                part->lanes, out, end);
    } else {
        for (; count; count--, at += part->bytes) {
            uint64_t x = tensor_element(at, part->bytes);
            *out++ = (uint8_t)(x < 255 ? x : 255);
        }
    }
    return out;
}

static inline TENSOR_INLINE void tensor_parts(const struct game_part *parts,
                                              int count, const void *seen,
                                              uint8_t *out, const uint8_t *end)
{
    const struct game_head *head = seen;
    unsigned seats = head->seats, me = (unsigned)head->sees;

#pragma GCC unroll 64
    for (int i = 0; i < count; i++) {
        const struct game_part *part = &parts[i];
        for (unsigned g = 0; g < part->groups; g++) {
            unsigned group = g + me;
            const uint8_t *at = (const uint8_t *)seen + part->offset;
            if (g >= seats)
                group = g;
            else if (group >= seats)
                group -= seats;
            if (part->groups > 1)
                at += (size_t)group * part->group_step;
            out = tensor_group(part, at, out, end);
        }
    }
}

#endif

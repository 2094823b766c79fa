/* A state as numbers for programs that learn: a table names the members of the
 * state that matter, and how the bits of each are spread out, one byte per
 * value. What a seat may not know is forgotten first (observe), so by
 * construction an observation depends only on what the seat knows. */
#ifndef ENGINE_TENSOR_H
#define ENGINE_TENSOR_H

#include <stddef.h>

#include "base/bits.h"
#include "engine/game.h"

enum { TENSOR_MAX = 2048 };

#define PART_MEMBER(state, member) (((state *)0)->member)
/* clang-format off */
/* A member of the state. */
#define PART(state, member, bytes, lane, lanes, text)                          \
    { #member, text, offsetof(state, member), 1, 0,                            \
      sizeof PART_MEMBER(state, member) / (bytes), bytes, lane, lanes }
/* An array over the seats. */
#define PART_SEATS(state, member, seats, bytes, lane, lanes, text)             \
    { #member, text, offsetof(state, member), seats,                           \
      sizeof PART_MEMBER(state, member[0]),                                    \
      sizeof PART_MEMBER(state, member[0]) / (bytes), bytes, lane, lanes }
/* A member of the array 'seat' of the state. */
#define PART_SEAT(state, member, seats, bytes, lane, lanes, text)              \
    { #member, text, offsetof(state, seat[0].member), seats,                   \
      sizeof PART_MEMBER(state, seat[0]),                                      \
      sizeof PART_MEMBER(state, seat[0].member) / (bytes), bytes, lane, lanes }

/* A member of a byte that is a seat: written as counted from the seat that
 * looks, like whose turn it is. */
enum { TENSOR_WHO = 255 };
#define PART_WHO(state, member, text)                                          \
    { #member, text, offsetof(state, member), 1, 0, 1, 1, TENSOR_WHO, 1 }
/* clang-format on */

/* Every observation begins with these, a byte each: which seat sees it, whose
 * turn it is counted from there (255: nobody's), the phase, how many seats. */
enum { TENSOR_HEAD = 4 };

/* Bytes of a part, and of a table up to one without a name. */
static inline size_t tensor_part_size(const struct game_part *part)
{
    return (size_t)part->groups * part->count * (part->lane ? part->lanes : 1);
}

/* Bytes of an observation. */
size_t tensor_size(const struct game *game);
/* Writes what an observed state says, tensor_size() bytes; 'seen' has been
 * observed by its seat. */
void tensor_write(const struct game *game, const void *seen, uint8_t *out);

/* The same of a table, part by part, up to one without a name. */
void tensor_plain(const struct game_part *parts, const void *seen,
                  uint8_t *out);

/* The rest is how a game writes its table: where the processor spreads bits at
 * a stroke, unrolled for each number of seats, so that everything about a part
 * is known when it is compiled; else as tensor_plain() does. */
#define TENSOR_INLINE __attribute__((always_inline))
#if defined __AVX2__ && defined __GNUC__ && !defined __clang__
#define TENSOR_UNROLLED  1
#define TENSOR_UNROLL(n) _Pragma(#n)
#else
#define TENSOR_UNROLLED 0
#define TENSOR_UNROLL(n)
#endif

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
    unsigned count = part->count, bytes = part->bytes;

    if (!part->lane && bytes == 1) {
        __builtin_memcpy(out, at, count);
        return out + count;
    }
    TENSOR_UNROLL(GCC unroll 16)
    for (unsigned i = 0; i < count; i++) {
        uint64_t x = tensor_element(at + (size_t)i * bytes, bytes);
        if (part->lane)
            out = tensor_spread(x, part->lane, part->lanes, out, end);
        else
            *out++ = (uint8_t)(x < 255 ? x : 255);
    }
    return out;
}

/* A part that every seat has, own first; seats that are not there are 0. */
static inline TENSOR_INLINE uint8_t *
tensor_seats(const struct game_part *part, unsigned seats,
             const struct game_head *head, uint8_t *out, const uint8_t *end)
{
    unsigned group = (unsigned)head->sees;
    size_t none = tensor_part_size(part) / part->groups *
                  (part->groups - seats);

    TENSOR_UNROLL(GCC unroll 4)
    for (unsigned g = 0; g < seats; g++) {
        out = tensor_group(part,
                           (const uint8_t *)head + part->offset +
                               (size_t)group * part->group_step,
                           out, end);
        group = group + 1 == seats ? 0 : group + 1;
    }
    __builtin_memset(out, 0, none);
    return out + none;
}

static inline TENSOR_INLINE uint8_t *tensor_part(const struct game_part *part,
                                                 unsigned seats,
                                                 const void *seen, uint8_t *out,
                                                 const uint8_t *end)
{
    if (part->lane == TENSOR_WHO) {
        unsigned who = ((const uint8_t *)seen)[part->offset];
        *out = (uint8_t)((who + seats - (unsigned)game_peek(seen)->sees) %
                         seats);
        return out + 1;
    }
    return part->groups > 1
               ? tensor_seats(part, seats, seen, out, end)
               : tensor_group(part, (const uint8_t *)seen + part->offset, out,
                              end);
}

static inline TENSOR_INLINE void tensor_for(const struct game_part *parts,
                                            int count, unsigned seats,
                                            const void *seen, uint8_t *out)
{
    const uint8_t *end = out;

    TENSOR_UNROLL(GCC unroll 64)
    for (int i = 0; i < count; i++)
        end += tensor_part_size(&parts[i]);
    TENSOR_UNROLL(GCC unroll 64)
    for (int i = 0; i < count; i++)
        out = tensor_part(&parts[i], seats, seen, out, end);
}

/* Once for each number of seats that a game can have, up to 'most'. */
static inline TENSOR_INLINE void tensor_parts(const struct game_part *parts,
                                              int count, unsigned most,
                                              const void *seen, uint8_t *out)
{
    unsigned seats = game_peek(seen)->seats;

    if (!TENSOR_UNROLLED)
        tensor_plain(parts, seen, out);
    else if (most == 2 || seats == 2)
        tensor_for(parts, count, 2, seen, out);
    else if (seats == 3)
        tensor_for(parts, count, 3, seen, out);
    else
        tensor_for(parts, count, 4, seen, out);
}

#endif

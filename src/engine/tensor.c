#include "engine/tensor.h"

#include "base/bits.h"

size_t tensor_part_size(const struct game_part *part)
{
    return (size_t)part->groups * part->count * (part->lane ? part->lanes : 1);
}

size_t tensor_size(const struct game *game)
{
    size_t size = TENSOR_HEAD;

    for (const struct game_part *p = game->parts; p && p->name; p++)
        size += tensor_part_size(p);
    return size;
}

static uint64_t element(const uint8_t *at, unsigned bytes)
{
    switch (bytes) {
    case 1: return *at;
    case 2: return *(const uint16_t *)(const void *)at;
    case 4: return *(const uint32_t *)(const void *)at;
    default: return *(const uint64_t *)(const void *)at;
    }
}

/* The lowest 'lanes' lanes of x, a byte each, eight at a time: what is written
 * too much is written over by what follows, and never past 'end'. */
static inline uint8_t *spread(uint64_t x, unsigned lane, unsigned lanes,
                              uint8_t *out, const uint8_t *end)
{
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

static uint8_t *write_group(const struct game_part *part, const uint8_t *at,
                            uint8_t *out, const uint8_t *end)
{
    unsigned count = part->count;

    if (part->lane == 1 && part->bytes == 8) {
        for (unsigned lanes = part->lanes; count; count--, at += 8)
            out = spread(element(at, 8), 1, lanes, out, end);
    } else if (part->lane) {
        for (; count; count--, at += part->bytes)
            out = spread(element(at, part->bytes), part->lane, part->lanes, out,
                         end);
    } else {
        for (; count; count--, at += part->bytes) {
            uint64_t x = element(at, part->bytes);
            *out++ = (uint8_t)(x < 255 ? x : 255);
        }
    }
    return out;
}

void tensor_write(const struct game *game, const void *seen, uint8_t *out,
                  size_t size)
{
    const uint8_t *end = out + size;
    const struct game_head *head = seen;
    unsigned seats = head->seats, me = (unsigned)head->sees;
    int actor = head->actor;

    *out++ = (uint8_t)me;
    *out++ = actor < 0 ? 255
                       : (uint8_t)(((unsigned)actor + seats - me) % seats);
    *out++ = head->phase;
    *out++ = (uint8_t)seats;
    for (const struct game_part *part = game->parts; part && part->name;
         part++) {
        for (unsigned g = 0; g < part->groups; g++) {
            unsigned group = g < seats ? (g + me) % seats : g;
            const uint8_t *at = (const uint8_t *)seen + part->offset;
            if (part->groups > 1)
                at += (size_t)group * part->group_step;
            out = write_group(part, at, out, end);
        }
    }
}

#include "engine/tensor.h"

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

static uint8_t *spread(uint64_t x, const struct game_part *part, uint8_t *out)
{
    if (!part->lane) {
        *out++ = (uint8_t)(x < 255 ? x : 255);
        return out;
    }
    for (unsigned i = 0; i < part->lanes; i++, x >>= part->lane)
        *out++ = (uint8_t)(x & ((1u << part->lane) - 1));
    return out;
}

void tensor_write(const struct game *game, const void *seen, uint8_t *out)
{
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
            for (unsigned k = 0; k < part->count; k++, at += part->bytes)
                out = spread(element(at, part->bytes), part, out);
        }
    }
}

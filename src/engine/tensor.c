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

void tensor_write(const struct game *game, const void *seen, uint8_t *out,
                  size_t size)
{
    const struct game_head *head = seen;
    unsigned seats = head->seats, me = (unsigned)head->sees;
    int actor = head->actor;

    out[0] = (uint8_t)me;
    out[1] = actor < 0 ? 255
                       : (uint8_t)(((unsigned)actor + seats - me) % seats);
    out[2] = head->phase;
    out[3] = (uint8_t)seats;
    if (game->tensor)
        game->tensor(seen, out + TENSOR_HEAD, out + size);
}

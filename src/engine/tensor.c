#include "engine/tensor.h"

static size_t parts_size(const struct game_part *parts)
{
    size_t size = 0;

    for (; parts && parts->name; parts++)
        size += tensor_part_size(parts);
    return size;
}

size_t tensor_size(const struct game *game)
{
    return TENSOR_HEAD + parts_size(game->parts);
}

void tensor_plain(const struct game_part *parts, const void *seen, uint8_t *out)
{
    const uint8_t *end = out + parts_size(parts);

    for (; parts && parts->name; parts++)
        out = tensor_part(parts, game_peek(seen)->seats, seen, out, end);
}

void tensor_write(const struct game *game, const void *seen, uint8_t *out)
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
        game->tensor(seen, out + TENSOR_HEAD);
}

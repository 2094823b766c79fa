/* What programs that learn are shown of a state (engine/tensor.h). */
#include "engine/tensor.h"
#include "games/bronzeage/bronzeage.h"

/* clang-format off */
#define ALL(member, bytes, lane, lanes) \
    PART(struct bronzeage_state, member, bytes, lane, lanes)
#define SEAT(member, bytes, lane, lanes) \
    PART_SEAT(struct bronzeage_state, member, SEATS, bytes, lane, lanes)
#define WHO(member) PART_WHO(struct bronzeage_state, member)
const struct game_part bronzeage_parts[] = {
    SEAT(hand, 8, 1, CARD_COUNT),
    SEAT(raided, 8, 1, CARD_COUNT),
    SEAT(thrown, 8, 1, CARD_COUNT),
    SEAT(basic, 8, 1, CARD_COUNT),
    SEAT(special, 8, 1, CARD_COUNT),
    SEAT(actions, 2, 4, TYPE_COUNT),
    SEAT(held, 1, 0, 1),
    SEAT(territories, 1, 0, 1),
    SEAT(fresh, 1, 0, 1),
    SEAT(threw, 1, 0, 1),
    SEAT(civ, 1, 0, 1),
    ALL(lying, 2, 1, 12),
    ALL(at, 1, 0, 1),
    ALL(from, 1, 0, 1),
    ALL(collapse, 1, 0, 1),
    ALL(size, 1, 0, 1),
    ALL(top, 1, 0, 1),
    ALL(below, 1, 0, 1),
    ALL(pool, 1, 0, 1),
    ALL(since, 1, 0, 1),
    ALL(discards, 1, 0, 1),
    ALL(box, 1, 0, 1),
    ALL(turns, 2, 0, 1),
    ALL(agenda, 8, AGENDA_BITS, 64 / AGENDA_BITS),
    WHO(turn),
    WHO(first),
    { 0 },
};
/* clang-format on */

void bronzeage_tensor(const void *seen, uint8_t *out)
{
    tensor_parts(bronzeage_parts,
                 sizeof bronzeage_parts / sizeof *bronzeage_parts - 1, SEATS,
                 seen, out);
}

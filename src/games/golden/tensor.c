/* What programs that learn are shown of a state (engine/tensor.h). */
#include "engine/tensor.h"
#include "games/golden/golden.h"

/* clang-format off */
#define ALL(member, bytes, lane, lanes) \
    PART(struct golden_state, member, bytes, lane, lanes)
#define SEAT(member, bytes, lane, lanes) \
    PART_SEAT(struct golden_state, member, GAME_SEATS_MAX, bytes, lane, lanes)
#define WHO(member) PART_WHO(struct golden_state, member)
const struct game_part golden_parts[] = {
    SEAT(city, 8, 1, SQUARES),
    SEAT(second, 8, 1, SQUARES),
    SEAT(tech, 4, 1, TECH_COUNT),
    SEAT(gold, 2, 0, 1),
    SEAT(wonders, 2, 1, WONDER_COUNT),
    SEAT(judged, 2, 0, 1),
    SEAT(artists, 2, 0, 1),
    SEAT(agora, 1, 0, 1),
    SEAT(built, 1, 0, 1),
    SEAT(granted, 1, 0, 1),
    SEAT(discovery, 1, 0, 1),
    SEAT(capital, 1, 0, 1),
    SEAT(reserve, 1, 0, 1),
    SEAT(civ, 1, 0, 1),
    SEAT(dealt, 1, 0, 1),
    SEAT(future, 1, 0, 1),
    SEAT(colonist, 1, 0, 1),
    SEAT(building, 1, 0, 1),
    SEAT(attacks, 1, 0, 1),
    SEAT(glory, 1, 0, 1),
    SEAT(golden, 1, 0, 1),
    ALL(land, 8, 1, SQUARES),
    ALL(edge, 8, 1, SQUARES),
    ALL(symbol, 8, 1, SQUARES),
    ALL(twice, 8, 1, SQUARES),
    ALL(civ_unseen, 4, 1, CIV_COUNT),
    ALL(tile_unseen, 2, 1, 16),
    ALL(judgements, 2, 1, JUDGEMENT_COUNT),
    ALL(wonder_used, 2, 1, WONDER_COUNT),
    ALL(chosen, 1, 0, 1),
    ALL(wonder_points, 1, 0, 1),
    ALL(offer, 1, 0, 1),
    ALL(era, 1, 0, 1),
    ALL(stage, 1, 0, 1),
    ALL(tile, 1, 0, 1),
    ALL(worker, 1, 0, 1),
    ALL(at, 1, 0, 1),
    ALL(card, 1, 0, 1),
    ALL(off, 1, 0, 1),
    ALL(drawn, 1, 0, 1),
    ALL(due, 1, 0, 1),
    ALL(left, 1, 0, 1),
    WHO(turn),
    WHO(first),
    { 0 },
};
/* clang-format on */

void golden_tensor(const void *seen, uint8_t *out)
{
    tensor_parts(golden_parts, sizeof golden_parts / sizeof *golden_parts - 1,
                 GAME_SEATS_MAX, seen, out);
}

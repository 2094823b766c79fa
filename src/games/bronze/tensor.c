/* What programs that learn are shown of a state (engine/tensor.h). */
#include "engine/tensor.h"
#include "games/bronze/bronze.h"

/* clang-format off */
#define ALL(member, bytes, lane, lanes) \
    PART(struct bronze_state, member, bytes, lane, lanes)
#define SEATS(member, bytes, lane, lanes) \
    PART_SEATS(struct bronze_state, member, SEATS_MAX, bytes, lane, lanes)
#define WHO(member) PART_WHO(struct bronze_state, member)
const struct game_part bronze_parts[] = {
    SEATS(own, 8, 1, 4 * PLACES_MAX),
    SEATS(column, 8, 3, 12),
    SEATS(depth, 1, 0, 1),
    SEATS(columns, 1, 0, 1),
    SEATS(cards, 8, 8, CARD_COUNT),
    SEATS(cities, 8, 1, CITY_COUNT),
    SEATS(reached, 1, 0, 1),
    SEATS(markers, 1, 0, 1),
    SEATS(route, 1, 0, 1),
    ALL(land, 1, 0, 1),
    ALL(left, 1, 0, 1),
    ALL(province, 1, 0, 1),
    ALL(holder, 1, 0, 1),
    ALL(count, 1, 0, 1),
    ALL(pile, 8, 8, 7),
    ALL(city_deck, 8, 1, CITY_COUNT),
    ALL(unseen, 8, 8, CARD_COUNT),
    ALL(woken, 8, 8, CARD_COUNT),
    ALL(route_free, 1, 0, 1),
    ALL(stack, 1, 0, 1),
    ALL(top, 1, 0, 1),
    ALL(open, 1, 0, 1),
    ALL(places, 1, 0, 1),
    ALL(round, 1, 0, 1),
    ALL(ending, 1, 0, 1),
    ALL(played, 1, 0, 1),
    ALL(draw_due, 1, 0, 1),
    ALL(city_due, 1, 0, 1),
    WHO(turn),
    WHO(first),
    { 0 },
};
/* clang-format on */

void bronze_tensor(const void *seen, uint8_t *out)
{
    tensor_parts(bronze_parts, sizeof bronze_parts / sizeof *bronze_parts - 1,
                 SEATS_MAX, seen, out);
}

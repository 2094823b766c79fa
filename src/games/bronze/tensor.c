/* What programs that learn see of a state (engine/tensor.h). */
#include "engine/tensor.h"
#include "games/bronze/bronze.h"

/* clang-format off */
#define ALL(member, bytes, lane, lanes, text) \
    PART(struct bronze_state, member, bytes, lane, lanes, text)
#define SEATS(member, bytes, lane, lanes, text) \
    PART_SEATS(struct bronze_state, member, SEATS_MAX, bytes, lane, lanes, text)
#define WHO(member, text) PART_WHO(struct bronze_state, member, text)
const struct game_part bronze_parts[] = {
    SEATS(own, 8, 1, 4 * PLACES_MAX,
        "its settlements: for each terrain and place four spots (the last is "
        "unused)"),
    SEATS(column, 8, 3, 12,
        "its columns: for each of four the technologies of the first 12 "
        "cards, from the top; `depth` says how many there are"),
    SEATS(depth, 1, 0, 1,
        "cards in each of its four columns"),
    SEATS(columns, 1, 0, 1,
        "columns it has begun"),
    SEATS(cards, 8, 8, CARD_COUNT,
        "its cards of each technology"),
    SEATS(cities, 8, 1, CITY_COUNT,
        "1 for each city it has"),
    SEATS(reached, 1, 0, 1,
        "the furthest place it has reached, from 1; 0: none"),
    SEATS(markers, 1, 0, 1,
        "markers it has not placed"),
    SEATS(route, 1, 0, 1,
        "for each length of trade route the terrains whose token it holds, a "
        "bit a terrain"),
    ALL(land, 1, 0, 1,
        "the land at each place, from 1; 0: face down"),
    ALL(left, 1, 0, 1,
        "free spots at each place"),
    ALL(province, 1, 0, 1,
        "which province token lies at each place"),
    ALL(holder, 1, 0, 1,
        "who holds the province of each place: a seat counted from A; 4: "
        "nobody yet; 5: nobody any more"),
    ALL(count, 1, 0, 1,
        "for each place the settlements of A to D"),
    ALL(pile, 8, 8, 7,
        "the cities below each tile, a bit a city in seven bytes"),
    ALL(city_deck, 8, 1, CITY_COUNT,
        "1 for each city that has not been drawn"),
    ALL(unseen, 8, 8, CARD_COUNT,
        "cards of each technology in the stacks that nobody has seen"),
    ALL(woken, 8, 8, CARD_COUNT,
        "cards of each technology that are woken and unused"),
    ALL(route_free, 1, 0, 1,
        "for each length the terrains whose token nobody holds, a bit a "
        "terrain"),
    ALL(stack, 1, 0, 1,
        "cards in each of four stacks, and the reserve"),
    ALL(top, 1, 0, 1,
        "the technology on top of each stack, if it is turned up"),
    ALL(open, 1, 0, 1,
        "tiles turned up so far"),
    ALL(places, 1, 0, 1,
        "tiles of this game"),
    ALL(round, 1, 0, 1,
        "the round, from 0"),
    ALL(ending, 1, 0, 1,
        "why the game is ending, a bit each: stacks, markers, the last tile"),
    ALL(played, 1, 0, 1,
        "the column of this turn's card"),
    ALL(draw_due, 1, 0, 1,
        "cities still to be drawn"),
    ALL(city_due, 1, 0, 1,
        "the place where a city is to be taken, from 0; 0: none"),
    WHO(turn,
        "whose turn it is"),
    WHO(first,
        "the first player"),
    { 0 },
};
/* clang-format on */

void bronze_tensor(const void *seen, uint8_t *out)
{
    tensor_parts(bronze_parts, sizeof bronze_parts / sizeof *bronze_parts - 1,
                 SEATS_MAX, seen, out);
}

/* What programs that learn see of a state (engine/tensor.h). */
#include "engine/tensor.h"
#include "games/golden/golden.h"

/* clang-format off */
#define ALL(member, bytes, lane, lanes, text) \
    PART(struct golden_state, member, bytes, lane, lanes, text)
#define SEAT(member, bytes, lane, lanes, text) \
    PART_SEAT(struct golden_state, member, GAME_SEATS_MAX, bytes, lane, lanes, text)
#define WHO(member, text) PART_WHO(struct golden_state, member, text)
const struct game_part golden_parts[] = {
    SEAT(city, 8, 1, SQUARES,
        "1 for each square with a city of it"),
    SEAT(second, 8, 1, SQUARES,
        "of these, those with two cubes"),
    SEAT(tech, 4, 1, TECH_COUNT,
        "1 for each technology it has developed"),
    SEAT(gold, 2, 0, 1,
        "its gold; 255: that much or more"),
    SEAT(wonders, 2, 1, WONDER_COUNT,
        "1 for each wonder it has built"),
    SEAT(judged, 2, 0, 1,
        "points of the judgement of each era"),
    SEAT(artists, 2, 0, 1,
        "points of artists"),
    SEAT(agora, 1, 0, 1,
        "points of Computer Science"),
    SEAT(built, 1, 0, 1,
        "points of buildings"),
    SEAT(granted, 1, 0, 1,
        "points of civilizations"),
    SEAT(discovery, 1, 0, 1,
        "points at once of the technologies of each row"),
    SEAT(capital, 1, 0, 1,
        "the square of its capital; 63: none"),
    SEAT(reserve, 1, 0, 1,
        "cubes in its reserve"),
    SEAT(civ, 1, 0, 1,
        "its civilization; 255: none, 254: hidden"),
    SEAT(dealt, 1, 0, 1,
        "the civilization dealt in each era; 255: not yet, 254: hidden"),
    SEAT(future, 1, 0, 1,
        "its future technology; 255: none, 254: hidden"),
    SEAT(colonist, 1, 0, 1,
        "where each of its colonists is: a square, 60: the agora, 63: nowhere "
        "yet; and 64 more if it stands"),
    SEAT(building, 1, 0, 1,
        "the building in each space, and 128 more if it has been used in this "
        "era; 255: none"),
    SEAT(attacks, 1, 0, 1,
        "attacks it has made"),
    SEAT(glory, 1, 0, 1,
        "its glory tiles of the values 2 to 6, as far as they are known"),
    SEAT(golden, 1, 0, 1,
        "1 in a golden age"),
    ALL(land, 8, 1, SQUARES,
        "1 for each square under a continent tile"),
    ALL(edge, 8, 1, SQUARES,
        "for north, east, south and west 1 for each square where land reaches "
        "that side"),
    ALL(symbol, 8, 1, SQUARES,
        "for game, wheat, rock and gem 1 for each square with that symbol, "
        "also under capitals"),
    ALL(twice, 8, 1, SQUARES,
        "1 for each square whose symbol counts two"),
    ALL(civ_unseen, 4, 1, CIV_COUNT,
        "1 for each civilization that has not been seen"),
    ALL(tile_unseen, 2, 1, 16,
        "1 for each continent tile that has not been seen, without the start "
        "tile"),
    ALL(judgements, 2, 1, JUDGEMENT_COUNT,
        "1 for each judgement shown at the start"),
    ALL(wonder_used, 2, 1, WONDER_COUNT,
        "1 for each wonder activated in this era"),
    ALL(chosen, 1, 0, 1,
        "the judgement of each era; 255: not yet"),
    ALL(wonder_points, 1, 0, 1,
        "points each wonder has brought"),
    ALL(offer, 1, 0, 1,
        "buildings of each kind of this era on offer"),
    ALL(era, 1, 0, 1,
        "the era, from 0"),
    ALL(stage, 1, 0, 1,
        "0: set-up, 1: civilizations, 2: the map, 3: turns, 4: era IV after "
        "the first golden age, 5: over"),
    ALL(tile, 1, 0, 1,
        "the tile that was drawn or placed last; 255: none"),
    ALL(worker, 1, 0, 1,
        "the colonist in action; 255: none"),
    ALL(at, 1, 0, 1,
        "the square where it acts"),
    ALL(card, 1, 0, 1,
        "the building being erected; 255: none"),
    ALL(off, 1, 0, 1,
        "discount of the technology bought through a card"),
    ALL(drawn, 1, 0, 1,
        "glory tiles to choose from, 0 for a 2; 255: none, 254: hidden"),
    ALL(due, 1, 0, 1,
        "decisions that are pending, as phases; the last one is next"),
    ALL(left, 1, 0, 1,
        "seats still to come in this stage; turns at the end of era IV"),
    WHO(turn,
        "whose turn it is"),
    WHO(first,
        "the first player"),
    { 0 },
};
/* clang-format on */

void golden_tensor(const void *seen, uint8_t *out)
{
    tensor_parts(golden_parts, sizeof golden_parts / sizeof *golden_parts - 1,
                 GAME_SEATS_MAX, seen, out);
}

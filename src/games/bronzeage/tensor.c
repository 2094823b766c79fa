/* What programs that learn see of a state (engine/tensor.h). */
#include "engine/tensor.h"
#include "games/bronzeage/bronzeage.h"

/* clang-format off */
#define ALL(member, bytes, lane, lanes, text) \
    PART(struct bronzeage_state, member, bytes, lane, lanes, text)
#define SEAT(member, bytes, lane, lanes, text) \
    PART_SEAT(struct bronzeage_state, member, SEATS, bytes, lane, lanes, text)
#define WHO(member, text) PART_WHO(struct bronzeage_state, member, text)
const struct game_part bronzeage_parts[] = {
    SEAT(hand, 8, 1, CARD_COUNT,
        "1 for each card known to be in its hand"),
    SEAT(raided, 8, 1, CARD_COUNT,
        "of these, those that both players know through a Raid"),
    SEAT(thrown, 8, 1, CARD_COUNT,
        "what it discarded at The Collapse and has not seen since"),
    SEAT(basic, 8, 1, CARD_COUNT,
        "cards under its Basic Civilization"),
    SEAT(special, 8, 1, CARD_COUNT,
        "cards under its Specialized Civilization"),
    SEAT(actions, 2, 4, TYPE_COUNT,
        "Actions in its hand: for each type 0, 1 or, for two, 3"),
    SEAT(held, 1, 0, 1,
        "cards in its hand by type, and all of them"),
    SEAT(territories, 1, 0, 1,
        "its Territories by type"),
    SEAT(fresh, 1, 0, 1,
        "most cards in its hand that can have been drawn since The Collapse, "
        "by type"),
    SEAT(threw, 1, 0, 1,
        "cards it discarded at The Collapse, by type"),
    SEAT(civ, 1, 0, 1,
        "its Specialized Civilization; one more than the last: none"),
    ALL(lying, 2, 1, 12,
        "Actions at the decks: for the first and the second copy of each "
        "type, the three decks and an unused place"),
    ALL(at, 1, 0, 1,
        "the deck of the turn's Action"),
    ALL(from, 1, 0, 1,
        "the deck of the draw or the new top that is due"),
    ALL(collapse, 1, 0, 1,
        "0: ahead, 1: now, 2: done"),
    ALL(size, 1, 0, 1,
        "cards in each deck"),
    ALL(top, 1, 0, 1,
        "the type on top of each deck; 3: no card, or it is due"),
    ALL(below, 1, 0, 1,
        "cards in the decks and not on top, by type"),
    ALL(pool, 1, 0, 1,
        "face-down cards that may yet be drawn, by type"),
    ALL(since, 1, 0, 1,
        "cards drawn since The Collapse, by type"),
    ALL(discards, 1, 0, 1,
        "discarded and not yet in the new decks, by type"),
    ALL(box, 1, 0, 1,
        "left over by the new decks, by type"),
    ALL(turns, 2, 0, 1,
        "turns ended so far; 255: that many or more"),
    ALL(agenda, 8, AGENDA_BITS, 64 / AGENDA_BITS,
        "what is due after the phase, up to 12 phases, the next one first; 24: "
        "the turn ends, 25: new decks, 0: nothing"),
    WHO(turn,
        "whose turn it is"),
    WHO(first,
        "the first player"),
    { 0 },
};
/* clang-format on */

void bronzeage_tensor(const void *seen, uint8_t *out)
{
    tensor_parts(bronzeage_parts,
                 sizeof bronzeage_parts / sizeof *bronzeage_parts - 1, SEATS,
                 seen, out);
}

/* Actions as numbers from 0, for programs that learn: the decisions of a game
 * and, separately, the outcomes of chance, each in the order of the actions
 * themselves. The numbers depend only on the table of kinds, so no build
 * changes them within a version of the rules. Conversion in either direction
 * takes the same time for every action. */
#ifndef ENGINE_NUMBERS_H
#define ENGINE_NUMBERS_H

#include "base/bits.h"
#include "engine/game.h"

enum { NUMBERS_KINDS_MAX = 48, NUMBERS_MAX = 4096 };

struct numbers {
    uint16_t count[2]; /* decisions; outcomes of chance */
    struct {
        uint64_t open; /* values of a group's bits that can be played */
        uint16_t base;
        uint8_t operands;
        struct {
            uint8_t shift;
            uint16_t mask, stride;
        } operand[GAME_OPERANDS_MAX];
    } kind[NUMBERS_KINDS_MAX];
    game_action action[2][NUMBERS_MAX]; /* by number */
};

/* False where a game has more of them than there is room for. */
bool numbers_init(struct numbers *n, const struct game *game);

/* The number of an action that can be played. */
static inline unsigned numbers_of(const struct numbers *n, game_action x)
{
    unsigned kind = action_kind(x), number = n->kind[kind].base;

    for (unsigned i = 0; i < n->kind[kind].operands; i++)
        number += (x >> n->kind[kind].operand[i].shift &
                   n->kind[kind].operand[i].mask) *
                  n->kind[kind].operand[i].stride;
    return number;
}

/* Sets the bits of a group's numbers. */
static inline void numbers_set(const struct numbers *n, struct game_group g,
                               uint64_t *bits)
{
    unsigned first = numbers_of(n, g.base), at = first % 64;
    uint64_t set = bit_gather(g.set, n->kind[action_kind(g.base)].open);
    uint64_t over = set >> 1 >> (63 - at);

    bits[first / 64] |= set << at;
    if (over)
        bits[first / 64 + 1] |= over;
}

#endif

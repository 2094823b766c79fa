/* Actions as numbers from 0, for programs that learn: the decisions of a game,
 * and apart from them the outcomes of chance, each in the order of its table of
 * kinds. The numbers follow from that table alone, so no build changes them
 * within a version of the rules. Both ways take the same time for every
 * action. */
#ifndef ENGINE_NUMBERS_H
#define ENGINE_NUMBERS_H

#include "engine/game.h"

enum {
    NUMBERS_KINDS_MAX = 48,
    NUMBERS_MAX = 4096,
    NUMBERS_DIRECT = 1 << 15, /* room for numbers by the bits of an action */
};

struct numbers {
    uint16_t count[2]; /* decisions; outcomes of chance */
    struct {
        uint16_t base;
        uint8_t operands;
        game_action low; /* bits of an action that count as they are */
        uint16_t direct; /* where its numbers are; none without bits */
        uint16_t bits;
        struct {
            uint8_t shift;
            uint16_t mask, stride;
        } operand[GAME_OPERANDS_MAX];
    } kind[NUMBERS_KINDS_MAX];
    game_action action[2][NUMBERS_MAX]; /* by number */
    uint16_t direct[NUMBERS_DIRECT];
};

/* False where a game has more of them than there is room for. */
bool numbers_init(struct numbers *n, const struct game *game);

/* The number of an action that can be played. */
static inline unsigned numbers_of(const struct numbers *n, game_action x)
{
    unsigned kind = action_kind(x), number = n->kind[kind].base;

    if (n->kind[kind].bits)
        return n->direct[n->kind[kind].direct + (x & n->kind[kind].bits)];
    for (unsigned i = 0; i < n->kind[kind].operands; i++)
        number += (x >> n->kind[kind].operand[i].shift &
                   n->kind[kind].operand[i].mask) *
                  n->kind[kind].operand[i].stride;
    return number;
}

/* The same where the number of another action is known: in a list the next one
 * mostly differs in its last operand alone. */
static inline unsigned numbers_next(const struct numbers *n, game_action x,
                                    game_action known, unsigned number)
{
    return (x ^ known) & ~n->kind[action_kind(known)].low ? numbers_of(n, x)
                                                          : number + x - known;
}

#endif

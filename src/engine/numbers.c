#include "engine/numbers.h"

static unsigned playable(const struct game_operand *o)
{
    return o->count - o->hidden;
}

/* Lays out one kind from its base on; how many actions it has. */
static unsigned lay_out(struct numbers *n, const struct game *game, unsigned k)
{
    const struct game_kind *kind = &game->kinds[k];
    unsigned size = 1;

    for (int i = GAME_OPERANDS_MAX - 1; i >= 0; i--) {
        const struct game_operand *o = &kind->operand[i];
        if (!o->count)
            continue;
        unsigned at = n->kind[k].operands++;
        if (size == 1 && !o->shift)
            n->kind[k].low = (1u << o->bits) - 1;
        n->kind[k].operand[at].shift = o->shift;
        n->kind[k].operand[at].mask = (uint16_t)((1u << o->bits) - 1);
        n->kind[k].operand[at].stride = (uint16_t)size;
        size *= playable(o);
        if (size > NUMBERS_MAX)
            break;
    }
    return size;
}

/* The action of a kind that is so far behind its base. */
static game_action unpack(const struct game_kind *kind, unsigned k,
                          unsigned left)
{
    game_action x = action_pack(k, 0);

    for (int i = GAME_OPERANDS_MAX - 1; i >= 0; i--) {
        const struct game_operand *o = &kind->operand[i];
        if (!o->count)
            continue;
        x |= (game_action)(left % playable(o)) << o->shift;
        left /= playable(o);
    }
    return x;
}

/* Writes the numbers of a kind by its bits, if there is room; how many places
 * that took. */
static unsigned lay_direct(struct numbers *n, unsigned k, bool chance,
                           unsigned size, unsigned used)
{
    unsigned bits = 0, base = n->kind[k].base;

    for (unsigned i = 0; i < n->kind[k].operands; i++)
        bits |= (unsigned)n->kind[k].operand[i].mask
                << n->kind[k].operand[i].shift;
    while (bits & (bits + 1))
        bits |= bits >> 1;
    if (!bits || used + bits >= NUMBERS_DIRECT)
        return 0;
    for (unsigned i = 0; i < size; i++)
        n->direct[used + (n->action[chance][base + i] & bits)] =
            (uint16_t)(base + i);
    n->kind[k].direct = (uint16_t)used;
    n->kind[k].bits = (uint16_t)bits;
    return bits + 1;
}

bool numbers_init(struct numbers *n, const struct game *game)
{
    unsigned used = 0;

    *n = (struct numbers){ 0 };
    if (game->kind_count > NUMBERS_KINDS_MAX)
        return false;
    for (unsigned k = 0; k < game->kind_count; k++) {
        const struct game_kind *kind = &game->kinds[k];
        unsigned which = kind->chance, base = n->count[which];
        unsigned size = lay_out(n, game, k);
        if (base + size > NUMBERS_MAX)
            return false;
        n->kind[k].base = (uint16_t)base;
        n->count[which] = (uint16_t)(base + size);
        for (unsigned i = 0; i < size; i++)
            n->action[which][base + i] = unpack(kind, k, i);
        used += lay_direct(n, k, which, size, used);
    }
    return true;
}

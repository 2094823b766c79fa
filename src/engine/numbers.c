#include "engine/numbers.h"

static unsigned playable(const struct game_operand *o)
{
    return o->count - o->hidden;
}

/* The operands of a kind, the one of the lowest bits first; how many. */
static unsigned by_bits(const struct game_kind *kind,
                        const struct game_operand *out[GAME_OPERANDS_MAX])
{
    unsigned n = 0;

    for (unsigned i = 0; i < GAME_OPERANDS_MAX; i++) {
        const struct game_operand *o = &kind->operand[i];
        unsigned at = n;
        if (!o->count)
            continue;
        for (; at && out[at - 1]->shift > o->shift; at--)
            out[at] = out[at - 1];
        out[at] = o;
        n++;
    }
    return n;
}

/* Lays out one kind from its base on; how many actions it has. */
static unsigned lay_out(struct numbers *n, const struct game *game, unsigned k)
{
    const struct game_operand *list[GAME_OPERANDS_MAX];
    unsigned size = 1, count = by_bits(&game->kinds[k], list);

    n->kind[k].operands = (uint8_t)count;
    for (unsigned i = 0; i < count && size <= NUMBERS_MAX; i++) {
        n->kind[k].operand[i].shift = list[i]->shift;
        n->kind[k].operand[i].mask = (uint16_t)((1u << list[i]->bits) - 1);
        n->kind[k].operand[i].stride = (uint16_t)size;
        size *= playable(list[i]);
    }
    return size;
}

/* The action of a kind that is so far behind its base. */
static game_action unpack(const struct game_kind *kind, unsigned k,
                          unsigned left)
{
    const struct game_operand *list[GAME_OPERANDS_MAX];
    unsigned count = by_bits(kind, list);
    game_action x = action_pack(k, 0);

    for (unsigned i = 0; i < count; i++) {
        x |= (game_action)(left % playable(list[i])) << list[i]->shift;
        left /= playable(list[i]);
    }
    return x;
}

bool numbers_init(struct numbers *n, const struct game *game)
{
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
        for (unsigned i = 0; i < size; i++) {
            game_action x = unpack(kind, k, i);
            n->action[which][base + i] = x;
            n->kind[k].open |= 1ull << (x & ((1u << GAME_GROUP_BITS) - 1));
        }
    }
    return true;
}

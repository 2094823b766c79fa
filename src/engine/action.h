/* One step of play, chance included: a kind in the top 8 bits and 24 bits of
 * operands below it, usually three of 8 bits. Ascending order of actions is
 * ascending order of these numbers. The numbers are private to one version;
 * records and JSON carry the words. */
#ifndef ENGINE_ACTION_H
#define ENGINE_ACTION_H

#include <stdint.h>

typedef uint32_t game_action;

static inline game_action action_make(unsigned kind, unsigned a, unsigned b,
                                      unsigned c)
{
    return kind << 24 | a << 16 | b << 8 | c;
}

/* The same with the operand bits already packed. */
static inline game_action action_pack(unsigned kind, unsigned bits)
{
    return kind << 24 | bits;
}

static inline unsigned action_kind(game_action x)
{
    return x >> 24;
}

static inline unsigned action_a(game_action x)
{
    return x >> 16 & 255;
}

static inline unsigned action_b(game_action x)
{
    return x >> 8 & 255;
}

static inline unsigned action_c(game_action x)
{
    return x & 255;
}

/* 'bits' operand bits from 'shift' on. */
static inline unsigned action_bits(game_action x, unsigned shift, unsigned bits)
{
    return x >> shift & ((1u << bits) - 1);
}

#endif

/* The one random generator: xoshiro128++, four words, the same everywhere.
 * Seeds go through splitmix64. docs/notation.md has test vectors. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
    uint32_t s[4];
};

/* One step of splitmix64. */
static inline uint64_t rng_mix(uint64_t *x)
{
    uint64_t z = *x += 0x9e3779b97f4a7c15ull;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

static inline void rng_seed(struct rng *r, uint64_t seed)
{
    uint64_t a = rng_mix(&seed), b = rng_mix(&seed);

    r->s[0] = (uint32_t)a;
    r->s[1] = (uint32_t)(a >> 32);
    r->s[2] = (uint32_t)b;
    r->s[3] = (uint32_t)(b >> 32) | 1u; /* never all zero */
}

/* The generator of the chance action at a ply of a seeded game, after so many
 * steps taken back beyond the information frontier. */
static inline void rng_at(struct rng *r, uint64_t seed, uint32_t ply,
                          uint32_t back)
{
    uint64_t x = seed;

    x = rng_mix(&x) ^ ply;
    x = rng_mix(&x) ^ back;
    rng_seed(r, rng_mix(&x));
}

static inline uint32_t rng_next(struct rng *r)
{
    uint32_t *s = r->s;
    uint32_t a = s[0] + s[3];
    uint32_t out = ((a << 7) | (a >> 25)) + s[0], t = s[1] << 9;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = (s[3] << 11) | (s[3] >> 21);
    return out;
}

/* 0 to n - 1; n is at least 1. The bias is below n / 2^32. */
static inline uint32_t rng_below(struct rng *r, uint32_t n)
{
    return (uint32_t)(((uint64_t)rng_next(r) * n) >> 32);
}

#endif

/* Bit sets in plain integers: the lowest member, how many, the n-th. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>
#if defined __BMI2__ || defined __AVX2__
#include <immintrin.h>
#endif

/* The lowest set bit's index; m is not 0. */
static inline unsigned bit_lowest(uint64_t m)
{
    return (unsigned)__builtin_ctzll(m);
}

/* The highest set bit's index; m is not 0. */
static inline unsigned bit_highest(uint64_t m)
{
    return 63u - (unsigned)__builtin_clzll(m);
}

static inline unsigned bit_count(uint64_t m)
{
    return (unsigned)__builtin_popcountll(m);
}

/* The index of the n-th set bit, from 0; m has more than n bits. */
static inline unsigned bit_nth(uint64_t m, unsigned n)
{
#ifdef __BMI2__
    return bit_lowest(_pdep_u64(1ull << n, m));
#else
    unsigned at = 0;

    for (unsigned half = 32; half; half >>= 1) {
        unsigned low = bit_count(m >> at & ((1ull << half) - 1));
        unsigned past = n >= low ? ~0u : 0;

        n -= low & past;
        at += half & past;
    }
    return at;
#endif
}

/* The bits of x at the members of m, moved together to the low end. */
static inline uint64_t bit_gather(uint64_t x, uint64_t m)
{
#ifdef __BMI2__
    return _pext_u64(x, m);
#else
    uint64_t out = 0;

    for (x &= m; x; x &= x - 1)
        out |= 1ull << bit_count(m & ((x & -x) - 1));
    return out;
#endif
}

/* The lowest 8 lanes of 'bits' bits (1 to 8) as the bytes of a word. */
static inline uint64_t bit_spread(uint64_t x, unsigned bits)
{
    uint64_t mask = 0x0101010101010101ull * ((1u << bits) - 1);

    if (bits == 8)
        return x;
#ifdef __BMI2__
    return _pdep_u64(x, mask);
#else
    uint64_t out = 0;

    if (bits == 1)
        return (((x & 255) * 0x0101010101010101ull & 0x8040201008040201ull) +
                0x7f7f7f7f7f7f7f7full) >>
                   7 &
               mask;
    for (unsigned i = 0; i < 8; i++)
        out |= (x >> bits * i & ((1u << bits) - 1)) << 8 * i;
    return out;
#endif
}

/* The bits of x as BIT_WIDE bytes of 0 and 1; BIT_WIDE is 0 where that is not
 * done at a stroke. */
#if defined __AVX512BW__
enum { BIT_WIDE = 64 };
static inline void bit_spread_wide(uint64_t x, uint8_t *out)
{
    _mm512_storeu_si512(out, _mm512_maskz_set1_epi8(x, 1));
}
#elif defined __AVX2__
enum { BIT_WIDE = 32 };
static inline void bit_spread_wide(uint64_t x, uint8_t *out)
{
    const __m256i byte = _mm256_setr_epi64x(
        0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
    const __m256i bit = _mm256_set1_epi64x((int64_t)0x8040201008040201ull);
    __m256i all = _mm256_shuffle_epi8(_mm256_set1_epi32((int)x), byte);

    all = _mm256_cmpeq_epi8(_mm256_and_si256(all, bit), bit);
    _mm256_storeu_si256((__m256i *)(void *)out,
                        _mm256_and_si256(all, _mm256_set1_epi8(1)));
}
#else
enum { BIT_WIDE = 0 };
static inline void bit_spread_wide(uint64_t x, uint8_t *out)
{
    (void)x, (void)out;
}
#endif

/* The whole part of a square root. */
static inline uint32_t bit_root(uint64_t x)
{
    uint64_t r = 0;

    for (uint64_t b = x ? 1ull << bit_highest(x) / 2 : 0; b; b >>= 1)
        if ((r + b) * (r + b) <= x)
            r += b;
    return (uint32_t)r;
}

#endif

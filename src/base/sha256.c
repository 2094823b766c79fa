/* SHA-256 as FIPS 180-4 describes it, word by word, and HMAC on it. */
#include "base/sha256.h"

#include "base/mem.h"

/* The first 32 bits of the fractional parts of the cube roots of the first 64
 * primes. */
static const uint32_t rounds[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t turn(uint32_t x, int n)
{
    return x >> n | x << (32 - n);
}

/* The sixteen words of a block, spread to sixty-four. */
static void spread(const uint8_t *block, uint32_t w[64])
{
    for (int i = 0; i < 16; i++, block += 4)
        w[i] = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 |
               (uint32_t)block[2] << 8 | block[3];
    for (int i = 16; i < 64; i++) {
        uint32_t a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + w[i - 7] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) +
               (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
    }
}

static void compress(struct sha256 *h, const uint8_t *block)
{
    uint32_t w[64], v[8];

    spread(block, w);
    mem_copy(v, h->state, sizeof v);
    for (int i = 0; i < 64; i++) {
        uint32_t a = v[0], e = v[4];
        uint32_t one = v[7] + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
                       ((e & v[5]) ^ (~e & v[6])) + rounds[i] + w[i];
        uint32_t two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) +
                       ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
        mem_move(v + 1, v, 7 * sizeof *v);
        v[4] += one;
        v[0] = one + two;
    }
    for (int i = 0; i < 8; i++)
        h->state[i] += v[i];
}

void sha256_init(struct sha256 *h)
{
    /* Of the square roots of the first eight primes. */
    *h = (struct sha256){ .state = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372,
                                     0xa54ff53a, 0x510e527f, 0x9b05688c,
                                     0x1f83d9ab, 0x5be0cd19 } };
}

void sha256_add(struct sha256 *h, const void *bytes, size_t n)
{
    const uint8_t *b = bytes;

    for (size_t i = 0; i < n; i++) {
        h->block[h->length++ % SHA256_BLOCK] = b[i];
        if (h->length % SHA256_BLOCK == 0)
            compress(h, h->block);
    }
}

void sha256_end(struct sha256 *h, uint8_t out[SHA256_SIZE])
{
    uint64_t bits = h->length * 8;
    uint8_t length[8];

    sha256_add(h, "\x80", 1);
    while (h->length % SHA256_BLOCK != SHA256_BLOCK - sizeof length)
        sha256_add(h, "", 1);
    for (int i = 0; i < 8; i++)
        length[i] = (uint8_t)(bits >> (56 - 8 * i));
    sha256_add(h, length, sizeof length);
    for (int i = 0; i < SHA256_SIZE; i++)
        out[i] = (uint8_t)(h->state[i / 4] >> (24 - i % 4 * 8));
}

void hmac_init(struct hmac *h, const void *key, size_t n)
{
    uint8_t block[SHA256_BLOCK] = { 0 };

    if (n > SHA256_BLOCK) {
        struct sha256 whole;
        sha256_init(&whole);
        sha256_add(&whole, key, n);
        sha256_end(&whole, block);
    } else {
        mem_copy(block, key, n);
    }
    for (int i = 0; i < SHA256_BLOCK; i++)
        block[i] ^= 0x36;
    sha256_init(&h->inner);
    sha256_add(&h->inner, block, sizeof block);
    for (int i = 0; i < SHA256_BLOCK; i++)
        block[i] ^= 0x36 ^ 0x5c;
    sha256_init(&h->outer);
    sha256_add(&h->outer, block, sizeof block);
}

void hmac_add(struct hmac *h, const void *bytes, size_t n)
{
    sha256_add(&h->inner, bytes, n);
}

void hmac_end(struct hmac *h, uint8_t out[SHA256_SIZE])
{
    uint8_t inner[SHA256_SIZE];

    sha256_end(&h->inner, inner);
    sha256_add(&h->outer, inner, sizeof inner);
    sha256_end(&h->outer, out);
}

/* SHA-256 (FIPS 180-4) and HMAC (RFC 2104), for the sealed deal and for tokens.
 * They are written here because the library is freestanding, and a browser on a
 * plain local network has no WebCrypto. */
#ifndef BASE_SHA256_H
#define BASE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_SIZE = 32, SHA256_BLOCK = 64 };

struct sha256 {
    uint32_t state[8];
    uint64_t length; /* bytes so far */
    uint8_t block[SHA256_BLOCK];
};

void sha256_init(struct sha256 *h);
void sha256_add(struct sha256 *h, const void *bytes, size_t n);
void sha256_end(struct sha256 *h, uint8_t out[SHA256_SIZE]);

/* A keyed hash; keys of any length. */
struct hmac {
    struct sha256 inner, outer;
};

void hmac_init(struct hmac *h, const void *key, size_t n);
void hmac_add(struct hmac *h, const void *bytes, size_t n);
void hmac_end(struct hmac *h, uint8_t out[SHA256_SIZE]);

#endif

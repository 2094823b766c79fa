/* FNV-1a: a number for bytes that tells them from others, where nobody means
 * harm. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_NOTHING 0xcbf29ce484222325ull

/* Goes on from the bytes before. */
static inline uint64_t hash_add(uint64_t hash, const void *bytes, size_t n)
{
    const unsigned char *b = bytes;

    for (; n; n--)
        hash = (hash ^ *b++) * 0x100000001b3ull;
    return hash;
}

static inline uint64_t hash_bytes(const void *bytes, size_t n)
{
    return hash_add(HASH_NOTHING, bytes, n);
}

static inline uint64_t hash_text(const char *text)
{
    uint64_t hash = HASH_NOTHING;

    for (; *text; text++)
        hash = hash_add(hash, text, 1);
    return hash;
}

#endif

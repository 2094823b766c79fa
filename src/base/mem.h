/* The memory functions the core may use, without string.h. */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline void mem_copy(void *to, const void *from, size_t n)
{
    __builtin_memcpy(to, from, n);
}

static inline void mem_move(void *to, const void *from, size_t n)
{
    __builtin_memmove(to, from, n);
}

static inline void mem_zero(void *to, size_t n)
{
    __builtin_memset(to, 0, n);
}

static inline bool mem_equal(const void *a, const void *b, size_t n)
{
    const unsigned char *x = a, *y = b;
    uint64_t differ = 0, a8, b8; /* no way out of the loop: whole vectors */

    for (; n >= sizeof a8; n -= sizeof a8, x += sizeof a8, y += sizeof a8) {
        mem_copy(&a8, x, sizeof a8);
        mem_copy(&b8, y, sizeof b8);
        differ |= a8 ^ b8;
    }
    for (; n; n--)
        differ |= (uint64_t)(*x++ ^ *y++);
    return !differ;
}

#endif

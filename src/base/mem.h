/* The memory functions the core may use, without string.h. */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stdbool.h>
#include <stddef.h>

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

    for (size_t i = 0; i < n; i++)
        if (x[i] != y[i])
            return false;
    return true;
}

#endif

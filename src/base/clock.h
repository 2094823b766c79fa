/* A clock that never goes back, for waiting and measuring. Only apps, lab and
 * tests include it: the core does not know the time. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>
#include <time.h>

/* Since some moment in the past. */
static inline double clock_seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static inline int64_t clock_ms(void)
{
    return (int64_t)(clock_seconds() * 1000);
}

#endif

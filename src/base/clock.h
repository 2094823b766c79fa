/* Clocks, for waiting and measuring. Only apps, lab and tests include them: the
 * core does not know the time. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>
#include <time.h>

static inline double clock_read(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Since some moment in the past; it never goes back. */
static inline double clock_seconds(void)
{
    return clock_read(CLOCK_MONOTONIC);
}

static inline int64_t clock_ms(void)
{
    return (int64_t)(clock_seconds() * 1000);
}

/* Seconds of processor time that this thread has had. */
static inline double clock_spent(void)
{
    return clock_read(CLOCK_THREAD_CPUTIME_ID);
}

/* The time of day in ms, which people may set back. */
static inline int64_t clock_wall(void)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

#endif

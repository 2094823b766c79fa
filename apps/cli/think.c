/* Letting a program think for whoever acts, within playouts or time. */
#include "apps/cli/think.h"

#include <stdlib.h>
#include <time.h>

static uint64_t now_ms(void)
{
    struct timespec t;

    timespec_get(&t, TIME_UTC);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

static void spend(struct oxhide_thought *t, const struct cli_think *how)
{
    enum { SLICE = 64 };
    uint32_t left = how->playouts ? how->playouts : oxhide_think_budget(t);
    uint64_t end = now_ms() + how->time_ms;

    if (how->time_ms && !how->playouts)
        left = UINT32_MAX;
    do {
        uint32_t n = how->time_ms && left > SLICE ? SLICE : left;
        oxhide_think(t, n);
        left -= n;
    } while (left && (!how->time_ms || now_ms() < end));
}

enum oxhide_status cli_think(struct oxhide_session *s,
                             const struct cli_think *how, struct json *out)
{
    size_t size = oxhide_think_size(s, how->player);
    void *memory = size ? malloc(size) : NULL;
    struct oxhide_thought *t;

    if (size && !memory)
        return oxhide_error(out, OXHIDE_NO_MEMORY, NULL);
    enum oxhide_status status = oxhide_think_start(s, how->player, how->seed,
                                                   memory, size, &t, out);
    if (!status) {
        spend(t, how);
        oxhide_think_report(t, out);
        if (how->hint)
            oxhide_think_hint(t, out);
    }
    free(memory);
    return status;
}

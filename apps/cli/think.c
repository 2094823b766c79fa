/* Letting a program think for whoever acts, within playouts or time. */
#include "apps/cli/think.h"

#include <stdlib.h>
#include <time.h>

enum { HINT_GAMES = 32 };

static uint64_t now_ms(void)
{
    struct timespec t;

    timespec_get(&t, TIME_UTC);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

/* Thinks in slices: until the time is up, or the choice is settled where only
 * the choice was asked for. */
static void spend(struct oxhide_thought *t, const struct cli_think *how)
{
    enum { PARTS = 16, SLICE = 64 };
    uint32_t left = how->playouts  ? how->playouts
                    : how->time_ms ? UINT32_MAX
                                   : oxhide_think_budget(t);
    uint32_t slice = how->time_ms ? SLICE : left / PARTS + 1;
    uint64_t end = now_ms() + how->time_ms;
    bool ready;

    do {
        uint32_t n = left < slice ? left : slice;
        oxhide_think(t, n);
        left -= n;
        ready = how->time_ms
                    ? now_ms() >= end
                    : how->only_choice && oxhide_think_settled(t, left);
    } while (left && !ready);
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
            oxhide_think_hint(t, HINT_GAMES, out);
    }
    free(memory);
    return status;
}

/* Letting a program think for whoever acts, within playouts or time, on one
 * thread or several. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/think.h"

#include <stdlib.h>

#include "base/clock.h"
#include "oxhide_lab.h"

enum { INFO_MAX = 1 << 14 };

/* The thoughts about one position, one a thread. */
struct minds {
    struct oxhide_thought *one[CLI_THINK_THREADS];
    void *memory[CLI_THINK_THREADS];
    int count;
    uint32_t playouts; /* of the slice, all together */
};

static void think_share(void *user, int worker, int item)
{
    const struct minds *m = user;
    uint32_t count = (uint32_t)m->count, k = (uint32_t)item;
    uint32_t share = m->playouts / count + (k < m->playouts % count);

    (void)worker;
    if (share)
        oxhide_think(m->one[item], share);
}

static void tell(const struct cli_think *how, const struct minds *m, int64_t ms)
{
    char members[INFO_MAX];
    struct json out;

    json_init(&out, members, sizeof members);
    json_int(&out, "time_ms", ms);
    oxhide_think_info(m->one[0], &out);
    how->listener->info(how->listener->self, members);
}

/* Thinks in slices: until the time is up, somebody says stop, or the choice is
 * settled where only the choice was asked for. */
static void spend(struct minds *m, const struct cli_think *how)
{
    enum { PARTS = 16, SLICE = 64 };
    uint32_t left = how->playouts  ? how->playouts
                    : how->time_ms ? UINT32_MAX
                                   : oxhide_think_budget(m->one[0]);
    uint32_t slice = how->time_ms || how->listener ? SLICE * (uint32_t)m->count
                                                   : left / PARTS + 1;
    int64_t begun = clock_ms(), told = begun, now;
    bool ready;

    do {
        m->playouts = left < slice ? left : slice;
        oxhide_parallel(m->count, m->count, think_share, m);
        left -= m->playouts;
        now = clock_ms();
        if (how->info_ms && now - told >= how->info_ms) {
            tell(how, m, now - begun);
            told = now;
        }
        ready = how->time_ms
                    ? now >= begun + how->time_ms
                    : how->only_choice && oxhide_think_settled(m->one[0], left);
        ready |= how->listener && how->listener->stop(how->listener->self);
    } while (left && !ready);
    if (how->info_ms)
        tell(how, m, clock_ms() - begun);
}

/* One mind a thread, but none without a playout of its own. */
static enum oxhide_status start(struct oxhide_session *s,
                                const struct cli_think *how, struct minds *m,
                                struct json *out)
{
    size_t size = oxhide_think_size(s, how->player);
    int count = how->threads > 1 ? how->threads : 1;
    size_t wanted = ((size_t)how->memory_mb << 20) / (size_t)count;

    if (size && wanted > size)
        size = wanted;
    for (; m->count < count; m->count++) {
        void *memory = m->memory[m->count] = size ? malloc(size) : NULL;
        if (size && !memory)
            return oxhide_error(out, OXHIDE_NO_MEMORY, NULL);
        enum oxhide_status status = oxhide_think_start(
            s, how->player, how->seed + (uint64_t)m->count, memory, size,
            &m->one[m->count], out);
        if (status)
            return status;
        uint32_t budget = how->playouts  ? how->playouts
                          : how->time_ms ? UINT32_MAX
                                         : oxhide_think_budget(m->one[0]);
        if ((uint32_t)count > budget)
            count = (int)budget;
    }
    oxhide_think_join(m->one[0], m->one + 1, m->count - 1);
    return OXHIDE_OK;
}

enum oxhide_status cli_think(struct oxhide_session *s,
                             const struct cli_think *how, struct json *out)
{
    struct minds m = { 0 };
    enum oxhide_status status = start(s, how, &m, out);

    if (!status) {
        spend(&m, how);
        oxhide_think_report(m.one[0], out);
        if (how->games)
            oxhide_think_hint(m.one[0], how->games, out);
    }
    for (int k = 0; k < CLI_THINK_THREADS; k++)
        free(m.memory[k]);
    return status;
}

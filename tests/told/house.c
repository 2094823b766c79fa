/* The house of the server with time and random numbers as they are told. */
#include <stdio.h>

#include "apps/server/house_inside.h"
#include "base/deal.h"
#include "tests/told/told.h"

static void hear_now(struct house *h, struct end *e, const char *bytes,
                     size_t n);

#define uv_now(loop)                                  ((void)(loop), (uint64_t)told_now())
#define uv_random(loop, request, out, n, flags, done) (told_random(out, n), 0)
#define house_hear                                    hear_now
#include "apps/server/house.c"
#undef house_hear

enum { BEGINNING = 1000000, STEP = 250 };

static int64_t now = BEGINNING;

int64_t told_now(void)
{
    return now;
}

void house_hear(struct house *h, struct end *e, const char *bytes, size_t n)
{
    now += STEP;
    if (!h->stopping)
        node_wake(h->node, now);
    hear_now(h, e, bytes, n);
}

/* The file, at the beginning of its outcomes; NULL where there is none. */
static FILE *open_file(uint8_t secret[DEAL_SECRET])
{
    const char *path = getenv("OXHIDE_TOLD");
    FILE *file = path ? fopen(path, "r") : NULL;
    char line[2 * DEAL_SECRET + 2] = "";

    if (!file)
        return NULL;
    if (!fgets(line, sizeof line, file))
        abort();
    line[2 * DEAL_SECRET] = '\0';
    if (!deal_unhex(secret, DEAL_SECRET, line))
        abort();
    return file;
}

void told_random(uint8_t *out, size_t n)
{
    static uint8_t draws;
    uint8_t secret[DEAL_SECRET] = { 0 };
    FILE *file = open_file(secret);

    draws++;
    for (size_t i = 0; i < n; i++)
        out[i] = secret[i % DEAL_SECRET] ^ draws;
    if (file)
        fclose(file);
}

bool told_outcome(int ply, uint32_t back, char *out, size_t cap)
{
    uint8_t secret[DEAL_SECRET];
    FILE *file = open_file(secret);
    char line[256];
    bool found = false;

    while (file && !found && fgets(line, sizeof line, file)) {
        int at, words = 0;
        unsigned after;
        line[strcspn(line, "\n")] = '\0';
        found = sscanf(line, "%d %u %n", &at, &after, &words) == 2 && words &&
                at == ply && after == back;
        if (found)
            snprintf(out, cap, "%s", line + words);
    }
    if (file)
        fclose(file);
    return found;
}

/* Nobody exports anything here: its store is this process's alone. */
struct house_export *
house_export(struct house *h, const char *person,
             void (*done)(void *self, char *text, size_t n), void *self)
{
    (void)h, (void)person, (void)done, (void)self;
    return NULL;
}

void house_export_off(struct house_export *x)
{
    (void)x;
}

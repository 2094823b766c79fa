/* Counts by address in a table with open addressing. It has room for twice as
 * many addresses as connections are allowed, so a free place is always near. */
#include "apps/server/limits.h"

#include <arpa/inet.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

enum { ALL_MAX = 1 << 20 };

struct place {
    char address[ADDRESS_MAX];
    int count;
};

struct limits {
    int all, each, count;
    size_t size; /* a power of two */
    struct place *places;
};

struct limits *limits_new(int all, int each)
{
    struct limits *l = calloc(1, sizeof *l);

    if (!l)
        return NULL;
    l->all = all > 0 && all < ALL_MAX ? all : ALL_MAX;
    l->each = each > 0 ? each : l->all;
    l->size = 16;
    while (l->size < 2 * (size_t)l->all)
        l->size *= 2;
    l->places = calloc(l->size, sizeof *l->places);
    if (l->places)
        return l;
    free(l);
    return NULL;
}

void limits_free(struct limits *l)
{
    if (l)
        free(l->places);
    free(l);
}

void limits_address(char out[ADDRESS_MAX], const char *address)
{
    struct in6_addr six;
    char bare[ADDRESS_MAX];

    snprintf(bare, sizeof bare, "%.*s", (int)strcspn(address, "%"), address);
    snprintf(out, ADDRESS_MAX, "%s", bare);
    if (inet_pton(AF_INET6, bare, &six) != 1)
        return;
    if (IN6_IS_ADDR_V4MAPPED(&six)) {
        inet_ntop(AF_INET, six.s6_addr + 12, out, ADDRESS_MAX);
        return;
    }
    memset(six.s6_addr + 8, 0, 8);
    inet_ntop(AF_INET6, &six, out, ADDRESS_MAX);
}

static struct place *find(const struct limits *l, const char *address)
{
    uint64_t hash = hash_text(address);
    size_t i = (hash ^ hash >> 32) & (l->size - 1);
    while (l->places[i].count && strcmp(l->places[i].address, address))
        i = (i + 1) & (l->size - 1);
    return &l->places[i];
}

bool limits_enter(struct limits *l, const char *address)
{
    char name[ADDRESS_MAX];

    limits_address(name, address);
    struct place *p = find(l, name);
    if (l->count >= l->all || p->count >= l->each)
        return false;
    memcpy(p->address, name, sizeof name);
    p->count++;
    l->count++;
    return true;
}

/* A place that becomes free may not part those behind it from where they are
 * looked for: they are put in again. */
static void close_gap(struct limits *l, size_t gap)
{
    for (size_t i = (gap + 1) & (l->size - 1); l->places[i].count;
         i = (i + 1) & (l->size - 1)) {
        struct place moved = l->places[i];
        l->places[i].count = 0;
        *find(l, moved.address) = moved;
    }
}

void limits_leave(struct limits *l, const char *address)
{
    char name[ADDRESS_MAX];

    limits_address(name, address);
    struct place *p = find(l, name);
    if (!p->count)
        return;
    l->count--;
    if (!--p->count)
        close_gap(l, (size_t)(p - l->places));
}

int limits_count(const struct limits *l)
{
    return l->count;
}

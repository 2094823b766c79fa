/* Which kind of store an address means, and what all kinds share. */
#include "apps/store/store.h"

#include <stdio.h>
#include <string.h>

#include "apps/store/sqlite.h"

static struct store *open_as(const char *address, const char *node, bool visit,
                             char *reason, size_t cap)
{
    if (!strncmp(address, "sqlite:", 7) && visit)
        return sqlite_open_with(address + 7, node,
                                &(struct sqlite_options){ .reader = true },
                                reason, cap);
    if (!strncmp(address, "sqlite:", 7))
        return store_sqlite(address + 7, node, reason, cap);
    if (!strncmp(address, "postgres://", 11) ||
        !strncmp(address, "postgresql://", 13))
        return store_postgres(address, node, reason, cap);
    snprintf(reason, cap,
             "'%s' is not a store: write sqlite:FOLDER or postgres://...",
             address);
    return NULL;
}

/* Nobody may take half a club for a whole one. */
static struct store *open_whole(const char *address, const char *node,
                                bool visit, char *reason, size_t cap)
{
    struct store *s = open_as(address, node, visit, reason, cap);

    if (!s || !s->partial)
        return s;
    s->kind->close(s);
    snprintf(reason, cap,
             "only part of a backup is in the store, since 'oxhide club "
             "restore' was cut short; run it again");
    return NULL;
}

struct store *store_open(const char *address, const char *node, char *reason,
                         size_t cap)
{
    return open_whole(address, node, false, reason, cap);
}

struct store *store_visit(const char *address, const char *node, char *reason,
                          size_t cap)
{
    return open_whole(address, node, true, reason, cap);
}

struct store *store_restore(const char *address, const char *node, char *reason,
                            size_t cap)
{
    return open_as(address, node, false, reason, cap);
}

void store_put_keys(const struct club_row *row, char out[STORE_KEYS])
{
    char *at = out;

    *at = '\0';
    /* Names may have spaces, so a newline ends a key. */
    for (int i = 0; i < CLUB_KEYS; i++)
        if (row->drop[i][0])
            at += sprintf(at, "-%s\n", row->drop[i]);
    for (int i = 0; i < CLUB_KEYS; i++)
        if (row->take[i][0])
            at += sprintf(at, "+%s\n", row->take[i]);
}

void store_get_keys(const char *keys, struct club_row *row)
{
    int takes = 0, drops = 0;

    for (int i = 0; i < CLUB_KEYS; i++)
        row->take[i][0] = row->drop[i][0] = '\0';
    while (*keys) {
        int length = (int)strcspn(keys + 1, "\n");
        char *to = keys[0] == '+' && takes < CLUB_KEYS   ? row->take[takes++]
                   : keys[0] == '-' && drops < CLUB_KEYS ? row->drop[drops++]
                                                         : NULL;
        if (to)
            snprintf(to, CLUB_KEY_MAX, "%.*s", length, keys + 1);
        keys += 1 + length;
        keys += *keys == '\n';
    }
}

/* The simulated store: the contract of apps/store/store.h in memory. What is
 * written stays, nothing else; faults are up to whoever uses it. */
#ifndef TESTS_WORLD_DISK_H
#define TESTS_WORLD_DISK_H

#include "apps/store/store.h"

struct disk;

struct disk_hands {
    void *self;
    int64_t (*wall)(void *self);
    /* A row has been stored; may be NULL. */
    void (*stored)(void *self, const struct club_row *row);
};

struct disk *disk_new(const struct disk_hands *hands);
void disk_free(struct disk *d);
struct store *disk_open(struct disk *d, const char *node);
int64_t disk_clock(const struct disk *d);
/* Every entry of a stream, also those a person's deletion took away: none. */
void disk_each(struct disk *d, const char *stream,
               void (*take)(void *self, const struct club_entry *e),
               void *self);
int disk_rows(const struct disk *d);
bool disk_has_text(const struct disk *d, const char *owner);

#endif

/* What was last said and done at a table, for people who were away: a few
 * kilobytes, with the oldest dropped first. */
#ifndef CLUB_TABLE_NOTES_H
#define CLUB_TABLE_NOTES_H

#include "club/table.h"

/* Keeps an event that everybody seated may see, with its words. */
void note_put(struct club_table *t, const struct club_entry *e,
              const struct json_object *event, const char *words);
/* Whether something is kept that a person said; and drops it. */
bool note_knows(const struct club_table *t, const char *person);
void note_forget(struct club_table *t, const char *person);
/* "notes" beyond an entry, as an array; talk of whom 'mute' names is left
 * out. */
void note_show(const struct club_table *t, uint32_t after,
               bool (*mute)(const void *self, const char *person),
               const void *self, struct json *out);

#endif

/* What is kept about a person, for the owner of the server and for the person
 * themselves. */
#ifndef APPS_STORE_EXPORT_H
#define APPS_STORE_EXPORT_H

#include "apps/store/store.h"

/* Each line is an object; with 'secrets' also the digests of tokens, links and
 * codes, the passphrase as it is kept, and the key of a webhook. */
struct store_wish {
    bool secrets;
    void (*line)(void *self, const char *line);
    void *self;
};

/* False: it cannot be read. It reads the whole store. */
bool store_export(struct store *s, const char *person,
                  const struct store_wish *wish);
/* A row as a line of JSON: members of an open object. */
void store_put_row(struct json *out, const struct club_row *row, bool keys);

#endif

/* The PostgreSQL store, for its own files. */
#ifndef APPS_STORE_POSTGRES_H
#define APPS_STORE_POSTGRES_H

#include <libpq-fe.h>

#include "apps/store/store.h"

enum { POSTGRES_FORM = 1, POSTGRES_NEWS = 7900 };

struct postgres_store {
    struct store store;
    PGconn *db;     /* NULL: to be opened again */
    PGconn *listen; /* for news, both ways */
    char *address;
    int64_t retry; /* when to try again, by the machine's steady clock */
    char out[POSTGRES_NEWS]; /* for the others, a line each, not yet sent */
    PGnotify *notice;        /* of theirs, and the next line of it */
    const char *line;
};

extern const struct store_kind postgres_kind;

/* Opens the connection and brings the database up to date; false: 'reason'. */
bool postgres_connect(struct postgres_store *s, char *reason, size_t cap);
void postgres_disconnect(struct postgres_store *s);
enum store_status postgres_empty(struct store *s);
enum store_status postgres_set_clock(struct store *s, int64_t clock);

#endif

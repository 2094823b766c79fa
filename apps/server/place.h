/* Where tables and people are kept, as --data and --store say. */
#ifndef SERVER_PLACE_H
#define SERVER_PLACE_H

#include <stdbool.h>
#include <stddef.h>

enum { PLACE_MAX = 4096 };

/* The address of the store: 'store' as it is, or SQLite in the folder 'data',
 * or in the usual one where both are NULL; 'make' makes the folder. False after
 * one line of error. */
bool place_store(const char *data, const char *store, bool make,
                 char out[PLACE_MAX]);

#endif

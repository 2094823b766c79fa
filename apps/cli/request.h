/* The members of a request of the engine protocol that several of them have.
 * Each may be missing; a wrong one is for the caller to refuse. */
#ifndef CLI_REQUEST_H
#define CLI_REQUEST_H

#include <jansson.h>

#include "oxhide.h"

/* "as": "all" (also where it is missing), "public" or a seat; false where it
 * is none of these. */
bool request_as(json_t *request, int *as);
/* "seat", who acts; whoever's turn it is where it is missing. */
int request_seat(json_t *request);
/* "seed", as a string or a number, into the set-up. */
bool request_seed(json_t *request, struct oxhide_setup *setup);
/* A list of strings, or an object's members as name=value, with commas. */
bool request_join(json_t *request, const char *name, struct text *out);
/* A number of at least 1; 0 where it is missing. */
bool request_count(json_t *request, const char *name, uint32_t *out);

#endif

/* The API for programs: HTTP and JSON for tables, records and people, NDJSON
 * streams for what happens. docs/online.md and openapi.json describe it. A
 * request is a client of the club for as long as it lasts: it asks what a
 * WebSocket would ask and gets the same answers. */
#ifndef SERVER_API_H
#define SERVER_API_H

#include <libwebsockets.h>

#include "apps/server/house.h"
#include "apps/server/reply.h"

enum { CALL_BODY_MAX = 4 * 1024 };

struct call;

/* Whether a path is the API's. */
bool api_has(const char *uri);

/* A request has arrived; its body follows, if it has one. NULL: no memory. */
struct call *call_new(struct lws *wsi, struct reply *reply, const char *uri,
                      bool post);
/* More of the body; false: it is too long. */
bool call_body(struct call *c, const char *bytes, size_t n);
/* All of it is there: asks the club, as whoever has the token. Returns what the
 * callback of libwebsockets is to return, as do the two below. */
int call_begin(struct call *c, struct house *house, const char *token,
               const char *address);
/* The socket takes more, or it is time for a sign of life. */
int call_writable(struct call *c);
void call_tick(struct call *c);
void call_free(struct call *c);

/* Answers with a status and its sentence. */
int call_refuse(struct call *c, unsigned status);

#endif

/* oxhide serve: the web app, and later the club, over HTTP and WebSockets by
 * libwebsockets on one libuv loop.
 *
 *   serve.c     the command: settings, beginning and ending
 *   net.c       connections and requests: who may come, who answers
 *   files.c     the web app
 *   reply.c     answers over HTTP
 *   accept.c    what a browser accepts
 *   limits.c    how many are connected, by address
 *   assets.c    the files of the page inside the binary */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <uv.h>

#include "apps/server/limits.h"

struct settings {
    const char *listen, *data;
    int connections; /* at once, in all */
    int per_address; /* and from one address */
};

struct server {
    struct settings settings;
    uv_loop_t loop;
    struct limits *limits;
    struct lws_context *context;
};

/* The protocols of net.c, for libwebsockets. */
extern const struct lws_protocols net_protocols[];

#endif

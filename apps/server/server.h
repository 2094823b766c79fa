/* oxhide serve: the web app, and later the club, over HTTP and WebSockets by
 * libwebsockets on one libuv loop.
 *
 *   serve.c     the command: settings, beginning and ending
 *   settings.c  what it can be told
 *   net.c       connections and requests: who may come, who answers
 *   files.c     the web app
 *   reply.c     answers over HTTP
 *   accept.c    what a browser accepts
 *   limits.c    how many are connected, by address
 *   origin.c    under which names it may be asked, and by whom
 *   lan.c       addresses of this machine, QR codes
 *   log.c       the log
 *   assets.c    the files of the page inside the binary */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <uv.h>

#include "apps/server/limits.h"
#include "apps/server/origin.h"
#include "apps/server/settings.h"

struct server {
    struct settings settings;
    uv_loop_t loop;
    struct limits *limits;
    struct hosts hosts;
    int port;
    struct lws_context *context;
};

/* The protocols of net.c, for libwebsockets. */
extern const struct lws_protocols net_protocols[];

#endif

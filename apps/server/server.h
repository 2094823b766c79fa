/* oxhide serve: the web app and the club over HTTP and WebSockets, by
 * libwebsockets on one libuv loop; store, computer players and passphrases on
 * their own threads.
 *
 *   serve.c     the command: settings, beginning and ending
 *   settings.c  its settings
 *   net.c       connections and requests: who may come, who answers
 *   house.c     the club (club/node.h) with hands: house_store.c,
 *               house_think.c on threads of pool.c
 *   hook.c      webhooks: hook_post.c, hook_url.c
 *   wire.c      WebSockets
 *   api.c       the API for programs; api_route.c
 *   token.c     who somebody is
 *   metrics.c   /healthz and /metrics
 *   invite.c    where others find it: /club.json, /qr.svg
 *   files.c     the web app
 *   reply.c     answers over HTTP
 *   accept.c    what a browser accepts
 *   limits.c    how many are connected, by address
 *   origin.c    under which names it answers, and to whom
 *   lan.c       addresses of this machine, QR codes
 *   log.c       the log
 *   assets.c    the files of the page inside the binary */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <uv.h>

#include "apps/server/hook.h"
#include "apps/server/house.h"
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
    struct house *house; /* NULL: there is no club */
    struct store *store;
    struct hook_list hook_hosts;
    struct hooks *hooks; /* NULL: there are no webhooks */
    unsigned long requests;
    bool failed;
};

/* The protocols of net.c, for libwebsockets. */
extern const struct lws_protocols net_protocols[];

#endif

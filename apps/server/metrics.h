/* How the server is doing: /healthz for whatever restarts it, /metrics in
 * Prometheus' format for whatever draws graphs. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "apps/server/reply.h"

struct server;

int metrics_health(struct lws *wsi, struct reply *r, struct server *s);
int metrics_answer(struct lws *wsi, struct reply *r, struct server *s);

#endif

/* How the server is: /healthz for whoever restarts it, /metrics in Prometheus'
 * form for whoever draws it. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "apps/server/reply.h"

struct server;

int metrics_health(struct lws *wsi, struct reply *r, struct server *s);
int metrics_answer(struct lws *wsi, struct reply *r, struct server *s);

#endif

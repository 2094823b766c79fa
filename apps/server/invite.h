/* What the page asks for in order to invite others: whether there is a club
 * here, at which address others can reach it, and a link as a QR code. */
#ifndef SERVER_INVITE_H
#define SERVER_INVITE_H

#include "apps/server/reply.h"

struct server;

/* /club.json; a page without a server has a file of that name that says no. */
int invite_place(struct lws *wsi, struct reply *r, const struct server *s);
/* /qr.svg?t=TEXT */
int invite_qr(struct lws *wsi, struct reply *r);

#endif

/* WebSockets: the server's end of connections with pages and programs. */
#ifndef SERVER_WIRE_H
#define SERVER_WIRE_H

#include <libwebsockets.h>

#include "apps/server/house.h"

enum {
    WIRE_IN_MAX = 4 * 1024, /* longest message of a client */
    WIRE_PART = 512,        /* bytes of one that each connection has room for */
    WIRE_OUT_MAX = 512 * 1024, /* bytes that may wait for a slow one */
    WIRE_AHEAD = 32 * 1024,    /* beyond which only answers are sent */
};

/* One message that waits to be sent, with room before it for the frame. */
struct packet {
    struct packet *next;
    size_t length;
    unsigned char bytes[]; /* LWS_PRE first */
};

struct wire {
    struct end end;
    struct lws *wsi;
    struct house *house;
    struct packet *first, **last;
    size_t waiting; /* bytes */
    bool dropped, behind;
    size_t in;
    char *message; /* what has arrived of one, WIRE_IN_MAX bytes or NULL */
};

/* The connection is there; nonzero ends it. */
int wire_open(struct wire *w, struct lws *wsi, struct house *house,
              const char *token, const char *address);
int wire_receive(struct wire *w, const char *bytes, size_t n);
int wire_writable(struct wire *w);
void wire_close(struct wire *w);

#endif

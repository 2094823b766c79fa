/* Answers over HTTP: status and headers at once, the body as the socket takes
 * it. Every answer carries the headers that keep a page safe. */
#ifndef SERVER_REPLY_H
#define SERVER_REPLY_H

#include <libwebsockets.h>
#include <stdbool.h>
#include <stddef.h>

enum { HEADER_LIMIT = 2048 };

/* The body of an answer under way; one to a connection. */
struct reply {
    const unsigned char *at, *end;
    unsigned char *own; /* to be freed with it, or NULL */
    bool last;          /* the connection ends with it */
};

/* What is answered; members left out are not sent. */
struct answer {
    unsigned status;
    const char *type; /* "text/html; charset=utf-8" */
    const void *body; /* must stay until it is sent, or be 'own' */
    size_t length;
    const char *encoding, *cache, *tag, *allow, *location, *cookie;
    unsigned char *own;
    bool last;
};

/* Both return what the callback of libwebsockets is to return. */
int reply_begin(struct lws *wsi, struct reply *r, const struct answer *a);
int reply_more(struct lws *wsi, struct reply *r);
/* Forgets a body that is no longer wanted. */
void reply_done(struct reply *r);

/* A small page that says what is wrong, with a way home. */
int reply_error(struct lws *wsi, struct reply *r, unsigned status);
/* 405, with the methods there are: "GET, HEAD". */
int reply_not_allowed(struct lws *wsi, struct reply *r, const char *methods);

#endif

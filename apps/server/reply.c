/* Writing answers, with one place for the headers that all of them have. */
#include "apps/server/reply.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 16 * 1024 };

/* What a page may load: our own files, and nothing else. */
static const char policy[] =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

struct head {
    struct lws *wsi;
    unsigned char *at, *end;
    int failed;
};

static void put(struct head *h, const char *name, const char *value)
{
    if (value)
        h->failed |= lws_add_http_header_by_name(
            h->wsi, (const unsigned char *)name, (const unsigned char *)value,
            (int)strlen(value), &h->at, h->end);
}

static void put_all(struct head *h, const struct answer *a)
{
    put(h, "etag:", a->tag);
    put(h, "cache-control:", a->cache ? a->cache : "no-store");
    put(h, "vary:", "accept-encoding");
    put(h, "x-content-type-options:", "nosniff");
    put(h, "referrer-policy:", "no-referrer");
    put(h, "cross-origin-opener-policy:", "same-origin");
    put(h, "cross-origin-resource-policy:", "same-origin");
    put(h, "content-security-policy:", policy);
    put(h, "content-encoding:", a->encoding);
    put(h, "allow:", a->allow);
    put(h, "location:", a->location);
    put(h, "set-cookie:", a->cookie);
    put(h, "connection:", a->last ? "close" : NULL);
}

void reply_done(struct reply *r)
{
    free(r->own);
    *r = (struct reply){ 0 };
}

static int finish(struct lws *wsi, struct reply *r)
{
    bool last = r->last;

    reply_done(r);
    /* Only a negative number ends the connection for whoever wanted that. */
    return last || lws_http_transaction_completed(wsi) ? -1 : 0;
}

int reply_begin(struct lws *wsi, struct reply *r, const struct answer *a)
{
    unsigned char buffer[LWS_PRE + HEADER_LIMIT];
    unsigned char *start = buffer + LWS_PRE;
    struct head h = { wsi, start, buffer + sizeof buffer - 1, 0 };

    reply_done(r);
    r->own = a->own;
    h.failed |= lws_add_http_common_headers(wsi, a->status, a->type, a->length,
                                            &h.at, h.end);
    put_all(&h, a);
    if (h.failed || lws_finalize_write_http_header(wsi, start, &h.at, h.end)) {
        reply_done(r);
        return -1;
    }
    r->last = a->last;
    if (!a->length || lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI))
        return finish(wsi, r);
    r->at = a->body;
    r->end = r->at + a->length;
    if (r->last) /* of a body that was not read it would never be done */
        return reply_more(wsi, r);
    lws_callback_on_writable(wsi);
    return 0;
}

int reply_more(struct lws *wsi, struct reply *r)
{
    unsigned char buffer[LWS_PRE + CHUNK];

    while (r->at < r->end && !lws_send_pipe_choked(wsi)) {
        size_t n = (size_t)(r->end - r->at);
        n = n < CHUNK ? n : CHUNK;
        memcpy(buffer + LWS_PRE, r->at, n);
        r->at += n;
        if (lws_write(wsi, buffer + LWS_PRE, n,
                      r->at == r->end ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) <
            0)
            return -1;
    }
    if (r->at == r->end)
        return finish(wsi, r);
    lws_callback_on_writable(wsi);
    return 0;
}

static const char *sentence(unsigned status)
{
    switch (status) {
    case HTTP_STATUS_BAD_REQUEST: return "The request cannot be understood.";
    case HTTP_STATUS_FORBIDDEN:
        return "This server is not asked under that name. Open it at the "
               "address it printed.";
    case HTTP_STATUS_NOT_FOUND: return "There is no such page here.";
    case 411: return "Say how long the body is: Content-Length.";
    case HTTP_STATUS_REQ_ENTITY_TOO_LARGE: return "The message is too long.";
    case HTTP_STATUS_METHOD_NOT_ALLOWED:
        return "That cannot be done with this address.";
    }
    return "Something went wrong.";
}

static int reply_page(struct lws *wsi, struct reply *r, unsigned status,
                      const char *allow)
{
    char *page = malloc(512);
    int n = page ? snprintf(page, 512,
                            "<!doctype html><html lang=\"en\"><meta "
                            "charset=\"utf-8\"><title>Oxhide</title><p>%s "
                            "<a href=\"/\">Home</a></p></html>\n",
                            sentence(status))
                 : 0;

    return reply_begin(wsi, r,
                       &(struct answer){ .status = status,
                                         .type = "text/html; charset=utf-8",
                                         .body = page,
                                         .length = (size_t)n,
                                         .own = (unsigned char *)page,
                                         .allow = allow,
                                         .last = true });
}

int reply_error(struct lws *wsi, struct reply *r, unsigned status)
{
    return reply_page(wsi, r, status, NULL);
}

int reply_not_allowed(struct lws *wsi, struct reply *r, const char *methods)
{
    return reply_page(wsi, r, HTTP_STATUS_METHOD_NOT_ALLOWED, methods);
}

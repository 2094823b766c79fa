/* Connections and requests. A connection is counted by its address when it is
 * accepted, and refused if that address has too many. A request is answered by
 * the files of the page, by the API, or by one of the few paths below; a
 * WebSocket is a client of the club. */
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/api.h"
#include "apps/server/files.h"
#include "apps/server/invite.h"
#include "apps/server/metrics.h"
#include "apps/server/server.h"
#include "apps/server/token.h"
#include "apps/server/wire.h"

enum { LIST_MAX = 1024, BODY_PATIENCE = 20, STATUS_LENGTH_REQUIRED = 411 };

/* What a connection has of its own from its first byte to its last.
 *
 * Where a request with a body comes along with the one before it,
 * libwebsockets reads that body for ever, and the server stands still. So
 * only files and numbers leave a connection open for another request, and that
 * one may have no body. */
struct peer {
    char address[ADDRESS_MAX];
    bool used; /* there was a request before */
};

/* What a request has, from its first byte to the last of its answer. */
struct visit {
    struct reply reply;
    struct call *call;
    bool body;  /* one is on its way... */
    bool spilt; /* ...and is longer than it may be */
};

static struct server *server_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

/* A new connection: its address is kept beside it until it ends. */
static int arrive(struct lws *wsi)
{
    struct limits *limits = server_of(wsi)->limits;
    struct peer *peer = lws_get_opaque_user_data(wsi)
                            ? NULL /* it wants to be another kind */
                            : calloc(1, sizeof *peer);

    if (!peer)
        return -1;
    if (!lws_get_peer_simple(wsi, peer->address, ADDRESS_MAX))
        strcpy(peer->address, "?");
    if (!limits_enter(limits, peer->address)) {
        free(peer);
        return -1;
    }
    lws_set_opaque_user_data(wsi, peer);
    return 0;
}

static void depart(struct lws *wsi)
{
    struct peer *peer = lws_get_opaque_user_data(wsi);

    if (!peer)
        return;
    limits_leave(server_of(wsi)->limits, peer->address);
    lws_set_opaque_user_data(wsi, NULL);
    free(peer);
}

/* Who asks: the connection's address, or the one a trusted proxy names. */
static void address_of(struct lws *wsi, char out[ADDRESS_MAX])
{
    const struct peer *peer = lws_get_opaque_user_data(wsi);
    char forwarded[LIST_MAX] = "", who[ADDRESS_MAX];

    lws_hdr_copy(wsi, forwarded, sizeof forwarded, WSI_TOKEN_X_FORWARDED_FOR);
    client_address(who, sizeof who, peer ? peer->address : "?", forwarded,
                   server_of(wsi)->settings.trust_proxy);
    limits_address(out, who);
}

/* A page elsewhere that makes its name lead here is not answered. */
static bool is_asked_by_name(struct lws *wsi)
{
    char host[HOST_MAX] = "";

    return lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) > 0 &&
           hosts_has(&server_of(wsi)->hosts, host);
}

/* Whether a page of ours asks; programs send no origin. */
static bool is_own_page(struct lws *wsi)
{
    char origin[HOST_MAX + 16] = "";

    return lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) > 0 &&
           hosts_has_origin(&server_of(wsi)->hosts, origin);
}

static void read_cookie(struct lws *wsi, char token[TOKEN_BYTES])
{
    token_cookie(wsi, settings_tls(&server_of(wsi)->settings), token);
}

/* The body of a request is all there: the API has its say. */
static int ask_api(struct lws *wsi, struct visit *v)
{
    char token[TOKEN_BYTES], address[ADDRESS_MAX];

    /* A cookie counts for what a page of ours sends, a bearer's token always.
     */
    if (!token_bearer(wsi, token) &&
        (!lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) || is_own_page(wsi)))
        read_cookie(wsi, token);
    address_of(wsi, address);
    v->body = false;
    lws_set_timer_usecs(wsi, LWS_SET_TIMER_USEC_CANCEL);
    if (v->spilt)
        return call_refuse(v->call, HTTP_STATUS_REQ_ENTITY_TOO_LARGE);
    return call_begin(v->call, server_of(wsi)->house, token, address);
}

/* Whether a body is announced, and what is wrong with that: a status, or 0. */
static unsigned announced(struct lws *wsi, bool get, bool post, bool *body)
{
    struct peer *peer = lws_get_opaque_user_data(wsi);
    bool used = peer && peer->used;

    int n = lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH);
    char length[8] = "";

    if (peer)
        peer->used = true;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) ||
        (post && !n))
        return STATUS_LENGTH_REQUIRED;
    if (n && lws_hdr_copy(wsi, length, sizeof length,
                          WSI_TOKEN_HTTP_CONTENT_LENGTH) <= 0)
        return HTTP_STATUS_REQ_ENTITY_TOO_LARGE;
    *body = strspn(length, "0") < strlen(length);
    return strspn(length, "0123456789") < strlen(length) ||
                   (*body && (get || used))
               ? HTTP_STATUS_BAD_REQUEST
               : 0;
}

/* A body has to come within the time that a head has. */
static int begin_api(struct lws *wsi, struct visit *v, const char *uri,
                     bool post)
{
    v->call = call_new(wsi, &v->reply, uri, post);
    if (!v->call)
        return -1;
    if (!v->body)
        return ask_api(wsi, v);
    lws_set_timer_usecs(wsi, BODY_PATIENCE * LWS_USEC_PER_SEC);
    return 0;
}

static int receive(struct visit *v, const char *bytes, size_t n)
{
    v->spilt |= v->body && !call_body(v->call, bytes, n);
    return 0;
}

/* A token for a page of ours, in a cookie no script can read. */
static int give_token(struct lws *wsi, struct visit *v, bool anew)
{
    const struct settings *set = &server_of(wsi)->settings;
    char cookie[TOKEN_COOKIE], token[TOKEN_BYTES] = "";

    if (!is_own_page(wsi))
        return reply_error(wsi, &v->reply, HTTP_STATUS_FORBIDDEN);
    if (!anew)
        read_cookie(wsi, token);
    token_put_cookie(cookie, token, settings_tls(set));
    return reply_begin(wsi, &v->reply,
                       &(struct answer){ .status = HTTP_STATUS_NO_CONTENT,
                                         .type = "text/plain",
                                         .cookie = cookie,
                                         .last = true });
}

static bool is_local(struct lws *wsi)
{
    const struct peer *peer = lws_get_opaque_user_data(wsi);
    const char *address = peer ? peer->address : "";

    return (!strncmp(address, "127.", 4) || !strcmp(address, "::1") ||
            !strcmp(address, "::ffff:127.0.0.1")) &&
           !lws_hdr_total_length(wsi, WSI_TOKEN_X_FORWARDED_FOR);
}

static int request(struct lws *wsi, struct visit *v, const char *uri)
{
    struct server *s = server_of(wsi);
    bool get = lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) ||
               lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI);
    bool post = lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI), body = false;
    unsigned wrong = announced(wsi, get, post, &body);

    s->requests++;
    call_free(v->call);
    v->call = NULL;
    v->body = body;
    if (wrong)
        return reply_error(wsi, &v->reply, wrong);
    if (get && !strcmp(uri, "/healthz"))
        return metrics_health(wsi, &v->reply, s);
    if (!is_asked_by_name(wsi))
        return reply_error(wsi, &v->reply, HTTP_STATUS_FORBIDDEN);
    if (get && !strcmp(uri, "/metrics") && is_local(wsi))
        return metrics_answer(wsi, &v->reply, s);
    if (get && !strcmp(uri, "/club.json"))
        return invite_place(wsi, &v->reply, s);
    if (get && !strcmp(uri, "/qr.svg"))
        return invite_qr(wsi, &v->reply);
    if (!strcmp(uri, "/session") || !strcmp(uri, "/session/new"))
        return post ? give_token(wsi, v, !strcmp(uri, "/session/new"))
                    : reply_not_allowed(wsi, &v->reply, "POST");
    if (api_has(uri))
        return get || post
                   ? begin_api(wsi, v, uri, post)
                   : reply_not_allowed(wsi, &v->reply, "GET, HEAD, POST");
    return get ? files_answer(wsi, &v->reply, uri)
               : reply_not_allowed(wsi, &v->reply, "GET, HEAD");
}

static int writable(struct lws *wsi, struct visit *v)
{
    if (v->reply.at || !v->call)
        return reply_more(wsi, &v->reply);
    return call_writable(v->call);
}

/* To a WebSocket, and not to HTTP/2, which the limits here were not made for.
 */
static int may_upgrade(struct lws *wsi, const char *to)
{
    if (!strcmp(to, "websocket"))
        return 0;
    lws_return_http_status(wsi, HTTP_STATUS_NOT_IMPLEMENTED, NULL);
    return 1;
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason,
                   void *user, void *in, size_t length)
{
    struct visit *v = user;

    /* There are far more reasons than we care for. */
    if (reason == LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED)
        return arrive(wsi);
    if (reason == LWS_CALLBACK_WSI_DESTROY)
        depart(wsi);
    if (reason == LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION)
        return -1;
    /* CONNECT would make it a bare stream that nothing ever ends. */
    if (reason == LWS_CALLBACK_RAW_ADOPT || reason == LWS_CALLBACK_RAW_RX)
        return -1;
    if (reason == LWS_CALLBACK_HTTP_CONFIRM_UPGRADE)
        return may_upgrade(wsi, in);
    if (reason == LWS_CALLBACK_HTTP)
        return request(wsi, v, in);
    if (reason == LWS_CALLBACK_HTTP_BODY)
        return receive(v, in, length);
    if (reason == LWS_CALLBACK_HTTP_BODY_COMPLETION && v->body)
        return ask_api(wsi, v);
    if (reason == LWS_CALLBACK_HTTP_WRITEABLE)
        return writable(wsi, v);
    if (reason == LWS_CALLBACK_TIMER && v->body)
        return -1;
    if (reason == LWS_CALLBACK_TIMER && v->call)
        call_tick(v->call);
    if ((reason == LWS_CALLBACK_CLOSED_HTTP ||
         reason == LWS_CALLBACK_HTTP_DROP_PROTOCOL) &&
        v) {
        reply_done(&v->reply);
        call_free(v->call);
        v->call = NULL;
    }
    return 0;
}

/* Only pages of ours, and programs that say so, may open a WebSocket. */
static bool may_connect(struct lws *wsi)
{
    struct server *s = server_of(wsi);
    char uri[64] = "", token[TOKEN_BYTES];

    lws_hdr_copy(wsi, uri, sizeof uri, WSI_TOKEN_GET_URI);
    return s->house && !strcmp(uri, "/club") && is_asked_by_name(wsi) &&
           (is_own_page(wsi) || token_bearer(wsi, token));
}

static int connect_wire(struct lws *wsi, struct wire *w)
{
    struct server *s = server_of(wsi);
    char token[TOKEN_BYTES], address[ADDRESS_MAX];

    if (!token_bearer(wsi, token))
        read_cookie(wsi, token);
    address_of(wsi, address);
    return wire_open(w, wsi, s->house, token, address);
}

static int on_club(struct lws *wsi, enum lws_callback_reasons reason,
                   void *user, void *in, size_t length)
{
    if (reason == LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION)
        return may_connect(wsi) ? 0 : -1;
    if (reason == LWS_CALLBACK_ESTABLISHED)
        return connect_wire(wsi, user);
    if (reason == LWS_CALLBACK_RECEIVE)
        return wire_receive(user, in, length);
    if (reason == LWS_CALLBACK_SERVER_WRITEABLE)
        return wire_writable(user);
    if (reason == LWS_CALLBACK_CLOSED)
        wire_close(user);
    return 0;
}

const struct lws_protocols net_protocols[] = {
    { "http", on_http, sizeof(struct visit), 0, 0, NULL, 0 },
    { "oxhide", on_club, sizeof(struct wire), WIRE_PART, 0, NULL, 0 },
    { NULL, NULL, 0, 0, 0, NULL, 0 },
};

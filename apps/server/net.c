/* Connections and requests. A connection is counted when it is accepted, by
 * its address, and refused where that has too many; so is every WebSocket that
 * nobody here speaks. */
#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/files.h"
#include "apps/server/server.h"

/* What a connection has of its own from its first byte to its last. */
struct visit {
    struct reply reply;
};

static struct server *server_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

/* A new connection: its address is kept beside it until it ends. */
static int arrive(struct lws *wsi)
{
    struct limits *limits = server_of(wsi)->limits;
    char *address = malloc(ADDRESS_MAX);

    if (!address)
        return -1;
    if (!lws_get_peer_simple(wsi, address, ADDRESS_MAX))
        strcpy(address, "?");
    if (!limits_enter(limits, address)) {
        free(address);
        return -1;
    }
    lws_set_opaque_user_data(wsi, address);
    return 0;
}

static void depart(struct lws *wsi)
{
    char *address = lws_get_opaque_user_data(wsi);

    if (!address)
        return;
    limits_leave(server_of(wsi)->limits, address);
    lws_set_opaque_user_data(wsi, NULL);
    free(address);
}

/* A page elsewhere that makes its name lead here is not answered. */
static bool is_asked_by_name(struct lws *wsi)
{
    char host[HOST_MAX] = "";

    return lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) > 0 &&
           hosts_has(&server_of(wsi)->hosts, host);
}

static int request(struct lws *wsi, struct visit *v, const char *uri)
{
    if (!is_asked_by_name(wsi))
        return reply_error(wsi, &v->reply, HTTP_STATUS_FORBIDDEN);
    if (!lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) &&
        !lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI))
        return reply_not_allowed(wsi, &v->reply, "GET, HEAD");
    return files_answer(wsi, &v->reply, uri);
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason,
                   void *user, void *in, size_t length)
{
    struct visit *v = user;

    (void)length;
    /* There are far more reasons than we care for. */
    if (reason == LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED)
        return arrive(wsi);
    if (reason == LWS_CALLBACK_WSI_DESTROY)
        depart(wsi);
    if (reason == LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION)
        return -1;
    if (reason == LWS_CALLBACK_HTTP)
        return request(wsi, v, in);
    if (reason == LWS_CALLBACK_HTTP_WRITEABLE)
        return reply_more(wsi, &v->reply);
    if (reason == LWS_CALLBACK_CLOSED_HTTP && v)
        reply_done(&v->reply);
    return 0;
}

const struct lws_protocols net_protocols[] = {
    { "http", on_http, sizeof(struct visit), 0, 0, NULL, 0 },
    { NULL, NULL, 0, 0, 0, NULL, 0 },
};

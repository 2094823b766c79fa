/* oxhide serve: the web app over HTTP, from inside the binary, by
 * libwebsockets on a libuv loop. Files are sent as they were compressed when
 * the page was built, in what the browser accepts. */
/* libuv asks for more of POSIX than C17 shows. */
#define _GNU_SOURCE
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <uv.h>

#include "apps/cli/cli.h"
#include "apps/server/assets.h"

enum { PATH_LIMIT = 256, HEADER_LIMIT = 2048, CHUNK = 16 * 1024 };

static const char not_built[] =
    "<!doctype html><meta charset=\"utf-8\"><title>Oxhide</title>"
    "<p>This oxhide was built without its web app. Run <b>make web</b> and "
    "<b>make</b>, then <b>oxhide serve</b> again.</p>";

/* What may be loaded: our own files, and nothing else. */
static const char policy[] =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/* One answer being sent. */
struct reply {
    const unsigned char *at, *end;
};

static bool ends_with(const char *s, const char *end)
{
    size_t n = strlen(s), k = strlen(end);

    return n >= k && strcmp(s + n - k, end) == 0;
}

static const char *type_of(const char *path)
{
    static const char *const types[][2] = {
        { ".html", "text/html; charset=utf-8" },
        { ".js", "text/javascript; charset=utf-8" },
        { ".css", "text/css; charset=utf-8" },
        { ".svg", "image/svg+xml" },
        { ".wasm", "application/wasm" },
        { ".woff2", "font/woff2" },
    };

    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (ends_with(path, types[i][0]))
            return types[i][1];
    return "application/octet-stream";
}

/* Files whose name has a hash of their content never change. */
static bool is_fixed(const char *path)
{
    const char *dash = strrchr(path, '-'), *dot = dash ? strchr(dash, '.') : 0;

    return dot && dot - dash == 9;
}

/* The variant of a file this browser accepts, and how it is encoded. */
static const struct asset *variant(struct lws *wsi, const char *path,
                                   const char **encoding)
{
    static const char *const encodings[][2] = { { "br", ".br" },
                                                { "gzip", ".gz" } };
    char accepts[HEADER_LIMIT] = "", name[PATH_LIMIT + 4];

    lws_hdr_copy(wsi, accepts, sizeof accepts, WSI_TOKEN_HTTP_ACCEPT_ENCODING);
    for (size_t i = 0; i < 2; i++) {
        snprintf(name, sizeof name, "%s%s", path, encodings[i][1]);
        const struct asset *found = strstr(accepts, encodings[i][0])
                                        ? asset_find(name)
                                        : NULL;
        if (found) {
            *encoding = encodings[i][0];
            return found;
        }
    }
    *encoding = NULL;
    return asset_find(path);
}

/* A mark of the content, to ask whether it has changed. */
static void mark(const struct asset *a, char out[24])
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < a->size; i++)
        hash = (hash ^ a->bytes[i]) * 0x100000001b3u;
    snprintf(out, 24, "\"%016llx\"", (unsigned long long)hash);
}

struct head {
    struct lws *wsi;
    unsigned char *at, *end;
    int failed;
};

static void put(struct head *h, const char *name, const char *value)
{
    h->failed |= lws_add_http_header_by_name(
        h->wsi, (const unsigned char *)name, (const unsigned char *)value,
        (int)strlen(value), &h->at, h->end);
}

/* Sends status and headers; the body follows when the socket takes it. */
static int answer(struct lws *wsi, struct reply *r, unsigned status,
                  const char *path, const struct asset *body,
                  const char *encoding)
{
    unsigned char buffer[LWS_PRE + HEADER_LIMIT];
    unsigned char *start = buffer + LWS_PRE;
    struct head h = { wsi, start, buffer + sizeof buffer - 1, 0 };
    char tag[24];

    h.failed |= lws_add_http_common_headers(wsi, status, type_of(path),
                                            body->size, &h.at, h.end);
    mark(body, tag);
    put(&h, "etag:", tag);
    put(&h, "cache-control:",
        is_fixed(path) ? "public, max-age=31536000, immutable" : "no-cache");
    put(&h, "vary:", "accept-encoding");
    put(&h, "x-content-type-options:", "nosniff");
    put(&h, "referrer-policy:", "no-referrer");
    put(&h, "content-security-policy:", policy);
    if (encoding)
        put(&h, "content-encoding:", encoding);
    if (h.failed || lws_finalize_write_http_header(wsi, start, &h.at, h.end))
        return 1;
    *r = (struct reply){ body->bytes, body->bytes + body->size };
    if (!body->size || lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI))
        return lws_http_transaction_completed(wsi);
    lws_callback_on_writable(wsi);
    return 0;
}

static int unchanged(struct lws *wsi, const struct asset *body)
{
    char tag[24], known[64] = "";

    mark(body, tag);
    lws_hdr_copy(wsi, known, sizeof known, WSI_TOKEN_HTTP_IF_NONE_MATCH);
    return strcmp(tag, known) == 0;
}

static int request(struct lws *wsi, struct reply *r, const char *uri)
{
    static const struct asset none = { "404", (const unsigned char *)"", 0 };
    static const struct asset bare = { "index.html",
                                       (const unsigned char *)not_built,
                                       sizeof not_built - 1 };
    const char *path = uri[0] == '/' ? uri + 1 : uri, *encoding = NULL;
    const struct asset *body = NULL;

    if (!*path)
        path = "index.html";
    if (strlen(path) < PATH_LIMIT)
        body = variant(wsi, path, &encoding);
    if (!body && strcmp(path, "index.html") == 0)
        body = &bare;
    if (!body)
        return answer(wsi, r, HTTP_STATUS_NOT_FOUND, "404.html", &none, NULL);
    if (unchanged(wsi, body))
        return answer(wsi, r, HTTP_STATUS_NOT_MODIFIED, path, &none, NULL);
    return answer(wsi, r, HTTP_STATUS_OK, path, body, encoding);
}

/* Sends as much as the socket takes. */
static int send_more(struct lws *wsi, struct reply *r)
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
            return 1;
    }
    if (r->at < r->end) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    return lws_http_transaction_completed(wsi);
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason,
                   void *user, void *in, size_t length)
{
    (void)length;
    if (reason == LWS_CALLBACK_HTTP)
        return request(wsi, user, in);
    if (reason == LWS_CALLBACK_HTTP_WRITEABLE)
        return send_more(wsi, user) != 0;
    return 0;
}

/* "127.0.0.1:8080" or "[::1]:8080" taken apart; false where it is neither. */
static bool read_address(const char *text, char host[PATH_LIMIT], int *port)
{
    const char *colon = strrchr(text, ':');
    char *end = NULL;
    size_t n = colon ? (size_t)(colon - text) : 0;

    if (!colon || n == 0 || n >= PATH_LIMIT || !colon[1])
        return false;
    long number = strtol(colon + 1, &end, 10);
    if (*end || number < 0 || number > 65535)
        return false;
    if (text[0] == '[' && text[n - 1] == ']')
        text++, n -= 2;
    memcpy(host, text, n);
    host[n] = '\0';
    *port = (int)number;
    return true;
}

/* Why nobody can listen there; NULL where somebody can. libwebsockets would
 * wait for an address that is not there. */
static const char *refused(uv_loop_t *loop, const char *host, int port)
{
    struct sockaddr_storage at;
    uv_tcp_t probe;
    int status = uv_ip4_addr(host, port, (struct sockaddr_in *)&at);

    if (status)
        status = uv_ip6_addr(host, port, (struct sockaddr_in6 *)&at);
    if (status)
        return "that is not an address";
    uv_tcp_init(loop, &probe);
    status = uv_tcp_bind(&probe, (const struct sockaddr *)&at, 0);
    if (!status)
        status = uv_listen((uv_stream_t *)&probe, 1, NULL);
    uv_close((uv_handle_t *)&probe, NULL);
    uv_run(loop, UV_RUN_DEFAULT);
    return status ? uv_strerror(status) : NULL;
}

static void stop(uv_signal_t *signal, int number)
{
    (void)number;
    uv_stop(signal->loop);
}

static int run(const char *host, int port)
{
    static const struct lws_protocols protocols[] = {
        { "http", on_http, sizeof(struct reply), 0, 0, NULL, 0 },
        { NULL, NULL, 0, 0, 0, NULL, 0 },
    };
    uv_loop_t loop;
    uv_signal_t signals[2];
    void *loops[1] = { &loop };
    struct lws_context_creation_info info = {
        .iface = host,
        .port = port ? port : CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = protocols,
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS,
        .foreign_loops = loops,
        .gid = -1,
        .uid = -1,
    };

    uv_loop_init(&loop);
    const char *why = refused(&loop, host, port);
    if (why)
        return cli_fail("cannot listen on %s:%d: %s; try another port, like "
                        "--listen 127.0.0.1:%d",
                        host, port, why, port == 8081 ? 8082 : 8081);
    lws_set_log_level(0, NULL);
    struct lws_context *context = lws_create_context(&info);
    struct lws_vhost *vhost = NULL;
    info.port = port;
    if (context)
        vhost = lws_create_vhost(context, &info);
    if (!vhost) {
        if (context)
            lws_context_destroy(context);
        return cli_fail("cannot listen on %s:%d", host, port);
    }
    printf("Oxhide is at http://%s%s%s:%d/ (Ctrl-C ends it)\n",
           strchr(host, ':') ? "[" : "", host, strchr(host, ':') ? "]" : "",
           lws_get_vhost_listen_port(vhost));
    fflush(stdout);
    uv_signal_init(&loop, &signals[0]);
    uv_signal_init(&loop, &signals[1]);
    uv_signal_start(&signals[0], stop, SIGINT);
    uv_signal_start(&signals[1], stop, SIGTERM);
    uv_run(&loop, UV_RUN_DEFAULT);
    uv_close((uv_handle_t *)&signals[0], NULL);
    uv_close((uv_handle_t *)&signals[1], NULL);
    lws_context_destroy(context);
    uv_run(&loop, UV_RUN_DEFAULT);
    uv_loop_close(&loop);
    return 0;
}

int cli_serve(int argc, char **argv)
{
    const char *listen = "127.0.0.1:8080", *data = NULL;
    char host[PATH_LIMIT];
    struct stat about;
    int port;
    const struct cli_option options[] = {
        { "listen", CLI_TEXT, &listen, "ADDR:PORT",
          "where to listen (127.0.0.1:8080)", 0, 0 },
        { "data", CLI_TEXT, &data, "DIR",
          "for a later release, with tables on this server: now it need only "
          "be a folder; games are kept by the browser",
          0, 0 },
        { NULL, CLI_FLAG, NULL, NULL, NULL, 0, 0 },
    };
    int words = cli_args(argc, argv, "serve [OPTIONS]", "Serves the web app.",
                         options);

    if (words < 0)
        return 2;
    if (words > 0)
        return cli_usage_fail("serve takes no words, but got '%s'", argv[0]);
    if (!read_address(listen, host, &port))
        return cli_usage_fail("--listen takes ADDR:PORT, like 127.0.0.1:8080, "
                              "not '%s'",
                              listen);
    if (data && (stat(data, &about) != 0 || !S_ISDIR(about.st_mode)))
        return cli_fail("'%s' is not a folder: create it first", data);
    return run(host, port);
}

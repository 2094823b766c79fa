/* One request over HTTP or HTTPS, with one time limit for all of it. Only the
 * status of the answer is read, and nothing in it is followed. */
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "apps/server/hook.h"

enum { SLICE_MS = 100, REQUEST_MAX = 4096, STATUS_LINE = 64 };

struct post {
    int socket;
    SSL_CTX *context;
    SSL *tls; /* NULL: plain */
    int64_t end;
    bool (*stopping)(void *self);
    void *self;
};

static int64_t now_ms(void)
{
    return (int64_t)(uv_hrtime() / 1000000);
}

/* False: the time is up, or the server stops. */
static bool wait_for(const struct post *p, short events)
{
    while (now_ms() < p->end && !p->stopping(p->self)) {
        struct pollfd fd = { .fd = p->socket, .events = events };
        if (poll(&fd, 1, SLICE_MS) > 0)
            return true;
    }
    return false;
}

/* What a call on the connection waits for; false: it has failed. */
static bool wait_tls(const struct post *p, int result)
{
    int why = SSL_get_error(p->tls, result);

    return (why == SSL_ERROR_WANT_READ && wait_for(p, POLLIN)) ||
           (why == SSL_ERROR_WANT_WRITE && wait_for(p, POLLOUT));
}

static bool try_address(struct post *p, const struct addrinfo *a)
{
    int error = 0;
    socklen_t size = sizeof error;

    p->socket = socket(a->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC,
                       0);
    if (p->socket < 0)
        return false;
    if (!connect(p->socket, a->ai_addr, a->ai_addrlen))
        return true;
    if (errno == EINPROGRESS && wait_for(p, POLLOUT) &&
        !getsockopt(p->socket, SOL_SOCKET, SO_ERROR, &error, &size) && !error)
        return true;
    close(p->socket);
    p->socket = -1;
    return false;
}

static const char *connect_to(struct post *p, const struct hook_url *to)
{
    struct addrinfo wish = { .ai_socktype = SOCK_STREAM }, *list = NULL;
    char port[8];

    snprintf(port, sizeof port, "%d", to->port);
    if (getaddrinfo(to->host, port, &wish, &list))
        return "the host has no address";
    for (const struct addrinfo *a = list; a && p->socket < 0; a = a->ai_next)
        try_address(p, a);
    freeaddrinfo(list);
    return p->socket < 0 ? "nobody answers there" : NULL;
}

/* The certificate must be the host's, by an authority this machine knows. */
static const char *begin_tls(struct post *p, const struct hook_url *to)
{
    int result;

    p->context = SSL_CTX_new(TLS_client_method());
    if (!p->context || !SSL_CTX_set_default_verify_paths(p->context))
        return "there is no TLS";
    SSL_CTX_set_verify(p->context, SSL_VERIFY_PEER, NULL);
    p->tls = SSL_new(p->context);
    if (!p->tls || !SSL_set_tlsext_host_name(p->tls, to->host) ||
        !SSL_set1_host(p->tls, to->host) || !SSL_set_fd(p->tls, p->socket))
        return "there is no TLS";
    while ((result = SSL_connect(p->tls)) != 1)
        if (!wait_tls(p, result))
            return "no TLS connection, or its certificate is not trusted";
    return NULL;
}

static bool send_all(struct post *p, const char *bytes, size_t n)
{
    while (n) {
        ssize_t sent = p->tls ? SSL_write(p->tls, bytes, (int)n)
                              : send(p->socket, bytes, n, MSG_NOSIGNAL);
        if (sent <= 0) {
            bool later = p->tls ? wait_tls(p, (int)sent)
                                : errno == EAGAIN && wait_for(p, POLLOUT);
            if (!later)
                return false;
            continue;
        }
        bytes += sent;
        n -= (size_t)sent;
    }
    return true;
}

/* "HTTP/1.1 204": the status; 0: none came. */
static int read_status(struct post *p)
{
    char line[STATUS_LINE];
    size_t used = 0;

    while (used < strlen("HTTP/1.1 204")) {
        size_t room = sizeof line - 1 - used;
        ssize_t n = p->tls ? SSL_read(p->tls, line + used, (int)room)
                           : recv(p->socket, line + used, room, 0);
        if (n <= 0) {
            bool later = p->tls
                             ? wait_tls(p, (int)n)
                             : n < 0 && errno == EAGAIN && wait_for(p, POLLIN);
            if (!later)
                return 0;
            continue;
        }
        used += (size_t)n;
    }
    line[used] = '\0';
    return strncmp(line, "HTTP/1.", 7) ? 0 : atoi(line + 9);
}

static const char *exchange(struct post *p, const struct hook_url *to,
                            const char *headers, const char *body)
{
    char request[REQUEST_MAX];
    bool six = strchr(to->host, ':'), usual = to->port == (to->tls ? 443 : 80);
    char port[8] = "";

    if (!usual)
        snprintf(port, sizeof port, ":%d", to->port);
    int n = snprintf(request, sizeof request,
                     "POST %s HTTP/1.1\r\nHost: %s%s%s%s\r\n%s"
                     "Content-Length: %zu\r\nConnection: close\r\n\r\n%s",
                     to->path, six ? "[" : "", to->host, six ? "]" : "", port,
                     headers, strlen(body), body);
    if (n >= REQUEST_MAX)
        return "the message is too long";
    if (!send_all(p, request, (size_t)n))
        return "it could not be sent in time";
    int status = read_status(p);
    if (status >= 200 && status < 300)
        return NULL;
    return !status        ? "no answer in time"
           : status < 400 ? "it answered with another address"
                          : "it was refused";
}

const char *hook_post(const struct hook_url *to, const char *headers,
                      const char *body, bool (*stopping)(void *self),
                      void *self)
{
    struct post p = { .socket = -1,
                      .end = now_ms() + HOOK_SECONDS * 1000,
                      .stopping = stopping,
                      .self = self };
    const char *trouble = connect_to(&p, to);

    if (!trouble && to->tls)
        trouble = begin_tls(&p, to);
    if (!trouble)
        trouble = exchange(&p, to, headers, body);
    if (p.tls)
        SSL_free(p.tls);
    if (p.context)
        SSL_CTX_free(p.context);
    if (p.socket >= 0)
        close(p.socket);
    return trouble;
}

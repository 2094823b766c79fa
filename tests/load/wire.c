/* RFC 6455 as far as a client needs it. The mask is zero: it is there to keep
 * proxies from being fooled, and there is none. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "load/load.h"

enum { TEXT = 1, CLOSE = 8, PING = 9, PONG = 10 };

void buffer_add(struct buffer *b, const void *bytes, size_t n)
{
    if (b->used + n > b->room) {
        b->room = 2 * (b->used + n);
        b->bytes = realloc(b->bytes, b->room);
        if (!b->bytes)
            abort();
    }
    memcpy(b->bytes + b->used, bytes, n);
    b->used += n;
}

void buffer_drop(struct buffer *b, size_t n)
{
    b->used -= n;
    memmove(b->bytes, b->bytes + n, b->used);
    if (!b->used) { /* ten thousand idle ones keep nothing */
        free(b->bytes);
        *b = (struct buffer){ 0 };
    }
}

bool wire_connect(struct wire *w, int port, int source, const char *token)
{
    struct sockaddr_in to = { .sin_family = AF_INET,
                              .sin_port = htons((uint16_t)port),
                              .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    struct sockaddr_in from = { .sin_family = AF_INET,
                                .sin_addr.s_addr = htonl(INADDR_LOOPBACK +
                                                         (uint32_t)source) };
    char hello[512];
    int one = 1;

    w->open = w->watched = false;
    w->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (w->fd < 0)
        return false;
    setsockopt(w->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    setsockopt(w->fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
    if (bind(w->fd, (struct sockaddr *)&from, sizeof from) ||
        (connect(w->fd, (struct sockaddr *)&to, sizeof to) &&
         errno != EINPROGRESS)) {
        wire_close(w);
        return false;
    }
    int n = snprintf(hello, sizeof hello,
                     "GET /club HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                     "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                     "Sec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                     "Sec-WebSocket-Protocol: oxhide\r\n"
                     "Authorization: Bearer %s\r\n\r\n",
                     port, token);
    buffer_add(&w->out, hello, (size_t)n);
    return true;
}

static void send_frame(struct wire *w, int opcode, const char *bytes, size_t n)
{
    uint8_t head[8] = { (uint8_t)(0x80 | opcode), 0x80 };
    size_t size = 6;

    if (n < 126) {
        head[1] |= (uint8_t)n;
    } else {
        head[1] |= 126;
        head[2] = (uint8_t)(n >> 8);
        head[3] = (uint8_t)n;
        size = 8;
    }
    buffer_add(&w->out, head, size);
    buffer_add(&w->out, bytes, n);
}

void wire_send(struct wire *w, const char *bytes, size_t n)
{
    if (w->fd >= 0)
        send_frame(w, TEXT, bytes, n);
}

/* The next whole message, taken out; false: there is none yet. */
static bool next(struct wire *w, void (*take)(void *, const char *, size_t),
                 void *self, bool *ended)
{
    const uint8_t *b = (const uint8_t *)w->in.bytes;
    size_t head = 2, n;

    if (w->in.used < 2)
        return false;
    n = b[1] & 127;
    if (n >= 126)
        head = n == 126 ? 4 : 10;
    if (w->in.used < head)
        return false;
    if (head > 2) {
        n = 0;
        for (size_t i = 2; i < head; i++)
            n = n << 8 | b[i];
    }
    if (w->in.used < head + n)
        return false;
    int opcode = b[0] & 15;
    char *copy = malloc(n + 1);
    memcpy(copy, b + head, n);
    copy[n] = '\0';
    buffer_drop(&w->in, head + n);
    *ended = opcode == CLOSE;
    if (opcode == TEXT)
        take(self, copy, n);
    else if (opcode == PING)
        send_frame(w, PONG, copy, n);
    free(copy);
    return !*ended;
}

static bool write_out(struct wire *w)
{
    while (w->out.used) {
        ssize_t n = send(w->fd, w->out.bytes, w->out.used, MSG_NOSIGNAL);
        if (n < 0)
            return errno == EAGAIN || errno == EWOULDBLOCK ||
                   errno == ENOTCONN || errno == EINPROGRESS;
        buffer_drop(&w->out, (size_t)n);
    }
    return true;
}

int wire_move(struct wire *w, void (*take)(void *self, const char *, size_t),
              void *self)
{
    char bytes[64 * 1024];
    bool was = w->open, ended = false;
    ssize_t n;

    while ((n = recv(w->fd, bytes, sizeof bytes, 0)) > 0)
        buffer_add(&w->in, bytes, (size_t)n);
    if (n == 0 || (n < 0 && errno != EAGAIN && errno != ENOTCONN))
        ended = true;
    if (!w->open && w->in.used) {
        char *end = memmem(w->in.bytes, w->in.used, "\r\n\r\n", 4);
        if (end && memcmp(w->in.bytes, "HTTP/1.1 101", 12))
            return -1;
        if (end) {
            w->open = true;
            buffer_drop(&w->in, (size_t)(end + 4 - w->in.bytes));
        }
    }
    if (w->open && !was)
        return 1;
    while (w->open && !ended && next(w, take, self, &ended))
        ;
    if (w->fd < 0)
        return 0; /* closed while it was told something */
    return ended || !write_out(w) ? -1 : 0;
}

void wire_close(struct wire *w)
{
    if (w->fd >= 0)
        close(w->fd);
    w->fd = -1;
    w->open = false;
    if (w->in.used)
        buffer_drop(&w->in, w->in.used);
    if (w->out.used)
        buffer_drop(&w->out, w->out.used);
}

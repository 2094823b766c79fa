/* A server for fuzz targets, and the way to it. */
#include "tests/fuzz/served.h"

#include <arpa/inet.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "apps/cli/cli.h"
#include "base/check.h"

enum { PATIENCE = 60000 };

static int port;
static char table[32], invite[64], host[32];

/* What is there when the program ends belongs to the server, which goes on. */
int __lsan_is_turned_off(void);
int __lsan_is_turned_off(void)
{
    return 1;
}

static void *serve(void *unused)
{
    char where[32];
    char *args[] = { "--listen", where, "--store", "told", NULL };

    (void)unused;
    snprintf(where, sizeof where, "%s", host);
    cli_serve(4, args);
    abort(); /* nobody has ended it */
}

/* A port that is free now. */
static int find_port(void)
{
    struct sockaddr_in at = { .sin_family = AF_INET,
                              .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    socklen_t n = sizeof at;
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    CHECK(!bind(fd, (struct sockaddr *)&at, n));
    CHECK(!getsockname(fd, (struct sockaddr *)&at, &n));
    close(fd);
    return ntohs(at.sin_port);
}

/* Connections are thousands a second, and a port rests for a minute after most
 * of them: each comes from another address of this machine's loopback. */
static int reach_once(void)
{
    enum { ADDRESSES = 200 };
    static uint32_t count;
    struct sockaddr_in at = { .sin_family = AF_INET,
                              .sin_port = htons((uint16_t)port),
                              .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    struct sockaddr_in from = { .sin_family = AF_INET };
    struct linger hard = { 1, 0 };
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    from.sin_addr.s_addr = htonl(INADDR_LOOPBACK + count++ % ADDRESSES);
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
    if (!bind(fd, (struct sockaddr *)&from, sizeof from) &&
        !connect(fd, (struct sockaddr *)&at, sizeof at))
        return fd;
    int why = errno;
    close(fd);
    errno = why;
    return -1;
}

/* The fuzzer has an alarm of its own, which may come in between. */
static int reach(void)
{
    int fd = reach_once();

    for (int i = 0; i < 3 && fd < 0 && errno == EINTR; i++)
        fd = reach_once();
    return fd;
}

/* What comes within some ms, up to 'cap' bytes; 0: nothing, -1: it ended. */
static long hear(int fd, char *out, size_t cap, int ms)
{
    struct pollfd p = { .fd = fd, .events = POLLIN };

    int ready;
    do
        ready = poll(&p, 1, ms);
    while (ready < 0 && errno == EINTR);
    if (ready != 1)
        return 0;
    long n = recv(fd, out, cap, 0);
    return n > 0 ? n : -1;
}

/* The first word of that name in what is said to a message. */
static void ask(int fd, const char *message, const char *name, char *out,
                size_t cap)
{
    static char heard[65536];
    size_t n = strlen(message), used = 0;
    unsigned char head[8] = { 0x81, 0x80 | 126, (unsigned char)(n >> 8),
                              (unsigned char)n };
    char *at = NULL;
    long more;

    served_send(fd, head, sizeof head);
    served_send(fd, message, n);
    while (!at && used < sizeof heard - 1 &&
           (more = hear(fd, heard + used, sizeof heard - 1 - used, 1000)) > 0) {
        for (long i = 0; i < more; i++)
            heard[used] = heard[used] ? heard[used] : ' ', used++;
        heard[used] = '\0';
        at = strstr(heard, name);
    }
    CHECK(at);
    at += strlen(name);
    snprintf(out, cap, "%.*s", (int)strcspn(at, "\""), at);
}

void served_begin(void)
{
    char text[128], scrap[64];
    pthread_t thread;
    int fd = -1;

    port = find_port();
    snprintf(host, sizeof host, "127.0.0.1:%d", port);
    CHECK(!pthread_create(&thread, NULL, serve, NULL));
    for (int i = 0; i < 200 && fd < 0; i++) {
        usleep(50000);
        fd = reach();
    }
    CHECK(fd >= 0);
    close(fd);
    fd = served_connect(1);
    ask(fd, "{\"do\":\"join\",\"id\":\"j\",\"name\":\"Ada\"}", "\"see\":\"me",
        scrap, sizeof scrap);
    ask(fd, "{\"do\":\"make\",\"id\":\"m\",\"game\":\"bronze-age\"}",
        "\"table\":\"", table, sizeof table);
    snprintf(text, sizeof text, "{\"do\":\"follow\",\"table\":\"%s\"}", table);
    ask(fd, text, "\"see\":\"table", scrap, sizeof scrap);
    snprintf(text, sizeof text,
             "{\"do\":\"sit\",\"id\":\"s\",\"table\":\"%s\"}", table);
    ask(fd, text, "\"invite\":\"", invite, sizeof invite);
    close(fd);
}

size_t served_fill(const uint8_t *data, size_t size, char *out, size_t cap)
{
    const char *const words[] = { table, invite, SERVED_TOKEN, host };
    size_t used = 0;

    for (size_t i = 0; i < size; i++) {
        const char *word = data[i] >= 1 && data[i] <= 4 ? words[data[i] - 1]
                                                        : NULL;
        size_t n = word ? strlen(word) : 1;
        if (used + n > cap)
            break;
        memcpy(out + used, word ? word : (const char *)data + i, n);
        used += n;
    }
    return used;
}

/* The server answers, and as it should; else what it said is shown. */
static void expect(int fd, const char *answer)
{
    static char heard[65536];
    long n = hear(fd, heard, sizeof heard - 1, PATIENCE);

    if (n > 0 && !strncmp(heard, answer, strlen(answer)))
        return;
    fprintf(stderr, "not %s but %ld bytes: %.*s\n", answer, n,
            n > 0 ? (int)n : 0, heard);
    abort();
}

int served_connect(int websocket)
{
    char text[512];
    int fd;

    if (!port)
        served_begin();
    fd = reach();
    CHECK(fd >= 0);
    if (!websocket)
        return fd;
    snprintf(text, sizeof text,
             "GET /club HTTP/1.1\r\nHost: %s\r\n"
             "Connection: Upgrade\r\nUpgrade: websocket\r\n"
             "Sec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
             "Sec-WebSocket-Protocol: oxhide\r\n"
             "Authorization: Bearer " SERVED_TOKEN "\r\n\r\n",
             host);
    served_send(fd, text, strlen(text));
    expect(fd, "HTTP/1.1 101");
    return fd;
}

void served_send(int fd, const void *bytes, size_t n)
{
    const char *at = bytes;

    while (n) {
        long sent = send(fd, at, n, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return; /* it has had enough */
        at += sent;
        n -= (size_t)sent;
    }
}

void served_end(int fd)
{
    /* Not whether it is healthy: where many ask at once, time as it is told
     * (tests/told) runs ahead of the store's thread. */
    char alive[96], heard[65536];
    int other = reach();

    shutdown(fd, SHUT_WR);
    CHECK(other >= 0);
    snprintf(alive, sizeof alive, "GET /club.json HTTP/1.1\r\nHost: %s\r\n\r\n",
             host);
    served_send(other, alive, strlen(alive));
    expect(other, "HTTP/1.1 200");
    close(other);
    while (hear(fd, heard, sizeof heard, 0) > 0)
        ;
    close(fd);
}

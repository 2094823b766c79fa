/* The names under which this server answers. A page elsewhere can make a
 * browser send requests here, and can make its own name lead here (DNS
 * rebinding), so requests that name another host or come from another origin
 * are refused. */
#ifndef SERVER_ORIGIN_H
#define SERVER_ORIGIN_H

#include <stdbool.h>
#include <stddef.h>

enum { HOSTS_MAX = 64, HOST_MAX = 256 };

struct hosts {
    struct {
        char name[HOST_MAX]; /* lower case, with the port if it is not usual */
        bool tls;            /* reached by https */
    } host[HOSTS_MAX];
    int count;
};

/* Adds a name people may use on this machine, with its port. */
void hosts_add(struct hosts *h, const char *name, int port);
/* Adds "https://games.example:8443"; false: that is not an address. */
bool hosts_add_url(struct hosts *h, const char *url);
/* Whether a Host header is one of them. */
bool hosts_has(const struct hosts *h, const char *host);
/* Whether an Origin header is a page of this server. */
bool hosts_has_origin(const struct hosts *h, const char *origin);

/* Who asks, from the address of the connection and X-Forwarded-For: the last
 * one that is not a trusted proxy (a comma-separated list). */
void client_address(char *out, size_t cap, const char *peer,
                    const char *forwarded, const char *trusted);

#endif

/* Hosts, origins and forwarded addresses: readers without a socket. */
#include "apps/server/origin.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void hosts_add(struct hosts *h, const char *name, int port)
{
    bool six = strchr(name, ':');

    if (h->count == HOSTS_MAX || strlen(name) + 10 > HOST_MAX)
        return;
    char *out = h->host[h->count].name;
    snprintf(out, HOST_MAX, six ? "[%s]:%d" : "%s:%d", name, port);
    for (; *out; out++)
        *out = (char)tolower((unsigned char)*out);
    h->host[h->count++].tls = false;
}

/* Takes "http://" or "https://" off; NULL where it is neither. */
static const char *after_scheme(const char *url, bool *tls)
{
    *tls = !strncasecmp(url, "https://", 8);
    if (*tls)
        return url + 8;
    return strncasecmp(url, "http://", 7) ? NULL : url + 7;
}

bool hosts_add_url(struct hosts *h, const char *url)
{
    bool tls;
    const char *name = after_scheme(url, &tls);
    size_t n = name ? strcspn(name, "/") : 0;

    if (!n || n + 1 > HOST_MAX || h->count == HOSTS_MAX ||
        (name[n] && name[n + 1]))
        return false;
    char *out = h->host[h->count].name;
    for (size_t i = 0; i < n; i++) {
        if (!isalnum((unsigned char)name[i]) && !strchr("[]:.-", name[i]))
            return false;
        out[i] = (char)tolower((unsigned char)name[i]);
    }
    out[n] = '\0';
    h->host[h->count++].tls = tls;
    return true;
}

/* Whether two hosts are the same, where one may leave the scheme's port out. */
static bool same(const char *a, const char *b, const char *port)
{
    size_t n = strlen(a), k = strlen(b), p = strlen(port);

    if (n < k)
        return same(b, a, port);
    return !strncasecmp(a, b, k) &&
           (n == k || (n == k + p && !strcmp(a + k, port)));
}

static bool has(const struct hosts *h, int i, const char *host)
{
    return same(h->host[i].name, host, h->host[i].tls ? ":443" : ":80");
}

bool hosts_has(const struct hosts *h, const char *host)
{
    for (int i = 0; i < h->count; i++)
        if (has(h, i, host))
            return true;
    return false;
}

bool hosts_has_origin(const struct hosts *h, const char *origin)
{
    bool tls;
    const char *host = after_scheme(origin, &tls);

    for (int i = 0; host && i < h->count; i++)
        if (h->host[i].tls == tls && has(h, i, host))
            return true;
    return false;
}

/* Whether an address is in a comma-separated list. */
static bool listed(const char *list, const char *address, size_t n)
{
    while (list && *list) {
        size_t k = strcspn(list, ", ");
        if (k == n && !strncasecmp(list, address, n))
            return true;
        list += k;
        list += strspn(list, ", ");
    }
    return false;
}

void client_address(char *out, size_t cap, const char *peer,
                    const char *forwarded, const char *trusted)
{
    const char *at = peer;
    size_t n = strlen(peer), end = strlen(forwarded);

    while (end && listed(trusted, at, n)) {
        while (end && strchr(", \t", forwarded[end - 1]))
            end--;
        size_t start = end;
        while (start && !strchr(", \t", forwarded[start - 1]))
            start--;
        if (start == end)
            break;
        at = forwarded + start;
        n = end - start;
        end = start;
    }
    snprintf(out, cap, "%.*s", (int)n, at);
}

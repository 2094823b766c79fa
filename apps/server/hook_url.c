/* Addresses of webhooks, see hook_url.h. */
#include "apps/server/hook_url.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { HTTP_PORT = 80, HTTPS_PORT = 443, ITEM_MAX = 300 };

static bool take_scheme(const char **at, bool *tls)
{
    *tls = !strncasecmp(*at, "https://", 8);
    if (!*tls && strncasecmp(*at, "http://", 7))
        return false;
    *at += *tls ? 8 : 7;
    return true;
}

/* The host, in brackets if it has colons. */
static bool take_host(const char **at, struct hook_url *out)
{
    bool six = **at == '[';
    const char *start = *at + six;
    size_t n = strspn(start, six ? "0123456789abcdefABCDEF:."
                                 : "abcdefghijklmnopqrstuvwxyz0123456789-."
                                   "ABCDEFGHIJKLMNOPQRSTUVWXYZ");

    if (!n || n >= sizeof out->host || (six && start[n] != ']'))
        return false;
    for (size_t i = 0; i < n; i++)
        out->host[i] = (char)tolower((unsigned char)start[i]);
    out->host[n] = '\0';
    *at = start + n + six;
    return true;
}

static bool take_port(const char **at, struct hook_url *out)
{
    char *end;

    out->port = out->tls ? HTTPS_PORT : HTTP_PORT;
    if (**at != ':')
        return true;
    if (!isdigit((unsigned char)(*at)[1]))
        return false;
    long port = strtol(*at + 1, &end, 10);
    out->port = (int)port;
    *at = end;
    return port > 0 && port < 65536;
}

bool hook_url_read(struct hook_url *out, const char *url)
{
    const char *at = url;

    if (strlen(url) >= HOOK_URL_MAX || !take_scheme(&at, &out->tls) ||
        !take_host(&at, out) || !take_port(&at, out))
        return false;
    if (*at && *at != '/' && *at != '?')
        return false;
    for (const char *s = at; *s; s++)
        if (*s <= ' ' || *s > '~' || strchr("#\"<>\\^`{|}", *s))
            return false;
    snprintf(out->path, sizeof out->path, "%s%s", *at == '/' ? "" : "/", at);
    return true;
}

static bool read_item(struct hook_url *out, const char *item)
{
    char url[ITEM_MAX];
    int n = snprintf(url, sizeof url, "%s%s",
                     strstr(item, "://") ? "" : "https://", item);

    return n < ITEM_MAX && hook_url_read(out, url) && !strcmp(out->path, "/");
}

bool hook_list_read(struct hook_list *out, const char *text)
{
    char item[ITEM_MAX];

    out->count = 0;
    for (text += strspn(text, " ,"); *text; text += strspn(text, " ,")) {
        size_t n = strcspn(text, " ,");
        if (n >= sizeof item || out->count == HOOK_HOSTS)
            return false;
        memcpy(item, text, n);
        item[n] = '\0';
        if (!read_item(&out->item[out->count++], item))
            return false;
        text += n;
    }
    return true;
}

bool hook_list_has(const struct hook_list *list, const struct hook_url *url)
{
    for (int i = 0; i < list->count; i++)
        if (list->item[i].tls == url->tls && list->item[i].port == url->port &&
            !strcmp(list->item[i].host, url->host))
            return true;
    return false;
}

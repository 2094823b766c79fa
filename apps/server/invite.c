/* Where others find this server, see invite.h. */
#include "apps/server/invite.h"

#include <qrencode.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/lan.h"
#include "apps/server/server.h"

enum { JSON_BYTES = 1024, TEXT_MAX = 256, QUIET = 2, RUN_BYTES = 32 };

static int give(struct lws *wsi, struct reply *r, const char *type, char *own,
                size_t n)
{
    return reply_begin(wsi, r,
                       &(struct answer){ .status = HTTP_STATUS_OK,
                                         .type = type,
                                         .body = own,
                                         .length = n,
                                         .own = (unsigned char *)own,
                                         .last = true });
}

/* The address to tell others; "" where the page's own is as good. */
static void others_url(const struct server *s, char *out, size_t cap)
{
    const char *url = s->settings.public_url;
    char near[128];

    out[0] = '\0';
    if (url)
        snprintf(out, cap, "%s%s", url, url[strlen(url) - 1] == '/' ? "" : "/");
    else if (s->settings.lan && lan_address(near, sizeof near))
        snprintf(out, cap, "http://%s:%d/", near, s->port);
}

int invite_place(struct lws *wsi, struct reply *r, const struct server *s)
{
    char url[JSON_BYTES / 2], *text = malloc(JSON_BYTES);

    if (!text)
        return -1;
    others_url(s, url, sizeof url);
    int n = snprintf(
        text, JSON_BYTES, "{\"club\":%s,\"url\":\"%s\",\"webhooks\":%s}\n",
        s->house ? "true" : "false", strpbrk(url, "\"\\") ? "" : url,
        s->hooks ? "true" : "false");
    return give(wsi, r, "application/json", text, (size_t)n);
}

/* How many dark modules follow each other from there. */
static int run(const unsigned char *row, int from, int width)
{
    int n = 0;

    while (from + n < width && row[from + n] & 1)
        n++;
    return n;
}

/* The dark modules as one path, a run at a time. */
static char *draw(const QRcode *code, size_t *length)
{
    int w = code->width, all = w + 2 * QUIET;
    size_t cap = 256 + (size_t)w * (size_t)(w + 1) / 2 * RUN_BYTES;
    char *text = malloc(cap);
    size_t used = 0;

    if (!text)
        return NULL;
    used += (size_t)snprintf(
        text, cap,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" "
        "shape-rendering=\"crispEdges\"><path fill=\"#fff\" "
        "d=\"M0 0h%dv%dH0z\"/><path fill=\"#131a3d\" d=\"",
        all, all, all, all);
    for (int y = 0; y < w; y++)
        for (int x = 0, n; x < w; x += n + 1) {
            n = run(code->data + y * w, x, w);
            if (n)
                used += (size_t)snprintf(text + used, cap - used,
                                         "M%d %dh%dv1h-%dz", x + QUIET,
                                         y + QUIET, n, n);
        }
    used += (size_t)snprintf(text + used, cap - used, "\"/></svg>\n");
    *length = used;
    return text;
}

int invite_qr(struct lws *wsi, struct reply *r)
{
    char pair[TEXT_MAX + 8];
    const char *text = lws_get_urlarg_by_name(wsi, "t=", pair, sizeof pair);
    QRcode *code = text && *text ? QRcode_encodeString(text, 0, QR_ECLEVEL_M,
                                                       QR_MODE_8, 1)
                                 : NULL;
    size_t length = 0;

    if (!code)
        return reply_error(wsi, r, HTTP_STATUS_BAD_REQUEST);
    char *drawn = draw(code, &length);
    QRcode_free(code);
    return drawn ? give(wsi, r, "image/svg+xml", drawn, length) : -1;
}

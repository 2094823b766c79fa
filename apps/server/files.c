/* Files of the page. They are sent as they were compressed when the page was
 * built. Browsers keep a file for ever if its name has a hash of its content;
 * the others they ask for again by its ETag. */
#include "apps/server/files.h"

#include <stdio.h>
#include <string.h>

#include "apps/server/accept.h"
#include "apps/server/assets.h"
#include "base/hash.h"

enum { PATH_LIMIT = 256, TAG_MAX = 24 };

static const char not_built[] =
    "<!doctype html><meta charset=\"utf-8\"><title>Oxhide</title>"
    "<p>This oxhide was built without its web app. Run <b>make web</b> and "
    "<b>make</b>, then <b>oxhide serve</b> again.</p>";

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
        { ".json", "application/json" },
        { ".txt", "text/plain; charset=utf-8" },
        { ".webmanifest", "application/manifest+json" },
        { ".png", "image/png" },
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
    char wanted[HEADER_LIMIT] = "", name[PATH_LIMIT + 4];

    lws_hdr_copy(wsi, wanted, sizeof wanted, WSI_TOKEN_HTTP_ACCEPT_ENCODING);
    for (size_t i = 0; i < 2; i++) {
        snprintf(name, sizeof name, "%s%s", path, encodings[i][1]);
        const struct asset *found = accepts(wanted, encodings[i][0])
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
static void mark(const struct asset *a, char out[TAG_MAX])
{
    snprintf(out, TAG_MAX, "\"%016llx\"",
             (unsigned long long)hash_bytes(a->bytes, a->size));
}

static bool is_known(struct lws *wsi, const char *tag)
{
    char known[HEADER_LIMIT] = "";

    lws_hdr_copy(wsi, known, sizeof known, WSI_TOKEN_HTTP_IF_NONE_MATCH);
    return strstr(known, tag) || !strcmp(known, "*");
}

int files_answer(struct lws *wsi, struct reply *r, const char *uri)
{
    static const struct asset bare = { "index.html",
                                       (const unsigned char *)not_built,
                                       sizeof not_built - 1 };
    const char *path = uri[0] == '/' ? uri + 1 : uri;
    const struct asset *file = NULL;
    char tag[TAG_MAX];
    struct answer a = { .status = HTTP_STATUS_OK, .tag = tag };

    if (!*path)
        path = "index.html";
    if (strlen(path) < PATH_LIMIT)
        file = variant(wsi, path, &a.encoding);
    if (!file && strcmp(path, "index.html") == 0)
        file = &bare;
    if (!file)
        return reply_error(wsi, r, HTTP_STATUS_NOT_FOUND);
    mark(file, tag);
    a.type = type_of(path);
    a.cache = is_fixed(path) ? "public, max-age=31536000, immutable"
                             : "no-cache";
    a.body = file->bytes;
    a.length = file->size;
    if (is_known(wsi, tag)) {
        a.status = HTTP_STATUS_NOT_MODIFIED;
        a.length = 0;
    }
    return reply_begin(wsi, r, &a);
}

/* Tokens in headers. */
#include "apps/server/token.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <uv.h>

#include "base/deal.h"

enum { HEADER_BYTES = 2048, TOKEN_RANDOM = 16, LEAST = 16 };

/* Letters and digits, enough of them. */
static bool copy_token(const char *s, size_t n, char out[TOKEN_BYTES])
{
    static const char good[] = "abcdefghijklmnopqrstuvwxyz0123456789"
                               "ABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

    out[0] = '\0';
    if (n < LEAST || n >= TOKEN_BYTES || strspn(s, good) < n)
        return false;
    memcpy(out, s, n);
    out[n] = '\0';
    return true;
}

/* The value of a cookie in a Cookie header; false: it is not there, or is not
 * a token. */
static bool find(const char *header, const char *name, char out[TOKEN_BYTES])
{
    size_t n = strlen(name);

    out[0] = '\0';
    while (*header) {
        header += strspn(header, "; \t");
        size_t length = strcspn(header, ";");
        if (!strncmp(header, name, n) && header[n] == '=')
            return copy_token(header + n + 1, length - n - 1, out);
        header += length;
    }
    return false;
}

bool token_bearer(struct lws *wsi, char out[TOKEN_BYTES])
{
    char header[HEADER_BYTES] = "";

    out[0] = '\0';
    if (lws_hdr_copy(wsi, header, sizeof header, WSI_TOKEN_HTTP_AUTHORIZATION) <
            0 ||
        strncasecmp(header, "bearer ", 7))
        return false;
    return copy_token(header + 7, strcspn(header + 7, " "), out);
}

/* With that prefix no other host, and nobody without TLS, can set it. */
static const char *name_of(bool secure)
{
    return secure ? "__Host-oxhide" : "oxhide";
}

bool token_cookie(struct lws *wsi, bool secure, char out[TOKEN_BYTES])
{
    char header[HEADER_BYTES] = "";

    out[0] = '\0';
    return lws_hdr_copy(wsi, header, sizeof header, WSI_TOKEN_HTTP_COOKIE) >
               0 &&
           find(header, name_of(secure), out);
}

void token_put_cookie(char out[TOKEN_COOKIE], const char *token, bool secure)
{
    uint8_t random[TOKEN_RANDOM];
    char made[2 * TOKEN_RANDOM + 1];

    if (!*token) {
        if (uv_random(NULL, NULL, random, sizeof random, 0, NULL))
            abort();
        deal_hex(made, random, sizeof random);
        token = made;
    }
    snprintf(out, TOKEN_COOKIE,
             "%s=%s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict%s",
             name_of(secure), token, secure ? "; Secure" : "");
}

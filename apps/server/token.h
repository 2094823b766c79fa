/* Who somebody is: a random token, in a cookie for pages and in a header for
 * programs. Only its digest is ever stored, and none is ever logged. */
#ifndef SERVER_TOKEN_H
#define SERVER_TOKEN_H

#include <libwebsockets.h>
#include <stdbool.h>

enum { TOKEN_BYTES = 65, TOKEN_COOKIE = 192 };

/* The token of a request; false and "" where it has none. 'secure': people come
 * over TLS. */
bool token_bearer(struct lws *wsi, char out[TOKEN_BYTES]);
bool token_cookie(struct lws *wsi, bool secure, char out[TOKEN_BYTES]);

/* The cookie with that token, or with a new one where it is "". */
void token_put_cookie(char out[TOKEN_COOKIE], const char *token, bool secure);

#endif

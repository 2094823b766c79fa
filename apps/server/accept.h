/* What a browser accepts, from its headers: small readers without a socket, so
 * that they can be tested. */
#ifndef SERVER_ACCEPT_H
#define SERVER_ACCEPT_H

#include <stdbool.h>

/* Whether Accept-Encoding allows a coding: it is named or '*' is, and not with
 * q=0. */
bool accepts(const char *header, const char *coding);

#endif

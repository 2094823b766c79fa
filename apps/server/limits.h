/* Who is connected: how many in all and from each address, so that no single
 * person can use up a server. Only the first 64 bits of an IPv6 address count,
 * because a household has all the addresses that share them. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include <stdbool.h>
#include <stddef.h>

enum { ADDRESS_MAX = 48 };

struct limits;

/* NULL: no memory. 'each' is for one address; 0 is without limit. */
struct limits *limits_new(int all, int each);
void limits_free(struct limits *l);

/* The form in which an address counts: the network of an IPv6 one. */
void limits_address(char out[ADDRESS_MAX], const char *address);

/* Somebody comes from an address, and one who came goes. False: too many are
 * there, and nothing was counted. */
bool limits_enter(struct limits *l, const char *address);
void limits_leave(struct limits *l, const char *address);
int limits_count(const struct limits *l);

#endif

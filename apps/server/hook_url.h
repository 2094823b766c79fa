/* Where webhooks may go: addresses as people write them, and the owner's list
 * of them. Readers without a socket. */
#ifndef SERVER_HOOK_URL_H
#define SERVER_HOOK_URL_H

#include <stdbool.h>

enum { HOOK_URL_MAX = 401, HOOK_HOSTS = 32 };

struct hook_url {
    bool tls;
    char host[256]; /* lower case, without brackets */
    int port;
    char path[HOOK_URL_MAX]; /* from the slash on */
};

struct hook_list {
    struct hook_url item[HOOK_HOSTS];
    int count;
};

/* "https://hooks.example/a?b"; false: it is none, or has a name and password, a
 * fragment, or anything that is no plain letter. */
bool hook_url_read(struct hook_url *out, const char *url);
/* "hooks.example, http://10.0.0.7:9000": without a word before it https is
 * meant. False: one of them is no host. */
bool hook_list_read(struct hook_list *out, const char *text);
/* Whether scheme, host and port are on the list. */
bool hook_list_has(const struct hook_list *list, const struct hook_url *url);

#endif

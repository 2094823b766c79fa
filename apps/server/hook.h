/* Webhooks: a program of somebody's own is told that it is their move. A
 * message goes to one of the hosts that the owner of the server lists, signed
 * with the key the person has chosen. It is sent once, from a thread of its
 * own, within a few seconds or not at all; redirects are not followed.
 *
 *   hook.c      the queue, the message, its signature
 *   hook_post.c one request
 *   hook_url.c  addresses, and the owner's list */
#ifndef SERVER_HOOK_H
#define SERVER_HOOK_H

#include <stdbool.h>
#include <uv.h>

#include "apps/server/hook_url.h"

struct hooks;

struct hook_message {
    const char *url, *key;
    const char *table; /* its id */
    const char *body;  /* a JSON object */
};

/* 'hosts' is the owner's list, 'page' where people find the server (or NULL).
 * NULL: no memory, or no threads. */
struct hooks *hooks_new(uv_loop_t *loop, const struct hook_list *hosts,
                        const char *page);
/* Ends what is under way and forgets the rest; then, after the loop has run
 * dry, hooks_free(). */
void hooks_stop(struct hooks *h);
void hooks_free(struct hooks *h);

/* Whether something may be sent there. */
bool hooks_may(const struct hooks *h, const char *url);
/* Sends it soon, or drops it if too many wait. */
void hooks_send(struct hooks *h, const struct hook_message *m);

struct hook_numbers {
    unsigned long sent, failed;
};
struct hook_numbers hooks_numbers(const struct hooks *h);

/* One POST, which blocks for as long as HOOK_SECONDS. What went wrong, in a few
 * words; NULL: it was answered with a status of 200 to 299. It gives up once
 * *stopping is true. */
enum { HOOK_SECONDS = 5 };
const char *hook_post(const struct hook_url *to, const char *headers,
                      const char *body, bool (*stopping)(void *self),
                      void *self);

#endif

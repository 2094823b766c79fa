/* What the files of the house share.
 *
 *   house.c        the node's hands, clients, its clock
 *   house_store.c  commits, reads and beats on the store's thread
 *   house_think.c  thoughts and passphrases on their threads
 *   house_export.c all that is kept about a person, on a thread of its own */
#ifndef SERVER_HOUSE_INSIDE_H
#define SERVER_HOUSE_INSIDE_H

#include "apps/server/house.h"
#include "apps/server/pool.h"
#include "apps/store/store.h"
#include "club/node.h"

enum { STORE_ADDRESS = 4200 };

struct house {
    uv_loop_t *loop;
    uv_timer_t timer, listening;
    struct node *node;
    struct store *store;
    struct hooks *hooks;
    struct pool *storing, *thinkers, *secrets, *exports;
    char address[STORE_ADDRESS];
    void (*dead)(void *self);
    void *dead_self;
    int64_t beaten; /* when the store last answered */
    bool stopping, asking;
    bool failing; /* the last commit failed: the disk may be full */
    struct house_numbers numbers;
};

int64_t house_now(const struct house *h);
void house_store_hands(const struct house *h, struct node_hands *hands);
void house_think_hands(struct node_hands *hands);
/* Hears what other nodes told, now and then. */
void house_listen(struct house *h);
void house_listen_stop(struct house *h);

#endif

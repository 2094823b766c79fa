/* A node alone, beside a simulated store that answers as soon as it is not
 * being called: for tests of what one server says. */
#ifndef TESTS_WORLD_LONE_H
#define TESTS_WORLD_LONE_H

#include "club/node.h"
#include "world/disk.h"

enum { LONE_THINKERS = 3 };

struct lone_task;

struct lone {
    struct node *node;
    struct disk *disk;
    struct store *store;
    struct lone_task *tasks;
    int64_t now;
    uint8_t random;
    bool busy;    /* too many passphrases wait */
    bool tired;   /* no computer can think */
    int thoughts; /* that were asked for, and where the last one was */
    char thinks[CLUB_STREAM_MAX];
    /* What was said to a client. */
    void (*said)(void *self, void *client, const char *bytes, size_t n);
    void *self;
};

struct lone *lone_new(void (*said)(void *self, void *client, const char *bytes,
                                   size_t n),
                      void *self);
void lone_free(struct lone *l);
/* Answers everything that the node has asked for. */
void lone_settle(struct lone *l);
/* Time passes, and the node does what is due. */
void lone_wake(struct lone *l, int64_t ms);
/* Somebody connects, or says something. */
struct node_client *lone_enter(struct lone *l, void *client, const char *token,
                               const char *address);
void lone_hear(struct lone *l, struct node_client *c, const char *bytes,
               size_t n);

#endif

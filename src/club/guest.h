/* The other end of a connection, shared by the page, bots and tests: it keeps
 * asks until they are answered and sends them again, notices what it missed and
 * catches up, and tells its owner which lines of a record to keep and which to
 * add. It is pure like the rest: its owner moves the bytes. */
#ifndef CLUB_GUEST_H
#define CLUB_GUEST_H

#include "club/club.h"

enum {
    GUEST_TABLES = 80,
    GUEST_ASKS = 16,
    GUEST_BODY = 1536,    /* longest ask of a guest */
    GUEST_PING = 20000,   /* ms between two pings */
    GUEST_DEAD = 45000,   /* ms of silence after which it connects anew */
    GUEST_RESEND = 10000, /* ms after which an ask is sent again */
    GUEST_WAIT_MIN = 500, /* ms before connecting anew, doubled each time */
    GUEST_WAIT_MAX = 15000,
};

enum guest_state {
    GUEST_AWAY,       /* waits before it connects */
    GUEST_CONNECTING, /* its owner is connecting */
    GUEST_WAITING,    /* for the server's welcome */
    GUEST_HERE,
};

struct guest_table {
    char id[CLUB_ID_MAX];         /* "" until a link has led somewhere */
    char invite[CLUB_ID_MAX * 2]; /* "" where the id is known */
    uint32_t epoch, number;
    int ply;
    int64_t asked; /* when it last asked to follow; 0: it was answered */
};

struct guest_ask {
    char id[40];
    int64_t sent; /* 0: not yet on this connection */
    size_t length;
    char body[GUEST_BODY];
};

/* What a guest's owner does for it; none of these may call the guest. */
struct guest_hands {
    void *self;
    void (*connect)(void *self);
    void (*disconnect)(void *self);
    void (*send)(void *self, const char *bytes, size_t n);
    /* News of a table: of the record's lines the first 'keep' stay, and
     * 'lines' follow them. Notes up to 'known' were seen before. The message
     * has everything else; 'restored': the server went back in time. */
    void (*table)(void *self, const char *table, int keep, const char *lines,
                  uint32_t known, bool restored, const char *message, size_t n);
    /* An ask was done, or refused. */
    void (*answer)(void *self, const char *id, bool done, const char *message,
                   size_t n);
    /* Any other message: welcome, me, here, gone, person. */
    void (*other)(void *self, const char *see, const char *message, size_t n);
};

struct guest {
    struct guest_hands hands;
    enum guest_state state;
    char prefix[12]; /* of its asks' ids, another each time it begins */
    uint32_t asked;  /* how many so far */
    int64_t heard, pinged, wait, connect_at;
    struct guest_table table[GUEST_TABLES];
    int tables;
    struct guest_ask ask[GUEST_ASKS];
    int asks;
    char lines[192 * 1024]; /* of the message being read */
};

/* 'random' makes the ids of its asks differ from those of other starts. */
void guest_init(struct guest *g, const struct guest_hands *hands,
                uint64_t random, int64_t now);
/* Keeps an ask, an object without "id", until it is answered; its id, or NULL
 * where there are too many or it is too long. */
const char *guest_ask(struct guest *g, const char *body, int64_t now);
/* Follows a table from the beginning, or goes on from a place; by id, or by
 * the secret of a link. False: too many. */
bool guest_follow(struct guest *g, const char *table, const char *invite,
                  uint32_t epoch, uint32_t number, int ply, int64_t now);
void guest_unfollow(struct guest *g, const char *table);

void guest_connected(struct guest *g, int64_t now);
void guest_lost(struct guest *g, int64_t now);
void guest_bytes(struct guest *g, const char *bytes, size_t length,
                 int64_t now);
/* Does what is due; when to be called again. */
int64_t guest_wake(struct guest *g, int64_t now);

#endif

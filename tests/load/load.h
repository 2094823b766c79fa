/* Many real clients of a real server, in one process: WebSockets, the guest of
 * src/club, and people who play what the rules allow. For `make bench-server`
 * and `make check-kill`.
 *
 *   wire.c    a WebSocket that does not block
 *   player.c  one client: a guest, what it knows of its table, what it does
 *   main.c    all of them in one loop, and the report */
#ifndef TESTS_LOAD_LOAD_H
#define TESTS_LOAD_LOAD_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "club/guest.h"
#include "oxhide.h"

enum {
    PORTS = 8,
    SEATS = 2,
    TOKEN = 33,
    ACKS = 1 << 20,
};

struct buffer {
    char *bytes;
    size_t used, room;
};

void buffer_add(struct buffer *b, const void *bytes, size_t n);
void buffer_drop(struct buffer *b, size_t n);

/* A WebSocket: -1 where there is none. */
struct wire {
    int fd;
    bool open;    /* the handshake is done */
    bool watched; /* by the loop */
    struct buffer in, out;
};

struct player;

/* Starts connecting from one of many loopback addresses; false: it cannot. */
bool wire_connect(struct wire *w, int port, int source, const char *token);
void wire_send(struct wire *w, const char *bytes, size_t n);
/* Reads and writes what can be; each message goes to 'take'. 1: the handshake
 * is done just now; -1: the connection has ended. */
int wire_move(struct wire *w, void (*take)(void *self, const char *, size_t),
              void *self);
void wire_close(struct wire *w);

/* An ask that was answered, for whoever looks into the store afterwards. */
struct ack {
    char person[CLUB_ID_MAX], table[CLUB_ID_MAX], id[40];
    char word[12];
    uint32_t number;
    bool done;
};

/* A table: who plays there, and when somebody may move next. */
struct board {
    char table[CLUB_ID_MAX], invite[CLUB_ID_MAX * 2];
    struct player *player[SEATS];
    int64_t move_at;
};

struct player {
    struct guest guest;
    struct wire wire;
    struct load *load;
    struct board *board; /* NULL: it only sits there */
    int index, source;
    char token[TOKEN], person[CLUB_ID_MAX];
    char table[CLUB_ID_MAX], phase[12];
    bool welcome, busy, joined, watcher;
    bool computer; /* one has a seat here */
    char busy_id[40], busy_word[12];
    int64_t asked, wake_at;
    uint32_t number, epoch;
    int seat, actor, plies, back, free_seats;
    struct buffer lines;
    size_t *line_at; /* where each ply's line begins */
    int line_room;
    char head[2048];
};

struct load {
    struct rng rng;
    int ports[PORTS], port_count;
    struct player *players;
    int count, boards_count;
    struct board *boards;
    const char *game, *computer; /* who has a third seat; NULL: nobody */
    int64_t now, pace;
    int64_t counts; /* moves asked from then on are measured */
    bool stopping;  /* nobody begins anything any more */
    struct ack *acks;
    int acks_count;
    double *took; /* ms of each move */
    int moves, refused, connects, drops, games, fell;
    void *memory; /* for the session of whoever decides */
    size_t memory_size;
};

void player_begin(struct load *l, int index, struct board *board, int source,
                  bool watcher);
/* The socket has something, or is ready for more. */
void player_move(struct player *p);
/* What is due by now. */
void player_wake(struct player *p);

#endif

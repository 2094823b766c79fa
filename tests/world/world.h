/* A little world from a seed: people with browsers, a network that loses and
 * doubles, server processes that die, and a store that is slow, full, or does
 * not say what it did. Everything happens in one queue of events, so that a
 * seed replays to the last bit.
 *
 *   disk.c     the store: what is written stays, nothing else
 *   host.c     a server process
 *   host_store.c  its way to the store
 *   visitor.c  a browser: a guest, the network, what it knows
 *   people.c   what people do
 *   claims.c   what must hold
 *   world.c    time, faults, the course of a world
 *   main.c     many worlds */
#ifndef TESTS_WORLD_WORLD_H
#define TESTS_WORLD_WORLD_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* stpcpy, memmem */
#endif
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "club/guest.h"
#include "world/disk.h"

enum {
    HOSTS = 3,
    VISITORS = 8,
    TABLES = 6,
    PLIES = 3072,
    ACKS = 4096,
};

/* FAULT(name): what can go wrong; each is counted. */
/* clang-format off */
#define FAULT_LIST(FAULT)                                                      \
    FAULT(lost) FAULT(doubled) FAULT(late) FAULT(broken) FAULT(killed)         \
    FAULT(all_dead) FAULT(stalled) FAULT(refused) FAULT(full) FAULT(slow)      \
    FAULT(unknown_done) FAULT(unknown_not) FAULT(unknown_later)                \
    FAULT(unread) FAULT(unbeaten) FAULT(clock_ahead) FAULT(clock_back)         \
    FAULT(choked) FAULT(news_lost) FAULT(forgot) FAULT(no_memory)              \
    FAULT(silent) FAULT(tunnel)
/* clang-format on */

enum fault {
#define FAULT(name) FAULT_##name,
    FAULT_LIST(FAULT)
#undef FAULT
        FAULT_COUNT
};

struct world;

struct event {
    int64_t at;
    uint64_t order;
    void (*run)(struct world *w, void *arg);
    void *arg;
};

/* A server process. */
struct host {
    struct world *w;
    int index, life; /* how many times it was started */
    struct node *node;
    struct store *store;
    int64_t offset; /* of its own clock */
    int64_t wake_at;
    int64_t frozen; /* until when it stands still */
    bool waking;
    int64_t memory; /* bytes taken */
    char name[NODE_NAME];
};

/* What a visitor has of a table. */
struct sight {
    char table[CLUB_ID_MAX], invite[CLUB_ID_MAX * 2];
    uint32_t epoch, number;
    uint64_t about; /* a hash of it */
    int seat, plies, actor, back;
    char phase[12];
    bool over, host, counts, standing_in, paused, unready;
    int64_t terms;
    int seats, free_seats;
    char *line[PLIES];
    char head[4096];
    uint32_t proposal;
    bool proposal_mine;
    char again[CLUB_ID_MAX];
    struct oxhide_session *session; /* follows what was seen */
    void *memory;
    int followed; /* plies of it in the session; -1: to be begun anew */
};

struct visitor {
    struct world *w;
    int index;
    struct guest guest;
    char token[24], person[CLUB_ID_MAX], name[24];
    bool watcher, here, gone, deleted; /* gone: never comes back */
    int device_of;                     /* another tab of that visitor, or -1 */
    uint8_t share[DEAL_SHARE];
    bool moving; /* an ask that matters is under way */
    char moving_id[40];
    int link; /* counts connections */
    int host; /* where it is connected, or -1 */
    struct node_client *client;
    bool choked;
    bool silent;    /* the line is dead, and nobody has noticed */
    int64_t tunnel; /* until when everything sent is lost */
    int asked, answered;
    struct sight sight[TABLES];
    int sights;
    int64_t act_at;
};

/* What a visitor was told. */
struct ack {
    char request[CLUB_REQUEST_MAX], stream[CLUB_STREAM_MAX];
    uint32_t number;
    bool done;
    bool strict; /* it must have become an entry of its own */
};

/* The position a move was asked for. */
struct wish {
    char request[CLUB_REQUEST_MAX];
    int ply, back;
};

struct world {
    uint64_t seed;
    struct rng rng, people; /* faults and the rest; what people choose */
    int64_t now, started;
    struct event *heap;
    int events, room;
    uint64_t order;
    struct disk *disk;
    struct host host[HOSTS];
    int hosts;
    struct visitor visitor[VISITORS];
    int visitors;
    bool resting;  /* computers do not think any more */
    bool ending;   /* nothing begins any more */
    bool faults;   /* they may strike now */
    int roughness; /* 0: none */
    int64_t wall;  /* the store's clock beside the world's */
    int64_t full_until, slow_until;
    int64_t alive, alive_since; /* time in which some process lived */
    int64_t slack;              /* time a stalled process may have counted */
    long strikes[FAULT_COUNT];
    struct ack ack[ACKS];
    int acks;
    struct wish wish[ACKS];
    int wishes;
    struct truth *truth[TABLES];
    int truths;
    char failure[1024];
    bool loud;
    const char *game;
    int seats, computers;
    const char *clock;
    int clock_time;
    bool lot, counts;
    int games_over, moves, messages;
    int64_t stored; /* when the last row was */
    int64_t quiet;  /* since when nothing goes wrong and nobody acts */
};

/* Chance of one in n, and a number below n. */
static inline bool one_in(struct world *w, uint32_t n)
{
    return rng_below(&w->rng, n) == 0;
}

static inline int64_t upto(struct world *w, uint32_t n)
{
    return rng_below(&w->rng, n + 1);
}

/* Whether a fault strikes, once in n while faults are on. */
bool strikes(struct world *w, enum fault fault, uint32_t n);
void later(struct world *w, int64_t delay, void (*run)(struct world *, void *),
           void *arg);
/* The first failure of a world is kept. */
void failed(struct world *w, const char *form, ...)
    __attribute__((format(printf, 2, 3)));
void note(struct world *w, const char *form, ...)
    __attribute__((format(printf, 2, 3)));

/* host.c */
void host_start(struct world *w, int index);
void host_kill(struct world *w, int index);
int64_t host_now(const struct host *h);
/* After anything was done to a node: when it is to be woken. */
void host_touch(struct host *h);
bool any_alive(const struct world *w);
/* False: it is frozen, and runs this when it thaws. */
bool host_thawed(struct world *w, struct host *h,
                 void (*run)(struct world *, void *), void *arg);
/* host_store.c */
void host_store_hands(struct node_hands *hands);

/* visitor.c */
void visitor_begin(struct world *w, int index);
void visitor_cut(struct world *w, struct visitor *v);
/* The server's side ends; the visitor hears nothing of it. */
void visitor_unplug(struct visitor *v);
void visitor_receives(struct world *w, struct visitor *v, const char *bytes,
                      size_t n);
struct sight *visitor_sight(struct visitor *v, const char *table);
const char *visitor_ask(struct visitor *v, const char *form, ...)
    __attribute__((format(printf, 2, 3)));
/* The record as it was seen, in the session; NULL where it cannot be. */
struct oxhide_session *visitor_session(struct visitor *v, struct sight *s);

/* people.c */
void people_act(struct world *w, struct visitor *v);

/* claims.c */
void claim_bytes(struct world *w, struct visitor *v, const char *bytes,
                 size_t n);
void claim_row(void *world, const struct club_row *row);
void claim_state(struct world *w);
void claim_due(struct world *w);
void claim_all(struct world *w);
void claim_done(struct world *w);

/* world.c, main.c */
struct tally {
    long strikes[FAULT_COUNT], rows, messages, games;
    int64_t seconds;
};

bool world_run(uint64_t seed, bool loud, struct tally *tally);
const char *fault_name(int fault);

#endif

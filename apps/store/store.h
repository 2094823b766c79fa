/* Where the club's streams are stored: one interface for SQLite, PostgreSQL and
 * the store of the simulated worlds, and one contract that a test checks for
 * all of them (tests/store/contract.h).
 *
 * Calls block, and come from one thread at a time. Whoever inserts a number
 * first gets it; a row that cannot be stored does not affect the others in its
 * commit. */
#ifndef APPS_STORE_STORE_H
#define APPS_STORE_STORE_H

#include "club/node.h"

enum store_status {
    STORE_OK,
    STORE_FAILED,  /* nothing has changed; try again later */
    STORE_UNKNOWN, /* of a commit: nobody knows */
    STORE_DEAD,    /* the disk failed in a commit: acknowledge nothing more */
};

struct store_answer {
    int64_t wall, time, clock;
    uint32_t *heads; /* the caller's, as many as streams were asked about */
    char due[NODE_DUE][CLUB_STREAM_MAX];
    int dues;
};

struct store;

struct store_kind {
    const char *name;
    /* Rows sorted by stream. Each that is stored makes its stream due at once
     * ("p:" streams never) and leases it to this node; 'due' then settles
     * streams whose head is still the number it names. */
    enum store_status (*commit)(struct store *s,
                                const struct club_row *const *rows, int count,
                                const struct node_due *due, int dues,
                                struct node_result *results);
    /* Every entry from a number on, in order. */
    enum store_status (*read)(
        struct store *s, const char *stream, uint32_t from,
        void (*take)(void *self, const struct club_entry *e), void *self);
    /* Where a key leads; "" where it leads nowhere. */
    enum store_status (*key)(struct store *s, const char *key,
                             char stream[CLUB_STREAM_MAX]);
    /* Every stream that has a key of one kind and none of another. */
    enum store_status (*lacking)(struct store *s, const char *has,
                                 const char *lacks,
                                 void (*take)(void *self, const char *stream),
                                 void *self);
    /* The entry that has a request; 0. */
    enum store_status (*request)(struct store *s, const char *stream,
                                 const char *request, uint32_t *number);
    /* Moves the club's clock on, claims what is due, looks at heads. 'last' is
     * the store's time at this node's last beat, or 0. */
    enum store_status (*beat)(struct store *s, int64_t last,
                              const char *const *streams, int count,
                              struct store_answer *out);
    /* Every row there is, stream by stream and in order, as of one moment;
     * '*clock' is the club's time then. */
    enum store_status (*dump)(struct store *s,
                              void (*take)(void *self,
                                           const struct club_row *row),
                              void *self, int64_t *clock);
    /* Empties the store, and marks it as partial until its clock is set; NULL
     * for a simulated one. */
    enum store_status (*empty)(struct store *s);
    /* Sets the club's clock of a store that nobody serves. */
    enum store_status (*set_clock)(struct store *s, int64_t clock);
    /* Words to the other nodes, and the next of theirs, a line each; it may be
     * empty. False: none now. Both NULL: there is never another node. */
    void (*tell)(struct store *s, const char *news);
    bool (*heard)(struct store *s, char *news, size_t cap);
    void (*close)(struct store *s);
};

struct store {
    const struct store_kind *kind;
    char node[NODE_NAME]; /* who claims and leases */
    bool partial;         /* as it was opened: a restore of it was cut short */
};

/* The club's clock of a partial store; below zero however often it beats. */
#define STORE_PARTIAL (-((int64_t)1 << 60))

/* The times of the store, one row that all nodes share. Its wall clock may
 * jump; 'time' adds up only the steps forward and carries leases. The club's
 * clock moves with the time in which the beating node has lived for sure: since
 * the last beat of any node, if its own last one is not long ago. */
struct store_pulse {
    int64_t clock, time, wall;
};

static inline int64_t store_time(const struct store_pulse *p, int64_t wall)
{
    return p->time + (wall > p->wall ? wall - p->wall : 0);
}

static inline void store_beat(struct store_pulse *p, int64_t last, int64_t wall)
{
    int64_t time = store_time(p, wall);

    if (last && time - last <= NODE_STALL)
        p->clock += time - p->time;
    p->time = time;
    p->wall = wall;
}

/* A store by its address: "sqlite:DIR" or "postgres://...". NULL: 'reason'
 * says why in one sentence. 'node' is the name it claims under. */
struct store *store_open(const char *address, const char *node, char *reason,
                         size_t cap);
/* The same beside servers that run: nothing is locked, made or brought up to
 * date. */
struct store *store_visit(const char *address, const char *node, char *reason,
                          size_t cap);
/* The same for whoever restores a backup: it may be partial. */
struct store *store_restore(const char *address, const char *node, char *reason,
                            size_t cap);

/* Names that were kept before names that look alike were refused have no key
 * for how they look. They get one, unless somebody else has it by now. */
enum store_status store_keep_looks(struct store *s);

/* Each kind: as above, from what follows its word. */
struct store *store_sqlite(const char *folder, const char *node, char *reason,
                           size_t cap);
struct store *store_postgres(const char *address, const char *node,
                             char *reason, size_t cap);

/* The keys a row takes and drops as one text ("+name:mira", a line each), and
 * back: what is stored, so that the keys can be made again from the rows. */
enum { STORE_KEYS = 2 * CLUB_KEYS * (CLUB_KEY_MAX + 2) };
void store_put_keys(const struct club_row *row, char out[STORE_KEYS]);
void store_get_keys(const char *keys, struct club_row *row);

#endif

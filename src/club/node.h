/* One server process as a pure machine. Bytes from clients, answers from the
 * store, news, thoughts and time go in; through its hands it sends bytes and
 * asks for commits, reads, claims and thoughts. Several nodes may share one
 * store; any of them may stop at any moment.
 *
 * Nothing that depends on a row is sent before the row is in the store. A row
 * is judged on what is stored, then it is in flight, and it is read when it has
 * landed. Each stream has only one row in flight at a time.
 *
 * Time comes in as a local clock in ms that may start anywhere; the store's
 * beats say what the club's time and the time of day are. */
#ifndef CLUB_NODE_H
#define CLUB_NODE_H

#include "club/club.h"
#include "club/person.h"
#include "club/table.h"

enum {
    NODE_BEAT = 2000,    /* ms between two beats */
    NODE_STALL = 10000,  /* a beat later than this counts as a birth */
    NODE_LEASE = 15000,  /* ms a claim on a stream lasts */
    NODE_IDLE = 600000,  /* ms after which a stream leaves memory */
    NODE_SILENT = 90000, /* ms after which a silent client is dropped */
    NODE_JOBS = 8,       /* asks of one client under way */
    NODE_FOLLOWS = 80,   /* tables one client follows */
    NODE_BATCH = 256,    /* rows of one commit */
    NODE_DUE = 32,       /* streams claimed with one beat */
    NODE_THOUGHTS = 64,  /* thoughts under way, at most */
    NODE_NAME = 24,
};

/* What became of a row, and of a whole commit. */
enum node_outcome {
    ROW_DONE,
    ROW_TAKEN,  /* somebody else has the number */
    ROW_DOUBLE, /* the request is in the stream already, as 'number' */
    ROW_KEY,    /* a key it takes leads elsewhere */
};

enum node_commit {
    COMMIT_DONE,    /* row by row, as the outcomes say */
    COMMIT_FAILED,  /* nothing of it is in the store */
    COMMIT_UNKNOWN, /* nobody knows */
};

struct node_result {
    enum node_outcome outcome;
    uint32_t number;
};

/* When a stream is due next, as of one of its entries. */
struct node_due {
    char stream[CLUB_STREAM_MAX];
    uint32_t number;
    int64_t at;
};

/* What a computer has to decide: start thinking at once (the session goes on
 * meanwhile), and answer with node_thought(). */
struct node_thinking {
    const char *stream, *player;
    int ply, back;
    uint64_t seed;
    struct oxhide_session *session;
};

/* What a node can do. None of these may call the node; answers come later. */
struct node_hands {
    void *self;
    void *(*take)(void *self, size_t n); /* NULL: no memory */
    void (*give)(void *self, void *memory);
    void (*random)(void *self, uint8_t *out, size_t n);
    /* A client: its bytes, whether more than an answer may be sent now (else
     * node_ready() follows), and its end. */
    void (*send)(void *self, void *client, const char *bytes, size_t n);
    bool (*ready)(void *self, void *client);
    void (*drop)(void *self, void *client);
    /* The store. Rows come sorted by stream; each makes its stream due now and
     * leased to this node. The pointers hold until node_committed(). */
    void (*commit)(void *self, const struct club_row *const *rows, int count,
                   const struct node_due *due, int dues);
    void (*read)(void *self, const char *stream, uint32_t from);
    /* Where a key leads, or (with a stream) which entry has that request. */
    void (*find)(void *self, uint32_t ticket, const char *stream,
                 const char *key);
    /* Beats, claims what is due, and looks at the heads of these streams.
     * 'last' is the store's time at this node's last beat, 0 at first. */
    void (*beat)(void *self, int64_t last, const char *const *streams,
                 int count);
    /* Threads: a thought (false: not now, the node asks again), and a
     * passphrase to be made unreadable (secret "") or compared. */
    bool (*think)(void *self, const struct node_thinking *t);
    int thinkers; /* thoughts at once, up to NODE_THOUGHTS */
    void (*secret)(void *self, uint32_t ticket, const char *passphrase,
                   const char *secret);
    /* Whether people may play that game here; NULL: any. */
    bool (*may_play)(void *self, const char *game);
    /* Webhooks, NULL where there are none: whether one may go to an address,
     * and a message for it. */
    bool (*may_hook)(void *self, const char *url);
    void (*hook)(void *self, const char *url, const char *key,
                 const char *table, const char *body);
    /* To all other nodes, if it gets there; NULL where there are none. */
    void (*tell)(void *self, const char *news);
    /* For the log: a stream that cannot be read, or that has to wait. */
    void (*trouble)(void *self, const char *stream, const char *what);
};

/* What became of a passphrase. */
enum node_secret {
    SECRET_GOOD, /* made unreadable, or the same */
    SECRET_BAD,
    SECRET_BUSY, /* too many wait already; nobody looked at it */
};

struct node;
struct node_client;

/* NULL: no memory. The name must be another for each process and start. */
struct node *node_new(const struct node_hands *hands, const char *name,
                      int64_t now);
void node_free(struct node *n);

/* A client has connected: its token ("" where it has none), and where from.
 * NULL: no memory. */
struct node_client *node_open(struct node *n, void *client, const char *token,
                              const char *address, int64_t now);
void node_bytes(struct node *n, struct node_client *c, const char *bytes,
                size_t length, int64_t now);
/* It can take more again. */
void node_ready(struct node *n, struct node_client *c, int64_t now);
/* It has gone; also after drop(). */
void node_close(struct node *n, struct node_client *c, int64_t now);

void node_committed(struct node *n, enum node_commit how,
                    const struct node_result *results, int64_t now);
/* Entries of a stream in order from where read() asked; 'last': that is all.
 * A stream that does not exist has none. */
void node_entries(struct node *n, const char *stream,
                  const struct club_entry *entries, int count, bool last,
                  int64_t now);
/* The store could not be asked; the node tries again. */
void node_unread(struct node *n, const char *stream, int64_t now);
/* A stream ("" where the key leads nowhere), or an entry's number (0). */
void node_found(struct node *n, uint32_t ticket, bool asked, const char *stream,
                uint32_t number, int64_t now);
/* The time of day, the store's and the club's time, the heads in the order
 * asked for, what was claimed. */
void node_beaten(struct node *n, int64_t wall, int64_t time, int64_t clock,
                 const uint32_t *heads, const char (*due)[CLUB_STREAM_MAX],
                 int dues, int64_t now);
void node_unbeaten(struct node *n, int64_t now);
void node_thought(struct node *n, const char *stream, int ply, int back,
                  const char *words, int64_t now);
void node_secret(struct node *n, uint32_t ticket, enum node_secret how,
                 const char *secret, int64_t now);
/* Another node told something. */
void node_news(struct node *n, const char *news, int64_t now);
/* Does what is due; the local time to be called again at the latest. */
int64_t node_wake(struct node *n, int64_t now);

/* For tests and pages of numbers. */
struct node_numbers {
    int clients, tables, people, jobs, flying;
};
struct node_numbers node_numbers(const struct node *n);
/* A table in memory, read from the store; NULL. */
const struct club_table *node_table(const struct node *n, const char *id);

#endif

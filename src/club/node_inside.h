/* What a node is made of, for its own files.
 *
 *   node.c        beginning, waking, beats, presence
 *   node_slot.c   streams in memory: loading, reading, showing, leaving
 *   node_job.c    asks on their way through one or several streams
 *   node_steps.c  which way each kind of ask goes
 *   node_enter.c  the ways to become a person
 *   node_judge.c  what becomes of them at each
 *   node_batch.c  rows in flight and what became of them
 *   node_due.c    what is due: clocks, computers, results
 *   node_think.c  whose computer thinks next
 *   node_past.c   a person's older games
 *   node_hook.c   webhooks: whose move it is
 *   node_client.c what clients say, and what they are told
 *   node_limit.c  how often somebody may do something */
#ifndef CLUB_NODE_INSIDE_H
#define CLUB_NODE_INSIDE_H

#include "club/node.h"

enum {
    NODE_OUT = 512 * 1024,
    NODE_ANSWERS = 1024, /* answers that no row keeps and this node does */
    NODE_HASH = 4096,
    NODE_SEEN = 16 * 1024, /* who watch one table, counted one by one */
    NODE_ABROAD = 8,       /* other nodes that are counted at a table */
    NODE_EXTRA = 1024,
    NODE_LIMITS = 1024, /* persons and addresses of one kind */
    NODE_RETRY = 500,   /* ms before the store is tried again */
    NODE_REST = 5000,   /* ms before a computer is, that cannot think */
};

enum node_limit {
    LIMIT_ADDRESS,
    LIMIT_ASK,
    LIMIT_TALK,
    LIMIT_MAKE,
    LIMIT_JOIN,
    LIMIT_GUESS,
    LIMIT_KEEP,
    LIMIT_OWN,
    LIMIT_NAME,
    LIMIT_THINK,
    LIMIT_PAST,
    LIMIT_EXPORT,
    LIMIT_COUNT
};

/* What an ask of a client, or a duty of the club, has to go through. */
enum job_kind {
    JOB_HELLO,   /* who is this token? */
    JOB_FOLLOW,  /* [key] [met] look at a table */
    JOB_TABLE,   /* one step at a table */
    JOB_PERSON,  /* one step of a person */
    JOB_MAKE,    /* made, met */
    JOB_AGAIN,   /* again, made, met by whoever asks and by the others */
    JOB_JOIN,    /* a new person */
    JOB_BOT,     /* a program of a person's own */
    JOB_LINK,    /* key, device */
    JOB_SIGN_IN, /* key, passphrase, device */
    JOB_KEEP,    /* passphrase, kept */
    JOB_UNMEET,  /* the seat is given up, unmet */
    JOB_REMOVE,  /* the seat is emptied, its person unmet */
    JOB_DELETE,  /* forgotten at every table, gone */
    JOB_VISIT,   /* a page that was left open is a visit, too */
    JOB_WAKE,    /* what the clock brings */
    JOB_THINK,   /* what a computer chose */
    JOB_RESULT,  /* result, told */
    JOB_LOOK,    /* another person's page */
    JOB_PAST,    /* another person's older games */
    JOB_HOOK,    /* a person's webhook */
};

struct node_job {
    struct node_job *next; /* in the queue of a slot, or of asked questions */
    struct node_client *client; /* NULL: the club's own, or it has gone */
    enum job_kind kind;
    int step;
    bool club;            /* this step is the club's own ask */
    bool make;            /* this step makes a table */
    bool searched;        /* whether it was done before is known */
    bool last;            /* of a deletion: the person comes now */
    uint32_t searched_at; /* 1 + the head when it was looked for; 0: never */
    bool landed;          /* its row was found in the stream */
    bool nothing;         /* a step found that it is so already */
    uint64_t asked;       /* what its answer is kept under, a hash; 0: is not */
    int seat;             /* of a result */
    uint32_t number, ticket;
    int64_t retry; /* local time to ask the question again; 0: it is asked */
    char person[CLUB_ID_MAX], table[CLUB_ID_MAX];
    char other[CLUB_ID_MAX]; /* whom the host removes; the table before a
                              * rematch; "" */
    char id[40], request[CLUB_REQUEST_MAX];
    char key[CLUB_KEY_MAX], key_stream[CLUB_STREAM_MAX];
    char extra[NODE_EXTRA]; /* the body of this step; "": the ask's own */
    size_t length;
    char body[];
};

/* A row that is to be stored, with all its bytes. */
struct node_flight {
    struct node_flight *next;
    struct node_slot *slot;
    struct node_job *job;
    struct club_row row;
    char bytes[];
};

enum slot_state { SLOT_LOADING, SLOT_READY, SLOT_BROKEN };

/* How many watch a table at another node, and when it said so. */
struct node_watch {
    uint32_t node;
    int count;
    int64_t at; /* local time, 0: never */
};

struct node_slot {
    struct node_slot *hashed, *next, *previous, *runs;
    char stream[CLUB_STREAM_MAX];
    enum slot_state state;
    struct club_table *table; /* one of these, by kind of stream */
    struct club_person *person;
    void *memory;           /* of the table's session */
    bool runnable, reading; /* is to run; has asked the store */
    bool doubt;    /* whether the row in flight is there, reading will tell */
    int64_t retry; /* local time to read again; 0: none */
    struct node_job *first, *last;
    struct node_flight *flight;
    struct node_view *views;
    int users;               /* clients who are this person */
    struct node_job *past;   /* wants older games: they are being read, */
    struct club_person *was; /* into who it was then, */
    int was_games;           /* with so many */
    int64_t used, loaded;
    int64_t leased;   /* local time until which what is due is ours */
    uint32_t settled; /* the entry whose due time the store knows */
    bool duty;        /* a job for what is due is under way */
    struct node_slot *wants_next;
    bool wants, thinking;          /* a computer is to think; it thinks */
    bool stalled;                  /* a computer should think and cannot */
    int64_t think_at;              /* local time: it began, or tries again */
    int64_t heard[CLUB_SEATS_MAX]; /* local time, 0: never */
    unsigned here;                 /* seats shown as being here */
    int watching;                  /* how many others were shown as watching */
    struct node_watch abroad[NODE_ABROAD];
};

struct node_view {
    struct node_view *next_of_slot, *next_of_client;
    struct node_slot *slot;
    struct node_client *client;
    struct table_place place;
    int eyes;
    bool dirty;
};

struct node_client {
    struct node_client *next, *previous;
    void *self;
    char token[PERSON_DIGEST], address[64];
    bool known;               /* whether the token has been looked up */
    struct node_slot *person; /* NULL: nobody */
    uint32_t shown;           /* the person's entry that was shown last */
    struct node_view *views;
    int jobs, follows;
    int64_t heard;
};

struct node_bucket {
    uint64_t key;
    int64_t at;
    int32_t level; /* ms it has been filling for */
};

/* Somebody who has been counted, in that count. */
struct node_seen {
    uint64_t key;
    uint32_t count;
};

/* The answer to an ask that left no row: refused, and why; or so already. */
struct node_answer {
    uint64_t asked;
    enum club_status why;
    uint32_t number;
    char table[CLUB_ID_MAX];
};

struct node {
    struct node_hands hands;
    char name[NODE_NAME];
    struct node_client *clients;
    struct node_slot *slots, *hash[NODE_HASH], *runs, *runs_last;
    struct node_job *asked;
    uint32_t tickets;
    struct node_flight *waiting, *waiting_last, *flying[NODE_BATCH];
    int flights;          /* of the commit under way; */
    bool committing;      /* which may have none, */
    int64_t commit_retry; /* and comes no earlier than this */
    struct node_due due[NODE_BATCH], settling[NODE_BATCH];
    int dues;
    struct node_slot *wanting, *mind[NODE_THOUGHTS];
    int thoughts;
    int64_t beat_at; /* local time of the next beat */
    bool beating;
    char (*beat_streams)[CLUB_STREAM_MAX];
    const char **beat_list;
    int beat_count, beat_room, slot_count;
    int64_t base, wall, time, clock; /* local and other times at a beat */
    bool timed;                      /* there was one */
    struct node_bucket bucket[LIMIT_COUNT][NODE_LIMITS];
    struct node_answer answer[NODE_ANSWERS]; /* the last ones, in a ring */
    uint32_t answers;
    struct node_seen seen[NODE_SEEN]; /* a table by hash */
    uint32_t counts;
    struct club_draft draft;
    void *scratch; /* a session for trying set-ups */
    size_t scratch_size;
    struct json out;
    char buffer[NODE_OUT];
};

/* Time. */
int64_t node_clock(const struct node *n, int64_t now);
int64_t node_wall(const struct node *n, int64_t now);
/* Runs what can run and starts a commit: at the end of every input. */
void node_pump(struct node *n, int64_t now);

struct node_slot *slot_find(struct node *n, const char *stream);
/* In memory, or being loaded; NULL: no memory. */
struct node_slot *slot_get(struct node *n, const char *stream, int64_t now);
void slot_free(struct node *n, struct node_slot *s);
void slot_run_later(struct node *n, struct node_slot *s);
uint32_t slot_number(const struct node_slot *s);
/* How long the owner of a seat has not been heard of, in ms. */
int64_t slot_away(const struct node *n, const struct node_slot *s, int seat,
                  int64_t now);
void slot_read_on(struct node *n, struct node_slot *s, int64_t now);
/* Applies an entry; false: the slot is broken now. */
bool slot_apply(struct node *n, struct node_slot *s,
                const struct club_entry *e);
/* Shows everybody who follows it what is new. */
void slot_show(struct node *n, struct node_slot *s, int64_t now);
void slot_queue(struct node *n, struct node_slot *s, struct node_job *job);

struct node_view *view_find(struct node_client *c, struct node_slot *s);
bool view_open(struct node *n, struct node_client *c, struct node_slot *s,
               struct table_place place);
void view_close(struct node *n, struct node_view *v);
void view_show(struct node *n, struct node_view *v, int64_t now);

struct node_job *job_new(struct node *n, struct node_client *c,
                         enum job_kind kind, const char *body, size_t length);
void job_free(struct node *n, struct node_job *job);
/* Names the ask, by who asks what of which table, so that its answer can be
 * kept; whether it was answered, which is then said again. */
void job_name(struct node_job *job);
bool job_repeat(struct node *n, struct node_job *job);
/* Tells its client that it is done; ends it; both. */
void job_answer(struct node *n, struct node_job *job);
void job_end(struct node *n, struct node_job *job);
void job_finish(struct node *n, struct node_job *job);
/* Into the queue of a stream. */
void job_go(struct node *n, struct node_job *job, char kind, const char *id,
            int64_t now);
/* Goes on with the next step, or ends. */
void job_advance(struct node *n, struct node_job *job, int64_t now);
/* The step is in the store as that entry. */
void job_landed(struct node *n, struct node_job *job, uint32_t number,
                int64_t now);
void job_refuse(struct node *n, struct node_job *job, enum club_status status);
/* With an error as JSON. */
void job_refuse_with(struct node *n, struct node_job *job,
                     enum club_status status, const char *error);
/* Where a client that follows a table says it stands. */
struct table_place job_place(const struct node_job *job);
/* Asks the store where a key leads, or whether a request is in a stream. */
void job_find(struct node *n, struct node_job *job, const char *stream,
              const char *key);
/* The body of a step that the club itself asks: begin, add members, end. */
struct json step_begin(struct node_job *job, const char *word);
void step_end(struct node_job *job, struct json *out);
/* A member of what the client asked; "" where it is none. */
void job_member(const struct node_job *job, const char *key, char *to,
                size_t cap);
/* Joining, links, signing in, keeping a name; and then the client is that
 * person. */
void job_enter(struct node *n, struct node_job *job, int64_t now);
void job_become(struct node *n, struct node_job *job, int64_t now);
/* Makes the body of a step from an ask that has a secret in it. */
void job_put_keep(struct node_job *job, const char *secret);
/* Another key a name may have been kept by; false: there is none (more). */
bool job_put_old_key(struct node_job *job);
bool job_put_link(struct node_job *job, const struct json_object *o);
/* Judges the first job of a slot that is idle. */
void job_run(struct node *n, struct node_slot *s, int64_t now);

/* A row begins to fly with the draft. */
bool batch_fly(struct node *n, struct node_slot *s, struct node_job *job);
void batch_start(struct node *n, int64_t now);
void batch_settle(struct node *n, const char *stream, uint32_t number,
                  int64_t due);

/* Reads a person's older games; what is read; answers; and frees it. */
void past_begin(struct node *n, struct node_job *job, int64_t now);
void past_entry(struct node_slot *s, const struct club_entry *e);
void past_end(struct node *n, struct node_slot *s);
void past_drop(struct node *n, struct node_slot *s);

/* Tells the person whose move it is, if they have a webhook. */
void hook_turn(struct node *n, struct node_slot *s, int seat, int64_t now);
/* The person is in memory: sends it. */
void hook_send(struct node *n, struct node_job *job);

/* Looks whether a slot has something to do, and begins it. */
void due_look(struct node *n, struct node_slot *s, int64_t now);
/* The seat for which a computer of this node has to think now, or -1. */
int due_thinker(const struct node *n, const struct node_slot *s, int64_t now);

/* A computer is to think at that table when its turn comes. */
void think_want(struct node *n, struct node_slot *s, int64_t now);
/* Begins as many thoughts as there are threads for. */
void think_next(struct node *n, int64_t now);
void think_done(struct node *n, struct node_slot *s, int64_t now);

/* Messages to a client: begin, write, send. */
struct json *say_begin(struct node *n, const char *see);
void say_send(struct node *n, struct node_client *c);
void say_me(struct node *n, struct node_client *c);
void say_welcome(struct node *n, struct node_client *c, int64_t now);
void client_is(struct node *n, struct node_client *c, struct node_slot *person,
               int64_t now);
/* "here" of a table, if it has changed or for one view. */
void say_here(struct node *n, struct node_slot *s, struct node_view *only,
              int64_t now);

/* Whether a job tries a spoken code, which is short enough to be guessed. */
static inline bool job_guesses(const struct node_job *job)
{
    return job->kind == JOB_FOLLOW && text_starts(job->key, "code:");
}

/* Whether a rematch is set, and the others hear of it. */
static inline bool job_invites(const struct node_job *job)
{
    return job->kind == JOB_AGAIN && job->step > 2;
}

/* One less was taken after all. */
void limit_give(struct node *n, enum node_limit kind, const char *who,
                int64_t now);
bool limit_take(struct node *n, enum node_limit kind, const char *who,
                int64_t now);
/* Whether a client may guess what its ask has to be right about. */
bool limit_guess(struct node *n, const struct json_object *o,
                 const struct node_job *job, int64_t now);
/* What is left, in ms of filling; takes so many ms, or all there is. */
int64_t limit_left(const struct node *n, enum node_limit kind, const char *who,
                   int64_t now);
void limit_spend(struct node *n, enum node_limit kind, const char *who,
                 int64_t ms, int64_t now);

#endif

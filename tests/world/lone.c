/* A node alone: its hands write down what it wants, lone_settle() does it. */
#include "world/lone.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEADS = 64, BEATS = NODE_BEAT / 2 };

struct lone_task {
    enum { COMMIT, READ, FIND, BEAT, SECRET } kind;
    const struct club_row *rows[NODE_BATCH];
    const struct node_due *due;
    int dues;
    char stream[CLUB_STREAM_MAX], key[CLUB_TEXT_MAX + 1];
    char streams[HEADS][CLUB_STREAM_MAX];
    int count;
    bool of_stream, good;
    uint32_t from, ticket;
    struct lone_task *next;
};

static struct lone_task *task_new(void *self, int kind)
{
    struct lone *l = self;
    struct lone_task **at = &l->tasks, *t = calloc(1, sizeof *t);

    while (*at)
        at = &(*at)->next;
    *at = t;
    t->kind = kind;
    return t;
}

static void *take(void *self, size_t n)
{
    (void)self;
    return malloc(n);
}

static void give(void *self, void *memory)
{
    (void)self;
    free(memory);
}

static void draw(void *self, uint8_t *out, size_t n)
{
    memset(out, ++((struct lone *)self)->random, n);
}

static void hand_send(void *self, void *client, const char *bytes, size_t n)
{
    struct lone *l = self;

    l->said(l->self, client, bytes, n);
}

static bool ready(void *self, void *client)
{
    (void)self, (void)client;
    return true;
}

static void drop(void *self, void *client)
{
    (void)self, (void)client;
}

static void commit(void *self, const struct club_row *const *rows, int count,
                   const struct node_due *due, int dues)
{
    struct lone_task *t = task_new(self, COMMIT);

    memcpy(t->rows, rows, sizeof *rows * (size_t)count);
    t->count = count;
    t->due = due;
    t->dues = dues;
}

static void read_stream(void *self, const char *stream, uint32_t from)
{
    struct lone_task *t = task_new(self, READ);

    strcpy(t->stream, stream);
    t->from = from;
}

static void find(void *self, uint32_t ticket, const char *stream,
                 const char *key)
{
    struct lone_task *t = task_new(self, FIND);

    t->ticket = ticket;
    t->of_stream = stream;
    strcpy(t->stream, stream ? stream : "");
    strcpy(t->key, key);
}

static void beat(void *self, int64_t last, const char *const *streams,
                 int count)
{
    struct lone_task *t = task_new(self, BEAT);

    (void)last;
    t->count = count < HEADS ? count : HEADS;
    for (int i = 0; i < t->count; i++)
        strcpy(t->streams[i], streams[i]);
}

static bool think(void *self, const struct node_thinking *t)
{
    struct lone *l = self;

    l->thoughts++;
    snprintf(l->thinks, sizeof l->thinks, "%s", t->stream);
    return !l->tired;
}

/* A passphrase with a star before it is as good as unreadable. */
static void secret(void *self, uint32_t ticket, const char *passphrase,
                   const char *known)
{
    struct lone_task *t = task_new(self, SECRET);

    t->ticket = ticket;
    t->of_stream = known[0];
    snprintf(t->key, PERSON_SECRET, "*%s", passphrase);
    t->good = !known[0] || !strcmp(known, t->key);
}

static void trouble(void *self, const char *stream, const char *what)
{
    struct lone *l = self;

    if (l->tired)
        return;
    printf("trouble with '%s': %s\n", stream, what);
    abort();
}

struct reading {
    struct lone *lone;
    const char *stream;
};

static void read_one(void *self, const struct club_entry *e)
{
    struct reading *r = self;

    node_entries(r->lone->node, r->stream, e, 1, false, r->lone->now);
}

static void answer_beat(struct lone *l, struct lone_task *t)
{
    uint32_t heads[HEADS] = { 0 };
    struct store_answer a = { .heads = heads };
    const char *names[HEADS];

    for (int i = 0; i < t->count; i++)
        names[i] = t->streams[i];
    l->store->kind->beat(l->store, l->now, names, t->count, &a);
    node_beaten(l->node, a.wall, a.time, a.clock, a.heads,
                (const char(*)[CLUB_STREAM_MAX])a.due, a.dues, l->now);
}

static void answer(struct lone *l, struct lone_task *t)
{
    struct node_result results[NODE_BATCH];
    struct reading reading = { l, t->stream };
    char stream[CLUB_STREAM_MAX] = "";
    uint32_t number = 0;

    switch (t->kind) {
    case COMMIT:
        l->store->kind->commit(l->store, t->rows, t->count, t->due, t->dues,
                               results);
        node_committed(l->node, COMMIT_DONE, results, l->now);
        break;
    case READ:
        l->store->kind->read(l->store, t->stream, t->from, read_one, &reading);
        node_entries(l->node, t->stream, NULL, 0, true, l->now);
        break;
    case FIND:
        if (t->of_stream)
            l->store->kind->request(l->store, t->stream, t->key, &number);
        else
            l->store->kind->key(l->store, t->key, stream);
        node_found(l->node, t->ticket, true, stream, number, l->now);
        break;
    case BEAT: answer_beat(l, t); break;
    case SECRET:
        node_secret(l->node, t->ticket,
                    l->busy   ? SECRET_BUSY
                    : t->good ? SECRET_GOOD
                              : SECRET_BAD,
                    t->of_stream ? "" : t->key, l->now);
        break;
    }
}

void lone_settle(struct lone *l)
{
    while (l->tasks) {
        struct lone_task *t = l->tasks;
        l->tasks = t->next;
        answer(l, t);
        free(t);
    }
}

void lone_wake(struct lone *l, int64_t ms)
{
    for (int64_t end = l->now + ms; l->now < end;) {
        l->now += end - l->now < BEATS ? end - l->now : BEATS;
        node_wake(l->node, l->now);
        lone_settle(l);
    }
}

struct node_client *lone_enter(struct lone *l, void *client, const char *token,
                               const char *address)
{
    struct node_client *c = node_open(l->node, client, token, address, l->now);

    lone_settle(l);
    return c;
}

void lone_hear(struct lone *l, struct node_client *c, const char *bytes,
               size_t n)
{
    node_bytes(l->node, c, bytes, n, l->now);
    lone_settle(l);
}

static int64_t wall(void *self)
{
    return ((struct lone *)self)->now;
}

struct lone *lone_new(void (*said)(void *self, void *client, const char *bytes,
                                   size_t n),
                      void *self)
{
    struct lone *l = calloc(1, sizeof *l);
    struct node_hands hands = {
        .self = l,
        .take = take,
        .give = give,
        .random = draw,
        .send = hand_send,
        .ready = ready,
        .drop = drop,
        .commit = commit,
        .read = read_stream,
        .find = find,
        .beat = beat,
        .think = think,
        .thinkers = LONE_THINKERS,
        .secret = secret,
        .trouble = trouble,
    };

    l->said = said;
    l->self = self;
    l->now = 1000;
    l->disk = disk_new(&(struct disk_hands){ l, wall, NULL });
    l->store = disk_open(l->disk, "node");
    l->node = node_new(&hands, "node", l->now);
    node_wake(l->node, l->now);
    lone_settle(l);
    return l;
}

void lone_free(struct lone *l)
{
    lone_settle(l);
    node_free(l->node);
    l->store->kind->close(l->store);
    disk_free(l->disk);
    free(l);
}

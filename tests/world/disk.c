/* The simulated store: the contract of apps/store/store.h in memory. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "world/disk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct disk_row {
    struct club_row row;
    char *body, *text;
};

struct disk_head {
    char stream[CLUB_STREAM_MAX], holder[NODE_NAME];
    uint32_t number;
    int64_t due, until;
};

struct disk_key {
    char key[CLUB_KEY_MAX], stream[CLUB_STREAM_MAX];
};

struct disk {
    struct disk_hands hands;
    struct disk_row *row;
    struct disk_head *head;
    struct disk_key *key;
    int rows, rows_room, heads, heads_room, keys, keys_room;
    struct store_pulse pulse;
};

struct disk_store {
    struct store store;
    struct disk *disk;
};

static void *grown(void *list, int n, int *room, size_t size)
{
    if (n < *room)
        return list;
    *room = *room ? *room * 2 : 64;
    return realloc(list, (size_t)*room * size);
}

struct disk *disk_new(const struct disk_hands *hands)
{
    struct disk *d = calloc(1, sizeof *d);

    d->hands = *hands;
    d->pulse.time = 1;
    return d;
}

void disk_free(struct disk *d)
{
    for (int i = 0; i < d->rows; i++) {
        free(d->row[i].body);
        free(d->row[i].text);
    }
    free(d->row);
    free(d->head);
    free(d->key);
    free(d);
}

int64_t disk_clock(const struct disk *d)
{
    return d->pulse.clock;
}

static int64_t wall_of(const struct disk *d)
{
    return d->hands.wall(d->hands.self);
}

static struct disk_head *head_of(struct disk *d, const char *stream)
{
    for (int i = 0; i < d->heads; i++)
        if (!strcmp(d->head[i].stream, stream))
            return &d->head[i];
    d->head = grown(d->head, d->heads, &d->heads_room, sizeof *d->head);
    struct disk_head *h = &d->head[d->heads++];
    memset(h, 0, sizeof *h);
    strcpy(h->stream, stream);
    h->due = CLUB_NEVER;
    return h;
}

static struct disk_key *find_key(struct disk *d, const char *key)
{
    for (int i = 0; i < d->keys; i++)
        if (!strcmp(d->key[i].key, key))
            return &d->key[i];
    return NULL;
}

static uint32_t find_request(struct disk *d, const char *stream,
                             const char *request)
{
    for (int i = 0; i < d->rows; i++)
        if (!strcmp(d->row[i].row.stream, stream) &&
            !strcmp(d->row[i].row.entry.request, request))
            return d->row[i].row.entry.number;
    return 0;
}

/* Deletes a person: the rows before this one, every text, every key. */
static void forget(struct disk *d, const struct club_row *row)
{
    const char *person = row->stream + 2;
    int n = 0;

    for (int i = 0; i < d->rows; i++) {
        struct disk_row *r = &d->row[i];
        if (!strcmp(r->row.owner, person)) {
            free(r->text);
            r->text = NULL;
        }
        if (!strcmp(r->row.stream, row->stream)) {
            free(r->body);
            free(r->text);
        } else {
            d->row[n++] = *r;
        }
    }
    d->rows = n;
    n = 0;
    for (int i = 0; i < d->keys; i++)
        if (strcmp(d->key[i].stream, row->stream))
            d->key[n++] = d->key[i];
    d->keys = n;
}

static void store_row(struct disk *d, const struct club_row *row,
                      const char *node)
{
    if (row->forget)
        forget(d, row);
    d->row = grown(d->row, d->rows, &d->rows_room, sizeof *d->row);
    struct disk_row *r = &d->row[d->rows++];
    r->row = *row;
    r->body = malloc(row->entry.length + 1);
    memcpy(r->body, row->entry.body, row->entry.length);
    r->body[row->entry.length] = '\0';
    r->text = NULL;
    if (row->owner[0]) {
        r->text = malloc(strlen(row->entry.text) + 1);
        strcpy(r->text, row->entry.text);
    }
    for (int i = 0; i < CLUB_KEYS; i++) {
        struct disk_key *k = row->drop[i][0] ? find_key(d, row->drop[i]) : NULL;
        if (k && !strcmp(k->stream, row->stream))
            *k = d->key[--d->keys];
    }
    for (int i = 0; i < CLUB_KEYS; i++) {
        if (!row->take[i][0])
            continue;
        d->key = grown(d->key, d->keys, &d->keys_room, sizeof *d->key);
        strcpy(d->key[d->keys].key, row->take[i]);
        strcpy(d->key[d->keys++].stream, row->stream);
    }
    struct disk_head *h = head_of(d, row->stream);
    h->number = row->entry.number;
    h->due = row->stream[0] == 't' ? row->entry.at : CLUB_NEVER;
    h->until = store_time(&d->pulse, wall_of(d)) + NODE_LEASE;
    strcpy(h->holder, node);
    if (d->hands.stored)
        d->hands.stored(d->hands.self, row);
}

/* Whether a row may take a key: nobody has it, or it is its own and is given
 * up first. */
static bool is_free(struct disk *d, const struct club_row *row, const char *key)
{
    const struct disk_key *k = find_key(d, key);
    bool dropped = row->forget;

    for (int i = 0; i < CLUB_KEYS; i++)
        dropped |= !strcmp(row->drop[i], key);
    return !k || (dropped && !strcmp(k->stream, row->stream));
}

static struct node_result judge(struct disk *d, const struct club_row *row)
{
    uint32_t number = find_request(d, row->stream, row->entry.request);

    if (number)
        return (struct node_result){ ROW_DOUBLE, number };
    uint32_t head = head_of(d, row->stream)->number;
    if (head + 1 != row->entry.number && !(row->forget && !head))
        return (struct node_result){ ROW_TAKEN, 0 };
    for (int i = 0; i < CLUB_KEYS; i++)
        if (row->take[i][0] && !is_free(d, row, row->take[i]))
            return (struct node_result){ ROW_KEY, 0 };
    return (struct node_result){ ROW_DONE, row->entry.number };
}

static enum store_status commit(struct store *s,
                                const struct club_row *const *rows, int count,
                                const struct node_due *due, int dues,
                                struct node_result *results)
{
    struct disk *d = ((struct disk_store *)s)->disk;

    for (int i = 0; i < count; i++) {
        results[i] = judge(d, rows[i]);
        if (results[i].outcome == ROW_DONE)
            store_row(d, rows[i], s->node);
    }
    for (int i = 0; i < dues; i++) {
        struct disk_head *h = head_of(d, due[i].stream);
        if (h->number == due[i].number)
            h->due = due[i].at;
    }
    return STORE_OK;
}

void disk_each(struct disk *d, const char *stream,
               void (*take)(void *self, const struct club_entry *e), void *self)
{
    for (int i = 0; i < d->rows; i++) {
        if (strcmp(d->row[i].row.stream, stream))
            continue;
        struct club_entry e = d->row[i].row.entry;
        e.body = d->row[i].body;
        e.text = d->row[i].text;
        take(self, &e);
    }
}

struct from {
    uint32_t from;
    void (*take)(void *self, const struct club_entry *e);
    void *self;
};

static void take_from(void *self, const struct club_entry *e)
{
    struct from *f = self;

    if (e->number >= f->from)
        f->take(f->self, e);
}

static enum store_status
read_stream(struct store *s, const char *stream, uint32_t from,
            void (*take)(void *self, const struct club_entry *e), void *self)
{
    struct from f = { from, take, self };

    disk_each(((struct disk_store *)s)->disk, stream, take_from, &f);
    return STORE_OK;
}

static enum store_status key(struct store *s, const char *name,
                             char stream[CLUB_STREAM_MAX])
{
    struct disk_key *k = find_key(((struct disk_store *)s)->disk, name);

    strcpy(stream, k ? k->stream : "");
    return STORE_OK;
}

static enum store_status request(struct store *s, const char *stream,
                                 const char *name, uint32_t *number)
{
    *number = find_request(((struct disk_store *)s)->disk, stream, name);
    return STORE_OK;
}

static bool is_claimed(const struct store_answer *out, const char *stream)
{
    for (int i = 0; i < out->dues; i++)
        if (!strcmp(out->due[i], stream))
            return true;
    return false;
}

/* What is due and may be claimed, unclaimed for longest; NULL: nothing. */
static struct disk_head *next_due(struct disk *d, const char *node,
                                  const struct store_answer *out)
{
    struct disk_head *next = NULL;

    for (int i = 0; i < d->heads; i++) {
        struct disk_head *h = &d->head[i];
        bool free = h->until <= out->time || !strcmp(h->holder, node);
        if (h->number && h->due <= out->clock && free &&
            (!next || h->until < next->until) && !is_claimed(out, h->stream))
            next = h;
    }
    return next;
}

static enum store_status beat(struct store *s, int64_t last,
                              const char *const *streams, int count,
                              struct store_answer *out)
{
    struct disk *d = ((struct disk_store *)s)->disk;

    store_beat(&d->pulse, last, wall_of(d));
    out->wall = d->pulse.wall;
    out->time = d->pulse.time;
    out->clock = d->pulse.clock;
    for (int i = 0; i < count; i++)
        out->heads[i] = head_of(d, streams[i])->number;
    out->dues = 0;
    for (struct disk_head *h;
         out->dues < NODE_DUE && (h = next_due(d, s->node, out));) {
        h->until = out->time + NODE_LEASE;
        strcpy(h->holder, s->node);
        strcpy(out->due[out->dues++], h->stream);
    }
    return STORE_OK;
}

static int by_stream(const void *a, const void *b)
{
    const struct disk_row *x = a, *y = b;
    int order = strcmp(x->row.stream, y->row.stream);

    return order ? order
                 : (x->row.entry.number > y->row.entry.number) -
                       (x->row.entry.number < y->row.entry.number);
}

static enum store_status
dump(struct store *s, void (*take)(void *self, const struct club_row *row),
     void *self, int64_t *clock)
{
    struct disk *d = ((struct disk_store *)s)->disk;
    struct disk_row *rows = malloc(sizeof *rows * (size_t)(d->rows + 1));

    memcpy(rows, d->row, sizeof *rows * (size_t)d->rows);
    qsort(rows, (size_t)d->rows, sizeof *rows, by_stream);
    for (int i = 0; i < d->rows; i++) {
        struct club_row row = rows[i].row;
        row.entry.body = rows[i].body;
        row.entry.text = rows[i].text;
        if (!row.entry.text)
            row.owner[0] = '\0';
        row.forget = row.entry.number > 1 &&
                     (!i || strcmp(rows[i - 1].row.stream, row.stream));
        take(self, &row);
    }
    free(rows);
    *clock = d->pulse.clock;
    return STORE_OK;
}

static enum store_status set_clock(struct store *s, int64_t clock)
{
    ((struct disk_store *)s)->disk->pulse.clock = clock;
    return STORE_OK;
}

static void tell(struct store *s, const char *news)
{
    (void)s, (void)news;
}

static bool heard(struct store *s, char *news, size_t cap)
{
    (void)s, (void)news, (void)cap;
    return false;
}

static void close_store(struct store *s)
{
    free(s);
}

static bool has_kind(struct disk *d, const char *stream, const char *kind)
{
    for (int i = 0; i < d->keys; i++)
        if (!strcmp(d->key[i].stream, stream) &&
            !strncmp(d->key[i].key, kind, strlen(kind)) &&
            d->key[i].key[strlen(kind)] == ':')
            return true;
    return false;
}

static enum store_status lacking(struct store *s, const char *has,
                                 const char *lacks,
                                 void (*take)(void *self, const char *stream),
                                 void *self)
{
    struct disk *d = ((struct disk_store *)s)->disk;

    for (int i = 0; i < d->heads; i++)
        if (has_kind(d, d->head[i].stream, has) &&
            !has_kind(d, d->head[i].stream, lacks))
            take(self, d->head[i].stream);
    return STORE_OK;
}

static const struct store_kind disk_kind = {
    .name = "simulated",
    .commit = commit,
    .read = read_stream,
    .key = key,
    .lacking = lacking,
    .request = request,
    .beat = beat,
    .dump = dump,
    .set_clock = set_clock,
    .tell = tell,
    .heard = heard,
    .close = close_store,
};

struct store *disk_open(struct disk *d, const char *node)
{
    struct disk_store *s = calloc(1, sizeof *s);

    s->store.kind = &disk_kind;
    snprintf(s->store.node, sizeof s->store.node, "%s", node);
    s->disk = d;
    return &s->store;
}

int disk_rows(const struct disk *d)
{
    return d->rows;
}

bool disk_has_text(const struct disk *d, const char *owner)
{
    for (int i = 0; i < d->rows; i++)
        if (d->row[i].text && !strcmp(d->row[i].row.owner, owner))
            return true;
    return false;
}

/* A server process's way to the simulated store. What a dead process had asked
 * for may still happen; what it would have been told is lost. */
#include "world/world.h"

/* Something on its way to or from the store. */
struct op {
    struct host *host;
    int life;
    enum { OP_COMMIT, OP_READ, OP_FIND, OP_BEAT } kind;
    struct club_row *rows;
    struct node_due *dues;
    int count, due_count;
    struct node_result results[NODE_BATCH];
    enum node_commit how;
    char stream[CLUB_STREAM_MAX], key[CLUB_KEY_MAX];
    bool with_stream, failed;
    uint32_t from, ticket, number;
    struct club_entry *entries;
    int entry_count, entry_room;
    int64_t last;
    char (*streams)[CLUB_STREAM_MAX];
    struct store_answer beat;
};

static struct op *op_new(void *self, int kind)
{
    struct op *o = calloc(1, sizeof *o);

    o->host = self;
    o->life = o->host->life;
    o->kind = kind;
    return o;
}

static void op_free(struct op *o)
{
    for (int i = 0; i < o->count && o->kind == OP_COMMIT; i++) {
        free((char *)o->rows[i].entry.body);
        free((char *)o->rows[i].entry.text);
    }
    for (int i = 0; i < o->entry_count; i++) {
        free((char *)o->entries[i].body);
        free((char *)o->entries[i].text);
    }
    free(o->entries);
    free(o->rows);
    free(o->dues);
    free(o->streams);
    free(o->beat.heads);
    free(o);
}

static char *copied(const char *bytes, size_t n)
{
    char *out = malloc(n + 1);

    memcpy(out, bytes, n);
    out[n] = '\0';
    return out;
}

static int64_t store_delay(struct world *w)
{
    if (w->now < w->slow_until)
        return 200 + upto(w, 3000);
    return w->faults && one_in(w, 50) ? upto(w, 400) : upto(w, 12);
}

static void answer(struct world *w, void *arg)
{
    struct op *o = arg;
    struct host *h = o->host;

    if (o->life != h->life || !h->node) {
        op_free(o);
        return;
    }
    if (!host_thawed(w, h, answer, o))
        return;
    int64_t now = host_now(h);
    switch (o->kind) {
    case OP_COMMIT: node_committed(h->node, o->how, o->results, now); break;
    case OP_READ:
        if (o->failed)
            node_unread(h->node, o->stream, now);
        else if (o->entry_count > 1 && one_in(w, 3)) {
            int part = 1 + (int)upto(w, (uint32_t)o->entry_count - 2);
            node_entries(h->node, o->stream, o->entries, part, false, now);
            if (h->node)
                node_entries(h->node, o->stream, o->entries + part,
                             o->entry_count - part, true, now);
        } else
            node_entries(h->node, o->stream, o->entries, o->entry_count, true,
                         now);
        break;
    case OP_FIND:
        node_found(h->node, o->ticket, !o->failed, o->stream, o->number, now);
        break;
    case OP_BEAT:
        if (o->failed)
            node_unbeaten(h->node, now);
        else
            node_beaten(h->node, o->beat.wall, o->beat.time, o->beat.clock,
                        o->beat.heads,
                        (const char(*)[CLUB_STREAM_MAX])o->beat.due,
                        o->beat.dues, now);
        break;
    }
    op_free(o);
    host_touch(h);
}

static void apply_commit(struct op *o)
{
    const struct club_row *rows[NODE_BATCH];
    struct store *s = disk_open(o->host->w->disk, o->host->name);

    for (int i = 0; i < o->count; i++)
        rows[i] = &o->rows[i];
    s->kind->commit(s, rows, o->count, o->dues, o->due_count, o->results);
    s->kind->close(s);
}

static void apply_late(struct world *w, void *arg)
{
    struct op *o = arg;

    note(w, "a commit of %s comes through after all", o->host->name);
    if (!w->ending)
        apply_commit(o);
    op_free(o);
}

static struct op *copy_commit(const struct op *o)
{
    struct op *c = calloc(1, sizeof *c);

    *c = *o;
    c->rows = malloc(sizeof *c->rows * (size_t)(o->count + 1));
    c->dues = malloc(sizeof *c->dues * (size_t)(o->due_count + 1));
    memcpy(c->dues, o->dues, sizeof *c->dues * (size_t)o->due_count);
    for (int i = 0; i < o->count; i++) {
        const struct club_entry *e = &o->rows[i].entry;
        c->rows[i] = o->rows[i];
        c->rows[i].entry.body = copied(e->body, e->length);
        if (e->text)
            c->rows[i].entry.text = copied(e->text, strlen(e->text));
    }
    return c;
}

static void do_commit(struct world *w, struct op *o)
{
    o->how = COMMIT_DONE;
    if (w->now < w->full_until || strikes(w, FAULT_refused, 200)) {
        o->how = COMMIT_FAILED;
    } else if (strikes(w, FAULT_unknown_done, 120)) {
        apply_commit(o);
        o->how = COMMIT_UNKNOWN;
    } else if (strikes(w, FAULT_unknown_not, 120)) {
        o->how = COMMIT_UNKNOWN;
    } else if (strikes(w, FAULT_unknown_later, 200)) {
        later(w, 1 + upto(w, 3000), apply_late, copy_commit(o));
        o->how = COMMIT_UNKNOWN;
    } else {
        apply_commit(o);
    }
    if (o->how)
        note(w, "commit of %s: %s", o->host->name,
             o->how == COMMIT_FAILED ? "failed" : "unknown");
}

static void take_entry(void *self, const struct club_entry *e)
{
    struct op *o = self;

    if (o->entry_count == o->entry_room) {
        o->entry_room = o->entry_room ? o->entry_room * 2 : 16;
        o->entries = realloc(o->entries,
                             sizeof *o->entries * (size_t)o->entry_room);
    }
    struct club_entry *to = &o->entries[o->entry_count++];
    *to = *e;
    to->body = copied(e->body, e->length);
    to->text = e->text ? copied(e->text, strlen(e->text)) : NULL;
}

/* The moment at which the store does it. */
static void execute(struct world *w, void *arg)
{
    struct op *o = arg;
    bool dead = o->life != o->host->life || !o->host->node;
    const char *names[NODE_BATCH * 4];

    if (dead &&
        (o->kind != OP_COMMIT || w->ending || strikes(w, FAULT_forgot, 2))) {
        op_free(o);
        return;
    }
    struct store *s = disk_open(w->disk, o->host->name);
    bool unread = w->now < w->full_until ? one_in(w, 2)
                                         : strikes(w, FAULT_unread, 150);
    switch (o->kind) {
    case OP_COMMIT: do_commit(w, o); break;
    case OP_READ:
        o->failed = unread;
        if (!unread)
            s->kind->read(s, o->stream, o->from, take_entry, o);
        break;
    case OP_FIND:
        o->failed = unread;
        if (o->with_stream)
            s->kind->request(s, o->stream, o->key, &o->number);
        else
            s->kind->key(s, o->key, o->stream);
        break;
    case OP_BEAT:
        o->failed = w->now < w->full_until || strikes(w, FAULT_unbeaten, 60);
        o->beat.heads = calloc((size_t)o->count + 1, sizeof(uint32_t));
        for (int i = 0; i < o->count; i++)
            names[i] = o->streams[i];
        if (!o->failed)
            s->kind->beat(s, o->last, names, o->count, &o->beat);
        break;
    }
    s->kind->close(s);
    later(w, store_delay(w), answer, o);
}

static void commit(void *self, const struct club_row *const *rows, int count,
                   const struct node_due *due, int dues)
{
    struct op *o = op_new(self, OP_COMMIT);

    o->rows = malloc(sizeof *o->rows * (size_t)(count + 1));
    o->dues = malloc(sizeof *o->dues * (size_t)(dues + 1));
    memcpy(o->dues, due, sizeof *due * (size_t)dues);
    o->count = count;
    o->due_count = dues;
    for (int i = 0; i < count; i++) {
        const struct club_entry *e = &rows[i]->entry;
        o->rows[i] = *rows[i];
        o->rows[i].entry.body = copied(e->body, e->length);
        if (e->text)
            o->rows[i].entry.text = copied(e->text, strlen(e->text));
        if (i && strcmp(rows[i - 1]->stream, rows[i]->stream) >= 0)
            failed(o->host->w, "rows of a commit are not sorted by stream");
    }
    later(o->host->w, store_delay(o->host->w), execute, o);
}

static void read_stream(void *self, const char *stream, uint32_t from)
{
    struct op *o = op_new(self, OP_READ);

    strcpy(o->stream, stream);
    o->from = from;
    later(o->host->w, store_delay(o->host->w), execute, o);
}

static void find(void *self, uint32_t ticket, const char *stream,
                 const char *key)
{
    struct op *o = op_new(self, OP_FIND);

    o->ticket = ticket;
    o->with_stream = stream;
    if (stream)
        strcpy(o->stream, stream);
    strcpy(o->key, key);
    later(o->host->w, store_delay(o->host->w), execute, o);
}

static void beat(void *self, int64_t last, const char *const *streams,
                 int count)
{
    struct op *o = op_new(self, OP_BEAT);

    o->last = last;
    o->count = count;
    o->streams = calloc((size_t)count + 1, sizeof *o->streams);
    for (int i = 0; i < count; i++)
        strcpy(o->streams[i], streams[i]);
    later(o->host->w, store_delay(o->host->w), execute, o);
}

void host_store_hands(struct node_hands *hands)
{
    hands->commit = commit;
    hands->read = read_stream;
    hands->find = find;
    hands->beat = beat;
}

/* The store on its own thread. Each call of the node is a job; its answer is
 * passed to the node on the loop. Once the disk has failed during a commit,
 * nothing more is acknowledged, and the server ends. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/house_inside.h"
#include "apps/server/log.h"

enum { LISTEN_MS = 50, NEWS_MAX = 256, HEARD_MAX = 64 };

struct store_job {
    struct job job;
    struct house *house;
    enum store_status status;
};

static void commit_work(struct job *job);
static void beat_work(struct job *job);

/* False only while stopping: nobody waits for it. Where too much is to be done
 * already, the node is told that it failed, and asks again; but of commits and
 * beats there is one at a time, and they are never put off. */
static bool put(struct house *h, struct store_job *j,
                void (*work)(struct job *), void (*done)(struct job *))
{
    bool must = work == commit_work || work == beat_work;

    j->house = h;
    j->job.work = work;
    j->job.done = done;
    j->status = STORE_FAILED; /* unless somebody gets to work on it */
    if (must ? pool_must(h->storing, &j->job) : pool_put(h->storing, &j->job))
        return true;
    if (pool_stopping(h->storing))
        return false;
    pool_skip(h->storing, &j->job);
    return true;
}

/* A copy with a zero byte after it; there is no going on without memory. */
static void *copied(const void *bytes, size_t n)
{
    char *out = malloc(n + 1);

    if (!out)
        abort();
    if (n)
        memcpy(out, bytes, n);
    out[n] = '\0';
    return out;
}

/* A commit. */
struct commit_job {
    struct store_job job;
    const struct club_row **rows; /* the rows stay the node's */
    struct node_due *due;
    int count, dues;
    uint64_t took;
    struct node_result results[NODE_BATCH];
};

static void commit_free(struct commit_job *c)
{
    free(c->rows);
    free(c->due);
    free(c);
}

static void commit_work(struct job *job)
{
    struct commit_job *c = (struct commit_job *)job;
    struct store *s = c->job.house->store;
    uint64_t began = uv_hrtime();

    c->job.status = s->kind->commit(s, c->rows, c->count, c->due, c->dues,
                                    c->results);
    c->took = uv_hrtime() - began;
}

/* One line when rows cannot be stored any more, and one when they can. */
static void note_failing(struct house *h, bool failing)
{
    if (failing && !h->failing)
        log_say(LOG_ERROR,
                "the store takes nothing (is the disk full?); what was asked "
                "waits, and is tried again",
                NULL);
    if (!failing && h->failing)
        log_say(LOG_INFO, "the store takes everything again", NULL);
    h->failing = failing;
}

static void commit_done(struct job *job)
{
    static const enum node_commit how[] = {
        [STORE_OK] = COMMIT_DONE,
        [STORE_FAILED] = COMMIT_FAILED,
        [STORE_UNKNOWN] = COMMIT_UNKNOWN,
        [STORE_DEAD] = COMMIT_UNKNOWN,
    };
    struct commit_job *c = (struct commit_job *)job;
    struct house *h = c->job.house;

    h->numbers.commits++;
    h->numbers.rows += (unsigned long)c->count;
    h->numbers.failed += c->job.status != STORE_OK;
    note_failing(h, c->job.status == STORE_FAILED && !h->stopping);
    h->numbers.commit_seconds += (double)c->took / 1e9;
    if (c->job.status == STORE_DEAD) {
        log_say(LOG_ERROR, "the disk failed; nothing more is acknowledged",
                NULL);
        h->dead(h->dead_self);
    } else {
        node_committed(h->node, how[c->job.status], c->results, house_now(h));
    }
    commit_free(c);
}

static void commit(void *self, const struct club_row *const *rows, int count,
                   const struct node_due *due, int dues)
{
    struct commit_job *c = calloc(1, sizeof *c);

    if (!c)
        abort();
    c->rows = copied(rows, (size_t)count * sizeof *rows);
    c->count = count;
    c->due = copied(due, (size_t)dues * sizeof *due);
    c->dues = dues;
    if (!put(self, &c->job, commit_work, commit_done))
        commit_free(c);
}

/* Reading a stream: copies of its entries, with what they point to. */
struct read_job {
    struct store_job job;
    char stream[CLUB_STREAM_MAX];
    uint32_t from;
    struct club_entry *entries;
    int count, room;
};

static void keep_entry(void *self, const struct club_entry *e)
{
    struct read_job *r = self;

    if (r->count == r->room) {
        r->room = r->room ? 2 * r->room : 16;
        r->entries = realloc(r->entries, (size_t)r->room * sizeof *r->entries);
        if (!r->entries)
            abort();
    }
    struct club_entry *own = &r->entries[r->count++];
    *own = *e;
    own->body = copied(e->body, e->length);
    own->text = e->text ? copied(e->text, strlen(e->text)) : NULL;
}

static void read_work(struct job *job)
{
    struct read_job *r = (struct read_job *)job;
    struct store *s = r->job.house->store;

    r->job.status = s->kind->read(s, r->stream, r->from, keep_entry, r);
}

static void read_done(struct job *job)
{
    struct read_job *r = (struct read_job *)job;
    struct house *h = r->job.house;

    if (r->job.status)
        node_unread(h->node, r->stream, house_now(h));
    else
        node_entries(h->node, r->stream, r->entries, r->count, true,
                     house_now(h));
    for (int i = 0; i < r->count; i++) {
        free((char *)r->entries[i].body);
        free((char *)r->entries[i].text);
    }
    free(r->entries);
    free(r);
}

static void read_stream(void *self, const char *stream, uint32_t from)
{
    struct read_job *r = calloc(1, sizeof *r);

    if (!r)
        abort();
    snprintf(r->stream, sizeof r->stream, "%s", stream);
    r->from = from;
    if (!put(self, &r->job, read_work, read_done))
        free(r);
}

/* Where a key leads, or which entry has a request. */
struct find_job {
    struct store_job job;
    uint32_t ticket, number;
    char stream[CLUB_STREAM_MAX], key[CLUB_KEY_MAX];
    bool of_stream;
};

static void find_work(struct job *job)
{
    struct find_job *f = (struct find_job *)job;
    struct store *s = f->job.house->store;

    f->job.status = f->of_stream
                        ? s->kind->request(s, f->stream, f->key, &f->number)
                        : s->kind->key(s, f->key, f->stream);
}

static void find_done(struct job *job)
{
    struct find_job *f = (struct find_job *)job;
    struct house *h = f->job.house;

    node_found(h->node, f->ticket, !f->job.status, f->stream, f->number,
               house_now(h));
    free(f);
}

static void find(void *self, uint32_t ticket, const char *stream,
                 const char *key)
{
    struct find_job *f = calloc(1, sizeof *f);

    if (!f)
        abort();
    f->ticket = ticket;
    f->of_stream = stream && *stream;
    snprintf(f->stream, sizeof f->stream, "%s", f->of_stream ? stream : "");
    snprintf(f->key, sizeof f->key, "%s", key);
    if (!put(self, &f->job, find_work, find_done))
        free(f);
}

/* A beat. */
struct beat_job {
    struct store_job job;
    int64_t last;
    int count;
    char (*streams)[CLUB_STREAM_MAX];
    const char **names;
    struct store_answer answer;
};

static void beat_work(struct job *job)
{
    struct beat_job *b = (struct beat_job *)job;
    struct store *s = b->job.house->store;

    b->job.status = s->kind->beat(s, b->last, b->names, b->count, &b->answer);
}

static void beat_done(struct job *job)
{
    struct beat_job *b = (struct beat_job *)job;
    struct house *h = b->job.house;
    const struct store_answer *a = &b->answer;

    if (b->job.status) {
        node_unbeaten(h->node, house_now(h));
    } else {
        h->beaten = house_now(h);
        node_beaten(h->node, a->wall, a->time, a->clock, a->heads, a->due,
                    a->dues, house_now(h));
    }
    free(b->streams);
    free(b->names);
    free(b->answer.heads);
    free(b);
}

static void beat(void *self, int64_t last, const char *const *streams,
                 int count)
{
    struct beat_job *b = calloc(1, sizeof *b);
    size_t n = (size_t)count + 1;

    if (!b)
        abort();
    b->last = last;
    b->count = count;
    b->streams = calloc(n, sizeof *b->streams);
    b->names = calloc(n, sizeof *b->names);
    b->answer.heads = calloc(n, sizeof *b->answer.heads);
    if (!b->streams || !b->names || !b->answer.heads)
        abort();
    for (int i = 0; i < count; i++) {
        snprintf(b->streams[i], CLUB_STREAM_MAX, "%s", streams[i]);
        b->names[i] = b->streams[i];
    }
    if (!put(self, &b->job, beat_work, beat_done)) {
        b->job.house = self;
        beat_done(&b->job.job);
    }
}

/* Words to the other nodes, and from them. */
struct news_job {
    struct store_job job;
    char told[NEWS_MAX];
    char heard[HEARD_MAX][NEWS_MAX];
    int count;
};

static void news_work(struct job *job)
{
    struct news_job *n = (struct news_job *)job;
    struct store *s = n->job.house->store;

    if (n->told[0])
        s->kind->tell(s, n->told);
    else
        while (n->count < HEARD_MAX &&
               s->kind->heard(s, n->heard[n->count], NEWS_MAX))
            n->count++;
}

static void news_done(struct job *job)
{
    struct news_job *n = (struct news_job *)job;
    struct house *h = n->job.house;

    h->asking &= n->told[0] != '\0';
    for (int i = 0; i < n->count && !h->stopping; i++)
        node_news(h->node, n->heard[i], house_now(h));
    free(n);
}

static void tell(void *self, const char *news)
{
    struct news_job *n = calloc(1, sizeof *n);

    if (!n)
        return; /* it is only a hint */
    snprintf(n->told, sizeof n->told, "%s", news);
    if (!put(self, &n->job, news_work, news_done))
        free(n);
}

static void listen_again(uv_timer_t *timer)
{
    struct house *h = timer->data;
    struct news_job *n = h->asking ? NULL : calloc(1, sizeof *n);

    if (!n)
        return;
    h->asking = true;
    if (!put(h, &n->job, news_work, news_done))
        free(n);
}

void house_listen(struct house *h)
{
    uv_timer_init(h->loop, &h->listening);
    h->listening.data = h;
    if (h->store->kind->heard)
        uv_timer_start(&h->listening, listen_again, LISTEN_MS, LISTEN_MS);
}

void house_listen_stop(struct house *h)
{
    uv_close((uv_handle_t *)&h->listening, NULL);
}

void house_store_hands(const struct house *h, struct node_hands *hands)
{
    hands->commit = commit;
    hands->read = read_stream;
    hands->find = find;
    hands->beat = beat;
    hands->tell = h->store->kind->tell ? tell : NULL;
}

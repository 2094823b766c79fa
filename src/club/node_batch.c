/* Rows in flight. Only one commit is under way at a time; rows judged meanwhile
 * wait and go together with the next one. */
#include "club/node_inside.h"

#include "base/mem.h"

static char *lay(char **at, const char *bytes, size_t n)
{
    char *start = *at;

    mem_copy(start, bytes, n);
    start[n] = '\0';
    *at += n + 1;
    return start;
}

bool batch_fly(struct node *n, struct node_slot *s, struct node_job *job)
{
    const struct club_entry *e = &n->draft.row.entry;
    size_t text = e->text ? text_length(e->text) : 0;
    struct node_flight *f = n->hands.take(n->hands.self,
                                          sizeof *f + e->length + text + 2);
    char *at;

    if (!f)
        return false;
    *f = (struct node_flight){ .slot = s, .job = job, .row = n->draft.row };
    at = f->bytes;
    f->row.entry.body = lay(&at, e->body, e->length);
    f->row.entry.text = e->text ? lay(&at, e->text, text) : NULL;
    s->flight = f;
    job->landed = false;
    if (n->waiting)
        n->waiting_last->next = f;
    else
        n->waiting = f;
    n->waiting_last = f;
    return true;
}

void batch_settle(struct node *n, const char *stream, uint32_t number,
                  int64_t due)
{
    int i = 0;

    while (i < n->dues && !text_equal(n->due[i].stream, stream))
        i++;
    if (i == NODE_BATCH)
        return; /* the store keeps it due, and somebody looks again */
    if (i == n->dues)
        n->dues++;
    club_copy(n->due[i].stream, sizeof n->due[i].stream, stream);
    n->due[i].number = number;
    n->due[i].at = due;
}

static bool before(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return (unsigned char)*a < (unsigned char)*b;
}

/* Sorted by stream, so that two nodes cannot wait for each other. */
static void insert(struct node *n, struct node_flight *f)
{
    int i = n->flights++;

    for (; i > 0 && before(f->row.stream, n->flying[i - 1]->row.stream); i--)
        n->flying[i] = n->flying[i - 1];
    n->flying[i] = f;
}

void batch_start(struct node *n, int64_t now)
{
    const struct club_row *rows[NODE_BATCH];

    if (n->committing || now < n->commit_retry || (!n->waiting && !n->dues))
        return;
    while (n->waiting && n->flights < NODE_BATCH) {
        struct node_flight *f = n->waiting;
        n->waiting = f->next;
        insert(n, f);
    }
    for (int i = 0; i < n->flights; i++)
        rows[i] = &n->flying[i]->row;
    n->committing = true;
    mem_copy(n->settling, n->due, sizeof n->due);
    int dues = n->dues;
    n->dues = 0;
    n->hands.commit(n->hands.self, rows, n->flights, n->settling, dues);
}

/* The slot is free for the next row; the job goes on, or is judged again. */
static void land(struct node *n, struct node_flight *f)
{
    f->slot->flight = NULL;
    slot_run_later(n, f->slot);
    n->hands.give(n->hands.self, f);
}

static void again(struct node *n, struct node_flight *f)
{
    struct node_slot *s = f->slot;
    struct node_job *job = f->job;

    land(n, f);
    job->next = s->first;
    s->first = job;
    if (!job->next)
        s->last = job;
}

static void done(struct node *n, struct node_flight *f, int64_t now)
{
    struct node_slot *s = f->slot;
    struct node_job *job = f->job;
    uint32_t number = f->row.entry.number;

    int before = s->table ? table_waits_for(s->table) : -1;
    if (number == slot_number(s) + 1)
        slot_apply(n, s, &f->row.entry);
    int seat = s->table ? table_waits_for(s->table) : -1;
    if (seat >= 0 && seat != before &&
        !text_equal(s->table->seat[seat].person, job->person))
        hook_turn(n, s, seat, now);
    s->leased = now + NODE_LEASE - NODE_BEAT;
    slot_show(n, s, now);
    land(n, f);
    job_landed(n, job, number, now);
}

/* Somebody was faster, or nobody knows: what is in the stream tells. */
static void look(struct node *n, struct node_flight *f, int64_t now)
{
    f->slot->doubt = true;
    slot_read_on(n, f->slot, now);
}

static void landed(struct node *n, struct node_flight *f,
                   const struct node_result *r, int64_t now)
{
    struct node_job *job = f->job;

    switch (r->outcome) {
    case ROW_DONE: done(n, f, now); break;
    case ROW_DOUBLE:
        if (r->number > slot_number(f->slot)) {
            look(n, f, now);
            break;
        }
        land(n, f);
        job_landed(n, job, r->number, now);
        break;
    case ROW_TAKEN: look(n, f, now); break;
    case ROW_KEY:
        land(n, f);
        job_refuse(n, job, job->kind == JOB_LINK ? CLUB_SIGNED_IN : CLUB_TAKEN);
        break;
    }
}

void node_committed(struct node *n, enum node_commit how,
                    const struct node_result *results, int64_t now)
{
    int count = n->flights;

    n->flights = 0;
    n->committing = false;
    if (how != COMMIT_DONE)
        n->commit_retry = now + NODE_RETRY;
    for (int i = 0; i < count; i++)
        switch (how) {
        case COMMIT_DONE: landed(n, n->flying[i], &results[i], now); break;
        case COMMIT_FAILED: again(n, n->flying[i]); break;
        case COMMIT_UNKNOWN: look(n, n->flying[i], now); break;
        }
    node_pump(n, now);
}

/* What is due. The node that stores a row of a stream, or claims the stream
 * from the store, holds its lease for a while. Meanwhile it does whatever the
 * clock, the computers and the end of a game require. */
#include "club/node_inside.h"

static struct node_job *duty(struct node *n, struct node_slot *s,
                             enum job_kind kind, const char *body)
{
    struct node_job *job = job_new(n, NULL, kind, body, text_length(body));

    if (!job)
        return NULL;
    club_copy(job->table, sizeof job->table, s->table->id);
    job->club = true;
    s->duty = true;
    return job;
}

/* Tells the first who does not know how the game ended. */
static void tell_result(struct node *n, struct node_slot *s, int64_t now)
{
    struct club_table *t = s->table;
    char body[1024];
    struct json out;
    int seat = 0;

    while (!t->seat[seat].person[0] || t->seat[seat].told)
        seat++;
    json_init(&out, body, sizeof body);
    json_open(&out, NULL, '{');
    json_str(&out, "do", "result");
    table_put_result(t, seat, &out);
    json_close(&out, '}');
    struct node_job *job = duty(n, s, JOB_RESULT, body);
    if (!job)
        return;
    job->seat = seat;
    club_copy(job->person, sizeof job->person, t->seat[seat].person);
    job_advance(n, job, now);
}

/* Whether this node does what is due at a table. */
static bool is_ours(const struct node_slot *s, int64_t now)
{
    return s->table && s->table->number && s->state == SLOT_READY &&
           s->leased > now;
}

int due_thinker(const struct node *n, const struct node_slot *s, int64_t now)
{
    return is_ours(s, now) && !s->duty && !s->first && !s->flight
               ? table_thinker(s->table, node_clock(n, now))
               : -1;
}

void due_look(struct node *n, struct node_slot *s, int64_t now)
{
    struct club_table *t = s->table;

    if (!is_ours(s, now))
        return;
    if (s->settled != t->number) {
        batch_settle(n, s->stream, t->number, table_due(t, node_clock(n, now)));
        s->settled = t->number;
    }
    if (s->duty || node_clock(n, now) < table_due(t, node_clock(n, now)))
        return;
    if (table_thinker(t, node_clock(n, now)) >= 0) {
        think_want(n, s, now);
    } else if (t->phase == TABLE_OVER) {
        tell_result(n, s, now);
    } else {
        struct node_job *job = duty(n, s, JOB_WAKE, "{\"do\":\"wake\"}");
        if (job)
            job_advance(n, job, now);
    }
}

void node_thought(struct node *n, const char *stream, int ply, int back,
                  const char *words, int64_t now)
{
    struct node_slot *s = slot_find(n, stream);
    char body[256];
    struct json out;

    if (!s || !s->thinking)
        return;
    think_done(n, s, now);
    json_init(&out, body, sizeof body);
    json_open(&out, NULL, '{');
    json_str(&out, "do", "think");
    json_int(&out, "ply", ply);
    json_int(&out, "back", back);
    json_str(&out, "words", words);
    json_close(&out, '}');
    struct node_job *job = s->duty ? NULL : duty(n, s, JOB_THINK, body);
    if (job)
        job_advance(n, job, now);
    else
        slot_run_later(n, s);
    node_pump(n, now);
}

/* What is due. Whoever stores a row of a stream, or claims it from the store,
 * has the lease on it for a while, and meanwhile does what the clock, the
 * computers and the end of a game bring. */
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

static void think(struct node *n, struct node_slot *s, int seat, int64_t now)
{
    struct club_table *t = s->table;

    if (s->thinking || n->thoughts >= NODE_THOUGHTS || now < s->think_at ||
        !limit_take(n, LIMIT_THINK, t->host, now))
        return;
    struct node_thinking job = { .stream = s->stream,
                                 .player = table_player(t, seat),
                                 .ply = oxhide_session_ply(t->session),
                                 .back = (int)oxhide_session_back(t->session),
                                 .seed = table_think_seed(t, seat),
                                 .session = t->session };
    s->thinking = n->hands.think(n->hands.self, &job);
    n->thoughts += s->thinking;
    if (s->thinking)
        return;
    s->think_at = now + NODE_REST;
    s->stalled = true;
    n->hands.trouble(n->hands.self, s->stream, "a computer cannot think");
    say_here(n, s, NULL, now);
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

void due_look(struct node *n, struct node_slot *s, int64_t now)
{
    struct club_table *t = s->table;

    if (!t || !t->number || s->state != SLOT_READY || s->leased <= now)
        return;
    if (s->settled != t->number) {
        batch_settle(n, s->stream, t->number, table_due(t, node_clock(n, now)));
        s->settled = t->number;
    }
    if (s->duty || node_clock(n, now) < table_due(t, node_clock(n, now)))
        return;
    int seat = table_thinker(t, node_clock(n, now));
    if (seat >= 0) {
        think(n, s, seat, now);
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
    s->thinking = s->stalled = false;
    n->thoughts--;
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

/* Jobs: asks on their way from stream to stream, one stored step each. Every
 * step has the job's own request id, so asking again, at any node, comes to the
 * same end. */
#include "club/node_inside.h"

#include "base/hash.h"
#include "base/mem.h"

struct node_job *job_new(struct node *n, struct node_client *c,
                         enum job_kind kind, const char *body, size_t length)
{
    struct node_job *job = n->hands.take(n->hands.self,
                                         sizeof *job + length + 1);

    if (!job)
        return NULL;
    *job = (struct node_job){ .client = c, .kind = kind, .length = length };
    mem_copy(job->body, body, length);
    job->body[length] = '\0';
    if (c) {
        c->jobs++;
        if (c->person)
            club_copy(job->person, sizeof job->person, c->person->person->id);
    }
    return job;
}

void job_free(struct node *n, struct node_job *job)
{
    if (job->client)
        job->client->jobs--;
    n->hands.give(n->hands.self, job);
}

void job_name(struct node_job *job)
{
    const char *const parts[] = { job->person, ":", job->id, " ", job->table };

    job->asked = HASH_NOTHING;
    for (int i = 0; i < 5; i++)
        job->asked = hash_add(job->asked, parts[i], text_length(parts[i]));
}

static const struct node_answer *answered(const struct node *n, uint64_t asked)
{
    for (int i = 0; i < NODE_ANSWERS; i++)
        if (n->answer[i].asked == asked)
            return &n->answer[i];
    return NULL;
}

/* What was answered stays answered. Rows see to that for what was stored; a
 * late double of anything else could be possible by then, and nobody would
 * expect it to be done. */
static void keep_answer(struct node *n, const struct node_job *job,
                        enum club_status why)
{
    struct node_answer *to = &n->answer[n->answers % NODE_ANSWERS];

    if (!job->asked || why == CLUB_TRY_AGAIN || answered(n, job->asked))
        return;
    *to = (struct node_answer){ job->asked, why, job->number, "" };
    club_copy(to->table, sizeof to->table, job->table);
    n->answers++;
}

bool job_repeat(struct node *n, struct node_job *job)
{
    const struct node_answer *a = job->client && job->asked
                                      ? answered(n, job->asked)
                                      : NULL;

    if (!a)
        return false;
    club_copy(job->table, sizeof job->table, a->table);
    job->number = a->number;
    if (a->why)
        job_refuse(n, job, a->why);
    else
        job_finish(n, job);
    return true;
}

void job_answer(struct node *n, struct node_job *job)
{
    if (!job->client || !job->id[0])
        return;
    if (job->nothing)
        keep_answer(n, job, CLUB_OK);
    struct json *out = say_begin(n, "done");
    json_str(out, "id", job->id);
    if (job->table[0])
        json_str(out, "table", job->table);
    json_int(out, "n", job->number);
    say_send(n, job->client);
}

/* The club's own duties end one way or the other. */
static void off_duty(struct node *n, struct node_job *job)
{
    char stream[CLUB_STREAM_MAX];

    if (job->kind < JOB_WAKE || job->kind > JOB_RESULT)
        return;
    club_stream(stream, 't', job->table);
    struct node_slot *s = slot_find(n, stream);
    if (s) {
        s->duty = false;
        slot_run_later(n, s);
    }
}

void job_end(struct node *n, struct node_job *job)
{
    off_duty(n, job);
    job_free(n, job);
}

void job_finish(struct node *n, struct node_job *job)
{
    job_answer(n, job);
    job_end(n, job);
}

void job_refuse_with(struct node *n, struct node_job *job,
                     enum club_status status, const char *error)
{
    if (job->client) {
        keep_answer(n, job, status);
        struct json *out = say_begin(n, "refused");
        if (job->id[0])
            json_str(out, "id", job->id);
        if (job->table[0])
            json_str(out, "table", job->table);
        else if (job->kind == JOB_FOLLOW && text_starts(job->key, "invite:"))
            json_str(out, "invite", job->key + text_length("invite:"));
        json_raw(out, "error", error);
        say_send(n, job->client);
    }
    job_end(n, job);
}

void job_refuse(struct node *n, struct node_job *job, enum club_status status)
{
    char error[512];
    struct json out;

    json_init(&out, error, sizeof error);
    club_error(&out, status);
    job_refuse_with(n, job, status, error + text_length("\"error\":"));
}

/* Into the queue of a stream. */
void job_go(struct node *n, struct node_job *job, char kind, const char *id,
            int64_t now)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, kind, id);
    struct node_slot *s = slot_get(n, stream, now);
    if (!s) {
        job_refuse(n, job, CLUB_TRY_AGAIN);
        return;
    }
    job->searched = false;
    job->searched_at = 0;
    slot_queue(n, s, job);
}

/* Asks the store where a key leads, or whether a request is in a stream. */
void job_find(struct node *n, struct node_job *job, const char *stream,
              const char *key)
{
    job->ticket = ++n->tickets;
    job->retry = 0;
    club_copy(job->key_stream, sizeof job->key_stream, stream ? stream : "");
    if (key != job->key)
        club_copy(job->key, sizeof job->key, key);
    job->next = n->asked;
    n->asked = job;
    n->hands.find(n->hands.self, job->ticket, stream, job->key);
}

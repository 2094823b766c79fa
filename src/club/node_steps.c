/* Which steps each kind of ask goes through. */
#include "club/node_inside.h"

#include "base/check.h"

struct json step_begin(struct node_job *job, const char *word)
{
    struct json out;

    json_init(&out, job->extra, sizeof job->extra);
    json_open(&out, NULL, '{');
    json_str(&out, "do", word);
    job->club = true;
    return out;
}

/* A body that does not fit has none of its members: whoever judges it finds
 * that one is missing. */
void step_end(struct node_job *job, struct json *out)
{
    json_close(out, '}');
    CHECK(job->extra[0]);
    if (out->text.full) {
        char *end = job->extra;
        while (*end != ',')
            end++;
        club_copy(end, 2, "}");
    }
}

/* The step in which a person gets to know a table. */
static void meet(struct node *n, struct node_job *job, int64_t now)
{
    struct json out = step_begin(job, "met");

    json_str(&out, "table", job->table);
    step_end(job, &out);
    job_go(n, job, 'p', job->person, now);
}

void job_member(const struct node_job *job, const char *key, char *to,
                size_t cap)
{
    struct json_object o;

    to[0] = '\0';
    if (json_read(&o, job->body, job->length))
        json_get_str(&o, key, to, cap);
}

/* A table's own place for a client that follows it. */
struct table_place job_place(const struct node_job *job)
{
    struct json_object o;
    int64_t epoch = 0, number = 0, ply = 0;

    json_read(&o, job->body, job->length);
    json_get_int(&o, "epoch", &epoch);
    json_get_int(&o, "n", &number);
    json_get_int(&o, "ply", &ply);
    return (struct table_place){ .epoch = (uint32_t)epoch,
                                 .number = (uint32_t)number,
                                 .ply = ply < 0 || ply > UINT16_MAX
                                            ? 0
                                            : (int)ply };
}

static void follow(struct node *n, struct node_job *job, int64_t now)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, 't', job->table);
    struct node_slot *s = slot_find(n, stream);
    struct node_client *c = job->client;
    if (!c || !s) {
        job_end(n, job);
        return;
    }
    if (!view_open(n, c, s, job_place(job))) {
        job_refuse(n, job, CLUB_FULL);
        return;
    }
    struct node_view *v = view_find(c, s);
    if (v->eyes >= 0)
        s->heard[v->eyes] = now;
    view_show(n, v, now);
    v = view_find(c, s);
    if (v)
        say_here(n, s, v, now);
    job_end(n, job);
}

static void advance_follow(struct node *n, struct node_job *job, int64_t now)
{
    switch (job->step) {
    case 0:
        if (job->key[0])
            job_find(n, job, NULL, job->key);
        else
            job->step = 2, job_go(n, job, 't', job->table, now);
        break;
    case 1:
        if (job->person[0])
            meet(n, job, now);
        else
            job->step = 2, job_go(n, job, 't', job->table, now);
        break;
    case 2: job_go(n, job, 't', job->table, now); break;
    default: follow(n, job, now); break;
    }
}

/* What is left to do is the club's own. */
static void answer_early(struct node *n, struct node_job *job)
{
    job_answer(n, job);
    if (job->client)
        job->client->jobs--;
    job->client = NULL;
}

/* Whoever had the rematch set invites the others, seat by seat: the new table
 * is on their lists, too. Whoever asks later, invites nobody again. */
static void invite_others(struct node *n, struct node_job *job, int64_t now)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, 't', job->other);
    const struct node_slot *s = slot_find(n, stream);
    int asker = s ? s->table->again_by : -1, p = job->step - 3;
    while (asker >= 0 && p < s->table->rules.seats &&
           (p == asker || !s->table->seat[p].person[0]))
        p++;
    if (asker < 0 || p >= s->table->rules.seats ||
        !text_equal(s->table->seat[asker].person, job->person)) {
        job_end(n, job);
        return;
    }
    job->step = p + 3;
    struct json out = step_begin(job, "met");
    json_str(&out, "table", job->table);
    json_str(&out, "by", job->person);
    step_end(job, &out);
    job_go(n, job, 'p', s->table->seat[p].person, now);
}

static void advance_again(struct node *n, struct node_job *job, int64_t now)
{
    char stream[CLUB_STREAM_MAX];

    if (job->step == 0) {
        job_go(n, job, 't', job->table, now);
    } else if (job->step == 1) {
        club_stream(stream, 't', job->table);
        const struct club_table *t = slot_find(n, stream)->table;
        struct json out = step_begin(job, "make");
        table_put_rules(&t->rules, &out);
        step_end(job, &out);
        job->club = false;
        job->make = true;
        club_copy(job->other, sizeof job->other, job->table);
        club_copy(job->table, sizeof job->table, t->again);
        job_go(n, job, 't', job->table, now);
    } else if (job->step == 2) {
        const struct club_table *t = node_table(n, job->table);
        if (t && table_asked(t, job->person) == ASKED_REMOVED)
            job_refuse(n, job, CLUB_REMOVED);
        else
            meet(n, job, now);
    } else {
        answer_early(n, job);
        invite_others(n, job, now);
    }
}

/* The table first: one that is refused must not be on anybody's list. */
static void advance_make(struct node *n, struct node_job *job, int64_t now)
{
    if (job->step == 0) {
        job->make = true;
        job_go(n, job, 't', job->table, now);
    } else if (job->step == 1) {
        meet(n, job, now);
    } else {
        job_finish(n, job);
    }
}

/* Table by table, then the person. */
static void advance_delete(struct node *n, struct node_job *job, int64_t now)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, 'p', job->person);
    struct node_slot *s = slot_find(n, stream);
    const struct club_person *p = s ? s->person : NULL;
    if (!p || p->gone) {
        job_answer(n, job);
        if (job->client) {
            client_is(n, job->client, NULL, now);
            say_welcome(n, job->client, now);
        }
        job_end(n, job);
        return;
    }
    int results = p->results < PERSON_RESULTS ? p->results : PERSON_RESULTS;
    const char *table = job->step < p->tables ? p->table[job->step]
                        : job->step < p->tables + results
                            ? p->result[job->step - p->tables].table
                            : NULL;
    if (table) {
        struct json out = step_begin(job, "forget");
        step_end(job, &out);
        job->club = false;
        job_go(n, job, 't', table, now);
    } else if (job->last) {
        job_refuse(n, job, CLUB_BAD_REQUEST); /* its id was used before */
    } else {
        job->last = true;
        job_go(n, job, 'p', job->person, now);
    }
}

/* A seat in a game under way cannot be given up by taking the table off one's
 * list; the table knows. */
static void advance_unmeet(struct node *n, struct node_job *job, int64_t now)
{
    if (job->step == 0)
        job_go(n, job, 't', job->table, now);
    else if (job->step == 1)
        job_go(n, job, 'p', job->person, now);
    else
        job_finish(n, job);
}

/* Whoever was removed needs a link to come again. A late double finds somebody
 * else in the seat, who stays. */
static void advance_remove(struct node *n, struct node_job *job, int64_t now)
{
    char stream[CLUB_STREAM_MAX];

    if (job->step == 0) {
        job_go(n, job, 't', job->table, now);
        return;
    }
    if (job->step == 1)
        answer_early(n, job);
    club_stream(stream, 't', job->table);
    const struct node_slot *s = slot_find(n, stream);
    if (job->step > 1 || !job->other[0] || !s ||
        table_seat_of(s->table, job->other) >= 0) {
        job_end(n, job);
        return;
    }
    struct json out = step_begin(job, "unmet");
    json_str(&out, "table", job->table);
    json_str(&out, "game", s->table->rules.game);
    json_str(&out, "by", job->person);
    step_end(job, &out);
    job_go(n, job, 'p', job->other, now);
}

static void advance_result(struct node *n, struct node_job *job, int64_t now)
{
    if (job->step == 0) {
        job_go(n, job, 'p', job->person, now);
    } else if (job->step == 1) {
        struct json out = step_begin(job, "told");
        json_int(&out, "seat", job->seat);
        step_end(job, &out);
        job_go(n, job, 't', job->table, now);
    } else {
        job_end(n, job);
    }
}

static void show_person(struct node *n, struct node_job *job)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, 'p', job->table);
    struct node_slot *s = slot_find(n, stream);
    if (job->client && s) {
        struct json *out = say_begin(n, "person");
        person_show_public(s->person, out);
        say_send(n, job->client);
    }
    job_end(n, job);
}

void job_advance(struct node *n, struct node_job *job, int64_t now)
{
    switch (job->kind) {
    case JOB_HELLO:
        if (job->step == 0)
            job_find(n, job, NULL, job->key);
        else if (job->step == 1)
            job_go(n, job, 'p', job->person, now);
        else
            job_become(n, job, now);
        break;
    case JOB_FOLLOW: advance_follow(n, job, now); break;
    case JOB_MAKE: advance_make(n, job, now); break;
    case JOB_AGAIN: advance_again(n, job, now); break;
    case JOB_JOIN:
    case JOB_BOT:
    case JOB_LINK:
    case JOB_SIGN_IN:
    case JOB_KEEP: job_enter(n, job, now); break;
    case JOB_DELETE: advance_delete(n, job, now); break;
    case JOB_UNMEET: advance_unmeet(n, job, now); break;
    case JOB_REMOVE: advance_remove(n, job, now); break;
    case JOB_RESULT: advance_result(n, job, now); break;
    case JOB_LOOK:
        if (job->step == 0)
            job_go(n, job, 'p', job->table, now);
        else
            show_person(n, job);
        break;
    case JOB_PAST:
        if (job->step == 0)
            job_go(n, job, 'p', job->table, now);
        else
            past_begin(n, job, now);
        break;
    case JOB_HOOK:
        if (job->step == 0)
            job_go(n, job, 'p', job->person, now);
        else
            hook_send(n, job);
        break;
    case JOB_TABLE:
    case JOB_VISIT:
    case JOB_PERSON:
    case JOB_WAKE:
    case JOB_THINK:
        if (job->step == 0) {
            bool person = job->kind == JOB_PERSON;
            job_go(n, job, person ? 'p' : 't',
                   person ? job->person : job->table, now);
        } else {
            job_answer(n, job);
            job_end(n, job);
        }
        break;
    }
}

/* Judges the first job of an idle stream: it sends a row off, or finds that the
 * job is already done, or refuses it. Before a refusal the store is asked
 * whether the same request was carried out long ago, and whether the stream has
 * more entries than this node has read. */
#include "club/node_inside.h"

#include "base/check.h"
#include "base/mem.h"

/* The request id of a step: the asker's, or one the club cannot use twice. */
static void set_request(struct node_job *job, uint32_t number)
{
    static const char *const words[] = {
        [JOB_FOLLOW] = "look", [JOB_VISIT] = "look",  [JOB_WAKE] = "wake",
        [JOB_THINK] = "think", [JOB_RESULT] = "told", [JOB_HOOK] = NULL,
    };
    struct text t;

    text_init(&t, job->request, sizeof job->request);
    if (job->id[0]) {
        text_put(&t, job->person);
        text_char(&t, ':');
        text_put(&t, job->id);
        return;
    }
    if (job->kind == JOB_FOLLOW || job->kind == JOB_VISIT) {
        text_put(&t, job->person);
        text_char(&t, ':');
    }
    text_char(&t, '-');
    if (job->kind == JOB_RESULT && job->step == 0) {
        text_put(&t, "result:");
        text_put(&t, job->table);
        return;
    }
    if (!words[job->kind])
        return; /* it only looks, and writes nothing */
    text_put(&t, words[job->kind]);
    text_char(&t, ':');
    text_uint(&t, number);
}

static const struct club_person *person_of(struct node *n, const char *id)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, 'p', id);
    struct node_slot *s = slot_find(n, stream);
    return s && s->state == SLOT_READY ? s->person : NULL;
}

/* Whether somebody may know of a table: it is on their list, or it is over and
 * they may look. */
static bool knows(struct node *n, const struct node_job *job,
                  const struct club_table *t)
{
    const struct club_person *p = person_of(n, job->person);

    bool over = t->phase == TABLE_OVER &&
                table_may_look(t, table_seat_of(t, job->person));

    return t->number &&
           (over || job->kind >= JOB_WAKE || (p && person_has_table(p, t->id)));
}

/* Whether somebody may look at a table, and that they did. */
static enum club_status judge_look(struct node *n, struct node_job *job,
                                   struct node_slot *s, struct club_ask *ask,
                                   struct json *error)
{
    struct json_object visit;
    static const char body[] = "{\"do\":\"visit\"}";
    const struct club_person *p = person_of(n, job->person);

    if (!s->table->number || (!job->key[0] && !knows(n, job, s->table)))
        return club_error(error, CLUB_NO_TABLE);
    if (!p)
        return CLUB_NOTHING;
    json_read(&visit, body, sizeof body - 1);
    ask->body = &visit;
    return table_judge(s->table, ask, &n->draft, error);
}

/* A table is to go off somebody's list: their seat is given up before the
 * start, and stands in the way during play. What they said there goes too,
 * since the table is not found any more when they are deleted. */
static enum club_status judge_unmeet(struct node *n, const struct node_job *job,
                                     struct node_slot *s, struct club_ask *ask,
                                     struct json *error)
{
    static const char body[] = "{\"do\":\"forget\"}";
    const struct club_table *t = s->table;
    struct json_object forget;

    if (!t->number || t->phase == TABLE_OVER)
        return CLUB_NOTHING;
    if (t->phase != TABLE_WAITING && table_seat_of(t, job->person) >= 0)
        return club_error(error, CLUB_NOT_OVER);
    json_read(&forget, body, sizeof body - 1);
    ask->body = &forget;
    return table_judge(s->table, ask, &n->draft, error);
}

/* Whose seat a host empties. */
static void note_removed(struct node_job *job, const struct club_table *t,
                         const struct club_ask *ask)
{
    int64_t seat = -1;

    json_get_int(ask->body, "seat", &seat);
    if (seat >= 0 && seat < t->rules.seats)
        club_copy(job->other, sizeof job->other, t->seat[seat].person);
}

/* A table is made for somebody who has room for it on their list. */
static enum club_status judge_make(struct node *n, const struct node_job *job,
                                   struct node_slot *s, struct club_ask *ask,
                                   struct json *error)
{
    const struct club_person *p = person_of(n, job->person);

    if (s->table->number)
        return CLUB_NOTHING;
    if (p->tables == PERSON_TABLES && !person_has_table(p, s->table->id))
        return club_error(error, CLUB_FULL);
    if (job->kind == JOB_AGAIN)
        ask->before = node_table(n, job->other);
    return table_make(s->table->id, ask, n->scratch, n->scratch_size, &n->draft,
                      error);
}

static enum club_status judge_table(struct node *n, struct node_job *job,
                                    struct node_slot *s, struct club_ask *ask,
                                    struct json *error)
{
    if (job->make)
        return judge_make(n, job, s, ask, error);
    if (job->kind == JOB_FOLLOW)
        return judge_look(n, job, s, ask, error);
    if (job->kind == JOB_UNMEET)
        return judge_unmeet(n, job, s, ask, error);
    if (!knows(n, job, s->table))
        return club_error(error, CLUB_NO_TABLE);
    if (job->kind == JOB_REMOVE)
        note_removed(job, s->table, ask);
    if (job->kind == JOB_WAKE)
        return table_wake(s->table, ask, &n->draft);
    return table_judge(s->table, ask, &n->draft, error);
}

static enum club_status judge_person(struct node *n, struct node_job *job,
                                     struct node_slot *s, struct club_ask *ask,
                                     struct json *error)
{
    bool only_look = job->kind == JOB_HELLO || job->kind == JOB_LOOK ||
                     job->kind == JOB_PAST || job->kind == JOB_HOOK ||
                     (job->kind == JOB_SIGN_IN && job->step == 1);

    if (only_look)
        return s->person->number && !s->person->gone
                   ? CLUB_NOTHING
                   : club_error(error, CLUB_NO_PERSON);
    return person_judge(s->person, ask, &n->draft, error);
}

static enum club_status judge(struct node *n, struct node_job *job,
                              struct node_slot *s, struct json *error,
                              int64_t now)
{
    const struct club_person *p = person_of(n, job->person);
    const char *body = job->extra[0] ? job->extra : job->body;
    const char *game = s->table ? s->table->rules.game : "";
    int64_t away[CLUB_SEATS_MAX];
    uint8_t random[CLUB_RANDOM];
    struct json_object o;
    struct club_asker who;

    set_request(job, slot_number(s) + 1);
    if (!json_read(&o, body, text_length(body)))
        return club_error(error, CLUB_BAD_REQUEST);
    if (!job->club && job->kind < JOB_WAKE && !p && job->person[0])
        return club_error(error, CLUB_TRY_AGAIN);
    n->hands.random(n->hands.self, random, sizeof random);
    for (int seat = 0; s->table && seat < CLUB_SEATS_MAX; seat++)
        away[seat] = slot_away(n, s, seat, now);
    struct club_ask ask = { .request = job->request,
                            .body = &o,
                            .now = node_clock(n, now),
                            .wall = node_wall(n, now),
                            .away = away,
                            .random = random };
    if (p && !job->club && job->kind < JOB_WAKE) {
        who = person_asker(p, game);
        ask.who = &who;
    }
    return s->table ? judge_table(n, job, s, &ask, error)
                    : judge_person(n, job, s, &ask, error);
}

void job_landed(struct node *n, struct node_job *job, uint32_t number,
                int64_t now)
{
    job->number = number;
    job->landed = job->club = job->make = false;
    job->extra[0] = '\0';
    job->step++;
    job_advance(n, job, now);
}

/* Not allowed now; or was it done before? */
static void refused(struct node *n, struct node_job *job, struct node_slot *s,
                    enum club_status status, const char *error, int64_t now)
{
    bool deleted = (job->kind == JOB_RESULT || job->kind == JOB_REMOVE) &&
                   status == CLUB_GONE;

    if (deleted || job_invites(job)) {
        job_landed(n, job, 0, now);
    } else if (job->kind == JOB_HELLO) {
        job->client->known = true;
        say_welcome(n, job->client, now);
        job_free(n, job);
    } else if (job->client && job->id[0] &&
               job->searched_at != slot_number(s) + 1) {
        /* A double of it may have been stored since somebody last looked. */
        job->searched_at = slot_number(s) + 1;
        job_find(n, job, s->stream, job->request);
    } else {
        job_refuse_with(n, job, status, error);
    }
}

static struct node_job *take_first(struct node_slot *s)
{
    struct node_job *job = s->first;

    s->first = job->next;
    job->next = NULL;
    return job;
}

static void put_first(struct node_slot *s, struct node_job *job)
{
    job->next = s->first;
    s->first = job;
    if (!job->next)
        s->last = job;
}

static void run_one(struct node *n, struct node_slot *s, int64_t now)
{
    struct node_job *job = take_first(s);
    char text[1024];
    struct json error;

    if (!job->client && job->kind < JOB_DELETE && !job_invites(job) &&
        !(job->kind == JOB_REMOVE && job->step)) {
        job_free(n, job); /* its client has gone, and asks again elsewhere */
        return;
    }
    if (s->state == SLOT_BROKEN) {
        job_refuse(n, job, CLUB_TRY_AGAIN);
        return;
    }
    if (job->kind == JOB_FOLLOW && s->table && !job->searched &&
        (job_place(job).number > s->table->number ||
         (n->hands.tell && now != s->loaded && !job_place(job).number))) {
        job->searched = true; /* somebody may know more: the store says */
        put_first(s, job);
        slot_read_on(n, s, now);
        return;
    }
    if (job_repeat(n, job))
        return;
    json_init(&error, text, sizeof text);
    enum club_status status = judge(n, job, s, &error, now);
    job->nothing |= status == CLUB_NOTHING;
    if (status == CLUB_NOTHING)
        job_landed(n, job, slot_number(s), now);
    else if (status)
        refused(n, job, s, status, text + text_length("\"error\":"), now);
    else if (!batch_fly(n, s, job))
        job_refuse(n, job, CLUB_TRY_AGAIN);
}

/* What was in doubt is known now: the row is there, or is judged again. */
static void resolve(struct node *n, struct node_slot *s, int64_t now)
{
    struct node_flight *f = s->flight;
    struct node_job *job = f->job;
    bool there = job->landed;
    uint32_t number = job->number;

    s->flight = NULL;
    n->hands.give(n->hands.self, f);
    if (there) {
        job_landed(n, job, number, now);
        return;
    }
    put_first(s, job);
}

void job_run(struct node *n, struct node_slot *s, int64_t now)
{
    if (s->reading || s->retry || s->state == SLOT_LOADING)
        return;
    if (s->flight && s->doubt) {
        s->doubt = false;
        resolve(n, s, now);
    }
    while (s->first && !s->flight && !s->reading)
        run_one(n, s, now);
}

static struct node_job *take_asked(struct node *n, uint32_t ticket)
{
    struct node_job **at = &n->asked;

    while (*at && (*at)->ticket != ticket)
        at = &(*at)->next;
    struct node_job *job = *at;
    if (job)
        *at = job->next;
    return job;
}

/* Where a key leads. */
static void found_key(struct node *n, struct node_job *job, const char *stream,
                      int64_t now)
{
    bool table = job->kind == JOB_FOLLOW;

    if (stream[0] && job_guesses(job))
        limit_give(n, LIMIT_GUESS, job->client->address, now);
    if (stream[0] && table && job->table[0] &&
        !text_equal(job->table, stream + 2)) {
        job_refuse(n, job, CLUB_NO_LINK); /* it leads to another table */
    } else if (stream[0]) {
        club_copy(table ? job->table : job->person, CLUB_ID_MAX, stream + 2);
        job->step++;
        job_advance(n, job, now);
    } else if (job->kind == JOB_HELLO) {
        job->client->known = true;
        say_welcome(n, job->client, now);
        job_free(n, job);
    } else if (job->kind == JOB_SIGN_IN && job_put_old_key(job)) {
        job_find(n, job, NULL, job->key);
    } else {
        job_refuse(n, job,
                   job->kind == JOB_SIGN_IN ? CLUB_BAD_SECRET : CLUB_NO_LINK);
    }
}

void node_found(struct node *n, uint32_t ticket, bool asked, const char *stream,
                uint32_t number, int64_t now)
{
    struct node_job *job = take_asked(n, ticket);

    if (!job)
        return;
    if (!job->client && job->kind != JOB_DELETE) {
        job_free(n, job);
    } else if (!asked) {
        job->retry = now + NODE_RETRY;
        job->next = n->asked;
        n->asked = job;
    } else if (!job->key_stream[0]) {
        found_key(n, job, stream, now);
    } else if (number) {
        job_landed(n, job, number, now);
    } else {
        struct node_slot *s = slot_get(n, job->key_stream, now);
        if (s) {
            slot_read_on(n, s, now); /* others may know more than we do */
            slot_queue(n, s, job);
        } else {
            job_refuse(n, job, CLUB_TRY_AGAIN);
        }
    }
    node_pump(n, now);
}

void node_secret(struct node *n, uint32_t ticket, enum node_secret how,
                 const char *secret, int64_t now)
{
    struct node_job *job = take_asked(n, ticket);

    if (!job)
        return;
    if (!job->client) {
        job_free(n, job);
    } else if (how != SECRET_GOOD) {
        job_refuse(n, job,
                   how == SECRET_BUSY ? CLUB_TRY_AGAIN : CLUB_BAD_SECRET);
    } else {
        if (job->kind == JOB_KEEP)
            job_put_keep(job, secret);
        job->step++;
        job_advance(n, job, now);
    }
    node_pump(n, now);
}

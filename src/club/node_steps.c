/* Which steps each kind of ask goes through. */
#include "club/node_inside.h"

#include "base/check.h"

enum { TYPED_MAX = 3 * CLUB_NAME_MAX }; /* a name before it is composed */

static struct json extra_begin(struct node_job *job, const char *word)
{
    struct json out;

    json_init(&out, job->extra, sizeof job->extra);
    json_open(&out, NULL, '{');
    json_str(&out, "do", word);
    job->club = true;
    return out;
}

static void extra_end(struct node_job *job, struct json *out)
{
    json_close(out, '}');
    CHECK(!out->text.full && job->extra[0]);
}

/* The step in which a person gets to know a table. */
static void meet(struct node *n, struct node_job *job, int64_t now)
{
    struct json out = extra_begin(job, "met");

    json_str(&out, "table", job->table);
    extra_end(job, &out);
    job_go(n, job, 'p', job->person, now);
}

/* A new device of a person, by its token; the link that brought it. */
static void add_device(struct node *n, struct node_job *job, int64_t now)
{
    struct json out = extra_begin(job, "device");
    char digest[PERSON_DIGEST];

    json_str(&out, "token", job->client->token);
    if (job->kind == JOB_LINK) {
        club_copy(digest, sizeof digest, job->key + text_length("link:"));
        json_str(&out, "link", digest);
    }
    extra_end(job, &out);
    job_go(n, job, 'p', job->person, now);
}

static void copy_member(const struct node_job *job, const char *key, char *to,
                        size_t cap)
{
    struct json_object o;

    to[0] = '\0';
    if (json_read(&o, job->body, job->length))
        json_get_str(&o, key, to, cap);
}

/* To the thread that makes passphrases unreadable, and compares them. */
static void ask_secret(struct node *n, struct node_job *job, const char *words,
                       const char *secret)
{
    job->ticket = ++n->tickets;
    job->retry = 0;
    job->next = n->asked;
    n->asked = job;
    n->hands.secret(n->hands.self, job->ticket, words, secret);
}

void job_put_keep(struct node_job *job, const char *secret)
{
    struct json out = extra_begin(job, "keep");
    char words[CLUB_TEXT_MAX], digest[PERSON_DIGEST];

    copy_member(job, "name", words, sizeof words);
    json_str(&out, "name", words);
    json_str(&out, "secret", secret);
    copy_member(job, "recovery", words, sizeof words);
    club_digest("recovery", words, digest);
    json_str(&out, "recovery", digest);
    extra_end(job, &out);
}

/* Names that were kept before all letters were folded have another key. */
bool job_put_old_key(struct node_job *job)
{
    char name[TYPED_MAX], key[CLUB_KEY_MAX];
    struct text t;

    copy_member(job, "name", name, sizeof name);
    text_init(&t, key, sizeof key);
    text_put(&t, "name:");
    for (const char *s = name; *s; s++)
        text_char(&t, *s >= 'A' && *s <= 'Z' ? (char)(*s - 'A' + 'a') : *s);
    if (t.full || text_equal(key, job->key))
        return false;
    club_copy(job->key, sizeof job->key, key);
    return true;
}

bool job_put_link(struct node_job *job, const struct json_object *o)
{
    char word[CLUB_GAME_MAX], secret[CLUB_NAME_MAX], digest[PERSON_DIGEST];

    if (!json_get_str(o, "do", word, sizeof word) || !text_equal(word, "link"))
        return true;
    if (!json_get_str(o, "link", secret, sizeof secret))
        return false;
    struct json out = extra_begin(job, "link");
    club_digest("link", secret, digest);
    json_str(&out, "link", digest);
    extra_end(job, &out);
    job->club = false;
    return true;
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

static void advance_again(struct node *n, struct node_job *job, int64_t now)
{
    char stream[CLUB_STREAM_MAX];

    if (job->step == 0) {
        job_go(n, job, 't', job->table, now);
    } else if (job->step == 1) {
        club_stream(stream, 't', job->table);
        const struct club_table *t = slot_find(n, stream)->table;
        struct json out = extra_begin(job, "make");
        table_put_rules(&t->rules, &out);
        extra_end(job, &out);
        job->club = false;
        job->make = true;
        club_copy(job->table, sizeof job->table, t->again);
        job_go(n, job, 't', job->table, now);
    } else if (job->step == 2) {
        meet(n, job, now);
    } else {
        job_finish(n, job);
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

/* Whoever has signed in is that person from now on. */
static void become(struct node *n, struct node_job *job, int64_t now)
{
    char stream[CLUB_STREAM_MAX];

    job_answer(n, job);
    if (job->client) {
        club_stream(stream, 'p', job->person);
        client_is(n, job->client, slot_find(n, stream), now);
        say_welcome(n, job->client, now);
    }
    job_end(n, job);
}

/* A person's id follows from the first token, so that nobody joins twice. */
static void advance_join(struct node *n, struct node_job *job, int64_t now)
{
    char name[TYPED_MAX], token[PERSON_DIGEST], secret[CLUB_TEXT_MAX];
    uint8_t bytes[10];
    bool bot = job->kind == JOB_BOT;

    if (!bot && !job->step && job->client->person) {
        club_copy(job->person, sizeof job->person,
                  job->client->person->person->id);
        job->number = job->client->person->person->number;
        job_finish(n, job);
        return;
    }
    if (job->step) {
        bot ? job_finish(n, job) : become(n, job, now);
        return;
    }
    struct json out = extra_begin(job, "join");
    copy_member(job, "name", name, sizeof name);
    copy_member(job, "token", secret, sizeof secret);
    if (bot)
        club_digest("token", secret, token);
    else
        club_copy(token, sizeof token, job->client->token);
    json_str(&out, "name", name);
    json_str(&out, "token", token);
    if (bot)
        json_str(&out, "owner", job->person);
    extra_end(job, &out);
    club_derive("person", token, bytes);
    club_id(job->person, bytes);
    job_go(n, job, 'p', job->person, now);
}

static void advance_link(struct node *n, struct node_job *job, int64_t now)
{
    if (job->step == 0)
        job_find(n, job, NULL, job->key);
    else if (!job->client)
        job_end(n, job);
    else if (job->step == 1)
        add_device(n, job, now);
    else
        become(n, job, now);
}

/* Whether a message has the person's recovery code; all digits are compared,
 * whatever the first ones are. */
static bool is_recovery(const struct node_job *job, const char *digest)
{
    char words[CLUB_TEXT_MAX], found[PERSON_DIGEST];
    unsigned differ = !digest[0];

    copy_member(job, "recovery", words, sizeof words);
    club_digest("recovery", words, found);
    for (int i = 0; i < PERSON_DIGEST - 1 && digest[0]; i++)
        differ |= (unsigned)(found[i] ^ digest[i]);
    return words[0] && !differ;
}

/* Key, the person's stream, the passphrase or code, one more device. */
static void advance_sign_in(struct node *n, struct node_job *job, int64_t now)
{
    char words[CLUB_TEXT_MAX], stream[CLUB_STREAM_MAX];

    if (job->step == 0) {
        job_find(n, job, NULL, job->key);
    } else if (!job->client) {
        job_end(n, job);
    } else if (job->step == 1) {
        job_go(n, job, 'p', job->person, now);
    } else if (job->step == 2) {
        club_stream(stream, 'p', job->person);
        const struct club_person *p = slot_find(n, stream)->person;
        copy_member(job, "passphrase", words, sizeof words);
        if (words[0]) {
            ask_secret(n, job, words, p->secret);
        } else if (is_recovery(job, p->recovery)) {
            job->step = 3;
            add_device(n, job, now);
        } else {
            job_refuse(n, job, CLUB_BAD_SECRET);
        }
    } else if (job->step == 3) {
        add_device(n, job, now);
    } else {
        become(n, job, now);
    }
}

static void advance_keep(struct node *n, struct node_job *job, int64_t now)
{
    char words[CLUB_TEXT_MAX];

    if (job->step == 0) {
        copy_member(job, "passphrase", words, sizeof words);
        ask_secret(n, job, words, "");
    } else if (job->step == 1) {
        job_go(n, job, 'p', job->person, now);
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
        struct json out = extra_begin(job, "forget");
        extra_end(job, &out);
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
        job_answer(n, job);
    club_stream(stream, 't', job->table);
    const struct node_slot *s = slot_find(n, stream);
    if (job->step > 1 || !job->other[0] || !s ||
        table_seat_of(s->table, job->other) >= 0) {
        job_end(n, job);
        return;
    }
    struct json out = extra_begin(job, "unmet");
    json_str(&out, "table", job->table);
    extra_end(job, &out);
    job_go(n, job, 'p', job->other, now);
}

static void advance_result(struct node *n, struct node_job *job, int64_t now)
{
    if (job->step == 0) {
        job_go(n, job, 'p', job->person, now);
    } else if (job->step == 1) {
        struct json out = extra_begin(job, "told");
        json_int(&out, "seat", job->seat);
        extra_end(job, &out);
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
            become(n, job, now);
        break;
    case JOB_FOLLOW: advance_follow(n, job, now); break;
    case JOB_MAKE: advance_make(n, job, now); break;
    case JOB_AGAIN: advance_again(n, job, now); break;
    case JOB_JOIN:
    case JOB_BOT: advance_join(n, job, now); break;
    case JOB_LINK: advance_link(n, job, now); break;
    case JOB_SIGN_IN: advance_sign_in(n, job, now); break;
    case JOB_KEEP: advance_keep(n, job, now); break;
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

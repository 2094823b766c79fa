/* How somebody becomes a person here: joining, links, signing in, keeping a
 * name. */
#include "club/node_inside.h"

enum { TYPED_MAX = 3 * CLUB_NAME_MAX }; /* a name before it is composed */

/* A new device of a person, by its token; the link that brought it. */
static void add_device(struct node *n, struct node_job *job, int64_t now)
{
    struct json out = step_begin(job, "device");
    char digest[PERSON_DIGEST];

    json_str(&out, "token", job->client->token);
    if (job->kind == JOB_LINK) {
        club_copy(digest, sizeof digest, job->key + text_length("link:"));
        json_str(&out, "link", digest);
    }
    step_end(job, &out);
    job_go(n, job, 'p', job->person, now);
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
    struct json out = step_begin(job, "keep");
    char words[CLUB_TEXT_MAX], digest[PERSON_DIGEST];

    job_member(job, "name", words, sizeof words);
    json_str(&out, "name", words);
    json_str(&out, "secret", secret);
    job_member(job, "recovery", words, sizeof words);
    club_digest("recovery", words, digest);
    json_str(&out, "recovery", digest);
    step_end(job, &out);
}

/* Names that were kept before all letters were folded have another key. */
bool job_put_old_key(struct node_job *job)
{
    char name[TYPED_MAX], key[CLUB_KEY_MAX];
    struct text t;

    job_member(job, "name", name, sizeof name);
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
    struct json out = step_begin(job, "link");
    club_digest("link", secret, digest);
    json_str(&out, "link", digest);
    step_end(job, &out);
    job->club = false;
    return true;
}

/* Whoever has signed in is that person from now on. */
void job_become(struct node *n, struct node_job *job, int64_t now)
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
        bot ? job_finish(n, job) : job_become(n, job, now);
        return;
    }
    struct json out = step_begin(job, "join");
    job_member(job, "name", name, sizeof name);
    job_member(job, "token", secret, sizeof secret);
    if (bot)
        club_digest("token", secret, token);
    else
        club_copy(token, sizeof token, job->client->token);
    json_str(&out, "name", name);
    json_str(&out, "token", token);
    if (bot)
        json_str(&out, "owner", job->person);
    step_end(job, &out);
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
        job_become(n, job, now);
}

/* Whether a message has the person's recovery code; all digits are compared,
 * whatever the first ones are. */
static bool is_recovery(const struct node_job *job, const char *digest)
{
    char words[CLUB_TEXT_MAX], found[PERSON_DIGEST];
    unsigned differ = !digest[0];

    job_member(job, "recovery", words, sizeof words);
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
        job_member(job, "passphrase", words, sizeof words);
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
        job_become(n, job, now);
    }
}

static void advance_keep(struct node *n, struct node_job *job, int64_t now)
{
    char words[CLUB_TEXT_MAX];

    if (job->step == 0) {
        job_member(job, "passphrase", words, sizeof words);
        ask_secret(n, job, words, "");
    } else if (job->step == 1) {
        job_go(n, job, 'p', job->person, now);
    } else {
        job_finish(n, job);
    }
}

void job_enter(struct node *n, struct node_job *job, int64_t now)
{
    if (job->kind == JOB_LINK)
        advance_link(n, job, now);
    else if (job->kind == JOB_SIGN_IN)
        advance_sign_in(n, job, now);
    else if (job->kind == JOB_KEEP)
        advance_keep(n, job, now);
    else
        advance_join(n, job, now);
}

/* What clients say, and what they are told. Nothing that comes in is trusted;
 * if something is wrong with a message, the answer says so in one sentence. */
#include "club/node_inside.h"

#include "base/mem.h"

struct json *say_begin(struct node *n, const char *see)
{
    json_init(&n->out, n->buffer, sizeof n->buffer);
    json_open(&n->out, NULL, '{');
    json_str(&n->out, "see", see);
    return &n->out;
}

void say_send(struct node *n, struct node_client *c)
{
    json_close(&n->out, '}');
    if (n->out.text.full)
        n->hands.trouble(n->hands.self, "", "a message is too long");
    else
        n->hands.send(n->hands.self, c->self, n->buffer, n->out.text.used);
}

void say_me(struct node *n, struct node_client *c)
{
    struct json *out = say_begin(n, "me");

    c->shown = c->person->person->number;
    person_show(c->person->person, c->token, out);
    say_send(n, c);
}

void say_welcome(struct node *n, struct node_client *c, int64_t now)
{
    struct json *out = say_begin(n, "welcome");

    json_int(out, "wall", node_wall(n, now));
    json_int(out, "clock", node_clock(n, now));
    json_str(out, "person", c->person ? c->person->person->id : NULL);
    say_send(n, c);
    if (c->person)
        say_me(n, c);
}

void say_here(struct node *n, struct node_slot *s, struct node_view *only,
              int64_t now)
{
    for (struct node_view *v = only ? only : s->views; v;
         v = only ? NULL : v->next_of_slot) {
        struct json *out = say_begin(n, "here");
        json_str(out, "table", s->table->id);
        json_open(out, "here", '[');
        for (int p = 0; p < s->table->rules.seats; p++)
            json_bool(out, NULL, s->here >> p & 1);
        json_close(out, ']');
        json_open(out, "away", '[');
        for (int p = 0; p < s->table->rules.seats; p++)
            json_int(out, NULL, slot_away(n, s, p, now));
        json_close(out, ']');
        json_int(out, "watching", s->watching);
        if (s->stalled)
            json_bool(out, "stalled", true);
        say_send(n, v->client);
    }
}

void client_is(struct node *n, struct node_client *c, struct node_slot *person,
               int64_t now)
{
    c->known = true;
    if (c->person == person)
        return;
    if (c->person)
        c->person->users--;
    c->person = person;
    c->shown = 0;
    if (person)
        person->users++;
    for (struct node_view *v = c->views, *next; v; v = next) {
        next = v->next_of_client;
        view_show(n, v, now);
    }
}

struct node_client *node_open(struct node *n, void *client, const char *token,
                              const char *address, int64_t now)
{
    struct node_client *c = n->hands.take(n->hands.self, sizeof *c);

    if (!c)
        return NULL;
    *c = (struct node_client){ .self = client,
                               .heard = now,
                               .next = n->clients };
    club_copy(c->address, sizeof c->address, address);
    if (n->clients)
        n->clients->previous = c;
    n->clients = c;
    struct node_job *job = token[0] ? job_new(n, c, JOB_HELLO, "{}", 2) : NULL;
    if (!job) {
        c->known = true;
        say_welcome(n, c, now);
        return c;
    }
    club_digest("token", token, c->token);
    struct text key;
    text_init(&key, job->key, sizeof job->key);
    text_put(&key, "token:");
    text_put(&key, c->token);
    job_advance(n, job, now);
    node_pump(n, now);
    return c;
}

/* Asks of a client that has gone are forgotten; those in flight land. */
static void orphan(struct node *n, struct node_client *c)
{
    for (struct node_job *job = n->asked; job; job = job->next)
        if (job->client == c)
            job->client = NULL;
    for (struct node_slot *s = n->slots; s; s = s->next) {
        for (struct node_job *job = s->first; job; job = job->next)
            if (job->client == c)
                job->client = NULL;
        if (s->flight && s->flight->job->client == c)
            s->flight->job->client = NULL;
        if (s->past && s->past->client == c)
            s->past->client = NULL;
    }
}

void node_close(struct node *n, struct node_client *c, int64_t now)
{
    while (c->views)
        view_close(n, c->views);
    if (c->jobs)
        orphan(n, c);
    if (c->person) {
        c->person->users--;
        c->person->used = now;
    }
    if (c->previous)
        c->previous->next = c->next;
    else
        n->clients = c->next;
    if (c->next)
        c->next->previous = c->previous;
    n->hands.give(n->hands.self, c);
}

void node_ready(struct node *n, struct node_client *c, int64_t now)
{
    for (struct node_view *v = c->views, *next; v; v = next) {
        next = v->next_of_client;
        if (v->dirty)
            view_show(n, v, now);
    }
}

static void complain(struct node *n, struct node_client *c, const char *id,
                     enum club_status status)
{
    struct json *out = say_begin(n, "refused");

    if (id[0])
        json_str(out, "id", id);
    club_error(out, status);
    say_send(n, c);
}

/* What a client may ask for. */
enum { NEEDS_ID = 1, NEEDS_PERSON = 2 };

static const struct word {
    const char *word;
    enum job_kind kind;
    int needs;
    int limit; /* beside LIMIT_ASK; -1: none */
} words[] = {
    { "follow", JOB_FOLLOW, 0, -1 },
    { "join", JOB_JOIN, NEEDS_ID, LIMIT_JOIN },
    { "bot", JOB_BOT, NEEDS_ID | NEEDS_PERSON, LIMIT_JOIN },
    { "claim", JOB_LINK, NEEDS_ID, -1 },
    { "sign-in", JOB_SIGN_IN, NEEDS_ID, -1 },
    { "keep", JOB_KEEP, NEEDS_ID | NEEDS_PERSON, LIMIT_KEEP },
    { "link", JOB_PERSON, NEEDS_ID | NEEDS_PERSON, -1 },
    { "name", JOB_PERSON, NEEDS_ID | NEEDS_PERSON, -1 },
    { "undevice", JOB_PERSON, NEEDS_ID | NEEDS_PERSON, -1 },
    { "unmeet", JOB_UNMEET, NEEDS_ID | NEEDS_PERSON, -1 },
    { "remove", JOB_REMOVE, NEEDS_ID | NEEDS_PERSON, -1 },
    { "mute", JOB_PERSON, NEEDS_ID | NEEDS_PERSON, -1 },
    { "webhook", JOB_PERSON, NEEDS_ID | NEEDS_PERSON, -1 },
    { "delete", JOB_DELETE, NEEDS_ID | NEEDS_PERSON, -1 },
    { "look", JOB_LOOK, 0, -1 },
    { "games", JOB_PAST, 0, LIMIT_PAST },
    { "make", JOB_MAKE, NEEDS_ID | NEEDS_PERSON, LIMIT_MAKE },
    { "again", JOB_AGAIN, NEEDS_ID | NEEDS_PERSON, LIMIT_MAKE },
    { "say", JOB_TABLE, NEEDS_ID | NEEDS_PERSON, LIMIT_TALK },
    { "report", JOB_TABLE, NEEDS_ID | NEEDS_PERSON, LIMIT_TALK },
    { NULL, JOB_TABLE, NEEDS_ID | NEEDS_PERSON, -1 },
};

/* 1 to 32 letters and digits; a dash may follow the first. */
static bool id_ok(const char *id)
{
    int i = 0;

    for (; id[i]; i++)
        if (!((id[i] >= 'a' && id[i] <= 'z') ||
              (id[i] >= '0' && id[i] <= '9') || (i && id[i] == '-')))
            return false;
    return i >= 1 && i <= 32;
}

/* The key a message carries instead of a table: a link or a spoken code. */
static void get_key(const struct json_object *o, struct node_job *job)
{
    static const char *const kinds[] = { "invite", "code" };
    char key[CLUB_ID_MAX * 2];
    struct text t;

    for (int i = 0; i < 2; i++) {
        if (!json_get_str(o, kinds[i], key, sizeof key))
            continue;
        text_init(&t, job->key, sizeof job->key);
        text_put(&t, kinds[i]);
        text_char(&t, ':');
        text_put(&t, key);
    }
}

/* Fills in what a kind of job needs to begin; false: the message lacks it. */
static bool prepare(struct node *n, struct node_client *c,
                    const struct json_object *o, struct node_job *job)
{
    char secret[CLUB_TEXT_MAX];
    uint8_t bytes[10];
    struct text t;

    (void)n;
    text_init(&t, job->key, sizeof job->key);
    json_get_str(o, "table", job->table, sizeof job->table);
    switch (job->kind) {
    case JOB_FOLLOW:
        get_key(o, job);
        return job->key[0] || club_is_id(job->table);
    case JOB_LOOK:
    case JOB_PAST:
        return json_get_str(o, "person", job->table, sizeof job->table) &&
               club_is_id(job->table);
    case JOB_MAKE: {
        struct text both;
        char who[CLUB_REQUEST_MAX];
        text_init(&both, who, sizeof who);
        text_put(&both, job->person);
        text_char(&both, ':');
        text_put(&both, job->id);
        club_derive("table", who, bytes);
        club_id(job->table, bytes);
        return true;
    }
    case JOB_JOIN: job->table[0] = '\0'; return c->token[0];
    case JOB_BOT:
        job->table[0] = '\0';
        return json_get_str(o, "token", secret, sizeof secret);
    case JOB_LINK:
        if (!c->token[0] || !json_get_str(o, "link", secret, sizeof secret))
            return false;
        text_put(&t, "link:");
        club_digest("link", secret, job->key + t.used);
        return true;
    case JOB_SIGN_IN:
        if (!c->token[0] || !json_get_str(o, "name", secret, sizeof secret))
            return false;
        text_put(&t, "name:");
        person_fold(job->key + t.used, secret);
        return true;
    case JOB_PERSON: job->table[0] = '\0'; return job_put_link(job, o);
    case JOB_TABLE:
    case JOB_UNMEET:
    case JOB_REMOVE:
    case JOB_AGAIN: return club_is_id(job->table);
    case JOB_KEEP:
    case JOB_DELETE:
    case JOB_VISIT:
    case JOB_HELLO:
    case JOB_WAKE:
    case JOB_THINK:
    case JOB_HOOK:
    case JOB_RESULT: return true;
    }
    return false;
}

/* Secrets that a client makes must not be guessed: how long they are at least.
 */
static enum club_status check_secrets(const struct json_object *o,
                                      const char *word)
{
    static const struct {
        const char *word, *member;
        size_t least;
        enum club_status status;
    } list[] = {
        { "keep", "passphrase", 8, CLUB_WEAK_SECRET },
        { "keep", "recovery", 16, CLUB_BAD_REQUEST },
        { "link", "link", 20, CLUB_BAD_REQUEST },
        { "claim", "link", 20, CLUB_BAD_REQUEST },
        { "bot", "token", 16, CLUB_BAD_REQUEST },
    };
    char secret[CLUB_TEXT_MAX];

    for (unsigned i = 0; i < sizeof list / sizeof *list; i++)
        if (text_equal(word, list[i].word) &&
            (!json_get_str(o, list[i].member, secret, sizeof secret) ||
             text_length(secret) < list[i].least))
            return list[i].status;
    return CLUB_OK;
}

/* Whether the client may ask that now. */
static enum club_status check(struct node *n, struct node_client *c,
                              const struct word *w, int64_t now)
{
    const struct club_person *p = c->person ? c->person->person : NULL;
    /* Somebody new is counted at the address they come from, unless they are a
     * program of somebody who has kept their name. */
    bool new = w->limit == LIMIT_JOIN &&
               (w->kind == JOB_JOIN || !p || !p->secret[0]);
    const char *who = p && !new ? p->id : c->address;

    if (!c->known)
        return CLUB_TRY_AGAIN;
    if (c->jobs >= NODE_JOBS + NODE_FOLLOWS)
        return CLUB_TOO_MANY;
    if ((w->needs & NEEDS_PERSON) && !p)
        return CLUB_NO_PERSON;
    if (w->limit >= 0 && !limit_take(n, (enum node_limit)w->limit, who, now))
        return CLUB_TOO_MANY;
    return CLUB_OK;
}

/* A table is set only for a game that people play here. */
static enum club_status check_game(const struct node *n,
                                   const struct json_object *o)
{
    char game[CLUB_GAME_MAX];

    return n->hands.may_play && json_get_str(o, "game", game, sizeof game) &&
                   !n->hands.may_play(n->hands.self, game)
               ? CLUB_NO_GAME
               : CLUB_OK;
}

/* A webhook goes where the owner of the server allows it, or is ended. */
static enum club_status check_hook(const struct node *n,
                                   const struct json_object *o)
{
    char url[PERSON_HOOK] = "";

    if (!json_get_str(o, "url", url, sizeof url))
        return CLUB_BAD_REQUEST;
    return !url[0] || (n->hands.hook && n->hands.may_hook(n->hands.self, url))
               ? CLUB_OK
               : CLUB_BAD_HOOK;
}

static enum club_status check_allowed(const struct node *n, const char *word,
                                      const struct json_object *o)
{
    if (text_equal(word, "make"))
        return check_game(n, o);
    if (text_equal(word, "forget")) /* a step of a deletion, of nothing else */
        return CLUB_BAD_REQUEST;
    return text_equal(word, "webhook") ? check_hook(n, o) : CLUB_OK;
}

static void unfollow(struct node *n, struct node_client *c,
                     const struct json_object *o)
{
    char table[CLUB_ID_MAX], stream[CLUB_STREAM_MAX];

    if (!json_get_str(o, "table", table, sizeof table))
        return;
    club_stream(stream, 't', table);
    struct node_slot *s = slot_find(n, stream);
    struct node_view *v = s ? view_find(c, s) : NULL;
    if (v)
        view_close(n, v);
}

/* A client says how many tables it follows and the sum of its numbers there;
 * if that is not what it was sent, something got lost on the way. */
static void pong(struct node *n, struct node_client *c,
                 const struct json_object *o, int64_t now)
{
    int64_t tables = -1, sum = 0;
    struct json *out = say_begin(n, "pong");

    json_get_int(o, "tables", &tables);
    json_get_int(o, "sum", &sum);
    for (const struct node_view *v = c->views; v; v = v->next_of_client)
        sum -= v->place.number;
    json_int(out, "wall", node_wall(n, now));
    json_int(out, "clock", node_clock(n, now));
    json_bool(out, "behind", tables >= 0 && (tables != c->follows || sum));
    say_send(n, c);
}

/* Whether somebody may have all that is kept about them; reading it is not the
 * node's. */
static void may_export(struct node *n, struct node_client *c, int64_t now)
{
    const char *who = c->person ? c->person->person->id : "";

    if (!c->person || !limit_take(n, LIMIT_EXPORT, who, now)) {
        complain(n, c, "", c->person ? CLUB_TOO_MANY : CLUB_NO_PERSON);
        return;
    }
    json_str(say_begin(n, "export"), "person", who);
    say_send(n, c);
}

static void ask(struct node *n, struct node_client *c, const char *bytes,
                size_t length, const struct json_object *o, int64_t now)
{
    char word[CLUB_GAME_MAX] = "", id[40] = "";
    const struct word *w = words;

    json_get_str(o, "do", word, sizeof word);
    json_get_str(o, "id", id, sizeof id);
    if (text_equal(word, "ping")) {
        pong(n, c, o, now);
        return;
    }
    if (text_equal(word, "export")) {
        may_export(n, c, now);
        return;
    }
    if (text_equal(word, "unfollow")) {
        unfollow(n, c, o);
        return;
    }
    while (w->word && !text_equal(w->word, word))
        w++;
    enum club_status status = check(n, c, w, now);
    if (!status && (w->needs & NEEDS_ID) && !id_ok(id))
        status = CLUB_BAD_REQUEST;
    if (!status)
        status = check_secrets(o, word);
    if (!status)
        status = check_allowed(n, word, o);
    struct node_job *job = status ? NULL
                                  : job_new(n, c, w->kind, bytes, length);
    if (!status && !job)
        status = CLUB_TRY_AGAIN;
    if (job) {
        club_copy(job->id, sizeof job->id, w->needs & NEEDS_ID ? id : "");
        if (!prepare(n, c, o, job))
            status = CLUB_BAD_REQUEST;
        else if (!limit_guess(n, o, job, now))
            status = CLUB_TOO_MANY;
        if (status)
            job_free(n, job);
        else if ((w->needs & NEEDS_PERSON) && w->kind != JOB_DELETE)
            job_name(job);
    }
    if (status)
        complain(n, c, id, status);
    else
        job_advance(n, job, now);
}

void node_bytes(struct node *n, struct node_client *c, const char *bytes,
                size_t length, int64_t now)
{
    struct json_object o;

    c->heard = now;
    for (struct node_view *v = c->views; v; v = v->next_of_client)
        if (v->eyes >= 0)
            v->slot->heard[v->eyes] = now;
    if (length > CLUB_ASK_MAX)
        complain(n, c, "", CLUB_TOO_LONG);
    else if (!json_read(&o, bytes, length))
        complain(n, c, "", CLUB_BAD_REQUEST);
    else if (!limit_take(n, LIMIT_ADDRESS, c->address, now) ||
             !limit_take(n, LIMIT_ASK,
                         c->person ? c->person->person->id : c->address, now))
        complain(n, c, "", CLUB_TOO_MANY);
    else
        ask(n, c, bytes, length, &o, now);
    node_pump(n, now);
}

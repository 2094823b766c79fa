/* Limits: buckets that fill with time, for persons and addresses, a table for
 * each kind. A bucket that is full again means nothing and makes room for a new
 * one. If none is full, whoever guesses has to wait, because otherwise they
 * could make the guesses of others be forgotten; for everything else the
 * fullest bucket is dropped. */
#include "club/node_inside.h"

#include "base/hash.h"

static const struct {
    int32_t most;   /* at once */
    int32_t refill; /* ms for one more */
} limits[LIMIT_COUNT] = {
    [LIMIT_ADDRESS] = { 2000, 10 }, /* all who share one */
    [LIMIT_ASK] = { 200, 100 },
    [LIMIT_TALK] = { 10, 3000 },
    [LIMIT_MAKE] = { 20, 120000 },
    [LIMIT_JOIN] = { 40, 60000 },
    [LIMIT_GUESS] = { 10, 30000 },
    [LIMIT_KEEP] = { 10, 60000 },  /* each costs a hash of a passphrase */
    [LIMIT_OWN] = { 3, 1200000 },  /* an address's own guesses at a name */
    [LIMIT_NAME] = { 300, 10000 }, /* more than a few addresses may guess */
    [LIMIT_THINK] = { 600, 1000 },
    [LIMIT_PAST] = { 30, 3000 },     /* each reads a whole stream */
    [LIMIT_EXPORT] = { 3, 1200000 }, /* each reads the whole store */
};

static const struct node_bucket *find(const struct node *n,
                                      enum node_limit kind, uint64_t key)
{
    for (int i = 0; i < NODE_LIMITS; i++)
        if (n->bucket[kind][i].key == key)
            return &n->bucket[kind][i];
    return NULL;
}

static int32_t most_of(enum node_limit kind)
{
    return limits[kind].most * limits[kind].refill;
}

/* In ms of filling; one that was never used is full. */
static int64_t level_of(const struct node_bucket *b, enum node_limit kind,
                        int64_t now)
{
    int64_t level = b->level + (now - b->at);

    return !b->key || level > most_of(kind) ? most_of(kind) : level;
}

/* Room for a new one; NULL: there is none. */
static struct node_bucket *make_room(struct node *n, enum node_limit kind,
                                     int64_t now)
{
    struct node_bucket *fullest = n->bucket[kind];

    for (int i = 0; i < NODE_LIMITS; i++) {
        struct node_bucket *b = &n->bucket[kind][i];
        if (level_of(b, kind, now) > level_of(fullest, kind, now))
            fullest = b;
    }
    bool full = level_of(fullest, kind, now) == most_of(kind);
    return kind == LIMIT_GUESS && !full ? NULL : fullest;
}

/* With what it has by now; NULL: there is no room. */
static struct node_bucket *get(struct node *n, enum node_limit kind,
                               const char *who, int64_t now)
{
    uint64_t key = hash_text(who);
    const struct node_bucket *found = find(n, kind, key);
    struct node_bucket *b = found ? &n->bucket[kind][found - n->bucket[kind]]
                                  : make_room(n, kind, now);

    if (!b)
        return NULL;
    int64_t level = found ? level_of(b, kind, now) : most_of(kind);
    *b = (struct node_bucket){ key, now, (int32_t)level };
    return b;
}

void limit_give(struct node *n, enum node_limit kind, const char *who,
                int64_t now)
{
    struct node_bucket *b = get(n, kind, who, now);

    if (b)
        b->level += limits[kind].refill;
}

bool limit_take(struct node *n, enum node_limit kind, const char *who,
                int64_t now)
{
    struct node_bucket *b = get(n, kind, who, now);

    if (!b || b->level < limits[kind].refill)
        return false;
    b->level -= limits[kind].refill;
    return true;
}

int64_t limit_left(const struct node *n, enum node_limit kind, const char *who,
                   int64_t now)
{
    const struct node_bucket *b = find(n, kind, hash_text(who));

    return b ? level_of(b, kind, now) : most_of(kind);
}

void limit_spend(struct node *n, enum node_limit kind, const char *who,
                 int64_t ms, int64_t now)
{
    struct node_bucket *b = get(n, kind, who, now);

    if (b)
        b->level = ms < b->level ? b->level - (int32_t)ms : 0;
}

/* A few guesses at a name are an address's own, whatever strangers do; beyond
 * them all who guess at that name share what there is. */
static bool may_guess_at(struct node *n, const char *name, const char *address,
                         int64_t now)
{
    char who[CLUB_KEY_MAX + 72];
    struct text t;

    text_init(&t, who, sizeof who);
    text_put(&t, address);
    text_char(&t, ' ');
    text_put(&t, name);
    return limit_take(n, LIMIT_OWN, who, now) ||
           limit_take(n, LIMIT_NAME, name, now);
}

/* Who guesses: a passphrase as above; at a spoken code the address, which gets
 * it back where the code is right. Recovery codes and links are too long to be
 * guessed, and so always let their owner in. */
bool limit_guess(struct node *n, const struct json_object *o,
                 const struct node_job *job, int64_t now)
{
    const char *address = job->client->address;

    bool passphrase = job->kind == JOB_SIGN_IN &&
                      json_get(o, "passphrase").kind != JSON_NONE;

    if (!passphrase && !job_guesses(job))
        return true;
    if (!limit_take(n, LIMIT_GUESS, address, now))
        return false;
    if (!passphrase || may_guess_at(n, job->key, address, now))
        return true;
    limit_give(n, LIMIT_GUESS, address, now);
    return false;
}

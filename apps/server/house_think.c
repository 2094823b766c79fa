/* Computers' thoughts and people's passphrases. A thought is begun on the loop,
 * where the session is, and keeps what its seat knows; it is thought in
 * playouts, not seconds, on as many threads as there are cores to spare. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/house_inside.h"

enum { SLICE = 256, SCRAP = 512, PASSPHRASE_MAX = 1200 };

struct think_job {
    struct job job;
    struct house *house;
    char stream[CLUB_STREAM_MAX];
    int ply, back;
    struct oxhide_thought *thought;
    char words[OXHIDE_WORDS_MAX];
};

static void think_work(struct job *job)
{
    struct think_job *t = (struct think_job *)job;
    uint32_t left = oxhide_think_budget(t->thought);

    while (left && !oxhide_think_settled(t->thought, left) &&
           !pool_stopping(t->house->thinkers)) {
        uint32_t n = left < SLICE ? left : SLICE;
        oxhide_think(t->thought, n);
        left -= n;
    }
    oxhide_think_choice(t->thought, t->words);
}

static void think_done(struct job *job)
{
    struct think_job *t = (struct think_job *)job;
    struct house *h = t->house;

    h->numbers.thoughts++;
    if (!h->stopping)
        node_thought(h->node, t->stream, t->ply, t->back, t->words,
                     house_now(h));
    free(t);
}

/* False: there is no memory for it, or no room in the queue. */
static bool think(void *self, const struct node_thinking *what)
{
    struct house *h = self;
    size_t size = oxhide_think_size(what->session, what->player);
    struct think_job *t = size ? calloc(1, sizeof *t + 16 + size) : NULL;
    char scrap[SCRAP];
    struct json out;

    if (!t)
        return false;
    t->job.work = think_work;
    t->job.done = think_done;
    t->house = h;
    snprintf(t->stream, sizeof t->stream, "%s", what->stream);
    t->ply = what->ply;
    t->back = what->back;
    char *memory = (char *)t + (sizeof *t + 15) / 16 * 16;
    json_init(&out, scrap, sizeof scrap);
    if (!oxhide_think_start(what->session, what->player, what->seed, memory,
                            size, &t->thought, &out) &&
        pool_put(h->thinkers, &t->job))
        return true;
    free(t);
    return false;
}

struct secret_job {
    struct job job;
    struct house *house;
    uint32_t ticket;
    enum node_secret how;
    bool compare;
    char passphrase[PASSPHRASE_MAX];
    char secret[crypto_pwhash_STRBYTES];
};

/* Slow on purpose: argon2id with the memory a phone could spare. */
static void secret_work(struct job *job)
{
    struct secret_job *s = (struct secret_job *)job;
    size_t n = strlen(s->passphrase);

    bool bad = s->compare
                   ? crypto_pwhash_str_verify(s->secret, s->passphrase, n)
                   : crypto_pwhash_str(s->secret, s->passphrase, n,
                                       crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                       crypto_pwhash_MEMLIMIT_INTERACTIVE);
    s->how = bad ? SECRET_BAD : SECRET_GOOD;
    sodium_memzero(s->passphrase, sizeof s->passphrase);
}

static void secret_done(struct job *job)
{
    struct secret_job *s = (struct secret_job *)job;
    struct house *h = s->house;

    if (!h->stopping)
        node_secret(h->node, s->ticket, s->how, s->compare ? "" : s->secret,
                    house_now(h));
    sodium_memzero(s, sizeof *s);
    free(s);
}

static void secret(void *self, uint32_t ticket, const char *passphrase,
                   const char *known)
{
    struct secret_job *s = calloc(1, sizeof *s);

    if (!s)
        abort();
    s->job.work = secret_work;
    s->job.done = secret_done;
    s->house = self;
    s->ticket = ticket;
    s->compare = *known;
    s->how = SECRET_BUSY; /* unless somebody gets to work on it */
    snprintf(s->passphrase, sizeof s->passphrase, "%s", passphrase);
    snprintf(s->secret, sizeof s->secret, "%s", known);
    /* With too many waiting it is told so at once, but not in this call. */
    if (!pool_put(s->house->secrets, &s->job))
        pool_skip(s->house->secrets, &s->job);
}

void house_think_hands(struct node_hands *hands)
{
    hands->think = think;
    hands->secret = secret;
}

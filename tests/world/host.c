/* A server process: a node with hands that reach the network, late and not
 * always, and threads that think. */
#include "world/world.h"

int64_t host_now(const struct host *h)
{
    return h->w->now + h->offset;
}

bool any_alive(const struct world *w)
{
    for (int i = 0; i < w->hosts; i++)
        if (w->host[i].node)
            return true;
    return false;
}

/* A frozen process gets everything when it thaws. */
bool host_thawed(struct world *w, struct host *h,
                 void (*run)(struct world *, void *), void *arg)
{
    if (w->now >= h->frozen)
        return true;
    later(w, h->frozen - w->now, run, arg);
    return false;
}

static void *take(void *self, size_t n)
{
    struct host *h = self;

    /* A node is begun and lives; what comes later may not find room. */
    if (h->node && strikes(h->w, FAULT_no_memory, 20000))
        return NULL;
    h->memory++;
    return malloc(n);
}

static void give(void *self, void *memory)
{
    struct host *h = self;

    h->memory--;
    free(memory);
}

static void random_bytes(void *self, uint8_t *out, size_t n)
{
    struct host *h = self;

    for (size_t i = 0; i < n; i++)
        out[i] = (uint8_t)rng_next(&h->w->rng);
}

/* A message on its way to a visitor. */
struct parcel {
    struct visitor *v;
    int link;
    size_t n;
    char bytes[];
};

static void arrive(struct world *w, void *arg)
{
    struct parcel *p = arg;

    if (p->v->link == p->link && p->v->client && !p->v->silent)
        visitor_receives(w, p->v, p->bytes, p->n);
    free(p);
}

static void post(struct host *h, struct visitor *v, const char *bytes, size_t n)
{
    struct parcel *p = malloc(sizeof *p + n + 1);

    *p = (struct parcel){ .v = v, .link = v->link, .n = n };
    memcpy(p->bytes, bytes, n);
    p->bytes[n] = '\0';
    later(h->w, 1 + upto(h->w, strikes(h->w, FAULT_late, 100) ? 4000 : 60),
          arrive, p);
}

static void send_bytes(void *self, void *client, const char *bytes, size_t n)
{
    struct host *h = self;
    struct visitor *v = client;

    h->w->messages++;
    claim_bytes(h->w, v, bytes, n);
    if (h->w->now < v->tunnel || strikes(h->w, FAULT_lost, 200))
        return;
    post(h, v, bytes, n);
    if (strikes(h->w, FAULT_doubled, 200))
        post(h, v, bytes, n);
}

static bool ready(void *self, void *client)
{
    struct visitor *v = client;

    (void)self;
    return !v->choked;
}

/* Over a line that has gone dead nobody hears that it ends. */
static void cut(struct world *w, void *arg)
{
    struct visitor *v = arg;

    if (v->silent)
        visitor_unplug(v);
    else
        visitor_cut(w, v);
}

static void drop(void *self, void *client)
{
    struct host *h = self;

    later(h->w, 0, cut, client);
}

/* A thought, on a thread of the process. */
struct thought {
    struct host *host;
    int life, ply, back;
    char stream[CLUB_STREAM_MAX], words[128];
};

static void thought_done(struct world *w, void *arg)
{
    struct thought *t = arg;
    struct host *h = t->host;

    if (t->life == h->life && h->node && !w->resting) {
        if (!host_thawed(w, h, thought_done, t))
            return;
        node_thought(h->node, t->stream, t->ply, t->back, t->words,
                     host_now(h));
        host_touch(h);
    }
    free(t);
}

static bool think(void *self, const struct node_thinking *job)
{
    struct host *h = self;
    struct thought *t = calloc(1, sizeof *t);
    char scrap[64 * 1024];
    struct json out;
    struct oxhide_thought *mind = NULL;
    size_t size = oxhide_think_size(job->session, job->player);
    void *memory = malloc(size);

    json_init(&out, scrap, sizeof scrap);
    *t = (struct thought){
        .host = h, .life = h->life, .ply = job->ply, .back = job->back
    };
    strcpy(t->stream, job->stream);
    if (oxhide_think_start(job->session, job->player, job->seed, memory, size,
                           &mind, &out))
        failed(h->w, "a computer cannot think: %s", scrap);
    else {
        oxhide_think(mind, 1);
        oxhide_think_report(mind, &out);
        const char *at = strstr(scrap, "\"action\":\"") + 10;
        memcpy(t->words, at, strcspn(at, "\""));
    }
    free(memory);
    later(h->w, 5 + upto(h->w, 800), thought_done, t);
    return true;
}

static void secret(void *self, uint32_t ticket, const char *passphrase,
                   const char *kept)
{
    (void)self, (void)ticket, (void)passphrase, (void)kept;
}

struct news {
    struct host *to;
    char words[64];
};

static void hear(struct world *w, void *arg)
{
    struct news *n = arg;

    (void)w;
    if (n->to->node && w->now >= n->to->frozen) {
        node_news(n->to->node, n->words, host_now(n->to));
        host_touch(n->to);
    }
    free(n);
}

static void tell(void *self, const char *words)
{
    struct host *h = self;

    for (int i = 0; i < h->w->hosts; i++) {
        if (i == h->index || strikes(h->w, FAULT_news_lost, 10))
            continue;
        struct news *n = calloc(1, sizeof *n);
        n->to = &h->w->host[i];
        snprintf(n->words, sizeof n->words, "%s", words);
        later(h->w, 1 + upto(h->w, 40), hear, n);
    }
}

static void trouble(void *self, const char *stream, const char *what)
{
    struct host *h = self;

    if (strcmp(what, "no memory"))
        failed(h->w, "%s: trouble with '%s': %s", h->name, stream, what);
}

static void wake(struct world *w, void *arg)
{
    struct host *h = arg;

    h->waking = false;
    if (!h->node)
        return;
    if (w->now < h->wake_at) {
        host_touch(h);
        return;
    }
    if (!host_thawed(w, h, wake, h)) {
        h->waking = true;
        return;
    }
    h->wake_at = node_wake(h->node, host_now(h)) - h->offset;
    host_touch(h);
}

void host_touch(struct host *h)
{
    if (h->waking || !h->node)
        return;
    h->waking = true;
    int64_t delay = h->wake_at - h->w->now;
    later(h->w, delay > 0 ? delay : 1, wake, h);
}

void host_start(struct world *w, int index)
{
    struct host *h = &w->host[index];
    struct node_hands hands = { .self = h,
                                .take = take,
                                .give = give,
                                .random = random_bytes,
                                .send = send_bytes,
                                .ready = ready,
                                .drop = drop,
                                .think = think,
                                .thinkers = 2,
                                .secret = secret,
                                .tell = w->hosts > 1 ? tell : NULL,
                                .trouble = trouble };

    host_store_hands(&hands);
    if (!any_alive(w))
        w->alive_since = w->now;
    h->w = w;
    h->index = index;
    h->life++;
    h->offset = (int64_t)rng_below(&w->rng, 1000000);
    h->frozen = 0;
    h->memory = 0;
    snprintf(h->name, sizeof h->name, "host%d.%d", index, h->life);
    note(w, "%s starts", h->name);
    h->node = node_new(&hands, h->name, host_now(h));
    h->wake_at = w->now;
    h->waking = false;
    host_touch(h);
}

void host_kill(struct world *w, int index)
{
    struct host *h = &w->host[index];

    note(w, "%s dies", h->name);
    for (int i = 0; i < w->visitors; i++)
        if (w->visitor[i].host == index) {
            w->visitor[i].client = NULL;
            cut(w, &w->visitor[i]);
        }
    node_free(h->node);
    if (h->memory)
        failed(w, "%s leaves %lld pieces of memory", h->name,
               (long long)h->memory);
    h->node = NULL;
    h->life++;
    if (!any_alive(w))
        w->alive += w->now - w->alive_since;
}

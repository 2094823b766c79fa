/* Time, faults, and the course of one world. */
#include "world/world.h"

static const char *const fault_names[] = {
#define FAULT(name) #name,
    FAULT_LIST(FAULT)
#undef FAULT
};

const char *fault_name(int fault)
{
    return fault_names[fault];
}

bool strikes(struct world *w, enum fault fault, uint32_t n)
{
    if (!w->faults || !w->roughness)
        return false;
    n = n / (uint32_t)w->roughness;
    if (n > 1 && rng_below(&w->rng, n))
        return false;
    w->strikes[fault]++;
    return true;
}

static bool sooner(const struct event *a, const struct event *b)
{
    return a->at < b->at || (a->at == b->at && a->order < b->order);
}

void later(struct world *w, int64_t delay, void (*run)(struct world *, void *),
           void *arg)
{
    if (w->events == w->room) {
        w->room = w->room ? w->room * 2 : 256;
        w->heap = realloc(w->heap, sizeof *w->heap * (size_t)w->room);
    }
    struct event e = { w->now + delay, w->order++, run, arg };
    int i = w->events++;
    for (; i > 0 && sooner(&e, &w->heap[(i - 1) / 2]); i = (i - 1) / 2)
        w->heap[i] = w->heap[(i - 1) / 2];
    w->heap[i] = e;
}

static struct event next(struct world *w)
{
    struct event first = w->heap[0], last = w->heap[--w->events];
    int i = 0;

    for (int child; (child = 2 * i + 1) < w->events; i = child) {
        if (child + 1 < w->events &&
            sooner(&w->heap[child + 1], &w->heap[child]))
            child++;
        if (!sooner(&w->heap[child], &last))
            break;
        w->heap[i] = w->heap[child];
    }
    w->heap[i] = last;
    return first;
}

void failed(struct world *w, const char *form, ...)
{
    va_list args;

    if (w->failure[0])
        return;
    va_start(args, form);
    vsnprintf(w->failure, sizeof w->failure, form, args);
    va_end(args);
    note(w, "FAILED: %s", w->failure);
}

void note(struct world *w, const char *form, ...)
{
    va_list args;

    if (!w->loud)
        return;
    printf("%9.3f  ", (double)w->now / 1000);
    va_start(args, form);
    vprintf(form, args);
    va_end(args);
    printf("\n");
}

static void start_host(struct world *w, void *arg)
{
    struct host *h = arg;

    if (!h->node && !w->ending)
        host_start(w, (int)(h - w->host));
}

/* What strikes out of the blue, a few times a minute. */
static void misfortune(struct world *w, void *arg)
{
    struct host *h = &w->host[upto(w, (uint32_t)w->hosts - 1)];

    (void)arg;
    if (h->node && strikes(w, FAULT_killed, 40)) {
        host_kill(w, (int)(h - w->host));
        later(w, upto(w, 30000), start_host, h);
    }
    if (strikes(w, FAULT_all_dead, 200)) {
        for (int i = 0; i < w->hosts; i++) {
            if (w->host[i].node)
                host_kill(w, i);
            later(w, upto(w, 600000), start_host, &w->host[i]);
        }
    }
    if (h->node && strikes(w, FAULT_stalled, 40))
        h->frozen = w->now + upto(w, 20000);
    if (strikes(w, FAULT_full, 80))
        w->full_until = w->now + upto(w, 15000);
    if (strikes(w, FAULT_slow, 60))
        w->slow_until = w->now + upto(w, 15000);
    if (strikes(w, FAULT_clock_ahead, 80)) {
        int64_t jump = upto(w, one_in(w, 2) ? 8000 : 7200000);
        if (h->node && one_in(w, 2))
            h->offset += jump;
        else
            w->wall += jump;
        w->slack += jump < NODE_STALL ? jump : NODE_STALL;
    }
    if (strikes(w, FAULT_clock_back, 80))
        w->wall -= upto(w, 7200000);
    if (w->faults)
        later(w, 1000 + upto(w, 4000), misfortune, NULL);
}

static void look(struct world *w, void *arg)
{
    (void)arg;
    if (w->ending)
        return;
    claim_state(w);
    later(w, 2000 + upto(w, 6000), look, NULL);
}

static void choose(struct world *w)
{
    static const char *const games[] = { "bronze-age", "bronze-age", "bronze",
                                         "golden-ages", "null" };
    static const char *const clocks[] = { "none", "live", "live", "days" };

    w->hosts = 1 + (int)rng_below(&w->rng, HOSTS);
    w->game = games[rng_below(&w->rng, 5)];
    w->seats = strcmp(w->game, "bronze-age") ? 2 + (int)rng_below(&w->rng, 3)
                                             : 2;
    w->visitors = w->seats + (int)rng_below(&w->rng, 3);
    if (one_in(w, 3))
        w->visitors = 2 + (int)rng_below(&w->rng, (uint32_t)w->seats - 1);
    w->clock = clocks[rng_below(&w->rng, 4)];
    w->clock_time = 1 + (int)rng_below(&w->rng, 3);
    w->lot = one_in(w, 2);
    w->counts = one_in(w, 2);
    w->roughness = (int)rng_below(&w->rng, 4);
    w->wall = 1700000000000;
}

static void run_until(struct world *w, int64_t end,
                      bool (*done)(struct world *))
{
    while (w->events && w->heap[0].at <= end && !w->failure[0] &&
           !(done && done(w))) {
        struct event e = next(w);
        w->now = e.at;
        e.run(w, e.arg);
    }
    if (!w->failure[0] && !(done && done(w)))
        w->now = end;
}

/* Two games have been played, or as many as there was time for. */
static bool played(struct world *w)
{
    return w->games_over >= 2;
}

/* The last thing that somebody misses, before nothing more goes wrong. */
static void last_tunnel(struct world *w)
{
    if (w->failure[0] || !w->roughness)
        return;
    w->strikes[FAULT_tunnel]++;
    w->visitor[upto(w, (uint32_t)w->visitors - 1)].tunnel = w->now + 4000;
    run_until(w, w->now + 4000, NULL);
}

static void quieten(struct world *w)
{
    note(w, "faults stop, people rest");
    w->faults = false;
    w->full_until = w->slow_until = 0;
    w->quiet = w->now;
    for (int i = 0; i < w->hosts; i++) {
        w->host[i].frozen = 0;
        start_host(w, &w->host[i]);
    }
    for (int i = 0; i < w->visitors; i++)
        if (w->visitor[i].client && w->visitor[i].choked) {
            w->visitor[i].choked = false;
            node_ready(w->host[w->visitor[i].host].node, w->visitor[i].client,
                       host_now(&w->host[w->visitor[i].host]));
        }
}

/* What is still on its way falls to the ground. */
static void tidy(struct world *w)
{
    w->ending = true;
    w->faults = false;
    for (int i = 0; i < w->visitors; i++)
        w->visitor[i].gone = true;
    for (int i = 0; i < w->hosts; i++)
        if (w->host[i].node)
            host_kill(w, i);
    while (w->events) {
        struct event e = next(w);
        e.run(w, e.arg);
    }
    for (int i = 0; i < w->visitors; i++)
        for (int k = 0; k < w->visitor[i].sights; k++) {
            struct sight *s = &w->visitor[i].sight[k];
            for (int p = 0; p < s->plies; p++)
                free(s->line[p]);
            free(s->memory);
        }
    claim_done(w);
    disk_free(w->disk);
    free(w->heap);
}

static int64_t store_wall(void *self)
{
    const struct world *w = self;

    return w->now + w->wall;
}

bool world_run(uint64_t seed, bool loud, struct tally *tally)
{
    struct world *w = calloc(1, sizeof *w);

    w->seed = seed;
    w->loud = loud;
    rng_seed(&w->rng, seed);
    rng_seed(&w->people, seed + 1000000007);
    w->disk = disk_new(&(struct disk_hands){ w, store_wall, claim_row });
    choose(w);
    note(w, "%d hosts, %d visitors, %s with %d seats, clock %s, roughness %d",
         w->hosts, w->visitors, w->game, w->seats, w->clock, w->roughness);
    w->faults = true;
    for (int i = 0; i < w->hosts; i++)
        host_start(w, i);
    for (int i = 0; i < w->visitors; i++)
        visitor_begin(w, i);
    for (int i = w->seats; i < w->visitors; i++)
        w->visitor[i].watcher = true;
    later(w, 3000, misfortune, NULL);
    later(w, 3000, look, NULL);
    run_until(w, 1000 * (int64_t)(600 + rng_below(&w->rng, 1800)), played);
    last_tunnel(w);
    if (!w->failure[0]) {
        quieten(w);
        run_until(w, w->now + 60000, NULL);
        claim_due(w);
        w->resting = true;
        run_until(w, w->now + 30000, NULL);
        /* A clock may have run out just now: everybody hears of that, too. */
        for (int i = 0; i < 9 && w->now - w->stored < 5000; i++)
            run_until(w, w->now + 5000, NULL);
    }
    if (!w->failure[0])
        claim_all(w);
    bool good = !w->failure[0];
    if (!good)
        printf("world %llu: %s\n", (unsigned long long)seed, w->failure);
    for (int i = 0; i < FAULT_COUNT; i++)
        tally->strikes[i] += w->strikes[i];
    tally->rows += disk_rows(w->disk);
    tally->messages += w->messages;
    tally->games += w->games_over;
    tally->seconds += w->now / 1000;
    tidy(w);
    free(w);
    return good;
}

/* `load --ports 8080,8081 --tables 500 --seconds 30 --pace 5000`: plays, stops,
 * waits until everybody has an answer and agrees, and reports as JSON:
 *   --idle N        connections that only sit there
 *   --watch N       people who watch the first table
 *   --warm N        seconds before moves are measured: everybody sits down
 *   --game GAME     what they play; --computer NAME: with one in a third seat
 *   --sources N     loopback addresses they come from
 *   --acks FILE     every answer, for whoever looks into the store
 *   --until FILE    plays until that file is there
 * 1: somebody has no answer after a minute, or knows other things. */
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/clock.h"
#include "load/load.h"

/* Sockets come and go under the players' hands. */
static void watch(int epoll, struct player *p)
{
    struct epoll_event e = { .events = EPOLLIN | EPOLLOUT | EPOLLET,
                             .data.ptr = p };

    if (p->wire.fd >= 0 && !p->wire.watched)
        epoll_ctl(epoll, EPOLL_CTL_ADD, p->wire.fd, &e);
    p->wire.watched = true;
}

static void run_round(struct load *l, int epoll)
{
    struct epoll_event events[512];
    int n = epoll_wait(epoll, events, 512, 5);

    l->now = clock_ms();
    for (int i = 0; i < n; i++)
        player_move(events[i].data.ptr);
    for (int i = 0; i < l->count; i++) {
        player_wake(&l->players[i]);
        watch(epoll, &l->players[i]);
    }
}

/* Whether everybody has an answer, and those at one table know the same; else
 * one that does not. */
static bool is_settled(const struct load *l, const struct player **who)
{
    for (int i = 0; i < l->count; i++) {
        const struct player *p = *who = &l->players[i];
        const struct player *first = p->board ? p->board->player[0] : p;
        if (p->guest.asks || p->guest.state != GUEST_HERE)
            return false;
        if (p->guest.tables && !strcmp(p->table, first->table) &&
            (p->number != first->number ||
             (!p->watcher && p->plies != first->plies)))
            return false;
    }
    return true;
}

static void complain(const struct player *p)
{
    fprintf(stderr,
            "load: player %d at %s, state %d, has %d asks open (%s) and stands "
            "at %u\n",
            p->index, p->table, p->guest.state, p->guest.asks,
            p->guest.asks ? p->guest.ask[0].body : "", p->number);
}

static int by_time(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return x < y ? -1 : x > y;
}

static void report(struct load *l, bool settled, double seconds)
{
    qsort(l->took, (size_t)l->moves, sizeof *l->took, by_time);
    double p50 = l->moves ? l->took[l->moves / 2] : 0;
    double p99 = l->moves ? l->took[(int64_t)l->moves * 99 / 100] : 0;
    double most = l->moves ? l->took[l->moves - 1] : 0;

    printf("{\"players\":%d,\"tables\":%d,\"seconds\":%.1f,\"moves\":%d,"
           "\"moves_per_second\":%.1f,\"p50_ms\":%.0f,\"p99_ms\":%.0f,"
           "\"max_ms\":%.0f,\"answers\":%d,\"refused\":%d,\"games\":%d,"
           "\"connects\":%d,\"drops\":%d,\"fell\":%d,\"settled\":%s}\n",
           l->count, l->boards_count, seconds, l->moves, l->moves / seconds,
           p50, p99, most, l->acks_count, l->refused, l->games, l->connects,
           l->drops, l->fell, settled ? "true" : "false");
}

static void write_acks(const struct load *l, const char *path)
{
    FILE *f = fopen(path, "w");

    for (int i = 0; f && i < l->acks_count; i++) {
        const struct ack *a = &l->acks[i];
        fprintf(f, "%s %s %s %s %s %u\n", a->done ? "done" : "refused", a->word,
                a->person, a->table[0] ? a->table : "-", a->id, a->number);
    }
    if (f)
        fclose(f);
}

struct wish {
    int tables, idle, watch, sources, seconds, warm;
    const char *acks, *until;
};

static void read_ports(struct load *l, const char *text)
{
    for (; *text && l->port_count < PORTS; text += strspn(text, ",")) {
        l->ports[l->port_count++] = atoi(text);
        text += strcspn(text, ",");
    }
}

static bool read_wish(struct load *l, struct wish *w, int argc, char **argv)
{
    for (int i = 1; i + 1 < argc; i += 2) {
        const char *name = argv[i], *value = argv[i + 1];
        if (!strcmp(name, "--ports"))
            read_ports(l, value);
        else if (!strcmp(name, "--tables"))
            w->tables = atoi(value);
        else if (!strcmp(name, "--idle"))
            w->idle = atoi(value);
        else if (!strcmp(name, "--watch"))
            w->watch = atoi(value);
        else if (!strcmp(name, "--warm"))
            w->warm = atoi(value);
        else if (!strcmp(name, "--sources"))
            w->sources = atoi(value);
        else if (!strcmp(name, "--seconds"))
            w->seconds = atoi(value);
        else if (!strcmp(name, "--pace"))
            l->pace = atoi(value);
        else if (!strcmp(name, "--game"))
            l->game = value;
        else if (!strcmp(name, "--computer"))
            l->computer = value;
        else if (!strcmp(name, "--acks"))
            w->acks = value;
        else if (!strcmp(name, "--until"))
            w->until = value;
        else
            return false;
    }
    return l->port_count && argc % 2;
}

static bool begin(struct load *l, const struct wish *w)
{
    struct rlimit files;

    l->boards_count = w->tables;
    int seated = w->tables * SEATS;
    l->count = seated + w->watch + w->idle;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    if (files.rlim_cur < (rlim_t)l->count + 32) {
        fprintf(stderr,
                "load: this system allows %lu open files, and %d are "
                "needed (ulimit -n)\n",
                (unsigned long)files.rlim_cur, l->count + 32);
        return false;
    }
    l->players = calloc((size_t)l->count, sizeof *l->players);
    l->boards = calloc((size_t)w->tables + 1, sizeof *l->boards);
    l->acks = malloc(ACKS * sizeof *l->acks);
    l->took = malloc(ACKS * sizeof *l->took);
    l->memory_size = oxhide_session_size(l->game);
    l->memory = malloc(l->memory_size);
    l->now = clock_ms();
    for (int i = 0; i < l->count; i++) {
        struct board *b = i < seated              ? &l->boards[i / SEATS]
                          : i < seated + w->watch ? &l->boards[0]
                                                  : NULL;
        if (i < seated) {
            b->player[i % SEATS] = &l->players[i];
            b->move_at = l->now + rng_below(&l->rng, (uint32_t)l->pace + 1);
        }
        player_begin(l, i, b, i % w->sources, i >= seated);
    }
    return true;
}

int main(int argc, char **argv)
{
    static struct load all;
    struct load *l = &all;
    struct wish w = { .tables = 10, .sources = 1, .seconds = 10 };
    int epoll = epoll_create1(EPOLL_CLOEXEC);

    l->game = "bronze-age";
    l->pace = 1000;
    rng_seed(&l->rng, (uint64_t)clock_ms() ^ (uint64_t)getpid() << 32);
    if (!read_wish(l, &w, argc, argv) || !begin(l, &w)) {
        fprintf(stderr, "usage: load --ports N[,N] [--tables N] ...\n");
        return 2;
    }
    int64_t from = l->counts = l->now + 1000 * (int64_t)w.warm;
    int64_t end = from + 1000 * (int64_t)w.seconds;
    while (w.until ? access(w.until, F_OK) != 0 : l->now < end)
        run_round(l, epoll);
    double seconds = (double)(l->now - from) / 1000;
    l->stopping = true;
    end = l->now + 60000;
    const struct player *who;
    while (l->now < end && !is_settled(l, &who))
        run_round(l, epoll);
    bool settled = is_settled(l, &who);
    if (!settled)
        complain(who);
    report(l, settled, seconds);
    if (w.acks)
        write_acks(l, w.acks);
    return !settled || l->fell;
}

/* A browser: a guest on a network that breaks, and what it has seen. */
#include "world/world.h"

#include "base/hash.h"

struct sight *visitor_sight(struct visitor *v, const char *table)
{
    for (int i = 0; i < v->sights; i++)
        if (!strcmp(v->sight[i].table, table))
            return &v->sight[i];
    if (v->sights == TABLES)
        return NULL;
    struct sight *s = &v->sight[v->sights++];
    memset(s, 0, sizeof *s);
    strcpy(s->table, table);
    s->seat = -1;
    s->followed = -1;
    return s;
}

const char *visitor_ask(struct visitor *v, const char *form, ...)
{
    char body[1200];
    va_list args;

    va_start(args, form);
    vsnprintf(body, sizeof body, form, args);
    va_end(args);
    const char *id = guest_ask(&v->guest, body, v->w->now);
    v->asked += id != NULL;
    note(v->w, "%s asks %s %s", v->name, id ? id : "(too many)", body);
    return id;
}

struct oxhide_session *visitor_session(struct visitor *v, struct sight *s)
{
    static char record[512 * 1024];
    char scrap[8192];
    struct json out;
    size_t size = oxhide_session_size(v->w->game);
    char *at = record;

    json_init(&out, scrap, sizeof scrap);
    if (!s->memory)
        s->memory = malloc(size);
    bool anew = s->followed < 0;
    if (anew)
        at = stpcpy(at, s->head);
    for (int k = anew ? 0 : s->followed; k < s->plies; k++)
        at = stpcpy(stpcpy(at, s->line[k]), "\n");
    *at = '\0';
    enum oxhide_status status = anew ? oxhide_follow(s->memory, size, record,
                                                     (size_t)(at - record),
                                                     &s->session, &out)
                                     : oxhide_follow_lines(
                                           s->session, -1, record,
                                           (size_t)(at - record), &out);
    if (status && !out.text.full) {
        failed(v->w, "%s cannot follow what it was sent: %.300s", v->name,
               scrap);
        return NULL;
    }
    s->followed = s->plies;
    return s->session;
}

/* One end of a wire in transit to a host. */
struct letter {
    struct visitor *v;
    int link;
    size_t n;
    char bytes[];
};

static void deliver(struct world *w, void *arg)
{
    struct letter *l = arg;
    struct visitor *v = l->v;

    if (v->link == l->link && v->client && !v->silent) {
        struct host *h = &w->host[v->host];
        if (w->now < h->frozen) {
            later(w, h->frozen - w->now, deliver, l);
            return;
        }
        node_bytes(h->node, v->client, l->bytes, l->n, host_now(h));
        host_touch(h);
    }
    free(l);
}

static void post(struct visitor *v, const char *bytes, size_t n)
{
    struct world *w = v->w;
    struct letter *l = malloc(sizeof *l + n);

    *l = (struct letter){ .v = v, .link = v->link, .n = n };
    memcpy(l->bytes, bytes, n);
    later(w, 1 + upto(w, strikes(w, FAULT_late, 100) ? 4000 : 60), deliver, l);
}

static void hand_send(void *self, const char *bytes, size_t n)
{
    struct visitor *v = self;

    if (!v->client || v->w->now < v->tunnel || strikes(v->w, FAULT_lost, 200))
        return;
    post(v, bytes, n);
    if (strikes(v->w, FAULT_doubled, 200))
        post(v, bytes, n);
}

static void connect_now(struct world *w, void *arg)
{
    struct visitor *v = arg;
    int index = (int)upto(w, (uint32_t)w->hosts - 1);
    struct host *h = &w->host[index];
    char address[16];

    if (v->guest.state != GUEST_CONNECTING || v->client)
        return;
    if (!h->node || v->gone || strikes(w, FAULT_broken, 20)) {
        guest_lost(&v->guest, w->now);
        return;
    }
    snprintf(address, sizeof address, "10.0.0.%d", v->index);
    v->link++;
    v->host = index;
    v->choked = v->silent = false;
    /* The welcome may be sent at once. */
    v->client = (struct node_client *)v;
    v->client = node_open(h->node, v, v->token, address, host_now(h));
    host_touch(h);
    note(w, "%s connects to %s", v->name, h->name);
    if (!v->client) {
        v->host = -1;
        guest_lost(&v->guest, w->now);
        return;
    }
    guest_connected(&v->guest, w->now);
}

static void hand_connect(void *self)
{
    struct visitor *v = self;

    later(v->w, 1 + upto(v->w, 100), connect_now, v);
}

void visitor_unplug(struct visitor *v)
{
    if (v->client) {
        struct host *h = &v->w->host[v->host];
        node_close(h->node, v->client, host_now(h));
        host_touch(h);
    }
    v->client = NULL;
    v->host = -1;
    v->link++;
}

void visitor_cut(struct world *w, struct visitor *v)
{
    bool was = v->host >= 0;

    visitor_unplug(v);
    if (was)
        guest_lost(&v->guest, w->now);
}

static void hand_disconnect(void *self)
{
    visitor_unplug(self);
}

static bool flag(const struct json_object *o, const char *key)
{
    bool on = false;

    json_get_bool(o, key, &on);
    return on;
}

static void see_about(struct visitor *v, struct sight *s,
                      const struct json_object *o)
{
    struct json_slice seats = json_get(o, "seats"), seat;
    size_t at = 0;
    char host[CLUB_ID_MAX] = "", word[CLUB_GAME_MAX];

    json_get_str(o, "phase", s->phase, sizeof s->phase);
    json_get_str(o, "invite", s->invite, sizeof s->invite);
    json_get_str(o, "host", host, sizeof host);
    json_get_str(o, "again", s->again, sizeof s->again);
    s->host = !strcmp(host, v->person);
    s->over = !strcmp(s->phase, "over");
    s->counts = flag(o, "counts");
    s->paused = flag(o, "paused");
    json_get_int(o, "terms", &s->terms);
    s->seats = s->free_seats = 0;
    s->standing_in = s->unready = false;
    for (; json_each(&seats, &at, &seat); s->seats++) {
        struct json_object one;
        json_read(&one, seat.at, seat.length);
        bool person = json_get_str(&one, "person", word, sizeof word);
        bool computer = json_get_str(&one, "player", word, sizeof word);
        s->free_seats += !person && !computer;
        if (s->seats != s->seat)
            continue;
        s->standing_in = json_get(&one, "standsIn").kind == JSON_STRING;
        s->unready = !flag(&one, "ready");
    }
}

static void see_lines(struct sight *s, int keep, const char *lines)
{
    if (keep < s->plies || (s->followed >= 0 && keep < s->followed))
        s->followed = -1;
    for (int k = keep; k < s->plies; k++)
        free(s->line[k]);
    s->plies = keep;
    while (*lines) {
        size_t n = strcspn(lines, "\n");
        char *line = malloc(n + 1);
        memcpy(line, lines, n);
        line[n] = '\0';
        s->line[s->plies++] = line;
        lines += n + 1;
    }
}

static void hand_table(void *self, const char *table, int keep,
                       const char *lines, uint32_t known, bool restored,
                       const char *message, size_t n)
{
    struct visitor *v = self;
    struct sight *s = visitor_sight(v, table);
    struct json_object o, about;
    int64_t number = 0, epoch = 0, seat = -1, actor = -2, back = 0;
    char *head = s->head;

    (void)known, (void)restored;
    json_read(&o, message, n);
    json_get_int(&o, "n", &number);
    json_get_int(&o, "epoch", &epoch);
    json_get_int(&o, "seat", &seat);
    json_get_int(&o, "actor", &actor);
    json_get_int(&o, "back", &back);
    if (epoch < s->epoch || (epoch == s->epoch && number < s->number))
        failed(v->w, "%s: number falls from %u to %u", v->name, s->number,
               (unsigned)number);
    if (keep > s->plies)
        failed(v->w, "%s is to keep %d plies of %d", v->name, keep, s->plies);
    s->number = (uint32_t)number;
    s->epoch = (uint32_t)epoch;
    s->seat = (int)seat;
    s->actor = (int)actor;
    s->back = (int)back;
    json_get_str(&o, "head", head, sizeof s->head);
    if (json_get(&o, "lines").kind == JSON_STRING)
        see_lines(s, keep, lines);
    struct json_slice part = json_get(&o, "about");
    if (part.kind == JSON_OBJECT && json_read(&about, part.at, part.length)) {
        s->about = hash_bytes(part.at, part.length);
        see_about(v, s, &about);
    }
    part = json_get(&o, "proposal");
    int64_t proposal = 0, by = -1;
    if (part.kind == JSON_OBJECT && json_read(&about, part.at, part.length)) {
        json_get_int(&about, "number", &proposal);
        json_get_int(&about, "by", &by);
    }
    s->proposal = (uint32_t)proposal;
    s->proposal_mine = by == s->seat;
    note(v->w, "%s sees %s: %u, %d plies, %s", v->name, table, s->number,
         s->plies, s->phase);
}

static void hand_answer(void *self, const char *id, bool done,
                        const char *message, size_t n)
{
    struct visitor *v = self;
    struct world *w = v->w;
    struct json_object o;
    int64_t number = 0;
    char table[CLUB_ID_MAX] = "";

    note(w, "%s is told %.*s", v->name, (int)(n < 300 ? n : 300), message);
    v->answered++;
    if (!strcmp(id, v->moving_id))
        v->moving = false;
    json_read(&o, message, n);
    json_get_int(&o, "n", &number);
    json_get_str(&o, "table", table, sizeof table);
    if (!v->person[0] || w->acks == ACKS)
        return;
    struct ack *a = &w->ack[w->acks++];
    snprintf(a->request, sizeof a->request, "%s:%s", v->person, id);
    if (table[0])
        snprintf(a->stream, sizeof a->stream, "t:%s", table);
    else
        snprintf(a->stream, sizeof a->stream, "p:%s", v->person);
    a->number = (uint32_t)number;
    a->done = done;
}

static void hand_other(void *self, const char *see, const char *message,
                       size_t n)
{
    struct visitor *v = self;
    struct json_object o;

    if (strcmp(see, "welcome"))
        return;
    json_read(&o, message, n);
    if (!json_get_str(&o, "person", v->person, sizeof v->person))
        v->person[0] = '\0';
}

void visitor_receives(struct world *w, struct visitor *v, const char *bytes,
                      size_t n)
{
    guest_bytes(&v->guest, bytes, n, w->now);
}

static void wake(struct world *w, void *arg)
{
    struct visitor *v = arg;

    if (v->gone)
        return;
    if (w->faults && v->client && strikes(w, FAULT_broken, 400))
        visitor_cut(w, v);
    if (v->client && !v->silent && strikes(w, FAULT_silent, 1000))
        v->silent = true;
    if (v->client && strikes(w, FAULT_tunnel, 150))
        v->tunnel = w->now + upto(w, 8000);
    if (v->client && (v->choked || strikes(w, FAULT_choked, 100))) {
        v->choked = !v->choked;
        if (!v->choked)
            node_ready(w->host[v->host].node, v->client,
                       host_now(&w->host[v->host]));
    }
    int64_t next = guest_wake(&v->guest, w->now);
    int64_t delay = next - w->now;
    later(w, delay < 10 ? 10 : delay > 1000 ? 1000 : delay, wake, v);
}

static void act(struct world *w, void *arg)
{
    struct visitor *v = arg;

    if (v->gone)
        return;
    if (!w->quiet)
        people_act(w, v);
    later(w, 20 + rng_below(&w->people, v->watcher ? 9000 : 1500), act, v);
}

void visitor_begin(struct world *w, int index)
{
    static const char *const names[VISITORS] = { "Mira", "Kofi",   "Ines",
                                                 "Otto", "Shubad", "Wanda",
                                                 "Zeno", "Vera" };
    struct visitor *v = &w->visitor[index];
    struct guest_hands hands = { .self = v,
                                 .connect = hand_connect,
                                 .disconnect = hand_disconnect,
                                 .send = hand_send,
                                 .table = hand_table,
                                 .answer = hand_answer,
                                 .other = hand_other };

    v->w = w;
    v->index = index;
    v->host = -1;
    v->device_of = -1;
    snprintf(v->token, sizeof v->token, "token-of-%d", index);
    snprintf(v->name, sizeof v->name, "%s", names[index]);
    for (int i = 0; i < DEAL_SHARE; i++)
        v->share[i] = (uint8_t)rng_next(&w->people);
    guest_init(&v->guest, &hands,
               (uint64_t)rng_next(&w->rng) << 32 | rng_next(&w->rng), w->now);
    later(w, 1 + upto(w, 500), wake, v);
    later(w, 1000 + upto(w, 2000), act, v);
}

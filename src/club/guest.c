/* The guest: a queue of asks, places at tables, and patience. */
#include "club/guest.h"

#include "base/mem.h"

void guest_init(struct guest *g, const struct guest_hands *hands,
                uint64_t random, int64_t now)
{
    struct text t;

    mem_zero(g, sizeof *g);
    g->hands = *hands;
    g->wait = GUEST_WAIT_MIN;
    g->connect_at = now;
    text_init(&t, g->prefix, sizeof g->prefix);
    for (int i = 0; i < 10; i++, random >>= 5)
        text_char(&t, "abcdefghijklmnopqrstuvwxyz234567"[random & 31]);
}

static void send_ask(struct guest *g, struct guest_ask *a, int64_t now)
{
    a->sent = now;
    g->hands.send(g->hands.self, a->body, a->length);
}

const char *guest_ask(struct guest *g, const char *body, int64_t now)
{
    struct guest_ask *a = &g->ask[g->asks];
    struct text t;

    if (g->asks == GUEST_ASKS || body[0] != '{')
        return NULL;
    *a = (struct guest_ask){ 0 };
    text_init(&t, a->id, sizeof a->id);
    text_put(&t, g->prefix);
    text_char(&t, '-');
    text_uint(&t, ++g->asked);
    text_init(&t, a->body, sizeof a->body);
    text_put(&t, "{\"id\":\"");
    text_put(&t, a->id);
    text_put(&t, "\",");
    text_put(&t, body + 1);
    if (t.full)
        return NULL;
    a->length = t.used;
    g->asks++;
    if (g->state == GUEST_HERE)
        send_ask(g, a, now);
    return a->id;
}

static void send_follow(struct guest *g, struct guest_table *t, int64_t now)
{
    char body[256];
    struct json out;

    json_init(&out, body, sizeof body);
    json_open(&out, NULL, '{');
    json_str(&out, "do", "follow");
    if (t->id[0])
        json_str(&out, "table", t->id);
    if (t->invite[0])
        json_str(&out, "invite", t->invite);
    json_int(&out, "epoch", t->epoch);
    json_int(&out, "n", t->number);
    json_int(&out, "ply", t->ply);
    json_close(&out, '}');
    t->asked = now;
    g->hands.send(g->hands.self, body, out.text.used);
}

static struct guest_table *find(struct guest *g, const char *id)
{
    for (int i = 0; i < g->tables; i++)
        if (text_equal(g->table[i].id, id))
            return &g->table[i];
    return NULL;
}

bool guest_follow(struct guest *g, const char *table, const char *invite,
                  uint32_t epoch, uint32_t number, int ply, int64_t now)
{
    if (table && find(g, table))
        return true;
    if (g->tables == GUEST_TABLES)
        return false;
    struct guest_table *t = &g->table[g->tables++];
    *t = (struct guest_table){ .epoch = epoch, .number = number, .ply = ply };
    club_copy(t->id, sizeof t->id, table ? table : "");
    club_copy(t->invite, sizeof t->invite, invite ? invite : "");
    if (g->state == GUEST_HERE)
        send_follow(g, t, now);
    return true;
}

static void drop_table(struct guest *g, struct guest_table *t)
{
    *t = g->table[--g->tables];
}

void guest_unfollow(struct guest *g, const char *table)
{
    struct guest_table *t = find(g, table);
    char body[80];
    struct json out;

    if (!t)
        return;
    drop_table(g, t);
    json_init(&out, body, sizeof body);
    json_open(&out, NULL, '{');
    json_str(&out, "do", "unfollow");
    json_str(&out, "table", table);
    json_close(&out, '}');
    if (g->state == GUEST_HERE)
        g->hands.send(g->hands.self, body, out.text.used);
}

void guest_connected(struct guest *g, int64_t now)
{
    g->state = GUEST_WAITING;
    g->heard = g->pinged = now;
}

void guest_lost(struct guest *g, int64_t now)
{
    g->state = GUEST_AWAY;
    g->connect_at = now + g->wait;
    g->wait = g->wait * 2 < GUEST_WAIT_MAX ? g->wait * 2 : GUEST_WAIT_MAX;
}

/* On a new connection everything is said again: who follows what, from where,
 * and every ask that was not answered. */
static void welcomed(struct guest *g, int64_t now)
{
    g->state = GUEST_HERE;
    g->wait = GUEST_WAIT_MIN;
    for (int i = 0; i < g->tables; i++)
        send_follow(g, &g->table[i], now);
    for (int i = 0; i < g->asks; i++)
        send_ask(g, &g->ask[i], now);
}

static int64_t get_int(const struct json_object *o, const char *key)
{
    int64_t n = 0;

    json_get_int(o, key, &n);
    return n;
}

/* The table a message is about; a link that led there gets its id. */
static struct guest_table *
table_of(struct guest *g, const struct json_object *o, char id[CLUB_ID_MAX])
{
    if (!json_get_str(o, "table", id, CLUB_ID_MAX))
        return NULL;
    struct guest_table *t = find(g, id);
    for (int i = 0; !t && i < g->tables; i++)
        if (!g->table[i].id[0])
            t = &g->table[i];
    if (t && !t->id[0]) {
        club_copy(t->id, sizeof t->id, id);
        t->invite[0] = '\0';
    }
    return t;
}

/* What is older than what is known is dropped; where something in between is
 * missing, it asks from its own place. */
static void read_table(struct guest *g, const struct json_object *o,
                       const char *bytes, size_t length, int64_t now)
{
    char id[CLUB_ID_MAX];
    struct guest_table *t = table_of(g, o, id);
    uint32_t epoch = (uint32_t)get_int(o, "epoch");
    uint32_t number = (uint32_t)get_int(o, "n");
    uint32_t since = (uint32_t)get_int(o, "since");
    int keep = (int)get_int(o, "from"), ply = (int)get_int(o, "ply");

    if (!t || epoch < t->epoch || (epoch == t->epoch && number < t->number))
        return;
    t->asked = 0;
    if (since > (epoch == t->epoch ? t->number : 0) || keep > t->ply) {
        send_follow(g, t, now);
        return;
    }
    g->lines[0] = '\0';
    if (!json_get_str(o, "lines", g->lines, sizeof g->lines))
        keep = ply = 0;
    uint32_t known = epoch == t->epoch ? t->number : 0;
    bool restored = epoch > t->epoch && t->number;
    t->epoch = epoch;
    t->number = number;
    t->ply = ply;
    g->hands.table(g->hands.self, id, keep, g->lines, known, restored, bytes,
                   length);
}

static void read_answer(struct guest *g, const struct json_object *o, bool done,
                        const char *bytes, size_t length)
{
    char id[40];
    int i = 0;

    if (!json_get_str(o, "id", id, sizeof id))
        return;
    while (i < g->asks && !text_equal(g->ask[i].id, id))
        i++;
    if (i == g->asks)
        return;
    g->asks--;
    mem_move(&g->ask[i], &g->ask[i + 1],
             (size_t)(g->asks - i) * sizeof g->ask[0]);
    g->hands.answer(g->hands.self, id, done, bytes, length);
}

/* A table it may not follow, or a link that leads nowhere. */
static void read_refusal(struct guest *g, const struct json_object *o,
                         const char *bytes, size_t length)
{
    char id[CLUB_ID_MAX] = "", invite[CLUB_ID_MAX * 2] = "";

    json_get_str(o, "table", id, sizeof id);
    json_get_str(o, "invite", invite, sizeof invite);
    for (int i = 0; i < g->tables; i++)
        if (id[0] ? text_equal(g->table[i].id, id)
                  : invite[0] && text_equal(g->table[i].invite, invite)) {
            drop_table(g, &g->table[i]);
            break;
        }
    g->hands.other(g->hands.self, "refused", bytes, length);
}

/* Whether a refusal only says to wait. */
static bool is_for_now(const struct json_object *o)
{
    struct json_slice error = json_get(o, "error");
    struct json_object e;
    char code[CLUB_GAME_MAX] = "";

    if (error.kind == JSON_OBJECT && json_read(&e, error.at, error.length))
        json_get_str(&e, "code", code, sizeof code);
    return text_equal(code, "try-again") || text_equal(code, "too-many");
}

static void refollow(struct guest *g, int64_t now)
{
    for (int i = 0; i < g->tables; i++)
        if (!g->table[i].asked)
            send_follow(g, &g->table[i], now);
}

void guest_bytes(struct guest *g, const char *bytes, size_t length, int64_t now)
{
    struct json_object o;
    char see[CLUB_GAME_MAX];
    bool behind = false;

    if (!json_read(&o, bytes, length) ||
        !json_get_str(&o, "see", see, sizeof see))
        return;
    g->heard = now;
    if (text_equal(see, "table")) {
        read_table(g, &o, bytes, length, now);
    } else if (text_equal(see, "done")) {
        read_answer(g, &o, true, bytes, length);
    } else if (text_equal(see, "refused")) {
        if (is_for_now(&o))
            return;
        if (json_get(&o, "id").kind == JSON_STRING)
            read_answer(g, &o, false, bytes, length);
        else
            read_refusal(g, &o, bytes, length);
    } else if (text_equal(see, "pong")) {
        if (json_get_bool(&o, "behind", &behind) && behind)
            refollow(g, now);
    } else {
        if (text_equal(see, "welcome"))
            welcomed(g, now);
        g->hands.other(g->hands.self, see, bytes, length);
    }
}

/* With what it has, so that the server can tell whether something got lost. */
static void ping(struct guest *g, int64_t now)
{
    char body[80];
    struct json out;
    int64_t sum = 0;

    for (int i = 0; i < g->tables; i++)
        sum += g->table[i].number;
    json_init(&out, body, sizeof body);
    json_open(&out, NULL, '{');
    json_str(&out, "do", "ping");
    json_int(&out, "tables", g->tables);
    json_int(&out, "sum", sum);
    json_close(&out, '}');
    g->pinged = now;
    g->hands.send(g->hands.self, body, out.text.used);
}

static void resend(struct guest *g, int64_t now)
{
    for (int i = 0; i < g->asks; i++)
        if (now - g->ask[i].sent >= GUEST_RESEND)
            send_ask(g, &g->ask[i], now);
    for (int i = 0; i < g->tables; i++)
        if (g->table[i].asked && now - g->table[i].asked >= GUEST_RESEND)
            send_follow(g, &g->table[i], now);
}

int64_t guest_wake(struct guest *g, int64_t now)
{
    if (g->state == GUEST_AWAY && now >= g->connect_at) {
        g->state = GUEST_CONNECTING;
        g->heard = now;
        g->hands.connect(g->hands.self);
    } else if (g->state != GUEST_AWAY && now - g->heard >= GUEST_DEAD) {
        g->hands.disconnect(g->hands.self);
        guest_lost(g, now);
    } else if (g->state == GUEST_HERE) {
        resend(g, now);
        if (now - g->pinged >= GUEST_PING)
            ping(g, now);
    }
    return g->state == GUEST_AWAY ? g->connect_at : now + 1000;
}

/* What must hold in every world. A truth is kept beside the servers: each row
 * is read into it at the moment it is in the store. */
#include "world/world.h"

#include "base/hash.h"

enum { SAMPLE = 4, NUMBERS = 4096 };

/* A table as the store has it, and what each pair of eyes saw at some numbers:
 * hashes, 0 where nobody looked. */
struct truth {
    struct club_table table;
    char secret[2 * DEAL_SECRET + 1], key[2 * SHA256_SIZE + 1];
    uint64_t seen[NUMBERS][CLUB_SEATS_MAX + 1];
};

static char buffer[1024 * 1024];

static uint64_t hash(const char *text)
{
    return hash_text(text) | 1;
}

static const char *show(struct club_table *t, int eyes)
{
    struct table_place place = { 0 };
    struct json out;

    json_init(&out, buffer, sizeof buffer);
    json_open(&out, NULL, '{');
    table_show(t, eyes, &place, NULL, NULL, &out);
    json_int(&out, "due", table_due(t, t->at));
    json_close(&out, '}');
    return buffer;
}

static struct truth *truth_of(struct world *w, const char *id)
{
    for (int i = 0; i < w->truths; i++)
        if (!strcmp(w->truth[i]->table.id, id))
            return w->truth[i];
    return NULL;
}

static struct truth *truth_new(struct world *w, const char *id)
{
    struct truth *t = calloc(1, sizeof *t);
    size_t size = oxhide_session_size(w->game);

    table_init(&t->table, id, malloc(size), size);
    w->truth[w->truths++] = t;
    return t;
}

void claim_done(struct world *w)
{
    for (int i = 0; i < w->truths; i++) {
        free(w->truth[i]->table.memory);
        free(w->truth[i]);
    }
}

static int64_t alive_time(const struct world *w)
{
    return w->alive + (any_alive(w) ? w->now - w->alive_since : 0);
}

/* A move is played where it was meant, or not at all. */
static void check_wish(struct world *w, const struct club_table *t,
                       const struct club_entry *e)
{
    for (int i = 0; i < w->wishes; i++) {
        const struct wish *x = &w->wish[i];
        if (strcmp(x->request, e->request) || !t->session)
            continue;
        struct oxhide_mark mark = oxhide_mark(t->session);
        if (x->ply != (int)mark.ply || x->back != (int)mark.back)
            failed(w, "%s was meant for ply %d and is played at %d", e->request,
                   x->ply, (int)mark.ply);
    }
}

/* A row is in the store now. */
void claim_row(void *world, const struct club_row *row)
{
    struct world *w = world;

    w->stored = w->now;
    if (row->entry.at > alive_time(w) + w->slack)
        failed(w, "the clock of %s ran while no server did: %lld after %lld",
               row->stream, (long long)row->entry.at, (long long)alive_time(w));
    if (row->stream[0] != 't')
        return;
    struct truth *t = truth_of(w, row->stream + 2);
    if (!t && w->truths == TABLES)
        return;
    if (!t)
        t = truth_new(w, row->stream + 2);
    bool over = t->table.phase == TABLE_OVER;
    check_wish(w, &t->table, &row->entry);
    if (!table_read(&t->table, &row->entry)) {
        failed(w, "entry %u of %s cannot be read: %.300s", row->entry.number,
               row->stream, row->entry.body);
        return;
    }
    if (!over && t->table.phase == TABLE_OVER && t->table.why == WHY_PLAYED)
        w->games_over++;
    deal_hex(t->secret, t->table.secret, DEAL_SECRET);
    deal_hex(t->key, t->table.key, SHA256_SIZE);
    uint32_t n = t->table.number;
    for (int eyes = -1;
         n % SAMPLE == 0 && n < NUMBERS && eyes < t->table.rules.seats; eyes++)
        t->seen[n][eyes + 1] = hash(show(&t->table, eyes));
}

static void no_secret(struct world *w, const char *who, const char *what,
                      const char *digits, const char *bytes, size_t n)
{
    for (int at = 0; at < 64; at += 16)
        if (memmem(bytes, n, digits + at, 16))
            failed(w, "%s of a deal is sent to %s before its end: %.200s", what,
                   who, bytes);
}

/* Whether somebody who watches may see that many plies: of what people decided
 * the last turns, with the one under way, are kept from them. */
static bool is_late(const struct oxhide_session *s, int plies)
{
    int last = oxhide_session_actor(s), turns = 1, k = oxhide_session_ply(s);

    while (k-- > plies) {
        int actor = oxhide_session_actor_at(s, k);
        turns += actor >= 0 && actor != last;
        if (actor >= 0)
            last = actor;
    }
    while (k >= 0 && oxhide_session_actor_at(s, k) < 0)
        k--;
    return turns >= TABLE_LATE || k < 0;
}

/* The lines of a message are those of the record as these eyes saw it. */
static void check_lines(struct world *w, struct truth *t,
                        const struct json_object *o, const char *who)
{
    static char lines[256 * 1024], true_lines[256 * 1024];
    int64_t seat = -1, from = 0, to = 0, number = 0;
    struct text text;

    json_get_int(o, "seat", &seat);
    json_get_int(o, "from", &from);
    json_get_int(o, "ply", &to);
    json_get_int(o, "n", &number);
    if (number > t->table.number)
        failed(w, "%s is told of entry %lld, which is not stored", who,
               (long long)number);
    if (number != t->table.number || !t->table.session ||
        !json_get_str(o, "lines", lines, sizeof lines))
        return;
    text_init(&text, true_lines, sizeof true_lines);
    oxhide_lines(t->table.session, seat < 0 ? OXHIDE_PUBLIC : (int)seat,
                 (int)from, (int)to, &text);
    if (strcmp(lines, true_lines))
        failed(w, "%s is sent other lines than seat %d saw", who, (int)seat);
    if (seat < 0 && t->table.phase != TABLE_OVER &&
        !is_late(t->table.session, (int)to))
        failed(w, "%s sees more than it may", who);
}

/* Bytes leave a server. */
void claim_bytes(struct world *w, struct visitor *v, const char *bytes,
                 size_t n)
{
    struct json_object o;
    char see[CLUB_GAME_MAX] = "", table[CLUB_ID_MAX];
    int64_t seat = -1, number = 0;

    for (int i = 0; i < w->truths; i++)
        if (w->truth[i]->table.phase != TABLE_OVER) {
            no_secret(w, v->name, "the secret", w->truth[i]->secret, bytes, n);
            if (w->truth[i]->table.session)
                no_secret(w, v->name, "the key", w->truth[i]->key, bytes, n);
        }
    if (!json_read(&o, bytes, n)) {
        failed(w, "%s is sent what is not JSON: %.200s", v->name, bytes);
        return;
    }
    json_get_str(&o, "see", see, sizeof see);
    if (strcmp(see, "table") || !json_get_str(&o, "table", table, sizeof table))
        return;
    struct truth *t = truth_of(w, table);
    if (!t) {
        failed(w, "%s is told of a table that is not stored", v->name);
        return;
    }
    json_get_int(&o, "seat", &seat);
    json_get_int(&o, "n", &number);
    if (seat >= 0 && number == t->table.number &&
        strcmp(t->table.seat[seat].person, v->person))
        failed(w, "%s gets the sight of seat %d", v->name, (int)seat);
    check_lines(w, t, &o, v->name);
}

/* What servers have in memory is what reading the entries gives. */
void claim_state(struct world *w)
{
    for (int i = 0; i < w->hosts; i++)
        for (int k = 0; k < w->truths; k++) {
            struct truth *t = w->truth[k];
            const struct club_table *m = w->host[i].node
                                             ? node_table(w->host[i].node,
                                                          t->table.id)
                                             : NULL;
            if (!m || m->number >= NUMBERS)
                continue;
            if (m->number > t->table.number)
                failed(w, "%s has entry %u of a table with %u", w->host[i].name,
                       m->number, t->table.number);
            for (int eyes = -1; eyes < m->rules.seats; eyes++) {
                uint64_t seen = t->seen[m->number][eyes + 1];
                if (seen && seen != hash(show((struct club_table *)m, eyes)))
                    failed(w,
                           "%s has another table in memory than is stored, "
                           "at entry %u",
                           w->host[i].name, m->number);
            }
        }
}

/* What was told is so. */
static void check_acks(struct world *w)
{
    struct store *s = disk_open(w->disk, "claims");

    for (int i = 0; i < w->acks; i++) {
        const struct ack *a = &w->ack[i];
        uint32_t number = 0;
        s->kind->request(s, a->stream, a->request, &number);
        if (a->done && number > a->number)
            failed(w, "%s was told entry %u and is entry %u", a->request,
                   a->number, number);
        if (a->done && a->strict && !number)
            failed(w, "%s was acknowledged as entry %u of %s and is not there",
                   a->request, a->number, a->stream);
        if (!a->done && number)
            failed(w, "%s was refused and is entry %u of %s", a->request,
                   number, a->stream);
    }
    s->kind->close(s);
}

/* What somebody knows about a table is what anybody new is told. */
static void check_about(struct world *w, const struct visitor *v,
                        const struct sight *s, struct truth *t)
{
    struct json_object o;

    show(&t->table, table_seat_of(&t->table, v->person));
    json_read(&o, buffer, strlen(buffer));
    struct json_slice about = json_get(&o, "about");
    if (about.kind != JSON_OBJECT ||
        s->about != hash_bytes(about.at, about.length))
        failed(w, "%s knows other things about %s than are so", v->name,
               t->table.id);
}

/* Everybody who is still there knows what the store knows. */
static void check_visitor(struct world *w, struct visitor *v)
{
    static char lines[256 * 1024], seen[256 * 1024];

    if (v->guest.state != GUEST_HERE)
        failed(w, "%s did not come back", v->name);
    if (w->now - v->guest.heard > GUEST_DEAD)
        failed(w, "%s hears nothing and does not mind", v->name);
    if (v->asked != v->answered + v->guest.asks)
        failed(w, "%s asked %d times and was answered %d times", v->name,
               v->asked, v->answered);
    if (v->guest.asks)
        failed(w, "%s has no answer to %s", v->name, v->guest.ask[0].body);
    for (int i = 0; i < v->guest.tables; i++) {
        struct guest_table *g = &v->guest.table[i];
        struct truth *t = truth_of(w, g->id);
        struct sight *s = t ? visitor_sight(v, g->id) : NULL;
        if (!t || !s) {
            if (t || g->id[0])
                failed(w, "%s follows '%s' in vain", v->name, g->id);
            continue;
        }
        if (s->number != t->table.number || s->epoch != t->table.epoch)
            failed(w, "%s stands at %u of %u entries", v->name, s->number,
                   t->table.number);
        check_about(w, v, s, t);
        if (!t->table.session)
            continue;
        int eyes = table_seat_of(&t->table, v->person);
        struct text text;
        text_init(&text, lines, sizeof lines);
        oxhide_lines(t->table.session, eyes < 0 ? OXHIDE_PUBLIC : eyes, 0,
                     table_visible(&t->table, eyes), &text);
        char *at = seen;
        *at = '\0';
        for (int k = 0; k < s->plies; k++)
            at = stpcpy(stpcpy(at, s->line[k]), "\n");
        if (strcmp(lines, seen))
            failed(w, "%s has another record than the server", v->name);
    }
}

struct results {
    const char *table;
    int count;
};

static void count_result(void *self, const struct club_entry *e)
{
    struct results *r = self;
    char mark[64];

    snprintf(mark, sizeof mark, "\"e\":\"result\",\"table\":\"%s\"", r->table);
    r->count += memmem(e->body, e->length, mark, strlen(mark)) != NULL;
}

/* The record that everybody gets at the end follows from the sealed deal. */
static void verify(struct world *w, struct club_table *t)
{
    static char record[256 * 1024];
    size_t size = oxhide_session_size(t->rules.game);
    void *memory = malloc(size);
    struct oxhide_session *s = NULL;
    char found[1024];
    struct json out;
    struct text text;

    text_init(&text, record, sizeof record);
    oxhide_record(t->session, OXHIDE_ALL, &text);
    json_init(&out, found, sizeof found);
    if (oxhide_verify(memory, size, record, text.used, NULL, &s, &out))
        failed(w, "table %s does not verify: %s", t->id, found);
    free(memory);
}

static void check_table(struct world *w, struct truth *truth)
{
    struct club_table *t = &truth->table;

    if (t->stuck)
        failed(w, "table %s is stuck", t->id);
    if (t->phase != TABLE_OVER || !t->session)
        return;
    verify(w, t);
    for (int p = 0; p < t->rules.seats; p++) {
        char stream[CLUB_STREAM_MAX];
        struct results r = { t->id, 0 };
        if (!t->seat[p].person[0])
            continue;
        club_stream(stream, 'p', t->seat[p].person);
        disk_each(w->disk, stream, count_result, &r);
        if (r.count != 1)
            failed(w, "the result of %s was told %d times", t->id, r.count);
    }
}

/* A minute after the last fault nothing waits to be done: what is due has been
 * due for the moment that a thought and a commit take. */
void claim_due(struct world *w)
{
    int64_t now = disk_clock(w->disk);

    for (int i = 0; i < w->truths; i++) {
        int64_t due = table_due(&w->truth[i]->table, now);
        if (due < now - 5000)
            failed(w, "table %s is due since %lld, and it is %lld",
                   w->truth[i]->table.id, (long long)due, (long long)now);
    }
}

void claim_all(struct world *w)
{
    claim_state(w);
    check_acks(w);
    for (int i = 0; i < w->visitors; i++)
        if (!w->visitor[i].gone)
            check_visitor(w, &w->visitor[i]);
    for (int i = 0; i < w->truths; i++)
        check_table(w, w->truth[i]);
}

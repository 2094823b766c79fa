/* Streams in memory. A slot is loaded entry by entry from the store, and after
 * that its state is exactly what the entries it has read give. */
#include "club/node_inside.h"

#include "base/mem.h"

static unsigned hash(const char *stream)
{
    uint32_t h = 2166136261u;

    for (; *stream; stream++)
        h = (h ^ (unsigned char)*stream) * 16777619u;
    return h % NODE_HASH;
}

struct node_slot *slot_find(struct node *n, const char *stream)
{
    struct node_slot *s = n->hash[hash(stream)];

    while (s && !text_equal(s->stream, stream))
        s = s->hashed;
    return s;
}

uint32_t slot_number(const struct node_slot *s)
{
    return s->table ? s->table->number : s->person->number;
}

/* Rows tell for as long as there is a table. What this node has heard meanwhile
 * may be newer. At a live table, where rows may be few, it does not know of
 * anybody being away for longer than it has watched. */
int64_t slot_away(const struct node *n, const struct node_slot *s, int seat,
                  int64_t now)
{
    int64_t away = node_clock(n, now) - s->table->seat[seat].seen;
    int64_t heard = s->heard[seat];

    if (!heard && s->table->rules.clock == CLOCK_LIVE)
        heard = s->loaded;
    if (heard && now - heard < away)
        away = now - heard;
    return away > 0 ? away : 0;
}

static bool begin(struct node *n, struct node_slot *s)
{
    const char *id = s->stream + 2;

    if (s->stream[0] == 't') {
        s->table = n->hands.take(n->hands.self, sizeof *s->table);
        if (s->table)
            table_init(s->table, id, NULL, 0);
        return s->table;
    }
    s->person = n->hands.take(n->hands.self, sizeof *s->person);
    if (s->person)
        person_init(s->person, id);
    return s->person;
}

void slot_read_on(struct node *n, struct node_slot *s, int64_t now)
{
    (void)now;
    if (s->reading)
        return;
    s->reading = true;
    s->retry = 0;
    n->hands.read(n->hands.self, s->stream, s->past ? 1 : slot_number(s) + 1);
}

struct node_slot *slot_get(struct node *n, const char *stream, int64_t now)
{
    struct node_slot *s = slot_find(n, stream);

    if (s) {
        s->used = now;
        return s;
    }
    s = n->hands.take(n->hands.self, sizeof *s);
    if (!s)
        return NULL;
    *s = (struct node_slot){ .used = now, .loaded = now };
    club_copy(s->stream, sizeof s->stream, stream);
    if (!begin(n, s)) {
        n->hands.give(n->hands.self, s);
        return NULL;
    }
    s->hashed = n->hash[hash(stream)];
    n->hash[hash(stream)] = s;
    s->next = n->slots;
    if (n->slots)
        n->slots->previous = s;
    n->slots = s;
    n->slot_count++;
    slot_read_on(n, s, now);
    return s;
}

static void unlink_run(struct node *n, struct node_slot *s)
{
    struct node_slot **at = &n->runs, *before = NULL;

    for (; *at && *at != s; at = &(*at)->runs)
        before = *at;
    if (!*at)
        return;
    *at = s->runs;
    if (n->runs_last == s)
        n->runs_last = before;
}

void slot_free(struct node *n, struct node_slot *s)
{
    struct node_slot **at = &n->hash[hash(s->stream)];

    while (*at != s)
        at = &(*at)->hashed;
    *at = s->hashed;
    if (s->previous)
        s->previous->next = s->next;
    else
        n->slots = s->next;
    if (s->next)
        s->next->previous = s->previous;
    if (s->runnable)
        unlink_run(n, s);
    n->slot_count--;
    if (s->memory)
        n->hands.give(n->hands.self, s->memory);
    if (s->table)
        n->hands.give(n->hands.self, s->table);
    if (s->person)
        n->hands.give(n->hands.self, s->person);
    n->hands.give(n->hands.self, s);
}

void slot_run_later(struct node *n, struct node_slot *s)
{
    if (s->runnable)
        return;
    s->runnable = true;
    s->runs = NULL;
    if (n->runs_last && n->runs)
        n->runs_last->runs = s;
    else
        n->runs = s;
    n->runs_last = s;
}

void slot_queue(struct node *n, struct node_slot *s, struct node_job *job)
{
    job->next = NULL;
    if (s->first)
        s->last->next = job;
    else
        s->first = job;
    s->last = job;
    slot_run_later(n, s);
}

/* The first entry says which game it is, and so how much memory. */
static bool give_room(struct node *n, struct node_slot *s)
{
    size_t size = oxhide_session_size(s->table->rules.game);

    s->memory = size ? n->hands.take(n->hands.self, size) : NULL;
    s->table->memory = s->memory;
    s->table->memory_size = size;
    return s->memory;
}

bool slot_apply(struct node *n, struct node_slot *s, const struct club_entry *e)
{
    bool good = s->table ? table_read(s->table, e) : person_read(s->person, e);

    bool room = !good || !s->table || s->memory || give_room(n, s);
    if (good && room)
        return true;
    s->state = SLOT_BROKEN; /* until it is loaded afresh */
    n->hands.trouble(n->hands.self, s->stream,
                     good ? "no memory" : "an entry cannot be read");
    return false;
}

void node_entries(struct node *n, const char *stream,
                  const struct club_entry *entries, int count, bool last,
                  int64_t now)
{
    struct node_slot *s = slot_find(n, stream);

    if (!s || !s->reading)
        return;
    for (int i = 0; i < count && s->state != SLOT_BROKEN; i++) {
        past_entry(s, &entries[i]);
        if (entries[i].number <= slot_number(s))
            continue;
        if (slot_apply(n, s, &entries[i]) && s->flight &&
            text_equal(s->flight->job->request, entries[i].request)) {
            s->flight->job->landed = true;
            s->flight->job->number = entries[i].number;
        }
    }
    if (last) {
        s->reading = false;
        if (s->state == SLOT_LOADING)
            s->state = SLOT_READY;
        past_end(n, s);
        slot_show(n, s, now);
        slot_run_later(n, s);
    }
    node_pump(n, now);
}

void node_unread(struct node *n, const char *stream, int64_t now)
{
    struct node_slot *s = slot_find(n, stream);

    if (s && s->reading) {
        s->reading = false;
        s->retry = now + NODE_RETRY;
    }
}

struct node_view *view_find(struct node_client *c, struct node_slot *s)
{
    struct node_view *v = c->views;

    while (v && v->slot != s)
        v = v->next_of_client;
    return v;
}

bool view_open(struct node *n, struct node_client *c, struct node_slot *s,
               struct table_place place)
{
    struct node_view *v = view_find(c, s);

    if (!v) {
        v = c->follows < NODE_FOLLOWS ? n->hands.take(n->hands.self, sizeof *v)
                                      : NULL;
        if (!v)
            return false;
        *v = (struct node_view){ .slot = s,
                                 .client = c,
                                 .eyes = TABLE_WATCH,
                                 .next_of_slot = s->views,
                                 .next_of_client = c->views };
        if (c->person)
            v->eyes = table_seat_of(s->table, c->person->person->id);
        s->views = c->views = v;
        c->follows++;
    }
    v->place = place;
    v->dirty = true;
    return true;
}

void view_close(struct node *n, struct node_view *v)
{
    struct node_view **at = &v->slot->views;

    while (*at != v)
        at = &(*at)->next_of_slot;
    *at = v->next_of_slot;
    for (at = &v->client->views; *at != v;)
        at = &(*at)->next_of_client;
    *at = v->next_of_client;
    v->client->follows--;
    n->hands.give(n->hands.self, v);
}

static bool mutes(const void *self, const char *person)
{
    const struct node_client *c = self;

    return c->person && person_mutes(c->person->person, person);
}

void view_show(struct node *n, struct node_view *v, int64_t now)
{
    struct club_table *t = v->slot->table;
    struct node_client *c = v->client;
    int eyes = c->person ? table_seat_of(t, c->person->person->id)
                         : TABLE_WATCH;

    v->slot->used = now;
    if (!n->hands.ready(n->hands.self, c->self))
        return;
    if (eyes != v->eyes)
        v->place = (struct table_place){ 0 };
    v->eyes = eyes;
    v->dirty = false;
    bool open = table_may_look(t, eyes);
    struct json *out = say_begin(n, open ? "table" : "gone");
    if (open)
        table_show(t, eyes, &v->place, mutes, c, out);
    else
        json_str(out, "table", t->id);
    say_send(n, c);
    if (!open)
        view_close(n, v);
}

/* Tables that are not on the person's list any more are shown no longer. */
static void close_unmet(struct node *n, struct node_client *c)
{
    for (struct node_view *v = c->views, *next; v; v = next) {
        const struct club_table *t = v->slot->table;
        next = v->next_of_client;
        if (t->phase == TABLE_OVER ||
            table_seat_of(t, c->person->person->id) >= 0 ||
            person_has_table(c->person->person, t->id))
            continue;
        json_str(say_begin(n, "gone"), "table", t->id);
        say_send(n, c);
        view_close(n, v);
    }
}

void slot_show(struct node *n, struct node_slot *s, int64_t now)
{
    for (struct node_view *v = s->views, *next; v; v = next) {
        next = v->next_of_slot;
        if (v->place.number != s->table->number ||
            v->place.epoch != s->table->epoch)
            v->dirty = true;
        if (v->dirty && s->state == SLOT_READY)
            view_show(n, v, now);
    }
    if (!s->person || !s->users)
        return;
    for (struct node_client *c = n->clients; c; c = c->next) {
        if (c->person != s || c->shown == s->person->number)
            continue;
        if (s->person->gone || person_has_device(s->person, c->token)) {
            say_me(n, c);
            close_unmet(n, c);
        } else { /* signed out, perhaps from elsewhere */
            client_is(n, c, NULL, now);
            say_welcome(n, c, now);
        }
    }
}

/* A node's own life: beginning and end, time, beats, who is here. */
#include "club/node.h"

#include "base/hash.h"
#include "base/mem.h"
#include "club/node_inside.h"

enum {
    HERE = 6000,         /* ms somebody counts as here after their connection */
    NODE_MANY = 1000000, /* more do not watch at one node */
};

struct node *node_new(const struct node_hands *hands, const char *name,
                      int64_t now)
{
    struct node *n = hands->take(hands->self, sizeof *n);

    if (!n)
        return NULL;
    mem_zero(n, sizeof *n);
    n->hands = *hands;
    n->beat_at = now;
    club_copy(n->name, sizeof n->name, name);
    n->scratch_size = oxhide_session_size(NULL);
    n->scratch = hands->take(hands->self, n->scratch_size);
    if (!n->scratch) {
        hands->give(hands->self, n);
        return NULL;
    }
    return n;
}

static void give_jobs(struct node *n, struct node_job *job)
{
    while (job) {
        struct node_job *next = job->next;
        n->hands.give(n->hands.self, job);
        job = next;
    }
}

void node_free(struct node *n)
{
    struct node_hands hands = n->hands;

    while (n->clients)
        node_close(n, n->clients, 0);
    give_jobs(n, n->asked);
    while (n->slots) {
        struct node_slot *s = n->slots;
        give_jobs(n, s->first);
        give_jobs(n, s->past);
        if (s->was)
            hands.give(hands.self, s->was);
        if (s->flight) {
            hands.give(hands.self, s->flight->job);
            hands.give(hands.self, s->flight);
        }
        slot_free(n, s);
    }
    if (n->beat_streams)
        hands.give(hands.self, n->beat_streams);
    if (n->beat_list)
        hands.give(hands.self, n->beat_list);
    hands.give(hands.self, n->scratch);
    hands.give(hands.self, n);
}

/* Time without a beat does not count for ever: a node that lost its store
 * stands still, as the club's clock does. */
int64_t node_clock(const struct node *n, int64_t now)
{
    int64_t since = now - n->base;

    return n->clock + (since < NODE_STALL ? since : NODE_STALL);
}

int64_t node_wall(const struct node *n, int64_t now)
{
    return n->wall + now - n->base;
}

/* Nothing goes on with it, and it is old, of no use, or not in the store. */
static bool is_idle(const struct node_slot *s, int64_t now)
{
    return !s->views && !s->users && !s->first && !s->flight && !s->reading &&
           !s->past && !s->duty && !s->wants && !s->thinking && !s->runnable &&
           (now - s->used > NODE_IDLE || s->state == SLOT_BROKEN ||
            (s->state == SLOT_READY && !slot_number(s)));
}

void node_pump(struct node *n, int64_t now)
{
    while (n->timed && n->runs) {
        struct node_slot *s = n->runs;
        n->runs = s->runs;
        s->runnable = false;
        job_run(n, s, now);
        if (!s->first && !s->flight)
            due_look(n, s, now);
        if (is_idle(s, now))
            slot_free(n, s);
    }
    if (!n->timed)
        return;
    think_next(n, now);
    batch_start(n, now);
}

static bool room_for_heads(struct node *n)
{
    if (n->beat_room >= n->slot_count)
        return true;
    int room = n->slot_count * 2;
    void *streams = n->hands.take(n->hands.self,
                                  (size_t)room * sizeof *n->beat_streams);
    void *list = n->hands.take(n->hands.self,
                               (size_t)room * sizeof *n->beat_list);
    if (!streams || !list) {
        if (streams)
            n->hands.give(n->hands.self, streams);
        if (list)
            n->hands.give(n->hands.self, list);
        return false;
    }
    if (n->beat_room) {
        n->hands.give(n->hands.self, n->beat_streams);
        n->hands.give(n->hands.self, n->beat_list);
    }
    n->beat_streams = streams;
    n->beat_list = list;
    n->beat_room = room;
    return true;
}

static void beat(struct node *n, int64_t now)
{
    bool fresh = n->timed && now - n->base < NODE_STALL;

    n->beat_count = 0;
    if (room_for_heads(n))
        for (struct node_slot *s = n->slots; s; s = s->next) {
            int i = n->beat_count++;
            club_copy(n->beat_streams[i], CLUB_STREAM_MAX, s->stream);
            n->beat_list[i] = n->beat_streams[i];
        }
    n->beating = true;
    n->beat_at = now + NODE_BEAT;
    n->hands.beat(n->hands.self, fresh ? n->time : 0, n->beat_list,
                  n->beat_count);
}

/* Somebody is here all the time: now and then that is written down, so that it
 * is still known once this node has forgotten the table. */
static void write_visit(struct node *n, struct node_slot *s, int seat,
                        int64_t now)
{
    static const char body[] = "{\"do\":\"visit\"}";

    if (s->table->phase != TABLE_PLAYING || s->first || s->flight ||
        node_clock(n, now) < s->table->seat[seat].seen + TABLE_VISIT)
        return;
    struct node_job *job = job_new(n, NULL, JOB_VISIT, body, sizeof body - 1);
    if (!job)
        return;
    club_copy(job->person, sizeof job->person, s->table->seat[seat].person);
    club_copy(job->table, sizeof job->table, s->table->id);
    job_advance(n, job, now);
}

static void tell(struct node *n, const struct node_slot *s, const char *word,
                 unsigned number)
{
    char news[CLUB_STREAM_MAX + 40];
    struct text t;

    text_init(&t, news, sizeof news);
    text_put(&t, word);
    text_char(&t, ' ');
    text_put(&t, s->stream);
    text_char(&t, ' ');
    text_uint(&t, number);
    if (word[0] == 'w') { /* others add up what each node has */
        text_char(&t, ' ');
        text_uint(&t, (uint32_t)hash_text(n->name));
    }
    n->hands.tell(n->hands.self, news);
}

/* Another node has so many who watch. */
static void note_watch(struct node_slot *s, uint32_t node, int count,
                       int64_t now)
{
    struct node_watch *to = s->abroad;

    for (int i = 0; i < NODE_ABROAD; i++) {
        struct node_watch *w = &s->abroad[i];
        if (w->node == node || w->at < to->at)
            to = w;
        if (w->node == node)
            break;
    }
    *to = (struct node_watch){ node, count, now };
}

/* Whether nobody with that key has come yet in this count. Where very many
 * have, some count twice. */
static bool is_new(struct node *n, uint64_t key)
{
    for (unsigned i = 0; i < 32; i++) {
        struct node_seen *seen = &n->seen[(key + i) % NODE_SEEN];
        if (seen->count != n->counts) {
            *seen = (struct node_seen){ key, n->counts };
            return true;
        }
        if (seen->key == key)
            return false;
    }
    return true;
}

/* A person counts once, however many pages they have open; those whom the
 * server does not know count by their addresses. */
static bool counts_anew(struct node *n, const struct node_client *c)
{
    return is_new(n, hash_text(c->person ? c->person->stream : c->address));
}

/* Who is connected, here or as other nodes tell; others hear of it too. */
static void look_around(struct node *n, struct node_slot *s, int64_t now)
{
    unsigned here = 0, ours = 0;
    int watching = 0;

    if (!s->table || !s->views)
        return;
    n->counts++;
    for (const struct node_view *v = s->views; v; v = v->next_of_slot)
        if (v->eyes >= 0) {
            s->heard[v->eyes] = now;
            ours |= 1u << v->eyes;
            write_visit(n, s, v->eyes, now);
        } else {
            watching += counts_anew(n, v->client);
        }
    if (n->hands.tell && watching)
        tell(n, s, "watch", (unsigned)watching);
    for (int i = 0; i < NODE_ABROAD; i++)
        if (s->abroad[i].at && now - s->abroad[i].at < HERE)
            watching += s->abroad[i].count;
    for (int p = 0; p < s->table->rules.seats; p++)
        if (s->heard[p] && now - s->heard[p] < HERE)
            here |= 1u << p;
    if (here != s->here || watching != s->watching) {
        s->here = here;
        s->watching = watching;
        say_here(n, s, NULL, now);
    }
    if (ours && n->hands.tell)
        tell(n, s, "here", ours);
}

static void tidy(struct node *n, int64_t now)
{
    for (struct node_slot *s = n->slots, *next; s; s = next) {
        next = s->next;
        look_around(n, s, now);
        if (is_idle(s, now))
            slot_free(n, s);
        else if (s->leased > now)
            slot_run_later(n, s);
    }
    for (struct node_client *c = n->clients, *next; c; c = next) {
        next = c->next;
        if (now - c->heard > NODE_SILENT)
            n->hands.drop(n->hands.self, c->self);
    }
}

void node_beaten(struct node *n, int64_t wall, int64_t time, int64_t clock,
                 const uint32_t *heads, const char (*due)[CLUB_STREAM_MAX],
                 int dues, int64_t now)
{
    n->beating = false;
    n->timed = true;
    n->base = now;
    n->wall = wall;
    n->time = time;
    n->clock = clock;
    for (int i = 0; i < n->beat_count; i++) {
        struct node_slot *s = slot_find(n, n->beat_streams[i]);
        if (s && heads[i] > slot_number(s) && !s->flight &&
            s->state == SLOT_READY)
            slot_read_on(n, s, now);
    }
    for (int i = 0; i < dues; i++) {
        struct node_slot *s = slot_get(n, due[i], now);
        if (!s)
            continue;
        s->leased = now + NODE_LEASE - NODE_BEAT;
        s->settled = 0;
        slot_run_later(n, s);
    }
    tidy(n, now);
    for (struct node_slot *s = n->slots; s; s = s->next)
        if (s->first)
            slot_run_later(n, s);
    node_pump(n, now);
}

void node_unbeaten(struct node *n, int64_t now)
{
    n->beating = false;
    n->beat_at = now + NODE_RETRY;
}

/* The next word of some news, and where the one after it begins. */
static const char *next_word(const char *news, char *out, size_t cap)
{
    struct text t;

    text_init(&t, out, cap);
    for (; *news && *news != ' ' && !t.full; news++)
        text_char(&t, *news);
    return *news ? news + 1 : news;
}

/* "head t:... 17", "here t:... 3" or "watch t:... 2 NODE". */
void node_news(struct node *n, const char *news, int64_t now)
{
    char word[8], stream[CLUB_STREAM_MAX], digits[12], node[12];
    uint64_t number, from = 0;

    news = next_word(news, word, sizeof word);
    news = next_word(news, stream, sizeof stream);
    next_word(next_word(news, digits, sizeof digits), node, sizeof node);
    struct node_slot *s = slot_find(n, stream);
    if (!s || !text_read_uint(digits, &number) || s->state != SLOT_READY)
        return;
    if (text_equal(word, "head") && number > slot_number(s) && !s->flight)
        slot_read_on(n, s, now);
    for (int p = 0; text_equal(word, "here") && p < CLUB_SEATS_MAX; p++)
        if (number >> p & 1)
            s->heard[p] = now;
    if (text_equal(word, "watch") && number < NODE_MANY &&
        text_read_uint(node, &from))
        note_watch(s, (uint32_t)from, (int)number, now);
    node_pump(n, now);
}

/* Questions the store could not answer are asked again. */
static bool retry(struct node *n, int64_t now)
{
    bool more = false;

    for (struct node_slot *s = n->slots; s; s = s->next) {
        if (s->retry && s->retry <= now)
            slot_read_on(n, s, now);
        more |= s->retry > 0;
    }
    for (struct node_job *job = n->asked; job; job = job->next) {
        if (job->retry && job->retry <= now) {
            job->retry = 0;
            n->hands.find(n->hands.self, job->ticket,
                          job->key_stream[0] ? job->key_stream : NULL,
                          job->key);
        }
        more |= job->retry > 0;
    }
    return more;
}

int64_t node_wake(struct node *n, int64_t now)
{
    bool soon = retry(n, now) || now < n->commit_retry;

    if (!n->beating && now >= n->beat_at)
        beat(n, now);
    node_pump(n, now);
    int64_t next = n->beating ? now + NODE_BEAT : n->beat_at;
    return soon && now + NODE_RETRY < next ? now + NODE_RETRY : next;
}

struct node_numbers node_numbers(const struct node *n)
{
    struct node_numbers out = { .flying = n->flights };

    for (const struct node_client *c = n->clients; c; c = c->next) {
        out.clients++;
        out.jobs += c->jobs;
    }
    for (const struct node_slot *s = n->slots; s; s = s->next) {
        out.tables += s->table != NULL;
        out.people += s->person != NULL;
    }
    return out;
}

const struct club_table *node_table(const struct node *n, const char *id)
{
    const struct node_slot *s = n->slots;

    while (s && !(s->table && text_equal(s->table->id, id)))
        s = s->next;
    return s && s->state == SLOT_READY ? s->table : NULL;
}

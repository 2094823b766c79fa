/* Whose computer thinks next. There are as many thoughts at once as threads;
 * the other tables wait. Tables where somebody is present come first, and among
 * those the tables of the host whose computers have had the least thinking time
 * lately, so that nobody can keep the computers of everybody else waiting. */
#include "club/node_inside.h"

/* Thoughts of one host at once, though never on all threads. */
enum { HOST_MINDS = 2 };

/* Somebody decides here, or looks on. Where computers play for everybody and
 * nobody looks, there is time. */
static bool is_attended(const struct node_slot *s)
{
    const struct club_table *t = s->table;
    bool attended = s->views;

    for (int p = 0; p < t->rules.seats; p++)
        attended |= t->seat[p].person[0] && !t->seat[p].stands_in;
    return attended;
}

/* How long it may wait, as a number that is higher the sooner it has to be;
 * below zero: not now. */
static int64_t urgency(const struct node *n, const struct node_slot *s,
                       int64_t now)
{
    const char *host = s->table->host;
    bool attended = is_attended(s);
    int most = n->hands.thinkers > HOST_MINDS ? HOST_MINDS : 1;
    int minds = 0, alone = 0;

    for (int i = 0; i < n->thoughts; i++) {
        minds += text_equal(n->mind[i]->table->host, host);
        alone += !is_attended(n->mind[i]);
    }
    if (minds >= most || (!attended && alone))
        return -1;
    return limit_left(n, LIMIT_THINK, host, now) +
           (attended ? (int64_t)INT32_MAX : 0);
}

/* Takes the next one off the list, which has whoever came last in front. */
static struct node_slot *take_next(struct node *n, int64_t now)
{
    struct node_slot **best = NULL;
    int64_t most = 0;

    for (struct node_slot **at = &n->wanting; *at; at = &(*at)->wants_next) {
        int64_t u = urgency(n, *at, now);
        if (u < most)
            continue;
        most = u;
        best = at;
    }
    if (!best)
        return NULL;
    struct node_slot *s = *best;
    *best = s->wants_next;
    s->wants = false;
    return s;
}

static void begin(struct node *n, struct node_slot *s, int seat, int64_t now)
{
    struct club_table *t = s->table;
    struct node_thinking job = { .stream = s->stream,
                                 .player = table_player(t, seat),
                                 .ply = oxhide_session_ply(t->session),
                                 .back = (int)oxhide_session_back(t->session),
                                 .seed = table_think_seed(t, seat),
                                 .session = t->session };

    s->thinking = n->hands.think(n->hands.self, &job);
    s->think_at = s->thinking ? now : now + NODE_REST;
    if (s->thinking) {
        n->mind[n->thoughts++] = s;
        return;
    }
    s->stalled = true;
    n->hands.trouble(n->hands.self, s->stream, "a computer cannot think");
    say_here(n, s, NULL, now);
}

void think_want(struct node *n, struct node_slot *s, int64_t now)
{
    if (s->wants || s->thinking || now < s->think_at)
        return;
    s->wants = true;
    s->wants_next = n->wanting;
    n->wanting = s;
}

void think_next(struct node *n, int64_t now)
{
    struct node_slot *s;

    while (n->thoughts < n->hands.thinkers && (s = take_next(n, now))) {
        int seat = due_thinker(n, s, now);
        if (seat >= 0)
            begin(n, s, seat, now);
    }
}

void think_done(struct node *n, struct node_slot *s, int64_t now)
{
    int i = 0;

    while (n->mind[i] != s)
        i++;
    n->mind[i] = n->mind[--n->thoughts];
    s->thinking = s->stalled = false;
    limit_spend(n, LIMIT_THINK, s->table->host, now - s->think_at, now);
}

/* What people do: sit down, play what their own engine allows, talk, change
 * their mind, press twice, try what is not allowed, leave. */
#include "world/world.h"

static uint32_t pick(struct world *w, uint32_t n)
{
    return rng_below(&w->people, n);
}

static void ask_once(struct visitor *v, const char *id)
{
    if (!id)
        return;
    v->moving = true;
    snprintf(v->moving_id, sizeof v->moving_id, "%s", id);
}

static void sit(struct visitor *v, const struct sight *s)
{
    uint8_t seal[SHA256_SIZE];
    char hex[2 * SHA256_SIZE + 1];

    deal_announcement(s->table, v->person, v->share, seal);
    deal_hex(hex, seal, sizeof seal);
    if (pick(v->w, 4))
        ask_once(v, visitor_ask(v,
                                "{\"do\":\"sit\",\"table\":\"%s\","
                                "\"seal\":\"%s\"}",
                                s->table, hex));
    else
        ask_once(v,
                 visitor_ask(v, "{\"do\":\"sit\",\"table\":\"%s\"}", s->table));
}

static void open_share(struct visitor *v, const struct sight *s)
{
    char hex[2 * DEAL_SHARE + 1];

    deal_hex(hex, v->share, sizeof v->share);
    ask_once(v, visitor_ask(v,
                            "{\"do\":\"open-share\",\"table\":\"%s\","
                            "\"share\":\"%s\"}",
                            s->table, hex));
}

/* Everybody who wants to has sat down: computers get the rest. Now and then the
 * host thinks better of the rules. */
static void begin(struct visitor *v, const struct sight *s)
{
    struct world *w = v->w;
    int persons = 0;

    if (!pick(w, 12)) {
        ask_once(v, visitor_ask(v,
                                "{\"do\":\"set\",\"table\":\"%s\","
                                "\"bonus\":%u}",
                                s->table, pick(w, 3)));
        return;
    }
    for (int i = 0; i < w->visitors; i++)
        persons += !w->visitor[i].watcher && !w->visitor[i].gone &&
                   w->visitor[i].device_of < 0;
    int missing = w->seats - s->free_seats < persons && persons <= w->seats;
    if (s->free_seats && !missing)
        ask_once(v, visitor_ask(v,
                                "{\"do\":\"computer\",\"table\":\"%s\","
                                "\"seat\":%d,\"player\":\"random\"}",
                                s->table, (int)pick(w, (uint32_t)s->seats)));
    else if (!s->free_seats)
        ask_once(
            v, visitor_ask(v, "{\"do\":\"start\",\"table\":\"%s\"}", s->table));
}

static void wish(struct visitor *v, const char *id, const struct sight *s)
{
    struct world *w = v->w;

    if (!id || w->wishes == ACKS)
        return;
    struct wish *to = &w->wish[w->wishes++];
    snprintf(to->request, sizeof to->request, "%s:%s", v->person, id);
    to->ply = s->plies;
    to->back = s->back;
}

static void move(struct visitor *v, struct sight *s)
{
    static char list[256 * 1024];
    struct oxhide_session *session = visitor_session(v, s);
    struct json out;
    int n = 0;

    if (!session || oxhide_session_actor(session) != s->seat)
        return;
    json_init(&out, list, sizeof list);
    oxhide_legal(session, s->seat, &out);
    for (char *at = list; (at = strstr(at, "{\"text\":\"")); at++)
        n++;
    if (!n) {
        failed(v->w, "%s may act and has nothing to do", v->name);
        return;
    }
    int k = (int)pick(v->w, (uint32_t)n);
    char *at = strstr(list, "{\"text\":\"");
    for (; k; k--)
        at = strstr(at + 1, "{\"text\":\"");
    at += strlen("{\"text\":\"");
    int length = (int)strcspn(at, "\"");
    for (int times = pick(v->w, 12) ? 1 : 2; times; times--) {
        const char *id = visitor_ask(v,
                                     "{\"do\":\"move\",\"table\":\"%s\","
                                     "\"ply\":%d,\"back\":%d,"
                                     "\"words\":\"%.*s\"}",
                                     s->table, s->plies, s->back, length, at);
        ask_once(v, id);
        wish(v, id, s);
    }
}

static void answer(struct visitor *v, const struct sight *s)
{
    ask_once(v, visitor_ask(v,
                            "{\"do\":\"answer\",\"table\":\"%s\","
                            "\"proposal\":%u,\"yes\":%s}",
                            s->table, s->proposal,
                            pick(v->w, 3) ? "true" : "false"));
}

/* Things that happen at a table beside the game. */
static void fidget(struct visitor *v, struct sight *s)
{
    static const char *const proposals[] = { "back", "pause", "stand-in",
                                             "back" };
    struct world *w = v->w;

    switch (pick(w, 9)) {
    case 0:
        visitor_ask(v, "{\"do\":\"say\",\"table\":\"%s\",\"text\":\"word %u\"}",
                    s->table, pick(w, 1000));
        break;
    case 1:
        visitor_ask(v,
                    "{\"do\":\"back\",\"table\":\"%s\",\"ply\":%d,\"back\":%d}",
                    s->table, s->plies, s->back);
        break;
    case 2:
        visitor_ask(v,
                    "{\"do\":\"propose\",\"table\":\"%s\",\"what\":\"%s\","
                    "\"ply\":%d,\"back\":%d,\"seat\":%u}",
                    s->table, proposals[pick(w, 4)], s->plies, s->back,
                    pick(w, (uint32_t)w->seats));
        break;
    case 3:
        if (!pick(w, 3))
            visitor_ask(v, "{\"do\":\"leave\",\"table\":\"%s\"}", s->table);
        break;
    case 4:
        visitor_ask(v,
                    "{\"do\":\"move\",\"table\":\"%s\",\"ply\":%d,\"back\":%d,"
                    "\"words\":\"nonsense\"}",
                    s->table, s->plies, s->back);
        break;
    case 5:
        visitor_ask(v, "{\"do\":\"start\",\"table\":\"%s\"}", s->table);
        break;
    case 6:
        visitor_ask(v,
                    "{\"do\":\"think\",\"table\":\"%s\",\"ply\":%d,"
                    "\"back\":%d,\"words\":\"stop\"}",
                    s->table, s->plies, s->back);
        break;
    case 7:
        visitor_ask(v, "{\"do\":\"told\",\"table\":\"%s\",\"seat\":0}",
                    s->table);
        break;
    default:
        visitor_ask(v, "{\"do\":\"say\",\"table\":\"%s\",\"phrase\":\"hm\"}",
                    s->table);
        break;
    }
}

static void at_table(struct visitor *v, struct sight *s)
{
    struct world *w = v->w;
    bool playing = !strcmp(s->phase, "playing");

    if (v->watcher)
        return;
    if (!strcmp(s->phase, "waiting") && s->seat < 0) {
        sit(v, s);
    } else if (!strcmp(s->phase, "waiting") && s->unready) {
        ask_once(v, visitor_ask(v,
                                "{\"do\":\"ready\",\"table\":\"%s\","
                                "\"terms\":%d}",
                                s->table, (int)s->terms));
    } else if (!strcmp(s->phase, "waiting") && s->host) {
        begin(v, s);
    } else if (!strcmp(s->phase, "sealing") && s->seat >= 0) {
        if (pick(w, 8))
            open_share(v, s);
        else if (s->host)
            ask_once(v, visitor_ask(v, "{\"do\":\"deal\",\"table\":\"%s\"}",
                                    s->table));
    } else if (playing && s->seat >= 0) {
        if (s->proposal && !s->proposal_mine && pick(w, 2))
            answer(v, s);
        else if (!pick(w, 15))
            fidget(v, s);
        else if (s->paused)
            visitor_ask(v, "{\"do\":\"resume\",\"table\":\"%s\"}", s->table);
        else if (s->standing_in)
            visitor_ask(v, "{\"do\":\"take-over\",\"table\":\"%s\"}", s->table);
        else if (s->actor == s->seat)
            move(v, s);
    } else if (s->over && s->seat >= 0 && !s->again[0] && w->games_over < 2 &&
               !pick(w, 3)) {
        ask_once(
            v, visitor_ask(v, "{\"do\":\"again\",\"table\":\"%s\"}", s->table));
    }
    if (s->again[0])
        guest_follow(&v->guest, s->again, NULL, 0, 0, 0, w->now);
}

/* The link travels by other means. */
static const char *invitation(const struct world *w)
{
    for (int i = 0; i < w->visitor[0].sights; i++)
        if (w->visitor[0].sight[i].invite[0])
            return w->visitor[0].sight[i].invite;
    return NULL;
}

static void make(struct visitor *v)
{
    struct world *w = v->w;

    ask_once(v, visitor_ask(v,
                            "{\"do\":\"make\",\"game\":\"%s\",\"seats\":%d,"
                            "\"clock\":\"%s\",\"time\":%d,\"lot\":%s,"
                            "\"counts\":%s,\"level\":\"random\"}",
                            w->game, w->seats, w->clock, w->clock_time,
                            w->lot ? "true" : "false",
                            w->counts ? "true" : "false"));
}

/* The one the host made, from the answer: it follows what it has met. */
static void follow_own(struct visitor *v)
{
    for (int i = 0; i < v->w->acks; i++) {
        const struct ack *a = &v->w->ack[i];
        if (a->done && a->stream[0] == 't' &&
            !strncmp(a->request, v->person, strlen(v->person)))
            guest_follow(&v->guest, a->stream + 2, NULL, 0, 0, 0, v->w->now);
    }
}

void people_act(struct world *w, struct visitor *v)
{
    if (v->guest.state != GUEST_HERE || v->moving)
        return;
    if (!v->person[0]) {
        ask_once(v,
                 visitor_ask(v, "{\"do\":\"join\",\"name\":\"%s\"}", v->name));
        return;
    }
    if (v->guest.tables == 0 && v->index == 0) {
        if (v->sights == 0 && w->acks < 2)
            make(v);
        follow_own(v);
        return;
    }
    if (v->guest.tables == 0) {
        const char *invite = invitation(w);
        if (invite)
            guest_follow(&v->guest, NULL, invite, 0, 0, 0, w->now);
        return;
    }
    if (!pick(w, 400) && v->index > 1 && w->faults) {
        note(w, "%s goes away for good", v->name);
        v->gone = true;
        visitor_cut(w, v);
        return;
    }
    for (int i = 0; i < v->sights; i++)
        at_table(v, &v->sight[i]);
}

/* What a node says to two clients: the seat (or nobody), and a watcher. */
#include "world/secrets.h"

enum { WATCHER = 9 };

static void hear(struct ears *e, const char *bytes, size_t n)
{
    struct heard *h = &e->heard;

    if (h->used + n + 1 > h->room) {
        h->room = 2 * (h->used + n + 1);
        h->bytes = realloc(h->bytes, h->room);
    }
    memcpy(h->bytes + h->used, bytes, n);
    h->used += n;
    h->bytes[h->used++] = '\n';
}

static void said(void *self, void *client, const char *bytes, size_t n)
{
    hear(self, client, 1);
    hear(self, bytes, n);
}

static void say(struct ears *e, int k, const char *message)
{
    if (e->client[k])
        lone_hear(e->lone, e->client[k], message, strlen(message));
}

static void enter(struct ears *e, int k, int person, char *sign)
{
    char token[24], join[96];

    play_token(person, token);
    e->client[k] = lone_enter(e->lone, sign, token, "10.0.0.1");
    snprintf(join, sizeof join,
             "{\"do\":\"join\",\"id\":\"j\",\"name\":\"Person %d\"}", person);
    say(e, k, join);
}

struct ears *ears_new(const struct play *p, int eyes)
{
    static char seat[] = "S", watcher[] = "W";
    struct ears *e = calloc(1, sizeof *e);

    e->play = p;
    e->eyes = eyes;
    e->lone = lone_new(said, e);
    e->feeder = disk_open(e->lone->disk, "feeder");
    if (eyes >= 0)
        enter(e, 0, eyes, seat);
    enter(e, 1, WATCHER, watcher);
    return e;
}

void ears_row(struct ears *e, const struct play_row *row)
{
    const struct club_row *list = &row->row;
    struct node_result result;
    char message[128];

    e->feeder->kind->commit(e->feeder, &list, 1, NULL, 0, &result);
    if (result.outcome != ROW_DONE) {
        printf("a row of the game is not stored\n");
        exit(1);
    }
    snprintf(message, sizeof message, "head %s %u", row->row.stream,
             row->row.entry.number);
    node_news(e->lone->node, message, e->lone->now);
    lone_wake(e->lone, 2500);
    if (row->row.entry.number > 1)
        return;
    const char *invite = strstr(row->body, "\"invite\":\"") + 10;
    snprintf(message, sizeof message, "{\"do\":\"follow\",\"invite\":\"%.*s\"}",
             (int)strcspn(invite, "\""), invite);
    say(e, 0, message);
    say(e, 1, message);
}

/* Whether the seat's ask would be done now; then only that is heard of it. */
static bool is_allowed(struct ears *e, struct club_table *t, const char *body)
{
    static struct club_draft draft;
    char scrap[4096];
    int64_t away[CLUB_SEATS_MAX] = { 0 }, now = e->lone->now;
    uint8_t random[CLUB_RANDOM] = { 0 };
    struct json_object o;
    struct json error;

    json_read(&o, body, strlen(body));
    json_init(&error, scrap, sizeof scrap);
    struct club_ask a = {
        &e->play->who[e->eyes], "x:1", &o, now, now, away, random
    };
    return table_judge(t, &a, &draft, &error) == CLUB_OK;
}

void ears_probe(struct ears *e, int k)
{
    static const char *const what[EARS_PROBES] = {
        "\"do\":\"back\"",
        "\"do\":\"propose\",\"what\":\"back\",\"to\":3",
        "\"do\":\"move\",\"words\":\"open sesame\"",
        "\"do\":\"move\",\"words\":\"pass\"",
        "\"do\":\"start\"",
        "\"do\":\"resume\"",
    };
    const struct club_table *t = node_table(e->lone->node, e->play->table.id);
    char body[256];

    if (!t)
        return;
    int ply = t->session ? oxhide_session_ply(t->session) : 0;
    unsigned back = t->session ? oxhide_session_back(t->session) : 0;
    snprintf(body, sizeof body,
             "{\"id\":\"p%d\",\"table\":\"%s\",\"ply\":%d,\"back\":%u,%s}",
             ++e->probes, t->id, ply, back, what[k]);
    say(e, 1, body);
    if (e->eyes < 0)
        return;
    if (is_allowed(e, (struct club_table *)t, body))
        hear(e, what[k], strlen(what[k]));
    else
        say(e, 0, body);
}

void ears_free(struct ears *e)
{
    e->feeder->kind->close(e->feeder);
    lone_free(e->lone);
    free(e->heard.bytes);
    free(e);
}

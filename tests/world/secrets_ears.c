/* What a node says to two clients: the seat (or nobody), and a watcher. */
#include "world/secrets.h"

enum { WATCHER = 9 };

struct ears {
    struct lone *lone;
    struct store *feeder; /* another node's */
    struct node_client *client[2];
    const struct play *play;
    struct heard heard[2];
    int probes, eyes;
};

struct heard *ears_heard(struct ears *e, int k)
{
    return &e->heard[k];
}

static void said(void *self, void *client, const char *bytes, size_t n)
{
    struct ears *e = self;

    heard_add(&e->heard[*(char *)client == 'W'], bytes, n);
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

static void probe(struct ears *e, struct club_table *t, int k)
{
    char body[256];

    ears_body(t, ++e->probes, k, body);
    say(e, 1, body);
    if (e->eyes < 0)
        return;
    if (ears_allowed(e->play, e->eyes, t, e->lone->now, body))
        heard_add(&e->heard[0], ears_vain[k], strlen(ears_vain[k]));
    else
        say(e, 0, body);
}

void ears_probe(struct ears *e)
{
    const struct club_table *t = node_table(e->lone->node, e->play->table.id);

    for (int k = 0; t && k < EARS_PROBES; k++)
        probe(e, (struct club_table *)t, k);
}

void ears_free(struct ears *e)
{
    e->feeder->kind->close(e->feeder);
    lone_free(e->lone);
    free(e->heard[0].bytes);
    free(e->heard[1].bytes);
    free(e);
}

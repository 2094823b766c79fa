/* One node beside a simulated store that answers at once: signing in, by
 * passphrase and by recovery code, and how often somebody may guess. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "club/node.h"
#include "world/disk.h"

enum { JOBS = 64 };

/* What the node has asked for and is answered when it is not being called. */
struct task {
    enum { COMMIT, READ, FIND, BEAT, SECRET } kind;
    const struct club_row *rows[NODE_BATCH];
    int count;
    char stream[CLUB_STREAM_MAX], key[CLUB_KEY_MAX];
    bool of_stream, good;
    uint32_t from, ticket;
};

struct house {
    struct node *node;
    struct disk *disk;
    struct store *store;
    struct task task[JOBS];
    int tasks;
    bool busy; /* too many passphrases wait */
    char said[64][4096];
    int says;
    int64_t now;
    uint8_t random;
};

static struct task *task_new(void *self, int kind)
{
    struct house *h = self;
    struct task *t = &h->task[h->tasks++];

    assert_true(h->tasks <= JOBS);
    memset(t, 0, sizeof *t);
    t->kind = kind;
    return t;
}

static void *take(void *self, size_t n)
{
    (void)self;
    return malloc(n);
}

static void give(void *self, void *memory)
{
    (void)self;
    free(memory);
}

static void draw(void *self, uint8_t *out, size_t n)
{
    memset(out, ++((struct house *)self)->random, n);
}

static void hand_send(void *self, void *client, const char *bytes, size_t n)
{
    struct house *h = self;

    (void)client;
    snprintf(h->said[h->says++ % 64], 4096, "%.*s", (int)n, bytes);
}

static bool ready(void *self, void *client)
{
    (void)self, (void)client;
    return true;
}

static void drop(void *self, void *client)
{
    (void)self, (void)client;
}

static void commit(void *self, const struct club_row *const *rows, int count,
                   const struct node_due *due, int dues)
{
    struct task *t = task_new(self, COMMIT);

    (void)due, (void)dues;
    memcpy(t->rows, rows, sizeof *rows * (size_t)count);
    t->count = count;
}

static void read_stream(void *self, const char *stream, uint32_t from)
{
    struct task *t = task_new(self, READ);

    strcpy(t->stream, stream);
    t->from = from;
}

static void find(void *self, uint32_t ticket, const char *stream,
                 const char *key)
{
    struct task *t = task_new(self, FIND);

    t->ticket = ticket;
    t->of_stream = stream;
    strcpy(t->stream, stream ? stream : "");
    strcpy(t->key, key);
}

static void beat(void *self, int64_t last, const char *const *streams,
                 int count)
{
    (void)last, (void)streams;
    task_new(self, BEAT)->count = count;
}

static void think(void *self, const struct node_thinking *t)
{
    (void)self, (void)t;
}

static void secret(void *self, uint32_t ticket, const char *passphrase,
                   const char *known)
{
    struct task *t = task_new(self, SECRET);

    t->ticket = ticket;
    t->of_stream = known[0];
    snprintf(t->key, sizeof t->key, "*%s", passphrase);
    t->good = !known[0] || !strcmp(known, t->key);
}

static void trouble(void *self, const char *stream, const char *what)
{
    (void)self;
    fail_msg("trouble with '%s': %s", stream, what);
}

static void read_one(void *self, const struct club_entry *e)
{
    struct house *h = self;

    node_entries(h->node, h->task[0].stream, e, 1, false, h->now);
}

static void answer(struct house *h, struct task *t)
{
    struct node_result results[NODE_BATCH];
    uint32_t heads[256] = { 0 }, number = 0;
    char stream[CLUB_STREAM_MAX] = "";

    switch (t->kind) {
    case COMMIT:
        h->store->kind->commit(h->store, t->rows, t->count, NULL, 0, results);
        node_committed(h->node, COMMIT_DONE, results, h->now);
        break;
    case READ:
        h->store->kind->read(h->store, t->stream, t->from, read_one, h);
        node_entries(h->node, t->stream, NULL, 0, true, h->now);
        break;
    case FIND:
        if (t->of_stream)
            h->store->kind->request(h->store, t->stream, t->key, &number);
        else
            h->store->kind->key(h->store, t->key, stream);
        node_found(h->node, t->ticket, true, stream, number, h->now);
        break;
    case BEAT:
        node_beaten(h->node, h->now, h->now, h->now, heads, NULL, 0, h->now);
        break;
    case SECRET:
        node_secret(h->node, t->ticket,
                    h->busy   ? SECRET_BUSY
                    : t->good ? SECRET_GOOD
                              : SECRET_BAD,
                    t->of_stream ? "" : t->key, h->now);
        break;
    }
}

static void settle(struct house *h)
{
    while (h->tasks) {
        struct task first = h->task[0];
        answer(h, &first);
        memmove(h->task, h->task + 1, sizeof h->task[0] * (size_t)--h->tasks);
    }
}

static int64_t wall(void *self)
{
    return ((struct house *)self)->now;
}

static struct house *house_new(void)
{
    struct house *h = calloc(1, sizeof *h);
    struct node_hands hands = {
        h,           take, give, draw,  hand_send, ready, drop,    commit,
        read_stream, find, beat, think, secret,    NULL,  trouble,
    };

    h->now = 1000;
    h->disk = disk_new(&(struct disk_hands){ h, wall, NULL });
    h->store = disk_open(h->disk, "node");
    h->node = node_new(&hands, "node", h->now);
    node_wake(h->node, h->now);
    settle(h);
    return h;
}

static void house_free(struct house *h)
{
    node_free(h->node);
    h->store->kind->close(h->store);
    disk_free(h->disk);
    free(h);
}

static struct node_client *enter(struct house *h, const char *token,
                                 const char *address)
{
    struct node_client *c = node_open(h->node, h, token, address, h->now);

    settle(h);
    return c;
}

/* The answer to an ask: done, or the code of the refusal. */
static const char *ask(struct house *h, struct node_client *c,
                       const char *message)
{
    static char code[64];

    h->says = 0;
    node_bytes(h->node, c, message, strlen(message), h->now);
    settle(h);
    for (int i = 0; i < h->says; i++) {
        const char *at = strstr(h->said[i], "\"code\":\"");
        if (strstr(h->said[i], "\"see\":\"done\""))
            return "done";
        if (at)
            return snprintf(code, sizeof code, "%.*s",
                            (int)strcspn(at + 8, "\""), at + 8),
                   code;
    }
    return "nothing";
}

static struct house *with_mira(void)
{
    struct house *h = house_new();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");

    assert_string_equal(
        ask(h, c, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Mira\"}"), "done");
    assert_string_equal(
        ask(h, c,
            "{\"do\":\"keep\",\"id\":\"2\",\"name\":\"Mira\",\"passphrase\":"
            "\"horse\",\"recovery\":\"code of mira\"}"),
        "done");
    return h;
}

static void test_a_passphrase_and_a_recovery_code(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-2", "10.0.0.2");

    (void)unused;
    assert_string_equal(
        ask(h, c,
            "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":\"mira\","
            "\"passphrase\":\"donkey\"}"),
        "bad-secret");
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"2\",\"name\":"
                            "\"mira\",\"recovery\":\"code of kofi\"}"),
                        "bad-secret");
    assert_string_equal(
        ask(h, c, "{\"do\":\"sign-in\",\"id\":\"3\",\"name\":\"mira\"}"),
        "bad-secret");
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"4\",\"name\":"
                            "\"MIRA\",\"recovery\":\"code of mira\"}"),
                        "done");
    c = enter(h, "token-3", "10.0.0.3");
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"5\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse\"}"),
                        "done");
    house_free(h);
}

static void test_too_many_passphrases_at_once(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-2", "10.0.0.2");

    (void)unused;
    h->busy = true;
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse\"}"),
                        "try-again");
    h->busy = false;
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse\"}"),
                        "done");
    house_free(h);
}

/* One name, from everywhere; and one address, at all names. */
static void test_guessing_is_slow(void **unused)
{
    struct house *h = with_mira();
    char message[128], address[32];
    int many = 0;

    (void)unused;
    for (int i = 0; i < 30; i++) {
        snprintf(address, sizeof address, "10.1.0.%d", i);
        struct node_client *c = enter(h, "token-x", address);
        snprintf(message, sizeof message,
                 "{\"do\":\"sign-in\",\"id\":\"%d\",\"name\":\"mira\","
                 "\"passphrase\":\"guess %d\"}",
                 i, i);
        many += !strcmp(ask(h, c, message), "too-many");
        node_close(h->node, c, h->now);
    }
    assert_int_equal(many, 20);
    struct node_client *c = enter(h, "token-y", "10.2.0.1");
    many = 0;
    for (int i = 0; i < 30; i++) {
        snprintf(message, sizeof message,
                 "{\"do\":\"claim\",\"id\":\"%d\",\"link\":\"link-%d\"}", i, i);
        many += !strcmp(ask(h, c, message), "too-many");
    }
    assert_int_equal(many, 20);
    house_free(h);
}

/* Two copies of an ask are refused and looked for in the store at the same
 * time; then it becomes possible, and the first is done. So is the second. */
static void test_a_double_is_looked_for_again(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");
    static const char *const asks[] = {
        "{\"do\":\"start\",\"id\":\"s\",\"table\":\"%s\"}",
        "{\"do\":\"start\",\"id\":\"s\",\"table\":\"%s\"}",
        "{\"do\":\"computer\",\"id\":\"c\",\"table\":\"%s\",\"seat\":1,"
        "\"player\":\"random\"}",
    };
    char table[CLUB_ID_MAX], message[256];

    (void)unused;
    ask(h, c, "{\"do\":\"make\",\"id\":\"m\",\"game\":\"bronze\"}");
    snprintf(table, sizeof table, "%.16s",
             strstr(h->said[h->says - 1], "\"table\":\"") + 9);
    snprintf(message, sizeof message,
             "{\"do\":\"sit\",\"id\":\"t\",\"table\":\"%s\"}", table);
    assert_string_equal(ask(h, c, message), "done");
    h->says = 0;
    for (int i = 0; i < 3; i++) {
        snprintf(message, sizeof message, asks[i], table);
        node_bytes(h->node, c, message, strlen(message), h->now);
    }
    settle(h);
    int done = 0;
    for (int i = 0; i < h->says; i++) {
        assert_null(strstr(h->said[i], "\"see\":\"refused\""));
        done += strstr(h->said[i], "\"see\":\"done\",\"id\":\"s\"") != NULL;
    }
    assert_int_equal(done, 2);
    house_free(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_passphrase_and_a_recovery_code),
        cmocka_unit_test(test_too_many_passphrases_at_once),
        cmocka_unit_test(test_guessing_is_slow),
        cmocka_unit_test(test_a_double_is_looked_for_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

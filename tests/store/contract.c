/* What every store must do. */
#define _GNU_SOURCE
#include "store/contract.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "world/disk.h"

static const struct contract *c;
static int64_t wall;

static void set_wall(int64_t to)
{
    wall = to;
    c->set_wall(to);
}

static int64_t model_wall(void *self)
{
    (void)self;
    return wall;
}

/* A row with a body that says which it is. */
static struct club_row row_of(const char *stream, uint32_t number,
                              const char *request)
{
    static char bodies[64][128];
    static int next;
    char *body = bodies[next++ % 64];
    struct club_row row = { .entry = { .number = number,
                                       .at = 1000 + number,
                                       .wall = 5000 + number,
                                       .body = body } };

    snprintf(body, 128, "{\"e\":\"said\",\"seat\":%u}\n", number);
    row.entry.length = strlen(body);
    snprintf(row.stream, sizeof row.stream, "%s", stream);
    snprintf(row.entry.request, sizeof row.entry.request, "%s", request);
    return row;
}

static void with_text(struct club_row *row, const char *owner,
                      const char *words)
{
    snprintf(row->owner, sizeof row->owner, "%s", owner);
    row->entry.text = words;
}

static struct node_result put(struct store *s, const struct club_row *row)
{
    struct node_result result;

    assert_int_equal(s->kind->commit(s, &row, 1, NULL, 0, &result), STORE_OK);
    return result;
}

static void assert_outcome(struct node_result r, enum node_outcome outcome,
                           uint32_t number)
{
    assert_int_equal(r.outcome, outcome);
    if (outcome == ROW_DONE || outcome == ROW_DOUBLE)
        assert_int_equal(r.number, number);
}

struct seen {
    int count;
    uint32_t last;
    char text[64], body[128];
};

static void see(void *self, const struct club_entry *e)
{
    struct seen *seen = self;

    assert_true(e->number > seen->last);
    assert_int_equal(strlen(e->body), e->length);
    seen->count++;
    seen->last = e->number;
    snprintf(seen->text, sizeof seen->text, "%s", e->text ? e->text : "-");
    snprintf(seen->body, sizeof seen->body, "%s", e->body);
}

static struct seen read_all(struct store *s, const char *stream, uint32_t from)
{
    struct seen seen = { 0 };

    assert_int_equal(s->kind->read(s, stream, from, see, &seen), STORE_OK);
    return seen;
}

static struct store_answer beat(struct store *s, int64_t last)
{
    struct store_answer out = { 0 };

    assert_int_equal(s->kind->beat(s, last, NULL, 0, &out), STORE_OK);
    return out;
}

static struct store *fresh(void)
{
    c->reset();
    set_wall(1700000000000);
    return c->open("node-a");
}

static void test_whoever_is_first_has_the_number(void **unused)
{
    struct store *s = fresh();
    struct club_row one = row_of("t:aaaa", 1, "p:1"),
                    other = row_of("t:aaaa", 1, "q:1"),
                    gap = row_of("t:aaaa", 3, "q:3"),
                    two = row_of("t:aaaa", 2, "q:2");

    (void)unused;
    assert_outcome(put(s, &one), ROW_DONE, 1);
    assert_outcome(put(s, &other), ROW_TAKEN, 0);
    assert_outcome(put(s, &gap), ROW_TAKEN, 0);
    assert_outcome(put(s, &two), ROW_DONE, 2);
    assert_outcome(put(s, &one), ROW_DOUBLE, 1);
    struct club_row again = row_of("t:aaaa", 3, "p:1");
    assert_outcome(put(s, &again), ROW_DOUBLE, 1);
    assert_int_equal(read_all(s, "t:aaaa", 1).count, 2);
    assert_int_equal(read_all(s, "t:aaaa", 2).count, 1);
    assert_int_equal(read_all(s, "t:bbbb", 1).count, 0);
    s->kind->close(s);
}

static void test_a_conflict_drops_only_that_row(void **unused)
{
    struct store *s = fresh();
    struct club_row first = row_of("t:bbbb", 1, "p:0");
    struct club_row a = row_of("t:aaaa", 1, "p:1"),
                    b = row_of("t:bbbb", 1, "p:2"),
                    d = row_of("t:dddd", 1, "p:3");
    const struct club_row *rows[] = { &a, &b, &d };
    struct node_result results[3];
    uint32_t number = 7;

    (void)unused;
    put(s, &first);
    assert_int_equal(s->kind->commit(s, rows, 3, NULL, 0, results), STORE_OK);
    assert_outcome(results[0], ROW_DONE, 1);
    assert_outcome(results[1], ROW_TAKEN, 0);
    assert_outcome(results[2], ROW_DONE, 1);
    assert_int_equal(s->kind->request(s, "t:bbbb", "p:2", &number), STORE_OK);
    assert_int_equal(number, 0);
    assert_int_equal(s->kind->request(s, "t:dddd", "p:3", &number), STORE_OK);
    assert_int_equal(number, 1);
    s->kind->close(s);
}

static void assert_key(struct store *s, const char *key, const char *stream)
{
    char found[CLUB_STREAM_MAX];

    assert_int_equal(s->kind->key(s, key, found), STORE_OK);
    assert_string_equal(found, stream);
}

static void test_keys_lead_to_one_stream(void **unused)
{
    struct store *s = fresh();
    struct club_row a = row_of("p:aaaa", 1, "1"), b = row_of("p:bbbb", 1, "1"),
                    drop = row_of("p:bbbb", 1, "2"),
                    move = row_of("p:aaaa", 2, "2"),
                    late = row_of("p:bbbb", 2, "3");

    (void)unused;
    strcpy(a.take[0], "name:mira");
    strcpy(a.take[1], "token:1");
    assert_outcome(put(s, &a), ROW_DONE, 1);
    assert_key(s, "name:mira", "p:aaaa");
    strcpy(b.take[0], "token:2");
    strcpy(b.take[1], "name:mira");
    assert_outcome(put(s, &b), ROW_KEY, 0);
    assert_key(s, "token:2", "");
    assert_int_equal(read_all(s, "p:bbbb", 1).count, 0);
    strcpy(drop.drop[0], "name:mira"); /* not its own */
    assert_outcome(put(s, &drop), ROW_DONE, 1);
    assert_key(s, "name:mira", "p:aaaa");
    strcpy(move.drop[0], "name:mira");
    strcpy(move.take[0], "name:mira anna");
    assert_outcome(put(s, &move), ROW_DONE, 2);
    assert_key(s, "name:mira", "");
    assert_key(s, "name:mira anna", "p:aaaa");
    strcpy(late.take[0], "name:mira");
    assert_outcome(put(s, &late), ROW_DONE, 2);
    assert_key(s, "name:mira", "p:bbbb");
    s->kind->close(s);
}

static void test_a_deleted_person_leaves_nothing(void **unused)
{
    struct store *s = fresh();
    struct club_row name = row_of("p:aaaa", 1, "1"),
                    talk = row_of("t:tttt", 1, "1"),
                    other = row_of("t:tttt", 2, "2"),
                    gone = row_of("p:aaaa", 2, "2"),
                    after = row_of("p:aaaa", 3, "3");

    (void)unused;
    with_text(&name, "aaaa", "Mira");
    strcpy(name.take[0], "token:1");
    with_text(&talk, "aaaa", "hello");
    with_text(&other, "bbbb", "well");
    gone.forget = true;
    put(s, &name);
    put(s, &talk);
    put(s, &other);
    assert_string_equal(read_all(s, "p:aaaa", 1).text, "Mira");
    assert_outcome(put(s, &gone), ROW_DONE, 2);
    struct seen left = read_all(s, "p:aaaa", 1);
    assert_int_equal(left.count, 1);
    assert_int_equal(left.last, 2);
    assert_key(s, "token:1", "");
    struct seen table = read_all(s, "t:tttt", 1);
    assert_int_equal(table.count, 2);
    assert_string_equal(table.text, "well");
    struct club_row talk2 = row_of("t:tttt", 3, "3");
    put(s, &talk2);
    assert_outcome(put(s, &after), ROW_DONE, 3);
    s->kind->close(s);
}

static void one_name(struct store *s, const char *stream, const char *name)
{
    char event[160], key[64];

    struct club_row joined = row_of(stream, 1, "a:1");
    snprintf(event, sizeof event, "{\"e\":\"joined\",\"token\":\"%064d\"}\n",
             7);
    joined.entry.body = event;
    joined.entry.length = strlen(event);
    assert_outcome(put(s, &joined), ROW_DONE, 1);
    struct club_row kept = row_of(stream, 2, "a:2");
    kept.entry.body = "{\"e\":\"kept\",\"secret\":\"x\"}\n";
    kept.entry.length = strlen(kept.entry.body);
    with_text(&kept, stream + 2, name);
    snprintf(key, sizeof key, "name:%s", name);
    strcpy(kept.take[0], key);
    assert_outcome(put(s, &kept), ROW_DONE, 2);
}

/* Names of an older Oxhide: each is kept for how it looks from now on, and
 * whoever was second stays as they are. */
static void test_old_names_get_their_looks(void **unused)
{
    struct store *s = fresh();
    char found[CLUB_STREAM_MAX];

    (void)unused;
    one_name(s, "p:aaaaaaaaaaaaaaaa", "mira l");
    one_name(s, "p:bbbbbbbbbbbbbbbb", "miral");
    one_name(s, "p:cccccccccccccccc", "kofi");
    for (int i = 0; i < 2; i++) {
        assert_int_equal(store_keep_looks(s), STORE_OK);
        assert_int_equal(s->kind->key(s, "look:kofl", found), STORE_OK);
        assert_string_equal(found, "p:cccccccccccccccc");
        assert_int_equal(read_all(s, "p:cccccccccccccccc", 1).count, 3);
        assert_int_equal(s->kind->key(s, "look:mlral", found), STORE_OK);
        assert_int_equal(read_all(s, found, 1).count, 3);
    }
    s->kind->close(s);
}

static void test_what_is_due_is_leased(void **unused)
{
    struct store *a = fresh(), *b = c->alone ? NULL : c->open("node-b");
    struct club_row t = row_of("t:aaaa", 1, "1"), p = row_of("p:aaaa", 1, "1");
    struct node_due later = { "t:aaaa", 1, CLUB_NEVER };
    struct node_due stale = { "t:aaaa", 7, 0 };

    (void)unused;
    a->kind->set_clock(a, 500);
    put(a, &t); /* at 1001 */
    put(a, &p);
    assert_int_equal(beat(a, 0).dues, 0);
    a->kind->set_clock(a, 2000);
    struct store_answer mine = beat(a, 0);
    assert_int_equal(mine.dues, 1);
    assert_string_equal(mine.due[0], "t:aaaa");
    if (b)
        assert_int_equal(beat(b, 0).dues, 0);
    set_wall(wall + NODE_LEASE + 1);
    if (b) {
        assert_int_equal(beat(b, 0).dues, 1);
        assert_int_equal(beat(a, 0).dues, 0);
        set_wall(wall + NODE_LEASE + 1);
    }
    assert_int_equal(beat(a, 0).dues, 1);
    assert_int_equal(a->kind->commit(a, NULL, 0, &stale, 1, NULL), STORE_OK);
    assert_int_equal(beat(a, 0).dues, 1);
    assert_int_equal(a->kind->commit(a, NULL, 0, &later, 1, NULL), STORE_OK);
    assert_int_equal(beat(a, 0).dues, 0);
    a->kind->close(a);
    if (b)
        b->kind->close(b);
}

static void test_the_clock_runs_only_while_somebody_lives(void **unused)
{
    struct store *a = fresh(), *b = c->alone ? NULL : c->open("node-b");
    struct store_answer one = beat(a, 0);

    (void)unused;
    set_wall(wall + 2000);
    struct store_answer two = beat(a, one.time);
    assert_int_equal(two.clock, one.clock + 2000);
    set_wall(wall + 1500); /* nobody lived for some of this */
    struct store_answer born = beat(b ? b : a, 0);
    assert_int_equal(born.clock, two.clock);
    set_wall(wall + 1000);
    struct store_answer three = beat(b ? b : a, born.time);
    assert_int_equal(three.clock, two.clock + 1000);
    set_wall(wall + NODE_STALL + 1);
    struct store_answer stalled = beat(a, three.time);
    assert_int_equal(stalled.clock, three.clock);
    set_wall(wall - 7200000); /* somebody set the clock */
    struct store_answer back = beat(a, stalled.time);
    assert_int_equal(back.clock, stalled.clock);
    assert_true(back.time >= stalled.time);
    set_wall(wall + 700);
    assert_int_equal(beat(a, back.time).clock, stalled.clock + 700);
    a->kind->close(a);
    if (b)
        b->kind->close(b);
}

static void test_heads_are_told(void **unused)
{
    struct store *s = fresh();
    struct club_row a = row_of("t:aaaa", 1, "1"), b = row_of("t:aaaa", 2, "2");
    const char *streams[] = { "t:none", "t:aaaa" };
    uint32_t heads[2] = { 9, 9 };
    struct store_answer out = { .heads = heads };

    (void)unused;
    put(s, &a);
    put(s, &b);
    assert_int_equal(s->kind->beat(s, 0, streams, 2, &out), STORE_OK);
    assert_int_equal(heads[0], 0);
    assert_int_equal(heads[1], 2);
    s->kind->close(s);
}

static void test_what_was_stored_is_there_when_opened_again(void **unused)
{
    struct store *s = fresh();
    struct club_row a = row_of("t:aaaa", 1, "1");

    (void)unused;
    with_text(&a, "aaaa", "Zo\xc3\xab \"and\" friends\n");
    put(s, &a);
    s->kind->set_clock(s, 777);
    s->kind->close(s);
    s = c->open("node-c");
    assert_non_null(s);
    assert_string_equal(read_all(s, "t:aaaa", 1).text,
                        "Zo\xc3\xab \"and\" friends\n");
    assert_int_equal(beat(s, 0).clock, 777);
    s->kind->close(s);
}

/* Random commits on the store and on the model, row by row the same. */
struct both {
    char *bytes;
    size_t used, room;
};

static void write_row(void *self, const struct club_row *row)
{
    struct both *b = self;
    char keys[STORE_KEYS];

    store_put_keys(row, keys);
    if (b->used + 8192 > b->room)
        b->bytes = realloc(b->bytes, b->room = b->room * 2 + 65536);
    b->used += (size_t)sprintf(
        b->bytes + b->used, "%s %u %s %lld %lld %s %s %s %s %d\n", row->stream,
        row->entry.number, row->entry.request, (long long)row->entry.at,
        (long long)row->entry.wall, row->entry.body, row->owner,
        row->entry.text ? row->entry.text : "-", keys, row->forget);
}

static struct club_row random_row(struct rng *rng)
{
    static char words[16][8];
    char stream[8], request[8];
    bool person = !rng_below(rng, 3);

    snprintf(stream, sizeof stream, "%c:%u", person ? 'p' : 't',
             rng_below(rng, 5));
    snprintf(request, sizeof request, "r%u", rng_below(rng, 60));
    struct club_row row = row_of(stream, 1 + rng_below(rng, 12), request);
    for (int i = 0; i < 2; i++) {
        if (!rng_below(rng, 4))
            snprintf(row.take[i], CLUB_KEY_MAX, "k:%u", rng_below(rng, 8));
        if (!rng_below(rng, 4))
            snprintf(row.drop[i], CLUB_KEY_MAX, "k:%u", rng_below(rng, 8));
    }
    if (!strcmp(row.take[0], row.take[1]))
        row.take[1][0] = '\0';
    if (!rng_below(rng, 3)) {
        char *word = words[rng_below(rng, 16)];
        snprintf(word, 8, "w%u", rng_below(rng, 1000));
        snprintf(row.owner, sizeof row.owner, "%u", rng_below(rng, 5));
        row.entry.text = word;
    }
    row.forget = person && !rng_below(rng, 12);
    return row;
}

static int by_stream(const void *a, const void *b)
{
    return strcmp(((const struct club_row *)a)->stream,
                  ((const struct club_row *)b)->stream);
}

static void test_random_commits_as_the_model_has_them(void **unused)
{
    struct store *s = fresh();
    struct disk *disk = disk_new(&(struct disk_hands){ .wall = model_wall });
    struct store *m = disk_open(disk, "node-a");
    struct rng rng;

    (void)unused;
    rng_seed(&rng, 11);
    for (int k = 0; k < 400; k++) {
        struct club_row rows[4];
        const struct club_row *list[4];
        struct node_result a[4], b[4];
        int n = 1 + (int)rng_below(&rng, 4), count = 0;
        for (int i = 0; i < n; i++)
            rows[i] = random_row(&rng);
        qsort(rows, (size_t)n, sizeof *rows, by_stream);
        for (int i = 0; i < n; i++)
            if (!i || strcmp(rows[i].stream, rows[i - 1].stream))
                list[count++] = &rows[i];
        assert_int_equal(s->kind->commit(s, list, count, NULL, 0, a), STORE_OK);
        m->kind->commit(m, list, count, NULL, 0, b);
        for (int i = 0; i < count; i++)
            assert_outcome(a[i], b[i].outcome, b[i].number);
    }
    struct both x = { 0 }, y = { 0 };
    int64_t clock;
    assert_int_equal(s->kind->dump(s, write_row, &x, &clock), STORE_OK);
    m->kind->dump(m, write_row, &y, &clock);
    assert_true(x.used > 1000);
    assert_string_equal(x.bytes, y.bytes);
    for (int i = 0; i < 8; i++) {
        char key[16], there[CLUB_STREAM_MAX], model[CLUB_STREAM_MAX];
        snprintf(key, sizeof key, "k:%d", i);
        s->kind->key(s, key, there);
        m->kind->key(m, key, model);
        assert_string_equal(there, model);
    }
    free(x.bytes);
    free(y.bytes);
    s->kind->close(s);
    m->kind->close(m);
    disk_free(disk);
}

int contract_check(const struct contract *contract)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whoever_is_first_has_the_number),
        cmocka_unit_test(test_a_conflict_drops_only_that_row),
        cmocka_unit_test(test_keys_lead_to_one_stream),
        cmocka_unit_test(test_a_deleted_person_leaves_nothing),
        cmocka_unit_test(test_old_names_get_their_looks),
        cmocka_unit_test(test_what_is_due_is_leased),
        cmocka_unit_test(test_the_clock_runs_only_while_somebody_lives),
        cmocka_unit_test(test_heads_are_told),
        cmocka_unit_test(test_what_was_stored_is_there_when_opened_again),
        cmocka_unit_test(test_random_commits_as_the_model_has_them),
    };

    c = contract;
    return cmocka_run_group_tests_name(c->name, tests, NULL, NULL);
}

/* PostgreSQL keeps the contract; a server that forgets is refused; one that
 * goes away and comes back is found again. Run by tools/with-postgres. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "apps/store/postgres.h"
#include "store/contract.h"

static const char *address;

static void run(const char *sql)
{
    PGconn *db = PQconnectdb(address);
    PGresult *r = PQexec(db, sql);

    if (PQresultStatus(r) != PGRES_COMMAND_OK &&
        PQresultStatus(r) != PGRES_TUPLES_OK)
        print_error("%s: %s\n", sql, PQerrorMessage(db));
    PQclear(r);
    PQfinish(db);
}

static struct store *open_as(const char *node)
{
    char reason[256] = "";
    struct store *s = store_open(address, node, reason, sizeof reason);

    if (!s)
        print_error("%s\n", reason);
    return s;
}

static void reset(void)
{
    run("SET client_min_messages=warning; DROP SCHEMA public CASCADE; "
        "CREATE SCHEMA public");
    struct store *s = open_as("node-0");
    s->kind->close(s);
    run("CREATE TABLE test_wall(wall bigint); INSERT INTO test_wall VALUES(1);"
        "CREATE OR REPLACE FUNCTION club_wall() RETURNS bigint LANGUAGE sql AS "
        "'SELECT wall FROM test_wall'");
}

static void set_wall(int64_t wall)
{
    char sql[80];

    snprintf(sql, sizeof sql, "UPDATE test_wall SET wall=%lld",
             (long long)wall);
    run(sql);
}

static void control(const char *what)
{
    char command[512];

    snprintf(command, sizeof command, "%s %s",
             getenv("OXHIDE_POSTGRES_CONTROL"), what);
    if (system(command))
        print_error("cannot %s the server\n", what);
}

static struct club_row row_of(const char *stream, uint32_t number,
                              const char *request)
{
    struct club_row row = {
        .entry = { .number = number, .body = "{}\n", .length = 3 }
    };

    snprintf(row.stream, sizeof row.stream, "%s", stream);
    snprintf(row.entry.request, sizeof row.entry.request, "%s", request);
    return row;
}

static enum store_status put(struct store *s, struct club_row row,
                             struct node_result *result)
{
    const struct club_row *list = &row;

    return s->kind->commit(s, &list, 1, NULL, 0, result);
}

static void test_gone_and_back(void **unused)
{
    struct node_result result;
    char stream[CLUB_STREAM_MAX];

    (void)unused;
    reset();
    struct store *s = open_as("node-a");
    assert_int_equal(put(s, row_of("t:aaaa", 1, "1"), &result), STORE_OK);
    control("stop-hard");
    assert_int_not_equal(put(s, row_of("t:aaaa", 2, "2"), &result), STORE_OK);
    assert_int_equal(s->kind->key(s, "k", stream), STORE_FAILED);
    assert_int_equal(put(s, row_of("t:aaaa", 2, "2"), &result), STORE_FAILED);
    control("start");
    enum store_status status = STORE_FAILED;
    for (int i = 0; i < 100 && status; i++) {
        usleep(50000);
        status = put(s, row_of("t:aaaa", 2, "2"), &result);
    }
    assert_int_equal(status, STORE_OK);
    assert_int_equal(result.outcome, ROW_DONE);
    s->kind->close(s);
}

/* Two processes, the same streams in the same order: no deadlock, and every
 * number goes to one of them. */
static int race(const char *node, int rounds)
{
    struct store *s = open_as(node);
    int won = 0;

    for (int k = 1; k <= rounds; k++) {
        struct club_row rows[4];
        const struct club_row *list[4];
        struct node_result results[4];
        for (int i = 0; i < 4; i++) {
            char stream[16], request[32];
            snprintf(stream, sizeof stream, "t:%d", i);
            snprintf(request, sizeof request, "%s:%d", node, k);
            rows[i] = row_of(stream, (uint32_t)k, request);
            list[i] = &rows[i];
        }
        if (s->kind->commit(s, list, 4, NULL, 0, results))
            return -1;
        for (int i = 0; i < 4; i++)
            won += results[i].outcome == ROW_DONE;
    }
    s->kind->close(s);
    return won;
}

static void test_two_processes_share_the_numbers(void **unused)
{
    enum { ROUNDS = 50 };
    int pipes[2], theirs = 0, status;

    (void)unused;
    reset();
    assert_int_equal(pipe(pipes), 0);
    pid_t child = fork();
    if (!child) {
        int won = race("node-b", ROUNDS);
        _exit(write(pipes[1], &won, sizeof won) != sizeof won);
    }
    int ours = race("node-a", ROUNDS);
    assert_int_equal(read(pipes[0], &theirs, sizeof theirs), sizeof theirs);
    waitpid(child, &status, 0);
    assert_true(ours >= 0 && theirs >= 0);
    struct store *s = open_as("node-c");
    uint32_t heads[4];
    const char *streams[] = { "t:0", "t:1", "t:2", "t:3" };
    struct store_answer out = { .heads = heads };
    assert_int_equal(s->kind->beat(s, 0, streams, 4, &out), STORE_OK);
    assert_int_equal(heads[0] + heads[1] + heads[2] + heads[3], ours + theirs);
    s->kind->close(s);
}

static void assert_heard(struct store *s, const char *expected)
{
    char news[512] = "";

    for (int i = 0; i < 1000 && !s->kind->heard(s, news, sizeof news); i++)
        usleep(10000);
    assert_string_equal(news, expected);
}

/* As the node reads them, one at a time, however they came. */
static void test_news_reaches_other_nodes(void **unused)
{
    struct node_result results[2];
    char news[512];

    (void)unused;
    reset();
    struct store *a = open_as("node-a"), *b = open_as("node-b");
    struct club_row rows[] = { row_of("t:aaaa", 1, "1"),
                               row_of("t:bbbb", 1, "1") };
    const struct club_row *both[] = { &rows[0], &rows[1] };
    assert_int_equal(a->kind->commit(a, both, 2, NULL, 0, results), STORE_OK);
    assert_heard(b, "head t:aaaa 1");
    assert_heard(b, "head t:bbbb 1");
    a->kind->tell(a, "here t:aaaa 3");
    a->kind->tell(a, "here t:bbbb 1");
    /* They go out when a node looks at what others say, once the answer to
     * what it told before is in. */
    bool any = false;
    for (int i = 0; i < 1000 && !any; i++) {
        assert_false(a->kind->heard(a, news, sizeof news));
        any = b->kind->heard(b, news, sizeof news);
        if (!any)
            usleep(10000);
    }
    assert_string_equal(news, "here t:aaaa 3");
    assert_heard(b, "here t:bbbb 1");
    assert_false(b->kind->heard(b, news, sizeof news));
    a->kind->close(a);
    b->kind->close(b);
}

/* The connection for news alone is lost, and comes back. */
static void test_deaf_node_hears_again(void **unused)
{
    struct node_result result;
    char news[512] = "";
    uint32_t number = 1;

    (void)unused;
    reset();
    struct store *a = open_as("node-a"), *b = open_as("node-b");
    run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE query = 'LISTEN oxhide'");
    for (int i = 0; i < 1000 && !b->kind->heard(b, news, sizeof news); i++) {
        char request[16];
        struct store_answer out = { 0 };
        snprintf(request, sizeof request, "%u", number);
        a->kind->heard(a, news, sizeof news);
        b->kind->beat(b, 0, NULL, 0, &out);
        number += !put(a, row_of("t:aaaa", number, request), &result);
        usleep(10000);
    }
    assert_memory_equal(news, "head t:aaaa ", 12);
    a->kind->close(a);
    b->kind->close(b);
}

static void assert_refused(const char *part)
{
    char reason[256] = "";

    assert_null(store_open(address, "node-x", reason, sizeof reason));
    if (!strstr(reason, part))
        fail_msg("'%s' is not in '%s'", part, reason);
}

static void test_what_would_lose_moves_is_refused(void **unused)
{
    (void)unused;
    reset();
    run("ALTER SYSTEM SET fsync = off");
    run("SELECT pg_reload_conf()");
    usleep(300000);
    assert_refused("fsync");
    run("ALTER SYSTEM RESET fsync");
    run("ALTER SYSTEM SET synchronous_commit = off");
    run("SELECT pg_reload_conf()");
    usleep(300000);
    /* Ours is set on for the connection, whatever the default is. */
    struct store *s = open_as("node-a");
    assert_non_null(s);
    s->kind->close(s);
    run("ALTER SYSTEM RESET synchronous_commit");
    run("SELECT pg_reload_conf()");
    usleep(300000);
}

static void test_newer_and_damaged_stores(void **unused)
{
    struct node_result result;

    (void)unused;
    reset();
    struct store *s = open_as("node-a");
    put(s, row_of("t:aaaa", 1, "1"), &result);
    put(s, row_of("t:aaaa", 2, "2"), &result);
    s->kind->close(s);
    run("DELETE FROM entries WHERE number=1");
    run("UPDATE heads SET number=3");
    assert_refused("damaged");
    run("UPDATE form SET number=99");
    assert_refused("newer Oxhide");
}

/* Half a restore is nobody's, until it is a whole one. */
static void test_a_restore_that_was_cut_short(void **unused)
{
    char reason[256];

    (void)unused;
    reset();
    struct store *s = open_as("node-a");
    assert_int_equal(s->kind->empty(s), STORE_OK);
    s->kind->close(s);
    assert_refused("was cut short");
    s = store_restore(address, "node-b", reason, sizeof reason);
    assert_true(s && s->partial);
    assert_int_equal(s->kind->set_clock(s, 7), STORE_OK);
    s->kind->close(s);
    s = open_as("node-c");
    assert_false(s->partial);
    s->kind->close(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_gone_and_back),
        cmocka_unit_test(test_two_processes_share_the_numbers),
        cmocka_unit_test(test_news_reaches_other_nodes),
        cmocka_unit_test(test_deaf_node_hears_again),
        cmocka_unit_test(test_a_restore_that_was_cut_short),
        cmocka_unit_test(test_what_would_lose_moves_is_refused),
        cmocka_unit_test(test_newer_and_damaged_stores),
    };

    address = getenv("OXHIDE_POSTGRES");
    if (!address) {
        print_error("run me with tools/with-postgres\n");
        return 77;
    }
    int bad = contract_check(
        &(struct contract){ "postgres", reset, open_as, set_wall, false });
    return bad + cmocka_run_group_tests_name("postgres", tests, NULL, NULL);
}

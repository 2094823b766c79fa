/* SQLite keeps the contract; what is wrong with a folder or a file is said in
 * one sentence; older forms are brought up to date. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "apps/store/sqlite.h"
#include "store/contract.h"

static char folder[] = "/tmp/oxhide-store-XXXXXX", file[128];
static int64_t wall;

static int64_t get_wall(void)
{
    return wall;
}

static void set_wall(int64_t to)
{
    wall = to;
}

static void reset(void)
{
    static const char *const names[] = { "club.sqlite", "club.sqlite-wal",
                                         "club.sqlite-shm", "lock" };

    for (int i = 0; i < 4; i++) {
        char path[160];
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        unlink(path);
    }
}

static struct store *open_with(const char *node, char *reason)
{
    struct sqlite_options o = { .threadless = true, .wall = get_wall };

    reason[0] = '\0';
    return sqlite_open_with(folder, node, &o, reason, 256);
}

static struct store *open_as(const char *node)
{
    char reason[256];
    struct store *s = open_with(node, reason);

    if (!s)
        print_error("%s\n", reason);
    return s;
}

static void assert_refused(const char *part)
{
    char reason[256];
    struct store *s = open_with("node-x", reason);

    assert_null(s);
    if (!strstr(reason, part))
        fail_msg("'%s' is not in '%s'", part, reason);
}

static void test_two_servers_in_one_folder(void **unused)
{
    char lock[160];

    (void)unused;
    reset();
    struct store *s = open_as("node-a");
    struct stat st;
    assert_int_equal(stat(file, &st), 0);
    assert_int_equal(st.st_mode & 077, 0); /* for nobody else to read */
    assert_refused("another server");
    snprintf(lock, sizeof lock, "%s/lock", folder);
    assert_int_equal(unlink(lock), 0);
    assert_refused("another server");
    s->kind->close(s);
}

static void test_a_newer_form_is_left_alone(void **unused)
{
    sqlite3 *db;

    (void)unused;
    reset();
    struct store *s = open_as("node-a");
    s->kind->close(s);
    sqlite3_open(file, &db);
    sqlite3_exec(db, "PRAGMA user_version=99", NULL, NULL, NULL);
    sqlite3_close(db);
    assert_refused("newer Oxhide");
}

static void test_what_is_no_database(void **unused)
{
    (void)unused;
    reset();
    FILE *f = fopen(file, "w");
    for (int i = 0; i < 5000; i++)
        fprintf(f, "not a database %d\n", i);
    fclose(f);
    assert_refused("club.sqlite");
    reset();
}

/* Entries of one stream, up to a number. */
static void put_entries(struct store *s, uint32_t from, uint32_t to)
{
    for (uint32_t k = from; k <= to; k++) {
        struct node_result result;
        struct club_row row = {
            .stream = "t:aaaa",
            .entry = { .number = k, .body = "{}\n", .length = 3 }
        };
        snprintf(row.entry.request, sizeof row.entry.request, "r%u", k);
        const struct club_row *list = &row;
        s->kind->commit(s, &list, 1, NULL, 0, &result);
    }
}

/* A database with one stream of so many entries. */
static void fill(uint32_t count)
{
    struct store *s = open_as("node-a");

    put_entries(s, 1, count);
    s->kind->close(s);
}

static void test_a_damaged_database(void **unused)
{
    char junk[4096];

    (void)unused;
    reset();
    fill(399);
    memset(junk, 0x5a, sizeof junk);
    FILE *f = fopen(file, "r+");
    for (long at = 3 * 4096; at < 9 * 4096; at += 4096) {
        fseek(f, at, SEEK_SET);
        fwrite(junk, 1, sizeof junk, f);
    }
    fclose(f);
    assert_refused("damaged");
}

static void test_a_missing_entry_is_noticed(void **unused)
{
    sqlite3 *db;

    (void)unused;
    reset();
    fill(3);
    sqlite3_open(file, &db);
    sqlite3_exec(db, "DELETE FROM entries WHERE number=2", NULL, NULL, NULL);
    sqlite3_close(db);
    assert_refused("damaged");
}

/* A server that was killed, and somebody took its log away. */
static void test_a_missing_log_is_noticed(void **unused)
{
    char reason[256], log[160], away[160];
    int status;

    (void)unused;
    reset();
    fill(3);
    if (!fork()) {
        put_entries(open_as("node-a"), 4, 5);
        _exit(0); /* without closing */
    }
    wait(&status);
    assert_int_equal(status, 0);
    snprintf(log, sizeof log, "%s-wal", file);
    snprintf(away, sizeof away, "%s/away", folder);
    assert_int_equal(rename(log, away), 0);
    assert_refused("lacks what was stored last");
    assert_int_equal(rename(away, log), 0);
    struct store *s = open_with("node-a", reason);
    assert_non_null(s);
    s->kind->close(s);
}

/* How a server opens it: with the thread that moves the log. */
static struct store *open_threaded(void)
{
    char reason[256];

    reset();
    struct store *s = store_sqlite(folder, "node-a", reason, sizeof reason);
    assert_non_null(s);
    return s;
}

static long size_of(const char *end)
{
    char path[160];
    struct stat st;

    snprintf(path, sizeof path, "%s%s", file, end);
    return stat(path, &st) ? -1 : (long)st.st_size;
}

static void test_the_log_is_moved_into_the_database(void **unused)
{
    (void)unused;
    struct store *s = open_threaded();
    long log = 0;
    put_entries(s, 1, 300);
    /* Once all of it is in the database it begins anew, and does not grow. */
    for (uint32_t i = 301; size_of("-wal") != log && i < 900; i++) {
        log = size_of("-wal");
        put_entries(s, i, i);
        usleep(100 * 1000);
    }
    assert_int_equal(size_of("-wal"), log);
    assert_true(size_of("") >= 12 * 4096);
    s->kind->close(s);
}

/* Whether words are in the bytes of the database or its log. */
static bool has_bytes(const char *words)
{
    static char bytes[1 << 22];
    bool found = false;

    for (int i = 0; i < 2; i++) {
        char path[160];
        snprintf(path, sizeof path, "%s%s", file, i ? "-wal" : "");
        FILE *f = fopen(path, "r");
        size_t n = f ? fread(bytes, 1, sizeof bytes, f) : 0;
        found |= memmem(bytes, n, words, strlen(words)) != NULL;
        if (f)
            fclose(f);
    }
    return found;
}

static void test_words_of_the_deleted_leave_the_log(void **unused)
{
    struct node_result result;
    struct club_row row = { .stream = "p:bbbb",
                            .entry = { .number = 1,
                                       .request = "a",
                                       .body = "{}\n",
                                       .length = 3,
                                       .text = "Zebulon" },
                            .owner = "bbbb" };
    const struct club_row *list = &row;

    (void)unused;
    struct store *s = open_threaded();
    s->kind->commit(s, &list, 1, NULL, 0, &result);
    assert_true(has_bytes("Zebulon"));
    row.entry.number = 2;
    row.entry.request[0] = 'b';
    row.entry.text = NULL;
    row.forget = true;
    s->kind->commit(s, &list, 1, NULL, 0, &result);
    for (int i = 0; has_bytes("Zebulon") && i < 6000; i++)
        usleep(10 * 1000);
    assert_false(has_bytes("Zebulon"));
    s->kind->close(s);
}

/* With more due than are claimed at once, the next beat goes on with the rest,
 * though the first ones are due still. */
static void test_nothing_due_is_passed_over(void **unused)
{
    struct store *s = open_threaded();
    struct store_answer first, second;
    struct node_result result;

    (void)unused;
    s->kind->beat(s, 0, NULL, 0, &first); /* from here on time runs */
    for (int i = 0; i < NODE_DUE + 1; i++) {
        struct club_row row = { .entry = { .number = 1,
                                           .request = "a",
                                           .body = "{}\n",
                                           .length = 3 } };
        const struct club_row *list = &row;
        snprintf(row.stream, sizeof row.stream, "t:%d", i);
        s->kind->commit(s, &list, 1, NULL, 0, &result);
    }
    usleep(5 * 1000);
    s->kind->beat(s, 0, NULL, 0, &first);
    usleep(5 * 1000);
    s->kind->beat(s, 0, NULL, 0, &second);
    assert_int_equal(first.dues, NODE_DUE);
    bool again = false;
    for (int i = 0; i < NODE_DUE; i++)
        again |= !strcmp(first.due[i], second.due[0]);
    assert_false(again);
    s->kind->close(s);
}

static void test_forms_follow_each_other(void **unused)
{
    static const char *const good[] = { "CREATE TABLE a(x)",
                                        "ALTER TABLE a ADD COLUMN y" };
    static const char *const bad[] = { "CREATE TABLE a(x)", "nonsense" };
    char reason[256];
    sqlite3 *db;

    (void)unused;
    sqlite3_open(":memory:", &db);
    assert_true(sqlite_migrate(db, good, 1, reason, sizeof reason));
    assert_true(sqlite_migrate(db, good, 2, reason, sizeof reason));
    assert_true(sqlite_migrate(db, good, 2, reason, sizeof reason));
    assert_int_equal(sqlite3_exec(db, "SELECT y FROM a", 0, 0, 0), SQLITE_OK);
    assert_false(sqlite_migrate(db, good, 1, reason, sizeof reason));
    sqlite3_close(db);
    sqlite3_open(":memory:", &db);
    assert_false(sqlite_migrate(db, bad, 2, reason, sizeof reason));
    assert_non_null(strstr(reason, "nonsense"));
    assert_int_equal(sqlite3_exec(db, "SELECT x FROM a", 0, 0, 0), SQLITE_OK);
    sqlite3_close(db);
}

static void test_a_folder_that_cannot_be_written(void **unused)
{
    char reason[256];

    (void)unused;
    assert_null(store_sqlite("/proc/nowhere", "n", reason, sizeof reason));
    assert_non_null(strstr(reason, "/proc/nowhere"));
    assert_null(store_open("mysql:x", "n", reason, sizeof reason));
    assert_non_null(strstr(reason, "is not a store"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_servers_in_one_folder),
        cmocka_unit_test(test_a_newer_form_is_left_alone),
        cmocka_unit_test(test_what_is_no_database),
        cmocka_unit_test(test_a_damaged_database),
        cmocka_unit_test(test_a_missing_entry_is_noticed),
        cmocka_unit_test(test_a_missing_log_is_noticed),
        cmocka_unit_test(test_the_log_is_moved_into_the_database),
        cmocka_unit_test(test_words_of_the_deleted_leave_the_log),
        cmocka_unit_test(test_nothing_due_is_passed_over),
        cmocka_unit_test(test_forms_follow_each_other),
        cmocka_unit_test(test_a_folder_that_cannot_be_written),
    };

    if (!mkdtemp(folder))
        return 1;
    snprintf(file, sizeof file, "%s/club.sqlite", folder);
    int bad = contract_check(
        &(struct contract){ "sqlite", reset, open_as, set_wall, true });
    bad += cmocka_run_group_tests_name("sqlite", tests, NULL, NULL);
    reset();
    rmdir(folder);
    return bad;
}

/* The SQLite store, for its own files and for tests that change what is below
 * it. */
#ifndef APPS_STORE_SQLITE_H
#define APPS_STORE_SQLITE_H

#include <pthread.h>
#include <sqlite3.h>

#include "apps/store/store.h"

enum { SQLITE_FORM = 1, SQLITE_PATH = 4096 };

/* STATEMENT(name, SQL): all that is ever asked. */
#define STATEMENTS(STATEMENT)                                                  \
    STATEMENT(begin, "BEGIN IMMEDIATE")                                        \
    STATEMENT(end, "COMMIT")                                                   \
    STATEMENT(back, "ROLLBACK")                                                \
    STATEMENT(save, "SAVEPOINT row")                                           \
    STATEMENT(unsave, "ROLLBACK TO row")                                       \
    STATEMENT(saved, "RELEASE row")                                            \
    STATEMENT(doubled, "SELECT number FROM entries WHERE stream=?1 AND "       \
                       "request=?2")                                           \
    STATEMENT(head, "SELECT number FROM heads WHERE stream=?1")                \
    STATEMENT(insert, "INSERT INTO entries VALUES(?1,?2,?3,?4,?5,?6,?7)")      \
    STATEMENT(text, "INSERT INTO texts VALUES(?1,?2,?3,?4)")                   \
    STATEMENT(set_head, "INSERT INTO heads VALUES(?1,?2,?3,?4,?5) ON "         \
                        "CONFLICT(stream) DO UPDATE SET number=?2, due=?3, "   \
                        "holder=?4, until=?5")                                 \
    STATEMENT(take, "INSERT INTO keys VALUES(?1,?2)")                          \
    STATEMENT(drop, "DELETE FROM keys WHERE key=?1 AND stream=?2")             \
    STATEMENT(forget_rows, "DELETE FROM entries WHERE stream=?1")              \
    STATEMENT(forget_texts, "DELETE FROM texts WHERE owner=?2 OR stream=?1")   \
    STATEMENT(forget_keys, "DELETE FROM keys WHERE stream=?1")                 \
    STATEMENT(settle, "UPDATE heads SET due=?3 WHERE stream=?1 AND number=?2") \
    STATEMENT(read, "SELECT e.number, e.request, e.at, e.wall, e.body, "       \
                    "t.words FROM entries e LEFT JOIN texts t USING(stream, "  \
                    "number) WHERE e.stream=?1 AND e.number>=?2 ORDER BY "     \
                    "e.number")                                                \
    STATEMENT(key, "SELECT stream FROM keys WHERE key=?1")                     \
    STATEMENT(lacking, "SELECT stream FROM keys WHERE key LIKE ?1||':%' AND "  \
                       "stream NOT IN (SELECT stream FROM keys WHERE key "     \
                       "LIKE ?2||':%')")                                       \
    STATEMENT(pulse, "SELECT clock, time, wall FROM pulse")                    \
    STATEMENT(set_pulse, "UPDATE pulse SET clock=?1, time=?2, wall=?3")        \
    STATEMENT(due, "SELECT stream FROM heads WHERE due<=?1 AND (until<=?2 OR " \
                   "holder=?3) ORDER BY until LIMIT ?4")                       \
    STATEMENT(claim, "UPDATE heads SET holder=?2, until=?3 WHERE stream=?1")   \
    STATEMENT(dump, "SELECT e.stream, e.number, e.request, e.at, e.wall, "     \
                    "e.body, e.keys, t.owner, t.words FROM entries e LEFT "    \
                    "JOIN texts t USING(stream, number) ORDER BY e.stream, "   \
                    "e.number")

enum statement {
#define STATEMENT(name, sql) SQL_##name,
    STATEMENTS(STATEMENT)
#undef STATEMENT
        SQL_COUNT
};

/* How to open it; all zero is as a server does. */
struct sqlite_options {
    const char *vfs;       /* a file system of one's own; nothing is locked */
    bool careless;         /* without fsync: only to show what that loses */
    bool threadless;       /* no checkpoints but by sqlite_checkpoint() */
    bool reader;           /* beside a running server */
    int64_t (*wall)(void); /* the time of day; NULL: the machine's */
};

struct sqlite_store {
    struct store store;
    sqlite3 *db;
    sqlite3_stmt *sql[SQL_COUNT];
    int lock, file;           /* of the folder and of the database, or -1 */
    struct store_pulse pulse; /* as of the last beat */
    int64_t (*wall)(void);
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    bool threaded, ending, dead;
    bool forgot;  /* a person was deleted and the log still has their words; */
    bool refused; /* it could not be emptied just now */
    char path[SQLITE_PATH];
};

extern const struct store_kind sqlite_kind;

struct store *sqlite_open_with(const char *folder, const char *node,
                               const struct sqlite_options *options,
                               char *reason, size_t cap);
void sqlite_checkpoint(struct store *s);
/* Brings a database to the last of some forms, each made by a script from the
 * one before; false: 'reason'. */
bool sqlite_migrate(sqlite3 *db, const char *const *forms, int count,
                    char *reason, size_t cap);

/* Between the two files. */
bool sqlite_read_pulse(struct sqlite_store *s);
void sqlite_close_store(struct store *s);
void sqlite_forgot(struct sqlite_store *s);
/* Notes outside the database, in the file of the lock, which row is in it, or
 * that none is. */
void sqlite_note(struct sqlite_store *s, const struct club_row *row);
void sqlite_unnote(struct sqlite_store *s);
extern const char *const sqlite_statements[SQL_COUNT];

#endif

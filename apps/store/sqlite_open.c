/* Opening and closing the SQLite store: the folder and its lock, the form of
 * the database, whether it is whole, and the thread that moves the log into the
 * database, so that no commit waits for that. */
#define _GNU_SOURCE
#include "apps/store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"

enum {
    CHECKPOINT_S = 5,
    LOG_FRAMES = 4000, /* pages in the log, some 16 MB */
};

/* What makes each form from the one before it. */
static const char *const forms[SQLITE_FORM] = {
    "CREATE TABLE entries(stream TEXT NOT NULL, number INTEGER NOT NULL,"
    " request TEXT NOT NULL, at INTEGER NOT NULL, wall INTEGER NOT NULL,"
    " body TEXT NOT NULL, keys TEXT NOT NULL,"
    " PRIMARY KEY(stream, number)) WITHOUT ROWID;"
    "CREATE UNIQUE INDEX entries_request ON entries(stream, request);"
    "CREATE TABLE texts(stream TEXT NOT NULL, number INTEGER NOT NULL,"
    " owner TEXT NOT NULL, words TEXT NOT NULL,"
    " PRIMARY KEY(stream, number)) WITHOUT ROWID;"
    "CREATE INDEX texts_owner ON texts(owner);"
    "CREATE TABLE heads(stream TEXT PRIMARY KEY, number INTEGER NOT NULL,"
    " due INTEGER NOT NULL, holder TEXT NOT NULL, until INTEGER NOT NULL)"
    " WITHOUT ROWID;"
    "CREATE INDEX heads_due ON heads(due);"
    "CREATE TABLE keys(key TEXT PRIMARY KEY, stream TEXT NOT NULL)"
    " WITHOUT ROWID;"
    "CREATE INDEX keys_stream ON keys(stream);"
    "CREATE TABLE pulse(clock INTEGER NOT NULL, time INTEGER NOT NULL,"
    " wall INTEGER NOT NULL);"
    "INSERT INTO pulse VALUES(0, 1, 0);",
};

static int64_t number(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *q = NULL;
    int64_t n = -1;

    if (sqlite3_prepare_v2(db, sql, -1, &q, NULL) == SQLITE_OK &&
        sqlite3_step(q) == SQLITE_ROW)
        n = sqlite3_column_int64(q, 0);
    sqlite3_finalize(q);
    return n;
}

/* Moves the log into the database; after a deletion, and when it has grown
 * long, the log is emptied as well. The first pass hinders no commit, so the
 * second has little left to do. False: a reader was in the way. */
static bool checkpoint(sqlite3 *db, bool empty)
{
    int frames = 0;

    sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_PASSIVE, &frames,
                              NULL);
    return (!empty && frames <= LOG_FRAMES) ||
           sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL,
                                     NULL) == SQLITE_OK;
}

static void *checkpoints(void *arg)
{
    struct sqlite_store *s = arg;
    sqlite3 *db = NULL;

    /* A connection that has never read does not know that there is a log, and
     * its checkpoints do nothing. */
    if (sqlite3_open(s->path, &db) == SQLITE_OK &&
        number(db, "SELECT count(*) FROM pulse") >= 0) {
        sqlite3_busy_timeout(db, 1000);
        pthread_mutex_lock(&s->mutex);
        while (!s->ending) {
            struct timespec until;
            clock_gettime(CLOCK_REALTIME, &until);
            until.tv_sec += CHECKPOINT_S;
            if (!s->forgot || s->refused)
                pthread_cond_timedwait(&s->wake, &s->mutex, &until);
            bool empty = s->forgot;
            s->forgot = false;
            pthread_mutex_unlock(&s->mutex);
            bool done = checkpoint(db, empty);
            pthread_mutex_lock(&s->mutex);
            s->refused = !done;
            s->forgot |= empty && !done;
        }
        pthread_mutex_unlock(&s->mutex);
    }
    sqlite3_close(db);
    return NULL;
}

void sqlite_forgot(struct sqlite_store *s)
{
    if (s->threaded)
        pthread_mutex_lock(&s->mutex);
    s->forgot = true;
    if (s->threaded) {
        pthread_cond_signal(&s->wake);
        pthread_mutex_unlock(&s->mutex);
    }
}

void sqlite_close_store(struct store *store)
{
    struct sqlite_store *s = (struct sqlite_store *)store;

    if (s->threaded) {
        pthread_mutex_lock(&s->mutex);
        s->ending = true;
        pthread_cond_signal(&s->wake);
        pthread_mutex_unlock(&s->mutex);
        pthread_join(s->thread, NULL);
    }
    for (int i = 0; i < SQL_COUNT; i++)
        sqlite3_finalize(s->sql[i]);
    if (s->forgot)
        checkpoint(s->db, true);
    sqlite3_close(s->db);
    if (s->file >= 0) /* not before: it ends SQLite's own locks, too */
        close(s->file);
    if (s->lock >= 0)
        close(s->lock);
    free(s);
}

void sqlite_checkpoint(struct store *store)
{
    checkpoint(((struct sqlite_store *)store)->db, false);
}

static bool no(char *reason, size_t cap, const char *form, const char *a,
               const char *b)
{
    snprintf(reason, cap, form, a, b);
    return false;
}

bool sqlite_migrate(sqlite3 *db, const char *const *forms_list, int count,
                    char *reason, size_t cap)
{
    int64_t form = number(db, "PRAGMA user_version");
    char set[64];

    if (form > count)
        return no(reason, cap,
                  "the store was written by a newer Oxhide; use that one%s%s",
                  "", "");
    while (form >= 0 && form < count) {
        snprintf(set, sizeof set, "PRAGMA user_version=%d; COMMIT",
                 (int)form + 1);
        if (sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) ||
            sqlite3_exec(db, forms_list[form], NULL, NULL, NULL) ||
            sqlite3_exec(db, set, NULL, NULL, NULL)) {
            no(reason, cap, "the store cannot be brought up to date: %s%s",
               sqlite3_errmsg(db), "");
            sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
            return false;
        }
        form++;
    }
    return form == count || no(reason, cap, "the store cannot be read: %s%s",
                               sqlite3_errmsg(db), "");
}

/* Whoever only visits changes nothing about the form. */
static bool is_up_to_date(sqlite3 *db, char *reason, size_t cap)
{
    return number(db, "PRAGMA user_version") >= SQLITE_FORM ||
           no(reason, cap,
              "the store was written by an older Oxhide; start this one on it "
              "first: oxhide serve%s%s",
              "", "");
}

/* Whether every page is sound, and every stream without a gap. */
static bool is_whole(sqlite3 *db)
{
    return number(db, "SELECT quick_check='ok' FROM pragma_quick_check "
                      "LIMIT 1") == 1 &&
           number(db, "SELECT count(*) FROM (SELECT stream, count(*) c, "
                      "min(number) a, max(number) b FROM entries GROUP BY "
                      "stream) JOIN heads USING(stream) WHERE c<>b-a+1 OR "
                      "b<>number") == 0 &&
           number(db, "SELECT count(*) FROM heads WHERE stream NOT IN "
                      "(SELECT stream FROM entries)") == 0;
}

/* A file that is this process's alone for as long as it is open; -1. */
static int hold(const char *path)
{
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

    if (file < 0 || !flock(file, LOCK_EX | LOCK_NB))
        return file;
    close(file);
    errno = EWOULDBLOCK;
    return -1;
}

/* One server a folder: both locks go with the process, and whoever deletes the
 * file 'lock' has the database still locked. A new database is for nobody else
 * to read; its log is made like it. */
static bool lock(struct sqlite_store *s, const char *folder, char *reason,
                 size_t cap)
{
    char path[SQLITE_PATH + 8];

    if (mkdir(folder, 0700) && errno != EEXIST)
        return no(reason, cap, "the folder %s cannot be made: %s", folder,
                  strerror(errno));
    snprintf(path, sizeof path, "%s/lock", folder);
    s->lock = hold(path);
    s->file = s->lock < 0 ? -1 : hold(s->path);
    if (s->file >= 0)
        return true;
    return errno == EWOULDBLOCK
               ? no(reason, cap,
                    "another server keeps its tables in %s; give this one a "
                    "folder of its own%s",
                    folder, "")
               : no(reason, cap, "the folder %s cannot be written: %s", folder,
                    strerror(errno));
}

/* It need not reach the disk: an older note finds less, but nothing wrong. */
void sqlite_note(struct sqlite_store *s, const struct club_row *row)
{
    char note[64];
    int n = snprintf(note, sizeof note, "%-*s%10u\n", CLUB_STREAM_MAX,
                     row->stream, row->entry.number);

    if (s->lock >= 0 && pwrite(s->lock, note, (size_t)n, 0) != n)
        return; /* the disk is full, say; the commit is what counts */
}

void sqlite_unnote(struct sqlite_store *s)
{
    if (s->lock >= 0 && ftruncate(s->lock, 0))
        return; /* then a later restore finds that rows are lacking */
}

/* Without its log a database is sound, and lacks what was stored last. */
static bool is_latest(struct sqlite_store *s)
{
    char note[64] = "", stream[CLUB_STREAM_MAX];
    unsigned last;

    if (s->lock < 0 || pread(s->lock, note, sizeof note - 1, 0) <= 0 ||
        sscanf(note, "%19s %u", stream, &last) != 2)
        return true;
    char *sql = sqlite3_mprintf("SELECT number FROM heads WHERE stream=%Q",
                                stream);
    bool latest = sql && number(s->db, sql) >= (int64_t)last;
    sqlite3_free(sql);
    return latest;
}

static bool open_database(struct sqlite_store *s,
                          const struct sqlite_options *o, char *reason,
                          size_t cap)
{
    int flags = o->reader ? SQLITE_OPEN_READWRITE
                          : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;

    if (sqlite3_open_v2(s->path, &s->db, flags, o->vfs))
        return no(reason, cap, "%s cannot be opened: %s", s->path,
                  sqlite3_errmsg(s->db));
    sqlite3_busy_timeout(s->db, 5000);
    sqlite3_extended_result_codes(s->db, 1);
    if (sqlite3_exec(s->db,
                     "PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0;"
                     "PRAGMA secure_delete=ON; PRAGMA foreign_keys=OFF;",
                     NULL, NULL, NULL) ||
        sqlite3_exec(s->db,
                     o->careless ? "PRAGMA synchronous=OFF"
                                 : "PRAGMA synchronous=FULL",
                     NULL, NULL, NULL))
        return no(reason, cap, "%s cannot be read: %s", s->path,
                  sqlite3_errmsg(s->db));
    return true;
}

static bool prepare(struct sqlite_store *s, char *reason, size_t cap)
{
    for (int i = 0; i < SQL_COUNT; i++)
        if (sqlite3_prepare_v3(s->db, sqlite_statements[i], -1,
                               SQLITE_PREPARE_PERSISTENT, &s->sql[i], NULL))
            return no(reason, cap, "%s cannot be read: %s", s->path,
                      sqlite3_errmsg(s->db));
    return sqlite_read_pulse(s) || no(reason, cap, "%s cannot be read: %s",
                                      s->path, sqlite3_errmsg(s->db));
}

struct store *sqlite_open_with(const char *folder, const char *node,
                               const struct sqlite_options *o, char *reason,
                               size_t cap)
{
    struct sqlite_store *s = calloc(1, sizeof *s);

    if (!s)
        return NULL;
    s->store.kind = &sqlite_kind;
    s->lock = s->file = -1;
    s->wall = o->wall ? o->wall : clock_wall;
    snprintf(s->store.node, sizeof s->store.node, "%s", node);
    snprintf(s->path, sizeof s->path, "%s/club.sqlite", folder);
    if ((!o->vfs && !o->reader && !lock(s, folder, reason, cap)) ||
        !open_database(s, o, reason, cap) ||
        (o->reader && !is_up_to_date(s->db, reason, cap)) ||
        !sqlite_migrate(s->db, forms, SQLITE_FORM, reason, cap) ||
        (!is_whole(s->db) &&
         !no(reason, cap,
             "%s is damaged; restore a backup with 'oxhide club restore'%s",
             s->path, "")) ||
        (!is_latest(s) &&
         !no(reason, cap,
             "%s lacks what was stored last: put its file club.sqlite-wal "
             "back, or restore a backup into a new folder; 'oxhide club "
             "backup' still makes one of what is there%s",
             s->path, "")) ||
        !prepare(s, reason, cap)) {
        sqlite_close_store(&s->store);
        return NULL;
    }
    s->store.partial = s->pulse.clock < 0;
    if (!o->threadless && !o->reader) {
        pthread_mutex_init(&s->mutex, NULL);
        pthread_cond_init(&s->wake, NULL);
        s->threaded = !pthread_create(&s->thread, NULL, checkpoints, s);
    }
    return &s->store;
}

struct store *store_sqlite(const char *folder, const char *node, char *reason,
                           size_t cap)
{
    return sqlite_open_with(folder, node, &(struct sqlite_options){ 0 }, reason,
                            cap);
}

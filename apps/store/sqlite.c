/* The store of one machine: SQLite in a folder, write-ahead log, every commit
 * on the disk before it is acknowledged. sqlite_open.c opens and closes it. */
#include "apps/store/sqlite.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *const sqlite_statements[SQL_COUNT] = {
#define STATEMENT(name, sql) sql,
    STATEMENTS(STATEMENT)
#undef STATEMENT
};

/* Binds and runs; form letters: s text, n number. Returns SQLITE_ROW or DONE,
 * or an error. A statement that gives rows stays open. */
static int run(struct sqlite_store *s, enum statement which, const char *form,
               ...)
{
    sqlite3_stmt *q = s->sql[which];
    va_list args;

    sqlite3_reset(q);
    va_start(args, form);
    for (int i = 0; form[i]; i++)
        if (form[i] == 's')
            sqlite3_bind_text(q, i + 1, va_arg(args, const char *), -1,
                              SQLITE_TRANSIENT);
        else
            sqlite3_bind_int64(q, i + 1, va_arg(args, int64_t));
    va_end(args);
    int code = sqlite3_step(q);
    if (code != SQLITE_ROW)
        sqlite3_reset(q);
    return code;
}

static int64_t column(struct sqlite_store *s, enum statement which, int k)
{
    return sqlite3_column_int64(s->sql[which], k);
}

static const char *words(struct sqlite_store *s, enum statement which, int k)
{
    return (const char *)sqlite3_column_text(s->sql[which], k);
}

static bool put_keys(struct sqlite_store *s, const struct club_row *row,
                     bool *taken)
{
    for (int i = 0; i < CLUB_KEYS; i++)
        if (row->drop[i][0] &&
            run(s, SQL_drop, "ss", row->drop[i], row->stream) != SQLITE_DONE)
            return false;
    for (int i = 0; i < CLUB_KEYS && !*taken; i++) {
        if (!row->take[i][0])
            continue;
        int code = run(s, SQL_take, "ss", row->take[i], row->stream);
        *taken = (code & 0xff) == SQLITE_CONSTRAINT;
        if (!*taken && code != SQLITE_DONE)
            return false;
    }
    return true;
}

static bool forget(struct sqlite_store *s, const struct club_row *row)
{
    return run(s, SQL_forget_rows, "s", row->stream) == SQLITE_DONE &&
           run(s, SQL_forget_texts, "ss", row->stream, row->stream + 2) ==
               SQLITE_DONE &&
           run(s, SQL_forget_keys, "s", row->stream) == SQLITE_DONE;
}

/* Writes one row; what stands in its way is its outcome. False: an error. */
static bool put_row(struct sqlite_store *s, const struct club_row *row,
                    struct node_result *out)
{
    const struct club_entry *e = &row->entry;
    char keys[STORE_KEYS];
    int64_t head = 0;
    bool taken = false;

    *out = (struct node_result){ ROW_DONE, e->number };
    int code = run(s, SQL_doubled, "ss", row->stream, e->request);
    if (code == SQLITE_ROW) {
        out->outcome = ROW_DOUBLE;
        out->number = (uint32_t)column(s, SQL_doubled, 0);
        sqlite3_reset(s->sql[SQL_doubled]);
        return true;
    }
    if (code == SQLITE_DONE)
        code = run(s, SQL_head, "s", row->stream);
    if (code == SQLITE_ROW) {
        head = column(s, SQL_head, 0);
        sqlite3_reset(s->sql[SQL_head]);
    }
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return false;
    if (head + 1 != e->number && !(row->forget && !head)) {
        out->outcome = ROW_TAKEN;
        return true;
    }
    if (run(s, SQL_save, "") != SQLITE_DONE ||
        (row->forget && !forget(s, row)) || !put_keys(s, row, &taken))
        return false;
    if (taken) {
        out->outcome = ROW_KEY;
        return run(s, SQL_unsave, "") == SQLITE_DONE &&
               run(s, SQL_saved, "") == SQLITE_DONE;
    }
    store_put_keys(row, keys);
    int64_t due = row->stream[0] == 't' ? e->at : CLUB_NEVER;
    return run(s, SQL_insert, "snsnnss", row->stream, (int64_t)e->number,
               e->request, e->at, e->wall, e->body, keys) == SQLITE_DONE &&
           (!row->owner[0] || !e->text ||
            run(s, SQL_text, "snss", row->stream, (int64_t)e->number,
                row->owner, e->text) == SQLITE_DONE) &&
           run(s, SQL_set_head, "snnsn", row->stream, (int64_t)e->number, due,
               s->store.node,
               store_time(&s->pulse, s->wall()) + NODE_LEASE) == SQLITE_DONE &&
           run(s, SQL_saved, "") == SQLITE_DONE;
}

/* An error before the commit changes nothing; one in it ends everything. */
static enum store_status give_up(struct sqlite_store *s, int code)
{
    if (!sqlite3_get_autocommit(s->db))
        run(s, SQL_back, "");
    s->dead |= (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CORRUPT;
    return s->dead ? STORE_DEAD : STORE_FAILED;
}

static enum store_status commit(struct store *store,
                                const struct club_row *const *rows, int count,
                                const struct node_due *due, int dues,
                                struct node_result *results)
{
    struct sqlite_store *s = (struct sqlite_store *)store;
    bool good = !s->dead && run(s, SQL_begin, "") == SQLITE_DONE;
    bool forgot = false;

    if (s->dead)
        return STORE_DEAD;
    for (int i = 0; i < count && good; i++) {
        good = put_row(s, rows[i], &results[i]);
        forgot |= rows[i]->forget;
    }
    for (int i = 0; i < dues && good; i++)
        good = run(s, SQL_settle, "snn", due[i].stream, (int64_t)due[i].number,
                   due[i].at) == SQLITE_DONE;
    if (!good)
        return give_up(s, sqlite3_extended_errcode(s->db));
    int code = run(s, SQL_end, "");
    if (code != SQLITE_DONE)
        return give_up(s, code);
    if (forgot)
        sqlite_forgot(s);
    for (int i = count - 1; i >= 0; i--)
        if (results[i].outcome == ROW_DONE) {
            sqlite_note(s, rows[i]);
            break;
        }
    return STORE_OK;
}

static enum store_status
read_stream(struct store *store, const char *stream, uint32_t from,
            void (*take)(void *self, const struct club_entry *e), void *self)
{
    struct sqlite_store *s = (struct sqlite_store *)store;
    int code = run(s, SQL_read, "sn", stream, (int64_t)from);

    for (; code == SQLITE_ROW; code = sqlite3_step(s->sql[SQL_read])) {
        struct club_entry e = { .number = (uint32_t)column(s, SQL_read, 0),
                                .at = column(s, SQL_read, 2),
                                .wall = column(s, SQL_read, 3),
                                .body = words(s, SQL_read, 4),
                                .text = words(s, SQL_read, 5) };
        snprintf(e.request, sizeof e.request, "%s", words(s, SQL_read, 1));
        e.length = (size_t)sqlite3_column_bytes(s->sql[SQL_read], 4);
        take(self, &e);
    }
    sqlite3_reset(s->sql[SQL_read]);
    return code == SQLITE_DONE ? STORE_OK : STORE_FAILED;
}

static enum store_status find_key(struct store *store, const char *key,
                                  char stream[CLUB_STREAM_MAX])
{
    struct sqlite_store *s = (struct sqlite_store *)store;
    int code = run(s, SQL_key, "s", key);

    stream[0] = '\0';
    if (code == SQLITE_ROW)
        snprintf(stream, CLUB_STREAM_MAX, "%s", words(s, SQL_key, 0));
    sqlite3_reset(s->sql[SQL_key]);
    return code == SQLITE_ROW || code == SQLITE_DONE ? STORE_OK : STORE_FAILED;
}

static enum store_status lacking(struct store *store, const char *has,
                                 const char *lacks,
                                 void (*take)(void *self, const char *stream),
                                 void *self)
{
    struct sqlite_store *s = (struct sqlite_store *)store;
    int code = run(s, SQL_lacking, "ss", has, lacks);

    for (; code == SQLITE_ROW; code = sqlite3_step(s->sql[SQL_lacking]))
        take(self, words(s, SQL_lacking, 0));
    sqlite3_reset(s->sql[SQL_lacking]);
    return code == SQLITE_DONE ? STORE_OK : STORE_FAILED;
}

static enum store_status find_request(struct store *store, const char *stream,
                                      const char *request, uint32_t *number)
{
    struct sqlite_store *s = (struct sqlite_store *)store;
    int code = run(s, SQL_doubled, "ss", stream, request);

    *number = code == SQLITE_ROW ? (uint32_t)column(s, SQL_doubled, 0) : 0;
    sqlite3_reset(s->sql[SQL_doubled]);
    return code == SQLITE_ROW || code == SQLITE_DONE ? STORE_OK : STORE_FAILED;
}

bool sqlite_read_pulse(struct sqlite_store *s)
{
    if (run(s, SQL_pulse, "") != SQLITE_ROW)
        return false;
    s->pulse = (struct store_pulse){ column(s, SQL_pulse, 0),
                                     column(s, SQL_pulse, 1),
                                     column(s, SQL_pulse, 2) };
    sqlite3_reset(s->sql[SQL_pulse]);
    return true;
}

static bool claim(struct sqlite_store *s, struct store_answer *out)
{
    int code = run(s, SQL_due, "nnsn", out->clock, out->time, s->store.node,
                   (int64_t)NODE_DUE);

    for (out->dues = 0; code == SQLITE_ROW;
         code = sqlite3_step(s->sql[SQL_due]))
        snprintf(out->due[out->dues++], CLUB_STREAM_MAX, "%s",
                 words(s, SQL_due, 0));
    sqlite3_reset(s->sql[SQL_due]);
    for (int i = 0; i < out->dues && code == SQLITE_DONE; i++)
        code = run(s, SQL_claim, "ssn", out->due[i], s->store.node,
                   out->time + NODE_LEASE);
    return code == SQLITE_DONE;
}

static enum store_status beat(struct store *store, int64_t last,
                              const char *const *streams, int count,
                              struct store_answer *out)
{
    struct sqlite_store *s = (struct sqlite_store *)store;
    struct store_pulse before = s->pulse;

    if (s->dead)
        return STORE_DEAD;
    if (run(s, SQL_begin, "") != SQLITE_DONE || !sqlite_read_pulse(s))
        return give_up(s, sqlite3_extended_errcode(s->db));
    store_beat(&s->pulse, last, s->wall());
    out->wall = s->pulse.wall;
    out->time = s->pulse.time;
    out->clock = s->pulse.clock;
    for (int i = 0; i < count; i++) {
        bool found = run(s, SQL_head, "s", streams[i]) == SQLITE_ROW;
        out->heads[i] = found ? (uint32_t)column(s, SQL_head, 0) : 0;
        sqlite3_reset(s->sql[SQL_head]);
    }
    if (run(s, SQL_set_pulse, "nnn", out->clock, out->time, out->wall) ==
            SQLITE_DONE &&
        claim(s, out) && run(s, SQL_end, "") == SQLITE_DONE)
        return STORE_OK;
    s->pulse = before;
    return give_up(s, sqlite3_extended_errcode(s->db));
}

static enum store_status
dump(struct store *store, void (*take)(void *self, const struct club_row *row),
     void *self, int64_t *clock)
{
    struct sqlite_store *s = (struct sqlite_store *)store;
    char last[CLUB_STREAM_MAX] = "";

    if (sqlite3_exec(s->db, "BEGIN", NULL, NULL, NULL))
        return STORE_FAILED;
    bool good = sqlite_read_pulse(s);
    *clock = s->pulse.clock;
    int code = run(s, SQL_dump, "");
    for (; code == SQLITE_ROW; code = sqlite3_step(s->sql[SQL_dump])) {
        struct club_row row = { .entry = {
                                    .number = (uint32_t)column(s, SQL_dump, 1),
                                    .at = column(s, SQL_dump, 3),
                                    .wall = column(s, SQL_dump, 4),
                                    .body = words(s, SQL_dump, 5),
                                    .text = words(s, SQL_dump, 8) } };
        row.entry.length = (size_t)sqlite3_column_bytes(s->sql[SQL_dump], 5);
        snprintf(row.stream, sizeof row.stream, "%s", words(s, SQL_dump, 0));
        snprintf(row.entry.request, sizeof row.entry.request, "%s",
                 words(s, SQL_dump, 2));
        snprintf(row.owner, sizeof row.owner, "%s",
                 row.entry.text ? words(s, SQL_dump, 7) : "");
        store_get_keys(words(s, SQL_dump, 6), &row);
        row.forget = row.entry.number > 1 && strcmp(last, row.stream);
        snprintf(last, sizeof last, "%s", row.stream);
        take(self, &row);
    }
    sqlite3_reset(s->sql[SQL_dump]);
    run(s, SQL_back, "");
    return good && code == SQLITE_DONE ? STORE_OK : STORE_FAILED;
}

static enum store_status empty(struct store *store)
{
    struct sqlite_store *s = (struct sqlite_store *)store;

    sqlite_unnote(s);
    if (run(s, SQL_begin, "") == SQLITE_DONE &&
        !sqlite3_exec(s->db,
                      "DELETE FROM entries; DELETE FROM texts;"
                      "DELETE FROM heads; DELETE FROM keys",
                      NULL, NULL, NULL) &&
        run(s, SQL_set_pulse, "nnn", STORE_PARTIAL, s->pulse.time,
            s->pulse.wall) == SQLITE_DONE &&
        run(s, SQL_end, "") == SQLITE_DONE)
        return STORE_OK;
    return give_up(s, sqlite3_extended_errcode(s->db));
}

static enum store_status set_clock(struct store *store, int64_t clock)
{
    struct sqlite_store *s = (struct sqlite_store *)store;

    return sqlite_read_pulse(s) &&
                   run(s, SQL_set_pulse, "nnn", clock, s->pulse.time,
                       s->pulse.wall) == SQLITE_DONE
               ? STORE_OK
               : STORE_FAILED;
}

const struct store_kind sqlite_kind = {
    .name = "sqlite",
    .commit = commit,
    .read = read_stream,
    .key = find_key,
    .lacking = lacking,
    .request = find_request,
    .beat = beat,
    .dump = dump,
    .empty = empty,
    .set_clock = set_clock,
    .close = sqlite_close_store,
};

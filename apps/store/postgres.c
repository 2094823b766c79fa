/* The store of several machines: PostgreSQL through libpq. A commit goes out as
 * one pipeline and comes back as one answer; if the connection is lost before
 * that, nobody knows. NOTIFY is a hint on a connection of its own, once per
 * batch and never in the commit; if one is lost, the heads make up for it with
 * the next beat. All times are those of the database. */
#define _GNU_SOURCE
#include "apps/store/postgres.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PARAMETERS = 15, ARRAY_MAX = CLUB_KEYS * (2 * CLUB_KEY_MAX + 4) + 4 };

static struct postgres_store *open_again(struct store *store)
{
    struct postgres_store *s = (struct postgres_store *)store;
    char reason[256];

    return postgres_connect(s, reason, sizeof reason) ? s : NULL;
}

/* Keys as an array in PostgreSQL's notation. */
static void put_array(const char keys[CLUB_KEYS][CLUB_KEY_MAX],
                      char out[ARRAY_MAX])
{
    char *at = out;

    *at++ = '{';
    for (int i = 0; i < CLUB_KEYS; i++) {
        if (!keys[i][0])
            continue;
        if (at[-1] != '{')
            *at++ = ',';
        *at++ = '"';
        for (const char *k = keys[i]; *k; k++) {
            if (*k == '"' || *k == '\\')
                *at++ = '\\';
            *at++ = *k;
        }
        *at++ = '"';
    }
    strcpy(at, "}");
}

static bool send_row(PGconn *db, const struct club_row *row, const char *node)
{
    const struct club_entry *e = &row->entry;
    char number[24], at[24], wall[24], lease[24], never[24], keys[STORE_KEYS];
    char takes[ARRAY_MAX], drops[ARRAY_MAX];

    snprintf(number, sizeof number, "%u", e->number);
    snprintf(at, sizeof at, "%lld", (long long)e->at);
    snprintf(wall, sizeof wall, "%lld", (long long)e->wall);
    snprintf(lease, sizeof lease, "%d", NODE_LEASE);
    snprintf(never, sizeof never, "%lld", (long long)CLUB_NEVER);
    store_put_keys(row, keys);
    put_array(row->take, takes);
    put_array(row->drop, drops);
    const char *values[PARAMETERS] = {
        row->stream, number,  e->request, at,    wall, e->body,
        row->owner,  e->text, takes,      drops, keys, row->forget ? "t" : "f",
        node,        lease,   never
    };
    return PQsendQueryParams(db,
                             "SELECT * FROM club_append($1,$2,$3,$4,$5,$6,$7,"
                             "$8,$9,$10,$11,$12,$13,$14,$15)",
                             PARAMETERS, NULL, values, NULL, NULL, 0);
}

static bool send_due(PGconn *db, const struct node_due *due)
{
    char number[24], at[24];
    const char *values[] = { due->stream, number, at };

    snprintf(number, sizeof number, "%u", due->number);
    snprintf(at, sizeof at, "%lld", (long long)due->at);
    return PQsendQueryParams(db,
                             "UPDATE heads SET due=$3 WHERE stream=$1 AND "
                             "number=$2",
                             3, NULL, values, NULL, NULL, 0);
}

static bool send_words(PGconn *db, const char *sql)
{
    return PQsendQueryParams(db, sql, 0, NULL, NULL, NULL, NULL, 0);
}

/* The next answer of a pipeline; false: there was an error. */
static bool next(PGconn *db, struct node_result *result)
{
    PGresult *r = PQgetResult(db);
    ExecStatusType status = PQresultStatus(r);
    bool good = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;

    if (good && result && PQntuples(r) == 1) {
        result->outcome = (enum node_outcome)atoi(PQgetvalue(r, 0, 0));
        result->number = (uint32_t)atoll(PQgetvalue(r, 0, 1));
    }
    PQclear(r);
    while ((r = PQgetResult(db))) /* NULL ends one query's results */
        PQclear(r);
    return good;
}

/* Sends what there is to tell, unless the last of it is still on its way. */
static void send_news(struct postgres_store *s)
{
    const char *values[] = { s->out };
    PGresult *r;

    if (!s->out[0] || !s->listen)
        return;
    PQconsumeInput(s->listen);
    while (!PQisBusy(s->listen) && (r = PQgetResult(s->listen)))
        PQclear(r);
    if (PQsendQueryParams(s->listen, "SELECT pg_notify('oxhide', $1)", 1, NULL,
                          values, NULL, NULL, 0))
        s->out[0] = '\0';
}

/* News for the other nodes, without waiting; what finds no room is lost, and
 * the heads tell it with the next beat. */
static void tell(struct store *store, const char *news)
{
    struct postgres_store *s = (struct postgres_store *)store;
    size_t used = strlen(s->out), n = strlen(news);

    if (used + n + 2 > sizeof s->out) {
        send_news(s);
        used = strlen(s->out);
    }
    if (used + n + 2 <= sizeof s->out)
        sprintf(s->out + used, "%s\n", news);
}

/* Tells other nodes which streams have grown. */
static void hint(struct postgres_store *s, const struct club_row *const *rows,
                 int count, const struct node_result *results)
{
    char news[CLUB_STREAM_MAX + 24];

    for (int i = 0; i < count; i++)
        if (results[i].outcome == ROW_DONE) {
            snprintf(news, sizeof news, "head %s %u", rows[i]->stream,
                     rows[i]->entry.number);
            tell(&s->store, news);
        }
    send_news(s);
}

static enum store_status commit(struct store *store,
                                const struct club_row *const *rows, int count,
                                const struct node_due *due, int dues,
                                struct node_result *results)
{
    struct postgres_store *s = open_again(store);

    if (!s)
        return STORE_FAILED;
    PGconn *db = s->db;
    bool good = PQenterPipelineMode(db) && send_words(db, "BEGIN");
    for (int i = 0; i < count && good; i++)
        good = send_row(db, rows[i], store->node);
    for (int i = 0; i < dues && good; i++)
        good = send_due(db, &due[i]);
    /* From here on it may be done without our hearing of it. */
    if (good)
        good = send_words(db, "COMMIT") && PQpipelineSync(db);
    if (!good) {
        postgres_disconnect(s);
        return STORE_UNKNOWN;
    }
    good = next(db, NULL);
    for (int i = 0; i < count; i++)
        good &= next(db, &results[i]);
    for (int i = 0; i < dues; i++)
        good &= next(db, NULL);
    bool done = next(db, NULL);
    PGresult *sync = PQgetResult(db);
    bool answered = PQresultStatus(sync) == PGRES_PIPELINE_SYNC;
    PQclear(sync);
    if (!answered || PQstatus(db) != CONNECTION_OK) {
        postgres_disconnect(s);
        return STORE_UNKNOWN;
    }
    PQexitPipelineMode(db);
    if (good && done) {
        hint(s, rows, count, results);
        return STORE_OK;
    }
    PQclear(PQexec(db, "ROLLBACK"));
    return STORE_FAILED;
}

/* A question with text parameters; NULL: no answer. */
static PGresult *ask(struct postgres_store *s, const char *sql, int count,
                     const char *const *values)
{
    PGresult *r = PQexecParams(s->db, sql, count, NULL, values, NULL, NULL, 0);

    if (PQresultStatus(r) == PGRES_TUPLES_OK ||
        PQresultStatus(r) == PGRES_COMMAND_OK)
        return r;
    PQclear(r);
    return NULL;
}

static enum store_status
read_stream(struct store *store, const char *stream, uint32_t from,
            void (*take)(void *self, const struct club_entry *e), void *self)
{
    struct postgres_store *s = open_again(store);
    char number[24];
    const char *values[] = { stream, number };

    snprintf(number, sizeof number, "%u", from);
    PGresult *r =
        s ? ask(s,
                "SELECT e.number, e.request, e.at, e.wall, e.body, t.words "
                "FROM entries e LEFT JOIN texts t USING(stream, number) "
                "WHERE e.stream=$1 AND e.number>=$2 ORDER BY e.number",
                2, values)
          : NULL;
    if (!r)
        return STORE_FAILED;
    for (int i = 0; i < PQntuples(r); i++) {
        struct club_entry e = { .number = (uint32_t)atoll(PQgetvalue(r, i, 0)),
                                .at = atoll(PQgetvalue(r, i, 2)),
                                .wall = atoll(PQgetvalue(r, i, 3)),
                                .body = PQgetvalue(r, i, 4),
                                .length = (size_t)PQgetlength(r, i, 4) };
        snprintf(e.request, sizeof e.request, "%s", PQgetvalue(r, i, 1));
        if (!PQgetisnull(r, i, 5))
            e.text = PQgetvalue(r, i, 5);
        take(self, &e);
    }
    PQclear(r);
    return STORE_OK;
}

static enum store_status find_key(struct store *store, const char *key,
                                  char stream[CLUB_STREAM_MAX])
{
    struct postgres_store *s = open_again(store);
    PGresult *r = s ? ask(s, "SELECT stream FROM keys WHERE key=$1", 1, &key)
                    : NULL;

    if (!r)
        return STORE_FAILED;
    snprintf(stream, CLUB_STREAM_MAX, "%s",
             PQntuples(r) ? PQgetvalue(r, 0, 0) : "");
    PQclear(r);
    return STORE_OK;
}

static enum store_status lacking(struct store *store, const char *has,
                                 const char *lacks,
                                 void (*take)(void *self, const char *stream),
                                 void *self)
{
    struct postgres_store *s = open_again(store);
    const char *values[] = { has, lacks };
    PGresult *r = s ? ask(s,
                          "SELECT stream FROM keys WHERE key LIKE $1||':%' "
                          "AND stream NOT IN (SELECT stream FROM keys WHERE "
                          "key LIKE $2||':%')",
                          2, values)
                    : NULL;

    if (!r)
        return STORE_FAILED;
    for (int i = 0; i < PQntuples(r); i++)
        take(self, PQgetvalue(r, i, 0));
    PQclear(r);
    return STORE_OK;
}

static enum store_status find_request(struct store *store, const char *stream,
                                      const char *request, uint32_t *number)
{
    struct postgres_store *s = open_again(store);
    const char *values[] = { stream, request };
    PGresult *r = s ? ask(s,
                          "SELECT number FROM entries WHERE stream=$1 AND "
                          "request=$2",
                          2, values)
                    : NULL;

    if (!r)
        return STORE_FAILED;
    *number = PQntuples(r) ? (uint32_t)atoll(PQgetvalue(r, 0, 0)) : 0;
    PQclear(r);
    return STORE_OK;
}

static bool claim(struct postgres_store *s, struct store_answer *out)
{
    char clock[24], time[24], until[24], most[8];
    const char *values[] = { clock, time, s->store.node, until, most };

    snprintf(clock, sizeof clock, "%lld", (long long)out->clock);
    snprintf(time, sizeof time, "%lld", (long long)out->time);
    snprintf(until, sizeof until, "%lld", (long long)(out->time + NODE_LEASE));
    snprintf(most, sizeof most, "%d", NODE_DUE);
    PGresult *r = ask(s,
                      "UPDATE heads SET holder=$3, until=$4 WHERE stream IN "
                      "(SELECT stream FROM heads WHERE due<=$1 AND "
                      "(until<=$2 OR holder=$3) ORDER BY until LIMIT $5 "
                      "FOR UPDATE SKIP LOCKED) RETURNING stream",
                      5, values);
    if (!r)
        return false;
    for (out->dues = 0; out->dues < PQntuples(r); out->dues++)
        snprintf(out->due[out->dues], CLUB_STREAM_MAX, "%s",
                 PQgetvalue(r, out->dues, 0));
    PQclear(r);
    return true;
}

/* The heads of many streams with one question. */
static bool look_at_heads(struct postgres_store *s, const char *const *streams,
                          int count, uint32_t *heads)
{
    char *list = malloc((size_t)count * (CLUB_STREAM_MAX + 3) + 3), *at = list;
    const char *values[] = { list };

    *at++ = '{';
    for (int i = 0; i < count; i++)
        at += sprintf(at, "%s\"%s\"", i ? "," : "", streams[i]);
    strcpy(at, "}");
    PGresult *r = ask(s,
                      "SELECT coalesce(h.number, 0) FROM unnest($1::text[]) "
                      "WITH ORDINALITY AS a(stream, k) LEFT JOIN heads h "
                      "USING(stream) ORDER BY k",
                      1, values);
    free(list);
    for (int i = 0; r && i < count; i++)
        heads[i] = (uint32_t)atoll(PQgetvalue(r, i, 0));
    PQclear(r);
    return r;
}

static enum store_status beat(struct store *store, int64_t last,
                              const char *const *streams, int count,
                              struct store_answer *out)
{
    struct postgres_store *s = open_again(store);
    char then[24], stall[16];
    const char *values[] = { then, stall };

    snprintf(then, sizeof then, "%lld", (long long)last);
    snprintf(stall, sizeof stall, "%d", NODE_STALL);
    PGresult *r = s ? ask(s, "SELECT * FROM club_beat($1,$2)", 2, values)
                    : NULL;
    if (!r)
        return STORE_FAILED;
    out->clock = atoll(PQgetvalue(r, 0, 0));
    out->time = atoll(PQgetvalue(r, 0, 1));
    out->wall = atoll(PQgetvalue(r, 0, 2));
    PQclear(r);
    return claim(s, out) &&
                   (!count || look_at_heads(s, streams, count, out->heads))
               ? STORE_OK
               : STORE_FAILED;
}

static void take_row(PGresult *r, int i, char last[CLUB_STREAM_MAX],
                     void (*take)(void *self, const struct club_row *row),
                     void *self)
{
    struct club_row row = { .entry = {
                                .number = (uint32_t)atoll(PQgetvalue(r, i, 1)),
                                .at = atoll(PQgetvalue(r, i, 3)),
                                .wall = atoll(PQgetvalue(r, i, 4)),
                                .body = PQgetvalue(r, i, 5),
                                .length = (size_t)PQgetlength(r, i, 5) } };

    snprintf(row.stream, sizeof row.stream, "%s", PQgetvalue(r, i, 0));
    snprintf(row.entry.request, sizeof row.entry.request, "%s",
             PQgetvalue(r, i, 2));
    if (!PQgetisnull(r, i, 8)) {
        row.entry.text = PQgetvalue(r, i, 8);
        snprintf(row.owner, sizeof row.owner, "%s", PQgetvalue(r, i, 7));
    }
    store_get_keys(PQgetvalue(r, i, 6), &row);
    row.forget = row.entry.number > 1 && strcmp(last, row.stream);
    snprintf(last, CLUB_STREAM_MAX, "%s", row.stream);
    take(self, &row);
}

static enum store_status
dump(struct store *store, void (*take)(void *self, const struct club_row *row),
     void *self, int64_t *clock)
{
    struct postgres_store *s = open_again(store);
    char last[CLUB_STREAM_MAX] = "";
    PGresult *r = NULL;
    int n = 0;

    if (!s)
        return STORE_FAILED;
    PQclear(PQexec(s->db, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"));
    if ((r = ask(s, "SELECT clock FROM pulse", 0, NULL)))
        *clock = atoll(PQgetvalue(r, 0, 0));
    PQclear(r);
    PQclear(PQexec(s->db,
                   "DECLARE d CURSOR FOR SELECT e.stream, e.number, e.request,"
                   " e.at, e.wall, e.body, e.keys, t.owner, t.words FROM "
                   "entries e LEFT JOIN texts t USING(stream, number) "
                   "ORDER BY e.stream, e.number"));
    do {
        r = ask(s, "FETCH 500 FROM d", 0, NULL);
        n = r ? PQntuples(r) : -1;
        for (int i = 0; i < n; i++)
            take_row(r, i, last, take, self);
        PQclear(r);
    } while (n > 0);
    PQclear(PQexec(s->db, "ROLLBACK"));
    return n == 0 ? STORE_OK : STORE_FAILED;
}

/* The next notice of another node; NULL: there is none. */
static PGnotify *next_notice(struct postgres_store *s)
{
    PGnotify *notice;

    if (!s->listen)
        return NULL;
    send_news(s);
    if (!PQconsumeInput(s->listen)) {
        postgres_disconnect(s); /* and both connections are made anew */
        return NULL;
    }
    while ((notice = PQnotifies(s->listen)) &&
           notice->be_pid == PQbackendPID(s->listen))
        PQfreemem(notice);
    return notice;
}

static bool heard(struct store *store, char *news, size_t cap)
{
    struct postgres_store *s = (struct postgres_store *)store;

    if (!s->notice) {
        s->notice = next_notice(s);
        s->line = s->notice ? s->notice->extra : "";
    }
    size_t n = strcspn(s->line, "\n");
    snprintf(news, cap, "%.*s", (int)n, s->line);
    s->line += n + (s->line[n] == '\n');
    bool any = s->notice;
    if (!*s->line) {
        PQfreemem(s->notice);
        s->notice = NULL;
    }
    return any;
}

static void close_store(struct store *store)
{
    struct postgres_store *s = (struct postgres_store *)store;

    postgres_disconnect(s);
    free(s->address);
    free(s);
}

const struct store_kind postgres_kind = {
    .name = "postgres",
    .commit = commit,
    .read = read_stream,
    .key = find_key,
    .lacking = lacking,
    .request = find_request,
    .beat = beat,
    .dump = dump,
    .empty = postgres_empty,
    .set_clock = postgres_set_clock,
    .tell = tell,
    .heard = heard,
    .close = close_store,
};

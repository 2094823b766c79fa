/* Opening a PostgreSQL store: its tables and functions, whether the server
 * really keeps what it acknowledges, and connecting anew after a loss.
 *
 * One function appends a row: it locks the stream's head, so that whoever comes
 * second sees what came first, and reports what became of the row instead of
 * failing the transaction. */
#define _GNU_SOURCE
#include "apps/store/postgres.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"

enum { RETRY_MS = 1000 };

/* What makes each form from the one before it. */
static const char *const forms[POSTGRES_FORM] = {
    "CREATE TABLE entries(stream text COLLATE \"C\" NOT NULL,"
    " number bigint NOT NULL, request text COLLATE \"C\" NOT NULL,"
    " at bigint NOT NULL, wall bigint NOT NULL, body text NOT NULL,"
    " keys text NOT NULL, PRIMARY KEY(stream, number),"
    " UNIQUE(stream, request));"
    "CREATE TABLE texts(stream text COLLATE \"C\" NOT NULL,"
    " number bigint NOT NULL, owner text COLLATE \"C\" NOT NULL,"
    " words text NOT NULL, PRIMARY KEY(stream, number));"
    "CREATE INDEX ON texts(owner);"
    "CREATE TABLE heads(stream text COLLATE \"C\" PRIMARY KEY,"
    " number bigint NOT NULL, due bigint NOT NULL,"
    " holder text NOT NULL, until bigint NOT NULL);"
    "CREATE INDEX ON heads(due);"
    "CREATE TABLE keys(key text COLLATE \"C\" PRIMARY KEY,"
    " stream text COLLATE \"C\" NOT NULL);"
    "CREATE INDEX ON keys(stream);"
    "CREATE TABLE pulse(clock bigint NOT NULL, time bigint NOT NULL,"
    " wall bigint NOT NULL);"
    "INSERT INTO pulse VALUES(0, 1, 0);"

    "CREATE FUNCTION club_wall() RETURNS bigint LANGUAGE sql AS"
    " 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';"

    /* Time that only goes forward, for leases. */
    "CREATE FUNCTION club_time() RETURNS bigint LANGUAGE sql AS"
    " 'SELECT time + greatest(0, club_wall() - wall) FROM pulse';"

    "CREATE FUNCTION club_append(s text, n bigint, r text, at_ bigint,"
    " wall_ bigint, body_ text, owner_ text, words_ text, takes text[],"
    " drops text[], keys_ text, forget boolean, node text, lease bigint,"
    " never bigint, OUT outcome int, OUT hit bigint)"
    " LANGUAGE plpgsql AS $$"
    " DECLARE h bigint; k text; mine text[] := '{}'; BEGIN"
    " INSERT INTO heads VALUES(s, 0, never, '', 0) ON CONFLICT DO NOTHING;"
    " SELECT number INTO h FROM heads WHERE stream = s FOR UPDATE;"
    " SELECT number INTO hit FROM entries"
    "  WHERE stream = s AND request = r;"
    " IF hit IS NOT NULL THEN outcome := 2; RETURN; END IF;"
    " hit := n;"
    " IF h + 1 <> n AND NOT (forget AND h = 0) THEN"
    "  outcome := 1; RETURN; END IF;"
    " FOREACH k IN ARRAY takes LOOP"
    "  IF EXISTS (SELECT FROM keys WHERE key = k AND NOT (stream = s AND"
    "   (forget OR k = ANY(drops)))) THEN outcome := 3; RETURN; END IF;"
    " END LOOP;"
    " IF forget THEN DELETE FROM keys WHERE stream = s;"
    " ELSE DELETE FROM keys WHERE key = ANY(drops) AND stream = s; END IF;"
    " FOREACH k IN ARRAY takes LOOP"
    "  INSERT INTO keys VALUES(k, s) ON CONFLICT DO NOTHING;"
    "  IF NOT FOUND THEN"
    /* Somebody took it in this very moment. */
    "   RAISE EXCEPTION USING ERRCODE = 'OX001'; END IF;"
    " END LOOP;"
    " IF forget THEN DELETE FROM entries WHERE stream = s;"
    "  DELETE FROM texts WHERE stream = s OR owner = substr(s, 3); END IF;"
    " INSERT INTO entries VALUES(s, n, r, at_, wall_, body_, keys_);"
    " IF owner_ <> '' AND words_ IS NOT NULL THEN"
    "  INSERT INTO texts VALUES(s, n, owner_, words_); END IF;"
    " UPDATE heads SET number = n, holder = node,"
    "  until = club_time() + lease,"
    "  due = CASE WHEN s LIKE 't:%' THEN at_ ELSE never END"
    "  WHERE stream = s;"
    " outcome := 0; END $$;"

    /* The same rule as store_beat(). */
    "CREATE FUNCTION club_beat(last bigint, stall bigint, OUT clock_ bigint,"
    " OUT time_ bigint, OUT wall_ bigint) LANGUAGE plpgsql AS $$"
    " DECLARE p pulse%ROWTYPE; BEGIN"
    " SELECT * INTO p FROM pulse FOR UPDATE;"
    " wall_ := club_wall();"
    " time_ := p.time + greatest(0, wall_ - p.wall);"
    " clock_ := p.clock;"
    " IF last > 0 AND time_ - last <= stall THEN"
    "  clock_ := clock_ + time_ - p.time; END IF;"
    " UPDATE pulse SET clock = clock_, time = time_, wall = wall_; END $$;",
};

static bool no(char *reason, size_t cap, const char *what, const char *detail)
{
    int n = (int)strcspn(detail, "\n");

    snprintf(reason, cap, "%s%.*s", what, n, detail);
    return false;
}

static bool run(PGconn *db, const char *sql)
{
    PGresult *r = PQexec(db, sql);
    ExecStatusType status = PQresultStatus(r);

    PQclear(r);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

static bool value(PGconn *db, const char *sql, char *out, size_t cap)
{
    PGresult *r = PQexec(db, sql);
    bool good = PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) == 1;

    snprintf(out, cap, "%s", good ? PQgetvalue(r, 0, 0) : "");
    PQclear(r);
    return good;
}

/* A server that forgets what it acknowledged is refused. */
static bool is_durable(PGconn *db, char *reason, size_t cap)
{
    static const char *const settings[] = { "fsync", "full_page_writes",
                                            "synchronous_commit" };
    char sql[64], found[32], what[128];

    for (int i = 0; i < 3; i++) {
        snprintf(sql, sizeof sql, "SHOW %s", settings[i]);
        snprintf(what, sizeof what,
                 "PostgreSQL has %s off, and would lose moves: switch it on",
                 settings[i]);
        if (!value(db, sql, found, sizeof found))
            return no(reason, cap, "PostgreSQL: ", PQerrorMessage(db));
        if (!strcmp(found, "off"))
            return no(reason, cap, what, "");
    }
    return true;
}

/* Brings the tables to the last form, one process at a time. */
static bool migrate(PGconn *db, char *reason, size_t cap)
{
    char found[32], set[96];

    if (!run(db, "SELECT pg_advisory_lock(6840433)") ||
        !run(db, "CREATE TABLE IF NOT EXISTS form(number int NOT NULL)") ||
        !run(db, "INSERT INTO form SELECT 0 WHERE NOT EXISTS "
                 "(SELECT FROM form)") ||
        !value(db, "SELECT number FROM form", found, sizeof found))
        return no(reason, cap, "PostgreSQL: ", PQerrorMessage(db));
    int form = atoi(found);
    bool good = form <= POSTGRES_FORM ||
                no(reason, cap,
                   "the store was written by a newer Oxhide; use that one", "");
    for (; good && form < POSTGRES_FORM; form++) {
        snprintf(set, sizeof set, "UPDATE form SET number=%d", form + 1);
        good = run(db, "BEGIN") && run(db, forms[form]) && run(db, set) &&
               run(db, "COMMIT");
        if (!good) {
            no(reason, cap,
               "the store cannot be brought up to date: ", PQerrorMessage(db));
            run(db, "ROLLBACK");
        }
    }
    run(db, "SELECT pg_advisory_unlock(6840433)");
    return good;
}

/* Whether no entry is missing; and whether a restore was cut short. */
static bool is_whole(PGconn *db, bool *partial, char *reason, size_t cap)
{
    char found[32], clock[32];

    if (!value(db,
               "SELECT count(*) FROM (SELECT stream, count(*) c, min(number) a,"
               " max(number) b FROM entries GROUP BY stream) e FULL JOIN heads"
               " USING(stream) WHERE heads.number <> 0 AND"
               " (c <> b - a + 1 OR b <> heads.number OR c IS NULL)",
               found, sizeof found) ||
        !value(db, "SELECT clock FROM pulse", clock, sizeof clock))
        return no(reason, cap, "PostgreSQL: ", PQerrorMessage(db));
    *partial = clock[0] == '-';
    return !strcmp(found, "0") ||
           no(reason, cap,
              "the store is damaged; restore a backup with "
              "'oxhide club restore'",
              "");
}

static PGconn *connect_to(const char *address)
{
    PGconn *db = PQconnectdb(address);

    if (PQstatus(db) == CONNECTION_OK &&
        run(db, "SET client_min_messages = warning") &&
        run(db, "SET synchronous_commit = on"))
        return db;
    return db;
}

void postgres_disconnect(struct postgres_store *s)
{
    PQfinish(s->db);
    PQfinish(s->listen);
    PQfreemem(s->notice);
    s->db = s->listen = NULL;
    s->notice = NULL;
}

bool postgres_connect(struct postgres_store *s, char *reason, size_t cap)
{
    if (s->db && PQstatus(s->db) == CONNECTION_OK)
        return true;
    if (s->db || s->listen)
        postgres_disconnect(s);
    if (clock_ms() < s->retry)
        return no(reason, cap, "PostgreSQL does not answer", "");
    s->retry = clock_ms() + RETRY_MS;
    s->db = connect_to(s->address);
    if (PQstatus(s->db) != CONNECTION_OK) {
        no(reason, cap, "PostgreSQL: ", PQerrorMessage(s->db));
        postgres_disconnect(s);
        return false;
    }
    s->listen = connect_to(s->address);
    /* News need not outlive anything, and need not wait for the disk. */
    run(s->listen, "SET synchronous_commit = off");
    run(s->listen, "LISTEN oxhide");
    if (is_durable(s->db, reason, cap) && migrate(s->db, reason, cap))
        return true;
    postgres_disconnect(s);
    return false;
}

static enum store_status set(struct store *store, const char *empty,
                             int64_t clock)
{
    struct postgres_store *s = (struct postgres_store *)store;
    char sql[256], reason[256];

    snprintf(sql, sizeof sql, "BEGIN; %s UPDATE pulse SET clock=%lld; COMMIT",
             empty, (long long)clock);
    return postgres_connect(s, reason, sizeof reason) && run(s->db, sql)
               ? STORE_OK
               : STORE_FAILED;
}

enum store_status postgres_empty(struct store *s)
{
    return set(s, "TRUNCATE entries, texts, heads, keys;", STORE_PARTIAL);
}

enum store_status postgres_set_clock(struct store *s, int64_t clock)
{
    return set(s, "", clock);
}

struct store *store_postgres(const char *address, const char *node,
                             char *reason, size_t cap)
{
    struct postgres_store *s = calloc(1, sizeof *s);

    if (!s)
        return NULL;
    s->store.kind = &postgres_kind;
    snprintf(s->store.node, sizeof s->store.node, "%s", node);
    s->address = strdup(address);
    if (postgres_connect(s, reason, cap) &&
        is_whole(s->db, &s->store.partial, reason, cap))
        return &s->store;
    s->store.kind->close(&s->store);
    return NULL;
}

/* One person: everything that is kept about them, and their deletion, table by
 * table as the club itself does it. Servers may be running meanwhile. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/cli/cli.h"
#include "apps/cli/voice.h"
#include "apps/cli/club.h"
#include "apps/store/export.h"
#include "base/clock.h"

enum { TRIES = 50 };

/* A stream as it is in the store: a person's or a table's. */
struct reader {
    struct club_person *person;
    struct club_table *table;
    bool bad;
};

static void read_entry(void *self, const struct club_entry *e)
{
    struct reader *r = self;

    r->bad |= r->person ? !person_read(r->person, e) : !table_read(r->table, e);
}

static bool read_person(struct store *s, const char *id, struct club_person *p)
{
    char stream[CLUB_STREAM_MAX];
    struct reader r = { .person = p };

    person_init(p, id);
    club_stream(stream, 'p', id);
    return !s->kind->read(s, stream, 1, read_entry, &r) && !r.bad && p->number;
}

/* By id, or by the name a permanent person signs in with. */
static bool find_person(struct store *s, const char *who,
                        struct club_person *out)
{
    char key[CLUB_KEY_MAX + 8] = "name:", stream[CLUB_STREAM_MAX] = "";

    if (strlen(who) < CLUB_NAME_MAX) {
        person_fold(key + strlen(key), who);
        s->kind->key(s, key, stream);
    }
    const char *id = stream[0] ? stream + 2 : who;
    if (club_is_id(id) && read_person(s, id, out) && !out->gone)
        return true;
    cli_refuse("club-nobody", "who", who, NULL);
    return false;
}

static void print_line(void *self, const char *line)
{
    (void)self;
    puts(line);
}

int club_export(struct store *s, const char *who)
{
    struct store_wish wish = { .secrets = true, .line = print_line };
    struct club_person *p = malloc(sizeof *p);
    int status = 1;

    if (p && find_person(s, who, p)) {
        status = !store_export(s, p->id, &wish) || fflush(stdout) ||
                 ferror(stdout);
        if (status)
            cli_refuse("club-unwritten", NULL);
    }
    free(p);
    return status;
}

/* A report as a line of JSON: when, at which table, who says what of whom. */
static void print_report(void *self, const struct club_row *row)
{
    char line[4 * CLUB_TEXT_MAX + 256], word[CLUB_GAME_MAX] = "";
    char by[CLUB_ID_MAX] = "", about[CLUB_ID_MAX] = "";
    struct json_object o;
    struct json out;

    (void)self;
    if (!json_read(&o, row->entry.body, strcspn(row->entry.body, "\n")) ||
        !json_get_str(&o, "e", word, sizeof word) || strcmp(word, "reported"))
        return;
    json_get_str(&o, "by", by, sizeof by);
    json_get_str(&o, "about", about, sizeof about);
    json_init(&out, line, sizeof line);
    json_open(&out, NULL, '{');
    json_int(&out, "wall", row->entry.wall);
    json_str(&out, "table", row->stream + 2);
    json_str(&out, "by", by);
    json_str(&out, "about", about);
    json_str(&out, "text", row->entry.text);
    json_close(&out, '}');
    puts(line);
}

int club_reports(struct store *s, const char *nothing)
{
    int64_t clock;

    (void)nothing;
    if (!s->kind->dump(s, print_report, NULL, &clock) && !fflush(stdout) &&
        !ferror(stdout))
        return 0;
    return cli_refuse("club-unwritten", NULL);
}

/* What is needed to judge asks without a node. */
struct desk {
    struct store *store;
    struct club_person person;
    struct club_draft draft;
    struct club_table table;
    void *memory;
    size_t size;
    int64_t clock;
};

/* Judges an ask of the person, and stores what it leads to; false: it cannot
 * be stored, or the stream cannot be read. A row that comes second is judged
 * again. */
static bool do_ask(struct desk *d, const char *table, const char *body)
{
    char scrap[512], stream[CLUB_STREAM_MAX], request[CLUB_REQUEST_MAX];
    uint8_t random[CLUB_RANDOM] = { 0 };
    int64_t away[CLUB_SEATS_MAX] = { 0 };
    struct club_asker who = person_asker(&d->person, "");
    struct json_object o;
    struct json error;
    struct node_result result = { ROW_TAKEN, 0 };

    json_read(&o, body, strlen(body));
    snprintf(request, sizeof request, "%s:-owner-delete", who.id);
    struct club_ask ask = { .who = &who,
                            .request = request,
                            .body = &o,
                            .now = d->clock,
                            .wall = clock_wall(),
                            .away = away,
                            .random = random };
    for (int i = 0; i < TRIES && result.outcome == ROW_TAKEN; i++) {
        struct reader r = { .table = &d->table };
        enum club_status status;
        json_init(&error, scrap, sizeof scrap);
        if (table) {
            club_stream(stream, 't', table);
            table_init(&d->table, table, d->memory, d->size);
            if (d->store->kind->read(d->store, stream, 1, read_entry, &r) ||
                r.bad)
                return false;
            status = d->table.number
                         ? table_judge(&d->table, &ask, &d->draft, &error)
                         : CLUB_NOTHING;
        } else {
            if (!read_person(d->store, who.id, &d->person))
                return false;
            status = person_judge(&d->person, &ask, &d->draft, &error);
        }
        if (status)
            return status == CLUB_NOTHING;
        const struct club_row *row = &d->draft.row;
        if (d->store->kind->commit(d->store, &row, 1, NULL, 0, &result))
            return false;
    }
    return result.outcome == ROW_DONE || result.outcome == ROW_DOUBLE;
}

static bool forget_everywhere(struct desk *d)
{
    const struct club_person *p = &d->person;
    int results = p->results < PERSON_RESULTS ? p->results : PERSON_RESULTS;

    for (int i = 0; i < p->tables; i++)
        if (!do_ask(d, p->table[i], "{\"do\":\"forget\"}"))
            return false;
    for (int i = 0; i < results; i++)
        if (!do_ask(d, p->result[i].table, "{\"do\":\"forget\"}"))
            return false;
    return do_ask(d, NULL, "{\"do\":\"delete\"}");
}

static void notice(void *self, const struct club_row *row)
{
    (void)self, (void)row;
}

int club_delete(struct store *s, const char *who)
{
    struct desk *d = calloc(1, sizeof *d);
    char text[MESSAGE_MAX];
    int status = 1;

    if (!d)
        return 1;
    d->store = s;
    d->size = oxhide_session_size(NULL);
    d->memory = malloc(d->size);
    if (d->memory && find_person(s, who, &d->person)) {
        if (s->kind->dump(s, notice, NULL, &d->clock) || !forget_everywhere(d))
            cli_refuse("club-undeleted", NULL);
        else
            status = 0;
    }
    if (!status)
        puts(cli_words(text, "club-deleted", "who", d->person.id, NULL));
    free(d->memory);
    free(d);
    return status;
}

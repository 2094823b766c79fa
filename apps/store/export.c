/* Everything that is kept about a person, as lines of JSON: who they are, the
 * rows of their own stream, and words of theirs elsewhere. */
#include "apps/store/export.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_BYTES = 4 * CLUB_BODY_MAX };

void store_put_row(struct json *out, const struct club_row *row, bool keys)
{
    char list[STORE_KEYS];

    json_str(out, "stream", row->stream);
    json_int(out, "number", row->entry.number);
    json_str(out, "request", row->entry.request);
    json_int(out, "at", row->entry.at);
    json_int(out, "wall", row->entry.wall);
    json_str(out, "body", row->entry.body);
    store_put_keys(row, list);
    if (keys && list[0])
        json_str(out, "keys", list);
    if (row->owner[0]) {
        json_str(out, "owner", row->owner);
        json_str(out, "text", row->entry.text);
    }
    if (row->forget)
        json_bool(out, "forget", true);
}

struct export
{
    struct club_person person;
    bool bad;
    const struct store_wish *wish;
    char body[CLUB_BODY_MAX], line[LINE_BYTES];
    struct json out;
};

static void read_entry(void *self, const struct club_entry *e)
{
    struct export *x = self;

    x->bad |= !person_read(&x->person, e);
}

static void begin(struct export *x)
{
    json_init(&x->out, x->line, sizeof x->line);
    json_open(&x->out, NULL, '{');
}

static void end(struct export *x)
{
    json_close(&x->out, '}');
    x->wish->line(x->wish->self, x->line);
}

/* What lets somebody in, or helps to guess it. */
static bool is_secret(const struct json_slice *key)
{
    static const char *const words[] = { "token", "link", "secret", "recovery",
                                         "key" };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == key->length &&
            !memcmp(words[i], key->at, key->length))
            return true;
    return false;
}

static void put_slice(struct text *t, const struct json_slice *s)
{
    for (size_t i = 0; i < s->length; i++)
        text_char(t, s->at[i]);
}

/* The events without their secrets. */
static const char *open_body(struct export *x, const struct club_entry *e)
{
    struct json_object o;
    struct text t;
    size_t at = 0;
    bool bad = false;

    text_init(&t, x->body, sizeof x->body);
    while (club_next_event(e, &at, &o, &bad)) {
        const char *comma = "{\"";
        for (int i = 0; i < o.count; i++) {
            const char *quote = o.value[i].kind == JSON_STRING ? "\"" : "";
            if (is_secret(&o.key[i]))
                continue;
            text_put(&t, comma);
            put_slice(&t, &o.key[i]);
            text_put(&t, "\":");
            text_put(&t, quote);
            put_slice(&t, &o.value[i]);
            text_put(&t, quote);
            comma = ",\"";
        }
        text_put(&t, "}\n");
    }
    return x->body;
}

static void take_row(void *self, const struct club_row *row)
{
    struct export *x = self;
    struct club_row open = *row;

    if (strcmp(row->stream + 2, x->person.id) &&
        strcmp(row->owner, x->person.id))
        return;
    begin(x);
    if (!x->wish->secrets && row->stream[0] == 'p')
        open.entry.body = open_body(x, &row->entry);
    store_put_row(&x->out, &open, x->wish->secrets);
    end(x);
}

bool store_export(struct store *s, const char *person,
                  const struct store_wish *wish)
{
    struct export *x = calloc(1, sizeof *x);
    char stream[CLUB_STREAM_MAX];
    int64_t clock;

    if (!x)
        return false;
    x->wish = wish;
    person_init(&x->person, person);
    club_stream(stream, 'p', person);
    bool good = !s->kind->read(s, stream, 1, read_entry, x) && !x->bad &&
                x->person.number;
    if (good) {
        begin(x);
        person_show(&x->person, "", &x->out);
        end(x);
        good = !s->kind->dump(s, take_row, x, &clock);
    }
    free(x);
    return good;
}

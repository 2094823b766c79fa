/* Notes: a queue of small JSON objects with a head each, in one buffer. */
#include "club/table_notes.h"

#include "base/mem.h"

struct note {
    uint32_t number;
    uint16_t length;           /* of the object that follows */
    char speaker[CLUB_ID_MAX]; /* who said it; "" where it is no talk */
};

/* What of an event everybody seated may see. */
static const char *const open_members[] = {
    "e",      "seat",  "by",    "to",      "yes",     "what",  "why",
    "phrase", "on",    "game",  "consent", "options", "seats", "clock",
    "time",   "bonus", "level", "counts",  "watch",   "lot",
};

static void put_member(struct json *out, const char *key,
                       const struct json_slice *v)
{
    char words[CLUB_OPTIONS_MAX];
    struct text t;

    if (json_slice_str(v, words, sizeof words)) {
        json_str(out, key, words);
    } else if (v->kind == JSON_INT || v->kind == JSON_BOOL) {
        text_init(&t, words, sizeof words);
        for (size_t i = 0; i < v->length; i++)
            text_char(&t, v->at[i]);
        json_raw(out, key, words);
    }
}

static struct note note_at(const struct club_table *t, size_t at)
{
    struct note n;

    mem_copy(&n, t->notes + at, sizeof n);
    return n;
}

static void drop(struct club_table *t, size_t at)
{
    size_t n = sizeof(struct note) + note_at(t, at).length;

    mem_move(t->notes + at, t->notes + at + n, t->notes_used - at - n);
    t->notes_used -= n;
}

void note_put(struct club_table *t, const struct club_entry *e,
              const struct json_object *event, const char *words)
{
    char body[CLUB_TEXT_MAX + 512];
    struct note n = { .number = e->number };
    struct json_slice word = json_get(event, "e");
    struct json out;
    int64_t seat;

    json_init(&out, body, sizeof body);
    json_open(&out, NULL, '{');
    json_int(&out, "n", e->number);
    json_int(&out, "wall", e->wall);
    for (size_t i = 0; i < sizeof open_members / sizeof *open_members; i++) {
        struct json_slice v = json_get(event, open_members[i]);
        put_member(&out, open_members[i], &v);
    }
    if (words)
        json_str(&out, "text", words);
    json_close(&out, '}');
    n.length = (uint16_t)out.text.used;
    if (word.length == 4 && mem_equal(word.at, "said", 4) &&
        json_get_int(event, "seat", &seat) && seat >= 0 &&
        seat < t->rules.seats)
        club_copy(n.speaker, sizeof n.speaker, t->seat[seat].person);
    while (t->notes_used + sizeof n + n.length > TABLE_NOTES)
        drop(t, 0);
    mem_copy(t->notes + t->notes_used, &n, sizeof n);
    mem_copy(t->notes + t->notes_used + sizeof n, body, n.length);
    t->notes_used += sizeof n + n.length;
}

bool note_knows(const struct club_table *t, const char *person)
{
    struct note n;

    for (size_t at = 0; at < t->notes_used; at += sizeof n + n.length) {
        n = note_at(t, at);
        if (text_equal(n.speaker, person))
            return true;
    }
    return false;
}

void note_forget(struct club_table *t, const char *person)
{
    for (size_t at = 0; at < t->notes_used;) {
        struct note n = note_at(t, at);
        if (text_equal(n.speaker, person))
            drop(t, at);
        else
            at += sizeof n + n.length;
    }
}

void note_show(const struct club_table *t, uint32_t after,
               bool (*mute)(const void *self, const char *person),
               const void *self, struct json *out)
{
    json_open(out, "notes", '[');
    for (size_t at = 0; at < t->notes_used;) {
        struct note n = note_at(t, at);
        char body[CLUB_TEXT_MAX + 512];
        mem_copy(body, t->notes + at + sizeof n, n.length);
        body[n.length] = '\0';
        if (n.number > after &&
            !(n.speaker[0] && mute && mute(self, n.speaker)))
            json_raw(out, NULL, body);
        at += sizeof n + n.length;
    }
    json_close(out, ']');
}

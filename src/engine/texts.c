/* The messages of a language in a hash table of pointers into their files. */
#include "engine/message.h"

#include "base/mem.h"

static bool id_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static uint32_t hash(const char *id)
{
    uint32_t h = 2166136261u;

    for (; id_char(*id); id++)
        h = (h ^ (unsigned char)*id) * 16777619u;
    return h ^ h >> 15;
}

static bool same_id(const char *a, const char *b)
{
    while (id_char(*a) && *a == *b)
        a++, b++;
    return !id_char(*a) && !id_char(*b);
}

bool texts_init(struct texts *t, const char *language,
                const struct texts *fallback)
{
    mem_zero(t, sizeof *t);
    t->fallback = fallback;
    return plural_find(language, &t->language);
}

/* The slot of an id: where it stands, or the empty one where it would. */
static unsigned slot_of(const struct texts *t, const char *id)
{
    unsigned at = hash(id) % TEXTS_KEYS_MAX;

    while (t->slot[at] && !same_id(t->slot[at], id))
        at = (at + 1) % TEXTS_KEYS_MAX;
    return at;
}

/* The next line that is not empty. */
static const char *next_line(const char *p)
{
    while (*p && *p != '\n')
        p++;
    while (*p == '\n')
        p++;
    return p;
}

bool texts_add(struct texts *t, const char *file)
{
    for (const char *line = file; *line; line = next_line(line)) {
        if (*line < 'a' || *line > 'z')
            continue;
        unsigned at = slot_of(t, line);
        if (!t->slot[at] && t->count++ >= TEXTS_KEYS_MAX * 3 / 4)
            return false;
        t->slot[at] = line;
    }
    return true;
}

/* Behind the '=' of what stands at p; NULL: there is none. */
static const char *behind_equals(const char *p)
{
    while (id_char(*p))
        p++;
    while (*p == ' ')
        p++;
    return *p == '=' ? p + 1 : NULL;
}

/* The attribute of a message: a line of its own that begins with a dot. */
static const char *attribute(const char *message, const char *name)
{
    for (const char *p = message; *(p = next_line(p)) == ' ';) {
        while (*p == ' ')
            p++;
        if (*p == '.' && same_id(p + 1, name))
            return behind_equals(p + 1);
    }
    return NULL;
}

static const char *find_here(const struct texts *t, const char *key)
{
    const char *message = t->slot[slot_of(t, key)], *dot = key;

    if (!message)
        return NULL;
    while (id_char(*dot))
        dot++;
    return *dot == '.' ? attribute(message, dot + 1) : behind_equals(message);
}

const char *texts_find(const struct texts *t, const char *key,
                       const struct texts **from)
{
    for (; t; t = t->fallback) {
        const char *found = find_here(t, key);
        if (found) {
            *from = t;
            return found;
        }
    }
    return NULL;
}

/* One text by its key, without the blanks around it. */
static void put_text(struct json *out, const char *key, const char *text)
{
    const char *end = message_end(text);
    char buffer[2 * MESSAGE_MAX];
    struct text t;

    while (*text == ' ' || *text == '\n')
        text++;
    if (text >= end)
        return;
    text_init(&t, buffer, sizeof buffer);
    while (text < end)
        text_char(&t, *text++);
    json_str(out, key, buffer);
}

static void put_message(struct json *out, const char *message)
{
    char key[MESSAGE_KEY_MAX];
    struct text t;

    text_init(&t, key, sizeof key);
    for (const char *p = message; id_char(*p); p++)
        text_char(&t, *p);
    size_t id = t.used;
    put_text(out, key, behind_equals(message));
    for (const char *p = message; *(p = next_line(p)) == ' ';) {
        while (*p == ' ')
            p++;
        if (*p != '.')
            continue;
        t.used = id;
        text_char(&t, '.');
        for (const char *q = p + 1; id_char(*q); q++)
            text_char(&t, *q);
        put_text(out, key, behind_equals(p + 1));
    }
}

void texts_put(const struct texts *t, struct json *out)
{
    json_open(out, "strings", '{');
    for (int i = 0; i < TEXTS_KEYS_MAX; i++)
        if (t->slot[i])
            put_message(out, t->slot[i]);
    json_close(out, '}');
}

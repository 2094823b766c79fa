/* The JSON writer; nothing here reads JSON. */
#include "oxhide_json.h"

void json_init(struct json *j, char *out, size_t cap)
{
    text_init(&j->text, out, cap);
    j->comma = false;
    j->voice = NULL;
}

static void quoted(struct text *t, const char *s)
{
    static const char hex[] = "0123456789abcdef";

    text_char(t, '"');
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (text_is_style(*s))
            continue;
        if (c == '"' || c == '\\') {
            text_char(t, '\\');
            text_char(t, *s);
        } else if (c == '\n') {
            text_put(t, "\\n");
        } else if (c < 0x20 || c == 0x7f) {
            text_put(t, "\\u00");
            text_char(t, hex[c >> 4]);
            text_char(t, hex[c & 15]);
        } else {
            text_char(t, *s);
        }
    }
    text_char(t, '"');
}

/* The comma before, and the key, of the next value. */
static void lead(struct json *j, const char *key)
{
    if (j->comma)
        text_char(&j->text, ',');
    if (key) {
        quoted(&j->text, key);
        text_char(&j->text, ':');
    }
    j->comma = true;
}

void json_open(struct json *j, const char *key, char bracket)
{
    lead(j, key);
    text_char(&j->text, bracket);
    j->comma = false;
}

void json_close(struct json *j, char bracket)
{
    text_char(&j->text, bracket);
    j->comma = true;
}

void json_str(struct json *j, const char *key, const char *s)
{
    lead(j, key);
    if (s)
        quoted(&j->text, s);
    else
        text_put(&j->text, "null");
}

void json_int(struct json *j, const char *key, int64_t n)
{
    lead(j, key);
    text_int(&j->text, n);
}

void json_bool(struct json *j, const char *key, bool b)
{
    lead(j, key);
    text_put(&j->text, b ? "true" : "false");
}

void json_seed(struct json *j, const char *key, uint64_t n)
{
    lead(j, key);
    text_char(&j->text, '"');
    text_uint(&j->text, n);
    text_char(&j->text, '"');
}

void json_raw(struct json *j, const char *key, const char *s)
{
    lead(j, key);
    text_put(&j->text, s);
}

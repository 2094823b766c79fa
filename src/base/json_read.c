/* The JSON reader: a scanner that checks everything once and keeps slices. */
#include "base/json_read.h"

#include "base/mem.h"
#include "oxhide_text.h"

struct scan {
    const char *at, *end;
};

static void skip_space(struct scan *s)
{
    while (s->at < s->end && (*s->at == ' ' || *s->at == '\t' ||
                              *s->at == '\n' || *s->at == '\r'))
        s->at++;
}

static bool take(struct scan *s, char c)
{
    if (s->at == s->end || *s->at != c)
        return false;
    s->at++;
    return true;
}

static bool take_word(struct scan *s, const char *word)
{
    while (*word)
        if (!take(s, *word++))
            return false;
    return true;
}

/* Four hexadecimal digits; -1 where they are none. */
static int32_t take_hex(struct scan *s)
{
    int32_t n = 0;

    for (int i = 0; i < 4; i++, s->at++) {
        if (s->at == s->end)
            return -1;
        char c = *s->at;
        int digit = c >= '0' && c <= '9'   ? c - '0'
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10
                    : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                           : -1;
        if (digit < 0)
            return -1;
        n = n * 16 + digit;
    }
    return n;
}

/* One UTF-8 character of at least two bytes, in its shortest form and no
 * surrogate. */
static bool take_utf8(struct scan *s)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    unsigned char c = (unsigned char)*s->at;
    int n = c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : 2;
    uint32_t code = c & (0xffu >> (n + 1));

    if (c < 0xc2 || c > 0xf4 || s->end - s->at < n)
        return false;
    for (int i = 1; i < n; i++) {
        unsigned char next = (unsigned char)s->at[i];
        if ((next & 0xc0) != 0x80)
            return false;
        code = code << 6 | (next & 0x3f);
    }
    s->at += n;
    return code >= least[n] && code <= 0x10ffff &&
           (code < 0xd800 || code > 0xdfff);
}

/* What follows a backslash: the character, or 0xffffffff. */
static uint32_t take_escape(struct scan *s)
{
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";

    if (s->at == s->end)
        return UINT32_MAX;
    char c = *s->at++;
    for (int i = 0; from[i]; i++)
        if (c == from[i])
            return (uint32_t)to[i];
    if (c != 'u')
        return UINT32_MAX;
    int32_t high = take_hex(s);
    if (high < 0 || (high >= 0xdc00 && high <= 0xdfff))
        return UINT32_MAX;
    if (high < 0xd800 || high > 0xdbff)
        return (uint32_t)high;
    int32_t low = take_word(s, "\\u") ? take_hex(s) : -1;
    if (low < 0xdc00 || low > 0xdfff)
        return UINT32_MAX;
    return 0x10000 + (((uint32_t)high & 0x3ff) << 10 | ((uint32_t)low & 0x3ff));
}

/* A string from its first quote on; the slice lies within the quotes. */
static bool take_string(struct scan *s, struct json_slice *out)
{
    if (!take(s, '"'))
        return false;
    out->at = s->at;
    out->kind = JSON_STRING;
    while (s->at < s->end && *s->at != '"') {
        unsigned char c = (unsigned char)*s->at;
        if (c < 0x20 || (c >= 0x80 && !take_utf8(s)))
            return false;
        if (c >= 0x80)
            continue;
        s->at++;
        if (c == '\\' && take_escape(s) == UINT32_MAX)
            return false;
    }
    out->length = (size_t)(s->at - out->at);
    return take(s, '"');
}

static int take_digits(struct scan *s)
{
    int n = 0;

    for (; s->at < s->end && *s->at >= '0' && *s->at <= '9'; s->at++)
        n++;
    return n;
}

static bool slice_int(const struct json_slice *v, int64_t *out)
{
    uint64_t n = 0;
    size_t i = v->at[0] == '-';
    uint64_t most = (uint64_t)INT64_MAX + i;

    for (; i < v->length; i++) {
        unsigned digit = (unsigned)(v->at[i] - '0');
        if (n > (most - digit) / 10)
            return false;
        n = n * 10 + digit;
    }
    *out = v->at[0] == '-' ? (int64_t)(0 - n) : (int64_t)n;
    return true;
}

static bool take_number(struct scan *s, struct json_slice *out)
{
    int64_t ignored;

    out->at = s->at;
    out->kind = JSON_INT;
    take(s, '-');
    bool zero = s->at < s->end && *s->at == '0';
    int digits = take_digits(s);
    if (!digits || (zero && digits > 1))
        return false;
    if (take(s, '.')) {
        out->kind = JSON_FRACTION;
        if (!take_digits(s))
            return false;
    }
    if (take(s, 'e') || take(s, 'E')) {
        out->kind = JSON_FRACTION;
        if (!take(s, '-'))
            take(s, '+');
        if (!take_digits(s))
            return false;
    }
    out->length = (size_t)(s->at - out->at);
    return out->kind == JSON_FRACTION || slice_int(out, &ignored);
}

static bool take_value(struct scan *s, int depth, struct json_slice *out);

static bool same_slice(const struct json_slice *a, const struct json_slice *b)
{
    return a->length == b->length && mem_equal(a->at, b->at, a->length);
}

/* The members of an object after its brace; where 'o' is given they are kept,
 * and none may be there twice. */
static bool take_members(struct scan *s, int depth, struct json_object *o)
{
    skip_space(s);
    if (take(s, '}'))
        return true;
    do {
        struct json_slice key, value;
        skip_space(s);
        if (!take_string(s, &key))
            return false;
        skip_space(s);
        if (!take(s, ':') || !take_value(s, depth, &value))
            return false;
        for (int i = 0; o && i < o->count; i++)
            if (same_slice(&o->key[i], &key))
                return false;
        if (o && o->count == JSON_FIELDS_MAX)
            return false;
        if (o) {
            o->key[o->count] = key;
            o->value[o->count++] = value;
        }
        skip_space(s);
    } while (take(s, ','));
    return take(s, '}');
}

static bool take_elements(struct scan *s, int depth)
{
    struct json_slice value;

    skip_space(s);
    if (take(s, ']'))
        return true;
    do {
        if (!take_value(s, depth, &value))
            return false;
        skip_space(s);
    } while (take(s, ','));
    return take(s, ']');
}

/* A value with the space before it. */
static bool take_value(struct scan *s, int depth, struct json_slice *out)
{
    bool good = false;

    skip_space(s);
    *out = (struct json_slice){ .at = s->at };
    if (s->at == s->end || depth == JSON_DEPTH_MAX)
        return false;
    switch (*s->at) {
    case '"': return take_string(s, out);
    case '{':
        s->at++;
        out->kind = JSON_OBJECT;
        good = take_members(s, depth + 1, NULL);
        break;
    case '[':
        s->at++;
        out->kind = JSON_ARRAY;
        good = take_elements(s, depth + 1);
        break;
    case 't':
    case 'f':
        out->kind = JSON_BOOL;
        good = take_word(s, *s->at == 't' ? "true" : "false");
        break;
    case 'n':
        out->kind = JSON_NULL;
        good = take_word(s, "null");
        break;
    default: return take_number(s, out);
    }
    out->length = (size_t)(s->at - out->at);
    return good;
}

bool json_read(struct json_object *o, const char *text, size_t length)
{
    struct scan s = { text, text + length };

    o->count = 0;
    skip_space(&s);
    if (!take(&s, '{') || !take_members(&s, 1, o))
        return false;
    skip_space(&s);
    return s.at == s.end;
}

struct json_slice json_get(const struct json_object *o, const char *key)
{
    struct json_slice name = { .at = key, .length = text_length(key) };

    for (int i = 0; i < o->count; i++)
        if (same_slice(&o->key[i], &name))
            return o->value[i];
    return (struct json_slice){ .at = "", .kind = JSON_NONE };
}

bool json_slice_str(const struct json_slice *v, char *out, size_t cap)
{
    struct scan s = { v->at, v->at + v->length };
    char room[5];

    if (v->kind != JSON_STRING)
        return false;
    /* Once to see that it fits, once to write. */
    for (int pass = 0; pass < 2; pass++) {
        size_t used = 0;
        for (s.at = v->at; s.at < s.end;) {
            struct text t;
            text_init(&t, room, sizeof room);
            if (*s.at != '\\') {
                text_char(&t, *s.at++);
            } else {
                s.at++;
                text_letter(&t, take_escape(&s));
            }
            if (!room[0] || used + t.used >= cap)
                return false;
            if (pass)
                mem_copy(out + used, room, t.used);
            used += t.used;
        }
        if (pass)
            out[used] = '\0';
    }
    return cap > 0;
}

bool json_get_str(const struct json_object *o, const char *key, char *out,
                  size_t cap)
{
    struct json_slice v = json_get(o, key);

    return json_slice_str(&v, out, cap);
}

bool json_get_int(const struct json_object *o, const char *key, int64_t *out)
{
    struct json_slice v = json_get(o, key);

    return v.kind == JSON_INT && slice_int(&v, out);
}

bool json_get_bool(const struct json_object *o, const char *key, bool *out)
{
    struct json_slice v = json_get(o, key);

    if (v.kind != JSON_BOOL)
        return false;
    *out = v.at[0] == 't';
    return true;
}

bool json_each(const struct json_slice *array, size_t *at,
               struct json_slice *out)
{
    struct scan s = { array->at + *at, array->at + array->length };

    if (array->kind != JSON_ARRAY)
        return false;
    skip_space(&s);
    if (!take(&s, '[') && !take(&s, ','))
        return false;
    if (!take_value(&s, 1, out))
        return false;
    *at = (size_t)(s.at - array->at);
    return true;
}

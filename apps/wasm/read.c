/* Turns a JSON object, read by base/json_read.h, into the values of a
 * request. */
#include "apps/wasm/read.h"

#include "base/json_read.h"

struct reader {
    struct oxhide_value *next, *last; /* values to write into */
    char *text, *end;                 /* room for strings */
};

static const char *string(struct reader *r, const struct json_slice *s,
                          size_t *length)
{
    char *start = r->text;

    if (!json_slice_str(s, start, (size_t)(r->end - start)))
        return NULL;
    *length = text_length(start);
    r->text += *length + 1;
    return start;
}

static bool number(const struct json_slice *s, struct oxhide_value *v)
{
    bool minus = *s->at == '-';
    uint64_t n = 0;

    for (size_t i = minus; i < s->length; i++)
        n = n * 10 + (uint64_t)(s->at[i] - '0');
    v->number = (int64_t)(minus ? 0 - n : n);
    return true;
}

static bool value(struct reader *r, const char *name,
                  const struct json_slice *s);

static bool list(struct reader *r, const struct json_slice *s,
                 struct oxhide_value *v)
{
    struct json_slice part;

    for (size_t at = 0; json_each(s, &at, &part); v->count++)
        if (!value(r, NULL, &part))
            return false;
    return true;
}

static bool object(struct reader *r, const char *text, size_t length,
                   struct oxhide_value *v)
{
    struct json_object o;
    size_t unused;

    if (!json_read(&o, text, length))
        return false;
    for (; v->count < (size_t)o.count; v->count++) {
        const char *name = string(r, &o.key[v->count], &unused);
        if (!name || !value(r, name, &o.value[v->count]))
            return false;
    }
    return true;
}

static bool fill(struct reader *r, struct oxhide_value *v,
                 const struct json_slice *s)
{
    switch (s->kind) {
    case JSON_NONE:
    case JSON_NULL: v->type = OXHIDE_NULL; return true;
    case JSON_BOOL:
        v->type = *s->at == 't' ? OXHIDE_TRUE : OXHIDE_FALSE;
        return true;
    case JSON_INT: v->type = OXHIDE_NUMBER; return number(s, v);
    case JSON_FRACTION: v->type = OXHIDE_OTHER; return true;
    case JSON_STRING:
        v->type = OXHIDE_STRING;
        return (v->text = string(r, s, &v->length));
    case JSON_ARRAY: v->type = OXHIDE_LIST; return list(r, s, v);
    case JSON_OBJECT:
        v->type = OXHIDE_OBJECT;
        return object(r, s->at, s->length, v);
    }
    return false;
}

static bool value(struct reader *r, const char *name,
                  const struct json_slice *s)
{
    struct oxhide_value *v = r->next;

    if (v == r->last)
        return false;
    r->next++;
    *v = (struct oxhide_value){ .name = name };
    bool good = fill(r, v, s);
    v->span = (size_t)(r->next - v);
    return good;
}

bool read_request(const char *text, size_t length, struct read_room *room)
{
    const struct json_slice all = { .at = text,
                                    .length = length,
                                    .kind = JSON_OBJECT };
    struct reader r = { .next = room->values,
                        .last = room->values + room->values_max,
                        .text = room->text,
                        .end = room->text + room->text_max };

    return value(&r, NULL, &all);
}

/* Reading a decoded request: every member a command takes must be of the right
 * kind, or the request is refused with a message that says what was
 * expected. */
#include "host/host.h"

enum shape { NUMBER, EYES, FLAG, STRING, STRINGS, PAIRS, SEED };

static const struct {
    const char *name;
    enum shape shape;
    int64_t least, most;
} members[] = {
#define HOST_MEMBER(name, shape, least, most) { #name, shape, least, most },
    HOST_MEMBERS(HOST_MEMBER)
#undef HOST_MEMBER
};

static void put_expected(enum host_member m, struct text *t)
{
    switch (members[m].shape) {
    case NUMBER:
        text_put(t, "a whole number from ");
        text_int(t, members[m].least);
        text_put(t, " to ");
        text_int(t, members[m].most);
        return;
    case EYES:
        text_put(t, "\"all\", \"public\" or the number of a seat");
        return;
    case FLAG: text_put(t, "true or false"); return;
    case STRING: text_put(t, "a string"); return;
    case STRINGS: text_put(t, "a list of strings"); return;
    case PAIRS: text_put(t, "an object of strings"); return;
    case SEED: text_put(t, "a decimal number below 2^64 as a string"); return;
    }
}

enum oxhide_status ask_bad(enum host_member m, const struct oxhide_value *v,
                           struct json *out)
{
    char expected[80], message[160];
    struct text t;

    text_init(&t, expected, sizeof expected);
    put_expected(m, &t);
    text_init(&t, message, sizeof message);
    text_put(&t, v ? "" : "this request needs ");
    text_char(&t, '"');
    text_put(&t, members[m].name);
    text_put(&t, v ? "\" must be " : "\", ");
    text_put(&t, expected);
    json_open(out, "error", '{');
    json_str(out, "code", oxhide_status_word(OXHIDE_BAD_REQUEST));
    json_str(out, "message", message);
    json_str(out, "member", members[m].name);
    json_str(out, "expected", expected);
    json_close(out, '}');
    return OXHIDE_BAD_REQUEST;
}

const struct oxhide_value *ask_first(const struct oxhide_value *list)
{
    return list ? list + 1 : NULL;
}

const struct oxhide_value *ask_next(const struct oxhide_value *v)
{
    return v + v->span;
}

static bool all_strings(const struct oxhide_value *v)
{
    const struct oxhide_value *part = v + 1;

    for (size_t i = 0; i < v->count; i++, part = ask_next(part))
        if (part->type != OXHIDE_STRING)
            return false;
    return true;
}

static bool fits(enum host_member m, const struct oxhide_value *v)
{
    bool in = v->type == OXHIDE_NUMBER && v->number >= members[m].least &&
              v->number <= members[m].most;
    uint64_t seed;

    switch (members[m].shape) {
    case NUMBER: return in;
    case EYES:
        return in ||
               (v->type == OXHIDE_STRING &&
                (text_equal(v->text, "all") || text_equal(v->text, "public")));
    case FLAG: return v->type == OXHIDE_TRUE || v->type == OXHIDE_FALSE;
    case STRING: return v->type == OXHIDE_STRING;
    case STRINGS: return v->type == OXHIDE_LIST && all_strings(v);
    case PAIRS: return v->type == OXHIDE_OBJECT && all_strings(v);
    case SEED:
        return v->type == OXHIDE_NUMBER
                   ? v->number >= 0
                   : v->type == OXHIDE_STRING && text_read_uint(v->text, &seed);
    }
    return false;
}

enum oxhide_status ask_read(struct ask *a, const struct oxhide_value *request,
                            uint64_t takes, struct json *out)
{
    const struct oxhide_value *v = request + 1;

    for (size_t i = 0; i < request->count; i++, v = ask_next(v))
        for (int m = 0; m < HOST_MEMBER_COUNT; m++) {
            if (!(takes >> m & 1) || v->type == OXHIDE_NULL ||
                !text_equal(v->name, members[m].name))
                continue;
            if (!fits((enum host_member)m, v))
                return ask_bad((enum host_member)m, v, out);
            a->got[m] = v;
        }
    return OXHIDE_OK;
}

int64_t ask_number(const struct ask *a, enum host_member m, int64_t otherwise)
{
    return a->got[m] ? a->got[m]->number : otherwise;
}

bool ask_flag(const struct ask *a, enum host_member m, bool otherwise)
{
    return a->got[m] ? a->got[m]->type == OXHIDE_TRUE : otherwise;
}

const char *ask_string(const struct ask *a, enum host_member m)
{
    return a->got[m] ? a->got[m]->text : NULL;
}

int ask_eyes(const struct ask *a, enum host_member m)
{
    const struct oxhide_value *v = a->got[m];

    if (!v)
        return OXHIDE_ALL;
    if (v->type == OXHIDE_NUMBER)
        return (int)v->number;
    return text_equal(v->text, "all") ? OXHIDE_ALL : OXHIDE_PUBLIC;
}

bool ask_seed(const struct ask *a, uint64_t *seed)
{
    const struct oxhide_value *v = a->got[M_seed];

    if (v && v->type == OXHIDE_NUMBER)
        *seed = (uint64_t)v->number;
    else if (v)
        text_read_uint(v->text, seed);
    return v;
}

bool ask_join(const struct ask *a, enum host_member m, struct text *out)
{
    const struct oxhide_value *v = a->got[m], *part = ask_first(v);

    for (size_t i = 0; v && i < v->count; i++, part = ask_next(part)) {
        text_put(out, i ? "," : "");
        if (part->name) {
            text_put(out, part->name);
            text_char(out, '=');
        }
        text_put(out, part->text);
    }
    return !out->full;
}

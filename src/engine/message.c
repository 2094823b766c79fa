/* Formatting a message: its text is parsed anew each time, from the '=' on.
 * What cannot be parsed is shown in braces, so that somebody notices;
 * tools/check-texts finds it before a player does. */
#include "engine/message.h"

enum { DEPTH_MAX = 8, VALUE_MAX = 64 };

/* One message being said. */
struct speech {
    const struct voice *voice;
    const struct texts *texts; /* the language it is said in */
    const struct message_args *args;
    int depth;
};

/* What an expression gives to select by. */
struct value {
    bool number;
    int64_t tenths;
    struct text text;
    char letters[VALUE_MAX];
};

static const char *pattern(struct speech *s, const char *p, struct text *out);

static bool id_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static const char *skip_blank(const char *p)
{
    while (*p == ' ' || *p == '\n' || *p == '\r')
        p++;
    return p;
}

static const char *skip_id(const char *p)
{
    while (id_char(*p))
        p++;
    return p;
}

static const char *skip_quoted(const char *p)
{
    for (p++; *p && *p != '"' && *p != '\n'; p++)
        p += *p == '\\' && p[1];
    return p + (*p == '"');
}

/* Where a text goes on after the line break at p; NULL: it ends there. */
static const char *continued(const char *p)
{
    const char *line = p;

    while (*p == '\n' || *p == '\r' || *p == ' ') {
        if (*p == '\n')
            line = p + 1;
        p++;
    }
    return p == line || !*p || *p == '.' || *p == '[' || *p == '*' || *p == '}'
               ? NULL
               : p;
}

static const struct message_arg *find_arg(const struct speech *s,
                                          const char *name)
{
    size_t n = (size_t)(skip_id(name) - name);

    for (int i = 0; i < s->args->count; i++) {
        const char *own = s->args->list[i].name;
        if (text_length(own) == n && text_starts(name, own))
            return &s->args->list[i];
    }
    return NULL;
}

static void put_span(struct text *out, const char *p, const char *end)
{
    while (p < end)
        text_char(out, *p++);
}

/* What could not be said, in braces. */
static void put_lack(struct text *out, const char *p, const char *end)
{
    text_char(out, '{');
    put_span(out, p, end);
    text_char(out, '}');
}

static void put_seat(const struct speech *s, int64_t seat, struct text *out)
{
    bool known = seat >= 0 && seat < MESSAGE_SEATS_MAX;

    if (seat == s->voice->you)
        text_put(out, "you");
    else if (known && s->voice->names[seat])
        text_put(out, s->voice->names[seat]);
    else
        text_char(out, (char)('A' + seat));
}

static void put_arg(const struct speech *s, const struct message_arg *arg,
                    struct text *out)
{
    switch (arg->type) {
    case MESSAGE_NUMBER:
        plural_number(s->texts->language, arg->number, false, out);
        break;
    case MESSAGE_WORD: text_put(out, arg->word); break;
    case MESSAGE_SEAT: put_seat(s, arg->number, out); break;
    case MESSAGE_LIST: break; /* LIST() says it */
    }
}

/* Says the text behind another '=' with the same arguments. */
static void say_other(struct speech *s, const char *found,
                      const struct texts *from, struct text *out)
{
    struct speech other = *s;

    if (++other.depth > DEPTH_MAX)
        return;
    other.texts = from;
    pattern(&other, found, out);
}

/* A thing by its id and the form it is wanted in, if the language has that: an
 * attribute of its message. */
struct thing {
    const char *part, *id, *form;
    size_t form_length;
};

static bool put_thing(struct speech *s, const struct thing *thing,
                      struct text *out)
{
    char key[MESSAGE_KEY_MAX];
    const struct texts *from, *other;

    message_key(key, s->args->game, thing->part, thing->id);
    const char *found = texts_find(s->voice->texts, key, &from);
    if (!found)
        return false;
    if (thing->form) {
        struct text t;
        text_init(&t, key + text_length(key), sizeof key - text_length(key));
        text_char(&t, '.');
        put_span(&t, thing->form, thing->form + thing->form_length);
        const char *cased = texts_find(from, key, &other);
        found = cased && other == from ? cased : found;
    }
    say_other(s, found, from, out);
    return true;
}

/* What a function is called with: a variable, and the first quoted word. */
struct call {
    const struct message_arg *arg;
    struct thing thing;
};

/* Whether a word begins with these letters, whatever the case of the first. */
static bool begins(const char *word, const char *with, const char *end)
{
    char first = *word >= 'A' && *word <= 'Z' ? (char)(*word + 'a' - 'A')
                                              : *word;

    if (first != *with)
        return false;
    while (++with < end && *++word == *with)
        ;
    return with >= end;
}

#define LIST_AND "engine-list-and"

/* The "and" before the last word: some languages have another before certain
 * letters, which .before lists ("y", but "e Irán" in Spanish). */
static const char *last_mark(const struct speech *s, const char *word)
{
    const struct texts *from;
    const char *p = texts_find(s->texts, LIST_AND ".before", &from);

    while (p && *p && *p != '\n') {
        const char *end = p;
        while (*end && *end != ' ' && *end != '\n')
            end++;
        if (end > p && begins(word, p, end))
            return LIST_AND ".then";
        p = *end == ' ' ? end + 1 : end;
    }
    return LIST_AND;
}

/* "woods, deserts and shore": names, or what has none as it is. */
static void put_list(struct speech *s, struct call *call, struct text *out)
{
    const struct texts *from;

    for (int64_t i = 0; i < call->arg->number; i++) {
        char word[MESSAGE_MAX];
        struct text t;
        text_init(&t, word, sizeof word);
        call->thing.id = s->args->item[call->arg->first + i];
        if (!put_thing(s, &call->thing, &t))
            text_put(&t, call->thing.id);
        const char *mark = i + 1 < call->arg->number ? "engine-list-comma"
                                                     : last_mark(s, word);
        const char *found = i ? texts_find(s->texts, mark, &from) : NULL;
        if (found)
            say_other(s, found, from, out);
        text_put(out, word);
    }
}

static const char *read_call(const struct speech *s, const char *p,
                             struct call *out)
{
    *out = (struct call){ .thing.part = "name" };
    for (; *p && *p != ')' && *p != '\n'; p++) {
        if (*p == '$')
            out->arg = find_arg(s, p + 1);
        if (*p == '"' && !out->thing.form) {
            out->thing.form = p + 1;
            p = skip_quoted(p) - 1;
            out->thing.form_length = (size_t)(p - out->thing.form);
        }
    }
    return p;
}

/* NAME($card, case: "acc"), SOURCE($source), GENDER($card), LIST($terrains),
 * SIGNED($n). */
static void put_call(struct speech *s, const char *p, struct text *out)
{
    struct call call;
    const char *end = read_call(s, p, &call);
    enum message_type type = call.arg ? call.arg->type : MESSAGE_SEAT;

    if (type == MESSAGE_NUMBER && text_starts(p, "SIGNED(")) {
        plural_number(s->texts->language, call.arg->number, true, out);
        return;
    }
    if (type == MESSAGE_LIST && text_starts(p, "LIST(")) {
        put_list(s, &call, out);
        return;
    }
    if (text_starts(p, "GENDER(")) {
        call.thing.form = "gender";
        call.thing.form_length = 6;
    }
    if (text_starts(p, "SOURCE("))
        call.thing.part = "source";
    call.thing.id = type == MESSAGE_WORD ? call.arg->word : NULL;
    if (!call.thing.id || !put_thing(s, &call.thing, out))
        put_lack(out, p, end);
}

/* Another message, or one of its attributes. */
static void put_reference(struct speech *s, const char *p, const char *end,
                          struct text *out)
{
    char key[MESSAGE_KEY_MAX];
    const struct texts *from;
    struct text t;

    text_init(&t, key, sizeof key);
    put_span(&t, p, end);
    const char *found = texts_find(s->voice->texts, key, &from);
    if (found)
        say_other(s, found, from, out);
    else
        put_lack(out, p, end);
}

static void put_quoted(const char *p, struct text *out)
{
    for (p++; *p && *p != '"' && *p != '\n'; p++) {
        p += *p == '\\' && p[1];
        text_char(out, *p);
    }
}

static const char *skip_expression(const char *p)
{
    if (*p == '"')
        return skip_quoted(p);
    p = skip_id(p + (*p == '$'));
    if (*p == '.')
        p = skip_id(p + 1);
    if (*p != '(')
        return p;
    while (*p && *p != ')')
        p = *p == '"' ? skip_quoted(p) : p + 1;
    return p + (*p == ')');
}

/* Says the expression from p to end. */
static void expression(struct speech *s, const char *p, const char *end,
                       struct text *out)
{
    const struct message_arg *arg = *p == '$' ? find_arg(s, p + 1) : NULL;

    if (arg)
        put_arg(s, arg, out);
    else if (*p == '"')
        put_quoted(p, out);
    else if (*p == '$')
        put_lack(out, p, end);
    else if (end[-1] == ')')
        put_call(s, p, out);
    else
        put_reference(s, p, end, out);
}

static void evaluate(struct speech *s, const char *p, const char *end,
                     struct value *v)
{
    const struct message_arg *arg = *p == '$' ? find_arg(s, p + 1) : NULL;

    /* What people are called chooses nothing, not even "you". */
    bool called = arg && arg->type == MESSAGE_SEAT &&
                  arg->number != s->voice->you;
    text_init(&v->text, v->letters, sizeof v->letters);
    v->number = arg && arg->type == MESSAGE_NUMBER;
    v->tenths = arg ? arg->number : 0;
    if (!v->number && !called)
        expression(s, p, end, &v->text);
}

/* Whether the variant's key is that value, or its plural class. */
static bool matches(const struct speech *s, const struct value *v,
                    const char *key)
{
    const char *word = v->letters;
    int64_t n = 0;

    if (v->number && *key >= '0' && *key <= '9') {
        for (; *key >= '0' && *key <= '9'; key++)
            n = n * 10 + *key - '0';
        return n * 10 == v->tenths;
    }
    if (v->number)
        word = plural_class(s->texts->language, v->tenths);
    for (; *word && *word == *key; word++)
        key++;
    return !*word && !id_char(*key);
}

/* The variants behind "->": says the one that fits, or the one with the star;
 * returns where they end. */
static const char *variants(struct speech *s, const struct value *v,
                            const char *p, struct text *out)
{
    const char *fits = NULL, *usual = NULL;

    for (p = skip_blank(p); *p == '[' || *p == '*'; p = skip_blank(p)) {
        bool star = *p == '*';
        const char *key = skip_blank(p + star + 1);
        const char *text = skip_id(key);
        text = skip_blank(text);
        text += *text == ']';
        if (out && !fits && matches(s, v, key))
            fits = text;
        if (star)
            usual = text;
        p = pattern(s, text, NULL);
    }
    if (out && (fits || usual))
        pattern(s, fits ? fits : usual, out);
    return p;
}

/* What stands between braces; p is behind the first. */
static const char *placeable(struct speech *s, const char *p, struct text *out)
{
    struct value v;

    p = skip_blank(p);
    const char *end = skip_expression(p);
    const char *next = skip_blank(end);
    if (next[0] == '-' && next[1] == '>') {
        if (out)
            evaluate(s, p, end, &v);
        next = variants(s, &v, next + 2, out);
    } else if (out) {
        expression(s, p, end, out);
    }
    while (*next && *next != '}')
        next++;
    return next + (*next == '}');
}

/* Says a text, or with out = NULL only skips it; returns where it ends. A line
 * break within it is a space. */
static const char *pattern(struct speech *s, const char *p, struct text *out)
{
    bool begun = false;

    while (*p == ' ')
        p++;
    for (;;) {
        if (*p == '\n' || *p == '\r' || !*p) {
            const char *next = *p ? continued(p) : NULL;
            if (!next)
                return p;
            p = next;
            if (begun && out)
                text_char(out, ' ');
        } else if (*p == '{') {
            p = placeable(s, p + 1, out);
        } else {
            if (out)
                text_char(out, *p);
            p++;
        }
        begun = true;
    }
}

const char *message_end(const char *text)
{
    return pattern(NULL, text, NULL);
}

bool message_format(const struct voice *voice, const char *key,
                    const struct message_args *args, struct text *out)
{
    struct speech s = { .voice = voice, .args = args };
    const char *found = texts_find(voice->texts, key, &s.texts);

    if (found)
        pattern(&s, found, out);
    return found;
}

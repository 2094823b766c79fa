/* Views against the game's table of their fields: every key is documented, has
 * the documented type, and every documented field occurs in some view. A path
 * is keys joined by dots, with [] behind a list and * for any key. A type is
 * TypeScript's: string, number, boolean, null, object, "words", joined by |,
 * with [] behind a list and parentheses. A field of type object, and a list
 * whose elements have fields of their own, are described by longer paths. */
#include "property/battery.h"

#include "engine/drawing.h"
#include "texts.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STRETCH_MAX = 100 };

static bool matches_union(const char **type, const json_t *value);

static bool matches_literal(const char **type, const json_t *value)
{
    const char *end = strchr(*type + 1, '"');
    size_t length = end ? (size_t)(end - *type - 1) : 0;
    bool match = end && json_is_string(value) &&
                 json_string_length(value) == length &&
                 !strncmp(json_string_value(value), *type + 1, length);

    *type = end ? end + 1 : *type + strlen(*type);
    return match;
}

static bool matches_word(const char **type, const json_t *value)
{
    static const char ends[] = " |)[";
    size_t length = strcspn(*type, ends);
    const char *word = *type;
    char number[32] = "";

    *type += length;
    if (json_is_integer(value))
        snprintf(number, sizeof number, "%lld",
                 (long long)json_integer_value(value));
#define IS(name) (length == strlen(name) && !strncmp(word, name, length))
    return (IS("string") && json_is_string(value)) ||
           (IS("number") && json_is_number(value)) ||
           (IS("boolean") && json_is_boolean(value)) ||
           (IS("true") && json_is_true(value)) ||
           (IS("false") && json_is_false(value)) ||
           (IS("null") && json_is_null(value)) ||
           (IS("object") && json_is_object(value)) || (*number && IS(number));
#undef IS
}

/* One alternative of a union without its []. */
static bool matches_one(const char **type, const json_t *value)
{
    if (**type == '"')
        return matches_literal(type, value);
    if (**type != '(')
        return matches_word(type, value);
    ++*type;
    bool match = matches_union(type, value);
    *type += **type == ')';
    return match;
}

/* The same where 'lists' levels of list stand around it. */
static bool matches_lists(const char *type, const json_t *value, int lists)
{
    if (lists == 0)
        return matches_one(&type, value);
    if (!json_is_array(value))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++)
        if (!matches_lists(type, json_array_get(value, i), lists - 1))
            return false;
    return true;
}

static bool matches_union(const char **type, const json_t *value)
{
    bool match = false;

    for (;;) {
        const char *start, *end;
        int lists = 0;
        *type += strspn(*type, " |");
        start = end = *type;
        matches_one(&end, value);
        for (; end[0] == '[' && end[1] == ']'; end += 2)
            lists++;
        match |= matches_lists(start, value, lists);
        end += strspn(end, " ");
        *type = end;
        if (*end != '|')
            return match;
    }
}

/* Whether the path of a value is this field's, * being any one key; with
 * 'inside', whether the field lies somewhere within the value. */
static bool path_is(const char *field, const char *path, bool inside)
{
    while (*field && *path) {
        if (*field == '*') {
            field++;
            path += strcspn(path, ".[");
            continue;
        }
        if (*field++ != *path++)
            return false;
    }
    return !*path && (inside ? *field == '.' || *field == '[' : !*field);
}

/* What the table says about a path; asked again and again, so remembered. */
static const struct path_fact *look_up(struct battery *b, const char *path)
{
    const struct game *game = b->game;
    unsigned at = 0;
    struct path_fact *fact;

    for (const char *c = path; *c; c++)
        at = at * 31 + (unsigned char)*c;
    do
        fact = &b->paths[at++ % PATHS_MAX];
    while (fact->path[0] && strcmp(fact->path, path));
    if (fact->path[0])
        return fact;
    LAW(b, ++b->path_count < PATHS_MAX, "view", "more than %d paths",
        PATHS_MAX);
    strcpy(fact->path, path);
    fact->field = -1;
    for (int i = 0; i < game->view_field_count; i++) {
        if (fact->field < 0 && path_is(game->view_fields[i].path, path, false))
            fact->field = i;
        fact->inside |= path_is(game->view_fields[i].path, path, true);
    }
    return fact;
}

/* A value to look at, and where it stands. */
struct spot {
    const json_t *value;
    char path[PATH_LENGTH];
};

/* What is still to look at, so that nothing recurses into a view. */
struct walk {
    struct spot *spots;
    size_t count, cap;
};

static void push(struct walk *w, const json_t *value, const char *path,
                 const char *dot, const char *key)
{
    if (w->count == w->cap) {
        w->cap = w->cap ? 2 * w->cap : 256;
        w->spots = realloc(w->spots, w->cap * sizeof *w->spots);
        if (!w->spots)
            abort();
    }
    struct spot *s = &w->spots[w->count++];
    s->value = value;
    snprintf(s->path, sizeof s->path, "%.90s%s%.30s", path, dot, key);
}

static void push_children(struct walk *w, const struct spot *at)
{
    const char *key;
    json_t *child;
    size_t i;

    if (json_is_array(at->value))
        json_array_foreach(at->value, i, child)
            push(w, child, at->path, "", "[]");
    if (json_is_object(at->value))
        json_object_foreach((json_t *)at->value, key, child)
            push(w, child, at->path, *at->path ? "." : "", key);
}

static void check_spot(struct battery *b, struct walk *w, struct spot at)
{
    const struct path_fact *fact = look_up(b, at.path);
    bool inside = fact->inside && !json_is_null(at.value);

    LAW(b, fact->field >= 0 || inside, "view", "%s is not in view_fields",
        at.path);
    if (inside)
        push_children(w, &at);
    if (fact->field < 0)
        return;
    const char *type = b->game->view_fields[fact->field].type;
    const char *rest = type;
    b->fields[fact->field] = true;
    if (!matches_union(&rest, at.value) || *rest)
        battery_fail(b, "view", "%s is %.*s, not %s", at.path, STRETCH_MAX,
                     json_dumps(at.value, JSON_ENCODE_ANY | JSON_COMPACT),
                     type);
}

/* A table fits its columns, and what matters now a screen of 24 lines; styles
 * and later bytes of UTF-8 take no room. Every word of it has a text. */
static void check_table(struct battery *b, const void *state, bool plain,
                        bool whole)
{
    struct text out;
    const struct voice voice = test_voice(-1, NULL);
    const struct drawing d = { .out = &out,
                               .voice = &voice,
                               .game = b->game->id,
                               .columns = 80,
                               .plain = plain,
                               .whole = whole };
    size_t line = 0;
    int column = 0, lines = 0;

    text_init(&out, b->text, GAME_VIEW_MAX);
    b->game->table(state, &d);
    LAW(b, !out.full && out.used, "table", "the table is empty or too long");
    for (size_t i = 0; i < out.used; i++) {
        char c = out.out[i];
        if (c == '\n') {
            column = 0;
            line = i + 1;
            lines++;
        } else if (!text_is_style(c) && ((unsigned char)c & 0xc0) != 0x80) {
            column++;
        }
        LAW(b, plain || column <= 80, "table",
            "a line is wider than 80 columns: %.*s",
            (int)strcspn(out.out + line, "\n"), out.out + line);
    }
    LAW(b, whole || lines <= 23, "table", "%d lines of what matters now",
        lines);
    LAW(b, !strstr(out.out, "-table-") && !strstr(out.out, "-name-"), "table",
        "a word has no text: %s", out.out);
}

void law_view(struct battery *b, const void *state)
{
    struct json out;
    struct walk w = { 0 };
    json_error_t error;

    json_init(&out, b->text, GAME_VIEW_MAX);
    json_open(&out, NULL, '{');
    b->game->view(state, &out);
    json_close(&out, '}');
    LAW(b, !out.text.full, "view", "more than %d bytes", GAME_VIEW_MAX);
    json_t *view = json_loads(b->text, JSON_REJECT_DUPLICATES, &error);
    LAW(b, view, "view", "not JSON: %s", error.text);
    const struct spot root = { .value = view };
    push_children(&w, &root);
    while (w.count)
        check_spot(b, &w, w.spots[--w.count]);
    free(w.spots);
    json_decref(view);
    check_table(b, state, false, false);
    check_table(b, state, false, true);
    check_table(b, state, true, true);
}

void law_fields(struct battery *b)
{
    for (int i = 0; i < b->game->view_field_count; i++)
        LAW(b, b->fields[i], "view", "%s is documented and never occurs",
            b->game->view_fields[i].path);
}

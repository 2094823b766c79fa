/* The fields of a game's view as TypeScript types and as a Markdown table,
 * both from the list the game keeps beside its view. Members of one object
 * stand together there, so one walk with a stack of open objects is enough. */
#include "session/session.h"

#include "games/games.h"

enum { DEPTH_MAX = 8 };

/* An object being written: the start of its members' paths, and what follows
 * its closing brace ("[]", " | null"). */
struct open {
    char prefix[96];
    const char *suffix;
};

static void put_indent(struct text *out, int depth)
{
    for (int i = 0; i < depth; i++)
        text_put(out, "  ");
}

/* "bronze-age" as "BronzeAge". */
static void put_pascal(struct text *out, const char *id)
{
    bool up = true;

    for (; *id; id++) {
        if (*id == '-') {
            up = true;
            continue;
        }
        text_char(out, up && *id >= 'a' ? (char)(*id - 'a' + 'A') : *id);
        up = false;
    }
}

static bool is_element(const char *path)
{
    size_t n = text_length(path);

    return n > 2 && path[n - 2] == '[' && path[n - 1] == ']';
}

/* Whether a field is the element of the array before it. */
static bool is_element_of(const char *path, const char *array)
{
    size_t n = text_length(array);

    return text_starts(path, array) && text_equal(path + n, "[]");
}

static void put_type(struct text *out, const struct game_view_field *f,
                     const struct game_view_field *next)
{
    if (!next || !is_element_of(next->path, f->path)) {
        text_put(out, f->type);
        return;
    }
    text_char(out, '(');
    text_put(out, next->type);
    text_put(out, ")[]");
    size_t n = 0;
    while (f->type[n] && f->type[n] != ' ')
        n++;
    text_put(out, f->type + n);
}

static void close_object(struct text *out, const struct open *o, int depth)
{
    put_indent(out, depth);
    text_char(out, '}');
    text_put(out, o->suffix);
    text_put(out, ";\n");
}

/* Opens the object whose members' paths begin with the first n letters. */
static void open_object(struct open *o, const char *path, size_t n,
                        const char *suffix)
{
    struct text t;

    text_init(&t, o->prefix, sizeof o->prefix);
    for (size_t i = 0; i < n; i++)
        text_char(&t, path[i]);
    text_put(&t, text_starts(suffix, "[]") ? "[]." : ".");
    o->suffix = suffix;
}

/* Opens the objects on the way to a field that no line of their own opened;
 * the new depth. */
static int open_parents(struct open open[DEPTH_MAX], int depth,
                        const char *path, struct text *out)
{
    size_t n = text_length(open[depth - 1].prefix);

    for (size_t i = n; path[i] && depth < DEPTH_MAX; i++) {
        if (path[i] != '.')
            continue;
        bool list = path[i - 1] == ']';
        size_t end = list ? i - 2 : i;
        put_indent(out, depth);
        for (; n < end; n++)
            text_char(out, path[n]);
        text_put(out, ": {\n");
        open_object(&open[depth++], path, end, list ? "[]" : "");
        n = i + 1;
    }
    return depth;
}

static void put_field(const struct game_view_field *f, const char *name,
                      int depth, struct text *out)
{
    put_indent(out, depth);
    text_put(out, "/** ");
    text_put(out, f->text);
    text_put(out, " */\n");
    put_indent(out, depth);
    text_put(out, name);
    text_put(out, ": ");
}

/* Closes the objects that the path is not in; the new depth. */
static int close_others(const struct open open[DEPTH_MAX], int depth,
                        const char *path, struct text *out)
{
    while (depth > 1 && !text_starts(path, open[depth - 1].prefix)) {
        depth--;
        close_object(out, &open[depth], depth);
    }
    return depth;
}

static void put_typescript(const struct game *game, struct text *out)
{
    struct open open[DEPTH_MAX] = { { "", "" } };
    int depth = 1;

    text_put(out, "export interface ");
    put_pascal(out, game->id);
    text_put(out, "View {\n");
    for (int i = 0; i < game->view_field_count; i++) {
        const struct game_view_field *f = &game->view_fields[i];
        if (is_element(f->path))
            continue;
        depth = close_others(open, depth, f->path, out);
        depth = open_parents(open, depth, f->path, out);
        put_field(f, f->path + text_length(open[depth - 1].prefix), depth, out);
        if (text_starts(f->type, "object") && depth < DEPTH_MAX) {
            open_object(&open[depth++], f->path, text_length(f->path),
                        f->type + text_length("object"));
            text_put(out, "{\n");
            continue;
        }
        put_type(out, f, i + 1 < game->view_field_count ? f + 1 : NULL);
        text_put(out, ";\n");
    }
    close_others(open, depth, "", out);
    text_put(out, "}\n");
}

/* A cell of a table: a bar would end it. */
static void put_cell(struct text *out, const char *s)
{
    for (; *s; s++) {
        if (*s == '|')
            text_char(out, '\\');
        text_char(out, *s);
    }
}

static void put_markdown(const struct game *game, struct text *out)
{
    text_put(out, "| field | type | meaning |\n|---|---|---|\n");
    for (int i = 0; i < game->view_field_count; i++) {
        const struct game_view_field *f = &game->view_fields[i];
        text_put(out, "| `");
        text_put(out, f->path);
        text_put(out, "` | ");
        put_cell(out, f->type);
        text_put(out, " | ");
        put_cell(out, f->text);
        text_put(out, " |\n");
    }
}

enum oxhide_status oxhide_schema(const char *id, bool typescript,
                                 struct text *out)
{
    const struct game *game = games_find(id);

    if (!game)
        return OXHIDE_NO_GAME;
    if (typescript)
        put_typescript(game, out);
    else
        put_markdown(game, out);
    return out->full ? OXHIDE_TOO_LONG : OXHIDE_OK;
}

/* Printing and reading actions through a game's table of kinds. */
#include "engine/words.h"

#include "base/check.h"

static unsigned operand_value(const struct game_operand *o, game_action x)
{
    return action_bits(x, o->shift, o->bits);
}

/* How an operand is written in a record or, 'typed', by a person. */
static const char *const *names_of(const struct game_operand *o, bool typed)
{
    return typed && o->typed ? o->labels : o->names;
}

static void put_operand(const struct game_operand *o, game_action x, bool typed,
                        struct text *out)
{
    unsigned v = operand_value(o, x);

    CHECK(v < o->count);
    if (o->names)
        text_put(out, names_of(o, typed)[v]);
    else
        text_int(out, (int)v + o->base);
}

static void format(const struct game *game, game_action action, bool typed,
                   char out[GAME_TEXT_MAX])
{
    CHECK(action_kind(action) < game->kind_count);
    const struct game_kind *kind = &game->kinds[action_kind(action)];
    const struct game_operand *o = kind->operand;
    struct text t;

    text_init(&t, out, GAME_TEXT_MAX);
    for (const char *w = kind->words; *w; w++) {
        if (*w == '$')
            put_operand(o++, action, typed, &t);
        else
            text_char(&t, *w);
    }
    CHECK(!t.full);
}

void words_format(const struct game *game, game_action action,
                  char out[GAME_TEXT_MAX])
{
    format(game, action, false, out);
}

void words_type(const struct game *game, game_action action,
                char out[GAME_TEXT_MAX])
{
    format(game, action, true, out);
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
}

/* Whether a text begins with the name, as written or, 'typed', in any case. */
static bool begins(const char *text, const char *name, bool typed)
{
    for (; *name; name++, text++)
        if (*text != *name && !(typed && lower(*text) == lower(*name)))
            return false;
    return true;
}

/* Whether the operand, written, is the start of *text up to 'end'. */
static bool read_operand(const struct game_operand *o, const char *text,
                         size_t length, bool typed, game_action *out)
{
    char buffer[16];
    struct text t;

    for (unsigned v = 0; v < o->count; v++) {
        const char *name = buffer;
        if (o->names) {
            name = names_of(o, typed)[v];
        } else {
            text_init(&t, buffer, sizeof buffer);
            text_int(&t, (int)v + o->base);
        }
        if (text_length(name) == length && begins(text, name, typed)) {
            *out |= v << o->shift;
            return true;
        }
    }
    return false;
}

static bool read_kind(const struct game_kind *kind, const char *text,
                      bool typed, game_action *out)
{
    const struct game_operand *o = kind->operand;

    for (const char *w = kind->words; *w; w++) {
        if (*w != '$') {
            if (*text++ != *w)
                return false;
            continue;
        }
        size_t length = 0;
        while (text[length] && text[length] != w[1])
            length++;
        if (!read_operand(o++, text, length, typed, out))
            return false;
        text += length;
    }
    return !*text;
}

static bool parse(const struct game *game, const char *text, bool typed,
                  game_action *out)
{
    for (unsigned k = 0; k < game->kind_count; k++) {
        game_action x = action_pack(k, 0);
        if (read_kind(&game->kinds[k], text, typed, &x)) {
            *out = x;
            return true;
        }
    }
    return false;
}

bool words_parse(const struct game *game, const char *text, game_action *out)
{
    return parse(game, text, false, out);
}

bool words_typed(const struct game *game, const char *text, game_action *out)
{
    return parse(game, text, true, out);
}

void words_kind(const struct game_kind *kind, char out[GAME_TEXT_MAX])
{
    struct text t;
    bool dash = false;

    text_init(&t, out, GAME_TEXT_MAX);
    for (const char *w = kind->words; *w; w++) {
        if (*w == '$' || *w == ' ' || *w == ',') {
            dash = t.used > 0;
            continue;
        }
        if (dash)
            text_char(&t, '-');
        dash = false;
        text_char(&t, *w);
    }
}

/* Whether an earlier kind of the same sort has the same fixed words. */
static bool named_before(const struct game *game, unsigned k, const char *name)
{
    char other[GAME_TEXT_MAX];

    for (unsigned i = 0; i < k; i++) {
        words_kind(&game->kinds[i], other);
        if (game->kinds[i].chance == game->kinds[k].chance &&
            text_equal(name, other))
            return true;
    }
    return false;
}

void words_key(const struct game *game, unsigned k, bool offer,
               char out[MESSAGE_KEY_MAX])
{
    const struct game_kind *kind = &game->kinds[k];
    char name[GAME_TEXT_MAX];
    struct text t;
    int n = 0;

    words_kind(kind, name);
    message_key(out, game->id, kind->chance ? "chance" : NULL, name);
    text_init(&t, out + text_length(out), MESSAGE_KEY_MAX - text_length(out));
    if (named_before(game, k, name)) {
        while (n < GAME_OPERANDS_MAX && kind->operand[n].count)
            n++;
        text_char(&t, '-');
        text_int(&t, n);
    }
    if (offer && !kind->chance)
        text_put(&t, ".offer");
}

void words_args(const struct game *game, const void *before, game_action action,
                struct message_args *out)
{
    const struct game_kind *kind = &game->kinds[action_kind(action)];

    *out = (struct message_args){ .game = game->id };
    if (!kind->chance && game_peek(before)->actor >= 0)
        message_seat(out, "actor", game_peek(before)->actor);
    for (int i = 0; i < GAME_OPERANDS_MAX && kind->operand[i].count; i++) {
        const struct game_operand *o = &kind->operand[i];
        unsigned v = operand_value(o, action);
        if (!o->arg)
            continue;
        if (o->seat)
            message_seat(out, o->arg, (int)v);
        else if (o->names)
            message_word(out, o->arg, (o->labels ? o->labels : o->names)[v]);
        else
            message_number(out, o->arg, (int)v + o->base);
    }
    if (game->args)
        game->args(before, action, out);
}

void words_put(const struct game *game, const void *before, game_action action,
               bool offer, struct json *out)
{
    char key[MESSAGE_KEY_MAX], words[GAME_TEXT_MAX];
    struct message_args args;

    words_key(game, action_kind(action), offer, key);
    words_args(game, before, action, &args);
    if (message_put(out, "say", key, &args) || !out->voice)
        return;
    words_format(game, action, words);
    json_str(out, "say", words);
}

bool words_every(const struct game *game, uint64_t *at, game_action *out)
{
    uint64_t left = *at;

    for (unsigned k = 0; k < game->kind_count; k++) {
        const struct game_kind *kind = &game->kinds[k];
        uint64_t size = 1;
        for (int i = 0; i < GAME_OPERANDS_MAX; i++)
            if (kind->operand[i].count)
                size *= kind->operand[i].count;
        if (left >= size) {
            left -= size;
            continue;
        }
        game_action x = action_pack(k, 0);
        for (int i = GAME_OPERANDS_MAX - 1; i >= 0; i--) {
            if (!kind->operand[i].count)
                continue;
            x |= (game_action)(left % kind->operand[i].count)
                 << kind->operand[i].shift;
            left /= kind->operand[i].count;
        }
        ++*at;
        *out = x;
        return true;
    }
    return false;
}

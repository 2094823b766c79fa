/* Printing and reading actions through a game's table of kinds. */
#include "engine/words.h"

#include "base/check.h"

static unsigned operand_value(const struct game_operand *o, game_action x)
{
    return action_bits(x, o->shift, o->bits);
}

static void put_operand(const struct game_operand *o, game_action x,
                        bool titles, struct text *out)
{
    unsigned v = operand_value(o, x);

    CHECK(v < o->count);
    if (titles && o->titles)
        text_put(out, o->titles[v]);
    else if (o->names)
        text_put(out, o->names[v]);
    else
        text_int(out, (int)v + o->base);
}

void words_format(const struct game *game, game_action action,
                  char out[GAME_TEXT_MAX])
{
    CHECK(action_kind(action) < game->kind_count);
    const struct game_kind *kind = &game->kinds[action_kind(action)];
    const struct game_operand *o = kind->operand;
    struct text t;

    text_init(&t, out, GAME_TEXT_MAX);
    for (const char *w = kind->words; *w; w++) {
        if (*w == '$')
            put_operand(o++, action, false, &t);
        else
            text_char(&t, *w);
    }
    CHECK(!t.full);
}

/* Whether the operand, written, is the start of *text up to 'end'. */
static bool read_operand(const struct game_operand *o, const char *text,
                         size_t length, game_action *out)
{
    char buffer[16];
    struct text t;

    for (unsigned v = 0; v < o->count; v++) {
        const char *name = buffer;
        if (o->names) {
            name = o->names[v];
        } else {
            text_init(&t, buffer, sizeof buffer);
            text_int(&t, (int)v + o->base);
        }
        if (text_length(name) == length && text_starts(text, name)) {
            *out |= v << o->shift;
            return true;
        }
    }
    return false;
}

static bool read_kind(const struct game_kind *kind, const char *text,
                      game_action *out)
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
        if (!read_operand(o++, text, length, out))
            return false;
        text += length;
    }
    return !*text;
}

bool words_parse(const struct game *game, const char *text, game_action *out)
{
    for (unsigned k = 0; k < game->kind_count; k++) {
        game_action x = action_pack(k, 0);
        if (read_kind(&game->kinds[k], text, &x)) {
            *out = x;
            return true;
        }
    }
    return false;
}

void words_say(const struct game *game, const void *before, game_action action,
               struct text *out)
{
    CHECK(action_kind(action) < game->kind_count);
    const struct game_kind *kind = &game->kinds[action_kind(action)];

    for (const char *w = kind->say; *w; w++) {
        if (*w != '$') {
            text_char(out, *w);
            continue;
        }
        w++;
        if (*w >= '1' && *w <= '5')
            put_operand(&kind->operand[*w - '1'], action, true, out);
        else
            text_put(out, game->detail(before, action, *w - 'a'));
    }
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

/* What may stand in the head of a record, and in any other description of a
 * game to begin: seats, options, players. */
#include "engine/record.h"

static const char *unknown_option(const struct game *game, const char *name,
                                  struct text *t)
{
    text_put(t, game->title);
    text_put(t, " has no option '");
    text_put(t, name);
    text_put(t, game->option_count ? "'; there is" : "'; it has none");
    for (int k = 0; k < game->option_count; k++) {
        text_put(t, k ? ", " : " ");
        text_put(t, game->options[k].name);
    }
    return t->out;
}

const char *record_option(const struct game *game, const char *name,
                          const char *value, uint16_t *options,
                          char reason[RECORD_REASON_MAX])
{
    struct text t;
    int k = 0;

    text_init(&t, reason, RECORD_REASON_MAX);
    while (k < game->option_count && !text_equal(game->options[k].name, name))
        k++;
    if (k == game->option_count)
        return unknown_option(game, name, &t);
    const struct game_option *o = &game->options[k];
    for (unsigned v = 0; v < o->count; v++)
        if (text_equal(o->values[v], value)) {
            unsigned mask = ((1u << o->bits) - 1) << o->shift;
            *options = (uint16_t)((*options & ~mask) | v << o->shift);
            return NULL;
        }
    text_put(&t, "option ");
    text_put(&t, name);
    text_put(&t, " cannot be '");
    text_put(&t, value);
    text_put(&t, "'; it is one of");
    for (unsigned v = 0; v < o->count; v++) {
        text_put(&t, v ? ", " : " ");
        text_put(&t, o->values[v]);
    }
    return reason;
}

const char *record_check_setup(const struct game *game,
                               const struct game_setup *setup,
                               char reason[RECORD_REASON_MAX])
{
    struct text t;

    text_init(&t, reason, RECORD_REASON_MAX);
    if (setup->seats < game->seats_min || setup->seats > game->seats_max) {
        text_put(&t, game->title);
        text_put(&t, " is played with ");
        text_int(&t, game->seats_min);
        if (game->seats_max > game->seats_min) {
            text_put(&t, " to ");
            text_int(&t, game->seats_max);
        }
        text_put(&t, " seats, not ");
        text_int(&t, setup->seats);
        return reason;
    }
    const char *refused = game->check(setup);
    if (refused)
        text_put(&t, refused);
    return refused ? reason : NULL;
}

bool record_player_ok(const char *name)
{
    if (text_length(name) >= RECORD_ID_MAX)
        return false;
    for (const char *c = name; *c; c++)
        if (!((*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9') ||
              *c == ':' || *c == '-' || *c == '.'))
            return false;
    return *name;
}

/* Characters that end lines, or turn text around them. */
static bool is_control(uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) ||
           (c >= 0x200e && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e) ||
           (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

bool record_name_ok(const char *name)
{
    enum { CHARACTERS_MAX = 40 };
    size_t length = text_length(name);
    uint32_t c;
    int n = 0;

    if (!length || length >= RECORD_NAME_MAX || name[0] == ' ' ||
        name[length - 1] == ' ')
        return false;
    while (*name) {
        if (!text_utf8(&name, &c) || is_control(c) || ++n > CHARACTERS_MAX)
            return false;
    }
    return true;
}

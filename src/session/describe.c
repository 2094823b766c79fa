/* What can be said about games without playing one: the list, the components,
 * and every string by its key, for translators. */
#include "session/session.h"

#include "games/games.h"

const char *oxhide_game_id(int index)
{
    return index >= 0 && index < games_count() ? games_at(index)->id : NULL;
}

const char *oxhide_game_title(const char *id)
{
    const struct game *game = games_find(id);

    return game ? game->title : NULL;
}

const char *oxhide_game_blurb(const char *id)
{
    const struct game *game = games_find(id);

    return game ? game->blurb : NULL;
}

unsigned oxhide_game_rules(const char *id)
{
    const struct game *game = games_find(id);

    return game ? game->rules : 0;
}

static void put_options(const struct game *game, struct json *out)
{
    json_open(out, "options", '[');
    for (int k = 0; k < game->option_count; k++) {
        const struct game_option *o = &game->options[k];
        json_open(out, NULL, '{');
        json_str(out, "name", o->name);
        session_put_title(game, "option", o->name, out);
        json_str(out, "default", o->values[0]);
        json_open(out, "values", '[');
        for (int v = 0; v < o->count; v++)
            json_str(out, NULL, o->values[v]);
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
}

void oxhide_games(struct json *out)
{
    json_open(out, "games", '[');
    for (int i = 0; i < games_count(); i++) {
        const struct game *game = games_at(i);
        json_open(out, NULL, '{');
        json_str(out, "id", game->id);
        json_str(out, "title", game->title);
        json_str(out, "blurb", game->blurb);
        json_int(out, "rules", game->rules);
        json_int(out, "seats_min", game->seats_min);
        json_int(out, "seats_max", game->seats_max);
        json_bool(out, "secrets", game->secrets);
        put_options(game, out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

enum oxhide_status oxhide_cards(const char *id, struct json *out)
{
    const struct game *game = games_find(id);

    if (!game)
        return oxhide_error(out, OXHIDE_NO_GAME, NULL);
    json_open(out, "cards", '{');
    game->cards(out);
    json_close(out, '}');
    return OXHIDE_OK;
}

void session_put_title(const struct game *game, const char *part,
                       const char *id, struct json *out)
{
    const struct message_args args = { .game = game->id };
    char key[MESSAGE_KEY_MAX], title[MESSAGE_MAX];
    struct text t;

    message_key(key, game->id, part, id);
    text_init(&t, title, sizeof title);
    if (out->voice && message_format(out->voice, key, &args, &t))
        json_str(out, "title", title);
    else
        json_str(out, "title", id);
}

void oxhide_strings(struct json *out)
{
    if (out->voice)
        texts_put(out->voice->texts, out);
}

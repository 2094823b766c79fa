/* What can be said about games without playing one: the list of games, the
 * components, and every string by its key, for translators. */
#include "session/session.h"

#include "ai/player.h"
#include "engine/words.h"
#include "games/games.h"

const char *oxhide_version(void)
{
    return OXHIDE_VERSION;
}

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

void oxhide_typed(const char *id, const char *words, struct text *out)
{
    const struct game *game = games_find(id);
    char typed[GAME_TEXT_MAX];
    game_action x;

    if (game && words_parse(game, words, &x)) {
        words_type(game, x, typed);
        words = typed;
    }
    text_put(out, words);
}

void oxhide_untyped(const char *id, const char *typed, struct text *out)
{
    const struct game *game = games_find(id);
    char words[GAME_TEXT_MAX];
    game_action x;

    if (game && words_typed(game, typed, &x)) {
        words_format(game, x, words);
        typed = words;
    }
    text_put(out, typed);
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
        message_text(out, "title", game->id, "title", NULL, game->title);
        message_text(out, "blurb", game->id, "blurb", NULL, game->blurb);
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
    char name[MESSAGE_KEY_MAX];

    message_key(name, part, NULL, id);
    message_text(out, "title", game->id, name, NULL, id);
}

void session_put_text(const char *part, const char *id, struct json *out)
{
    const struct message_args args = { 0 };
    char key[MESSAGE_KEY_MAX], text[MESSAGE_MAX];
    struct text t;

    message_key(key, "engine", part, id);
    text_init(&t, text, sizeof text);
    if (out->voice && message_format(out->voice, key, &args, &t))
        json_str(out, NULL, text);
    else
        json_str(out, NULL, key);
}

static void put_key(struct json *out, const char *game, const char *part,
                    const char *id)
{
    char key[MESSAGE_KEY_MAX];

    message_key(key, game, part, id);
    json_str(out, NULL, key);
}

/* An option and its values: "option-edition", "option-edition-2018". */
static void put_option_keys(const struct game *game,
                            const struct game_option *o, struct json *out)
{
    char name[MESSAGE_KEY_MAX];

    put_key(out, game->id, "option", o->name);
    for (int v = 0; v < o->count; v++) {
        message_key(name, o->name, NULL, o->values[v]);
        put_key(out, game->id, "option", name);
    }
}

static void put_game_keys(const struct game *game, struct json *out)
{
    char key[MESSAGE_KEY_MAX];

    put_key(out, game->id, NULL, "title");
    put_key(out, game->id, NULL, "blurb");
    for (int k = 0; k < game->option_count; k++)
        put_option_keys(game, &game->options[k], out);
    for (int k = 0; k < game->source_count; k++)
        put_key(out, game->id, "source", game->sources[k]);
    for (int k = 0; k < game->fact_count; k++)
        put_key(out, game->id, "fact", game->fact_names[k]);
    for (int k = 0; k < game->counted_count; k++)
        put_key(out, game->id, "count", game->counted[k]);
    for (int k = 1; k < game->rule_count; k++)
        put_key(out, game->id, "rule", game->rule_list[k].name);
    for (int k = 0; k < game->kind_count; k++) {
        words_key(game, (unsigned)k, false, key);
        json_str(out, NULL, key);
        if (game->kinds[k].chance)
            continue;
        words_key(game, (unsigned)k, true, key);
        json_str(out, NULL, key);
    }
}

void oxhide_keys(struct json *out)
{
    char digit[2] = "1";

    json_open(out, "keys", '[');
    for (int i = 1; i < OXHIDE_STATUS_COUNT; i++)
        put_key(out, "engine", "status",
                oxhide_status_word((enum oxhide_status)i));
    for (int k = 0; k < PLAYER_LEVELS; k++, digit[0]++)
        put_key(out, "engine", "level", digit);
    for (int k = 1; players_style_name(k); k++)
        put_key(out, "engine", "style", players_style_name(k));
    for (int i = 0; i < games_count(); i++)
        put_game_keys(games_at(i), out);
    json_close(out, ']');
}

void oxhide_strings(struct json *out)
{
    if (out->voice)
        texts_put(out->voice->texts, out);
}

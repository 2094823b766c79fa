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

static void put_options(const struct game *game, struct json *out)
{
    json_open(out, "options", '[');
    for (int k = 0; k < game->option_count; k++) {
        const struct game_option *o = &game->options[k];
        json_open(out, NULL, '{');
        json_str(out, "name", o->name);
        json_str(out, "title", o->title);
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

/* "game.part.name": text. */
static void put_string(struct json *out, const char *game, const char *part,
                       const char *name, const char *text)
{
    char key[128];
    struct text t;

    text_init(&t, key, sizeof key);
    text_put(&t, game);
    text_char(&t, '.');
    text_put(&t, part);
    if (name) {
        text_char(&t, '.');
        text_put(&t, name);
    }
    json_str(out, key, text);
}

/* The title an earlier operand of the game gave to this name; NULL: none. */
static const char *earlier_title(const struct game *game, int kind, int operand,
                                 const char *name)
{
    for (int k = 0; k <= kind; k++)
        for (int i = 0; i < (k < kind ? GAME_OPERANDS_MAX : operand); i++) {
            const struct game_operand *o = &game->kinds[k].operand[i];
            for (int v = 0; o->titles && o->names && v < o->count; v++)
                if (text_equal(o->names[v], name))
                    return o->titles[v];
        }
    return NULL;
}

const char *session_title(const struct game *game, const char *name)
{
    return earlier_title(game, game->kind_count - 1, GAME_OPERANDS_MAX, name);
}

/* "game.title.name" for each name; where two things share a name, the second
 * is "game.KIND.name". */
static void put_titles(const struct game *game, int kind, struct json *out)
{
    char part[GAME_TEXT_MAX];

    session_kind_name(&game->kinds[kind], part);
    for (int i = 0; i < GAME_OPERANDS_MAX; i++) {
        const struct game_operand *o = &game->kinds[kind].operand[i];
        for (int v = 0; o->titles && o->names && v < o->count; v++) {
            const char *other = earlier_title(game, kind, i, o->names[v]);
            if (!other || !text_equal(other, o->titles[v]))
                put_string(out, game->id, other ? part : "title", o->names[v],
                           o->titles[v]);
        }
    }
}

static void put_game_strings(const struct game *game, struct json *out)
{
    char key[GAME_TEXT_MAX + RECORD_ID_MAX];
    struct text t;

    put_string(out, game->id, "title", NULL, game->title);
    put_string(out, game->id, "blurb", NULL, game->blurb);
    for (int k = 0; k < game->option_count; k++)
        put_string(out, game->id, "option", game->options[k].name,
                   game->options[k].title);
    for (int k = 0; k < game->source_count; k++)
        put_string(out, game->id, "source", game->sources[k].id,
                   game->sources[k].title);
    for (int k = 1; k < game->rule_count; k++) {
        text_init(&t, key, sizeof key);
        session_rule_key(game, (unsigned)k, &t);
        json_str(out, key, game->rule_list[k].sentence);
    }
    for (int k = 0; k < game->kind_count; k++) {
        text_init(&t, key, sizeof key);
        session_key(game, (unsigned)k, &t);
        json_str(out, key, game->kinds[k].say);
        put_titles(game, k, out);
    }
}

void oxhide_strings(struct json *out)
{
    json_open(out, "strings", '{');
    for (int i = 1; i < OXHIDE_STATUS_COUNT; i++)
        put_string(out, "oxhide", "error",
                   oxhide_status_word((enum oxhide_status)i),
                   oxhide_status_sentence((enum oxhide_status)i));
    for (int i = 1; i < UNDO_REASONS; i++)
        json_str(out, session_undo_key((enum undo_reason)i),
                 session_undo_sentence((enum undo_reason)i));
    for (int i = 0; session_verify_key(i); i++)
        json_str(out, session_verify_key(i), session_verify_sentence(i));
    for (int i = 0; i < games_count(); i++)
        put_game_strings(games_at(i), out);
    json_close(out, '}');
}

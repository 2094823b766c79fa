/* oxhide games, cards, strings, schema: what the library knows, printed. */
#include "apps/cli/cli.h"
#include "apps/cli/screen.h"
#include "apps/cli/voice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "games/games.h"
#include "oxhide.h"

enum { ANSWER_MAX = 4 << 20 };

/* Prints the member of an answer, on one line or for reading. */
static int print_member(const char *answer, const char *member, bool compact,
                        size_t sort)
{
    json_t *all = json_loads(answer, JSON_REJECT_DUPLICATES, NULL);
    json_t *part = json_object_get(all, member);
    size_t flags = (compact ? JSON_COMPACT : JSON_INDENT(2)) | sort;

    if (part)
        json_dumpf(part, stdout, flags);
    putchar('\n');
    int status = part ? 0 : cli_refuse("no-memory", NULL);
    json_decref(all);
    return status;
}

/* What fills the answer, and the member of it to print. */
enum what { WHAT_GAMES, WHAT_CARDS, WHAT_STRINGS, WHAT_KEYS };

static int print_answer(enum what what, const char *game, bool compact)
{
    static const char *const members[] = { "games", "cards", "strings",
                                           "keys" };
    char *answer = malloc(ANSWER_MAX);
    struct json out;

    if (!answer)
        return cli_refuse("no-memory", NULL);
    cli_answer(&out, answer, ANSWER_MAX);
    json_open(&out, NULL, '{');
    switch (what) {
    case WHAT_GAMES: oxhide_games(&out); break;
    case WHAT_CARDS: oxhide_cards(game, &out); break;
    case WHAT_STRINGS: oxhide_strings(&out); break;
    case WHAT_KEYS: oxhide_keys(&out); break;
    }
    json_close(&out, '}');
    int status = print_member(answer, members[what], compact,
                              what == WHAT_STRINGS ? JSON_SORT_KEYS : 0);
    free(answer);
    return status;
}

static void print_options(const struct game *game)
{
    char text[MESSAGE_MAX];

    for (int k = 0; k < game->option_count; k++) {
        const struct game_option *o = &game->options[k];
        printf("%-12s --option %s=", "", o->name);
        for (int v = 0; v < o->count; v++)
            printf("%s%s", v ? "|" : "", o->values[v]);
        printf("  (%s)\n", cli_text(text, game->id, "option", o->name));
    }
}

static void print_games(void)
{
    struct screen screen = screen_open(true);
    char text[MESSAGE_MAX], title[MESSAGE_MAX];

    for (int i = 0; i < games_count(); i++) {
        const struct game *game = games_at(i);
        if (!cli_for_people(game))
            continue;
        printf("%-12s %s\n", game->id,
               cli_words(text, "game-seats", "game",
                         cli_text(title, game->id, NULL, "title"), "#least",
                         game->seats_min, "#most", game->seats_max, NULL));
        screen_say(&screen, 13, "%-12s %s", "",
                   cli_text(text, game->id, NULL, "blurb"));
        print_options(game);
    }
}

int cli_games(int argc, char **argv)
{
    bool json = false;
    const struct cli_option options[] = {
        { "json", CLI_FLAG, &json, NULL, NULL, 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "games [--json]", NULL, options);

    if (words < 0)
        return 2;
    if (words)
        return cli_misuse("no-arguments", "command", "games", NULL);
    if (json)
        return print_answer(WHAT_GAMES, NULL, true);
    print_games();
    return 0;
}

int cli_cards(int argc, char **argv)
{
    bool json = false;
    const struct cli_option options[] = {
        { "json", CLI_FLAG, &json, NULL, "on one line", 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "cards GAME [--json]",
                         "Prints every component of a game with its values, "
                         "as JSON.",
                         options);

    if (words < 0)
        return 2;
    if (words > 1)
        return cli_misuse("one-game", "command", "cards", NULL);
    if (!cli_game(words ? argv[0] : NULL))
        return 2;
    return print_answer(WHAT_CARDS, argv[0], json);
}

int cli_strings(int argc, char **argv)
{
    bool json = false, keys = false;
    const struct cli_option options[] = {
        { "json", CLI_FLAG, &json, NULL, "on one line", 0, 0 },
        { "keys", CLI_FLAG, &keys, NULL,
          "only the keys that follow from the games' tables", 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "strings [--json] [--keys]",
                         "Prints every text a player may see, by a key that "
                         "does not change, as JSON:\nwhat a translation "
                         "starts from.",
                         options);

    if (words < 0)
        return 2;
    if (words)
        return cli_misuse("no-arguments", "command", "strings", NULL);
    return print_answer(keys ? WHAT_KEYS : WHAT_STRINGS, NULL, json);
}

int cli_schema(int argc, char **argv)
{
    bool typescript = false;
    const struct cli_option options[] = {
        { "ts", CLI_FLAG, &typescript, NULL, "as TypeScript types", 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "schema GAME [--ts]",
                         "Prints the fields of a game's view, as a table in "
                         "Markdown or as types.",
                         options);
    struct text t;

    if (words < 0)
        return 2;
    if (words > 1)
        return cli_misuse("one-game", "command", "schema", NULL);
    if (!cli_game(words ? argv[0] : NULL))
        return 2;
    char *text = malloc(ANSWER_MAX);
    if (!text)
        return cli_refuse("no-memory", NULL);
    text_init(&t, text, ANSWER_MAX);
    enum oxhide_status status = oxhide_schema(argv[0], typescript, &t);
    fputs(text, stdout);
    free(text);
    return status ? cli_fail("%s", oxhide_status_word(status)) : 0;
}

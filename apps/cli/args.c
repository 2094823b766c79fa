/* Reading the options of a command from its table, and the ways to fail. */
#include "apps/cli/cli.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oxhide_text.h"
#include "apps/cli/screen.h"
#include "apps/cli/voice.h"
#include "games/games.h"

void cli_clean(char *line)
{
    unsigned char *p = (unsigned char *)line;

    for (; *p; p++) {
        bool high = p[0] == 0xc2 && p[1] >= 0x80 && p[1] < 0xa0;
        bool turns = p[0] == 0xe2 &&
                     ((p[1] == 0x80 && (p[2] == 0x8e || p[2] == 0x8f)) ||
                      (p[1] == 0x80 && p[2] >= 0xa8 && p[2] <= 0xae) ||
                      (p[1] == 0x81 && p[2] >= 0xa6 && p[2] <= 0xa9));
        for (int n = turns ? 3 : high ? 2 : *p < 0x20 || *p == 0x7f; n; n--)
            p[n - 1] = '?';
    }
}

static void print_error(const char *format, va_list args)
{
    char words[4096];

    vsnprintf(words, sizeof words, format, args);
    cli_clean(words);
    fprintf(stderr, "oxhide: %s\n", words);
}

int cli_fail(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    print_error(format, args);
    va_end(args);
    return 1;
}

int cli_usage_fail(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    print_error(format, args);
    va_end(args);
    return 2;
}

const struct game *cli_game(const char *id)
{
    const struct game *game = id ? games_find(id) : NULL;
    char there[256] = "";
    int listed = 0;

    if (game)
        return game;
    for (int i = 0; i < games_count(); i++)
        if (cli_for_people(games_at(i)))
            snprintf(there + strlen(there), sizeof there - strlen(there),
                     "%s%s", listed++ ? ", " : "", games_at(i)->id);
    cli_misuse(id ? "no-game" : "name-game", "game", id ? id : "", "there",
               there, NULL);
    return NULL;
}

bool cli_for_people(const struct game *game)
{
    return strcmp(game->id, "null") != 0;
}

bool cli_seats(const struct game *game, int seats)
{
    char title[MESSAGE_MAX];

    if (seats >= game->seats_min && seats <= game->seats_max)
        return true;
    cli_misuse("wrong-seats", "game", cli_text(title, game->id, NULL, "title"),
               "#least", game->seats_min, "#most", game->seats_max, NULL);
    return false;
}

/* The word of a usage line that names the command. */
static void command_of(const char *usage, char out[32])
{
    snprintf(out, 32, "%.*s", (int)strcspn(usage, " "), usage);
}

static void help(const char *usage, const char *about,
                 const struct cli_option options[])
{
    char command[32], id[96], text[MESSAGE_MAX], left[40];

    command_of(usage, command);
    snprintf(id, sizeof id, "about-%s.more", command);
    printf("%s oxhide %s\n\n", cli_words(text, "usage", NULL), usage);
    if (about)
        puts(about);
    else
        screen_say(&(struct screen){ .columns = 80 }, 0, "%s",
                   cli_words(text, id, NULL));
    putchar('\n');
    for (const struct cli_option *o = options; o->name; o++) {
        snprintf(left, sizeof left, "--%s%s%s", o->name,
                 o->type == CLI_FLAG ? "" : " ",
                 o->type == CLI_FLAG ? "" : o->value);
        snprintf(id, sizeof id, "option-%s-%s", command, o->name);
        printf("  %-22s %s\n", left,
               o->help ? o->help : cli_words(text, id, NULL));
    }
    printf("  %-22s %s\n", "--lang LANGUAGE",
           cli_words(text, "option-lang", NULL));
}

bool cli_read(const struct cli_option *o, const char *value)
{
    uint64_t n;

    switch (o->type) {
    case CLI_FLAG: *(bool *)o->out = true; return true;
    case CLI_TEXT: *(const char **)o->out = value; return true;
    case CLI_NUMBER:
        if (!text_read_uint(value, &n) || n < (uint64_t)o->least ||
            n > (uint64_t)o->most) {
            cli_misuse("bad-number", "option", o->name, "#least", o->least,
                       "#most", o->most, "value", value, NULL);
            return false;
        }
        *(int *)o->out = (int)n;
        return true;
    case CLI_SEED:
        if (!text_read_uint(value, o->out)) {
            cli_misuse("bad-seed", "option", o->name, "value", value, NULL);
            return false;
        }
        return true;
    case CLI_LIST: {
        struct cli_list *list = o->out;
        if (list->count == CLI_LIST_MAX) {
            cli_misuse("too-often", "option", o->name, NULL);
            return false;
        }
        list->item[list->count++] = value;
        return true;
    }
    }
    return false;
}

/* The option that the words after its dashes name; NULL: there is none. */
static const struct cli_option *find(const struct cli_option *o,
                                     const char *name, size_t length)
{
    while (o->name &&
           (strlen(o->name) != length || strncmp(o->name, name, length)))
        o++;
    return o->name ? o : NULL;
}

int cli_args(int argc, char **argv, const char *usage, const char *about,
             const struct cli_option options[])
{
    bool plain_words = false; /* after "--" */
    int words = 0;

    for (int i = 0; i < argc; i++) {
        if (!plain_words &&
            (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))) {
            help(usage, about, options);
            exit(0);
        }
        if (plain_words || strncmp(argv[i], "--", 2)) {
            argv[words++] = argv[i];
            continue;
        }
        const char *name = argv[i] + 2, *value = strchr(name, '=');
        if (!*name) {
            plain_words = true;
            continue;
        }
        size_t length = value ? (size_t)(value++ - name) : strlen(name);
        const struct cli_option *o = find(options, name, length);
        if (!o) {
            cli_misuse("no-option", "option", argv[i], NULL);
            return -1;
        }
        if (o->type != CLI_FLAG && !value) {
            if (i + 1 == argc) {
                cli_misuse("needs-value", "option", o->name, "value", o->value,
                           NULL);
                return -1;
            }
            value = argv[++i];
        }
        if (!cli_read(o, value))
            return -1;
    }
    return words;
}

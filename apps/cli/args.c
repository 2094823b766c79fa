/* Reading the options of a command from its table, and the ways to fail. */
#include "apps/cli/cli.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oxhide_text.h"
#include "games/games.h"

static void print_error(const char *format, va_list args)
{
    fputs("oxhide: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
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

    if (game)
        return game;
    fprintf(stderr,
            id ? "oxhide: there is no game '%s'; there are"
               : "oxhide: name a game%s:",
            id ? id : "");
    for (int i = 0; i < games_count(); i++)
        fprintf(stderr, "%s %s", i ? "," : "", games_at(i)->id);
    fputc('\n', stderr);
    return NULL;
}

bool cli_seats(const struct game *game, int seats)
{
    if (seats >= game->seats_min && seats <= game->seats_max)
        return true;
    cli_usage_fail("%s is for %d to %d players", game->title, game->seats_min,
                   game->seats_max);
    return false;
}

static void help(const char *usage, const char *about,
                 const struct cli_option options[])
{
    printf("usage: oxhide %s\n\n%s\n", usage, about);
    if (options->name)
        putchar('\n');
    for (const struct cli_option *o = options; o->name; o++) {
        char left[40];
        snprintf(left, sizeof left, "--%s%s%s", o->name,
                 o->type == CLI_FLAG ? "" : " ",
                 o->type == CLI_FLAG ? "" : o->value);
        printf("  %-22s %s\n", left, o->help);
    }
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
            cli_usage_fail("--%s takes a number from %d to %d, not '%s'",
                           o->name, o->least, o->most, value);
            return false;
        }
        *(int *)o->out = (int)n;
        return true;
    case CLI_SEED:
        if (!text_read_uint(value, o->out)) {
            cli_usage_fail("--%s takes a decimal number below 2^64, not '%s'",
                           o->name, value);
            return false;
        }
        return true;
    case CLI_LIST: {
        struct cli_list *list = o->out;
        if (list->count == CLI_LIST_MAX) {
            cli_usage_fail("--%s is given too often", o->name);
            return false;
        }
        list->item[list->count++] = value;
        return true;
    }
    }
    return false;
}

int cli_args(int argc, char **argv, const char *usage, const char *about,
             const struct cli_option options[])
{
    int words = 0;

    for (int i = 0; i < argc; i++) {
        if (!strcmp(argv[i], "--help")) {
            help(usage, about, options);
            exit(0);
        }
        if (strncmp(argv[i], "--", 2)) {
            argv[words++] = argv[i];
            continue;
        }
        const char *name = argv[i] + 2, *value = strchr(name, '=');
        size_t length = value ? (size_t)(value++ - name) : strlen(name);
        const struct cli_option *o = options;
        while (o->name &&
               (strlen(o->name) != length || strncmp(o->name, name, length)))
            o++;
        if (!o->name) {
            cli_usage_fail("there is no option '%s'; see --help", argv[i]);
            return -1;
        }
        if (o->type != CLI_FLAG && !value) {
            if (i + 1 == argc) {
                cli_usage_fail("--%s needs a value (%s)", o->name, o->value);
                return -1;
            }
            value = argv[++i];
        }
        if (!cli_read(o, value))
            return -1;
    }
    return words;
}

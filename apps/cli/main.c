/* oxhide: finds the command named first and runs it. Losing output is an error,
 * even if the command itself reports success. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "apps/cli/voice.h"
#include "oxhide.h"
#include "oxhide_texts.h"

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {
#define COMMAND(name) { #name, cli_##name },
#include "apps/cli/commands.def"
#undef COMMAND
};

enum { COMMANDS = sizeof commands / sizeof *commands };

/* Whether the word names the command, a dash standing for an underscore. */
static bool is_named(const char *name, const char *word)
{
    for (; *name && (*name == *word || (*name == '_' && *word == '-')); name++)
        word++;
    return *name == *word;
}

/* A command's name as it is typed. */
static const char *typed(const char *name, char out[32])
{
    snprintf(out, 32, "%s", name);
    for (char *c = out; *c; c++)
        if (*c == '_')
            *c = '-';
    return out;
}

static void help(FILE *out)
{
    char name[32], id[64], text[MESSAGE_MAX];

    fprintf(out, "%s\n\n", cli_words(text, "usage-all", NULL));
    fprintf(out, "%s\n\n", cli_words(text, "what", NULL));
    for (int i = 0; i < COMMANDS; i++) {
        snprintf(id, sizeof id, "about-%s", typed(commands[i].name, name));
        fprintf(out, "  %-12s %s\n", name, cli_words(text, id, NULL));
    }
    fprintf(out, "\n%s\n", cli_words(text, "usage-more", NULL));
    fprintf(out, "--lang LANGUAGE: %s\n", cli_words(text, "option-lang", NULL));
}

/* A standard stream that was closed would be the next file that is opened; in
 * its place comes one that cannot be used. */
static void fill_closed(void)
{
    for (int fd = 0; fd <= 2; fd++)
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF &&
            open("/dev/null", fd ? O_RDONLY : O_WRONLY) < 0)
            _exit(1);
}

static void close_output(void)
{
    bool lost = ferror(stdout);

    errno = 0;
    if (!fclose(stdout) && !lost)
        return;
    if (errno)
        cli_refuse("lost-output-why", "why", strerror(errno), NULL);
    else
        cli_refuse("lost-output", NULL);
    _exit(1);
}

static int run(const char *word, int argc, char **argv)
{
    for (int i = 0; i < COMMANDS; i++)
        if (is_named(commands[i].name, word))
            return commands[i].run(argc, argv);
    return cli_misuse("no-command", "command", word, NULL);
}

/* What programs read is in English unless they ask for another language. */
static bool for_people(const char *word)
{
    static const char *const others[] = { "engine", "cards", "strings",
                                          "schema" };

    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (!strcmp(others[i], word))
            return false;
    return true;
}

static int no_language(const char *tag)
{
    char there[128] = "";

    for (int i = 0; oxhide_language(i); i++)
        snprintf(there + strlen(there), sizeof there - strlen(there), "%s%s",
                 i ? ", " : "", oxhide_language(i));
    return cli_misuse("no-language", "language", tag, "there", there, NULL);
}

/* Takes --lang LANGUAGE out of the arguments of any command, and speaks it;
 * otherwise what the environment wishes. The exit status. */
static int take_language(int *argc, char **argv)
{
    for (int i = 1; i < *argc && strcmp(argv[i], "--"); i++) {
        bool apart = !strcmp(argv[i], "--lang");
        if (!apart && strncmp(argv[i], "--lang=", 7))
            continue;
        if (apart && i + 1 == *argc)
            return cli_misuse("needs-value", "option", "lang", "value",
                              "LANGUAGE", NULL);
        const char *tag = apart ? argv[i + 1] : argv[i] + 7;
        if (!cli_speak(tag))
            return no_language(tag);
        int taken = apart ? 2 : 1;
        for (int k = i; k + taken <= *argc; k++)
            argv[k] = argv[k + taken];
        *argc -= taken;
        return 0;
    }
    if (*argc > 1 && for_people(argv[1]))
        cli_speak_as_wished();
    return 0;
}

int main(int argc, char **argv)
{
    char ask[] = "--help", *asked[] = { ask, NULL };

    fill_closed();
    atexit(close_output);
    cli_voice_init();
    if (take_language(&argc, argv))
        return 2;
    if (argc < 2) {
        help(stderr);
        return 2;
    }
    if (!strcmp(argv[1], "help") && argc > 2)
        return run(argv[2], 1, asked);
    if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") ||
        !strcmp(argv[1], "help")) {
        help(stdout);
        return 0;
    }
    if (!strcmp(argv[1], "--version")) {
        printf("oxhide %s\n", oxhide_version());
        return 0;
    }
    return run(argv[1], argc - 2, argv + 2);
}

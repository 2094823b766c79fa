/* oxhide: finds the command named first and runs it. Output that is lost is an
 * error, whatever the command has said about itself. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "apps/cli/voice.h"

static const struct {
    const char *name, *about;
    int (*run)(int argc, char **argv);
} commands[] = {
#define COMMAND(name, about) { #name, about, cli_##name },
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

static void help(FILE *out)
{
    fprintf(out, "usage: oxhide COMMAND [ARGUMENTS]\n\n"
                 "Board games about the ancient world.\n\n");
    for (int i = 0; i < COMMANDS; i++) {
        char name[32];
        snprintf(name, sizeof name, "%s", commands[i].name);
        for (char *c = name; *c; c++)
            if (*c == '_')
                *c = '-';
        fprintf(out, "  %-12s %s\n", name, commands[i].about);
    }
    fprintf(out, "\noxhide COMMAND --help says more about one.\n");
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
        cli_fail("the output could not be written: %s", strerror(errno));
    else
        cli_fail("the output could not be written");
    _exit(1);
}

int main(int argc, char **argv)
{
    fill_closed();
    atexit(close_output);
    cli_voice_init();
    if (argc < 2) {
        help(stderr);
        return 2;
    }
    if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "help")) {
        help(stdout);
        return 0;
    }
    if (!strcmp(argv[1], "--version")) {
        puts("oxhide " OXHIDE_VERSION);
        return 0;
    }
    for (int i = 0; i < COMMANDS; i++)
        if (is_named(commands[i].name, argv[1]))
            return commands[i].run(argc - 2, argv + 2);
    return cli_usage_fail("there is no command '%s'; oxhide --help lists them",
                          argv[1]);
}

/* What the commands of `oxhide` share: how a command is listed, how its options
 * are read, and how it fails.
 *
 * main.c      finds the command and runs it
 * args.c      reads options from a table, prints --help from the same table
 * <command>.c one file per command; commands.def lists them */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <stdbool.h>
#include <stdint.h>

/* An option of a command. A flag is a bool, a list an array of strings. */
enum cli_type { CLI_FLAG, CLI_TEXT, CLI_NUMBER, CLI_SEED, CLI_LIST };

enum { CLI_LIST_MAX = 16 };

struct cli_list {
    const char *item[CLI_LIST_MAX];
    int count;
};

struct cli_option {
    const char *name; /* "seats": written --seats */
    enum cli_type type;
    void *out;         /* bool, const char *, int, uint64_t, cli_list */
    const char *value; /* "N": how the value is called in --help */
    const char *help;
    int least, most; /* of a number */
};

/* Reads --options from argv (after the command's name) and leaves the other
 * words in argv[0..], returning how many, or -1 after printing one line of
 * error; after "--" there are only words. --help prints usage and the table and
 * exits. 'usage' is the line after "oxhide "; where 'about' or the help of an
 * option is NULL, it is the text "terminal-about-<command>.more" or
 * "terminal-option-<command>-<name>". The table ends with a NULL name. */
int cli_args(int argc, char **argv, const char *usage, const char *about,
             const struct cli_option options[]);

/* Reads one value into an option; false after one line of error. */
bool cli_read(const struct cli_option *option, const char *value);

/* Makes question marks of what could steer a terminal or turn the writing
 * round, in a line that came from outside. */
void cli_clean(char *line);

/* One clear line on standard error; returns the exit status 1 (2: usage). */
int cli_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
int cli_usage_fail(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/* The game with that id; NULL after an error that lists the games there are. */
struct game;
const struct game *cli_game(const char *id);

/* Not the template for new games, which is there for programs. */
bool cli_for_people(const struct game *game);

/* Whether a game is for so many; false after an error that says for how many.
 */
bool cli_seats(const struct game *game, int seats);

#define COMMAND(name) int cli_##name(int argc, char **argv);
#include "apps/cli/commands.def"
#undef COMMAND

#endif

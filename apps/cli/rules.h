/* The rules of the games, as they stand in docs/rules, inside the binary. */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include "apps/cli/screen.h"

/* Written by embed.cmake; the last one has no name. */
struct rules_file {
    const char *game, *text;
};

extern const struct rules_file rules_files[];

/* Prints a game's rules, or the section with that id ("B-4.2", case does not
 * matter), for reading; false where there is no such thing. */
bool rules_print(const struct screen *screen, const char *game, const char *id);

/* Prints the headings of a game's rules; false where there are none. */
bool rules_contents(const struct screen *screen, const char *game);

#endif

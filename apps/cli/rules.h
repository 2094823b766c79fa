/* The rules of the games from docs/rules, built into the binary. */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include "apps/cli/screen.h"

/* Written by embed.cmake: "bronze" in English, "ru/bronze"; the last one has no
 * name. */
struct rules_file {
    const char *name, *text;
};

extern const struct rules_file rules_files[];

/* Prints a game's rules, or for reading the section with that id ("B-4.2"), the
 * sections of that name, or the lines that mention it under their headings;
 * case does not matter. False if there is no such thing. */
bool rules_print(const struct screen *screen, const char *game, const char *id);

/* Prints the headings of a game's rules; false where there are none. */
bool rules_contents(const struct screen *screen, const char *game);

/* Draws the table of Markdown that begins here; returns where it ends. */
const char *rules_table(const struct screen *screen, const char *at,
                        const char *end);

#endif

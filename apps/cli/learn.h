/* Lessons at the terminal, and what a first game with help says. */
#ifndef CLI_LEARN_H
#define CLI_LEARN_H

#include "apps/cli/play.h"

/* The lessons, by game: written by embed.cmake; the last one has no name. */
struct learn_file {
    const char *game, *text;
};

extern const struct learn_file learn_files[];

/* The lesson of a game in this build; false where there is none. */
bool learn_open(const char *game, struct oxhide_lesson *l);
/* In a game with help: says what has come up for this seat for the first
 * time. */
void learn_help(struct play *p, int seat);

#endif

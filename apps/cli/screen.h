/* The terminal: how wide it is, whether it has colour, and text with styles
 * (oxhide_text.h) on it. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include <stdbool.h>
#include <stdio.h>

#include "oxhide.h"

/* Styles of oxhide_text.h inside string literals. */
#define SCREEN_PLAIN  "\x10"
#define SCREEN_STRONG "\x15"
#define SCREEN_DIM    "\x16"

struct screen {
    int columns, rows;
    bool colour, plain, terminal;
    FILE *to; /* NULL: the standard output */
};

/* Looks at the standard output, COLUMNS, NO_COLOR and TERM. */
struct screen screen_open(bool plain);
/* How tables are drawn on it. */
struct oxhide_look screen_look(const struct screen *s, bool whole);

/* Where what is put and said goes. */
FILE *screen_to(const struct screen *s);
/* Text as it is, its styles turned into colour or dropped. */
void screen_put(const struct screen *s, const char *text);
/* Sentences, wrapped at the screen's width; later lines are indented. */
void screen_say(const struct screen *s, int indent, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Nothing of what was on the screen can be read any more. */
void screen_clear(const struct screen *s);
/* The style of a seat's letter and name, as a string. */
const char *screen_seat(int seat);

#endif

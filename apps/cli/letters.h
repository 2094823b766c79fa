/* Letters in UTF-8: how wide a text is, and comparing without regard to
 * case. */
#ifndef CLI_LETTERS_H
#define CLI_LETTERS_H

#include <stdbool.h>

/* Printed columns of a text, its styles aside; with 'n' only so many bytes. */
int letters_width(const char *text);
int letters_width_n(const char *text, int n);
/* Whether a text begins with another, has it somewhere, or is it, in any case.
 */
bool letters_start(const char *text, const char *start);
bool letters_within(const char *text, const char *part);
bool letters_same(const char *a, const char *b);
/* The first letter becomes a capital one. */
void letters_capital(char *text);
/* Prints a text and spaces up to a width. */
void letters_pad(const char *text, int width);

#endif

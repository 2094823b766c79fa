/* Squares of a map as people call them: "explore G4" is "explore 3,6" in a
 * record, row and column from zero. */
#ifndef CLI_SQUARES_H
#define CLI_SQUARES_H

#include <stddef.h>

/* The words of an action with its squares by their letters, and back. */
void squares_name(const char *words, char *out, size_t cap);
void squares_place(const char *words, char *out, size_t cap);

#endif

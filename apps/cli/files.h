/* Reading and writing whole files. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include <stdbool.h>
#include <stddef.h>

enum { FILE_MAX_BYTES = 4 << 20 };

/* The whole file, with a NUL behind it, to be freed; NULL after one line of
 * error. "-" is the standard input. */
char *file_read(const char *path, size_t *length);

/* Writes beside the file and renames: it is there whole, or as it was. False
 * where that fails; errno says why. */
bool file_write(const char *path, const char *text);

/* Where games in progress are kept: "name" in the user's state folder, which
 * is made where it is missing. False where there is no such folder. */
bool file_state_path(const char *name, char *out, size_t cap);

#endif

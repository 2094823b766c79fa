/* Reading and writing whole files. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { FILE_MAX_BYTES = 4 << 20 };

/* The whole file, with a NUL behind it, to be freed; NULL after one line of
 * error. "-" is the standard input. */
char *file_read(const char *path, size_t *length);

/* A pipe, a terminal, a device: it is written to, and nothing takes its place.
 */
bool file_is_stream(const char *path);

/* Writes beside the file and renames: it is there whole, or as it was. What is
 * no plain file, such as a pipe, is written to as it is. False where that
 * fails; errno says why. */
bool file_write(const char *path, const char *text);

/* Whether a file can be written there, or a folder (made where it is missing)
 * written into, before the work for it begins; false after one line of error.
 * Leaves nothing behind. */
bool file_try(const char *path);
bool file_try_folder(const char *path);

/* A file for the end of some work: 'out' is written to meanwhile, and the file
 * is there only once all of it is. */
struct file_later {
    const char *path;
    FILE *out;
    char *text;
    size_t size;
};

/* Tries the path; false after one line of error. */
bool file_later(struct file_later *f, const char *path);
/* Puts the file in its place where 'good', else leaves nothing; false after one
 * line of error. */
bool file_finish(struct file_later *f, bool good);

/* Where games in progress are kept: "name" in the user's state folder, which
 * is made where it is missing. False where there is no such folder. */
bool file_state_path(const char *name, char *out, size_t cap);

#endif

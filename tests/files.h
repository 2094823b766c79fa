/* What the data-driven tests share: files of a folder in order, and their
 * text. Everything ends the program with one line where it goes wrong. */
#ifndef TESTS_FILES_H
#define TESTS_FILES_H

#include <stddef.h>

enum { FILES_MAX = 512, FILES_PATH = 512 };

struct files {
    char name[FILES_MAX][64];
    int count;
};

/* The files in SOURCE_DIR/folder whose names end so, in order of name; none
 * where there is no such folder. */
void files_list(struct files *out, const char *folder, const char *ending);

/* The text of SOURCE_DIR/folder/name, to be freed, ended with a NUL. */
char *files_read(const char *folder, const char *name, size_t *length);
void files_write(const char *folder, const char *name, const char *text);

#endif

/* Files of the data-driven tests. */
#define _DEFAULT_SOURCE /* dirent */
#include "files.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void path_of(char out[FILES_PATH], const char *folder, const char *name)
{
    snprintf(out, FILES_PATH, SOURCE_DIR "/%s%s%s", folder, *name ? "/" : "",
             name);
}

static FILE *need_file(const char *folder, const char *name, const char *mode)
{
    char path[FILES_PATH];
    FILE *file;

    path_of(path, folder, name);
    file = fopen(path, mode);
    if (!file) {
        fprintf(stderr, "%s cannot be opened\n", path);
        exit(1);
    }
    return file;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

void files_list(struct files *out, const char *folder, const char *ending)
{
    char path[FILES_PATH];
    struct dirent *entry;
    DIR *dir;

    out->count = 0;
    path_of(path, folder, "");
    dir = opendir(path);
    if (!dir)
        return;
    while ((entry = readdir(dir)) && out->count < FILES_MAX) {
        size_t length = strlen(entry->d_name), end = strlen(ending);
        if (length < end || length >= sizeof *out->name ||
            strcmp(entry->d_name + length - end, ending))
            continue;
        strcpy(out->name[out->count++], entry->d_name);
    }
    closedir(dir);
    qsort(out->name, (size_t)out->count, sizeof *out->name, by_name);
}

char *files_read(const char *folder, const char *name, size_t *length)
{
    FILE *file = need_file(folder, name, "rb");
    size_t cap = 1 << 16;
    char *text = malloc(cap);

    *length = 0;
    while (text) {
        *length += fread(text + *length, 1, cap - 1 - *length, file);
        if (*length < cap - 1)
            break;
        text = realloc(text, cap *= 2);
    }
    if (!text || ferror(file)) {
        fprintf(stderr, "%s/%s cannot be read\n", folder, name);
        exit(1);
    }
    text[*length] = '\0';
    fclose(file);
    return text;
}

void files_write(const char *folder, const char *name, const char *text)
{
    FILE *file = need_file(folder, name, "wb");

    if (fputs(text, file) < 0 || fclose(file)) {
        fprintf(stderr, "%s/%s cannot be written\n", folder, name);
        exit(1);
    }
}

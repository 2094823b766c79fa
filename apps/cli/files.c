/* Reading and writing whole files, and where games in progress are kept. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/files.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/cli/cli.h"

char *file_read(const char *path, size_t *length)
{
    FILE *in = strcmp(path, "-") ? fopen(path, "rb") : stdin;
    char *text = malloc(FILE_MAX_BYTES + 1);

    if (!in || !text) {
        cli_fail("%s: %s", path, strerror(errno));
        free(text);
        return NULL;
    }
    *length = fread(text, 1, FILE_MAX_BYTES + 1, in);
    bool failed = ferror(in);
    if (in != stdin)
        fclose(in);
    if (failed || *length > FILE_MAX_BYTES) {
        cli_fail(failed ? "%s: cannot be read"
                        : "%s: longer than 4 MiB, so it is no record",
                 path);
        free(text);
        return NULL;
    }
    text[*length] = '\0';
    return text;
}

bool file_write(const char *path, const char *text)
{
    char beside[PATH_MAX];
    size_t length = strlen(text);

    if ((size_t)snprintf(beside, sizeof beside, "%s.%ld.part", path,
                         (long)getpid()) >= sizeof beside) {
        errno = ENAMETOOLONG;
        return false;
    }
    FILE *out = fopen(beside, "wb");
    if (!out)
        return false;
    bool good = fwrite(text, 1, length, out) == length && !fflush(out) &&
                !fsync(fileno(out));
    good = !fclose(out) && good && !rename(beside, path);
    if (!good) {
        int why = errno;
        unlink(beside);
        errno = why;
    }
    return good;
}

/* Makes every folder on the way to the path's last part. */
static void make_folders(char *path)
{
    for (char *c = path + 1; *c; c++) {
        if (*c != '/')
            continue;
        *c = '\0';
        mkdir(path, 0700);
        *c = '/';
    }
}

bool file_state_path(const char *name, char *out, size_t cap)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int n;

    if (state && *state)
        n = snprintf(out, cap, "%s/oxhide/%s", state, name);
    else if (home && *home)
        n = snprintf(out, cap, "%s/.local/state/oxhide/%s", home, name);
    else
        return false;
    if (n < 0 || (size_t)n >= cap)
        return false;
    make_folders(out);
    return true;
}

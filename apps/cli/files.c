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
#include "apps/cli/voice.h"

char *file_read(const char *path, size_t *length)
{
    FILE *in = strcmp(path, "-") ? fopen(path, "rb") : stdin;
    char *text = malloc(FILE_MAX_BYTES + 1);

    if (!in || !text) {
        cli_refuse("file", "path", path, "message", strerror(errno), NULL);
        free(text);
        return NULL;
    }
    *length = fread(text, 1, FILE_MAX_BYTES + 1, in);
    bool failed = ferror(in);
    if (in != stdin)
        fclose(in);
    if (failed || *length > FILE_MAX_BYTES) {
        cli_refuse(failed ? "file-unreadable" : "file-too-long", "path", path,
                   NULL);
        free(text);
        return NULL;
    }
    text[*length] = '\0';
    return text;
}

/* Where a file is written before it is whole. */
static bool name_beside(const char *path, char beside[PATH_MAX])
{
    int n = snprintf(beside, PATH_MAX, "%s.%ld.part", path, (long)getpid());

    if (n >= 0 && n < PATH_MAX)
        return true;
    errno = ENAMETOOLONG;
    return false;
}

bool file_is_stream(const char *path)
{
    struct stat s;

    return !stat(path, &s) && !S_ISREG(s.st_mode) && !S_ISDIR(s.st_mode);
}

static bool write_all(FILE *out, const char *text, bool sync)
{
    size_t length = strlen(text);
    bool good = fwrite(text, 1, length, out) == length && !fflush(out) &&
                (!sync || !fsync(fileno(out)));
    int why = errno;

    if (fclose(out))
        return false;
    errno = why;
    return good;
}

bool file_write(const char *path, const char *text)
{
    char beside[PATH_MAX];
    bool stream = file_is_stream(path);

    if (!name_beside(path, beside))
        return false;
    FILE *out = fopen(stream ? path : beside, "wb");
    if (!out)
        return false;
    if (stream)
        return write_all(out, text, false);
    bool good = write_all(out, text, true) && !rename(beside, path);
    if (!good) {
        int why = errno;
        unlink(beside);
        errno = why;
    }
    return good;
}

static bool can_write(const char *path)
{
    char beside[PATH_MAX];
    struct stat s;

    if (file_is_stream(path))
        return !access(path, W_OK);
    if (!stat(path, &s) && S_ISDIR(s.st_mode)) {
        errno = EISDIR;
        return false;
    }
    if (!name_beside(path, beside))
        return false;
    FILE *out = fopen(beside, "wb");
    if (!out)
        return false;
    fclose(out);
    return !unlink(beside);
}

bool file_try(const char *path)
{
    bool good = can_write(path);

    if (!good)
        cli_refuse("file-unwritable", "path", path, "why", strerror(errno),
                   NULL);
    return good;
}

bool file_later(struct file_later *f, const char *path)
{
    *f = (struct file_later){ .path = path };
    if (!file_try(path))
        return false;
    f->out = open_memstream(&f->text, &f->size);
    if (!f->out)
        cli_refuse("no-memory", NULL);
    return f->out;
}

bool file_finish(struct file_later *f, bool good)
{
    bool whole = !fclose(f->out);

    if (good && !(whole && file_write(f->path, f->text))) {
        cli_refuse("file-unwritable", "path", f->path, "why", strerror(errno),
                   NULL);
        good = false;
    }
    free(f->text);
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

bool file_try_folder(const char *path)
{
    char probe[PATH_MAX];
    int n = snprintf(probe, sizeof probe, "%s/x", path);

    if (n >= (int)sizeof probe) {
        errno = ENAMETOOLONG;
    } else {
        make_folders(probe);
        if (can_write(probe))
            return true;
    }
    cli_refuse("folder-unwritable", "path", path, "why", strerror(errno), NULL);
    return false;
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

/* Folders and addresses of stores. */
#include "apps/server/place.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "apps/cli/cli.h"

/* Where tables and people are kept, if nothing is said about it. */
static bool default_data(char *out, size_t cap)
{
    const char *share = getenv("XDG_DATA_HOME"), *home = getenv("HOME");

    if (share && *share == '/')
        return snprintf(out, cap, "%s/oxhide", share) < (int)cap;
    return home && *home == '/' &&
           snprintf(out, cap, "%s/.local/share/oxhide", home) < (int)cap;
}

/* Makes a folder with those it lies in. */
static bool make_folder(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0700);
        *slash = '/';
    }
    return !mkdir(path, 0700) || errno == EEXIST;
}

bool place_store(const char *data, const char *store, bool make,
                 char out[PLACE_MAX])
{
    static const char kind[] = "sqlite:";
    char *folder = out + sizeof kind - 1;
    size_t room = PLACE_MAX - sizeof kind;

    if (store && strlen(store) < PLACE_MAX) {
        strcpy(out, store);
        return true;
    }
    strcpy(out, kind);
    if (store || (data && strlen(data) >= room)) {
        cli_fail("that address is too long");
        return false;
    }
    if (data) {
        strcpy(folder, data);
    } else if (!default_data(folder, room)) {
        cli_fail("name a folder for what is kept: --data DIR");
        return false;
    }
    if (make && !make_folder(folder)) {
        cli_fail("%s: %s", folder, strerror(errno));
        return false;
    }
    return true;
}

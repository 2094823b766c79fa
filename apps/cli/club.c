/* oxhide club: backup, restore, export, delete. */
#include "apps/cli/club.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "apps/cli/cli.h"
#include "apps/server/place.h"

static const struct {
    const char *word;
    int (*run)(struct store *s, const char *what);
    bool alone; /* no server may run beside it */
} words[] = {
    { "backup", club_backup, false },
    { "restore", club_restore, true },
    { "export", club_export, false },
    { "delete", club_delete, false },
};

int cli_club(int argc, char **argv)
{
    const char *data = NULL, *store = NULL;
    const struct cli_option options[] = {
        { "data", CLI_TEXT, &data, "DIR",
          "where tables and people are kept (~/.local/share/oxhide)", 0, 0 },
        { "store", CLI_TEXT, &store, "STORE", "sqlite:DIR, or postgres://...",
          0, 0 },
        { NULL, CLI_FLAG, NULL, NULL, NULL, 0, 0 },
    };
    char address[PLACE_MAX], node[NODE_NAME];
    char reason[512] = "there is not enough memory";
    size_t i = 0, count = sizeof words / sizeof *words;

    int n = cli_args(
        argc, argv, "club backup|restore FILE, club export|delete PERSON",
        "What the owner of a server does: a backup while it runs, a restore\n"
        "into an empty store, all that is kept of a person (by id, or by the\n"
        "name of a permanent one), and that person's deletion.",
        options);
    if (n < 0)
        return 2;
    while (i < count && n && strcmp(argv[0], words[i].word))
        i++;
    if (n != 2 || i == count)
        return cli_usage_fail("club takes a word and what it is about: "
                              "'club backup FILE', 'club restore FILE', "
                              "'club export PERSON' or 'club delete PERSON'");
    if (!place_store(data, store, words[i].alone, address))
        return 1;
    snprintf(node, sizeof node, "club-%ld", (long)getpid());
    struct store *s = words[i].alone
                          ? store_open(address, node, reason, sizeof reason)
                          : store_visit(address, node, reason, sizeof reason);
    if (!s)
        return cli_fail("%s", reason);
    int status = words[i].run(s, argv[1]);
    s->kind->close(s);
    return status;
}

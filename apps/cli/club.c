/* oxhide club: backup, restore, export, delete, reports. */
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
    int count;  /* words, with its own */
} words[] = {
    { "backup", club_backup, false, 2 },   { "restore", club_restore, true, 2 },
    { "export", club_export, false, 2 },   { "delete", club_delete, false, 2 },
    { "reports", club_reports, false, 1 },
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
        argc, argv,
        "club backup|restore FILE, club export|delete PERSON, club reports",
        "For the owner of a server: makes a backup while the server runs, "
        "restores\n"
        "one into an empty store, prints or deletes everything that is kept "
        "about\n"
        "a person (given by id, or by the name of a permanent person), and "
        "lists\n"
        "what people have reported about each other.",
        options);
    if (n < 0)
        return 2;
    while (i < count && n && strcmp(argv[0], words[i].word))
        i++;
    if (i == count || n != words[i].count)
        return cli_usage_fail("club takes a word and what it is about: "
                              "'club backup FILE', 'club restore FILE', "
                              "'club export PERSON', 'club delete PERSON' or "
                              "'club reports'");
    if (!place_store(data, store, words[i].alone, address))
        return 1;
    snprintf(node, sizeof node, "club-%ld", (long)getpid());
    struct store *s = words[i].alone
                          ? store_restore(address, node, reason, sizeof reason)
                          : store_visit(address, node, reason, sizeof reason);
    if (!s)
        return cli_fail("%s", reason);
    int status = words[i].run(s, n > 1 ? argv[1] : NULL);
    s->kind->close(s);
    return status;
}

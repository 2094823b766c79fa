/* oxhide club: backup, restore, export, delete, reports. */
#include "apps/cli/club.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "apps/cli/cli.h"
#include "apps/cli/voice.h"
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
        { "data", CLI_TEXT, &data, "DIR", NULL, 0, 0 },
        { "store", CLI_TEXT, &store, "STORE", NULL, 0, 0 },
        { NULL, CLI_FLAG, NULL, NULL, NULL, 0, 0 },
    };
    char address[PLACE_MAX], node[NODE_NAME];
    char reason[512] = "";
    size_t i = 0, count = sizeof words / sizeof *words;

    int n = cli_args(
        argc, argv,
        "club backup|restore|export|delete|reports FILE|PERSON [OPTIONS]", NULL,
        options);
    if (n < 0)
        return 2;
    while (i < count && n && strcmp(argv[0], words[i].word))
        i++;
    if (i == count || n != words[i].count)
        return cli_misuse("club-takes", NULL);
    if (!place_store(data, store, words[i].alone, address))
        return 1;
    snprintf(node, sizeof node, "club-%ld", (long)getpid());
    struct store *s = words[i].alone
                          ? store_restore(address, node, reason, sizeof reason)
                          : store_visit(address, node, reason, sizeof reason);
    if (!s)
        return *reason ? cli_fail("%s", reason) : cli_refuse("no-memory", NULL);
    int status = words[i].run(s, n > 1 ? argv[1] : NULL);
    s->kind->close(s);
    return status;
}

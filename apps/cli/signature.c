/* oxhide signature: one number for each game and player that shows every change
 * of play. */
#include "apps/cli/cli.h"

#include <stdio.h>
#include <string.h>

#include "oxhide_lab.h"

enum { TEXT_MAX = 8192 };

/* Names the first line in which two signatures differ. */
static int differs(const char *path, const char *stands, const char *is)
{
    while (*stands && *is) {
        size_t a = strcspn(stands, "\n"), b = strcspn(is, "\n");
        if (a != b || strncmp(stands, is, a))
            break;
        stands += a + (stands[a] == '\n');
        is += b + (is[b] == '\n');
    }
    return cli_fail("play has changed: %s says '%.*s', now it is '%.*s'; if "
                    "that is meant, oxhide signature > %s",
                    path, (int)strcspn(stands, "\n"), stands,
                    (int)strcspn(is, "\n"), is, path);
}

int cli_signature(int argc, char **argv)
{
    static char is[TEXT_MAX], stands[TEXT_MAX];
    bool check = false;
    char error[OXHIDE_LAB_ERROR_MAX];
    const struct cli_option table[] = {
        { "check", CLI_FLAG, &check, NULL, "compare with FILE instead", 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "signature [--check] [FILE]",
                         "Plays fixed games and prints a number for each game "
                         "and player: it changes when\nplay does. FILE is "
                         "tests/signature.txt unless named.",
                         table);
    const char *path = words > 0 ? argv[0] : "tests/signature.txt";

    if (words < 0)
        return 2;
    if (words > 1)
        return cli_usage_fail("signature takes one file at most");
    if (!oxhide_signature(is, sizeof is, error))
        return cli_fail("%s", error);
    if (!check) {
        fputs(is, stdout);
        return 0;
    }
    FILE *file = fopen(path, "rb");
    if (!file)
        return cli_fail("%s cannot be read", path);
    fread(stands, 1, sizeof stands - 1, file);
    fclose(file);
    if (strcmp(is, stands))
        return differs(path, stands, is);
    printf("play is as %s says\n", path);
    return 0;
}

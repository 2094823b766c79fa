/* oxhide perft: how many sequences of actions lead on from a position. */
#include "apps/cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oxhide_lab.h"

enum { RECORD_MAX = 4 << 20 };

/* The whole file, or NULL after one line of error. */
static char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = file ? malloc(RECORD_MAX) : NULL;

    *length = text ? fread(text, 1, RECORD_MAX, file) : 0;
    if (!file || !text || ferror(file) || *length == RECORD_MAX) {
        cli_fail("%s cannot be read as a record", path);
        free(text);
        text = NULL;
    }
    if (file)
        fclose(file);
    return text;
}

int cli_perft(int argc, char **argv)
{
    struct cli_list options = { 0 };
    struct oxhide_perft perft = { .ply = -1, .depth = 3 };
    const char *record = NULL;
    int ply = INT32_MAX;
    uint64_t counts[OXHIDE_PERFT_MAX];
    char error[OXHIDE_LAB_ERROR_MAX];
    const struct cli_option table[] = {
        { "depth", CLI_NUMBER, &perft.depth, "N",
          "how many actions (default: 3)", 1, OXHIDE_PERFT_MAX },
        { "players", CLI_NUMBER, &perft.table.players, "N", "how many seats", 1,
          OXHIDE_LAB_SEATS_MAX },
        { "option", CLI_LIST, &options, "NAME=VALUE", "an option of the rules",
          0, 0 },
        { "record", CLI_TEXT, &record, "FILE", "start from this record", 0, 0 },
        { "ply", CLI_NUMBER, &ply, "N", "start after N of its actions", 0,
          65535 },
        { 0 },
    };
    int words = cli_args(
        argc, argv, "perft GAME | --record FILE [OPTIONS]",
        "Counts the sequences of actions that can follow the start of a game "
        "or "
        "a record,\nchance included. If a rule changes, a count changes.",
        table);
    bool good;

    if (words < 0)
        return 2;
    if (words != (record ? 0 : 1))
        return cli_usage_fail("perft takes one game, or --record FILE");
    if (!record && !cli_game(argv[0]))
        return 2;
    perft.table.game = argv[0];
    perft.table.options = options.item;
    perft.table.option_count = options.count;
    perft.ply = ply == INT32_MAX ? -1 : ply;
    if (record && !(perft.record = read_file(record, &perft.length)))
        return 1;
    good = oxhide_perft_run(&perft, counts, error);
    free((char *)perft.record);
    if (!good)
        return cli_fail("%s", error);
    for (int k = 0; k < perft.depth; k++)
        printf("%2d %14llu\n", k + 1, (unsigned long long)counts[k]);
    return 0;
}

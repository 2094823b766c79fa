/* The commands that play in bulk, alone: for a machine that has a compiler and
 * nothing else. tools/lab/build makes it. */
#include <stdlib.h>
#include <string.h>

#include "apps/cli/cli.h"
#include "apps/cli/puzzles.h"

/* mine GAME SEATS SEED SECONDS */
static int mine(int argc, char **argv)
{
    struct puzzle_mine job = { .player = "ai:5", .games = 1000000 };

    if (argc != 4)
        return cli_usage_fail("mine takes GAME SEATS SEED SECONDS");
    job.game = argv[0];
    job.seats = atoi(argv[1]);
    job.seed = strtoull(argv[2], NULL, 10);
    job.seconds = atoi(argv[3]);
    return puzzles_mine(&job);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*run)(int argc, char **argv);
    } commands[] = { { "arena", cli_arena },
                     { "mine", mine },
                     { "prove-fair", cli_prove_fair },
                     { "train", cli_train } };

    for (size_t i = 0; argc > 1 && i < sizeof commands / sizeof *commands; i++)
        if (!strcmp(argv[1], commands[i].name))
            return commands[i].run(argc - 2, argv + 2);
    return cli_usage_fail("the lab has arena, mine, prove-fair and train");
}

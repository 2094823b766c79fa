/* The commands that play in bulk, alone: for a machine that has a compiler and
 * nothing else. tools/lab/build makes it. */
#include <string.h>

#include "apps/cli/cli.h"

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*run)(int argc, char **argv);
    } commands[] = { { "arena", cli_arena },
                     { "prove-fair", cli_prove_fair },
                     { "train", cli_train } };

    for (size_t i = 0; argc > 1 && i < sizeof commands / sizeof *commands; i++)
        if (!strcmp(argv[1], commands[i].name))
            return commands[i].run(argc - 2, argv + 2);
    return cli_usage_fail("the lab has arena, prove-fair and train");
}

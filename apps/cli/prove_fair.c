/* oxhide prove-fair: shows that a computer player's choices do not depend on
 * anything its seat cannot know. */
#include "apps/cli/cli.h"

#include <stdio.h>

#include "oxhide_lab.h"

int cli_prove_fair(int argc, char **argv)
{
    struct oxhide_fair fair = { .games = 10, .seed = 1, .player = "ai:4" };
    struct oxhide_fair_result r;
    char error[OXHIDE_LAB_ERROR_MAX];
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &fair.table.players, "N", "seats at the table",
          2, 4 },
        { "games", CLI_NUMBER, &fair.games, "N", "games", 1, 100000 },
        { "seed", CLI_SEED, &fair.seed, "N", "seed of the first game", 0, 0 },
        { "player", CLI_TEXT, &fair.player, "NAME",
          "who plays (ai:4); ai:8@500 with 500 playouts, cheat:ai:4 peeks", 0,
          0 },
        { 0 }
    };
    int words = cli_args(argc, argv, "prove-fair GAME [options]",
                         "Plays games and lets the player decide every move "
                         "twice: at the real table, and\nat one where "
                         "everything the seat cannot know is swapped, the "
                         "seed included.\nBoth answers must be the same.",
                         table);

    if (words < 0)
        return 2;
    if (!cli_game(words ? argv[0] : NULL))
        return 2;
    fair.table.game = argv[0];
    if (!oxhide_fair_run(&fair, &r, error))
        return cli_usage_fail("%s", error);
    printf("%s, %d seats, %s, %d games: %llu decisions, each made twice.\n",
           r.title, r.seats, fair.player, fair.games,
           (unsigned long long)r.decisions);
    if (!r.secrets)
        printf("Nothing but the future is hidden in this game, and the player "
               "never gets the seed it comes from.\n");
    else
        printf("At %llu of them the hidden cards were others the second "
               "time.\n",
               (unsigned long long)r.swapped);
    if (r.different)
        return cli_fail("%llu choices changed, the first in the game of seed "
                        "%llu at action %llu: the player peeks",
                        (unsigned long long)r.different,
                        (unsigned long long)r.first_seed,
                        (unsigned long long)r.first_ply);
    printf("No choice changed.\n");
    return 0;
}

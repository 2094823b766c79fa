/* oxhide prove-fair: shows that a computer player's choices do not depend on
 * anything its seat cannot know. */
#include "apps/cli/cli.h"

#include <stdio.h>

#include "lab/fair.h"

int cli_prove_fair(int argc, char **argv)
{
    struct fair_job job = { .games = 10, .seed = 1 };
    struct fair_result r;
    const char *player = "ai:4";
    int words, playouts = 0;
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &job.seats, "N", "seats at the table", 2, 4 },
        { "games", CLI_NUMBER, &job.games, "N", "games", 1, 100000 },
        { "seed", CLI_SEED, &job.seed, "N", "seed of the first game", 0, 0 },
        { "player", CLI_TEXT, &player, "NAME", "who plays (ai:4)", 0, 0 },
        { "playouts", CLI_NUMBER, &playouts, "N", "a move, instead of its own",
          1, 1000000 },
        { 0 }
    };

    words = cli_args(argc, argv, "prove-fair GAME [options]",
                     "Plays games and decides every move twice: at the table "
                     "as it is, and at one\nwhere everything the seat cannot "
                     "know is swapped, the seed included.",
                     table);
    if (words < 0)
        return 2;
    job.game = cli_game(words ? argv[0] : NULL);
    if (!job.game)
        return 2;
    job.known = job.game;
    if (!job.seats)
        job.seats = job.game->seats_min;
    if (!cli_seats(job.game, job.seats))
        return 2;
    if (!players_find(player, &job.pick))
        return cli_usage_fail("there is no player '%s'", player);
    job.playouts = playouts ? (uint32_t)playouts
                            : players_budget(job.game, &job.pick);
    if (!fair_run(&job, &r))
        return cli_fail("there is not enough memory");
    printf("%s, %d seats, %s, %d games: %llu decisions, each made twice.\n",
           job.game->title, job.seats, player, job.games,
           (unsigned long long)r.decisions);
    if (!job.game->secrets)
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

/* oxhide guesses: how well guesses at secrets fit what was played, and the
 * weights that make them fit better, as likely.def. */
#include "apps/cli/cli.h"

#include <stdio.h>

#include "apps/cli/files.h"
#include "oxhide_lab.h"

static void print(const struct oxhide_guesses *job,
                  const struct oxhide_guesses_result *r)
{
    printf("%s, %d games of %s. Before %zu decisions of held-out games the "
           "truth has\n%.3f bits more than an even guess, with the weights of "
           "the game",
           r->title, job->games, job->player, r->held_out, r->gain);
    if (r->samples)
        printf(", and %.3f with those\nlearnt from %zu others", r->learnt,
               r->samples);
    printf(".\n\n%-18s %8s %10s %13s %8s\n", "points of others", "truth",
           "over even", "over weighed", "error");
    for (int k = 0; k < r->sources; k++)
        printf("%-18s %8.2f %+10.2f %+13.2f %8.2f\n", r->source[k].id,
               r->source[k].truth, r->source[k].even, r->source[k].weighed,
               r->source[k].error);
}

int cli_guesses(int argc, char **argv)
{
    struct oxhide_guesses job = {
        .player = "ai:6", .games = 200, .seed = 1, .jobs = 2
    };
    struct oxhide_guesses_result result;
    char error[OXHIDE_LAB_ERROR_MAX];
    const char *path = NULL;
    struct file_later file = { 0 };
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &job.players, "N",
          "how many seats (all numbers in turn)", 2, 4 },
        { "player", CLI_TEXT, &job.player, "PLAYER", "who plays", 0, 0 },
        { "games", CLI_NUMBER, &job.games, "N", "games", 10, 1000000 },
        { "seed", CLI_SEED, &job.seed, "N", "seed of the first game", 0, 0 },
        { "jobs", CLI_NUMBER, &job.jobs, "N", "threads", 1, 64 },
        { "out", CLI_TEXT, &path, "FILE",
          "learn weights and write them to this file", 0, 0 },
        { 0 }
    };
    int words = cli_args(argc, argv, "guesses GAME [options]",
                         "Compares what players could guess about each other's "
                         "secrets with the truth.",
                         table);

    if (words < 0)
        return 2;
    const struct game *game = cli_game(words ? argv[0] : NULL);
    if (!game || (job.players && !cli_seats(game, job.players)))
        return 2;
    job.game = argv[0];
    if (path && !file_later(&file, path))
        return 1;
    bool good = oxhide_guesses_run(&job, file.out, &result, error);
    if (!good)
        cli_fail("%s", error);
    if (path)
        good = file_finish(&file, good);
    if (!good)
        return 1;
    print(&job, &result);
    return 0;
}

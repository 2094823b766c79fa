/* oxhide train: learns the weights of a game's evaluation from self-play and
 * writes them as weights.def. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/cli.h"

#include <stdio.h>
#include <unistd.h>

#include "apps/cli/files.h"
#include "oxhide_lab.h"

static void show_progress(void *user, const char *what, int done, int all)
{
    (void)user;
    if (all)
        fprintf(stderr, "\r%s %d/%d      ", what, done, all);
    else
        fprintf(stderr, "\r%s, round %d      ", what, done + 1);
}

int cli_train(int argc, char **argv)
{
    struct oxhide_train job = { .games = 20000,
                                .rounds = 4,
                                .seed = 1,
                                .jobs = 2,
                                .playout_games = 2000,
                                .temperature = 300 };
    struct oxhide_train_result result;
    char error[OXHIDE_LAB_ERROR_MAX];
    const char *path = NULL;
    int playouts = 0, words;
    struct file_later file = { 0 };
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &job.players, "N", "only this many seats", 2,
          4 },
        { "games", CLI_NUMBER, &job.games, "N", "games per round", 100,
          10000000 },
        { "rounds", CLI_NUMBER, &job.rounds, "N", "rounds", 1, 50 },
        { "playouts", CLI_NUMBER, &playouts, "N",
          "add a last round of games played by a search", 1, 100000 },
        { "playout-games", CLI_NUMBER, &job.playout_games, "N",
          "games of that round", 100, 10000000 },
        { "temperature", CLI_NUMBER, &job.temperature, "N",
          "how far self-play strays: utility, of 65536, that halves a chance",
          1, 65535 },
        { "seed", CLI_SEED, &job.seed, "N", "seed of everything", 0, 0 },
        { "jobs", CLI_NUMBER, &job.jobs, "N", "threads", 1, 64 },
        { "out", CLI_TEXT, &path, "FILE", "write the weights to this file", 0,
          0 },
        { 0 }
    };

    words = cli_args(argc, argv, "train GAME [options]",
                     "Learns the weights of a game's evaluation from "
                     "self-play.",
                     table);
    if (words < 0)
        return 2;
    if (!cli_game(words ? argv[0] : NULL))
        return 2;
    job.game = argv[0];
    job.playouts = (uint32_t)playouts;
    if (isatty(2))
        job.progress = show_progress;
    if (path && !file_later(&file, path))
        return 1;
    bool good = oxhide_train_run(&job, path ? file.out : stdout, &result,
                                 error);
    if (!good)
        cli_fail("%s", error);
    if (path)
        good = file_finish(&file, good);
    if (!good)
        return 1;
    for (int n = 1; n <= OXHIDE_LAB_SEATS_MAX; n++)
        if (result.seats[n].samples)
            fprintf(stderr,
                    "\r%s, %d seats: log loss %.4f bits on %zu positions of "
                    "held-out games, %.4f for a constant (%zu learnt from)\n",
                    job.game, n, result.seats[n].loss, result.seats[n].held_out,
                    result.seats[n].constant, result.seats[n].samples);
    return 0;
}

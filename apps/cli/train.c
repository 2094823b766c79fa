/* oxhide train: learns the weights of a game's evaluation from self-play and
 * writes them as weights.def. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/cli.h"

#include <stdio.h>
#include <unistd.h>

#include "lab/train.h"
#include "lab/weights.h"

static void show_progress(void *user, const char *what, int done, int all)
{
    (void)user;
    if (all)
        fprintf(stderr, "\r%s %d/%d      ", what, done, all);
    else
        fprintf(stderr, "\r%s, round %d      ", what, done + 1);
}

static void put_head(FILE *out, const struct train_job *job, int players)
{
    fprintf(out,
            "/* Generated; do not edit. The learnt weights of %s, one set a "
            "number of\n * seats. Seed %llu; %d rounds of %d games",
            job->game->title, (unsigned long long)job->seed, job->rounds,
            job->games);
    if (job->playouts)
        fprintf(out, ", then %d games of\n * search with %u playouts",
                job->playout_games, (unsigned)job->playouts);
    fprintf(out, ". The command:\n *   oxhide train %s", job->game->id);
    if (players)
        fprintf(out, " --players %d", players);
    fprintf(out, " --seed %llu --games %d --rounds %d",
            (unsigned long long)job->seed, job->games, job->rounds);
    if (job->playouts)
        fprintf(out, " \\\n *     --playouts %u --playout-games %d",
                (unsigned)job->playouts, job->playout_games);
    fprintf(out, " --temperature %d */\n/* clang-format off */\n",
            job->temperature);
}

int cli_train(int argc, char **argv)
{
    struct train_job job = { .games = 20000,
                             .rounds = 4,
                             .seed = 1,
                             .jobs = 2,
                             .playout_games = 2000,
                             .temperature = 300 };
    struct train_result result[GAME_SEATS_MAX + 1];
    const char *path = NULL;
    int players = 0, playouts = 0, words, first, last;
    FILE *out = stdout;
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &players, "N", "this many seats only", 2, 4 },
        { "games", CLI_NUMBER, &job.games, "N", "games a round", 100,
          10000000 },
        { "rounds", CLI_NUMBER, &job.rounds, "N", "rounds", 1, 50 },
        { "playouts", CLI_NUMBER, &playouts, "N",
          "a last round of games played by a search", 1, 100000 },
        { "playout-games", CLI_NUMBER, &job.playout_games, "N",
          "games of that round", 100, 10000000 },
        { "temperature", CLI_NUMBER, &job.temperature, "N",
          "how far self-play strays: utility, of 65536, that halves a chance",
          1, 65535 },
        { "seed", CLI_SEED, &job.seed, "N", "seed of everything", 0, 0 },
        { "jobs", CLI_NUMBER, &job.jobs, "N", "threads", 1, 64 },
        { "out", CLI_TEXT, &path, "FILE", "write there", 0, 0 },
        { 0 }
    };

    words = cli_args(argc, argv, "train GAME [options]",
                     "Learns the weights of a game's evaluation from "
                     "self-play.",
                     table);
    if (words < 0)
        return 2;
    job.game = cli_game(words ? argv[0] : NULL);
    if (!job.game)
        return 2;
    if (!job.game->advice || !job.game->advice->features)
        return cli_fail("%s has no features to learn weights for",
                        job.game->title);
    if (players && !cli_seats(job.game, players))
        return 2;
    job.playouts = (uint32_t)playouts;
    if (isatty(2))
        job.progress = show_progress;
    if (path && !(out = fopen(path, "w")))
        return cli_fail("cannot write %s", path);
    first = players ? players : job.game->seats_min;
    last = players ? players : job.game->seats_max;
    if (!train_seats(&job, first, last, result))
        return cli_fail("there is not enough memory for so many games");
    put_head(out, &job, players);
    for (int n = first; n <= last; n++) {
        fprintf(stderr,
                "\r%s, %d seats: log loss %.4f bits on %zu positions of "
                "held-out games, %.4f for a constant (%zu learnt from)\n",
                job.game->id, n, result[n].loss, result[n].held_out,
                result[n].constant, result[n].samples);
        weights_write(out, n, &result[n].net, job.game->advice->feature_count);
    }
    if (path && fclose(out))
        return cli_fail("cannot write %s", path);
    return 0;
}

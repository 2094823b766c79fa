/* oxhide gauge: checks whether the review is right, with a line of JSON for
 * each game; tools/gauge adds them up. */
#include "apps/cli/cli.h"

#include <stdio.h>
#include <string.h>

#include "oxhide_lab.h"

static void print(void *user, const char *json)
{
    (void)user;
    puts(json);
    fflush(stdout);
}

/* What is usual for each kind, where nothing is said. */
static void set_usual(struct oxhide_gauge *job)
{
    static const struct oxhide_gauge usual[] = {
        [OXHIDE_GAUGE_CALIBRATION] = { .player = "ai:7",
                                       .decisions = 2,
                                       .rollouts = 32 },
        [OXHIDE_GAUGE_AGREEMENT] = { .player = "ai:5",
                                     .decisions = 1,
                                     .rollouts = 128,
                                     .rounds = 16 },
        [OXHIDE_GAUGE_LEVELS] = { .decisions = 8, .rollouts = 48 },
        [OXHIDE_GAUGE_LUCK] = { .player = "ai:5", .rounds = 16 },
        [OXHIDE_GAUGE_SPEED] = { .player = "ai:3,ai:6", .rounds = 1000 },
    };
    const struct oxhide_gauge *u = &usual[job->what];

    job->player = job->player ? job->player : u->player;
    job->decisions = job->decisions ? job->decisions : u->decisions;
    job->rollouts = job->rollouts ? job->rollouts : u->rollouts;
    job->rounds = job->rounds ? job->rounds : u->rounds;
}

static bool read_what(const char *word, enum oxhide_gauge_what *out)
{
    for (*out = 0; *out < OXHIDE_GAUGE_COUNT; ++*out)
        if (!strcmp(word, oxhide_gauge_name(*out)))
            return true;
    return false;
}

int cli_gauge(int argc, char **argv)
{
    int playouts = 1000000;
    struct oxhide_gauge job = {
        .games = 100, .seed = 1, .jobs = 2, .line = print
    };
    char error[OXHIDE_LAB_ERROR_MAX];
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &job.players, "N", "seats (the fewest)", 2,
          4 },
        { "player", CLI_TEXT, &job.player, "PLAYER",
          "who plays: one player, or one for each seat: ai:3,ai:6", 0, 0 },
        { "games", CLI_NUMBER, &job.games, "N", "games (levels: of each)", 1,
          OXHIDE_LAB_GAMES_MAX },
        { "seed", CLI_SEED, &job.seed, "N", "seed of the first game", 0, 0 },
        { "seconds", CLI_NUMBER, &job.seconds, "N",
          "start no game after this many seconds", 1, 1000000 },
        { "decisions", CLI_NUMBER, &job.decisions, "N",
          "how many decisions to look at per game", 1,
          OXHIDE_GAUGE_DECISIONS_MAX },
        { "rollouts", CLI_NUMBER, &job.rollouts, "N",
          "how many games judge a decision", 1, 100000 },
        { "playouts", CLI_NUMBER, &playouts, "N",
          "playouts of each search (agreement: 1,000,000)", 100, 100000000 },
        { "rounds", CLI_NUMBER, &job.rounds, "N", "rounds of a review, at most",
          1, 100000 },
        { "jobs", CLI_NUMBER, &job.jobs, "N", "threads", 1, 64 },
        { 0 }
    };
    int words = cli_args(
        argc, argv,
        "gauge calibration|agreement|levels|luck|speed GAME "
        "[options]",
        "Checks whether the review is right in what it claims. "
        "Prints a line of JSON\nfor every game.",
        table);

    if (words < 0)
        return 2;
    if (words != 2 || !read_what(argv[0], &job.what))
        return cli_usage_fail("gauge takes calibration, agreement, levels, "
                              "luck or speed, and a game; see --help");
    const struct game *game = cli_game(argv[1]);
    if (!game || (job.players && !cli_seats(game, job.players)))
        return 2;
    job.game = argv[1];
    job.playouts = (uint32_t)playouts;
    set_usual(&job);
    return oxhide_gauge_run(&job, error) ? 0 : cli_fail("%s", error);
}

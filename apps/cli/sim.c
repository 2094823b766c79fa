/* oxhide sim: many games between programs, and their results. */
#define _DEFAULT_SOURCE /* isatty, sysconf */
#include "apps/cli/cli.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "apps/cli/files.h"
#include "oxhide_lab.h"

static void progress(void *user, uint64_t done, uint64_t games)
{
    enum { WIDTH = 40 };
    int filled = (int)(done * WIDTH / games);

    (void)user;
    fputs("\r[", stderr);
    for (int i = 0; i < WIDTH; i++)
        fputc(i < filled ? '#' : ' ', stderr);
    fprintf(stderr, "] %llu of %llu games%s", (unsigned long long)done,
            (unsigned long long)games, done == games ? "\r\033[K" : "");
    fflush(stderr);
}

static json_t *mean_json(const struct oxhide_mean *m)
{
    return json_pack("{s:f,s:f,s:f}", "mean", m->mean, "low", m->low, "high",
                     m->high);
}

/* The win share is a number of its own, with its interval beside it. */
static void put_share(json_t *to, const struct oxhide_mean *m)
{
    json_object_set_new(to, "win_share", json_real(m->mean));
    json_object_set_new(to, "low", json_real(m->low));
    json_object_set_new(to, "high", json_real(m->high));
}

static json_t *seat_json(const struct oxhide_sim_result *r, int p)
{
    const struct oxhide_sim_seat *seat = &r->seat[p];
    json_t *out = json_pack("{s:i,s:s}", "seat", p, "player", seat->player);
    json_t *sources = json_object(), *ranks = json_array();

    put_share(out, &seat->win_share);
    for (int k = 0; k < r->seats; k++)
        json_array_append_new(ranks, json_integer((json_int_t)seat->ranks[k]));
    json_object_set_new(out, "ranks", ranks);
    json_object_set_new(out, "points", mean_json(&seat->points));
    for (int k = 0; k < r->sources; k++)
        json_object_set_new(sources, r->source[k], mean_json(&seat->source[k]));
    json_object_set_new(out, "sources", sources);
    return out;
}

static json_t *line_json(const struct oxhide_sim_line *line)
{
    json_t *out = json_pack("{s:s,s:s,s:I,s:o}", "source", line->source, "name",
                            line->name, "count", (json_int_t)line->points.count,
                            "points", mean_json(&line->points));

    put_share(out, &line->win_share);
    return out;
}

static void print_json(const struct oxhide_sim_result *r)
{
    char seed[24];
    json_t *out, *seats = json_array(), *lines = json_array();

    snprintf(seed, sizeof seed, "%llu", (unsigned long long)r->seed);
    for (int p = 0; p < r->seats; p++)
        json_array_append_new(seats, seat_json(r, p));
    for (int i = 0; i < r->lines; i++)
        json_array_append_new(lines, line_json(&r->line[i]));
    out = json_pack("{s:s,s:s,s:i,s:I,s:s,s:I,s:o,s:o,s:i,s:i,s:o,s:o}", "game",
                    r->game, "options", r->options, "players", r->seats,
                    "games", (json_int_t)r->games, "seed", seed, "shared_wins",
                    (json_int_t)r->ties, "plies", mean_json(&r->plies),
                    "decisions", mean_json(&r->decisions), "plies_least",
                    r->plies_least, "plies_most", r->plies_most, "seats", seats,
                    "lines", lines);
    json_dumpf(out, stdout, JSON_INDENT(1) | JSON_REAL_PRECISION(6));
    putchar('\n');
    json_decref(out);
}

/* One line a game and seat, for a spreadsheet. */
static void print_csv(const struct oxhide_sim_result *r)
{
    printf("game,seed,plies,decisions,seat,player,rank,points");
    for (int k = 0; k < r->sources; k++)
        printf(",%s", r->source[k]);
    putchar('\n');
    for (uint64_t i = 0; i < r->games; i++) {
        const struct oxhide_sim_row *row = &r->row[i];
        for (int p = 0; p < r->seats; p++) {
            int total = 0;
            for (int k = 0; k < r->sources; k++)
                total += row->points[p][k];
            printf("%s,%llu,%d,%d,%c,%s,%d,%d", r->game,
                   (unsigned long long)(r->seed + i), row->plies,
                   row->decisions, 'A' + p, r->seat[p].player, row->rank[p],
                   total);
            for (int k = 0; k < r->sources; k++)
                printf(",%d", row->points[p][k]);
            putchar('\n');
        }
    }
}

static double half(const struct oxhide_mean *m)
{
    return (m->high - m->low) / 2;
}

static void print_seats(const struct oxhide_sim_result *r)
{
    printf("\n%-4s %-14s %9s %17s %15s", "seat", "player", "win share",
           "(95 %)", "points");
    for (int k = 0; k < r->sources; k++)
        printf(" %9s", r->source[k]);
    putchar('\n');
    for (int p = 0; p < r->seats; p++) {
        const struct oxhide_sim_seat *s = &r->seat[p];
        printf("%-4c %-14s %7.2f %% %8.2f - %6.2f %8.2f +- %4.2f", 'A' + p,
               s->player, 100 * s->win_share.mean, 100 * s->win_share.low,
               100 * s->win_share.high, s->points.mean, half(&s->points));
        for (int k = 0; k < r->sources; k++)
            printf(" %9.2f", s->source[k].mean);
        putchar('\n');
    }
}

static void print_lines(const struct oxhide_sim_result *r)
{
    if (r->lines)
        printf("\n%-12s %-24s %9s %15s %22s\n", "source", "what", "a game",
               "worth", "its owner won");
    for (int i = 0; i < r->lines; i++) {
        const struct oxhide_sim_line *l = &r->line[i];
        printf("%-12s %-24s %9.3f %7.2f +- %4.2f %7.1f %% (%4.1f - %4.1f)\n",
               l->source, l->name, (double)l->points.count / (double)r->games,
               l->points.mean, half(&l->points), 100 * l->win_share.mean,
               100 * l->win_share.low, 100 * l->win_share.high);
    }
}

static void print_text(const struct oxhide_sim_result *r)
{
    printf("%s, %d seats%s%s: %llu games from seed %llu\n", r->game, r->seats,
           *r->options ? ", " : "", r->options, (unsigned long long)r->games,
           (unsigned long long)r->seed);
    printf("a game has %.1f actions (+- %.1f, from %d to %d), "
           "%.1f of them decisions (+- %.1f)\n",
           r->plies.mean, half(&r->plies), r->plies_least, r->plies_most,
           r->decisions.mean, half(&r->decisions));
    printf("%llu games had more than one winner\n",
           (unsigned long long)r->ties);
    print_seats(r);
    print_lines(r);
}

int cli_sim(int argc, char **argv)
{
    int players = 0, games = 1000, jobs = (int)sysconf(_SC_NPROCESSORS_ONLN);
    bool json = false, csv = false;
    struct cli_list options = { 0 };
    struct oxhide_sim sim = { .seed = 1 };
    struct oxhide_sim_result result;
    char error[OXHIDE_LAB_ERROR_MAX];
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &players, "N", "how many seats", 1,
          OXHIDE_LAB_SEATS_MAX },
        { "seats", CLI_TEXT, &sim.table.seats, "LIST",
          "who plays: greedy,random (default: random)", 0, 0 },
        { "option", CLI_LIST, &options, "NAME=VALUE", "an option of the rules",
          0, 0 },
        { "games", CLI_NUMBER, &games, "N", "how many games (default: 1000)", 1,
          OXHIDE_LAB_GAMES_MAX },
        { "seed", CLI_SEED, &sim.seed, "S",
          "seed of the first game (default: 1)", 0, 0 },
        { "jobs", CLI_NUMBER, &jobs, "N", "threads (default: all cores)", 1,
          OXHIDE_LAB_JOBS_MAX },
        { "save", CLI_TEXT, &sim.folder, "FOLDER",
          "write a record of every game there", 0, 0 },
        { "json", CLI_FLAG, &json, NULL, "the result as JSON", 0, 0 },
        { "csv", CLI_FLAG, &csv, NULL, "one line per game and seat", 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "sim GAME [OPTIONS]",
                         "Plays many games between programs and sums them up: "
                         "wins, points by source,\nlength, and what each line "
                         "of the score sheets was worth. The same seed gives\n"
                         "the same result whatever --jobs is.",
                         table);

    if (words < 0)
        return 2;
    if (words != 1)
        return cli_usage_fail("sim takes one game: oxhide sim bronze");
    if (json && csv)
        return cli_usage_fail("--json and --csv exclude each other");
    if (!cli_game(argv[0]))
        return 2;
    sim.table.game = argv[0];
    sim.table.players = players;
    sim.table.options = options.item;
    sim.table.option_count = options.count;
    sim.games = (uint64_t)games;
    sim.jobs = jobs < 1 ? 1 : jobs;
    sim.progress = isatty(STDERR_FILENO) ? progress : NULL;
    if (sim.folder && !file_try_folder(sim.folder))
        return 1;
    if (!oxhide_sim_run(&sim, &result, error))
        return cli_usage_fail("%s", error);
    if (json)
        print_json(&result);
    else if (csv)
        print_csv(&result);
    else
        print_text(&result);
    oxhide_sim_done(&result);
    return 0;
}

/* oxhide bench: how fast the rules are here, compared with a yardstick. */
#define _DEFAULT_SOURCE /* isatty */
#include "apps/cli/bench.h"
#include "apps/cli/cli.h"

#include <jansson.h>
#include <stdio.h>
#include <unistd.h>

#include "apps/cli/files.h"
#include "oxhide.h"
#include "oxhide_lab.h"

static const struct {
    const char *key, *title, *rate;
} whats[OXHIDE_BENCH_COUNT] = {
    [OXHIDE_BENCH_LIST] = { "list", "move, list", "moves/s" },
    [OXHIDE_BENCH_PLAYOUT] = { "playout", "move, playout", "moves/s" },
    [OXHIDE_BENCH_BEGIN] = { "begin", "new game", "games/s" },
    [OXHIDE_BENCH_COPY] = { "copy", "copy", "copies/s" },
    [OXHIDE_BENCH_PERFT] = { "perft", "perft node", "nodes/s" },
    [OXHIDE_BENCH_MIDDLE] = { "middle", "mid-game playout", "playouts/s" },
    [OXHIDE_BENCH_SEARCH] = { "search", "its simulation", "simulations/s" },
};

static void progress(void *user, const char *game, int seats)
{
    (void)user;
    fprintf(stderr, "timing %s with %d seats ...\n", game, seats);
}

static double rate(const struct oxhide_timing *t)
{
    return t->median > 0 ? 1e9 / t->median : 0;
}

/* Whole games a second: by the playout path where there is one. */
static double playouts(const struct oxhide_bench_row *row)
{
    const struct oxhide_timing *t = &row->timing[OXHIDE_BENCH_PLAYOUT];

    if (t->median <= 0)
        t = &row->timing[OXHIDE_BENCH_LIST];
    return rate(t) / row->plies;
}

static json_t *timing_json(const struct oxhide_timing *t)
{
    if (t->median <= 0)
        return json_null();
    return json_pack("{s:f,s:f,s:f,s:f,s:f,s:f,s:f}", "ns", t->median,
                     "ns_least", t->least, "ns_most", t->most, "per_s", rate(t),
                     "ratio", t->ratio, "ratio_least", t->ratio_least,
                     "ratio_most", t->ratio_most);
}

static json_t *ratio_json(const struct oxhide_ratio *r)
{
    if (r->median <= 0)
        return json_null();
    return json_pack("{s:f,s:f,s:f}", "ratio", r->median, "ratio_least",
                     r->least, "ratio_most", r->most);
}

static json_t *row_json(const struct oxhide_bench_row *row)
{
    char checksum[24];
    json_t *out;

    snprintf(checksum, sizeof checksum, "%016llx",
             (unsigned long long)row->checksum);
    out = json_pack("{s:s,s:i,s:i,s:f,s:f,s:f,s:i,s:s,s:f}", "game", row->game,
                    "players", row->seats, "state_bytes", row->state_size,
                    "plies", row->plies, "decisions", row->decisions, "legal",
                    row->legal, "legal_most", row->legal_most, "checksum",
                    checksum, "playouts_per_s", playouts(row));
    for (int k = 0; k < OXHIDE_BENCH_COUNT; k++)
        json_object_set_new(out, whats[k].key, timing_json(&row->timing[k]));
    json_object_set_new(out, "search_cost", ratio_json(&row->cost));
    json_object_set_new(out, "two_threads",
                        row->threads > 0 ? json_real(row->threads)
                                         : json_null());
    return out;
}

static void print_json(const struct oxhide_bench_result *r, FILE *file)
{
    char checksum[24];
    json_t *rows = json_array(), *out;

    snprintf(checksum, sizeof checksum, "%016llx",
             (unsigned long long)r->calibration_checksum);
    for (int i = 0; i < r->rows; i++)
        json_array_append_new(rows, row_json(&r->row[i]));
    out = json_pack("{s:{s:f,s:f,s:s},s:f,s:f,s:f,s:o}", "calibration", "ns",
                    r->calibration, "spread", r->calibration_spread, "checksum",
                    checksum, "clock_ghz", r->clock, "load", r->load,
                    "load_after", r->load_after, "rows", rows);
    json_dumpf(out, file, JSON_INDENT(1) | JSON_REAL_PRECISION(6));
    fputc('\n', file);
    json_decref(out);
}

/* 28984622 as "28.98 M". */
static void print_rate(double per_s, const char *unit)
{
    double scaled = per_s >= 1e6 ? per_s / 1e6 : per_s / 1e3;

    printf(" %7.2f %c %-14s", scaled, per_s >= 1e6 ? 'M' : 'k', unit);
}

static void print_row(const struct oxhide_bench_row *row)
{
    printf("\n%s, %d seats: %d bytes a state, %.1f k playouts/s, checksum "
           "%016llx\n%.1f actions a game, %.1f decisions, %.1f legal each, "
           "%d at most\n",
           row->game, row->seats, row->state_size, playouts(row) / 1e3,
           (unsigned long long)row->checksum, row->plies, row->decisions,
           row->legal, row->legal_most);
    for (int k = 0; k < OXHIDE_BENCH_COUNT; k++) {
        const struct oxhide_timing *t = &row->timing[k];
        char spread[32];
        if (t->median <= 0)
            continue;
        snprintf(spread, sizeof spread, "%.1f-%.1f", t->least, t->most);
        printf("%-16s%8.1f ns %-14s", whats[k].title, t->median, spread);
        print_rate(rate(t), whats[k].rate);
        printf("x%.2f (%.2f-%.2f)\n", t->ratio, t->ratio_least, t->ratio_most);
    }
    if (row->cost.median > 0)
        printf("a simulation takes x%.2f (%.2f-%.2f) the playout; two threads "
               "do x%.2f of one\n",
               row->cost.median, row->cost.least, row->cost.most, row->threads);
}

static void print_text(const struct oxhide_bench_result *r)
{
    printf("nanoseconds of processor time: median (least-most), rate, and "
           "times the yardstick\n"
           "clock %.2f GHz, load %.2f before and %.2f after\n"
           "yardstick: %.1f ns a move of a made-up game, spread %.0f %%%s\n",
           r->clock, r->load, r->load_after, r->calibration,
           100 * r->calibration_spread,
           r->calibration_spread > 0.1 ? " (unsteady: trust the ratios)" : "");
    for (int i = 0; i < r->rows; i++)
        print_row(&r->row[i]);
}

static int run_batches(const char *game, int players, int runs, double seconds)
{
    int failed = 0;

    if (game)
        return bench_batch(game, players, runs, seconds);
    for (int i = 0; oxhide_game_id(i) && !failed; i++)
        if (cli_for_people(cli_game(oxhide_game_id(i))))
            failed = bench_batch(oxhide_game_id(i), players, runs, seconds);
    return failed;
}

int cli_bench(int argc, char **argv)
{
    int runs = 5, milliseconds = 200;
    bool json = false, batch = false, good = true;
    const char *save = NULL;
    struct file_later file = { 0 };
    struct oxhide_bench bench = { 0 };
    struct oxhide_bench_result result;
    char error[OXHIDE_LAB_ERROR_MAX];
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &bench.players, "N",
          "only with this many seats", 1, OXHIDE_LAB_SEATS_MAX },
        { "runs", CLI_NUMBER, &runs, "N",
          "how often each timing is repeated (default: 5)", 1, 64 },
        { "ms", CLI_NUMBER, &milliseconds, "N",
          "about how long one run takes (default: 200)", 1, 60000 },
        { "save", CLI_TEXT, &save, "FILE", "write the JSON there, too", 0, 0 },
        { "batch", CLI_FLAG, &batch, NULL,
          "only many games at once, with observations and masks", 0, 0 },
        { "json", CLI_FLAG, &json, NULL, "the result as JSON", 0, 0 },
        { 0 },
    };
    int words = cli_args(
        argc, argv, "bench [GAME] [OPTIONS]",
        "Times the rules: listed moves, playouts, new games, copies, perft and "
        "search. Each takes\nturns with a yardstick, a made-up game, so that "
        "the ratios can be compared between\nmachines. A move is one applied "
        "action, chance included.",
        table);

    if (words < 0)
        return 2;
    if (words > 1)
        return cli_usage_fail("bench takes one game at most");
    if (words && !cli_game(argv[0]))
        return 2;
    if (batch)
        return run_batches(words ? argv[0] : NULL, bench.players, runs,
                           milliseconds / 1000.0);
    bench.game = words ? argv[0] : NULL;
    bench.runs = runs;
    bench.seconds = milliseconds / 1000.0;
    bench.progress = isatty(STDERR_FILENO) ? progress : NULL;
    if (save && !file_later(&file, save))
        return 1;
    if (!oxhide_bench_run(&bench, &result, error)) {
        if (save)
            file_finish(&file, false);
        return cli_usage_fail("%s", error);
    }
    if (json)
        print_json(&result, stdout);
    else
        print_text(&result);
    if (save) {
        print_json(&result, file.out);
        good = file_finish(&file, true);
    }
    oxhide_bench_done(&result);
    return !good;
}

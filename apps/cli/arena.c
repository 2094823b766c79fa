/* oxhide arena: how much stronger one computer player is than another, and a
 * ladder of all of them on one scale. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/cli.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ai/player.h"
#include "apps/cli/outsider.h"
#include "apps/cli/voice.h"
#include "oxhide_json.h"
#include "oxhide_lab.h"

enum { LADDER_MAX = 16 };

struct options {
    int players, games, jobs, time_ms;
    uint64_t seed;
    bool ladder, json, quiet;
    const char *test, *weights;
};

static void show_progress(void *user, int done, int games)
{
    const char *name = user;
    int filled = done * 30 / games;

    fprintf(stderr, "\r%-28s [%.*s%*s] %d/%d ", name, filled,
            "##############################", 30 - filled, "", done, games);
    if (done == games)
        fputc('\n', stderr);
}

/* "0.55,0.60" */
static bool read_test(const char *text, double *low, double *high)
{
    char end;

    return sscanf(text, "%lf,%lf%c", low, high, &end) == 2 && *low > 0 &&
           *high < 1 && *low < *high;
}

static const char *verdict_word(enum oxhide_match_verdict v)
{
    return v == OXHIDE_HIGH ? "high" : v == OXHIDE_LOW ? "low" : "open";
}

static void print_json(const struct oxhide_match *m,
                       const struct oxhide_match_result *r)
{
    char names[4096];
    struct json out;

    json_init(&out, names, sizeof names);
    json_str(&out, "a", m->a);
    json_str(&out, "b", m->b);
    printf("{\"game\":\"%s\",\"seats\":%d,%s,"
           "\"seed\":\"%llu\",\"games\":%d,\"groups\":%d,"
           "\"win_share\":%.4f,\"low\":%.4f,\"high\":%.4f,"
           "\"elo\":%.1f,\"elo_low\":%.1f,\"elo_high\":%.1f,"
           "\"points\":[%.2f,%.2f],\"ms_a_decision\":[%.3f,%.3f],"
           "\"playouts_a_decision\":[%.1f,%.1f],\"plies\":%.1f,"
           "\"forfeits\":[%d,%d],\"test\":\"%s\",\"statistics\":{",
           r->game, r->seats, names, (unsigned long long)m->seed, r->games,
           r->groups, r->share, r->share_low, r->share_high, r->elo, r->elo_low,
           r->elo_high, r->points[0], r->points[1], r->ms[0], r->ms[1],
           r->playouts[0], r->playouts[1], r->plies, r->forfeits[0],
           r->forfeits[1], verdict_word(r->verdict));
    for (int k = 0; r->statistic_name[0] && k < OXHIDE_LAB_STYLES; k++)
        printf("%s\"%s\":[%.3f,%.3f]", k ? "," : "", r->statistic_name[k],
               r->statistic[0][k], r->statistic[1][k]);
    printf("}}\n");
}

static void print_text(const struct oxhide_match *m,
                       const struct oxhide_match_result *r)
{
    printf("%s, %d seats: %s against %s, %d games (seeds %llu on, seats "
           "rotated)\n",
           r->title, r->seats, m->a, m->b, r->games,
           (unsigned long long)m->seed);
    printf("  win share  %.1f %%  (%.1f to %.1f)\n", 100 * r->share,
           100 * r->share_low, 100 * r->share_high);
    printf("  Elo        %+.0f  (%+.0f to %+.0f)\n", r->elo, r->elo_low,
           r->elo_high);
    printf("  points     %.1f against %.1f\n", r->points[0], r->points[1]);
    printf("  a decision %.0f playouts in %.2f ms against %.0f in %.2f ms\n",
           r->playouts[0], r->ms[0], r->playouts[1], r->ms[1]);
    if (r->forfeits[0] || r->forfeits[1])
        printf("  forfeits   %d against %d\n", r->forfeits[0], r->forfeits[1]);
    for (int k = 0; r->statistic_name[0] && k < OXHIDE_LAB_STYLES; k++)
        printf("  %-10s %.2f against %.2f\n", r->statistic_name[k],
               r->statistic[0][k], r->statistic[1][k]);
    if (m->high > 0)
        printf("  test       %.1f %% or %.1f %%: %s\n", 100 * m->low,
               100 * m->high, verdict_word(r->verdict));
}

static int run_match(struct oxhide_match *m, const struct options *o,
                     struct oxhide_match_result *r)
{
    char label[80], error[OXHIDE_LAB_ERROR_MAX];

    snprintf(label, sizeof label, "%s - %s", m->a, m->b);
    if (!o->quiet && isatty(2)) {
        m->progress = show_progress;
        m->user = label;
    }
    struct outsiders *outside = outsiders_new(m, o->time_ms);
    if (!outside)
        return cli_refuse("no-memory", NULL);
    m->outsider = outsiders_public(outside);
    bool good = oxhide_match_run(m, r, error);
    outsiders_free(outside);
    return good ? 0 : cli_usage_fail("%s", error);
}

static int ladder(struct oxhide_match m, const struct options *o,
                  const char *const *who, int count)
{
    struct oxhide_match_result r;
    double wins[LADDER_MAX * LADDER_MAX] = { 0 };
    double games[LADDER_MAX * LADDER_MAX] = { 0 };
    double rating[LADDER_MAX], error[LADDER_MAX];

    for (int i = 1; i < count; i++) {
        for (int j = 0; j < i; j++) {
            int failed;

            m.a = who[i];
            m.b = who[j];
            if ((failed = run_match(&m, o, &r)))
                return failed;
            wins[i * count + j] = r.share * r.games;
            wins[j * count + i] = (1 - r.share) * r.games;
            games[i * count + j] = games[j * count + i] = r.games;
        }
    }
    oxhide_elo_fit(count, wins, games, rating, error);
    if (o->json)
        printf("{\"game\":\"%s\",\"seats\":%d,\"games_a_pair\":%d,"
               "\"ladder\":[",
               r.game, r.seats, o->games);
    else
        printf("%s, %d seats, %d games a pair: Elo (95 %%), and win share "
               "against the one above\n",
               r.title, r.seats, o->games);
    for (int i = 0; i < count; i++) {
        double share = i ? wins[i * count + i - 1] / games[i * count + i - 1]
                         : 0;

        if (o->json)
            printf("%s{\"player\":\"%s\",\"elo\":%.1f,\"elo_low\":%.1f,"
                   "\"elo_high\":%.1f,\"over_previous\":%.4f}",
                   i ? "," : "", who[i], rating[i], rating[i] - 1.96 * error[i],
                   rating[i] + 1.96 * error[i], share);
        else if (i)
            printf("  %-14s %6.0f  (%.0f to %.0f)   %.1f %%\n", who[i],
                   rating[i], rating[i] - 1.96 * error[i],
                   rating[i] + 1.96 * error[i], 100 * share);
        else
            printf("  %-14s %6.0f\n", who[i], rating[i]);
    }
    if (o->json)
        printf("]}\n");
    return 0;
}

int cli_arena(int argc, char **argv)
{
    const char *who[LADDER_MAX];
    struct options o = { .games = 400, .jobs = 2, .seed = 1 };
    struct oxhide_match m = { 0 };
    struct oxhide_match_result r;
    int words, count = 0, failed;
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &o.players, "N", "seats at the table", 2, 4 },
        { "games", CLI_NUMBER, &o.games, "N",
          "how many games (in a ladder: for each pair)", 2, 1000000 },
        { "seed", CLI_SEED, &o.seed, "N", "seed of the first game", 0, 0 },
        { "jobs", CLI_NUMBER, &o.jobs, "N", "threads", 1, 64 },
        { "time-ms", CLI_NUMBER, &o.time_ms, "N",
          "how long engine: players may think", 1, 600000 },
        { "test", CLI_TEXT, &o.test, "LOW,HIGH",
          "stop as soon as A's share is clearly one or the other", 0, 0 },
        { "weights", CLI_TEXT, &o.weights, "FILE",
          "A plays with these weights, as 'oxhide train' writes them", 0, 0 },
        { "ladder", CLI_FLAG, &o.ladder, "",
          "rate random, greedy and all levels, or those named, on one scale", 0,
          0 },
        { "json", CLI_FLAG, &o.json, "", "the result as JSON", 0, 0 },
        { "quiet", CLI_FLAG, &o.quiet, "", "no progress bar", 0, 0 },
        { 0 }
    };

    words = cli_args(argc, argv, "arena GAME [A B] [options]",
                     "Plays A against B, seats rotated over equal seeds. "
                     "engine:COMMAND is a program\nthat answers as 'oxhide "
                     "engine' does.",
                     table);
    if (words < 0)
        return 2;
    if (!cli_game(words ? argv[0] : NULL))
        return 2;
    if (o.test && !read_test(o.test, &m.low, &m.high))
        return cli_usage_fail("--test takes two shares such as 0.55,0.60");
    m.table = (struct oxhide_table){ .game = argv[0], .players = o.players };
    m.games = o.games;
    m.seed = o.seed;
    m.jobs = o.jobs;
    m.weights = o.weights;
    for (int k = 1; k < words && count < LADDER_MAX; k++)
        who[count++] = argv[k];
    if (o.ladder && o.weights)
        return cli_usage_fail("--weights is for a match of two");
    if (o.ladder) {
        for (int k = 0; words == 1 && players_at(k); k++)
            who[count++] = players_at(k);
        if (count < 2)
            return cli_usage_fail("a ladder takes two players or more");
        return ladder(m, &o, who, count);
    }
    if (count != 2)
        return cli_usage_fail("arena takes a game and two players, or "
                              "--ladder");
    m.a = who[0];
    m.b = who[1];
    if ((failed = run_match(&m, &o, &r)))
        return failed;
    if (o.json)
        print_json(&m, &r);
    else
        print_text(&m, &r);
    return 0;
}

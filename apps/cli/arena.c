/* oxhide arena: how much stronger one computer player is than another, and a
 * ladder of all of them on one scale. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/cli.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lab/arena.h"
#include "lab/weights.h"

enum { LADDER_MAX = 16 };

struct options {
    int players, games, jobs;
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

static const char *verdict_word(enum arena_verdict v)
{
    return v == ARENA_HIGH ? "high" : v == ARENA_LOW ? "low" : "open";
}

static void print_json(const struct arena_match *m,
                       const struct arena_result *r)
{
    const char *const *names = m->game->advice
                                   ? m->game->advice->statistic_names
                                   : NULL;

    printf("{\"game\":\"%s\",\"seats\":%d,\"a\":\"%s\",\"b\":\"%s\","
           "\"seed\":\"%llu\",\"games\":%d,\"groups\":%d,"
           "\"win_share\":%.4f,\"low\":%.4f,\"high\":%.4f,"
           "\"elo\":%.1f,\"elo_low\":%.1f,\"elo_high\":%.1f,"
           "\"points\":[%.2f,%.2f],\"ms_a_decision\":[%.3f,%.3f],"
           "\"playouts_a_decision\":[%.1f,%.1f],\"plies\":%.1f,"
           "\"test\":\"%s\",\"statistics\":{",
           m->game->id, m->setup.seats, m->a->name, m->b->name,
           (unsigned long long)m->seed, r->games, r->groups, r->share,
           r->share_low, r->share_high, r->elo, r->elo_low, r->elo_high,
           r->points_a, r->points_b, r->ms_a, r->ms_b, r->playouts_a,
           r->playouts_b, r->plies, verdict_word(r->verdict));
    for (int k = 0; names && names[0] && k < GAME_STYLES; k++)
        printf("%s\"%s\":[%.3f,%.3f]", k ? "," : "", names[k],
               r->statistic_a[k], r->statistic_b[k]);
    printf("}}\n");
}

static void print_text(const struct arena_match *m,
                       const struct arena_result *r)
{
    const char *const *names = m->game->advice
                                   ? m->game->advice->statistic_names
                                   : NULL;

    printf("%s, %d seats: %s against %s, %d games (seeds %llu on, seats "
           "rotated)\n",
           m->game->title, m->setup.seats, m->a->name, m->b->name, r->games,
           (unsigned long long)m->seed);
    printf("  win share  %.1f %%  (%.1f to %.1f)\n", 100 * r->share,
           100 * r->share_low, 100 * r->share_high);
    printf("  Elo        %+.0f  (%+.0f to %+.0f)\n", r->elo, r->elo_low,
           r->elo_high);
    printf("  points     %.1f against %.1f\n", r->points_a, r->points_b);
    printf("  a decision %.0f playouts in %.2f ms against %.0f in %.2f ms\n",
           r->playouts_a, r->ms_a, r->playouts_b, r->ms_b);
    for (int k = 0; names && names[0] && k < GAME_STYLES; k++)
        printf("  %-10s %.2f against %.2f\n", names[k], r->statistic_a[k],
               r->statistic_b[k]);
    if (m->high > 0)
        printf("  test       %.1f %% or %.1f %%: %s\n", 100 * m->low,
               100 * m->high, verdict_word(r->verdict));
}

static int run_match(struct arena_match *m, const struct options *o,
                     struct arena_result *r)
{
    char label[CONTESTANT_NAME_MAX * 2 + 4];

    snprintf(label, sizeof label, "%.*s - %.*s", CONTESTANT_NAME_MAX - 1,
             m->a->name, CONTESTANT_NAME_MAX - 1, m->b->name);
    if (!o->quiet && isatty(2)) {
        m->progress = show_progress;
        m->user = label;
    }
    if (!arena_play(m, r))
        return cli_fail("there is not enough memory for these players");
    return 0;
}

static int ladder(struct arena_match m, const struct options *o,
                  struct contestant *who, int count)
{
    double wins[LADDER_MAX * LADDER_MAX] = { 0 };
    double games[LADDER_MAX * LADDER_MAX] = { 0 };
    double rating[LADDER_MAX];

    for (int i = 1; i < count; i++) {
        for (int j = 0; j < i; j++) {
            struct arena_result r;

            m.a = &who[i];
            m.b = &who[j];
            if (run_match(&m, o, &r))
                return 1;
            wins[i * count + j] = r.share * r.games;
            wins[j * count + i] = (1 - r.share) * r.games;
            games[i * count + j] = games[j * count + i] = r.games;
        }
    }
    arena_fit(count, wins, games, rating);
    if (o->json)
        printf("{\"game\":\"%s\",\"seats\":%d,\"games_a_pair\":%d,"
               "\"ladder\":[",
               m.game->id, m.setup.seats, o->games);
    else
        printf("%s, %d seats, %d games a pair: Elo, and win share against "
               "the one above in this table\n",
               m.game->title, m.setup.seats, o->games);
    for (int i = 0; i < count; i++) {
        double share = i ? wins[i * count + i - 1] / games[i * count + i - 1]
                         : 0;

        if (o->json)
            printf("%s{\"player\":\"%s\",\"elo\":%.1f,\"over_previous\":%.4f}",
                   i ? "," : "", who[i].name, rating[i], share);
        else if (i)
            printf("  %-14s %6.0f   %.1f %%\n", who[i].name, rating[i],
                   100 * share);
        else
            printf("  %-14s %6.0f\n", who[i].name, rating[i]);
    }
    if (o->json)
        printf("]}\n");
    return 0;
}

static bool find(const struct game *game, const char *name,
                 struct contestant *out)
{
    if (contestant_find(game, name, out))
        return true;
    cli_usage_fail("there is no player '%s'; try random, greedy, ai:1 to "
                   "ai:8, ai:5:builder, ai:8@5000, plain@5000, cheat:ai:8",
                   name);
    return false;
}

/* Gives a contestant the weights of a file to play with. */
static int take_weights(const char *path, int seats, struct contestant *who)
{
    static struct game_net nets[GAME_SEATS_MAX + 1];
    FILE *in = fopen(path, "r");
    unsigned read;

    if (!in)
        return cli_fail("cannot read %s", path);
    if (!who->advice.features || !who->pick.level) {
        fclose(in);
        return cli_usage_fail("%s plays without weights; --weights is for "
                              "the ai players of a game that has them",
                              who->name);
    }
    read = weights_read(in, who->advice.feature_count, nets);
    fclose(in);
    if (!(read >> seats & 1))
        return cli_fail("%s has no weights of %s for %d seats; 'oxhide train "
                        "%s' writes them",
                        path, who->game.title, seats, who->game.id);
    who->advice.net[seats] = &nets[seats];
    return 0;
}

int cli_arena(int argc, char **argv)
{
    static struct contestant who[LADDER_MAX];
    struct options o = { .games = 400, .jobs = 2, .seed = 1 };
    struct arena_match m = { 0 };
    struct arena_result r;
    int words, count = 0;
    const struct cli_option table[] = {
        { "players", CLI_NUMBER, &o.players, "N", "seats at the table", 2, 4 },
        { "games", CLI_NUMBER, &o.games, "N", "games (a ladder: a pair)", 2,
          1000000 },
        { "seed", CLI_SEED, &o.seed, "N", "seed of the first game", 0, 0 },
        { "jobs", CLI_NUMBER, &o.jobs, "N", "threads", 1, 64 },
        { "test", CLI_TEXT, &o.test, "LOW,HIGH",
          "stop once A's share is shown to be one or the other", 0, 0 },
        { "weights", CLI_TEXT, &o.weights, "FILE",
          "A plays with these, as 'oxhide train' writes them", 0, 0 },
        { "ladder", CLI_FLAG, &o.ladder, "",
          "fit random, greedy and all levels, or those named, on one scale", 0,
          0 },
        { "json", CLI_FLAG, &o.json, "", "the result as JSON", 0, 0 },
        { "quiet", CLI_FLAG, &o.quiet, "", "no progress bar", 0, 0 },
        { 0 }
    };

    words = cli_args(argc, argv, "arena GAME [A B] [options]",
                     "Plays A against B, seats rotated over equal seeds.",
                     table);
    if (words < 0)
        return 2;
    m.game = cli_game(words ? argv[0] : NULL);
    if (!m.game)
        return 2;
    m.setup.seats = (uint8_t)(o.players ? o.players : m.game->seats_min);
    if (!cli_seats(m.game, m.setup.seats))
        return 2;
    if (o.test && !read_test(o.test, &m.low, &m.high))
        return cli_usage_fail("--test takes two shares such as 0.55,0.60");
    m.games = o.games;
    m.seed = o.seed;
    m.jobs = o.jobs;
    for (int k = 1; k < words && count < LADDER_MAX; k++)
        if (!find(m.game, argv[k], &who[count++]))
            return 2;
    if (o.ladder && o.weights)
        return cli_usage_fail("--weights is for a match of two");
    if (o.ladder) {
        for (int k = 0; words == 1 && players_at(k); k++)
            if (!find(m.game, players_at(k), &who[count++]))
                return 2;
        return ladder(m, &o, who, count);
    }
    if (count != 2)
        return cli_usage_fail("arena takes a game and two players, or "
                              "--ladder");
    m.a = &who[0];
    m.b = &who[1];
    if (o.weights && take_weights(o.weights, m.setup.seats, &who[0]))
        return 1;
    if (run_match(&m, &o, &r))
        return 1;
    if (o.json)
        print_json(&m, &r);
    else
        print_text(&m, &r);
    return 0;
}

/* Matches on threads, their statistics, and the fit of a ladder. */
#include "lab/arena.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lab/pool.h"

enum { BATCH = 16 }; /* groups between two looks at the sequential test */

struct group {
    struct contest_result game[GAME_SEATS_MAX];
};

struct work {
    const struct arena_match *match;
    struct contest_room *rooms; /* one a worker */
    struct group *groups;       /* of the batch */
    int first;                  /* which group is the first of them */
};

/* In game r of a group, A has seat r. */
static bool play_group(void *user, int worker, uint64_t g)
{
    struct work *w = user;
    const struct arena_match *m = w->match;

    for (int r = 0; r < m->setup.seats; r++) {
        const struct contestant *who[GAME_SEATS_MAX];

        for (int p = 0; p < m->setup.seats; p++)
            who[p] = p == r ? m->a : m->b;
        contest_play(&w->rooms[worker], m->game, &m->setup,
                     m->seed + (uint64_t)w->first + g, who,
                     &w->groups[g].game[r]);
    }
    return true;
}

static bool open_rooms(struct work *w)
{
    const struct contestant *both[] = { w->match->a, w->match->b };
    bool good = (w->rooms = calloc((size_t)w->match->jobs, sizeof *w->rooms));

    for (int k = 0; good && k < w->match->jobs; k++) {
        good = contest_room_init(&w->rooms[k], w->match->game, both, 2);
        w->rooms[k].worker = k;
    }
    return good;
}

static void close_rooms(struct work *w)
{
    for (int k = 0; w->rooms && k < w->match->jobs; k++)
        contest_room_done(&w->rooms[k]);
    free(w->rooms);
}

/* Running sums over groups. */
struct sums {
    double share, squares; /* of groups' mean shares for A */
    double plies, points[2], statistic[2][ADVICE_STYLES];
    double seconds[2], playouts[2], decisions[2], seats[2];
    int groups, games, forfeits[2];
};

static void add_group(struct sums *s, const struct group *g, int seats)
{
    double share = 0;

    for (int r = 0; r < seats; r++) {
        const struct contest_result *game = &g->game[r];

        share += game->share[r];
        s->plies += game->plies;
        if (game->forfeit >= 0)
            s->forfeits[game->forfeit != r]++;
        for (int p = 0; p < seats; p++) {
            int k = p != r;

            s->seats[k]++;
            s->points[k] += game->points[p];
            s->seconds[k] += game->seconds[p];
            s->playouts[k] += game->playouts[p];
            s->decisions[k] += game->decisions[p];
            for (int i = 0; i < ADVICE_STYLES; i++)
                s->statistic[k][i] += game->statistic[p][i];
        }
    }
    share /= seats;
    s->share += share;
    s->squares += share * share;
    s->groups++;
    s->games += seats;
}

/* The variance of a group's share, never quite nothing: as if two groups more
 * had been played, one all won and one all lost. */
static double variance(const struct sums *s)
{
    double n = s->groups + 2, mean = (s->share + 1) / n;

    return (s->squares + 1) / n - mean * mean;
}

/* The log likelihood ratio of 'high' against 'low', taking the mean of the
 * groups as normal. */
static enum oxhide_match_verdict judge(const struct arena_match *m,
                                       const struct sums *s)
{
    const double bound = 2.944; /* ln(0.95 / 0.05) */
    double mean = s->share / s->groups;
    double ratio = s->groups * (m->high - m->low) *
                   (mean - (m->high + m->low) / 2) / variance(s);

    if (m->high <= m->low || s->groups < BATCH)
        return OXHIDE_OPEN;
    return ratio > bound    ? OXHIDE_HIGH
           : ratio < -bound ? OXHIDE_LOW
                            : OXHIDE_OPEN;
}

double arena_elo(double share, int seats)
{
    const double edge = 1e-4;

    share = share < edge ? edge : share > 1 - edge ? 1 - edge : share;
    return 400 * log10(share * (seats - 1) / (1 - share));
}

static void sum_up(const struct sums *s, int seats,
                   struct oxhide_match_result *out)
{
    double mean = s->share / s->groups;
    double wide = 1.96 * sqrt(variance(s) / s->groups);

    out->seats = seats;
    out->games = s->games;
    out->groups = s->groups;
    out->forfeits[0] = s->forfeits[0];
    out->forfeits[1] = s->forfeits[1];
    out->share = mean;
    out->share_low = fmax(0, mean - wide);
    out->share_high = fmin(1, mean + wide);
    out->elo = arena_elo(mean, seats);
    out->elo_low = arena_elo(out->share_low, seats);
    out->elo_high = arena_elo(out->share_high, seats);
    out->points[0] = s->points[0] / s->seats[0];
    out->points[1] = s->points[1] / s->seats[1];
    for (int i = 0; i < ADVICE_STYLES; i++) {
        out->statistic[0][i] = s->statistic[0][i] / s->seats[0];
        out->statistic[1][i] = s->statistic[1][i] / s->seats[1];
    }
    out->ms[0] = 1000 * s->seconds[0] / fmax(1, s->decisions[0]);
    out->ms[1] = 1000 * s->seconds[1] / fmax(1, s->decisions[1]);
    out->playouts[0] = s->playouts[0] / fmax(1, s->decisions[0]);
    out->playouts[1] = s->playouts[1] / fmax(1, s->decisions[1]);
    out->plies = s->plies / s->games;
}

bool arena_play(const struct arena_match *m, struct oxhide_match_result *out)
{
    int seats = m->setup.seats;
    int total = (m->games + seats - 1) / seats;
    struct group groups[BATCH];
    struct work w = { .match = m, .groups = groups };
    struct sums sums = { 0 };
    bool good = open_rooms(&w);

    memset(out, 0, sizeof *out);
    while (good && w.first < total && out->verdict == OXHIDE_OPEN) {
        int count = total - w.first < BATCH ? total - w.first : BATCH;

        pool_run(&(struct pool_job){ .jobs = m->jobs,
                                     .count = (uint64_t)count,
                                     .work = play_group,
                                     .user = &w });
        for (int g = 0; g < count; g++)
            add_group(&sums, &groups[g], seats);
        w.first += count;
        out->verdict = judge(m, &sums);
        if (m->progress)
            m->progress(m->user, sums.games, total * seats);
    }
    close_rooms(&w);
    if (good)
        sum_up(&sums, seats, out);
    return good;
}

/* How far the ratings may be off: the inverse of what the games say about them
 * (Fisher's information), with the first one held at 0. */
static void fit_errors(int count, const double *games, const double *strength,
                       double *error)
{
    double m[ARENA_FIT_MAX][ARENA_FIT_MAX] = { 0 };

    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++) {
            double share = strength[i] / (strength[i] + strength[j]);
            double n = games[i * count + j];

            if (i == j || n <= 0)
                continue;
            m[i][i] += (n + 0.5) * share * (1 - share);
            m[i][j] -= (n + 0.5) * share * (1 - share);
        }
    /* Gauss and Jordan, in place. */
    for (int k = 1; k < count; k++) {
        double by = m[k][k] > 0 ? 1 / m[k][k] : 0;

        m[k][k] = 1;
        for (int j = 1; j < count; j++)
            m[k][j] *= by;
        for (int i = 1; i < count; i++) {
            double times = m[i][k];

            if (i == k)
                continue;
            m[i][k] = 0;
            for (int j = 1; j < count; j++)
                m[i][j] -= times * m[k][j];
        }
    }
    for (int i = 0; i < count; i++)
        error[i] = i ? 400 / log(10) * sqrt(m[i][i]) : 0;
}

/* Bradley and Terry by Zermelo's repeated balancing, with half a game drawn
 * between every two that met so that nobody runs away. */
void arena_fit(int count, const double *wins, const double *games,
               double *rating, double *error)
{
    double strength[ARENA_FIT_MAX], fresh[ARENA_FIT_MAX];

    for (int i = 0; i < count; i++)
        strength[i] = 1;
    for (int round = 0; round < 2000; round++) {
        for (int i = 0; i < count; i++) {
            double won = 0, weight = 0;

            for (int j = 0; j < count; j++) {
                double n = games[i * count + j];

                if (i == j || n <= 0)
                    continue;
                won += wins[i * count + j] + 0.25;
                weight += (n + 0.5) / (strength[i] + strength[j]);
            }
            fresh[i] = weight > 0 ? won / weight : strength[i];
        }
        memcpy(strength, fresh, (size_t)count * sizeof *strength);
    }
    for (int i = 0; i < count; i++)
        rating[i] = 400 * log10(strength[i] / strength[0]);
    fit_errors(count, games, strength, error);
}

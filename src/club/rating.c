/* Weng and Lin's update. Plain double arithmetic without a library, so that a
 * browser and a server agree to the last bit. */
#include "club/rating.h"

#include "oxhide.h"
#include "oxhide_text.h"

#define BETA  17500.0 /* half of the first spread */
#define KAPPA 0.0001  /* a spread never vanishes in one game */

static double root(double x)
{
    double y = x > 1 ? x : 1;

    for (int i = 0; i < 64; i++)
        y = 0.5 * (y + x / y);
    return y;
}

/* e to the power of x, for |x| below some hundreds. */
static double exponential(double x)
{
    static const double ln2 = 0.69314718055994530942;
    int k = (int)(x / ln2);
    double r = x - k * ln2, term = 1, sum = 1;

    for (int i = 1; i < 24; i++) {
        term *= r / i;
        sum += term;
    }
    for (; k > 0; k--)
        sum *= 2;
    for (; k < 0; k++)
        sum *= 0.5;
    return sum;
}

static double square(double x)
{
    return x * x;
}

static int32_t rounded(double x)
{
    return (int32_t)(x < 0 ? x - 0.5 : x + 0.5);
}

void rating_update(const struct rating *before, const int *rank, int seats,
                   struct rating_step *out)
{
    double c = 0, weight[RATING_SEATS], below[RATING_SEATS];
    int ties[RATING_SEATS];

    for (int i = 0; i < seats; i++)
        c += square(before[i].spread) + square(BETA);
    c = root(c);
    for (int i = 0; i < seats; i++)
        weight[i] = exponential(before[i].mean / c);
    for (int q = 0; q < seats; q++) {
        below[q] = ties[q] = 0;
        for (int i = 0; i < seats; i++) {
            below[q] += rank[i] >= rank[q] ? weight[i] : 0;
            ties[q] += rank[i] == rank[q];
        }
    }
    for (int i = 0; i < seats; i++) {
        double omega = 0, delta = 0, spread = before[i].spread;
        for (int q = 0; q < seats; q++) {
            if (rank[q] > rank[i])
                continue;
            double p = weight[i] / below[q];
            omega += ((i == q) - p) / ties[q];
            delta += p * (1 - p) / ties[q];
        }
        omega *= square(spread) / c;
        delta *= square(spread / c) * (spread / c);
        double factor = 1 - delta > KAPPA ? 1 - delta : KAPPA;
        out[i].delta = rounded(omega);
        out[i].factor = rounded(factor * RATING_ONE);
    }
}

struct rating rating_apply(struct rating r, struct rating_step step)
{
    double spread = root(square(r.spread) * step.factor / RATING_ONE);

    r.mean += step.delta;
    r.spread = rounded(spread);
    if (r.spread < RATING_SPREAD_MIN)
        r.spread = RATING_SPREAD_MIN;
    return r;
}

/* The same game among those alone who stayed; without rivals it is none. */
static struct rating_step among_stayed(const struct rating_game *g)
{
    struct rating before[RATING_SEATS];
    struct rating_step step[RATING_SEATS] = { { 0, RATING_ONE } };
    int rank[RATING_SEATS], seats = 0;

    for (int i = 0; i < g->seats; i++)
        if (!i || !g->left[i]) {
            before[seats] = g->before[i];
            rank[seats++] = g->rank[i];
        }
    if (seats > 1)
        rating_update(before, rank, seats, step);
    return *step;
}

static int32_t between(int32_t from, int32_t to, int64_t part)
{
    return (int32_t)(from + (to - from) * part / RATING_ONE);
}

struct rating_step rating_step(const struct rating_game *g)
{
    const struct rating_step none = { 0, RATING_ONE };
    struct rating_step step[RATING_SEATS];

    rating_update(g->before, g->rank, g->seats, step);
    if (!g->gains)
        return step->delta > 0 ? none : *step;
    struct rating_step least = among_stayed(g);
    return (struct rating_step){
        .delta = between(least.delta, step->delta, g->part),
        .factor = between(least.factor, step->factor, g->part),
    };
}

struct rating rating_computer(const char *game, const char *player)
{
    int points = oxhide_player_rating(game, player);

    return points ? (struct rating){ points * 100, RATING_SPREAD_MIN }
                  : (struct rating){ RATING_MEAN, 0 };
}

static const char *const game_members[RATING_SEATS][4] = {
    { "mean0", "spread0", "rank0", "left0" },
    { "mean1", "spread1", "rank1", "left1" },
    { "mean2", "spread2", "rank2", "left2" },
    { "mean3", "spread3", "rank3", "left3" },
};

void rating_put(const struct rating_game *g, struct json *out)
{
    json_int(out, "seats", g->seats);
    json_int(out, "part", g->part);
    json_bool(out, "gains", g->gains);
    for (int i = 0; i < g->seats; i++) {
        json_int(out, game_members[i][0], g->before[i].mean);
        json_int(out, game_members[i][1], g->before[i].spread);
        json_int(out, game_members[i][2], g->rank[i]);
        json_bool(out, game_members[i][3], g->left[i]);
    }
}

bool rating_get(struct rating_game *g, const struct json_object *o)
{
    int64_t seats = 0, n[3];

    if (!json_get_int(o, "seats", &seats) || seats < 2 ||
        seats > RATING_SEATS || !json_get_int(o, "part", &g->part) ||
        !json_get_bool(o, "gains", &g->gains))
        return false;
    g->seats = (int)seats;
    for (int i = 0; i < g->seats; i++) {
        for (int k = 0; k < 3; k++)
            if (!json_get_int(o, game_members[i][k], &n[k]))
                return false;
        g->before[i] = (struct rating){ (int32_t)n[0], (int32_t)n[1] };
        g->rank[i] = (int)n[2];
        g->left[i] = false;
        json_get_bool(o, game_members[i][3], &g->left[i]);
    }
    return true;
}

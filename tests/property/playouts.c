/* The playout path plays in the same distribution as drawing from the list.
 * Near the end of a game the final states are few enough to be counted one by
 * one; from further back the points, ranks and length are compared. Each is a
 * chi-square of two samples, and an alarm has to come twice: among the tests of
 * many thousand games some chance is one in a million. */
#include "property/battery.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

enum {
    RUNS_NEAR = 1500,
    RUNS_FAR = 300,
    AGAIN = 4, /* how much larger the sample is that confirms an alarm */
    BINS = 64,
    RARE = 8, /* bins with fewer draws are pooled */
};

/* Two histograms of hashed values; what does not fit is pooled. */
struct pair {
    uint64_t key[BINS];
    double count[2][BINS];
    double rest[2];
    int used;
};

static void count_value(struct pair *h, int side, uint64_t key)
{
    for (int i = 0; i < h->used; i++) {
        if (h->key[i] == key) {
            h->count[side][i]++;
            return;
        }
    }
    if (h->used == BINS) {
        h->rest[side]++;
        return;
    }
    h->key[h->used] = key;
    h->count[side][h->used++]++;
}

/* Both samples are of one size. */
static double pair_p(const struct pair *h)
{
    double rest[2] = { h->rest[0], h->rest[1] }, sum = 0;
    int freedom = -1;

    for (int i = 0; i < h->used; i++) {
        double x = h->count[0][i], y = h->count[1][i];
        if (x + y < RARE) {
            rest[0] += x;
            rest[1] += y;
            continue;
        }
        sum += (x - y) * (x - y) / (x + y);
        freedom++;
    }
    if (rest[0] + rest[1] >= RARE) {
        double off = rest[0] - rest[1];
        sum += off * off / (rest[0] + rest[1]);
        freedom++;
    }
    return freedom > 0 ? chi_square_p(sum, freedom) : 1;
}

static void play_list(struct battery *b, void *s)
{
    while (game_peek(s)->actor != ACTOR_NONE) {
        game_action x;
        if (game_peek(s)->actor == ACTOR_CHANCE) {
            x = b->game->sample(s, &b->rng);
        } else {
            uint32_t n = (uint32_t)b->game->legal(s, b->other);
            x = b->other[rng_below(&b->rng, n)];
        }
        b->game->apply(s, x);
    }
}

/* Plays from 'from' to the end, by the list (side 0) or the playout path. */
static const void *play_out(struct battery *b, const void *from, int side)
{
    void *s = b->scratch[1];

    memcpy(s, from, b->game->state_size);
    if (side == 0)
        play_list(b, s);
    else
        b->game->playout(s, &b->rng);
    LAW(b, game_peek(s)->actor == ACTOR_NONE, "playout",
        "the playout stops before the game is over");
    LAW(b, game_peek(s)->ply <= b->game->plies_max, "playout",
        "the playout took more than plies_max actions");
    LAW(b, !b->game->sound || b->game->sound(s), "playout",
        "sound() says that the playout lost or doubled a component");
    return s;
}

/* One step after another is the playout. */
static void compare_steps(struct battery *b, const void *from)
{
    struct rng rng = b->rng;
    const void *end = play_out(b, from, 1);
    unsigned char s[GAME_STATE_MAX];

    memcpy(s, from, b->game->state_size);
    while (game_peek(s)->actor != ACTOR_NONE)
        b->game->step(s, &rng);
    LAW(b, !memcmp(s, end, b->game->state_size), "playout",
        "steps lead elsewhere than the playout");
}

/* What differs most from the list's, and how likely it does so by chance. */
struct doubt {
    const char *what;
    double p;
};

static void weigh(struct doubt *d, const struct pair *h, const char *what)
{
    double p = pair_p(h);

    if (p < d->p)
        *d = (struct doubt){ what, p };
}

static struct doubt compare_near(struct battery *b, const void *from, int times)
{
    struct pair final = { 0 };
    struct doubt d = { "", 1 };

    for (int i = 0; i < 2 * RUNS_NEAR * times; i++)
        count_value(&final, i & 1,
                    hash_bytes(play_out(b, from, i & 1), b->game->state_size));
    weigh(&d, &final, "final states");
    return d;
}

static struct doubt compare_far(struct battery *b, const void *from, int times)
{
    static const char *const names[GAME_SEATS_MAX] = { "points of seat A",
                                                       "points of seat B",
                                                       "points of seat C",
                                                       "points of seat D" };
    struct pair length = { 0 }, points[GAME_SEATS_MAX] = { 0 }, ranks = { 0 };
    uint8_t rank[GAME_SEATS_MAX] = { 0 };
    struct doubt d = { "", 1 };

    for (int i = 0; i < 2 * RUNS_FAR * times; i++) {
        const void *s = play_out(b, from, i & 1);
        count_value(&length, i & 1, game_peek(s)->ply);
        for (int p = 0; p < b->setup.seats; p++)
            count_value(&points[p], i & 1, (uint64_t)game_total(b->game, s, p));
        game_rank(b->game, s, rank);
        count_value(&ranks, i & 1, hash_bytes(rank, b->setup.seats));
    }
    weigh(&d, &length, "lengths");
    weigh(&d, &ranks, "ranks");
    for (int p = 0; p < b->setup.seats; p++)
        weigh(&d, &points[p], names[p]);
    return d;
}

static void compare(struct battery *b, const void *from, bool near)
{
    struct doubt d = { "", 0 };

    for (int times = 1; times <= AGAIN && d.p <= P_ALARM; times += AGAIN - 1)
        d = near ? compare_near(b, from, times) : compare_far(b, from, times);
    LAW(b, d.p > P_ALARM, "playout",
        "the %s from here differ from the list's (p = %.1e, and before that in "
        "a smaller sample)",
        d.what, d.p);
}

void law_playouts(struct battery *b)
{
    void *from = b->scratch[0];
    int plies = b->plies, back[2] = { 0 };

    if (!b->game->playout)
        return;
    back[0] = 1 + (int)rng_below(&b->rng, plies < 10 ? (uint32_t)plies : 10);
    back[1] = 1 + (int)rng_below(&b->rng, (uint32_t)plies);
    for (int k = 0; k < 2; k++) {
        b->game->begin(from, &b->setup);
        for (int i = 0; i < plies - back[k]; i++)
            b->game->apply(from, b->log[i]);
        b->plies = plies - back[k]; /* what a report shows */
        if (b->game->step)
            compare_steps(b, from);
        compare(b, from, k == 0);
    }
    b->plies = plies;
}

/* Property 6: sample() gives only listed outcomes, in proportion to weight().
 * Draws of all games are pooled by kind in two ways. Where a draw falls in the
 * running sum of the weights, spread evenly within its own share, is uniform
 * whatever the weights are; and each outcome comes as often as expected. */
#include "property/battery.h"

#include <math.h>

enum { DRAWS = 4 };

double chi_square_p(double sum, double freedom)
{
    /* Wilson and Hilferty: the cube root is nearly normal. */
    double part = 2 / (9 * freedom);
    double z = (cbrt(sum / freedom) - (1 - part)) / sqrt(part);

    return 0.5 * erfc(z / sqrt(2));
}

static void count_draw(struct battery *b, game_action drawn, double total,
                       double below, double share)
{
    struct chance_sums *sums = &b->chance[action_kind(drawn)];
    double within = (rng_next(&b->rng) + 0.5) / 4294967296.0;
    int bin = (int)((below + share * within) / total * PIT_BINS);

    sums->pit[bin < PIT_BINS ? bin : PIT_BINS - 1]++;
    sums->draws++;
    b->outcomes[battery_find(b, drawn)].seen++;
}

void law_sample(struct battery *b)
{
    const struct game *game = b->game;
    double total = 0;

    for (int i = 0; i < b->count; i++)
        total += game->weight(b->state, b->list[i]);
    for (int i = 0; i < b->count; i++) {
        double weight = game->weight(b->state, b->list[i]);
        double p = weight / total;
        struct outcome_sums *o = &b->outcomes[battery_find(b, b->list[i])];
        LAW(b, weight > 0, "chance", "outcome %d of the list has no weight", i);
        o->expected += DRAWS * p;
        o->variance += DRAWS * p * (1 - p);
    }
    for (int k = 0; k < DRAWS; k++) {
        game_action drawn = game->sample(b->state, &b->rng);
        double below = 0;
        int at = 0;
        while (at < b->count && b->list[at] != drawn)
            below += game->weight(b->state, b->list[at++]);
        LAW(b, at < b->count, "chance", "sample() gave %#x, not in the list",
            drawn);
        count_draw(b, drawn, total, below, game->weight(b->state, drawn));
    }
}

void law_chance_sums(struct battery *b)
{
    char text[GAME_TEXT_MAX];

    for (unsigned k = 0; k < b->game->kind_count; k++) {
        struct chance_sums *sums = &b->chance[k];
        double even = sums->draws / PIT_BINS, sum = 0;
        if (even < 5)
            continue;
        for (int i = 0; i < PIT_BINS; i++)
            sum += (sums->pit[i] - even) * (sums->pit[i] - even) / even;
        LAW(b, chi_square_p(sum, PIT_BINS - 1) > P_ALARM, "chance",
            "'%s' is not drawn in proportion to weight(): "
            "chi-square %.0f with %d degrees of freedom over %.0f draws",
            b->game->kinds[k].words, sum, PIT_BINS - 1, sums->draws);
    }
    for (size_t i = 0; i < b->every_count; i++) {
        struct outcome_sums *o = &b->outcomes[i];
        double off = o->seen - o->expected;
        if (o->variance < 10)
            continue;
        words_format(b->game, b->every[i], text);
        LAW(b, fabs(off) < 6 * sqrt(o->variance), "chance",
            "'%s' was drawn %.0f times, %.1f were expected (%.1f sigma)", text,
            o->seen, o->expected, off / sqrt(o->variance));
    }
}

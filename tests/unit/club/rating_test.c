/* Ratings: Weng and Lin's update against the formula of the paper, written out
 * with the C library's functions. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "club/rating.h"

static void by_the_paper(const struct rating *r, const int *rank, int seats,
                         int i, double *mean, double *spread)
{
    double c = 0, omega = 0, delta = 0, sigma = r[i].spread;

    for (int k = 0; k < seats; k++)
        c += pow(r[k].spread, 2) + pow(RATING_SPREAD / 2.0, 2);
    c = sqrt(c);
    for (int q = 0; q < seats; q++) {
        double sum = 0;
        int ties = 0;
        if (rank[q] > rank[i])
            continue;
        for (int s = 0; s < seats; s++) {
            sum += rank[s] >= rank[q] ? exp(r[s].mean / c) : 0;
            ties += rank[s] == rank[q];
        }
        double p = exp(r[i].mean / c) / sum;
        omega += ((q == i ? 1 : 0) - p) / ties;
        delta += sigma / c * p * (1 - p) / ties;
    }
    *mean = r[i].mean + sigma * sigma / c * omega;
    *spread = sigma * sqrt(fmax(1 - sigma * sigma / (c * c) * delta, 0.0001));
}

static void test_the_update_is_the_papers(void **unused)
{
    unsigned seed = 17;

    (void)unused;
    for (int k = 0; k < 2000; k++) {
        struct rating r[RATING_SEATS];
        struct rating_step step[RATING_SEATS];
        int rank[RATING_SEATS], seats = 2 + k % 3;
        for (int i = 0; i < seats; i++) {
            seed = seed * 1664525u + 1013904223u;
            r[i].mean = (int32_t)(seed >> 8) % 400000;
            r[i].spread = RATING_SPREAD_MIN + (int32_t)(seed >> 20) % 29000;
            rank[i] = 1 + (int)(seed >> 13) % seats;
        }
        rating_update(r, rank, seats, step);
        for (int i = 0; i < seats; i++) {
            double mean, spread;
            by_the_paper(r, rank, seats, i, &mean, &spread);
            struct rating now = rating_apply(r[i], step[i]);
            assert_true(fabs(now.mean - mean) < 2);
            if (spread > RATING_SPREAD_MIN)
                assert_true(fabs(now.spread - spread) < 2);
        }
    }
}

static void test_who_wins_rises_and_who_is_known_moves_less(void **unused)
{
    const struct rating fresh = { RATING_MEAN, RATING_SPREAD };
    const struct rating known = { RATING_MEAN, RATING_SPREAD_MIN };
    struct rating_step a[2], b[2];

    (void)unused;
    rating_update((struct rating[]){ fresh, fresh }, (int[]){ 1, 2 }, 2, a);
    assert_int_equal(a[0].delta, -a[1].delta);
    assert_true(a[0].delta > 0);
    rating_update((struct rating[]){ known, fresh }, (int[]){ 1, 2 }, 2, b);
    assert_true(b[0].delta < a[0].delta && b[0].delta > 0);
    assert_int_equal(rating_apply(known, b[0]).spread, RATING_SPREAD_MIN);
    rating_update((struct rating[]){ fresh, fresh }, (int[]){ 1, 1 }, 2, a);
    assert_int_equal(a[0].delta, 0);
}

/* Whoever leaves takes nothing from those who stayed of what they won from each
 * other, however early it was. */
static void test_those_who_stay_are_rated_among_themselves(void **unused)
{
    const struct rating fresh = { RATING_MEAN, RATING_SPREAD };
    struct rating_step two[2], three[3];

    (void)unused;
    rating_update((struct rating[]){ fresh, fresh }, (int[]){ 1, 2 }, 2, two);
    rating_update((struct rating[]){ fresh, fresh, fresh }, (int[]){ 1, 2, 6 },
                  3, three);
    struct rating_game g = { .seats = 3,
                             .before = { fresh, fresh, fresh },
                             .rank = { 1, 2, 6 },
                             .left = { false, false, true },
                             .gains = true };
    assert_int_equal(rating_step(&g).delta, two[0].delta);
    assert_int_equal(rating_step(&g).factor, two[0].factor);
    g.part = RATING_ONE;
    assert_int_equal(rating_step(&g).delta, three[0].delta);
    assert_true(three[0].delta > two[0].delta);
    g.part = 0;
    g.left[1] = true;
    assert_int_equal(rating_step(&g).delta, 0);
    assert_int_equal(rating_step(&g).factor, RATING_ONE);
}

static void test_stronger_levels_stand_higher(void **unused)
{
    (void)unused;
    assert_true(rating_computer("bronze", "ai:8").mean >
                rating_computer("bronze", "ai:1").mean);
    assert_int_equal(rating_computer("bronze", "ai").mean,
                     rating_computer("bronze", "ai:4").mean);
    assert_int_equal(rating_computer("nothing", "ai:1").spread, 0);
    assert_int_equal(rating_computer("bronze", "random").spread, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_update_is_the_papers),
        cmocka_unit_test(test_who_wins_rises_and_who_is_known_moves_less),
        cmocka_unit_test(test_those_who_stay_are_rated_among_themselves),
        cmocka_unit_test(test_stronger_levels_stand_higher),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The arithmetic of arena and training: Elo, the ladder's fit, learning. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/judge.h"
#include "games/games.h"
#include "lab/arena.h"
#include "lab/learn.h"
#include "lab/parallel.h"
#include "unit/ai/nim.h"

static bool near_to(double a, double b, double e)
{
    return a > b - e && a < b + e;
}

static void test_elo_of_a_share(void **unused)
{
    (void)unused;
    assert_true(near_to(arena_elo(0.5, 2), 0, 1e-9));
    assert_true(near_to(arena_elo(0.25, 4), 0, 1e-9));
    assert_true(near_to(arena_elo(0.76, 2), 200, 1));
    assert_true(arena_elo(1, 2) > 1000);
}

static void test_the_fit_finds_the_ratings_behind_shares(void **unused)
{
    const double rating[3] = { 0, 100, 300 };
    double wins[9] = { 0 }, games[9] = { 0 }, found[3];
    double error[3];

    (void)unused;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            double gap = (rating[i] - rating[j]) / 400, odds = 1;

            for (; gap > 0.0005; gap -= 0.001)
                odds *= 1.0023052;
            for (; gap < -0.0005; gap += 0.001)
                odds /= 1.0023052;
            games[i * 3 + j] = i != j ? 100000 : 0;
            wins[i * 3 + j] = games[i * 3 + j] * odds / (1 + odds);
        }
    arena_fit(3, wins, games, found, error);
    for (int i = 0; i < 3; i++)
        assert_true(near_to(found[i], rating[i], 1));
    assert_true(error[0] == 0 && error[1] > 0 && error[1] < 1);

    /* Of two players: that of a share, 400 / ln 10 / sqrt(n p q). */
    wins[1] = wins[2] = 50;
    games[1] = games[2] = 100;
    arena_fit(2, wins, games, found, error);
    assert_true(near_to(error[1], 34.7, 0.2));
}

static void play(int jobs, struct oxhide_match_result *out)
{
    static struct contestant a, b;
    struct arena_match match = { .game = &nim_game,
                                 .setup = { .seats = 2 },
                                 .a = &a,
                                 .b = &b,
                                 .games = 200,
                                 .seed = 5,
                                 .jobs = jobs };

    assert_true(contestant_find(&nim_game, "ai:8@300", &a));
    assert_true(contestant_find(&nim_game, "random", &b));
    assert_true(arena_play(&match, out));
}

static void test_a_match_is_the_same_on_any_number_of_threads(void **unused)
{
    struct oxhide_match_result one, three;

    (void)unused;
    play(1, &one);
    play(3, &three);
    assert_int_equal(one.games, 200);
    assert_true(one.share > 0.9 && one.share_low > 0.85);
    assert_true(one.share == three.share && one.plies == three.plies);
    assert_true(one.playouts[0] == three.playouts[0]);
}

static void test_a_kept_tree_plays_on_any_number_of_threads(void **unused)
{
    static struct contestant a, b;
    const struct game *game = games_find("bronze-age");
    struct arena_match match = { .game = game,
                                 .setup = { .seats = 2 },
                                 .a = &a,
                                 .b = &b,
                                 .games = 16,
                                 .seed = 5,
                                 .jobs = 1 };
    struct oxhide_match_result one, three;

    (void)unused;
    assert_true(contestant_find(game, "ai:8@60/keep=1", &a));
    assert_true(contestant_find(game, "random", &b));
    assert_true(arena_play(&match, &one));
    match.jobs = 3;
    assert_true(arena_play(&match, &three));
    assert_true(one.share > 0.7);
    assert_true(one.playouts[0] > 40 && one.playouts[0] <= 60);
    assert_true(one.share == three.share && one.plies == three.plies);
    assert_true(one.points[0] == three.points[0]);
}

static void test_a_sequential_test_stops_early(void **unused)
{
    static struct contestant a, b;
    struct arena_match match = { .game = &nim_game,
                                 .setup = { .seats = 2 },
                                 .a = &a,
                                 .b = &b,
                                 .games = 2000,
                                 .seed = 5,
                                 .jobs = 1,
                                 .low = 0.5,
                                 .high = 0.6 };
    struct oxhide_match_result r;

    (void)unused;
    assert_true(contestant_find(&nim_game, "ai:8@300", &a));
    assert_true(contestant_find(&nim_game, "random", &b));
    assert_true(arena_play(&match, &r));
    assert_int_equal(r.verdict, OXHIDE_HIGH);
    assert_true(r.games < 400);
    match.a = &b;
    match.b = &a;
    assert_true(arena_play(&match, &r));
    assert_int_equal(r.verdict, OXHIDE_LOW);
}

static void test_contestants_are_read(void **unused)
{
    struct contestant c;

    (void)unused;
    assert_true(contestant_find(&nim_game, "cheat:ai:3@77", &c));
    assert_int_equal(c.pick.level, 3);
    assert_int_equal(c.playouts, 77);
    assert_ptr_not_equal(c.game.observe, nim_game.observe);
    assert_true(contestant_find(&nim_game, "plain@5", &c));
    assert_ptr_equal(c.game.observe, nim_game.observe);
    assert_false(contestant_find(&nim_game, "ai:3@", &c));
    assert_false(contestant_find(&nim_game, "ai:3@0", &c));
    assert_false(contestant_find(&nim_game, "cheat:", &c));
}

/* Who has more of feature 0, and less of feature 1 where that is above 4,
 * wins: the second needs the hidden layer. */
static void make_samples(struct learn_set *set, uint64_t seed)
{
    struct rng rng;

    rng_seed(&rng, seed);
    set->seats = 2;
    set->features = 3;
    set->count = 20000;
    set->feature = malloc(set->count * 6 * sizeof *set->feature);
    set->target = malloc(set->count * 2 * sizeof *set->target);
    for (size_t r = 0; r < set->count; r++) {
        int worth[2];

        for (int p = 0; p < 2; p++) {
            int16_t *f = set->feature + (r * 2 + (size_t)p) * 3;

            for (int i = 0; i < 3; i++)
                f[i] = (int16_t)rng_below(&rng, 9);
            worth[p] = f[0] - (f[1] > 4 ? 3 * (f[1] - 4) : 0);
        }
        set->target[r * 2] = worth[0] == worth[1]  ? 0.5f
                             : worth[0] > worth[1] ? 1
                                                   : 0;
        set->target[r * 2 + 1] = 1 - set->target[r * 2];
    }
}

static void test_learning_finds_what_decides(void **unused)
{
    struct learn_set learnt = { 0 }, held = { 0 };
    struct learn_net net, again;
    struct advice_net rounded, twin;

    (void)unused;
    make_samples(&learnt, 1);
    make_samples(&held, 2);
    learn_init(&net, &learnt, 3);
    learn_run(&net, &learnt, 4, 4);
    learn_round(&net, &rounded);
    assert_true(learn_constant_loss(&held) > 0.99);
    assert_true(learn_loss(&rounded, &held) < 0.4);
    learn_init(&again, &learnt, 3);
    learn_run(&again, &learnt, 4, 4);
    learn_round(&again, &twin);
    assert_memory_equal(&rounded, &twin, sizeof twin);
    free(learnt.feature);
    free(learnt.target);
    free(held.feature);
    free(held.target);
}

static void test_threads_add_up_at_the_root(void **unused)
{
    struct nim_state s = nim_at(14);
    struct player_job job = { .game = &nim_game, .state = &s, .seed = 9 };
    struct player_report one, three, again;
    uint32_t visits = 0;

    (void)unused;
    assert_true(players_find("ai:8", &job.pick));
    assert_true(parallel_think(&job, 1, 3001, &one));
    assert_true(parallel_think(&job, 3, 3001, &three));
    assert_true(parallel_think(&job, 3, 3001, &again));
    assert_int_equal(one.playouts, 3001);
    assert_int_equal(three.playouts, 3001);
    for (int i = 0; i < three.count; i++)
        visits += three.line[i].visits;
    assert_int_equal(visits, 3001);
    assert_int_equal(three.choice, 2);
    assert_memory_equal(&three, &again, sizeof again);
    assert_memory_not_equal(&three, &one, sizeof one);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_elo_of_a_share),
        cmocka_unit_test(test_the_fit_finds_the_ratings_behind_shares),
        cmocka_unit_test(test_a_match_is_the_same_on_any_number_of_threads),
        cmocka_unit_test(test_a_kept_tree_plays_on_any_number_of_threads),
        cmocka_unit_test(test_a_sequential_test_stops_early),
        cmocka_unit_test(test_contestants_are_read),
        cmocka_unit_test(test_learning_finds_what_decides),
        cmocka_unit_test(test_threads_add_up_at_the_root),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

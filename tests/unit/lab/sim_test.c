/* Bulk play: the same whatever the threads, sums that add up, and errors that
 * say what is wrong. Runs on every game there is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/games.h"
#include "oxhide_lab.h"

enum { GAMES = 40 };

static struct oxhide_sim_result run(const char *game, int seats, int jobs)
{
    struct oxhide_sim sim = {
        .table = { .game = game, .players = seats },
        .games = GAMES,
        .seed = 7,
        .jobs = jobs,
    };
    struct oxhide_sim_result result;
    char error[OXHIDE_LAB_ERROR_MAX];

    assert_true(oxhide_sim_run(&sim, &result, error));
    return result;
}

static void assert_same_mean(struct oxhide_mean a, struct oxhide_mean b)
{
    assert_memory_equal(&a, &b, sizeof a);
}

static void test_jobs_do_not_matter(void **unused)
{
    (void)unused;
    for (int i = 0; i < games_count(); i++) {
        const struct game *game = games_at(i);
        struct oxhide_sim_result one = run(game->id, game->seats_max, 1);
        struct oxhide_sim_result two = run(game->id, game->seats_max, 2);

        assert_memory_equal(one.row, two.row, GAMES * sizeof *one.row);
        assert_int_equal(one.lines, two.lines);
        for (int k = 0; k < one.lines; k++) {
            assert_string_equal(one.line[k].name, two.line[k].name);
            assert_same_mean(one.line[k].points, two.line[k].points);
            assert_same_mean(one.line[k].win_share, two.line[k].win_share);
        }
        for (int p = 0; p < one.seats; p++)
            assert_same_mean(one.seat[p].points, two.seat[p].points);
        oxhide_sim_done(&one);
        oxhide_sim_done(&two);
    }
}

static void test_sums_add_up(void **unused)
{
    (void)unused;
    for (int i = 0; i < games_count(); i++) {
        const struct game *game = games_at(i);
        struct oxhide_sim_result r = run(game->id, game->seats_min, 1);
        double wins = 0;

        assert_int_equal(r.seats, game->seats_min);
        for (int p = 0; p < r.seats; p++) {
            double points = 0;
            uint64_t ranks = 0;
            for (int k = 0; k < r.sources; k++)
                points += r.seat[p].source[k].mean;
            for (int k = 0; k < r.seats; k++)
                ranks += r.seat[p].ranks[k];
            assert_int_equal(ranks, GAMES);
            assert_true(points - r.seat[p].points.mean < 1e-9);
            assert_true(points - r.seat[p].points.mean > -1e-9);
            assert_true(r.seat[p].win_share.low <= r.seat[p].win_share.mean);
            assert_true(r.seat[p].win_share.high >= r.seat[p].win_share.mean);
            wins += r.seat[p].win_share.mean;
        }
        assert_true(wins > 1 - 1e-9 && wins < 1 + 1e-9);
        oxhide_sim_done(&r);
    }
}

static void refused(struct oxhide_sim sim, const char *part)
{
    struct oxhide_sim_result result;
    char error[OXHIDE_LAB_ERROR_MAX] = "";

    assert_false(oxhide_sim_run(&sim, &result, error));
    if (!strstr(error, part))
        fail_msg("'%s' does not say '%s'", error, part);
}

static void test_errors_say_what_is_wrong(void **unused)
{
    (void)unused;
    const struct oxhide_sim good = {
        .table = { .game = "null", .players = 2 },
        .games = 1,
        .jobs = 1,
    };
    const char *odd[] = { "colour" };
    struct oxhide_sim sim = good;

    sim.table.game = "chess";
    refused(sim, "no game 'chess'");
    sim = good;
    sim.table.players = 1;
    refused(sim, "2");
    sim = good;
    sim.table.seats = "random,random,random";
    refused(sim, "2 players, but 3 seats");
    sim.table.seats = "random,nobody";
    refused(sim, "no player 'nobody'");
    sim.table.seats = "random,random,random,random,random";
    refused(sim, "more than 4 seats");
    sim = good;
    sim.table.options = odd;
    sim.table.option_count = 1;
    refused(sim, "NAME=VALUE");
    sim = good;
    sim.games = 0;
    refused(sim, "games");
    sim = good;
    sim.jobs = 0;
    refused(sim, "jobs");
}

/* The null game: chance has a choice of two, the seat of one. */
static void test_perft_counts_chance(void **unused)
{
    (void)unused;
    struct oxhide_perft perft = {
        .table = { .game = "null", .players = 3 },
        .depth = 3,
    };
    uint64_t counts[OXHIDE_PERFT_MAX];
    char error[OXHIDE_LAB_ERROR_MAX];

    assert_true(oxhide_perft_run(&perft, counts, error));
    assert_int_equal(counts[0], 3);
    assert_int_equal(counts[1], 3);
    assert_int_equal(counts[2], 0);
    perft.record = "oxhide-record 1\ngame null rules 0\nseats 2\n. first B\n";
    perft.length = strlen(perft.record);
    perft.ply = 1;
    assert_true(oxhide_perft_run(&perft, counts, error));
    assert_int_equal(counts[0], 1);
    perft.ply = 2;
    assert_false(oxhide_perft_run(&perft, counts, error));
    assert_string_equal(error, "the record has 1 actions, not 2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_jobs_do_not_matter),
        cmocka_unit_test(test_sums_add_up),
        cmocka_unit_test(test_errors_say_what_is_wrong),
        cmocka_unit_test(test_perft_counts_chance),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Players cannot peek, at any game; and the test would notice if they did. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "games/games.h"
#include "oxhide_lab.h"

static struct oxhide_fair_result run(const struct game *game,
                                     const char *player, int seats)
{
    struct oxhide_fair fair = { .table = { .game = game->id, .players = seats },
                                .player = player,
                                .games = 2,
                                .seed = 1 };
    struct oxhide_fair_result result;
    char error[OXHIDE_LAB_ERROR_MAX];

    assert_true(oxhide_fair_run(&fair, &result, error));
    return result;
}

static void test_no_player_peeks(void **unused)
{
    static const char *const players[] = { "random", "greedy", "ai:1",
                                           "ai:8:rival@60" };

    (void)unused;
    for (int g = 0; g < games_count(); g++)
        for (int seats = games_at(g)->seats_min;
             seats <= games_at(g)->seats_max; seats++)
            for (size_t k = 0; k < sizeof players / sizeof *players; k++) {
                struct oxhide_fair_result r = run(games_at(g), players[k],
                                                  seats);

                assert_true(r.decisions > 0);
                assert_int_equal(r.different, 0);
                if (games_at(g)->secrets)
                    assert_true(r.swapped > r.decisions / 4);
            }
}

static void test_a_cheat_is_caught(void **unused)
{
    int caught = 0;

    (void)unused;
    for (int g = 0; g < games_count(); g++) {
        if (!games_at(g)->secrets)
            continue;
        assert_true(run(games_at(g), "cheat:ai:8@60", games_at(g)->seats_min)
                        .different);
        caught++;
    }
    assert_true(caught >= 2);
}

static void test_bad_trials_are_refused(void **unused)
{
    struct oxhide_fair fair = { .table = { .game = "bronze" }, .games = 1 };
    struct oxhide_fair_result result;
    char error[OXHIDE_LAB_ERROR_MAX];

    (void)unused;
    fair.player = "wizard";
    assert_false(oxhide_fair_run(&fair, &result, error));
    assert_non_null(strstr(error, "wizard"));
    fair.player = "greedy";
    fair.games = 0;
    assert_false(oxhide_fair_run(&fair, &result, error));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_player_peeks),
        cmocka_unit_test(test_a_cheat_is_caught),
        cmocka_unit_test(test_bad_trials_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Players cannot peek, at any game; and the test would notice if they did. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "games/games.h"
#include "lab/contest.h"
#include "lab/fair.h"

static struct fair_result run(const struct game *game, const struct game *known,
                              const char *player, int seats)
{
    struct fair_job job = { .game = game,
                            .known = known,
                            .seats = seats,
                            .playouts = 30,
                            .games = 2,
                            .seed = 11 };
    struct fair_result result;

    assert_true(players_find(player, &job.pick));
    assert_true(fair_run(&job, &result));
    return result;
}

static void test_no_player_peeks(void **unused)
{
    static const char *const players[] = { "random", "greedy", "ai:1",
                                           "ai:8:rival" };

    (void)unused;
    for (int g = 0; g < games_count(); g++)
        for (int seats = games_at(g)->seats_min;
             seats <= games_at(g)->seats_max; seats++)
            for (size_t k = 0; k < sizeof players / sizeof *players; k++) {
                struct fair_result r = run(games_at(g), games_at(g), players[k],
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
        struct contestant cheat;

        if (!games_at(g)->secrets)
            continue;
        assert_true(contestant_find(games_at(g), "cheat:ai:8", &cheat));
        assert_true(
            run(games_at(g), &cheat.game, "ai:8", games_at(g)->seats_min)
                .different);
        caught++;
    }
    assert_true(caught >= 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_player_peeks),
        cmocka_unit_test(test_a_cheat_is_caught),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

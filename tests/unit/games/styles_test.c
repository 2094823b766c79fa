/* Every style of every game shows in what it is measured by. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#include "games/games.h"
#include "lab/arena.h"

/* The statistic of a style, of the player that has it and of one without. The
 * games are the same on every machine: what they show once they always show. */
static void show_style(const struct game *game, int style)
{
    static const char *const names[] = { "builder", "explorer", "rival" };
    static struct contestant with, without;
    struct arena_match match = { .game = game,
                                 .setup = { .seats = 2 },
                                 .a = &with,
                                 .b = &without,
                                 .games = 60,
                                 .seed = 1,
                                 .jobs = 2 };
    struct oxhide_match_result found;
    char name[32];

    snprintf(name, sizeof name, "ai:5:%s@30", names[style]);
    assert_true(contestant_find(game, name, &with));
    assert_true(contestant_find(game, "ai:5@30", &without));
    assert_true(arena_play(&match, &found));
    if (found.statistic[0][style] < 1.05 * found.statistic[1][style])
        fail_msg("%s %s: %g against %g", game->id, names[style],
                 found.statistic[0][style], found.statistic[1][style]);
}

static void test_a_style_shows_in_its_statistic(void **unused)
{
    (void)unused;
    for (int k = 0; k < games_count(); k++) {
        const struct game *game = games_at(k);

        if (!game->advice || !game->advice->statistic)
            continue;
        for (int style = 0; style < ADVICE_STYLES; style++)
            show_style(game, style);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_style_shows_in_its_statistic),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

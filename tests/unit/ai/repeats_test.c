/* When a mistake is the one before it again. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ai/review.h"
#include "games/games.h"

/* An action of a game that names its object, or one that does not. */
static game_action action_that(const struct game *game, bool names)
{
    unsigned kind = 0;

    while ((rollout_watched(game, action_pack(kind, 0)) != UINT32_MAX) != names)
        kind++;
    return action_pack(kind, 0);
}

static void test_the_same_missed_again_is_no_other_mistake(void **unused)
{
    static _Alignas(16) unsigned char state[GAME_STATE_MAX];
    const struct game *game = games_find("golden-ages");
    struct review_choice c[2] = { { .best = 1 }, { .best = 1 } };
    struct review r = { .job.game = game, .states = state, .choice = c };

    (void)unused;
    game->begin(state, &(struct game_setup){ .seats = 2 });
    c[0].action[1] = c[1].action[1] = action_that(game, true);
    assert_true(review_repeats(&r, 1, 0));
    c[1].seat = 1;
    assert_false(review_repeats(&r, 1, 0)); /* of another seat */
    c[1].seat = 0;
    c[1].action[1]++;
    assert_false(review_repeats(&r, 1, 0)); /* another object */
    c[0].action[1] = c[1].action[1] = action_that(game, false);
    assert_false(review_repeats(&r, 1, 0)); /* no object */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_same_missed_again_is_no_other_mistake),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

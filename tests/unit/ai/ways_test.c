/* Actions side by side: on nim, whose right answers are known. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ai/reason.h"
#include "ai/ways.h"
#include "unit/ai/nim.h"

static void test_the_winning_move_of_nim_wins_every_game(void **unused)
{
    struct nim_state s = nim_at(3);
    void *memory = malloc(ways_memory_size(&nim_game));
    struct ways *w = calloc(1, sizeof *w);

    (void)unused;
    *w = (struct ways){ .game = &nim_game,
                        .seat = 0,
                        .seats = 2,
                        .count = 2,
                        .playouts = 60,
                        .action = { 3, 2 } };
    for (uint32_t n = 0; n < 20; n++)
        ways_play(memory, w, &s, 1, n);
    assert_int_equal(w->games, 20);
    assert_int_equal(ways_share(w, 0, 0).mean, UTILITY_ONE);
    assert_int_equal(ways_share(w, 1, 0).mean, 0);
    assert_int_equal(compare_difference(&w->against[1], 0).mean, UTILITY_ONE);
    assert_int_equal(compare_difference(&w->against[0], 0).mean, 0);
    w->left_out[1] = true;
    ways_play(memory, w, &s, 1, 20);
    assert_int_equal(w->against[0].pairs, 21);
    assert_int_equal(w->against[1].pairs, 20);
    free(memory);
    free(w);
}

static void test_all_ways_are_found_once(void **unused)
{
    struct nim_state s = nim_at(3);
    _Alignas(16) unsigned char room[2 * GAME_STATE_MAX];
    game_action list[WAYS_MAX];

    (void)unused;
    assert_int_equal(ways_find(&nim_game, &s, room, list), 3);
    assert_true(ways_same(&nim_game, &s, list[0], list[0], room));
    assert_false(ways_same(&nim_game, &s, list[0], list[1], room));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_winning_move_of_nim_wins_every_game),
        cmocka_unit_test(test_all_ways_are_found_once),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

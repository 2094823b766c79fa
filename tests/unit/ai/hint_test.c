/* What two actions differ in. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ai/hint.h"
#include "unit/ai/nim.h"

static const struct game_source sources[] = { { "stones", "Stones" },
                                              { "luck", "Good luck" } };

static void test_the_winning_move_of_nim_is_a_point_better(void **unused)
{
    struct nim_state s = nim_at(3);
    void *memory = malloc(hint_memory_size(&nim_game));
    struct hint win, lose;

    (void)unused;
    hint_weigh(memory, &nim_game, &s, 3, 50, 1, &win);
    hint_weigh(memory, &nim_game, &s, 2, 50, 1, &lose);
    assert_int_equal(win.now[0], 100);
    assert_int_equal(win.end[0], 100);
    assert_int_equal(lose.now[0], 0);
    assert_int_equal(lose.end[0], 0);
    free(memory);
}

static void test_differences_are_said_largest_first(void **unused)
{
    struct game game = nim_game;
    struct hint one = { .end = { 200, 510 } }, other = { .end = { 240, 300 } };
    char words[200];
    struct text text;

    (void)unused;
    game.sources = sources;
    game.source_count = 2;
    text_init(&text, words, sizeof words);
    hint_say(&game, &one, &other, &text);
    assert_string_equal(
        words, "2.1 more points from good luck, 0.4 fewer from stones");
    text_init(&text, words, sizeof words);
    hint_say(&game, &one, &one, &text);
    assert_string_equal(words, "about the same points");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_winning_move_of_nim_is_a_point_better),
        cmocka_unit_test(test_differences_are_said_largest_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

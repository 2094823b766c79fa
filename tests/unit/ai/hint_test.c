/* What two actions differ in. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ai/hint.h"
#include "unit/ai/nim.h"

static const char *const sources[] = { "stones", "luck", "skill" };

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

static void test_what_speaks_for_the_first_comes_first(void **unused)
{
    struct game game = nim_game;
    struct hint one = { .end = { 200, 510, 29 } },
                other = { .end = { 440, 300 } };
    struct hint_reason reasons[HINT_REASONS_MAX];

    (void)unused;
    game.sources = sources;
    game.source_count = 3;
    assert_int_equal(hint_reasons(&game, &one, &other, reasons), 2);
    assert_int_equal(reasons[0].source, 1);
    assert_int_equal(reasons[0].more, 210);
    assert_int_equal(reasons[1].source, 0);
    assert_int_equal(reasons[1].more, -240);
    assert_int_equal(hint_reasons(&game, &one, &one, reasons), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_winning_move_of_nim_is_a_point_better),
        cmocka_unit_test(test_what_speaks_for_the_first_comes_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

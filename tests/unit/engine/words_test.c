/* Words of actions, on a made-up table that has every form of operand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "engine/words.h"
#include "games/games.h"

static const char *const names[] = { "red-ochre", "salt" };
static const char *const titles[] = { "Red ochre", "Salt" };

static const struct game_kind kinds[] = {
    { "pass", "passes", false, { { 0 } } },
    { "go $,$",
      "goes to row $1, column $2",
      false,
      { { 8, 8, 10, 0, NULL, NULL }, { 0, 8, 12, -1, NULL, NULL } } },
    { "sell $ used",
      "sells $1 for $a",
      false,
      { { 4, 1, 2, 0, names, titles } } },
    { "sell $", "keeps $1", false, { { 4, 1, 2, 0, names, titles } } },
};

static const char *detail(const void *state, game_action action, int k)
{
    (void)state, (void)action;
    return k == 0 ? "copper" : "tin";
}

static const struct game toy = { .kinds = kinds,
                                 .kind_count = 4,
                                 .detail = detail };

static void assert_words(game_action x, const char *words)
{
    char out[GAME_TEXT_MAX];
    game_action back;

    words_format(&toy, x, out);
    assert_string_equal(out, words);
    assert_true(words_parse(&toy, words, &back));
    assert_int_equal(back, x);
}

static void test_every_form_prints_and_parses(void **unused)
{
    (void)unused;
    assert_words(action_make(0, 0, 0, 0), "pass");
    assert_words(action_make(1, 0, 9, 11), "go 9,10");
    assert_words(action_make(1, 0, 0, 0), "go 0,-1");
    assert_words(action_pack(2, 1 << 4), "sell salt used");
    assert_words(action_pack(3, 0), "sell red-ochre");
}

static void test_nothing_else_is_read(void **unused)
{
    (void)unused;
    static const char *const bad[] = {
        "",         "pas",      "pass ",   " pass",      "Pass",
        "go 10,3",  "go 1,11",  "go 01,1", "go 1, 1",    "go 1",
        "sell tin", "sell",     "sell ",   "sell salt ", "sell salt  used",
        "go 1,2,3", "go +1,+1",
    };
    game_action x = 7;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(words_parse(&toy, bad[i], &x));
    assert_int_equal(x, 7);
}

static void test_sentences(void **unused)
{
    (void)unused;
    char out[GAME_SAY_MAX];
    struct text t;

    text_init(&t, out, sizeof out);
    words_say(&toy, NULL, action_make(1, 0, 2, 3), &t);
    assert_string_equal(out, "goes to row 2, column 2");
    text_init(&t, out, sizeof out);
    words_say(&toy, NULL, action_pack(2, 1 << 4), &t);
    assert_string_equal(out, "sells Salt for copper");
}

static void test_every_action_once(void **unused)
{
    (void)unused;
    uint64_t at = 0;
    game_action x, last = 0;
    int count = 0;

    while (words_every(&toy, &at, &x)) {
        assert_true(count == 0 || x > last);
        last = x;
        count++;
    }
    assert_int_equal(count, 1 + 10 * 12 + 2 + 2);
}

static void test_games_are_found_by_id(void **unused)
{
    (void)unused;
    for (int i = 0; i < games_count(); i++)
        assert_ptr_equal(games_find(games_at(i)->id), games_at(i));
    assert_null(games_find("chess"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_form_prints_and_parses),
        cmocka_unit_test(test_nothing_else_is_read),
        cmocka_unit_test(test_sentences),
        cmocka_unit_test(test_every_action_once),
        cmocka_unit_test(test_games_are_found_by_id),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Words of actions, on a made-up table that has every form of operand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/words.h"
#include "games/games.h"

static const char *const names[] = { "red-ochre", "salt" };
static const char *const seats[] = { "A", "B" };
static const char *const labels[] = { "Ochre", "salt" };

static const struct game_kind kinds[] = {
    { "pass", false, { { 0 } } },
    { "go $,$",
      false,
      { { 8, 8, 10, 0, NULL, .arg = "row" },
        { 0, 8, 12, -1, NULL, .arg = "column" } } },
    { "sell $ used",
      false,
      { { 4, 1, 2, 0, names, .arg = "what", .labels = labels,
          .typed = true } } },
    { "sell $", false, { { 4, 1, 2, 0, names, .arg = NULL } } },
    { "sell $ $",
      false,
      { { 4, 1, 2, 0, names, .arg = NULL },
        { 0, 1, 2, 0, seats, .arg = "to", .seat = true } } },
    { "pass", true, { { 0 } } },
};

static void args(const void *state, game_action action,
                 struct message_args *out)
{
    (void)state, (void)action;
    message_word(out, "for", "copper");
}

static const struct game toy = {
    .id = "toy", .kinds = kinds, .kind_count = 6, .args = args
};
static const struct game_head now = { .actor = 1, .seats = 2 };

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

static void test_people_type_labels_in_any_case(void **unused)
{
    (void)unused;
    char out[GAME_TEXT_MAX];
    game_action x;

    words_type(&toy, action_pack(2, 0), out);
    assert_string_equal(out, "sell Ochre used");
    assert_true(words_typed(&toy, "sell oCHRE used", &x));
    assert_int_equal(x, action_pack(2, 0));
    assert_true(words_typed(&toy, "go 9,10", &x));
    assert_int_equal(x, action_make(1, 0, 9, 11));
    assert_false(words_typed(&toy, "sell red-ochre used", &x));
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

static void assert_key(unsigned kind, bool offer, const char *expected)
{
    char key[MESSAGE_KEY_MAX];

    words_key(&toy, kind, offer, key);
    assert_string_equal(key, expected);
}

static void test_every_kind_has_its_key(void **unused)
{
    (void)unused;
    assert_key(0, false, "toy-pass");
    assert_key(0, true, "toy-pass.offer");
    assert_key(2, false, "toy-sell-used");
    assert_key(3, false, "toy-sell");
    assert_key(4, true, "toy-sell-2.offer");
    assert_key(5, true, "toy-chance-pass");
}

static void assert_put(game_action x, const char *expected)
{
    char out[256];
    struct json json;

    json_init(&json, out, sizeof out);
    words_put(&toy, &now, x, false, &json);
    assert_string_equal(out, expected);
}

static void test_sentences_are_told_operands_and_more(void **unused)
{
    (void)unused;
    assert_put(action_make(1, 0, 2, 3),
               "\"key\":\"toy-go\",\"args\":{\"actor\":{\"seat\":1},"
               "\"row\":2,\"column\":2,\"for\":\"copper\"}");
    assert_put(action_pack(2, 0),
               "\"key\":\"toy-sell-used\",\"args\":{\"actor\":{\"seat\":1},"
               "\"what\":\"Ochre\",\"for\":\"copper\"}");
    assert_put(action_pack(4, 1),
               "\"key\":\"toy-sell-2\",\"args\":{\"actor\":{\"seat\":1},"
               "\"to\":{\"seat\":1},\"for\":\"copper\"}");
}

static void test_without_a_text_the_words_are_said(void **unused)
{
    static struct texts none;
    const struct voice voice = { .texts = &none, .you = -1 };
    char out[256];
    struct json json;

    (void)unused;
    json_init(&json, out, sizeof out);
    json.voice = &voice;
    words_put(&toy, &now, action_make(1, 0, 2, 3), true, &json);
    assert_non_null(strstr(out, "\"say\":\"go 2,2\""));
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
    assert_int_equal(count, 1 + 10 * 12 + 2 + 2 + 4 + 1);
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
        cmocka_unit_test(test_people_type_labels_in_any_case),
        cmocka_unit_test(test_nothing_else_is_read),
        cmocka_unit_test(test_every_kind_has_its_key),
        cmocka_unit_test(test_sentences_are_told_operands_and_more),
        cmocka_unit_test(test_without_a_text_the_words_are_said),
        cmocka_unit_test(test_every_action_once),
        cmocka_unit_test(test_games_are_found_by_id),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

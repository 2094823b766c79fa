/* The JSON reader: what it takes, and what it must refuse. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/json_read.h"

static bool reads(const char *text)
{
    struct json_object o;

    return json_read(&o, text, strlen(text));
}

static void test_members_are_found_by_name_and_kind(void **unused)
{
    static const char text[] = " { \"do\" : \"move\", \"ply\":-12,\"on\":true, "
                               "\"list\":[1,\"x\",{}],\"no\":null,\"f\":1.5e3}";
    struct json_object o;
    char word[8];
    int64_t n = 0;
    bool on = false;

    (void)unused;
    assert_true(json_read(&o, text, strlen(text)));
    assert_true(json_get_str(&o, "do", word, sizeof word));
    assert_string_equal(word, "move");
    assert_true(json_get_int(&o, "ply", &n));
    assert_int_equal(n, -12);
    assert_true(json_get_bool(&o, "on", &on) && on);
    assert_int_equal(json_get(&o, "no").kind, JSON_NULL);
    assert_int_equal(json_get(&o, "f").kind, JSON_FRACTION);
    assert_int_equal(json_get(&o, "missing").kind, JSON_NONE);
    assert_false(json_get_int(&o, "do", &n));
    assert_false(json_get_int(&o, "f", &n));
    assert_false(json_get_str(&o, "ply", word, sizeof word));
}

static void test_elements_come_in_order(void **unused)
{
    static const char text[] = "{\"list\":[ 1 ,\"x\", {\"a\":[]} ],\"e\":[]}";
    static const enum json_kind kinds[] = { JSON_INT, JSON_STRING,
                                            JSON_OBJECT };
    struct json_object o;
    struct json_slice item;
    size_t at = 0;
    int n = 0;

    (void)unused;
    assert_true(json_read(&o, text, strlen(text)));
    struct json_slice list = json_get(&o, "list"), none = json_get(&o, "e");
    while (json_each(&list, &at, &item))
        assert_int_equal(item.kind, kinds[n++]);
    assert_int_equal(n, 3);
    at = 0;
    assert_false(json_each(&none, &at, &item));
}

static void test_strings_are_unescaped_and_must_fit(void **unused)
{
    static const char text[] = "{\"s\":\"a\\n\\u00e9\\ud83d\\ude00\xc3\xa9\","
                               "\"zero\":\"a\\u0000b\",\"four\":\"abcd\"}";
    struct json_object o;
    char out[16] = "before";

    (void)unused;
    assert_true(json_read(&o, text, strlen(text)));
    assert_true(json_get_str(&o, "s", out, sizeof out));
    assert_string_equal(out, "a\n\xc3\xa9\xf0\x9f\x98\x80\xc3\xa9");
    assert_false(json_get_str(&o, "zero", out, sizeof out));
    assert_false(json_get_str(&o, "four", out, 4));
    assert_string_equal(out, "a\n\xc3\xa9\xf0\x9f\x98\x80\xc3\xa9");
    assert_true(json_get_str(&o, "four", out, 5));
}

static void test_what_is_not_one_object_is_refused(void **unused)
{
    static const char *const bad[] = {
        "",
        "[]",
        "{",
        "{}x",
        "{\"a\":1,}",
        "{\"a\":01}",
        "{\"a\":+1}",
        "{\"a\":1.}",
        "{\"a\":.5}",
        "{\"a\":1e}",
        "{a:1}",
        "{\"a\":'x'}",
        "{\"a\":\"\n\"}",
        "{\"a\":\"\\x\"}",
        "{\"a\":\"\\u12\"}",
        "{\"a\":\"\\ud800\"}",
        "{\"a\":\"\\udc00\"}",
        "{\"a\":tru}",
        "{\"a\":1,\"a\":2}",
        "{\"a\":[1,]}",
        "{\"a\":9223372036854775808}",
        "{\"a\":\"\xc0\x80\"}",
        "{\"a\":\"\xed\xa0\x80\"}",
        "{\"a\":\"\xf5\x80\x80\x80\"}",
        "{\"a\":\"\xe2\x82\"}",
        "{\"a\":\"\x80\"}",
        "{\"a\":\"open}",
        "{\"a\" 1}",
        "{\"a\":[[[[[[[[1]]]]]]]]}",
    };

    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (reads(bad[i]))
            fail_msg("was read: %s", bad[i]);
    assert_true(reads("{}"));
    assert_true(reads("{\"a\":-9223372036854775808}"));
    assert_true(reads("{\"a\":[[[[[[1]]]]]]}"));
}

static void test_only_so_many_members(void **unused)
{
    char text[1024] = "{";

    (void)unused;
    for (int i = 0; i <= JSON_FIELDS_MAX; i++) {
        char one[16] = { i ? ',' : ' ',
                         '"',
                         (char)('a' + i % 26),
                         (char)('a' + i / 26),
                         '"',
                         ':',
                         '1',
                         0 };
        strcat(text, one);
        char whole[1024];
        strcpy(whole, text);
        strcat(whole, "}");
        assert_int_equal(reads(whole), i < JSON_FIELDS_MAX);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_members_are_found_by_name_and_kind),
        cmocka_unit_test(test_elements_come_in_order),
        cmocka_unit_test(test_strings_are_unescaped_and_must_fit),
        cmocka_unit_test(test_what_is_not_one_object_is_refused),
        cmocka_unit_test(test_only_so_many_members),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

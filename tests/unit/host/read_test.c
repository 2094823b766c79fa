/* A request of the page as the host gets it. */
#include "unit/session/table.h"

#include "apps/wasm/read.c"

static struct oxhide_value values[64];

static bool reads(const char *text)
{
    static char strings[256];
    struct read_room room = { values, strings, 64, sizeof strings };

    return read_request(text, strlen(text), &room);
}

static void test_values_lie_one_after_another(void **unused)
{
    (void)unused;
    assert_true(reads(" {\"a\": [1, -20,\"x\"], \"b\":{}, \"c\":null,"
                      "\"d\":true,\"e\":false,\"f\":1.5e3,\"g\":[] } "));
    assert_int_equal(values[0].type, OXHIDE_OBJECT);
    assert_int_equal(values[0].count, 7);
    assert_int_equal(values[0].span, 11);
    assert_string_equal(values[1].name, "a");
    assert_int_equal(values[1].count, 3);
    assert_int_equal(values[1].span, 4);
    assert_int_equal(values[3].number, -20);
    assert_string_equal(values[4].text, "x");
    assert_int_equal(values[5].type, OXHIDE_OBJECT);
    assert_int_equal(values[6].type, OXHIDE_NULL);
    assert_int_equal(values[7].type, OXHIDE_TRUE);
    assert_int_equal(values[8].type, OXHIDE_FALSE);
    assert_int_equal(values[9].type, OXHIDE_OTHER);
    assert_int_equal(values[10].type, OXHIDE_LIST);
}

static void test_strings_stand_on_their_own(void **unused)
{
    (void)unused;
    assert_true(reads("{\"a\\u0041\":\"x\\ny\",\"b\":\"\"}"));
    assert_string_equal(values[1].name, "aA");
    assert_string_equal(values[1].text, "x\ny");
    assert_int_equal(values[1].length, 3);
    assert_string_equal(values[2].text, "");
}

static void test_what_is_no_object_or_too_much_is_refused(void **unused)
{
    static char many[400], text[4];
    struct read_room small = { values, text, 64, sizeof text };

    (void)unused;
    assert_false(reads("[1,2]"));
    assert_false(reads("{\"a\":}"));
    assert_false(reads("{\"a\":\"\\u0000\"}"));
    strcpy(many, "{\"a\":[0");
    for (int i = 0; i < 61; i++)
        strcat(many, ",0");
    strcat(many, "]}");
    assert_true(reads(many));
    many[strlen(many) - 2] = '\0';
    strcat(many, ",0]}");
    assert_false(reads(many));
    assert_true(read_request("{\"a\":1}", 7, &small));
    assert_false(read_request("{\"abcd\":1}", 10, &small));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values_lie_one_after_another),
        cmocka_unit_test(test_strings_stand_on_their_own),
        cmocka_unit_test(test_what_is_no_object_or_too_much_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

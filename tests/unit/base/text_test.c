/* Text, JSON and the bit and random helpers of base. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/bits.h"
#include "oxhide_json.h"
#include "base/mem.h"
#include "base/rng.h"
#include "oxhide_text.h"

static void test_numbers(void **unused)
{
    (void)unused;
    char out[64];
    struct text t;

    text_init(&t, out, sizeof out);
    text_int(&t, INT64_MIN);
    text_char(&t, ' ');
    text_uint(&t, UINT64_MAX);
    assert_string_equal(out, "-9223372036854775808 18446744073709551615");
    assert_false(t.full);
}

static void test_overflow_is_remembered_and_terminated(void **unused)
{
    (void)unused;
    char out[5];
    struct text t;

    text_init(&t, out, sizeof out);
    text_put(&t, "abcdef");
    assert_true(t.full);
    assert_string_equal(out, "abcd");
    text_char(&t, 'x');
    assert_string_equal(out, "abcd");
    text_init(&t, out, 0);
    assert_true(t.full);
}

static void test_no_character_is_cut_in_two(void **unused)
{
    (void)unused;
    char out[5];
    struct text t;

    text_init(&t, out, sizeof out);
    text_put(&t, "ab\xe2\x80\x9c"
                 "c");
    assert_true(t.full);
    assert_string_equal(out, "ab");
    text_init(&t, out, sizeof out);
    text_put(&t, "ab\xc3\xa9\xc3\xa9");
    assert_string_equal(out, "ab\xc3\xa9");
}

static void test_padding_counts_printed_characters_only(void **unused)
{
    (void)unused;
    char out[64];
    struct text t;

    text_init(&t, out, sizeof out);
    text_put(&t, "first line\n");
    text_style(&t, STYLE_STRONG);
    text_put(&t, "\xc3\xa9t\xc3\xa9");
    text_pad(&t, 5);
    text_char(&t, '|');
    assert_string_equal(out, "first line\n\x15\xc3\xa9t\xc3\xa9  |");
}

static void test_wrapping_breaks_between_words(void **unused)
{
    (void)unused;
    char out[64];
    struct text t;

    text_init(&t, out, sizeof out);
    text_put(&t, "Troy ");
    text_wrap(&t, "two words  and more", 3, 10);
    assert_string_equal(out, "Troy two\n   words\n   and\n   more");
    text_init(&t, out, sizeof out);
    text_wrap(&t, "it fits it", 2, 10);
    assert_string_equal(out, "it fits it");
    text_init(&t, out, sizeof out);
    text_wrap(&t, "", 2, 10);
    assert_string_equal(out, "");
}

static void test_reading_numbers(void **unused)
{
    (void)unused;
    uint64_t n = 7;

    assert_true(text_read_uint("18446744073709551615", &n));
    assert_true(n == UINT64_MAX);
    assert_false(text_read_uint("18446744073709551616", &n));
    assert_false(text_read_uint("", &n));
    assert_false(text_read_uint("-1", &n));
    assert_false(text_read_uint("12x", &n));
    assert_true(n == UINT64_MAX);
}

static void test_strings(void **unused)
{
    (void)unused;
    assert_true(text_equal("sea", "sea"));
    assert_false(text_equal("sea", "seat"));
    assert_false(text_equal("seat", "sea"));
    assert_true(text_starts("seat", "sea"));
    assert_false(text_starts("sea", "seat"));
    assert_int_equal(text_length("four"), 4);
    assert_true(mem_equal("abc", "abd", 2));
    assert_false(mem_equal("abc", "abd", 3));
}

static void test_json(void **unused)
{
    (void)unused;
    char out[256];
    struct json j;

    json_init(&j, out, sizeof out);
    json_open(&j, NULL, '{');
    json_str(&j, "a", "say \"hi\"\\\n\x01\x11 end");
    json_str(&j, "b", NULL);
    json_open(&j, "c", '[');
    json_int(&j, NULL, -3);
    json_bool(&j, NULL, true);
    json_raw(&j, NULL, "{}");
    json_close(&j, ']');
    json_seed(&j, "d", UINT64_MAX);
    json_close(&j, '}');
    assert_string_equal(
        out, "{\"a\":\"say \\\"hi\\\"\\\\\\n\\u0001 end\",\"b\":null,"
             "\"c\":[-3,true,{}],\"d\":\"18446744073709551615\"}");
}

static void test_bits(void **unused)
{
    (void)unused;
    uint64_t m = 0x8000000000000412ull;

    assert_int_equal(bit_lowest(m), 1);
    assert_int_equal(bit_highest(m), 63);
    assert_int_equal(bit_count(m), 4);
    assert_int_equal(bit_nth(m, 0), 1);
    assert_int_equal(bit_nth(m, 2), 10);
    assert_int_equal(bit_nth(m, 3), 63);
}

/* The vectors that docs/notation.md prints. */
static void test_rng_vectors(void **unused)
{
    (void)unused;
    static const struct {
        uint32_t ply, back, out[4];
    } at[] = {
        { 7, 0, { 2387245580u, 845559900u, 90286868u, 220191554u } },
        { 7, 1, { 231858531u, 1860457162u, 1050692875u, 4144017621u } },
    };
    static const uint32_t plain[4] = { 2643743425u, 1762251840u, 1632151183u,
                                       1417845339u };
    static const uint32_t dice[8] = { 1, 2, 3, 5, 0, 1, 2, 4 };
    struct rng r;

    rng_seed(&r, 42);
    for (int i = 0; i < 4; i++)
        assert_int_equal(rng_next(&r), plain[i]);
    for (int k = 0; k < 2; k++) {
        rng_at(&r, 42, at[k].ply, at[k].back);
        for (int i = 0; i < 4; i++)
            assert_int_equal(rng_next(&r), at[k].out[i]);
    }
    rng_seed(&r, 0);
    for (int i = 0; i < 8; i++)
        assert_int_equal(rng_below(&r, 6), dice[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_overflow_is_remembered_and_terminated),
        cmocka_unit_test(test_no_character_is_cut_in_two),
        cmocka_unit_test(test_padding_counts_printed_characters_only),
        cmocka_unit_test(test_wrapping_breaks_between_words),
        cmocka_unit_test(test_reading_numbers),
        cmocka_unit_test(test_strings),
        cmocka_unit_test(test_json),
        cmocka_unit_test(test_bits),
        cmocka_unit_test(test_rng_vectors),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

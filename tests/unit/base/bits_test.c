/* Bits spread to bytes: at a stroke and eight at a time as one by one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "base/bits.h"
#include "base/rng.h"

static void test_bits_become_bytes(void **unused)
{
    uint8_t out[BIT_WIDE + 1];
    uint64_t seed = 1;

    (void)unused;
    for (int k = 0; k < 1000; k++) {
        uint64_t x = rng_mix(&seed);

        out[BIT_WIDE] = 77;
        bit_spread_wide(x, out);
        for (int i = 0; i < BIT_WIDE; i++)
            assert_int_equal(out[i], x >> i & 1);
        assert_int_equal(out[BIT_WIDE], 77);
        for (unsigned lane = 1; lane <= 8; lane++)
            for (unsigned i = 0; i < 8; i++)
                assert_int_equal(bit_spread(x, lane) >> 8 * i & 255,
                                 x >> lane * i & ((1u << lane) - 1));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bits_become_bytes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

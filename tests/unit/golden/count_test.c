/* What a seat has, of all sources at once. */
#include "unit/golden/table.h"

static void test_all_at_once_are_those_one_by_one(void **unused)
{
    static struct golden_state s;
    const struct game_setup setup = { .seats = 3 };
    unsigned all[COUNTED_COUNT];
    struct rng rng;

    (void)unused;
    rng_seed(&rng, 4);
    for (int i = 0; i < 20; i++) {
        memset(&s, 0, sizeof s);
        for (golden_begin(&s, &setup); s.head.actor != ACTOR_NONE;) {
            golden_step(&s, &rng);
            for (int p = 0; p < s.head.seats; p++) {
                golden_count_all(&s, p, all);
                for (unsigned k = 0; k < COUNTED_COUNT; k++)
                    assert_int_equal(all[k], golden_count(&s, p, k));
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_at_once_are_those_one_by_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

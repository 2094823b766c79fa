/* The threads of the lab. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdatomic.h>

#include "lab/pool.h"

enum { ITEMS = 1000 };

struct counts {
    atomic_int done[ITEMS];
    atomic_int busy[64]; /* items a worker has in hand */
    uint64_t told, fails_at;
};

static bool count(void *user, int worker, uint64_t item)
{
    struct counts *c = user;

    if (item == c->fails_at)
        return false;
    if (atomic_fetch_add(&c->busy[worker], 1))
        return false;
    atomic_fetch_add(&c->done[item], 1);
    atomic_fetch_sub(&c->busy[worker], 1);
    return true;
}

static void tell(void *user, uint64_t done, uint64_t all)
{
    struct counts *c = user;

    assert_true(done >= c->told && done <= all);
    c->told = done;
}

static void test_every_item_is_done_once(void **unused)
{
    (void)unused;
    for (int jobs = 1; jobs <= 8; jobs++) {
        struct counts c = { .fails_at = UINT64_MAX };

        assert_true(pool_run(&(struct pool_job){ .jobs = jobs,
                                                 .count = ITEMS,
                                                 .work = count,
                                                 .progress = tell,
                                                 .user = &c }));
        for (int i = 0; i < ITEMS; i++)
            assert_int_equal(atomic_load(&c.done[i]), 1);
        assert_int_equal(c.told, ITEMS);
    }
}

static void test_a_failure_ends_the_work(void **unused)
{
    struct counts c = { .fails_at = 3 };

    (void)unused;
    assert_false(pool_run(&(struct pool_job){
        .jobs = 1, .count = ITEMS, .work = count, .user = &c }));
    assert_int_equal(atomic_load(&c.done[2]), 1);
    assert_int_equal(atomic_load(&c.done[4]), 0);
}

static void test_no_items_no_work(void **unused)
{
    (void)unused;
    assert_true(pool_run(&(struct pool_job){ .jobs = 4, .work = count }));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_item_is_done_once),
        cmocka_unit_test(test_a_failure_ends_the_work),
        cmocka_unit_test(test_no_items_no_work),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

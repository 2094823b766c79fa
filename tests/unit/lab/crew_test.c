/* Threads that stay. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <sched.h>
#include <stdatomic.h>

#include "lab/crew.h"

enum { ITEMS = 100, JOBS = 200, CREWS = 5000 };

struct counts {
    atomic_int done[ITEMS];
    atomic_int busy[64]; /* items a worker has in hand */
    atomic_int all, clashes;
    int wait_for; /* the first item waits until so many are done */
};

static void count(void *user, int worker, uint64_t item)
{
    struct counts *c = user;

    if (atomic_fetch_add(&c->busy[worker], 1))
        atomic_fetch_add(&c->clashes, 1);
    while (!item && atomic_load(&c->all) < c->wait_for)
        sched_yield();
    atomic_fetch_add(&c->done[item], 1);
    atomic_fetch_add(&c->all, 1);
    atomic_fetch_sub(&c->busy[worker], 1);
}

static void test_every_item_is_done_once_in_every_job(void **unused)
{
    (void)unused;
    for (int workers = 1; workers <= 5; workers++) {
        struct crew *crew = crew_new(workers);

        assert_non_null(crew);
        for (int job = 0; job < JOBS; job++) {
            struct counts c = { 0 };
            int items = job % ITEMS;
            crew_run(crew, (uint64_t)items, count, &c);
            for (int i = 0; i < ITEMS; i++)
                assert_int_equal(atomic_load(&c.done[i]), i < items);
            assert_int_equal(atomic_load(&c.clashes), 0);
        }
        crew_free(crew);
    }
}

/* Without help from the others the first item would wait for ever. */
static void test_who_is_done_helps(void **unused)
{
    struct counts c = { .wait_for = ITEMS - 1 };
    struct crew *crew = crew_new(3);

    (void)unused;
    assert_non_null(crew);
    crew_run(crew, ITEMS, count, &c);
    assert_int_equal(atomic_load(&c.all), ITEMS);
    crew_free(crew);
}

/* A worker that comes late to the last job still hears that it may leave. */
static void test_a_crew_is_freed_right_after_a_job(void **unused)
{
    (void)unused;
    for (int i = 0; i < CREWS; i++) {
        struct counts c = { 0 };
        struct crew *crew = crew_new(4);
        assert_non_null(crew);
        crew_run(crew, 2, count, &c);
        crew_free(crew);
        assert_int_equal(atomic_load(&c.all), 2);
    }
}

static void test_a_crew_without_work(void **unused)
{
    struct crew *crew = crew_new(4);

    (void)unused;
    assert_non_null(crew);
    crew_run(crew, 0, count, NULL);
    crew_free(crew);
    crew_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_item_is_done_once_in_every_job),
        cmocka_unit_test(test_who_is_done_helps),
        cmocka_unit_test(test_a_crew_is_freed_right_after_a_job),
        cmocka_unit_test(test_a_crew_without_work),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

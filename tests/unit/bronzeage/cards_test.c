/* Chapter 4 of the rules: drawing, Territories, playing cards. */
#include "table.h"

static void test_ba_4_1_a_drawn_card_comes_into_the_hand(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    play(&s, "play plains a");
    play(&s, "draw2");
    assert_refused(&s, "front m02", "BA-8.5");
    assert_refused(&s, "front s05", "BA-8.5");
    assert_refused(&s, "front ?", "BA-8.5");
    play(&s, "front s04");
    assert_true(holds(&s, A, CARD_S04));
    assert_int_equal(s.seat[A].held[TYPE_SEA], 2);
    assert_int_equal(s.seat[A].held[ALL], 4);
    assert_refused(&s, "top b sea", "BA-8.1");
    play(&s, "top a sea");
}

static void test_ba_4_1r1_a_short_deck_gives_what_it_has(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    shrink(&s, 0, 1);
    give_territories(&s, A, TYPE_SEA, 1);
    play(&s, "play plains a");
    play(&s, "draw2");
    play(&s, "front s01");
    assert_int_equal(s.size[0], 0);
    assert_int_equal(s.top[0], TYPE_NONE);
    assert_int_equal(s.collapse, COLLAPSE_NOW);
}

static void test_ba_4_2_a_territory_has_a_type_and_no_front(void **unused)
{
    struct bronzeage_state s = table();
    uint64_t before;

    (void)unused;
    before = bronzeage_unlocated(&s, TYPE_SEA);
    play(&s, "play sea a");
    assert_int_equal(s.seat[A].territories[TYPE_SEA], 1);
    assert_true(before == bronzeage_unlocated(&s, TYPE_SEA));
    play(&s, "top a sea");
    assert_int_equal(count_legal(&s), 14);
}

static void test_ba_4_3_any_card_goes_under_the_basic_one(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    give(&s, A, CARD_S16);
    play(&s, "play sea b");
    play(&s, "play1");
    assert_refused(&s, "card s13 basic", "BA-4.3");
    assert_true(allowed(&s, "card s05 basic"));
    play(&s, "card s16 basic");
    assert_int_equal(s.head.actor, B);
    assert_int_equal(bronzeage_icons(&s.seat[A], TYPE_SEA), 2);
}

/* Liz plays P01 either way. */
static void test_ba_4_4_liz_has_two_ways(void **unused)
{
    struct bronzeage_state s = table(), t;

    (void)unused;
    play(&s, "play sea b");
    play(&s, "play1");
    t = s;
    play(&s, "card p01 basic");
    assert_int_equal(bronzeage_points(&s, A, SOURCE_BASIC), 1);
    assert_int_equal(s.head.actor, B);
    play(&t, "card p01 special");
    assert_int_equal(bronzeage_points(&t, A, SOURCE_SPECIAL), 3);
    assert_int_equal(bronzeage_points(&t, A, SOURCE_BASIC), 0);
    assert_int_equal(t.head.phase, PHASE_SOW);
}

static void test_ba_4_4_not_without_the_aspect(void **unused)
{
    struct bronzeage_state s = table_of("mycenae", "crete");

    (void)unused;
    play(&s, "play sea b");
    play(&s, "play1");
    assert_refused(&s, "card p01 special", "BA-4.4");
    assert_true(allowed(&s, "card s05 special"));
    assert_int_equal(count_legal(&s), 4);
}

static void test_ba_4_6_not_unless_something_says_so(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_refused(&s, "card p01 basic", "BA-4.6");
    play(&s, "play sea b");
    assert_refused(&s, "card p01 basic", "BA-3.7r2");
    play(&s, "play1");
    play(&s, "card p01 basic");
    assert_refused(&s, "card s13 basic", "BA-4.6");
}

static void test_ba_4_5_one_set_counts_and_stays(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    put_under(&s, A, CARD_S04, true);
    put_under(&s, A, CARD_P04, false);
    assert_int_equal(bronzeage_aspect_icons(&s.seat[A], ASPECT_AGRICULTURE), 3);
    assert_int_equal(bronzeage_icons(&s.seat[A], TYPE_SEA), 0);
    assert_int_equal(bronzeage_icons(&s.seat[A], TYPE_PLAINS), 2);
    play(&s, "play sea b");
    play(&s, "play1");
    assert_refused(&s, "card p04 special", "BA-4.3");
    assert_refused(&s, "card s04 basic", "BA-4.3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ba_4_1_a_drawn_card_comes_into_the_hand),
        cmocka_unit_test(test_ba_4_1r1_a_short_deck_gives_what_it_has),
        cmocka_unit_test(test_ba_4_2_a_territory_has_a_type_and_no_front),
        cmocka_unit_test(test_ba_4_3_any_card_goes_under_the_basic_one),
        cmocka_unit_test(test_ba_4_4_liz_has_two_ways),
        cmocka_unit_test(test_ba_4_4_not_without_the_aspect),
        cmocka_unit_test(test_ba_4_5_one_set_counts_and_stays),
        cmocka_unit_test(test_ba_4_6_not_unless_something_says_so),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

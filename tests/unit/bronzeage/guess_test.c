/* Chapter 8 of the rules: guesses are even over all that agrees with what a
 * seat knows. */
#include "table.h"

enum { DRAWS = 60000, PAIRS = 120 };

/* Chi-square of counts against chances; k counts. */
static double chi_square(const unsigned counts[], const double chance[], int k)
{
    double sum = 0, n = 0;

    for (int i = 0; i < k; i++)
        n += counts[i];
    for (int i = 0; i < k; i++) {
        double expected = chance[i] * n;
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
}

/* All pairs of sixteen cards of The Sea. */
static int pair_index(uint64_t two)
{
    unsigned low = bit_lowest(two), high = bit_lowest(two & (two - 1));

    return (int)(high * (high - 1) / 2 + low);
}

/* Puts chances aside that are none, and their counts, which must be none. */
static double chi_square_of_pairs(const unsigned counts[PAIRS],
                                  const double chance[PAIRS])
{
    unsigned some[PAIRS];
    double likely[PAIRS];
    int k = 0;

    for (int i = 0; i < PAIRS; i++) {
        if (chance[i] <= 0) {
            assert_int_equal(counts[i], 0);
            continue;
        }
        some[k] = counts[i];
        likely[k++] = chance[i];
    }
    return chi_square(some, likely, k);
}

/* Before The Collapse: two cards of The Sea in B's hand, one of them raided
 * from A, the other any of fourteen. */
static void test_ba_8_7_guesses_keep_what_is_known(void **unused)
{
    struct bronzeage_state s = table(), t;
    unsigned counts[16] = { 0 };
    double chance[16];
    struct rng rng;

    (void)unused;
    give(&s, B, CARD_S02);
    s.seat[B].raided = 1ull << CARD_S02;
    s = seen(s, A);
    rng_seed(&rng, 5);
    for (int i = 0; i < DRAWS; i++) {
        t = s;
        bronzeage_determinize(&t, &rng);
        assert_true(holds(&t, B, CARD_S02));
        uint64_t other = t.seat[B].hand & bronzeage_of_type[TYPE_SEA] &
                         ~(1ull << CARD_S02);
        assert_int_equal(bit_count(other), 1);
        counts[bit_lowest(other)]++;
    }
    assert_true(bronzeage_sound(&t));
    assert_int_equal(counts[CARD_S02] + counts[CARD_S05], 0);
    /* The two that cannot be are given the least of chances. */
    for (unsigned c = 0; c < 16; c++)
        chance[c] = c == CARD_S02 || c == CARD_S05 ? 1e-12 : 1 / 14.0;
    assert_true(chi_square(counts, chance, 16) < 60);
}

/* After The Collapse, as A sees it: B holds one card of The Sea from before
 * and one drawn since. A's own discard is the drawn one with chance 1 in 10;
 * all else is even. */
static void test_ba_8_7_guesses_are_even_after_the_collapse(void **unused)
{
    struct bronzeage_state s = drawing_late(), t;
    unsigned counts[PAIRS] = { 0 };
    double chance[PAIRS] = { 0 };
    struct rng rng;

    (void)unused;
    play(&s, "front s02");
    s = seen(s, A);
    rng_seed(&rng, 6);
    for (int i = 0; i < DRAWS; i++) {
        t = s;
        bronzeage_determinize(&t, &rng);
        counts[pair_index(t.seat[B].hand & bronzeage_of_type[TYPE_SEA])]++;
    }
    assert_true(bronzeage_sound(&t));
    for (unsigned high = 1; high < 16; high++)
        for (unsigned low = 0; low < high; low++) {
            uint64_t two = 1ull << high | 1ull << low;
            if (two & (1ull << CARD_S05 | 1ull << CARD_S14))
                continue;
            chance[pair_index(two)] = two >> CARD_S01 & 1 ? 0.1 / 13 : 0.9 / 78;
        }
    /* 90 degrees of freedom; 172 is one in a million. */
    assert_true(chi_square_of_pairs(counts, chance) < 172);
}

/* The same as B sees it: of the ten cards that A's discard may have been, B
 * has drawn one. */
static void test_ba_8_7_the_others_discards_are_guessed(void **unused)
{
    struct bronzeage_state s = drawing_late(), t;
    unsigned counts[17] = { 0 };
    double chance[17];
    struct rng rng;

    (void)unused;
    play(&s, "front s02");
    s = seen(s, B);
    rng_seed(&rng, 7);
    for (int i = 0; i < DRAWS; i++) {
        t = s;
        bronzeage_determinize(&t, &rng);
        uint64_t thrown = t.seat[A].thrown & bronzeage_of_type[TYPE_SEA];
        assert_true(bit_count(thrown) <= 1);
        counts[thrown ? bit_lowest(thrown) : 16]++;
    }
    assert_true(bronzeage_sound(&t));
    /* S02, S13 and S14 have a place that B knows. */
    for (unsigned c = 0; c < 16; c++)
        chance[c] = c == CARD_S02 || c == CARD_S13 || c == CARD_S14 ? 1e-12
                                                                    : 0.9 / 13;
    chance[16] = 0.1;
    assert_int_equal(counts[CARD_S02] + counts[CARD_S13] + counts[CARD_S14], 0);
    assert_true(chi_square(counts, chance, 17) < 60);
}

/* Who is no player guesses both hands: A's S05 or another is in A's hand, in
 * B's, or in neither. */
static void test_ba_8_7_the_public_guesses_both_hands(void **unused)
{
    struct bronzeage_state s = drawing_late(), t;
    unsigned counts[3] = { 0 };
    /* Of 15 unplaced cards of The Sea, A holds 1 and B 2. */
    const double chance[3] = { 1 / 15.0, 2 / 15.0, 12 / 15.0 };
    struct rng rng;

    (void)unused;
    play(&s, "front s02");
    s = seen(s, SEES_PUBLIC);
    rng_seed(&rng, 8);
    for (int i = 0; i < DRAWS; i++) {
        t = s;
        bronzeage_determinize(&t, &rng);
        counts[holds(&t, A, CARD_S05) ? 0 : holds(&t, B, CARD_S05) ? 1 : 2]++;
    }
    assert_true(bronzeage_sound(&t));
    t = seen(t, SEES_PUBLIC);
    assert_same(&s, &t);
    assert_true(chi_square(counts, chance, 3) < 28);
}

static void test_ba_8_7_a_whole_state_is_left_alone(void **unused)
{
    struct bronzeage_state s = table(), t = s;
    struct rng rng;

    (void)unused;
    rng_seed(&rng, 9);
    bronzeage_determinize(&t, &rng);
    assert_same(&s, &t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ba_8_7_guesses_keep_what_is_known),
        cmocka_unit_test(test_ba_8_7_guesses_are_even_after_the_collapse),
        cmocka_unit_test(test_ba_8_7_the_others_discards_are_guessed),
        cmocka_unit_test(test_ba_8_7_the_public_guesses_both_hands),
        cmocka_unit_test(test_ba_8_7_a_whole_state_is_left_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

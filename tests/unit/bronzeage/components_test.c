/* Chapter 1 of the rules: the components add up. */
#include "table.h"

static void test_ba_1_1_cards_are_48_with_12_an_aspect(void **unused)
{
    unsigned per_aspect[ASPECT_COUNT] = { 0 }, icons[ASPECT_COUNT] = { 0 };
    unsigned basic[TYPE_COUNT] = { 0 };

    (void)unused;
    assert_int_equal(CARD_COUNT, 48);
    for (unsigned c = 0; c < CARD_COUNT; c++) {
        const struct bronzeage_card_info *card = &bronzeage_cards[c];
        per_aspect[card->aspect]++;
        icons[card->aspect] += card->special;
        basic[card->type] += card->basic;
    }
    for (unsigned a = 0; a < ASPECT_COUNT; a++) {
        assert_int_equal(per_aspect[a], 12);
        assert_int_equal(icons[a], 27);
        assert_int_equal(bit_count(bronzeage_of_aspect[a]), 12);
    }
    for (unsigned t = 0; t < TYPE_COUNT; t++)
        assert_int_equal(basic[t], 24);
}

static void test_ba_1_1_no_two_cards_share_a_place_in_the_list(void **unused)
{
    (void)unused;
    for (unsigned c = 1; c < CARD_COUNT; c++)
        assert_true(
            strcmp(bronzeage_cards[c - 1].name, bronzeage_cards[c].name) != 0);
    for (unsigned c = 0; c < CARD_COUNT; c++)
        for (unsigned d = 0; d < c; d++)
            assert_false(
                bronzeage_cards[c].type == bronzeage_cards[d].type &&
                bronzeage_cards[c].aspect == bronzeage_cards[d].aspect &&
                bronzeage_cards[c].basic == bronzeage_cards[d].basic &&
                bronzeage_cards[c].special == bronzeage_cards[d].special);
}

static void test_ba_1_1_liz_card(void **unused)
{
    const struct bronzeage_card_info *p01 = &bronzeage_cards[CARD_P01];

    (void)unused;
    assert_int_equal(p01->type, TYPE_PLAINS);
    assert_int_equal(p01->basic, 1);
    assert_int_equal(p01->aspect, ASPECT_AGRICULTURE);
    assert_int_equal(p01->special, 3);
    assert_int_equal(p01->ability, ABILITY_SOW);
}

static void test_ba_1_2_sixteen_cards_of_each_back(void **unused)
{
    (void)unused;
    for (unsigned t = 0; t < TYPE_COUNT; t++)
        assert_int_equal(bit_count(bronzeage_of_type[t]), 16);
    assert_string_equal(bronzeage_icon_titles[TYPE_SEA], "Exploration");
    assert_string_equal(bronzeage_icon_titles[TYPE_MOUNTAINS], "Prosperity");
    assert_string_equal(bronzeage_icon_titles[TYPE_PLAINS], "Society");
    for (unsigned c = 0; c < CARD_COUNT; c++)
        assert_true(bronzeage_of_type[bronzeage_cards[c].type] >> c & 1);
}

static void test_ba_1_3_two_actions_of_each_type(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    play(&s, "play sea b");
    play(&s, "play1");
    play(&s, "card s05 basic");
    play(&s, "play sea b");
    unsigned lying[TYPE_COUNT];
    bronzeage_lying(&s, 1, lying);
    assert_int_equal(lying[TYPE_SEA], 2);
    assert_int_equal(bronzeage_holding_count(&s.seat[A]), 2);
    assert_int_equal(bronzeage_holding_count(&s.seat[B]), 2);
}

static void test_ba_1_4_a_civilization_for_each_pair(void **unused)
{
    unsigned pairs = 0;

    (void)unused;
    assert_int_equal(CIV_COUNT, 6);
    for (unsigned c = 0; c < CIV_COUNT; c++) {
        const struct bronzeage_civ_info *civ = &bronzeage_civs[c];
        assert_true(civ->aspect[0] < civ->aspect[1]);
        assert_false(pairs >> (4 * civ->aspect[0] + civ->aspect[1]) & 1);
        pairs |= 1u << (4 * civ->aspect[0] + civ->aspect[1]);
        assert_int_equal(civ->points[0], 1);
        assert_int_equal(civ->points[1], 1);
    }
    assert_int_equal(bronzeage_civs[CIV_MYCENAE].aspect[0], ASPECT_WARFARE);
    assert_int_equal(bronzeage_civs[CIV_MYCENAE].aspect[1], ASPECT_ARTISTRY);
}

static void test_ba_1_5_values(void **unused)
{
    (void)unused;
    assert_int_equal(TRIUMPH, 3);
    assert_int_equal(TERRITORY_POINTS, 2);
    assert_int_equal(BONUS_MAX, 2);
    assert_int_equal(LYING_MAX, 3);
    assert_int_equal(HOLDING_MAX, 3);
    assert_int_equal(COLLAPSE_KEEP, 3);
    assert_int_equal(DECK_SIZE * DECKS + SEATS * TYPE_COUNT, CARD_COUNT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ba_1_1_cards_are_48_with_12_an_aspect),
        cmocka_unit_test(test_ba_1_1_no_two_cards_share_a_place_in_the_list),
        cmocka_unit_test(test_ba_1_1_liz_card),
        cmocka_unit_test(test_ba_1_2_sixteen_cards_of_each_back),
        cmocka_unit_test(test_ba_1_3_two_actions_of_each_type),
        cmocka_unit_test(test_ba_1_4_a_civilization_for_each_pair),
        cmocka_unit_test(test_ba_1_5_values),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

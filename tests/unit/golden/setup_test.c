/* Set-up and era set-up: chapters 2 and 3. */
#include "unit/golden/table.h"

static void test_ga_2_1_the_start_tile_is_turned_by_chance(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0);

    assert_int_equal(s.head.actor, ACTOR_CHANCE);
    assert_refused(&s, "first A", "GA-2.1");
    play(&s, "start-rotation 1");
    /* A quarter turn clockwise brings the game of 2,4 to 2,5. */
    assert_true(s.symbol[SYMBOL_GAME] & BIT(SQ(2, 5)));
    assert_true(s.symbol[SYMBOL_ROCK] & BIT(SQ(2, 4)));
    assert_int_equal(s.land, BIT(SQ(2, 4)) | BIT(SQ(2, 5)) | BIT(SQ(3, 4)) |
                                 BIT(SQ(3, 5)));
    /* Its sea side, the north one before, is now the east one. */
    assert_false(s.edge[SIDE_EAST] & BIT(SQ(2, 5)));
    assert_true(s.edge[SIDE_NORTH] & BIT(SQ(2, 4)));
}

static void test_ga_2_2_what_everybody_starts_with(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(4, 0);

    for (int p = 0; p < 4; p++) {
        const struct golden_seat *me = &s.seat[p];
        unsigned locked = 0;
        for (unsigned t = 0; t < TECH_COUNT; t++)
            locked += golden_has(me, t) ? 0 : golden_techs[t].cubes;
        assert_int_equal(me->gold, 3);
        assert_int_equal(me->reserve, 5);
        assert_int_equal(locked, 7);
        assert_int_equal(golden_count(&s, p, SRC_TECH), 0);
        assert_int_equal(golden_slots(me), 1);
        assert_int_equal(golden_tech_gives(me, OP_MOVE), 1);
        assert_int_equal(golden_tech_gives(me, OP_CUBEGOLD), 1);
        assert_int_equal(golden_take(me, SYMBOL_GAME), 1);
        assert_int_equal(golden_take(me, SYMBOL_WHEAT), 0);
    }
}

static void test_ga_2_3_five_judgements_lie_open(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0);

    PLAY(&s, "start-rotation 0", "first A", "deal-civ A 1 rome",
         "deal-civ A 2 inca", "deal-civ A 3 spain", "deal-civ A 4 russia",
         "deal-civ B 1 china", "deal-civ B 2 france", "deal-civ B 3 turkey",
         "deal-civ B 4 japan", "deal-future A f1", "deal-future B f2",
         "judgement j1");
    assert_refused(&s, "judgement j1", "GA-2.3");
    assert_refused(&s, "judgement j10", "GA-2.3");
    assert_refused(&s, "golden", "GA-2.3");
    PLAY(&s, "judgement j9", "judgement j2", "judgement j3", "judgement j4");
    assert_int_equal(s.head.phase, PHASE_BUILDING);
    assert_int_equal(bit_count(s.judgements), 5);
}

static struct golden_state at_judgements(uint16_t options)
{
    struct golden_state s = fresh(2, options);

    PLAY(&s, "start-rotation 0", "first A", "deal-civ A 1 rome",
         "deal-civ A 2 inca", "deal-civ A 3 spain", "deal-civ A 4 russia",
         "deal-civ B 1 china", "deal-civ B 2 france", "deal-civ B 3 turkey",
         "deal-civ B 4 japan", "deal-future A f1", "deal-future B f2");
    return s;
}

static void test_ga_2_3r1_the_judgement_left_out_is_an_option(void **unused)
{
    (void)unused;
    struct golden_state s = at_judgements(0);
    struct golden_state t = at_judgements(3 << OPTION_OUT_SHIFT);

    assert_false(allowed(&s, "judgement j10"));
    assert_true(allowed(&s, "judgement j3"));
    assert_true(allowed(&t, "judgement j10"));
    assert_false(allowed(&t, "judgement j3"));
    t = at_judgements(JUDGEMENT_COUNT << OPTION_OUT_SHIFT);
    assert_int_equal(bit_count(golden_judgement_deck(&t)), JUDGEMENT_COUNT);
    assert_true(allowed(&t, "judgement j10"));
    assert_true(allowed(&t, "judgement j1"));
}

static void test_ga_2_4_a_card_of_each_era_for_everybody(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0);

    PLAY(&s, "start-rotation 0", "first B");
    assert_refused(&s, "deal-civ B 1 rome", "GA-2.4");
    assert_refused(&s, "deal-civ A 2 rome", "GA-2.4");
    assert_refused(&s, "deal-civ A 1 inca", "GA-2.4");
    PLAY(&s, "deal-civ A 1 rome", "deal-civ A 2 inca", "deal-civ A 3 spain",
         "deal-civ A 4 russia");
    assert_refused(&s, "deal-civ B 1 rome", "GA-2.4");
    play(&s, "deal-civ B 1 greece");
    assert_int_equal(s.seat[A].dealt[3], CIV_RUSSIA);
    assert_int_equal(s.seat[B].dealt[0], CIV_GREECE);
}

static void test_ga_2_4r1_a_player_knows_the_own_later_cards(void **unused)
{
    (void)unused;
    struct golden_state s = table(), t = s;

    golden_observe(&s, A);
    assert_int_equal(s.seat[A].dealt[3], CIV_RUSSIA);
    golden_observe(&t, B);
    assert_int_equal(t.seat[A].dealt[3], HIDDEN);
}

static void test_ga_2_5_a_future_technology_for_everybody(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    assert_int_equal(s.seat[C].future, FUTURE_F3);
    assert_int_equal(s.future_unseen, 0x3f8);
    struct golden_state t = fresh(2, 0);
    PLAY(&t, "start-rotation 0", "first A", "deal-civ A 1 rome",
         "deal-civ A 2 inca", "deal-civ A 3 spain", "deal-civ A 4 russia",
         "deal-civ B 1 china", "deal-civ B 2 france", "deal-civ B 3 turkey",
         "deal-civ B 4 japan");
    assert_refused(&t, "deal-future B f1", "GA-2.4");
    assert_refused(&t, "judgement j1", "GA-2.5");
    play(&t, "deal-future A f10");
    assert_refused(&t, "deal-future B f10", "GA-2.4");
}

static void test_ga_2_5r1_the_tenth_card_is_an_option(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0), t = fresh(2, OPTION_TENTH);

    assert_true(s.future_unseen >> FUTURE_F10 & 1);
    assert_false(t.future_unseen >> FUTURE_F10 & 1);
    assert_int_equal(golden_futures[FUTURE_F10].source, SRC_BUILD);
}

static void test_ga_2_6_chance_names_a_first_player(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0);

    play(&s, "start-rotation 0");
    assert_refused(&s, "first C", "GA-2.6");
    assert_refused(&s, "deal-civ A 1 rome", "GA-2.6");
    play(&s, "first B");
    assert_int_equal(s.first, B);
    /* The numbers of era I then decide. */
    assert_int_equal(table().first, A);
}

static void test_ga_2_7_second_copies_by_number_of_seats(void **unused)
{
    static const uint8_t cards[] = { 3, 4, 6 };

    (void)unused;
    for (uint8_t seats = 2; seats <= 4; seats++) {
        struct golden_state s = fresh(seats, 0);
        for (s.era = 0; s.era < ERAS; s.era++) {
            unsigned n = 0;
            for (unsigned k = 0; k < KINDS_AN_ERA; k++)
                n += golden_building_deck(&s, s.era * KINDS_AN_ERA + k);
            assert_int_equal(n, cards[seats - 2]);
        }
    }
    struct golden_state s = fresh(3, 0);
    assert_int_equal(golden_building_deck(&s, BUILDING_MARKET), 2);
    assert_int_equal(golden_building_deck(&s, BUILDING_LIBRARY), 1);
}

static void test_ga_3_1_buildings_and_wonders_on_offer(void **unused)
{
    (void)unused;
    struct golden_state s = at_judgements(0);

    PLAY(&s, "judgement j1", "judgement j2", "judgement j3", "judgement j4",
         "judgement j5", "building market");
    assert_refused(&s, "building market", "GA-3.1");
    assert_refused(&s, "building bank", "GA-3.1");
    assert_refused(&s, "draw-tile l1", "GA-3.1");
    play(&s, "building granary");
    assert_int_equal(s.offer[0] + s.offer[1] + s.offer[2], 2);
    assert_int_equal(golden_wonder_offer(&s), 15);
}

static void test_ga_3_1r1_unturned_buildings_never_appear(void **unused)
{
    (void)unused;
    struct golden_state s = at_judgements(0);

    PLAY(&s, "judgement j1", "judgement j2", "judgement j3", "judgement j4",
         "judgement j5", "building market", "building granary");
    turn_of(&s, A);
    s.seat[A].capital = SQ(2, 4);
    put(&s, A, 0, SQ(2, 4), true);
    play(&s, "builder 2,4");
    assert_refused(&s, "card library", "GA-6.3");
    assert_true(allowed(&s, "card market"));
}

/* At the choice of era II, A choosing first. */
static struct golden_state at_choice(void)
{
    struct golden_state s = table();

    for (int p = 0; p < 3; p++)
        s.seat[p].golden = 1;
    s.chosen[0] = JUDGEMENT_J3;
    while (s.depth)
        golden_pop(&s);
    golden_proceed(&s);
    PLAY(&s, "building bank", "building wall", "building university");
    assert_int_equal(s.head.phase, PHASE_CIV);
    return s;
}

static void test_ga_3_2_the_old_card_or_the_new_one(void **unused)
{
    (void)unused;
    struct golden_state s = at_choice();

    assert_refused(&s, "civ china", "GA-3.2");
    assert_refused(&s, "civ aztecs", "GA-3.2");
    assert_refused(&s, "artist 2,2", "GA-3.2");
    assert_true(allowed(&s, "civ babylon"));
    play(&s, "civ inca");
    assert_int_equal(s.seat[A].civ, CIV_INCA);
    assert_int_equal(s.seat[A].shown, 2);
    play(&s, "civ phoenicia");
    assert_int_equal(s.seat[B].civ, CIV_PHOENICIA);
    assert_int_equal(s.seat[B].dealt[1], CIV_AZTECS);
    /* A has led both, B the first alone. */
    const char *held[GAME_TALLY_MAX];
    assert_int_equal(golden_held(&s, A, held), 2);
    assert_string_equal(held[1], "inca");
    assert_int_equal(golden_held(&s, B, held), 1);
    assert_string_equal(held[0], "phoenicia");
}

static void test_ga_3_2r1_the_first_player_chooses_first(void **unused)
{
    (void)unused;
    struct golden_state s = at_choice();

    assert_int_equal(s.head.actor, A);
    play(&s, "civ babylon");
    assert_int_equal(s.head.actor, B);
    /* In era I there was no choice at all. */
    s = before_tiles(0);
    assert_int_equal(s.head.phase, PHASE_DRAW_TILE);
    assert_int_equal(s.seat[C].civ, CIV_EGYPT);
}

static void test_ga_3_3_a_new_card_works_at_once(void **unused)
{
    (void)unused;
    struct golden_state s = at_choice();

    s.seat[A].dealt[1] = CIV_BYZANTIUM;
    play(&s, "civ byzantium");
    assert_int_equal(s.seat[A].gold, 3 + 5);
    s = before_tiles(0);
    assert_true(golden_has(&s.seat[A], TECH_AGRICULTURE));
    assert_int_equal(s.seat[A].reserve, 6);
    assert_false(golden_has(&s.seat[A], TECH_WRITING));
}

static void test_ga_3_3r1_a_kept_card_does_not_work_again(void **unused)
{
    (void)unused;
    struct golden_state s = at_choice();

    s.seat[A].civ = CIV_ROME;
    play(&s, "civ rome");
    assert_int_equal(s.seat[A].gold, 3);
    assert_true(golden_builds_free(&s.seat[A]));
    /* The discarded new card has no effect either. */
    assert_int_equal(golden_take(&s.seat[A], SYMBOL_WHEAT), 1);
}

static void test_ga_3_5_what_lasts_ends_with_the_card(void **unused)
{
    (void)unused;
    struct golden_state s = at_choice();

    s.seat[A].civ = CIV_ROME;
    struct golden_state kept = s;
    play(&kept, "civ rome");
    assert_true(golden_builds_free(&kept.seat[A]));
    play(&s, "civ inca");
    assert_false(golden_builds_free(&s.seat[A]));
    assert_int_equal(golden_take(&s.seat[A], SYMBOL_WHEAT), 1 + 2);
}

/* A card that develops a technology, or brings gold, if another is there. */
static void check_bonus(unsigned civ, unsigned need, unsigned tech)
{
    struct golden_state s = at_choice();
    struct golden_seat *me = &s.seat[A];
    game_action take = action_pack(KIND_CIV, civ);

    me->dealt[1] = (uint8_t)civ;
    me->tech &= ~(uint32_t)BIT(TECH_AGRICULTURE);
    struct golden_state without = s;
    golden_apply(&without, take);
    assert_false(golden_has(&without.seat[A], tech));
    assert_int_equal(without.seat[A].gold, 3);
    me->tech |= 1u << need;
    struct golden_state with = s;
    golden_apply(&with, take);
    assert_true(golden_has(&with.seat[A], tech));
    assert_int_equal(with.seat[A].gold, 3);
    assert_int_equal(with.seat[A].reserve,
                     me->reserve + golden_techs[tech].cubes);
    me->tech |= 1u << tech;
    golden_apply(&s, take);
    assert_int_equal(s.seat[A].gold, 3 + 6);
}

static void test_ga_3_3r2_a_technology_or_gold_with_another(void **unused)
{
    (void)unused;
    check_bonus(CIV_TURKEY, TECH_AGRICULTURE, TECH_ARCHITECTURE);
    check_bonus(CIV_ENGLAND, TECH_WRITING, TECH_CURRENCY);
    check_bonus(CIV_PRUSSIA, TECH_CARRIAGE, TECH_RAIL);
    check_bonus(CIV_AUSTRIA, TECH_METALLURGY, TECH_CONSTRUCTION);
}

static void test_ga_3_3r3_effects_come_before_the_first_player(void **unused)
{
    (void)unused;
    struct golden_state s = at_choice();

    s.seat[A].dealt[1] = CIV_ARABIA;
    play(&s, "civ arabia");
    assert_int_equal(s.seat[A].gold, 3 + 4);
    assert_int_equal(s.head.phase, PHASE_CIV);
    assert_int_equal(s.first, A);
    PLAY(&s, "civ aztecs", "civ france");
    assert_int_equal(s.first, B);
}

static void test_ga_3_4_the_lowest_number_is_first(void **unused)
{
    (void)unused;
    struct golden_state s = at_choice();

    s.seat[A].civ = CIV_CHINA;
    PLAY(&s, "civ china", "civ aztecs", "civ france");
    assert_int_equal(s.first, B);
    assert_int_equal(s.turn, B);
    assert_int_equal(s.head.phase, PHASE_DRAW_TILE);
}

static void test_ga_3_4r1_equal_numbers_go_clockwise(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].civ = CIV_EGYPT;
    s.seat[B].civ = CIV_PHOENICIA;
    s.seat[C].civ = CIV_AZTECS;
    for (unsigned first = 0; first < 3; first++) {
        s.first = (uint8_t)first;
        assert_int_equal(golden_first_player(&s), first == C ? C : B);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ga_2_1_the_start_tile_is_turned_by_chance),
        cmocka_unit_test(test_ga_2_2_what_everybody_starts_with),
        cmocka_unit_test(test_ga_2_3_five_judgements_lie_open),
        cmocka_unit_test(test_ga_2_3r1_the_judgement_left_out_is_an_option),
        cmocka_unit_test(test_ga_2_4_a_card_of_each_era_for_everybody),
        cmocka_unit_test(test_ga_2_4r1_a_player_knows_the_own_later_cards),
        cmocka_unit_test(test_ga_2_5_a_future_technology_for_everybody),
        cmocka_unit_test(test_ga_2_5r1_the_tenth_card_is_an_option),
        cmocka_unit_test(test_ga_2_6_chance_names_a_first_player),
        cmocka_unit_test(test_ga_2_7_second_copies_by_number_of_seats),
        cmocka_unit_test(test_ga_3_1_buildings_and_wonders_on_offer),
        cmocka_unit_test(test_ga_3_1r1_unturned_buildings_never_appear),
        cmocka_unit_test(test_ga_3_2_the_old_card_or_the_new_one),
        cmocka_unit_test(test_ga_3_2r1_the_first_player_chooses_first),
        cmocka_unit_test(test_ga_3_3_a_new_card_works_at_once),
        cmocka_unit_test(test_ga_3_3r1_a_kept_card_does_not_work_again),
        cmocka_unit_test(test_ga_3_5_what_lasts_ends_with_the_card),
        cmocka_unit_test(test_ga_3_3r2_a_technology_or_gold_with_another),
        cmocka_unit_test(test_ga_3_3r3_effects_come_before_the_first_player),
        cmocka_unit_test(test_ga_3_4_the_lowest_number_is_first),
        cmocka_unit_test(test_ga_3_4r1_equal_numbers_go_clockwise),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The components: their numbers, and that every card does what it says, on one
 * rich position with known counts. */
#include "unit/golden/table.h"

/* A controls 2 wheat (3,2 and 2,5), 3 rock (3,3; twice on the island 5,2), 1
 * gem (0,3) and 2 game (2,4 and, with wheat, 2,0: that makes 3 wheat). */
static struct golden_state rich(unsigned era)
{
    struct golden_state s = table();
    struct golden_seat *me = &s.seat[A];

    s.era = (uint8_t)era;
    s.offer[0] = s.offer[1] = s.offer[2] = 0;
    build_city(&s, A, SQ(3, 2), 2);
    build_city(&s, A, SQ(3, 3), 1);
    build_city(&s, A, SQ(2, 5), 1);
    build_city(&s, A, SQ(2, 4), 1);
    put(&s, A, 0, SQ(5, 2), true);
    put(&s, A, 1, SQ(0, 3), false);
    put(&s, A, 2, SQ(2, 0), true);
    put(&s, B, 0, PLACE_AGORA, false);
    put(&s, B, 1, PLACE_AGORA, false);
    put(&s, B, 2, SQ(4, 5), false);
    put(&s, C, 0, PLACE_AGORA, false);
    me->attacks = 2;
    me->glory[0] = 2;
    s.glory[0] = 0;
    me->gold = 30;
    me->civ = CIV_BABYLON;
    return s;
}

static void test_ga_1_3_everything_that_can_be_counted(void **unused)
{
    static const struct {
        uint8_t source, a, b;
    } counts[] = {
        { SRC_GAME, 2, 0 },    { SRC_WHEAT, 3, 1 },  { SRC_ROCK, 3, 0 },
        { SRC_GEM, 1, 0 },     { SRC_CUBE, 5, 0 },   { SRC_CITY, 4, 0 },
        { SRC_CITYCAP, 5, 1 }, { SRC_GLORY, 2, 0 },  { SRC_WONDER, 2, 0 },
        { SRC_BUILD, 1, 0 },   { SRC_TECH, 3, 1 },   { SRC_TECH34, 1, 0 },
        { SRC_AGORA, 3, 3 },   { SRC_TIRED, 2, 2 },  { SRC_FRESH, 2, 0 },
        { SRC_GOLD, 30, 3 },   { SRC_GOLD3, 10, 1 },
    };

    (void)unused;
    struct golden_state s = rich(0);

    hold(&s, A, WONDER_KREMLIN);
    hold(&s, A, WONDER_PYRAMIDS);
    s.seat[A].building[0] = BUILDING_WALL;
    s.seat[A].tech |= 1u << TECH_RAIL | 1u << TECH_AVIATION;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        assert_int_equal(golden_count(&s, A, counts[i].source), counts[i].a);
        assert_int_equal(golden_count(&s, B, counts[i].source), counts[i].b);
    }
}

static void test_ga_1_3r1_two_symbols_count_twice(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    learn(&s, A, TECH_METALLURGY);
    assert_int_equal(golden_taking(&s, A, SQ(5, 2)), 2);
    assert_int_equal(golden_taking(&s, A, SQ(0, 7)), 2);
    assert_int_equal(golden_taking(&s, A, SQ(1, 2)), 1 + 1);
    assert_int_equal(golden_taking(&s, A, SQ(3, 3)), 1);
    put(&s, A, 0, SQ(5, 2), true);
    assert_int_equal(golden_count(&s, A, SRC_ROCK), 2);
}

static void test_ga_1_3r2_printed_technologies_do_not_count(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0);

    assert_int_equal(golden_count(&s, A, SRC_TECH), 0);
    s.seat[A].tech |= 1u << TECH_WRITING;
    assert_int_equal(golden_count(&s, A, SRC_TECH), 1);
}

static void test_numbers_of_components(void **unused)
{
    unsigned era[ERAS] = { 0 }, once = 0, glory = 0, cubes = 0, cost = 0;

    (void)unused;
    for (unsigned c = 0; c < CIV_COUNT; c++) {
        const struct golden_effect *e = golden_civs[c].effect;
        era[golden_civs[c].era]++;
        once += e[0].when == NOW && e[1].when == NEVER;
        assert_int_equal(golden_civs[c].number, era[golden_civs[c].era]);
    }
    assert_int_equal(CIV_COUNT, 25);
    assert_int_equal(era[0], 7);
    assert_int_equal(era[3], 6);
    assert_int_equal(once, 10);
    for (unsigned w = 0; w < WONDER_COUNT; w++)
        assert_int_equal(golden_wonders[w].era, w / 4);
    assert_int_equal(WONDER_COUNT, 16);
    assert_int_equal(BUILDING_COUNT * 2, 24);
    assert_int_equal(TILE_COUNT, 17);
    assert_int_equal(FUTURE_COUNT, 10);
    assert_int_equal(JUDGEMENT_COUNT - 1, 9);
    for (int k = 0; k < GLORY_KINDS; k++)
        glory += golden_glory_copies[k];
    assert_int_equal(glory, 16);
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        cubes += golden_techs[t].cubes;
        cost += golden_tech_cost[golden_level(t)];
    }
    assert_int_equal(cubes, 7);
    assert_int_equal(cost, 112);
}

/* Symbols: 15 wheat, 15 rock, 14 game, 12 gem; seams within a tile agree. */
static void test_symbols_and_inner_seams_of_tiles(void **unused)
{
    static const uint8_t expected[SYMBOL_COUNT] = { 14, 15, 15, 12 };
    unsigned count[SYMBOL_COUNT];

    (void)unused;
    for (int k = 0; k < SYMBOL_COUNT; k++)
        count[k] = bit_count(golden_island[k]) +
                   bit_count(golden_island[k] & golden_island_twice);
    for (unsigned t = 0; t < TILE_COUNT; t++) {
        struct golden_state s = { 0 };
        for (unsigned i = 0; i < golden_tiles[t].squares; i++) {
            const struct golden_tile_square *q = &golden_tiles[t].square[i];
            count[q->symbol] += q->symbols;
        }
        for (unsigned turns = 0; turns < 4; turns++) {
            s = fresh(2, 0);
            golden_lay_tile(&s, t, turns, SQ(2, 4));
            uint64_t east = s.land & s.land >> 1;
            uint64_t south = s.land & s.land >> COLUMNS;
            assert_int_equal(
                (s.edge[SIDE_EAST] ^ s.edge[SIDE_WEST] >> 1) & east, 0);
            assert_int_equal(
                (s.edge[SIDE_SOUTH] ^ s.edge[SIDE_NORTH] >> COLUMNS) & south,
                0);
            assert_int_equal(bit_count(s.land), golden_tiles[t].squares);
        }
    }
    for (int k = 0; k < SYMBOL_COUNT; k++)
        assert_int_equal(count[k], expected[k]);
}

/* What each wonder scores when built, and gold after paying for it. */
static void test_every_wonder_when_it_is_built(void **unused)
{
    static const struct {
        uint8_t wonder, cost, points;
    } built[] = {
        { WONDER_COLOSSUS, 3, 10 },
        { WONDER_GREAT_LIBRARY, 4, 0 },
        { WONDER_PYRAMIDS, 3, 6 },
        { WONDER_HANGING_GARDENS, 2, 6 },
        { WONDER_NOTRE_DAME, 6, 0 },
        { WONDER_HAGIA_SOPHIA, 6, 0 },
        { WONDER_SPIRAL_MINARET, 6, 0 },
        { WONDER_GREAT_WALL, 8, 0 },
        { WONDER_OXFORD_UNIVERSITY, 14, 0 },
        { WONDER_VERSAILLES, 6, 0 },
        { WONDER_EIFFEL_TOWER, 6, 0 },
        { WONDER_PORCELAIN_TOWER, 6, 6 },
        { WONDER_KREMLIN, 8, 2 },
        { WONDER_APOLLO_PROGRAM, 8, 2 },
        { WONDER_INTERNET, 6, 5 },
        { WONDER_UNITED_NATIONS, 8, 0 },
    };

    (void)unused;
    for (unsigned i = 0; i < WONDER_COUNT; i++) {
        unsigned w = built[i].wonder;
        struct golden_state s = rich(w / 4);
        golden_apply(&s, action_pack(KIND_WONDER, w));
        assert_int_equal(s.seat[A].gold, 30 - built[i].cost);
        assert_int_equal(s.wonder_points[w], built[i].points);
        assert_int_equal(s.seat[A].wonders, 1u << w);
        unsigned due = w == WONDER_GREAT_LIBRARY       ? 1
                       : w == WONDER_OXFORD_UNIVERSITY ? 2
                                                       : 0;
        assert_int_equal(s.head.phase, due ? PHASE_FREE_TECH : PHASE_ACTION);
        assert_int_equal(s.depth, due ? due : 1);
    }
}

/* What activating brings: points, gold, or a decision. */
static void test_every_card_that_can_be_activated(void **unused)
{
    static const struct {
        const char *card;
        uint8_t points, gold, phase;
    } active[] = {
        { "market", 0, 3, PHASE_ACTION },
        { "library", 0, 0, PHASE_BUY },
        { "granary", 0, 2, PHASE_ACTION },
        { "bank", 0, 4, PHASE_ACTION },
        { "university", 0, 0, PHASE_BUY },
        { "museum", 0, 6, PHASE_ACTION },
        { "observatory", 0, 0, PHASE_BUY },
        { "factory", 0, 0, PHASE_STAND },
        { "cinema", 6, 0, PHASE_ACTION },
        { "laboratory", 0, 0, PHASE_FREE_TECH },
        { "power-plant", 0, 10, PHASE_ACTION },
        { "colossus", 1, 0, PHASE_ACTION },
        { "pyramids", 1, 0, PHASE_ACTION },
        { "hanging-gardens", 1, 0, PHASE_ACTION },
        { "notre-dame", 0, 0, PHASE_SHIFT },
        { "versailles", 3, 0, PHASE_ACTION },
        { "eiffel-tower", 3, 0, PHASE_ACTION },
    };
    uint64_t met = 0;

    (void)unused;
    for (size_t i = 0; i < sizeof active / sizeof *active; i++) {
        struct golden_state s = rich(3);
        char text[GAME_TEXT_MAX] = "activate ";
        strcat(text, active[i].card);
        unsigned card = action_bits(action(text), 0, 5);
        int before = total(&s, A) - s.seat[A].gold / 3;
        met |= BIT(card);
        if (card < BUILDING_COUNT)
            s.seat[A].building[0] = (uint8_t)card;
        else
            hold(&s, A, card - BUILDING_COUNT);
        play(&s, text);
        assert_int_equal(total(&s, A) - s.seat[A].gold / 3 - before,
                         active[i].points);
        assert_int_equal(s.seat[A].gold, 30 + active[i].gold);
        assert_int_equal(s.head.phase, active[i].phase);
        if (active[i].phase == PHASE_BUY)
            assert_int_equal(s.off, card == BUILDING_LIBRARY      ? 2
                                    : card == BUILDING_UNIVERSITY ? 3
                                                                  : 5);
    }
    /* Every card with a gear was there. */
    for (unsigned b = 0; b < BUILDING_COUNT; b++)
        assert_int_equal(golden_buildings[b].effect.when == ACT, met >> b & 1);
    for (unsigned w = 0; w < WONDER_COUNT; w++)
        assert_int_equal(golden_wonders[w].effect[0].when == ACT ||
                             golden_wonders[w].effect[1].when == ACT,
                         met >> (BUILDING_COUNT + w) & 1);
}

static void test_every_judgement(void **unused)
{
    static const uint8_t points[JUDGEMENT_COUNT] = { 3, 4, 5, 2, 6,
                                                     4, 6, 8, 1, 10 };

    (void)unused;
    for (unsigned j = 0; j < JUDGEMENT_COUNT; j++) {
        struct golden_state s = rich(3);
        s.chosen[3] = (uint8_t)j;
        s.seat[A].building[0] = BUILDING_WALL;
        hold(&s, A, WONDER_KREMLIN);
        hold(&s, A, WONDER_INTERNET);
        s.stage = STAGE_LAST;
        s.left = 0;
        golden_pop(&s);
        golden_proceed(&s);
        assert_int_equal(s.head.actor, ACTOR_NONE);
        assert_int_equal(s.seat[A].judged[3], points[j]);
    }
}

static void test_every_future_technology(void **unused)
{
    (void)unused;
    for (unsigned f = 0; f < FUTURE_COUNT; f++) {
        struct golden_state s = rich(3);
        s.seat[A].future = (uint8_t)f;
        s.seat[A].building[0] = BUILDING_WALL;
        s.seat[A].tech |= 1u << TECH_CARRIAGE;
        hold(&s, A, WONDER_KREMLIN);
        assert_int_equal(golden_points(&s, A, SOURCE_FUTURE), 8);
        /* B gets as many of it. */
        s.seat[B].gold = s.seat[A].gold;
        s.seat[B].tech |= 1u << TECH_CARRIAGE;
        hold(&s, B, WONDER_INTERNET);
        s.seat[B].city = s.seat[A].city | BIT(SQ(0, 3)) | BIT(SQ(5, 2)) |
                         BIT(SQ(2, 0));
        s.seat[B].second = s.seat[A].second;
        s.seat[B].attacks = 2;
        s.seat[B].building[0] = BUILDING_WALL;
        assert_int_equal(golden_points(&s, A, SOURCE_FUTURE), 0);
    }
}

static void test_every_technology_of_level_four_pays_at_once(void **unused)
{
    static const struct {
        uint8_t tech, points;
    } tops[] = { { TECH_ROCKETRY, 3 },
                 { TECH_GENETICS, 6 },
                 { TECH_COMPUTER_SCIENCE, 6 },
                 { TECH_ECONOMY, 5 } };

    (void)unused;
    for (int i = 0; i < 4; i++) {
        struct golden_state s = rich(3);
        s.seat[A].tech |= 1u << (tops[i].tech - 1);
        golden_apply(&s, action_pack(KIND_TECH, tops[i].tech));
        assert_int_equal(s.seat[A].gold, 30 - 12);
        assert_int_equal(golden_points(&s, A, SOURCE_DISCOVERIES),
                         tops[i].points);
    }
}

/* Instant parts of civilizations, when taken. */
static void test_every_civilization_when_it_is_taken(void **unused)
{
    static const struct {
        uint8_t civ, gold;
        int8_t tech;
    } once[] = {
        { CIV_BABYLON, 0, TECH_AGRICULTURE },
        { CIV_PHOENICIA, 0, TECH_WRITING },
        { CIV_EGYPT, 0, TECH_METALLURGY },
        { CIV_GREECE, 0, -1 },
        { CIV_PERSIA, 0, TECH_CARRIAGE },
        { CIV_ROME, 2, -1 },
        { CIV_CHINA, 0, -1 },
        { CIV_INCA, 0, -1 },
        { CIV_AZTECS, 0, -1 },
        { CIV_MONGOLIA, 0, -1 },
        { CIV_FRANCE, 0, -1 },
        { CIV_ARABIA, 4, -1 },
        { CIV_BYZANTIUM, 5, -1 },
        { CIV_SPAIN, 0, -1 },
        { CIV_TURKEY, 0, TECH_ARCHITECTURE },
        { CIV_ENGLAND, 0, TECH_CURRENCY },
        { CIV_PORTUGAL, 4, -1 },
        { CIV_PRUSSIA, 0, TECH_RAIL },
        { CIV_AUSTRIA, 0, TECH_CONSTRUCTION },
        { CIV_RUSSIA, 0, -1 },
        { CIV_JAPAN, 0, -1 },
        { CIV_USA, 0, -1 },
        { CIV_EUROPEAN_UNION, 0, -1 },
        { CIV_INDIA, 0, -1 },
        { CIV_BRAZIL, 0, -1 },
    };

    (void)unused;
    for (unsigned i = 0; i < CIV_COUNT; i++) {
        struct golden_state s = rich(1);
        struct golden_seat *me = &s.seat[A];
        unsigned civ = once[i].civ;
        me->tech = (uint32_t)TECHS_START;
        if (golden_civs[civ].era == 2)
            me->tech |= 1u << TECH_AGRICULTURE | 1u << TECH_WRITING |
                        1u << TECH_CARRIAGE | 1u << TECH_METALLURGY;
        uint32_t before = me->tech;
        golden_take_civ(&s, civ);
        assert_int_equal(me->gold, 30 + once[i].gold);
        assert_int_equal(me->tech ^ before,
                         once[i].tech < 0 ? 0 : 1u << once[i].tech);
        assert_int_equal(s.due[s.depth - 1],
                         civ == CIV_INDIA ? PHASE_TOP : PHASE_ACTION);
    }
}

/* What civilizations add to taking symbols; other lasting parts are tested
 * with their chapters. */
static void test_every_civilization_that_takes(void **unused)
{
    static const uint8_t takes[CIV_COUNT][SYMBOL_COUNT] = {
        [CIV_INCA] = { [SYMBOL_WHEAT] = 2 },
        [CIV_AZTECS] = { [SYMBOL_GEM] = 2 },
        [CIV_MONGOLIA] = { [SYMBOL_ROCK] = 2 },
        [CIV_SPAIN] = { [SYMBOL_GEM] = 3 },
        [CIV_BRAZIL] = { [SYMBOL_GEM] = 4 },
    };

    (void)unused;
    for (unsigned civ = 0; civ < CIV_COUNT; civ++) {
        struct golden_state s = table();
        s.seat[A].civ = (uint8_t)civ;
        s.seat[A].tech = (uint32_t)TECHS_START;
        for (unsigned k = 0; k < SYMBOL_COUNT; k++)
            assert_int_equal(golden_take(&s.seat[A], k),
                             takes[civ][k] + (k == SYMBOL_GAME));
        assert_int_equal(golden_builds_free(&s.seat[A]),
                         civ == CIV_ROME || civ == CIV_ARABIA);
    }
}

static void test_components_as_json_and_soundness(void **unused)
{
    static char buffer[GAME_VIEW_MAX];
    struct json out;

    (void)unused;
    json_init(&out, buffer, sizeof buffer);
    json_open(&out, NULL, '{');
    golden_cards(&out);
    json_close(&out, '}');
    assert_false(out.text.full);
    assert_non_null(strstr(buffer, "\"title\":\"Notre Dame\""));
    assert_non_null(strstr(buffer, "\"attack_costs\":[3,5,8,12],\"spaces\":3"));
    struct golden_state good = table(), s = good;
    s.seat[A].reserve++;
    assert_false(golden_sound(&s));
    s = good;
    s.seat[A].city = s.seat[B].city = BIT(SQ(3, 4));
    s.seat[A].reserve--, s.seat[B].reserve--;
    assert_false(golden_sound(&s));
    s = good;
    s.edge[SIDE_EAST] ^= BIT(SQ(2, 4));
    assert_false(golden_sound(&s));
    s = good;
    s.tile_unseen |= 1;
    assert_false(golden_sound(&s));
    s = good;
    s.place[TILE_L2] = s.place[TILE_L1];
    assert_false(golden_sound(&s));
    s = good;
    s.civ_unseen |= 1;
    assert_false(golden_sound(&s));
    s = good;
    s.future_unseen |= 1;
    assert_false(golden_sound(&s));
    s = good;
    s.glory[0]--;
    assert_false(golden_sound(&s));
    s = good;
    put(&s, A, 0, PLACE_AGORA, true);
    assert_false(golden_sound(&s));
    assert_true(golden_sound(&good));
    assert_null(TABLE_GAME->check(&(struct game_setup){ 2, 0 }));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ga_1_3_everything_that_can_be_counted),
        cmocka_unit_test(test_ga_1_3r1_two_symbols_count_twice),
        cmocka_unit_test(test_ga_1_3r2_printed_technologies_do_not_count),
        cmocka_unit_test(test_numbers_of_components),
        cmocka_unit_test(test_symbols_and_inner_seams_of_tiles),
        cmocka_unit_test(test_every_wonder_when_it_is_built),
        cmocka_unit_test(test_every_card_that_can_be_activated),
        cmocka_unit_test(test_every_judgement),
        cmocka_unit_test(test_every_future_technology),
        cmocka_unit_test(test_every_technology_of_level_four_pays_at_once),
        cmocka_unit_test(test_every_civilization_when_it_is_taken),
        cmocka_unit_test(test_every_civilization_that_takes),
        cmocka_unit_test(test_components_as_json_and_soundness),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

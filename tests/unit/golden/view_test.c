/* The view, the table and the words of The Golden Ages. */
#include "texts.h"
#include "unit/golden/table.h"

extern const struct game golden_game;

static char buffer[GAME_VIEW_MAX];

static const char *view_of(const struct golden_state *s)
{
    struct json out;

    json_init(&out, buffer, sizeof buffer);
    json_open(&out, NULL, '{');
    golden_view(s, &out);
    json_close(&out, '}');
    assert_false(out.text.full);
    return buffer;
}

static const char *table_of(const struct golden_state *s, int columns,
                            bool plain)
{
    struct text out;

    text_init(&out, buffer, sizeof buffer);
    test_table(&golden_game, s, columns, plain, &out);
    char *to = buffer;
    for (const char *from = buffer; *from; from++)
        if (!text_is_style(*from))
            *to++ = *from;
    *to = '\0';
    assert_false(out.full);
    return buffer;
}

static void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("'%s' is not in: %s", part, text);
}

static void has_not(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("'%s' is in: %s", part, text);
}

static void test_the_view_shows_the_map(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    build_city(&s, A, SQ(3, 3), 2);
    put(&s, B, 0, SQ(3, 3), false);
    has(view_of(&s), "{\"at\":\"3,3\",\"tile\":\"l1\",\"land\":\"new\","
                     "\"symbols\":[\"rock\"],\"capital\":null,\"city\":0,"
                     "\"cubes\":2,\"colonists\":[{\"seat\":1,"
                     "\"standing\":false}]}");
    has(view_of(&s), "{\"id\":\"l1\",\"at\":\"2,2\",\"rotation\":0}");
    has(view_of(&s), "\"symbols\":[\"wheat\",\"wheat\"]");
}

static void test_the_view_of_a_tile_to_place(void **unused)
{
    (void)unused;
    struct golden_state s = before_tiles(0);

    has(view_of(&s), "\"tile_shape\":[]");
    play(&s, "draw-tile l4");
    has(view_of(&s), "\"tile\":\"l4\",\"tile_shape\":[{\"rotation\":0,"
                     "\"row\":0,\"column\":0,\"land\":\"s\","
                     "\"symbols\":[\"rock\"]}");
}

static void test_the_view_hides_what_a_seat_may_not_know(void **unused)
{
    (void)unused;
    struct golden_state s = table(), t;

    hold(&s, B, WONDER_PYRAMIDS);
    t = s;
    has(view_of(&s), "\"future\":\"f3\"");
    has(view_of(&s), "\"future_counts\":[0,1");
    has(view_of(&s), "{\"era\":2,\"name\":\"france\",\"taken\":false,"
                     "\"shown\":false}");
    golden_observe(&t, A);
    has(view_of(&t), "\"future\":\"f1\"");
    has_not(view_of(&t), "\"future\":\"f3\"");
    has(view_of(&t), "\"future\":null,\"future_met\":false,"
                     "\"future_counts\":[]");
    has_not(view_of(&t), "\"future_counts\":[0,1");
    has_not(view_of(&t), "\"name\":\"france\"");
}

static void test_the_view_of_player_boards(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    s.seat[A].building[0] = BUILDING_MARKET | USED;
    hold(&s, A, WONDER_PYRAMIDS);
    s.wonder_used = 1u << WONDER_PYRAMIDS;
    learn(&s, A, TECH_CARRIAGE);
    s.seat[B].attacks = 4;
    has(view_of(&s), "{\"name\":\"wheel\",\"row\":0,\"level\":0,"
                     "\"state\":\"obsolete\",\"price\":0,\"cubes\":0}");
    has(view_of(&s), "{\"name\":\"rail\",\"row\":0,\"level\":2,"
                     "\"state\":\"open\",\"price\":5,\"cubes\":1}");
    has(view_of(&s), "\"buildings\":[{\"name\":\"market\",\"used\":true}]");
    has(view_of(&s), "{\"name\":\"pyramids\",\"used\":true,\"points\":0}");
    has(view_of(&s), "\"attack_price\":3");
    has(view_of(&s), "\"attack_price\":null");
    has(view_of(&s), "\"locked\":5");
}

static void test_the_view_of_an_action_in_progress(void **unused)
{
    (void)unused;
    struct golden_state s = table(), t;

    s.seat[A].civ = CIV_CHINA;
    put(&s, B, 0, SQ(2, 3), true);
    PLAY(&s, "soldier 2,2");
    has(view_of(&s), "\"worker\":\"2,2\"");
    PLAY(&s, "to 2,3", "glory 2", "glory 6");
    has(view_of(&s), "\"drawn\":[2,6]");
    t = s;
    golden_observe(&t, B);
    has(view_of(&t), "\"drawn\":[null,null]");
    s = table();
    s.seat[A].building[0] = BUILDING_MARKET;
    PLAY(&s, "builder 2,2", "card granary");
    has(view_of(&s), "\"card\":\"granary\"");
    s = table();
    PLAY(&s, "explore 2,2", "move 3,2");
    has(view_of(&s), "\"at\":\"3,2\",\"card\":null");
    s = fresh(2, OPTION_VERSAILLES | OPTION_TENTH | OPTION_TIES |
                     4 << OPTION_OUT_SHIFT);
    has(view_of(&s), "\"options\":{\"versailles\":\"now\",\"judgement_out\":"
                     "\"j4\",\"tenth_future\":\"none\",\"future_ties\":"
                     "\"lenient\"}");
    has(view_of(&s), "\"wonders\":[],");
}

static void test_the_view_of_judgements_and_decks(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    tire(&s, A);
    build_city(&s, A, SQ(3, 3), 2);
    PLAY(&s, "golden", "judge j3");
    has(view_of(&s), "{\"id\":\"j3\",\"era\":1,\"points\":[2,0,0]}");
    has(view_of(&s), "{\"id\":\"j4\",\"era\":null,\"points\":[0,0,0]}");
    s.offer[0] = 0;
    s.depth = 0;
    golden_push(&s, PHASE_BUILDING);
    golden_proceed(&s);
    has(view_of(&s), "\"buildings\":[{\"name\":\"market\",\"count\":2}]");
}

/* Every line of the table fits. */
static void check_width(const char *text, int columns)
{
    int at = 0;

    for (; *text; text++) {
        if (text_is_style(*text))
            continue;
        at = *text == '\n' ? 0 : at + 1;
        assert_true(at <= columns);
    }
}

static void test_the_table_draws_the_map(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    build_city(&s, A, SQ(3, 3), 2);
    put(&s, A, 0, SQ(3, 3), false);
    put(&s, A, 1, PLACE_AGORA, false);
    for (int columns = 80; columns <= 100; columns += 20) {
        check_width(table_of(&s, columns, false), columns);
        has(buffer, "Era I: A takes an action.");
        has(buffer, "(ro2)");
        has(buffer, "[A]");
        has(buffer, "A##");
        has(buffer, "Agora: A 1, B 0, C 0\n");
        has(buffer, "4 gold Great Library: At once: develop a technology");
        has(buffer,
            "Peoples: 1 point for each cube on the map. Now: A 2, B 0, C 0");
        has(buffer, "3 gold, first player");
        has(buffer, "future New World Order");
    }
    golden_observe(&s, B);
    has(table_of(&s, 80, false), "to come      ?, ?, ?; future ?");
}

static void test_the_table_says_where_the_game_stands(void **unused)
{
    (void)unused;
    struct golden_state s = fresh(2, 0);

    has(table_of(&s, 80, false), "Era I: The start tile is rotated.");
    s = before_tiles(0);
    play(&s, "draw-tile l2");
    has(table_of(&s, 80, false), "Era I: A places a tile.");
    /* L2 turned once: rock below, deer and wheat above. */
    has(buffer, "1 |de   wh  :");
    has(buffer, "1 |ro  :");
    s = table();
    s.era = 3;
    s.stage = STAGE_LAST;
    s.left = 2;
    s.seat[B].golden = 1;
    learn(&s, A, TECH_AVIATION);
    s.seat[A].attacks = 4;
    s.seat[A].glory[1] = 4;
    s.seat[A].building[0] = BUILDING_BANK | USED;
    hold(&s, A, WONDER_PYRAMIDS);
    has(table_of(&s, 80, false), "2 more turns to come.");
    has(buffer, "in a golden age");
    has(buffer, "moves anywhere;");
    has(buffer, "attacks 4\n");
    has(buffer, "buildings    Bank (used); ");
    has(buffer, "wonders      Pyramids; glory 3, 3, 3, 3");
    s.stage = STAGE_OVER;
    s.depth = 0;
    golden_proceed(&s);
    has(table_of(&s, 80, false), "The game is over.");
}

static void test_the_plain_table_is_sentences(void **unused)
{
    (void)unused;
    struct golden_state s = table();

    build_city(&s, A, SQ(3, 3), 2);
    build_city(&s, A, SQ(3, 2), 1);
    put(&s, B, 0, SQ(3, 3), false);
    has(table_of(&s, 80, true),
        "D4: land, rock, city of two cubes of A, lying colonist of B\n");
    has(buffer, "C4: land, wheat, city of A\n");
    has(buffer, "H1: sea, wheat twice\n");
    has(buffer, "capital of A, standing colonist of A");
    has(buffer, "technologies Wheel, Hunting, Agriculture, Fire, Barter;");
    has(buffer, "Carriage for 3,");
}

static void test_sentences_name_tile_and_square(void **unused)
{
    (void)unused;
    struct golden_state s = before_tiles(0);
    play(&s, "draw-tile l2");
    assert_string_equal(test_say(TABLE_GAME, &s, action("tile 1 2,2")),
                        "A places the tile with wheat, deer and rock at C3, "
                        "rotated right");
    s = table();
    PLAY(&s, "explore 2,2", "move 3,2");
    assert_string_equal(test_say(TABLE_GAME, &s, action("city")),
                        "A founds a city at C4");
}

/* GA-3.3: what a civilization develops at once may be there already. */
static void test_an_offer_says_what_it_does_not_bring(void **unused)
{
    const struct voice voice = test_voice(-1, NULL);
    char out[MESSAGE_MAX];
    struct golden_state s = table();

    (void)unused;
    s.seat[A].civ = CIV_ROME;
    test_said(TABLE_GAME, &s, action("civ egypt"), true, &voice, out);
    assert_string_equal(out, "Lead Egypt in this era");
    s.seat[A].tech |= 1u << TECH_METALLURGY;
    test_said(TABLE_GAME, &s, action("civ egypt"), true, &voice, out);
    assert_string_equal(
        out, "Lead Egypt in this era: you already have what it gives");
    test_said(TABLE_GAME, &s, action("civ rome"), true, &voice, out);
    assert_string_equal(out, "Lead Rome in this era");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_view_shows_the_map),
        cmocka_unit_test(test_the_view_of_a_tile_to_place),
        cmocka_unit_test(test_the_view_hides_what_a_seat_may_not_know),
        cmocka_unit_test(test_the_view_of_player_boards),
        cmocka_unit_test(test_the_view_of_an_action_in_progress),
        cmocka_unit_test(test_the_view_of_judgements_and_decks),
        cmocka_unit_test(test_the_table_draws_the_map),
        cmocka_unit_test(test_the_table_says_where_the_game_stands),
        cmocka_unit_test(test_the_plain_table_is_sentences),
        cmocka_unit_test(test_sentences_name_tile_and_square),
        cmocka_unit_test(test_an_offer_says_what_it_does_not_bring),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Words, sentences, the view and the tables: what people and programs read. */
#include "texts.h"
#include "unit/bronze/table.h"

static struct bronze_state s;
static char buffer[GAME_VIEW_MAX];

static void says(const char *words, const char *sentence)
{
    assert_string_equal(test_say(&bronze_game, &s, action(words)), sentence);
}

static void test_words_print_as_they_are_read(void **state)
{
    static const char *const words[] = {
        "take 1 up right",
        "take 4 down 2",
        "settle wheel 11 shore 3",
        "city tel-megiddo",
        "done",
        "first D",
        "province 11 6",
        "sizes 11 11 11 11 12",
        "land 7 14",
        "reveal 2 wheel",
        "city-draw su-nuraxi",
    };
    char out[GAME_TEXT_MAX];
    game_action x;

    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        words_format(&bronze_game, action(words[i]), out);
        assert_string_equal(out, words[i]);
    }
    assert_false(words_parse(&bronze_game, "take 5 up right", &x));
    assert_false(words_parse(&bronze_game, "reveal 1 bronze-casting", &x));
    assert_false(words_parse(&bronze_game, "province 1 7", &x));
    assert_false(words_parse(&bronze_game, "city Troy", &x));
}

static void test_sentences(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    says("take 1 up right", "A takes Pottery from stack 1 and plays it face up "
                            "in a new column on the right");
    says("take 2 down 1", "A takes Wheel from stack 2 and plays it as Bronze "
                          "Casting in column 1");
    says("settle pottery 1 deserts 3",
         "A settles farmers in the deserts of tile 1 with Pottery");
    says("city troy", "A takes the city of Troy");
    says("reveal 3 wheel", "Stack 3 now shows Wheel");
    s.stack[0] = 0;
    says("take 1 up 1",
         "A takes no card from stack 1 and plays it face up in column 1");
    says("settle pottery 3 woods 1",
         "A settles nobody in the woods of tile 3 with Pottery");
}

static void test_nothing_is_hidden(void **state)
{
    struct bronze_state seen;
    struct rng rng;

    (void)state;
    rng_seed(&rng, 1);
    deal(&s, 2, EDITION_2018);
    seen = s;
    bronze_game.observe(&seen, B);
    assert_int_equal(seen.head.sees, B);
    bronze_game.determinize(&seen, &rng);
    assert_memory_equal(&seen, &s, sizeof s);
    assert_int_equal(bronze_game.redact(&s, action("done"), B), action("done"));
}

/* How A stands with a city. */
static void stands(unsigned city, const char *status)
{
    const struct voice voice = test_voice(-1, NULL);
    struct text out;

    text_init(&out, buffer, 256);
    bronze_city_status(&voice, &s, A, city, &out);
    assert_string_equal(buffer, status);
}

static void test_how_a_seat_stands_with_a_city(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    open_tiles(&s, 9);
    stands(CITY_BISKUPIN, "Tied: 0 against 0");
    put(&s, A, 1, TERRAIN_WOODS, 1);
    stands(CITY_BISKUPIN, "Ahead: 1 against 0");
    stands(CITY_LAGASH, "Behind: 29 against 30");
    stands(CITY_RAKHIGARHI, "Fewest: 29 against 30");
    put(&s, B, 1, TERRAIN_SHORE, 1);
    put(&s, B, 2, TERRAIN_SHORE, 1);
    stands(CITY_RAKHIGARHI, "Too many: 29 against 28");
    stands(CITY_KISH, "Tied: 0 against 0");
    matrix(&s, A, "BP", "WM", NULL, NULL);
    stands(CITY_AVARIS, "Ahead: 1 against 0");
    stands(CITY_SU_NURAXI, "Needs Religion in row 2");
    stands(CITY_STONEHEDGE,
           "Needs Domestication, Religion and Irrigation in row 3");
    matrix(&s, A, "BP", "WM", "BR", NULL);
    stands(CITY_SU_NURAXI, "Complete in row 2");
    stands(CITY_NAFPLIO, "2 Bronze Casting and 1 Wheel");
    stands(CITY_UR, "Best column: 2 different");
    stands(CITY_SUSA, "Needs farmers and hunters in the woods; farmers, "
                      "herders and hunters on the savannas");
    stands(CITY_YOSHINOGARI, "Needs farmers, herders and hunters in the "
                             "mountains; farmers, herders and hunters on "
                             "the shore");
    s.holder[0] = A;
    s.route[A][ROUTE_3] = 3;
    stands(CITY_ASSUR, "Province tokens: 1");
    stands(CITY_BYBLOS, "Route tokens: 2");
    stands(CITY_HATTUSA, "Most of one technology: 2, allowed 3");
    stands(CITY_MOHENJO_DARO, "Different technologies: 5, needed 6");
    matrix(&s, A, "BP", "WM", "BR", "DI");
    stands(CITY_MOHENJO_DARO, "Different technologies: 7, needed 6");
    stands(CITY_PHAISTOS, "Full rows: 2");
    stands(CITY_SIDON, "2 of 4 columns hold Bronze Casting");
    stands(CITY_THEBES, "Cards in the longest column: 2, needed 6");
    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        for (unsigned t = TERRAIN_WOODS; t <= TERRAIN_SAVANNAS; t += 2) {
            uint64_t m = s.free[k][t];
            put(&s, A, bit_lowest(m) / 4 + 1, t, bit_lowest(m) % 4 + 1);
        }
    stands(CITY_SUSA, "All settlers in both terrains");
}

static void has(const char *part)
{
    if (!strstr(buffer, part))
        fail_msg("'%s' is missing", part);
}

static void view(void)
{
    const struct voice voice = test_voice(-1, NULL);
    struct json out;

    json_init(&out, buffer, sizeof buffer);
    out.voice = &voice;
    json_open(&out, NULL, '{');
    bronze_game.view(&s, &out);
    json_close(&out, '}');
    assert_false(out.text.full);
}

static void test_the_view_of_set_up(void **state)
{
    (void)state;
    begin(&s, 2, EDITION_2017);
    view();
    has("\"edition\":\"2017\",\"phase\":\"first\",\"round\":0,\"first\":null");
    play(&s, "first B");
    play(&s, "sizes 9 8 9 8 8");
    play(&s, "province 1 6");
    view();
    has("\"stacks\":[{\"top\":null,\"count\":9}");
    has("\"province\":{\"points\":6,\"state\":\"open\",\"holder\":null}");
    has("\"province\":{\"points\":null,");
    while (s.head.phase != PHASE_REVEAL)
        bronze_game.apply(&s, bronze_game.sample(&s, &(struct rng){ { 1 } }));
    play(&s, "reveal 1 religion");
    view();
    has("\"stacks\":[{\"top\":\"religion\",\"count\":9},{\"top\":null");
}

static void test_the_view_of_play(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "PP", "M", NULL, NULL);
    view();
    has("\"phase\":\"take\",\"round\":1,\"first\":0,\"turn\":0");
    has("{\"stack\":1,\"side\":\"up\",\"column\":\"1\",\"wakes\":"
        "[{\"column\":1,\"row\":3,\"tech\":\"pottery\"},"
        "{\"column\":1,\"row\":2,\"tech\":\"pottery\"},"
        "{\"column\":1,\"row\":1,\"tech\":\"pottery\"}],"
        "\"settlements\":3,\"spots\":4}");
    step(&s, "take 1 up 1");
    step(&s, "settle pottery 1 woods 2");
    view();
    has("{\"settlers\":\"hunters\",\"owner\":0}");
    has("{\"tech\":\"pottery\",\"new\":false,\"woken\":true,\"used\":true}");
    has("{\"tech\":\"pottery\",\"new\":true,\"woken\":true,\"used\":false}");
    has("{\"tech\":\"masonry\",\"new\":false,\"woken\":false,\"used\":false}");
    has("\"woken\":[{\"tech\":\"pottery\",\"count\":2,\"spots\":");
    has("\"lines\":[{\"terrain\":\"mountains\",\"seats\":[0,0]},"
        "{\"terrain\":\"woods\",\"seats\":[1,0]}");
    s.cities[A] = 1ull << CITY_HATTUSA;
    s.route[A][ROUTE_3] = 1;
    s.holder[0] = A;
    s.holder[1] = HOLDER_OUT;
    s.ending = END_STACK | END_MARKERS | END_LAST_TILE;
    view();
    has("\"ending\":[\"stack\",\"markers\",\"last-tile\"]");
    has("\"state\":\"held\",\"holder\":0");
    has("\"state\":\"out\",\"holder\":null");
    has("{\"name\":\"hattusa\",\"points\":5,\"status\":\"Most of one "
        "technology: 3, allowed 3\"}");
    has("\"points\":{\"provinces\":4,\"routes\":3,\"cities\":5,\"total\":12}");
}

static void test_the_view_of_a_city_choice(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    wake(&s, A, "B");
    play(&s, "settle bronze-casting 2 woods 1");
    chance(&s);
    view();
    has("\"phase\":\"city\"");
    has("\"city_place\":2");
    has("\"offers\":[{\"name\":\"altyndepe\",\"points\":0,\"status\":");
}

static void test_every_field_is_described(void **state)
{
    (void)state;
    for (unsigned i = 0; i < VIEW_FIELD_COUNT; i++) {
        assert_non_null(bronze_view_fields[i].path);
        assert_true(strlen(bronze_view_fields[i].text) >= 3);
    }
}

static void test_the_components_as_json(void **state)
{
    const struct voice voice = test_voice(-1, NULL);
    struct json out;

    (void)state;
    json_init(&out, buffer, sizeof buffer);
    out.voice = &voice;
    json_open(&out, NULL, '{');
    bronze_game.cards(&out);
    json_close(&out, '}');
    assert_false(out.text.full);
    has("\"name\":\"irrigation\",\"title\":\"Irrigation\",\"text\":"
        "\"Brings farmers and herders to mountains, savannas and deserts.\","
        "\"terrains\":"
        "[\"mountains\",\"savannas\",\"deserts\"],\"settlers\":"
        "[\"farmers\",\"herders\"],\"cards\":[6,2,2]");
    has("{\"id\":14,\"mountains\":[\"herders\",\"hunters\"]");
    for (unsigned c = 0; c < CITY_COUNT; c++)
        has(bronze_cities[c].title);
    has("6 points for a row with Irrigation, Pottery and Wheel");
    has("5 points for more settlements on the shore than any rival");
    has("{\"length\":5,\"points\":6,\"tokens\":7}");
    has("{\"points\":6,\"tokens\":4}");
}

/* The table without its styles; no line is wider than 80 columns. */
static void table(bool plain)
{
    struct text out;
    int width = 0;
    size_t n = 0;

    text_init(&out, buffer, sizeof buffer);
    test_table(&bronze_game, &s, 80, plain, &out);
    assert_false(out.full);
    for (const char *at = buffer; *at; at++) {
        if (text_is_style(*at))
            continue;
        width = *at == '\n' ? 0 : width + 1;
        assert_true(plain || width <= 80);
        buffer[n++] = *at;
    }
    buffer[n] = '\0';
}

static void test_the_table(void **state)
{
    (void)state;
    begin(&s, 4, EDITION_2018);
    table(false);
    has("Round 0: the first player is drawn");
    chance(&s);
    matrix(&s, A, "DP", "B", NULL, NULL);
    step(&s, "take 1 up 2");
    put(&s, B, 1, TERRAIN_WOODS, 1);
    s.holder[0] = C;
    s.holder[1] = HOLDER_OUT;
    s.route[B][ROUTE_5] = 1 << TERRAIN_SHORE;
    s.cities[A] = 1ull << CITY_HATTUSA | 1ull << CITY_TROY;
    s.pile[3] = 1ull << CITY_UR | 1ull << CITY_UGARIT;
    matrix(&s, B, "W", "PPP", "A", NULL);
    s.cities[B] = 1ull << CITY_UR;
    s.cities[C] = 1ull << CITY_MARI | 1ull << CITY_SIDON | 1ull << CITY_KISH;
    s.ending = END_MARKERS;
    s.stack[3] = 0;
    table(false);
    has("\n   Wheel           Pottery         Authority\n"
        "                   Pottery\n                   Pottery\n"
        "   Cities: Ur 1\n");
    has("   Cities: Kish 0, Mari 0, Sidon 0\n");
    has("A, settle with the awake cards, or end the turn");
    has("The last round: a player has no markers left");
    has("Woods      Bu");
    has("4C");
    has("4-");
    has("Cities at tile 4: Ugarit and Ur");
    has("Stack 4 empty");
    has("A  5 points: provinces 0, routes 0, cities 5; 30 markers left");
    has("Can settle with ");
    has("   Hattusa       5   Most of one technology: 2, allowed 3\n");
    has("Stack 2 ");
    s.ending = END_LAST_TILE;
    s.head.phase = PHASE_OVER;
    table(false);
    has("The game has ended: the last tile is full");
    s.ending = END_STACK;
    table(false);
    has("a second stack is empty");
}

static void test_the_table_of_a_city_choice(void **state)
{
    (void)state;
    deal(&s, 3, EDITION_2018);
    wake(&s, A, "BPP");
    table(false);
    has("Can settle with Pottery (2 times): ");
    step(&s, "settle bronze-casting 2 woods 1");
    table(false);
    has("A, take a city");
    has("  Altyndepe     0  6 points for a row with Irrigation, Pottery and "
        "Wheel");
    table(true);
    has("Altyndepe: 6 points for a row with Irrigation, Pottery and Wheel. "
        "Needs Pottery, Wheel and Irrigation in row 1.\n");
}

static void test_the_table_tells_long_cities_whole(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    s.head.phase = PHASE_CITY;
    s.turn = A;
    s.city_due = 3;
    s.pile[3] = s.cities[A] = 1ull << CITY_AMRI;
    table(false);
    has("  Amri          0  6 points for farmers, herders and hunters on the "
        "savannas and\n                   also in the jungles\n");
    has("   Amri          0   Needs farmers, herders and hunters on the "
        "savannas;\n                     farmers, herders and hunters in "
        "the jungles\n");
}

/* Where the words for them are longer than in English. */
static void test_the_table_parts_cards_from_what_they_settle(void **state)
{
    static struct texts spanish;
    const struct voice voice = { .texts = &spanish, .you = -1 };
    struct text out;
    const struct drawing d = { .out = &out,
                               .voice = &voice,
                               .game = bronze_game.id,
                               .columns = 80,
                               .whole = true };

    (void)state;
    assert_true(oxhide_texts_load(&spanish, "es", NULL));
    deal(&s, 4, EDITION_2018);
    text_init(&out, buffer, sizeof buffer);
    bronze_game.table(&s, &d);
    has("14 cartas ");
    assert_null(strstr(buffer, "cartasp"));
    assert_null(strstr(buffer, "cartasl"));
}

static void test_the_table_in_sentences(void **state)
{
    (void)state;
    begin(&s, 2, EDITION_2018);
    table(true);
    has("Round 0: the first player is drawn.\n");
    deal(&s, 2, EDITION_2018);
    matrix(&s, A, "PP", NULL, NULL, NULL);
    step(&s, "take 1 up 1");
    step(&s, "settle pottery 1 woods 2");
    s.holder[0] = A;
    s.holder[1] = HOLDER_OUT;
    s.route[A][ROUTE_3] = 1 << TERRAIN_WOODS;
    s.cities[A] = 1ull << CITY_UR;
    s.pile[1] = 1ull << CITY_TROY | 1ull << CITY_AMRI;
    s.ending = END_STACK;
    s.stack[3] = 0;
    table(true);
    has("Round 1, A: settle with the awake cards, or end the turn.\n");
    has("The last round: a second stack is empty\n");
    has("Can settle with Pottery (2 times): ");
    has("Stack 4 empty.");
    has("Tile 1, province of 4 points held by A: mountains hunters free; woods "
        "herders free hunters A;");
    has("Tile 2, province of 4 points out of the game: ");
    has("Cities at tile 2: Amri and Troy.\n");
    has("Tile 7, province of ");
    has(": face down.\n");
    has("Woods, longest A 1, B 0. A holds the route of 3.\n");
    has("A: 8 points: provinces 4, routes 3, cities 1; 29 markers left, on "
        "tile 1.\n");
    has("column 1: Pottery (awake), Pottery (awake), Pottery.\n");
    has("Ur, 1 point now. Best column: 1 different.\n");
}

/* B-3.2r2: equal open cards are two choices, but one hint. */
static void test_equal_open_cards_are_alike(void **state)
{
    (void)state;
    deal(&s, 2, EDITION_2018);
    assert_int_equal(bronze_alike(&s, action("take 4 up right")),
                     action("take 4 up right"));
    s.top[3] = s.top[1];
    assert_int_equal(bronze_alike(&s, action("take 4 up right")),
                     action("take 2 up right"));
    assert_int_equal(bronze_alike(&s, action("take 4 down right")),
                     action("take 2 down right"));
    s.stack[1] = 1;
    assert_int_equal(bronze_alike(&s, action("take 4 up right")),
                     action("take 4 up right"));
    assert_int_equal(bronze_alike(&s, action("done")), action("done"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words_print_as_they_are_read),
        cmocka_unit_test(test_sentences),
        cmocka_unit_test(test_nothing_is_hidden),
        cmocka_unit_test(test_how_a_seat_stands_with_a_city),
        cmocka_unit_test(test_the_view_of_set_up),
        cmocka_unit_test(test_the_view_of_play),
        cmocka_unit_test(test_the_view_of_a_city_choice),
        cmocka_unit_test(test_every_field_is_described),
        cmocka_unit_test(test_the_components_as_json),
        cmocka_unit_test(test_the_table),
        cmocka_unit_test(test_the_table_of_a_city_choice),
        cmocka_unit_test(test_the_table_tells_long_cities_whole),
        cmocka_unit_test(test_the_table_parts_cards_from_what_they_settle),
        cmocka_unit_test(test_the_table_in_sentences),
        cmocka_unit_test(test_equal_open_cards_are_alike),
    };

    return RUN(tests);
}

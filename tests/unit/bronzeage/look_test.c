/* What people and programs are shown: views, tables, sentences, components,
 * and what a position looks worth. */
#include "texts.h"
#include "table.h"

#include "advice/bronzeage/advice.h"

static char buffer[GAME_VIEW_MAX];

static const char *view_of(const struct bronzeage_state *s)
{
    struct json out;

    json_init(&out, buffer, sizeof buffer);
    json_open(&out, NULL, '{');
    bronzeage_view(s, &out);
    json_close(&out, '}');
    assert_false(out.text.full);
    return buffer;
}

static const char *table_text(const struct bronzeage_state *s, bool plain)
{
    struct text out;

    text_init(&out, buffer, sizeof buffer);
    test_table(&bronzeage_game, s, 80, plain, &out);
    assert_false(out.full);
    return buffer;
}

static const char *say(const struct bronzeage_state *s, const char *words)
{
    return test_say(&bronzeage_game, s, action(words));
}

static void assert_has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("no '%s' in: %s", part, text);
}

static void assert_lacks(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("'%s' in: %s", part, text);
}

/* A game that has come far: cards under civilizations, Territories, a raided
 * card, discards; A is to discard. */
static struct bronzeage_state far_on(void)
{
    struct bronzeage_state s = table();

    play(&s, "play sea b");
    play(&s, "play1");
    play(&s, "card s05 special");
    play(&s, "raid m09");
    play(&s, "play mountains a");
    play(&s, "play1");
    play(&s, "card p10 special");
    play(&s, "card s13 basic");
    for (unsigned card = CARD_S01; card <= CARD_S04; card++)
        give(&s, A, card);
    give_territories(&s, A, TYPE_PLAINS, 2);
    give_territories(&s, B, TYPE_SEA, 1);
    shrink(&s, 2, 1);
    play(&s, "play plains c");
    play(&s, "decline");
    play(&s, "keep plains");
    play(&s, "keep sea");
    play(&s, "discard s01");
    return s;
}

static void test_a_view_is_complete_as_all(void **unused)
{
    struct bronzeage_state s = far_on();
    const char *view = view_of(&s);

    (void)unused;
    assert_has(view, "\"phase\":\"discard-first\"");
    assert_has(view, "\"agenda\":[\"discard-second\",\"new-decks\"]");
    assert_has(view, "\"collapse\":\"now\"");
    assert_has(view, "\"hand\":[\"s02\",\"s03\",\"s04\",\"m01\",\"m09\","
                     "\"p01\"]");
    assert_has(view, "\"fits\":[\"s02\",\"s03\",\"s04\",\"m01\",\"p01\"]");
    assert_has(view, "\"raided\":[\"m09\"]");
    assert_has(view, "\"thrown\":[\"s01\"]");
    assert_has(view, "\"special\":[\"s05\"]");
    assert_has(view, "\"basic\":[\"s13\"]");
    assert_has(view, "{\"aspect\":\"warfare\",\"icons\":3}");
    assert_has(view, "\"territories\":[0,0,3]");
    assert_has(view, "{\"icon\":\"exploration\",\"seat\":1}");
    assert_has(view, "{\"icon\":\"society\",\"seat\":null}");
    assert_has(view, "\"actions\":[\"sea\",\"plains\"]");
}

static void test_a_view_shows_what_its_seat_knows(void **unused)
{
    struct bronzeage_state s = far_on();
    const char *view;

    (void)unused;
    bronzeage_observe(&s, B);
    view = view_of(&s);
    assert_has(view, "\"hand\":[\"m09\"],\"fits\":[]");
    assert_lacks(view, "\"s02\"");
    assert_lacks(view, "\"s01\"");
    assert_has(view, "\"held\":[3,2,1]");
}

static void test_a_view_before_anything_is_known(void **unused)
{
    struct bronzeage_state s;
    const char *view;

    (void)unused;
    bronzeage_begin(&s, &(struct game_setup){ .seats = 2 });
    view = view_of(&s);
    assert_has(view, "\"first\":null");
    assert_has(view, "\"civ\":null,\"aspects\":[]");
    assert_has(view, "\"fits\":[]");
    assert_has(view, "\"top\":null");
}

static void test_a_table_shows_the_own_hand(void **unused)
{
    struct bronzeage_state s = far_on();
    const char *out;

    (void)unused;
    bronzeage_observe(&s, A);
    out = table_text(&s, false);
    assert_has(out, "The Collapse: discard down to three cards");
    assert_has(out, "Exploration 2");
    assert_has(out, "(not yours)");
    assert_has(out, "you threw    S01");
    assert_has(out, "known through Raids: M09");
    assert_has(out, "discarded    ");
    assert_has(out, "in the box   ");
    assert_has(out, "Crete");
}

static void test_a_table_hides_the_other_hand(void **unused)
{
    struct bronzeage_state s = far_on();
    const char *out;

    (void)unused;
    bronzeage_observe(&s, B);
    out = table_text(&s, false);
    assert_lacks(out, "S02");
    assert_lacks(out, "you threw");
    assert_has(out, "hand         3 Sea, 2 Mountains, 1 Plains; "
                    "known through Raids: M09");
    assert_has(out, "hand         none");
}

static void test_a_plain_table_is_sentences(void **unused)
{
    struct bronzeage_state s = far_on();
    const char *out;

    (void)unused;
    bronzeage_observe(&s, A);
    out = table_text(&s, true);
    assert_has(out, "deck C: 0 cards, no card, Actions Plains.\n");
    assert_has(out, ": Exploration 1, ");
    assert_has(out, "known through Raids: ");
    assert_has(out, "you threw: S01.\n");
    assert_has(out, "(not yours).\n");
    assert_lacks(out, "  ");
}

/* BA-8.2r1 at the table. */
static void test_a_table_at_the_end_shows_no_hands(void **unused)
{
    struct bronzeage_state s = far_on();
    const char *out;

    (void)unused;
    s.head.phase = PHASE_OVER;
    s.head.actor = ACTOR_NONE;
    out = table_text(&s, false);
    assert_has(out, "the game is over");
    assert_lacks(out, "S02");
    assert_lacks(out, "raided");
}

/* Many cards take several lines of a table. */
static void test_a_table_wraps_long_lists(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    for (unsigned card = CARD_M02; card <= CARD_M16; card++)
        if (card != CARD_M09)
            s.seat[A].basic |= 1ull << card;
    s.seat[A].basic |= bronzeage_of_type[TYPE_SEA];
    assert_has(table_text(&s, false), "S15\n                    S16\n");
}

/* 24 lines hold the table, an empty line, every action, and the prompt after
 * another. */
static void test_a_low_screen_has_room_for_the_actions(void **unused)
{
    const struct voice voice = test_voice(-1, NULL);
    struct bronzeage_state s = table();
    game_action legal[GAME_ACTIONS_MAX];
    struct text out;
    const struct drawing d = {
        .out = &out, .voice = &voice, .game = bronzeage_game.id, .columns = 80
    };
    int lines = 0;

    (void)unused;
    bronzeage_observe(&s, A);
    text_init(&out, buffer, sizeof buffer);
    bronzeage_table(&s, &d);
    for (const char *c = buffer; *c; c++)
        lines += *c == '\n';
    assert_int_equal(s.seat[A].held[TYPE_COUNT], 3);
    int actions = bronzeage_game.legal(&s, legal);
    assert_true(actions >= 8);
    assert_true(lines + 1 + actions + 2 <= 24);
    s.seat[A].special |= 1ull << CARD_P02;
    s.seat[A].basic |= 1ull << CARD_M02;
    text_init(&out, buffer, sizeof buffer);
    bronzeage_table(&s, &d);
    assert_has(buffer, "Exploration - 0-0, Prosperity ");
    assert_has(buffer, " (Agriculture 2,");
}

static void test_a_table_before_the_first_player_is_named(void **unused)
{
    struct bronzeage_state s;

    (void)unused;
    bronzeage_begin(&s, &(struct game_setup){ .seats = 2 });
    assert_lacks(table_text(&s, false), "first player\n");
    assert_has(table_text(&s, true), "Triumphs: Exploration ");
}

static void test_sentences(void **unused)
{
    struct bronzeage_state s = table();

    (void)unused;
    assert_string_equal(say(&s, "play sea a"),
                        "A plays a Sea Action at deck A, a match");
    assert_string_equal(say(&s, "play sea b"),
                        "A plays a Sea Action at deck B");
    play(&s, "play plains b");
    assert_string_equal(say(&s, "draw2"), "A decides to draw two cards");
    shrink(&s, 1, 1);
    assert_string_equal(say(&s, "draw2"),
                        "A decides to draw the last card of the deck");
    play(&s, "play1");
    assert_string_equal(say(&s, "card p01 special"),
                        "A plays a Plains card (Agriculture 3, Sow) for "
                        "Agriculture 3, then Sow");
    assert_string_equal(say(&s, "card s04 special"),
                        "A plays a Sea card (Agriculture 3) for Agriculture 3");
    assert_string_equal(
        say(&s, "card p01 basic"),
        "A plays a Plains card (Agriculture 3, Sow) for Society 1");
    play(&s, "card p01 special");
    assert_string_equal(say(&s, "deck a"), "A draws from deck A");
    play(&s, "deck a");
    assert_string_equal(say(&s, "front s01"),
                        "A draws a Sea card (Agriculture 3, Sow)");
    assert_string_equal(say(&s, "front ?"), "A draws a card");
    s.head.phase = PHASE_QUARRY;
    s.head.actor = 0;
    assert_string_equal(say(&s, "deck a"), "A gains the top card of deck A");
    assert_string_equal(say(&s, "return plains b"),
                        "A takes a Plains Action back from deck B, for 1 step");
    assert_string_equal(say(&s, "discard s?"), "A discards a Sea card");
    assert_string_equal(say(&s, "take sea"),
                        "A conquers a Sea Territory from B");
}

static void test_components_as_json(void **unused)
{
    struct json out;

    (void)unused;
    json_init(&out, buffer, sizeof buffer);
    json_open(&out, NULL, '{');
    bronzeage_cards_json(&out);
    json_close(&out, '}');
    assert_false(out.text.full);
    assert_has(buffer, "{\"id\":\"p01\",\"territory\":\"plains\",\"icon\":"
                       "\"society\",\"icons\":1,\"aspect\":\"agriculture\","
                       "\"aspect_icons\":3,\"ability\":\"sow\"}");
    assert_has(buffer, "\"aspects\":[\"warfare\",\"artistry\"]");
    assert_has(buffer, "{\"id\":\"TRIUMPH\",\"value\":3,");
    assert_has(buffer, "\"title\":\"Foundry\",\"brief\":\"gain 1, draw 1\","
                       "\"text\":\"Choose a deck");
}

static int worth(const struct bronzeage_state *s, int seat)
{
    return bronzeage_advice.worth(s, seat);
}

static void test_more_looks_worth_more(void **unused)
{
    struct bronzeage_state s = table(), t = s;

    (void)unused;
    give_territories(&t, A, TYPE_SEA, 1);
    assert_true(worth(&t, A) > worth(&s, A));
    t = s;
    give(&t, A, CARD_S01);
    assert_true(worth(&t, A) > worth(&s, A));
    t = s;
    play(&t, "play sea a");
    assert_true(worth(&t, A) > worth(&s, A));
    assert_int_equal(worth(&t, B), worth(&s, B));
    for (unsigned card = CARD_S01; card <= CARD_S04; card++)
        give(&s, A, card);
    t = s;
    t.collapse = COLLAPSE_DONE;
    assert_true(worth(&t, A) > worth(&s, A));
}

static void test_at_the_end_only_points_count(void **unused)
{
    struct bronzeage_state s = far_on();

    (void)unused;
    s.head.actor = ACTOR_NONE;
    assert_int_equal(worth(&s, A), 100 * bronzeage_total(&s, A));
}

static void test_a_playout_ends_the_game(void **unused)
{
    struct bronzeage_state s = table();
    struct rng rng;

    (void)unused;
    rng_seed(&rng, 11);
    bronzeage_playout(&s, &rng);
    assert_int_equal(s.head.actor, ACTOR_NONE);
    assert_int_equal(s.collapse, COLLAPSE_DONE);
    assert_true(bronzeage_sound(&s));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_view_is_complete_as_all),
        cmocka_unit_test(test_a_view_shows_what_its_seat_knows),
        cmocka_unit_test(test_a_view_before_anything_is_known),
        cmocka_unit_test(test_a_table_shows_the_own_hand),
        cmocka_unit_test(test_a_table_hides_the_other_hand),
        cmocka_unit_test(test_a_plain_table_is_sentences),
        cmocka_unit_test(test_a_table_at_the_end_shows_no_hands),
        cmocka_unit_test(test_a_table_wraps_long_lists),
        cmocka_unit_test(test_a_low_screen_has_room_for_the_actions),
        cmocka_unit_test(test_a_table_before_the_first_player_is_named),
        cmocka_unit_test(test_sentences),
        cmocka_unit_test(test_components_as_json),
        cmocka_unit_test(test_more_looks_worth_more),
        cmocka_unit_test(test_at_the_end_only_points_count),
        cmocka_unit_test(test_a_playout_ends_the_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Sessions of the null game: making, acting, answering. */
#include "unit/session/table.h"

static void test_new_says_what_it_began(void **unused)
{
    (void)unused;
    struct table *t = table_memory();
    struct oxhide_setup setup = {
        .game = "null", .seats = 3, .seeded = true, .seed = 42
    };

    assert_int_equal(oxhide_new(t->memory, oxhide_session_size("null"), &setup,
                                &t->s, ask(t)),
                     OXHIDE_OK);
    oxhide_id(t->s, OXHIDE_ALL, ask(t));
    assert_answer_has(t, "\"id\":\"null:seats=3#42\"");
    oxhide_id(t->s, OXHIDE_PUBLIC, ask(t));
    assert_answer_has(t, "\"id\":\"null:seats=3\"");
    oxhide_standing(t->s, ask(t));
    assert_answer_has(t, "\"actor\":\"chance\"");
    table_free(t);
}

static void test_new_refuses_what_cannot_be(void **unused)
{
    (void)unused;
    static const struct {
        struct oxhide_setup setup;
        enum oxhide_status status;
        const char *part;
    } cases[] = {
        { { .game = "chess", .seats = 2 }, OXHIDE_NO_GAME, "no-game" },
        { { .game = "null", .seats = 5 }, OXHIDE_BAD_SETUP, "2 to 4 seats" },
        { { .game = "null", .seats = 2, .options = "moon=full" },
          OXHIDE_BAD_SETUP,
          "no option 'moon'" },
        { { .game = "null", .seats = 3, .players = "human,greedy" },
          OXHIDE_BAD_SETUP,
          "not as many players" },
        { { .game = "null", .players = "human,,greedy" },
          OXHIDE_BAD_SETUP,
          "commas" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct table *t = table_memory();
        assert_int_equal(oxhide_new(t->memory, oxhide_session_size(NULL),
                                    &cases[i].setup, &t->s, ask(t)),
                         cases[i].status);
        assert_null(t->s);
        assert_answer_has(t, cases[i].part);
        table_free(t);
    }
}

static void test_too_little_memory_is_refused(void **unused)
{
    (void)unused;
    struct table *t = table_memory();
    struct oxhide_setup setup = { .game = "null", .seats = 2 };

    assert_int_equal(oxhide_new(t->memory, oxhide_session_size("null") - 1,
                                &setup, &t->s, ask(t)),
                     OXHIDE_NO_MEMORY);
    table_free(t);
}

static void test_a_mistyped_action_gets_the_nearest(void **unused)
{
    (void)unused;
    struct table *t = table_new("null", "human,greedy", 1);

    assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, "nodd", ask(t)),
                     OXHIDE_UNREADABLE);
    assert_answer_has(t, "\"nearest\":\"nod\"");
    table_free(t);
}

static void test_a_refusal_names_its_rule(void **unused)
{
    (void)unused;
    struct table *t = table_new("null", "human,greedy", 1);

    assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, "first A", ask(t)),
                     OXHIDE_ILLEGAL);
    assert_answer_has(t, "\"rule\":\"N-1\"");
    assert_int_equal(oxhide_why(t->s, OXHIDE_ANYBODY, "first A", ask(t)),
                     OXHIDE_OK);
    assert_answer_has(t, "\"legal\":false,\"rule\":\"N-1\"");
    assert_int_equal(oxhide_why(t->s, OXHIDE_ANYBODY, "nod", ask(t)),
                     OXHIDE_OK);
    assert_answer_has(t, "\"legal\":true");
    table_free(t);
}

static void test_only_the_actor_acts_and_sees_the_list(void **unused)
{
    (void)unused;
    struct table *t = table_new("null", "human,greedy", 1);
    int actor = oxhide_session_actor(t->s), other = 1 - actor;

    assert_int_equal(oxhide_apply(t->s, other, "nod", ask(t)),
                     OXHIDE_NOT_YOUR_TURN);
    assert_int_equal(oxhide_apply(t->s, 2, "nod", ask(t)), OXHIDE_BAD_SEAT);
    oxhide_legal(t->s, other, ask(t));
    assert_answer_has(t, "\"actions\":[]");
    oxhide_legal(t->s, actor, ask(t));
    assert_answer_has(t, "\"text\":\"nod\",\"kind\":\"nod\"");
    assert_answer_has(t, "\"say\":\"Nod\"");
    assert_int_equal(oxhide_apply(t->s, actor, "nod", ask(t)), OXHIDE_OK);
    assert_answer_has(t, actor ? "\"say\":\"B nods\"" : "\"say\":\"A nods\"");
    assert_int_equal(oxhide_apply(t->s, actor, "nod", ask(t)), OXHIDE_OVER);
    table_free(t);
}

static void test_what_there_is_to_play(void **unused)
{
    (void)unused;
    struct table *t = table_memory();

    assert_string_equal(oxhide_game_id(0), "bronze");
    assert_null(oxhide_game_id(99));
    assert_string_equal(oxhide_game_title("bronze"), "Bronze");
    assert_non_null(oxhide_game_blurb("bronze"));
    assert_null(oxhide_game_title("chess"));
    oxhide_games(ask(t));
    assert_answer_has(t, "\"id\":\"bronze\"");
    assert_answer_has(t, "\"name\":\"edition\"");
    assert_int_equal(oxhide_cards("bronze", ask(t)), OXHIDE_OK);
    assert_int_equal(oxhide_cards("chess", ask(t)), OXHIDE_NO_GAME);
    oxhide_strings(ask(t));
    assert_false(t->out.text.full);
    assert_answer_has(t, "\"engine-status-over\":\"The game is over.\"");
    assert_answer_has(t, "\"null-nod.offer\":\"Nod\"");
    assert_answer_has(t, "\"null-rule-first\":");
    assert_int_equal(oxhide_session_size("chess"), 0);
    table_free(t);
}

static void test_players_can_change_seats(void **unused)
{
    (void)unused;
    struct table *t = table_new("null", "human,greedy", 1);

    assert_string_equal(oxhide_session_player(t->s, 1), "greedy");
    assert_int_equal(oxhide_session_set_player(t->s, 1, "human"), OXHIDE_OK);
    assert_string_equal(oxhide_session_player(t->s, 1), "human");
    assert_int_equal(oxhide_session_set_player(t->s, 2, "human"),
                     OXHIDE_BAD_SEAT);
    assert_int_equal(oxhide_session_set_player(t->s, 1, "a b"),
                     OXHIDE_BAD_PLAYER);
    assert_int_equal(oxhide_session_seats(t->s), 2);
    assert_false(oxhide_session_secrets(t->s));
    assert_string_equal(oxhide_session_game(t->s), "null");
    table_free(t);
}

static void test_without_a_seed_chance_is_entered(void **unused)
{
    (void)unused;
    struct table *t = table_memory();
    struct oxhide_setup setup = { .game = "null", .seats = 2 };

    oxhide_new(t->memory, oxhide_session_size(NULL), &setup, &t->s, ask(t));
    assert_int_equal(oxhide_chance(t->s, OXHIDE_ALL, ask(t)), OXHIDE_NO_SEED);
    assert_int_equal(oxhide_chance(t->s, 5, ask(t)), OXHIDE_BAD_SEAT);
    assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, "first A", ask(t)),
                     OXHIDE_OK);
    assert_int_equal(oxhide_session_actor(t->s), 0);
    table_free(t);
}

/* A preview changes nothing, and one of chance shows that outcome. */
static void test_preview_of_chance(void **unused)
{
    (void)unused;
    struct table *t = table_new("null", "human,greedy", 1);

    oxhide_seek(t->s, 0, ask(t));
    assert_int_equal(oxhide_preview(t->s, OXHIDE_ANYBODY, "first B", ask(t)),
                     OXHIDE_OK);
    assert_answer_has(t, "\"view\":{\"phase\":\"nod\"}");
    assert_answer_has(t, "\"actor\":1");
    assert_int_equal(oxhide_session_ply(t->s), 0);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_new_says_what_it_began),
        cmocka_unit_test(test_new_refuses_what_cannot_be),
        cmocka_unit_test(test_too_little_memory_is_refused),
        cmocka_unit_test(test_a_mistyped_action_gets_the_nearest),
        cmocka_unit_test(test_a_refusal_names_its_rule),
        cmocka_unit_test(test_what_there_is_to_play),
        cmocka_unit_test(test_players_can_change_seats),
        cmocka_unit_test(test_without_a_seed_chance_is_entered),
        cmocka_unit_test(test_preview_of_chance),
        cmocka_unit_test(test_only_the_actor_acts_and_sees_the_list),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

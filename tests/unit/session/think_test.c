/* Programs thinking about a position, schemas, and answers that do not fit. */
#include "unit/session/table.h"

#include "engine/words.h"
#include "games/games.h"
#include "session/review.h"

static void *thinking;
static size_t room;

/* Lets a player think a little; the answer is the report. */
static enum oxhide_status think(struct table *t, const char *player,
                                uint64_t seed)
{
    struct oxhide_thought *thought;
    enum oxhide_status status = oxhide_think_start(t->s, player, seed, thinking,
                                                   room, &thought, ask(t));

    if (status)
        return status;
    assert_true(oxhide_think_budget(thought) >= 1);
    oxhide_think(thought, 8);
    oxhide_think_report(thought, ask(t));
    return OXHIDE_OK;
}

/* The "action" of a report. */
static void chosen(const struct table *t, char out[64])
{
    const char *at = strstr(t->answer, "\"action\":\"");

    assert_non_null(at);
    at += strlen("\"action\":\"");
    size_t n = strcspn(at, "\"");
    assert_true(n > 0 && n < 64);
    memcpy(out, at, n);
    out[n] = '\0';
}

static void test_every_player_chooses_something_legal(void **unused)
{
    (void)unused;
    static const char *const players[] = { "random", "greedy", "ai:1",
                                           "ai:8:rival" };
    char first[64], again[64];

    for (int g = 0; g < games_count(); g++)
        for (size_t k = 0; k < sizeof players / sizeof *players; k++) {
            struct table *t = table_new(games_at(g)->id, "human,human", 4);
            assert_true(oxhide_think_size(t->s, players[k]) <= room);
            assert_int_equal(think(t, players[k], 1), OXHIDE_OK);
            assert_answer_has(t, players[k]);
            chosen(t, first);
            assert_int_equal(think(t, players[k], 1), OXHIDE_OK);
            chosen(t, again);
            assert_string_equal(first, again);
            assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, first, ask(t)),
                             OXHIDE_OK);
            table_free(t);
        }
}

static void test_thinking_is_refused_with_a_reason(void **unused)
{
    (void)unused;
    struct table *t = table_new("null", "human,greedy", 1);
    struct oxhide_thought *thought;

    assert_int_equal(oxhide_think_size(t->s, "nobody"), 0);
    assert_int_equal(think(t, "nobody", 1), OXHIDE_BAD_PLAYER);
    assert_int_equal(
        oxhide_think_start(t->s, "greedy", 1, thinking, 8, &thought, ask(t)),
        OXHIDE_NO_MEMORY);
    oxhide_apply(t->s, OXHIDE_ANYBODY, "nod", ask(t));
    assert_int_equal(think(t, "greedy", 1), OXHIDE_OVER);
    oxhide_seek(t->s, 0, ask(t));
    assert_int_equal(think(t, "greedy", 1), OXHIDE_NOT_YOUR_TURN);
    table_free(t);
}

static void test_thinking_may_end_when_the_choice_is_settled(void **unused)
{
    (void)unused;
    struct table *t = table_new("bronze", "human,human", 4);
    struct oxhide_thought *thought;

    assert_int_equal(
        oxhide_think_start(t->s, "ai:8", 1, thinking, room, &thought, ask(t)),
        OXHIDE_OK);
    oxhide_think(thought, 2000);
    assert_false(oxhide_think_settled(thought, 2000)); /* it began level */
    assert_true(oxhide_think_settled(thought, 0));
    assert_int_equal(
        oxhide_think_start(t->s, "ai:1", 1, thinking, room, &thought, ask(t)),
        OXHIDE_OK);
    oxhide_think(thought, 20);
    assert_false(oxhide_think_settled(thought, 0)); /* it may stray */
    table_free(t);
}

static void test_a_hint_begins_with_what_wins_most(void **unused)
{
    static const char chances[] = "\"chances\":[{\"mean\":";
    (void)unused;

    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct table *t = table_new("bronze", "human,human", seed);
        struct oxhide_thought *thought;
        double before = 1;
        int ways = 0;

        assert_int_equal(oxhide_think_start(t->s, "ai:4", 1, thinking, room,
                                            &thought, ask(t)),
                         OXHIDE_OK);
        oxhide_think(thought, 8);
        oxhide_think_hint(thought, 4, ask(t));
        for (const char *at = t->answer; (at = strstr(at, chances)); ways++) {
            double wins = strtod(at += strlen(chances), NULL);

            if (oxhide_session_actor(t->s) == 1)
                wins = 1 - wins;
            assert_true(wins <= before + 0.001);
            before = wins;
        }
        assert_int_equal(ways, 3);
        table_free(t);
    }
}

/* Equal open cards are one way on. */
static void test_a_hint_names_different_ways(void **unused)
{
    static const char text[] = "\"text\":\"";
    (void)unused;

    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct table *t = table_new("bronze", "human,human", seed);
        const struct game *game = t->s->game;
        const void *state = session_seen(t->s, t->s->ply,
                                         oxhide_session_actor(t->s), 0);
        struct oxhide_thought *thought;
        game_action way[3];
        int n = 0;

        oxhide_think_start(t->s, "ai:4", 1, thinking, room, &thought, ask(t));
        oxhide_think(thought, 200);
        oxhide_think_hint(thought, 0, ask(t));
        for (const char *at = t->answer; n < 3 && (at = strstr(at, text));) {
            char words[64];
            size_t length = strcspn(at += strlen(text), "\"");

            memcpy(words, at, length);
            words[length] = '\0';
            assert_true(words_parse(game, words, &way[n]));
            way[n] = game->alike(state, way[n]);
            for (int k = 0; k < n; k++)
                assert_true(way[k] != way[n]);
            n++;
        }
        assert_true(n > 1);
        table_free(t);
    }
}

static void test_players_are_known_by_name(void **unused)
{
    (void)unused;
    assert_true(oxhide_player_known("human"));
    assert_false(oxhide_player_known("hal"));
    for (int k = 0; oxhide_player_name(k); k++)
        assert_true(oxhide_player_known(oxhide_player_name(k)));
}

static void test_players_have_a_title(void **unused)
{
    const char *const want[][2] = { { "human", "human" },
                                    { "greedy", "greedy" },
                                    { "ai", "Practised" },
                                    { "ai:8", "Master" },
                                    { "ai:5:builder", "Skilled builder" },
                                    { "hal", "hal" } };
    const struct voice voice = test_voice(-1, NULL);
    char title[64];
    struct text t;

    (void)unused;
    assert_true(oxhide_player_known(oxhide_player_default()));
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        text_init(&t, title, sizeof title);
        oxhide_player_title(&voice, want[i][0], &t);
        assert_string_equal(title, want[i][1]);
    }
}

static int count(const char *s, char c)
{
    int n = 0;

    for (; *s; s++)
        n += *s == c;
    return n;
}

static void test_schemas_close_what_they_open(void **unused)
{
    (void)unused;
    static char out[1 << 17];
    struct text t;

    for (int g = 0; g < games_count(); g++) {
        text_init(&t, out, sizeof out);
        assert_int_equal(oxhide_schema(games_at(g)->id, true, &t), OXHIDE_OK);
        assert_int_equal(count(out, '{'), count(out, '}'));
        assert_non_null(strstr(out, "View {\n"));
        text_init(&t, out, sizeof out);
        assert_int_equal(oxhide_schema(games_at(g)->id, false, &t), OXHIDE_OK);
        assert_int_equal(count(out, '\n'), games_at(g)->view_field_count + 2);
    }
    assert_int_equal(oxhide_schema("chess", true, &t), OXHIDE_NO_GAME);
    text_init(&t, out, 100);
    assert_int_equal(oxhide_schema("bronze", true, &t), OXHIDE_TOO_LONG);
}

static void test_an_answer_that_does_not_fit_says_so(void **unused)
{
    (void)unused;
    struct table *t = table_new("bronze", "human,greedy", 1);
    struct json small;
    char few[64];

    json_init(&small, few, sizeof few);
    oxhide_state(t->s, OXHIDE_ALL, &small);
    assert_true(small.text.full);
    struct text text;
    text_init(&text, few, sizeof few);
    assert_int_equal(oxhide_record(t->s, OXHIDE_ALL, &text), OXHIDE_TOO_LONG);
    text_init(&text, few, sizeof few);
    const struct oxhide_look look = { .columns = 80, .whole = true };
    assert_int_equal(oxhide_table(t->s, 0, &look, &text), OXHIDE_TOO_LONG);
    assert_int_equal(oxhide_table(t->s, 7, &look, &text), OXHIDE_BAD_SEAT);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_player_chooses_something_legal),
        cmocka_unit_test(test_thinking_is_refused_with_a_reason),
        cmocka_unit_test(test_thinking_may_end_when_the_choice_is_settled),
        cmocka_unit_test(test_a_hint_begins_with_what_wins_most),
        cmocka_unit_test(test_a_hint_names_different_ways),
        cmocka_unit_test(test_players_are_known_by_name),
        cmocka_unit_test(test_players_have_a_title),
        cmocka_unit_test(test_schemas_close_what_they_open),
        cmocka_unit_test(test_an_answer_that_does_not_fit_says_so),
    };

    room = 256u << 20;
    thinking = malloc(room);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    free(thinking);
    return failed;
}

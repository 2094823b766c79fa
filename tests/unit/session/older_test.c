/* Records of older rules, kept in tests/records/old: finished games replay and
 * keep the result written in them, others go on by today's rules, and both are
 * said. */
#include "unit/session/table.h"

#include <stdio.h>

#include "engine/words.h"
#include "session/session.h"

#define OLD SOURCE_DIR "/tests/records/old/"

static const char *const finished[] = {
    "golden-ages/notre-dame-sends-one-of-more.play",
    "golden-ages/notre-dame-sends-three.play",
    "golden-ages/notre-dame-sends-two.play",
    "golden-ages/portugal-stays.play",
    "bronze-age/drawn.play",
    "bronze-age/nothing-to-do.play",
};

static const char *const under_way[] = {
    "golden-ages/under-way.play",
    "bronze-age/under-way.play",
    "bronze-age/cut-at-the-question.play",
};

enum { COUNT_FINISHED = sizeof finished / sizeof *finished };
enum { COUNT_UNDER_WAY = sizeof under_way / sizeof *under_way };

static char text[1 << 18];

static const char *read_old(const char *name)
{
    char path[1024];

    snprintf(path, sizeof path, OLD "%s", name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t n = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[n] = '\0';
    return text;
}

static struct table *open_old(const char *name)
{
    struct table *t = table_memory();

    read_old(name);
    if (table_load(t, text, strlen(text)))
        fail_msg("%s: %s", name, t->answer);
    return t;
}

/* Takes a line's count of legal actions away, and says where it ends. */
static const char *words_of(const char *line, char out[RECORD_LINE_MAX])
{
    size_t n = strcspn(line, "\n"), end = strcspn(line, ";\n");

    while (end && line[end - 1] == ' ')
        end--;
    memcpy(out, line, end);
    out[end] = '\0';
    return line[n] ? line + n + 1 : NULL;
}

/* Every line of the old record but those of several colonists stands in the
 * new one, in order. */
static void assert_kept(const char *old, const char *new)
{
    char a[RECORD_LINE_MAX], b[RECORD_LINE_MAX];

    while (old && *old) {
        old = words_of(old, a);
        bool several = strstr(a, " shift agora ") && strlen(a) > 17;
        while (!several) {
            if (!new || !*new)
                fail_msg("'%s' is not in the new record", a);
            new = words_of(new, b);
            if (!strcmp(a, b))
                break;
        }
    }
}

static void test_finished_games_keep_their_result(void **unused)
{
    (void)unused;
    for (int i = 0; i < COUNT_FINISHED; i++) {
        struct table *t = open_old(finished[i]), *u = table_memory();
        assert_answer_has(t, "\"older\":{\"rules\":0,\"finished\":true,");
        assert_int_equal(oxhide_session_actor(t->s), ACTOR_NONE);
        const char *record = table_record(t, OXHIDE_ALL);
        assert_kept(text, record);
        assert_int_equal(table_load(u, record, strlen(record)), OXHIDE_OK);
        assert_string_equal(table_record(u, OXHIDE_ALL), record);
        assert_answer_has(u, "\"finished\":true");
        table_free(t);
        table_free(u);
    }
}

/* By rules 0 Portugal was not paid for staying; today it would be, and B would
 * have 38 points. */
static void test_the_result_is_the_one_written(void **unused)
{
    (void)unused;
    struct table *t = open_old("golden-ages/portugal-stays.play");

    assert_int_equal(oxhide_score(t->s, OXHIDE_ALL, ask(t)), OXHIDE_OK);
    assert_answer_has(t, "{\"seat\":0,\"points\":36,\"rank\":2,");
    assert_answer_has(t, "{\"seat\":1,\"points\":37,\"rank\":1,");
    assert_int_equal(game_total(t->s->game, session_now(t->s), 1), 38);
    assert_non_null(strstr(table_record(t, OXHIDE_ALL), "\n= A 36 B 37\n"));
    table_free(t);
}

/* One line that sent three is three steps, each legal. */
static void test_colonists_sent_at_once_become_steps(void **unused)
{
    (void)unused;
    struct table *t = open_old("golden-ages/notre-dame-sends-three.play");

    assert_non_null(strstr(text, "\nB shift agora 0,3 0,3 0,4 "));
    const char *at = strstr(table_record(t, OXHIDE_ALL), "B shift agora");
    const char *lines[] = { "B shift agora 0,3", "B shift agora 0,3",
                            "B shift agora 0,4", "B activate market" };
    for (int i = 0; i < 4; i++) {
        char line[RECORD_LINE_MAX];
        at = words_of(at, line);
        assert_string_equal(line, lines[i]);
    }
    table_free(t);
    t = open_old("golden-ages/notre-dame-sends-one-of-more.play");
    assert_non_null(strstr(table_record(t, OXHIDE_ALL), " done "));
    table_free(t);
}

static void test_an_unasked_question_is_answered(void **unused)
{
    (void)unused;
    struct table *t = open_old("bronze-age/nothing-to-do.play");

    assert_null(strstr(text, "\nB stop                          ; 1"));
    assert_non_null(strstr(table_record(t, OXHIDE_ALL),
                           "\nB play plains a                 ; 6"
                           "\nB stop                          ; 1"));
    table_free(t);
}

static void play_on(struct table *t)
{
    game_action list[GAME_ACTIONS_MAX];
    char words[GAME_TEXT_MAX];
    struct rng rng;

    rng_seed(&rng, 5);
    oxhide_auto(t->s, true);
    assert_int_equal(oxhide_chance(t->s, OXHIDE_ALL, ask(t)), OXHIDE_OK);
    while (oxhide_session_actor(t->s) >= 0) {
        int n = t->s->game->legal(session_now(t->s), list);
        words_format(t->s->game, list[rng_below(&rng, (uint32_t)n)], words);
        assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, words, ask(t)),
                         OXHIDE_OK);
    }
}

static void test_games_under_way_go_on_by_todays_rules(void **unused)
{
    (void)unused;
    for (int i = 0; i < COUNT_UNDER_WAY; i++) {
        struct table *t = open_old(under_way[i]), *u = table_memory();
        assert_answer_has(t, "\"older\":{\"rules\":0,\"finished\":false,");
        assert_answer_has(t, "continues under today");
        assert_null(session_written(t->s));
        play_on(t);
        const char *record = table_record(t, OXHIDE_ALL);
        assert_non_null(strstr(record, " rules 1\n"));
        assert_non_null(strstr(record, "\nbegun rules 0\n"));
        assert_int_equal(table_load(u, record, strlen(record)), OXHIDE_OK);
        assert_string_equal(table_record(u, OXHIDE_ALL), record);
        table_free(t);
        table_free(u);
    }
}

/* A question that today's rules ask stays open where the record ends. */
static void test_the_last_question_is_left_to_the_player(void **unused)
{
    (void)unused;
    struct table *t = open_old("bronze-age/cut-at-the-question.play");

    assert_int_equal(oxhide_apply(t->s, 1, "stop", ask(t)), OXHIDE_OK);
    table_free(t);
}

/* Taken back and played another way, it is a game of today. */
static void test_a_finished_game_taken_back_goes_on(void **unused)
{
    (void)unused;
    struct table *t = open_old("golden-ages/portugal-stays.play");

    assert_int_equal(oxhide_seek(t->s, oxhide_session_ply(t->s) - 1, ask(t)),
                     OXHIDE_OK);
    play_on(t);
    assert_null(session_written(t->s));
    assert_non_null(strstr(table_record(t, OXHIDE_ALL), "\nbegun rules 0\n"));
    table_free(t);
}

/* Today's records are held to their counts and results, and there are no
 * rules to come. */
static void test_only_older_rules_are_forgiven(void **unused)
{
    (void)unused;
    struct table *t = table_memory();
    char *rules;

    read_old("golden-ages/portugal-stays.play");
    rules = strstr(text, "rules 0");
    rules[6] = '1';
    assert_int_equal(table_load(t, text, strlen(text)), OXHIDE_BAD_RECORD);
    rules[6] = '2';
    assert_int_equal(table_load(t, text, strlen(text)), OXHIDE_OTHER_VERSION);
    read_old("golden-ages/notre-dame-sends-two.play");
    strstr(text, "rules 0")[6] = '1';
    assert_int_equal(table_load(t, text, strlen(text)), OXHIDE_BAD_RECORD);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_finished_games_keep_their_result),
        cmocka_unit_test(test_the_result_is_the_one_written),
        cmocka_unit_test(test_colonists_sent_at_once_become_steps),
        cmocka_unit_test(test_an_unasked_question_is_answered),
        cmocka_unit_test(test_games_under_way_go_on_by_todays_rules),
        cmocka_unit_test(test_the_last_question_is_left_to_the_player),
        cmocka_unit_test(test_a_finished_game_taken_back_goes_on),
        cmocka_unit_test(test_only_older_rules_are_forgiven),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

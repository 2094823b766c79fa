/* Following a record through a seat's eyes: what is believed and refused, who
 * is answered, and how the whole record takes over at the end. */
#include "unit/session/table.h"

#include <stdio.h>

#include "engine/words.h"
#include "games/games.h"
#include "session/session.h"

#define DEAL                                                                   \
    ". first B\n. deal A s01\n. deal A m01\n. deal A p01\n"                    \
    ". deal B ?\n. deal B ?\n. deal B ?\n"                                     \
    ". top a sea\n. top b mountains\n. top c plains\n"                         \
    ". civ A egypt\n. civ B assyria\n"

/* A record of Bronze Age: its head, and these lines. */
static const char *age(const char *lines)
{
    static char record[2048];

    snprintf(record, sizeof record,
             "oxhide-record 1\ngame bronze-age rules %u\nseats 2\n"
             "player A human\nplayer B human\n%s",
             games_find("bronze-age")->rules, lines);
    return record;
}

static enum oxhide_status follow(struct table *t, const char *record)
{
    return oxhide_follow(t->memory, oxhide_session_size(NULL), record,
                         strlen(record), &t->s, ask(t));
}

static enum oxhide_status hear(struct table *t, const char *lines)
{
    return oxhide_follow_lines(t->s, -1, lines, strlen(lines), ask(t));
}

static struct table *following(const char *record)
{
    struct table *t = table_memory();

    if (follow(t, record))
        fail_msg("%s", t->answer);
    return t;
}

static void test_lines_go_on_where_the_record_ended(void **unused)
{
    struct table *t = following(age("as A\n" DEAL));

    (void)unused;
    assert_int_equal(oxhide_session_eyes(t->s), 0);
    assert_int_equal(oxhide_session_actor(t->s), 1);
    assert_int_equal(hear(t, "B play sea b\nB draw2\n. front ?\n. top b sea\n"),
                     OXHIDE_OK);
    assert_answer_has(t, "\"say\":\"B draws a card\"");
    assert_int_equal(oxhide_session_ply(t->s), 16);
    assert_int_equal(oxhide_seek(t->s, 3, ask(t)), OXHIDE_OK);
    assert_int_equal(hear(t, ". front ?\n"), OXHIDE_OK);
    assert_int_equal(oxhide_session_ply(t->s), 17);
    table_free(t);
}

/* What cannot have happened is refused, and what stood before it counts. */
static void test_impossible_lines(void **unused)
{
    static const struct {
        const char *line, *part;
    } cases[] = {
        { "A play sea a\n", "it is not their turn: 'B'" },
        { "B draw2\n", "cannot be what these eyes saw" },
        { "B play tin a\n", "'play tin a' is not an action" },
        { "B play sea b ; 5\n", "not for these eyes" },
        { "B play sea b\nB play1\nB card s01 basic\n", "line 3: 'card s01" },
        { "B play sea b\nB draw2\n. front s02\n", "line 3: 'front s02'" },
        { "B play sea b\nB draw2\n. deal B ?\n", "line 3: 'deal B ?'" },
        { "= A 0 B 0\n", "the game is not over" },
        { "seed 3\n", "a line begins with" },
        { "B play sea b \x01\n", "not plain text" },
    };

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct table *t = following(age("as A\n" DEAL));
        assert_int_equal(hear(t, cases[i].line), OXHIDE_BAD_RECORD);
        assert_answer_has(t, cases[i].part);
        table_free(t);
    }
    struct table *t = following(age("as A\n" DEAL));
    assert_int_equal(hear(t, "B play sea b\nB play1\nB card s01 basic\n"),
                     OXHIDE_BAD_RECORD);
    assert_int_equal(oxhide_session_ply(t->s), 14);
    assert_int_equal(hear(t, "B card s02 basic\n"), OXHIDE_OK);
    table_free(t);
}

static void test_own_cards_are_not_with_others(void **unused)
{
    struct table *t = following(age("as A\n" DEAL));

    (void)unused;
    assert_int_equal(hear(t, "B play sea b\nB play1\n"), OXHIDE_OK);
    assert_int_equal(hear(t, "B card m01 special\n"), OXHIDE_BAD_RECORD);
    assert_int_equal(hear(t, "B card m02 basic\n"), OXHIDE_OK);
    table_free(t);
}

static void test_only_its_own_eyes(void **unused)
{
    struct table *t = following(age("as A\n" DEAL));
    struct oxhide_thought *thought;
    size_t size = oxhide_think_size(t->s, "greedy");
    void *memory = malloc(size);

    (void)unused;
    assert_int_equal(oxhide_state(t->s, 0, ask(t)), OXHIDE_OK);
    assert_int_equal(oxhide_state(t->s, 1, ask(t)), OXHIDE_OTHER_EYES);
    assert_answer_has(t, "\"code\":\"other-eyes\"");
    assert_int_equal(oxhide_state(t->s, OXHIDE_ALL, ask(t)), OXHIDE_OTHER_EYES);
    assert_int_equal(oxhide_score(t->s, OXHIDE_PUBLIC, ask(t)),
                     OXHIDE_OTHER_EYES);
    assert_int_equal(oxhide_legal(t->s, 1, ask(t)), OXHIDE_OTHER_EYES);
    assert_int_equal(oxhide_events(t->s, 1, 0, ask(t)), OXHIDE_OTHER_EYES);
    assert_int_equal(oxhide_state(t->s, 5, ask(t)), OXHIDE_BAD_SEAT);
    assert_int_equal(oxhide_why(t->s, 0, "play sea a", ask(t)),
                     OXHIDE_NOT_YOUR_TURN);
    assert_int_equal(oxhide_why(t->s, 1, "play sea a", ask(t)),
                     OXHIDE_OTHER_EYES);
    assert_int_equal(oxhide_preview(t->s, OXHIDE_ANYBODY, "play sea a", ask(t)),
                     OXHIDE_OTHER_EYES);
    assert_int_equal(
        oxhide_think_start(t->s, "greedy", 1, memory, size, &thought, ask(t)),
        OXHIDE_OTHER_EYES);
    free(memory);
    table_free(t);
}

static void test_it_only_follows(void **unused)
{
    struct table *t = following(age("as B\n. first B\n. deal A ?\n"));

    (void)unused;
    assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, "deal A m01", ask(t)),
                     OXHIDE_FOLLOWING);
    assert_int_equal(oxhide_chance(t->s, 1, ask(t)), OXHIDE_FOLLOWING);
    assert_int_equal(oxhide_undo(t->s, 1, true, ask(t)), OXHIDE_FOLLOWING);
    assert_int_equal(oxhide_redo(t->s, 1, ask(t)), OXHIDE_FOLLOWING);
    assert_int_equal(oxhide_session_ply(t->s), 2);
    table_free(t);
}

static void test_whole_records_are_loaded(void **unused)
{
    struct table *t = table_memory(),
                 *u = table_new("bronze", "human,human", 3);

    (void)unused;
    assert_int_equal(follow(t, age("")), OXHIDE_BAD_RECORD);
    assert_answer_has(t, "says who saw it");
    assert_int_equal(table_load(t, age("as A\n"), strlen(age("as A\n"))),
                     OXHIDE_REDACTED);
    assert_int_equal(hear(u, ". first A\n"), OXHIDE_NOT_FOLLOWING);
    table_free(t);
    table_free(u);
}

/* The whole game that was followed opens it; another does not. */
static void test_the_whole_record_takes_its_place(void **unused)
{
    struct table *t = table_new("golden-ages", "human,human", 3);
    struct table *u = following(table_record(t, 1));
    struct table *v = table_new("golden-ages", "human,human", 4);
    game_action list[GAME_ACTIONS_MAX];
    char words[GAME_TEXT_MAX];

    (void)unused;
    assert_true(oxhide_opens(t->s, u->s));
    assert_false(oxhide_opens(v->s, u->s));
    assert_false(oxhide_opens(u->s, u->s));
    t->s->game->legal(session_now(t->s), list);
    words_format(t->s->game, list[0], words);
    assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, words, ask(t)),
                     OXHIDE_OK);
    assert_true(oxhide_opens(t->s, u->s));
    assert_int_equal(follow(v, table_record(t, 1)), OXHIDE_OK);
    assert_true(oxhide_opens(t->s, v->s));
    const char *record = table_record(t, OXHIDE_ALL);
    assert_int_equal(table_load(u, record, strlen(record)), OXHIDE_OK);
    assert_true(oxhide_opens(u->s, v->s));
    table_free(t);
    table_free(u);
    table_free(v);
}

static void test_nothing_follows_the_end(void **unused)
{
    struct table *t = following(
        "oxhide-record 1\ngame null rules 0\nseats 2\nas B\n. first A\nA nod\n"
        "= A 0 B 0\n");

    (void)unused;
    assert_int_equal(oxhide_session_actor(t->s), OXHIDE_NOBODY);
    assert_int_equal(hear(t, "A nod\n"), OXHIDE_BAD_RECORD);
    assert_answer_has(t, "the game is over");
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines_go_on_where_the_record_ended),
        cmocka_unit_test(test_impossible_lines),
        cmocka_unit_test(test_own_cards_are_not_with_others),
        cmocka_unit_test(test_only_its_own_eyes),
        cmocka_unit_test(test_it_only_follows),
        cmocka_unit_test(test_whole_records_are_loaded),
        cmocka_unit_test(test_the_whole_record_takes_its_place),
        cmocka_unit_test(test_nothing_follows_the_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

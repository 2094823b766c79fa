/* Records: what is written is read again, and nothing else is. */
#include "unit/session/table.h"

#include <stdio.h>

#include "engine/words.h"
#include "session/session.h"

/* Plays so many actions of a seeded game of Bronze, chosen at random. */
static struct table *played(int actions)
{
    struct table *t = table_new("bronze", "human,greedy", 3);
    game_action list[GAME_ACTIONS_MAX];
    char words[GAME_TEXT_MAX];
    struct rng rng;

    rng_seed(&rng, 9);
    while (actions-- && oxhide_session_actor(t->s) >= 0) {
        int n = t->s->game->legal(session_now(t->s), list);
        words_format(t->s->game, list[rng_below(&rng, (uint32_t)n)], words);
        assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, words, ask(t)),
                         OXHIDE_OK);
    }
    return t;
}

enum { WHOLE_GAME = 10000 };

static void test_record_load_record(void **unused)
{
    (void)unused;
    struct table *t = played(WHOLE_GAME), *u = table_memory();
    const char *record = table_record(t, OXHIDE_ALL);

    assert_int_equal(oxhide_session_actor(t->s), ACTOR_NONE);
    assert_non_null(strstr(record, "\n= A "));
    for (const char *mark = strchr(record, ';'); mark;
         mark = strchr(mark + 1, ';'))
        assert_int_equal(mark[-1], ' ');
    assert_int_equal(table_load(u, record, strlen(record)), OXHIDE_OK);
    assert_string_equal(table_record(u, OXHIDE_ALL), record);
    assert_memory_equal(session_now(u->s), session_now(t->s),
                        t->s->game->state_size);
    table_free(t);
    table_free(u);
}

/* Cut anywhere, a record loads as far as it goes or says which line is wrong.
 */
static void test_cut_off_anywhere(void **unused)
{
    (void)unused;
    struct table *t = played(12), *u = table_memory();
    const char *record = table_record(t, OXHIDE_ALL);
    size_t length = strlen(record), good = 0;

    for (size_t n = 0; n < length; n++) {
        enum oxhide_status status = table_load(u, record, n);
        good += !status;
        if (status)
            assert_answer_has(u, "\"message\":\"line ");
    }
    assert_true(good > 10 && good < length);
    table_free(t);
    table_free(u);
}

/* Replaces the first 'from' of the record and loads it. */
static enum oxhide_status edited(struct table *t, const char *from,
                                 const char *to)
{
    static char text[1 << 18];
    const char *record = table_record(t, OXHIDE_ALL);
    const char *at = strstr(record, from);
    struct table *u = table_memory();

    assert_non_null(at);
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - record), record, to,
             at + strlen(from));
    enum oxhide_status status = table_load(u, text, strlen(text));
    strcpy(t->answer, u->answer);
    table_free(u);
    return status;
}

static void test_edited(void **unused)
{
    (void)unused;
    static const struct {
        const char *from, *to;
        enum oxhide_status status;
        const char *part;
    } cases[] = {
        { "record 1", "record 2", OXHIDE_OTHER_VERSION, "line 1: record ver" },
        { "oxhide-record", "record", OXHIDE_BAD_RECORD, "line 1: this is not" },
        { "game bronze", "game chess", OXHIDE_NO_GAME, "\"line\":2" },
        { "rules 0", "rules 9", OXHIDE_OTHER_VERSION, "follows rules 9" },
        { "seats 2", "seats 5", OXHIDE_BAD_RECORD, "5' is not a number of" },
        { "edition=2018", "edition=1950", OXHIDE_BAD_RECORD,
          "line 4: option edition cannot be '1950'; it is one of 2018, 2017" },
        { "option", "opinion", OXHIDE_BAD_RECORD, "'opinion' is not a word" },
        { "seed 3", "seed x", OXHIDE_BAD_RECORD, "line 7: the seed 'x'" },
        { "player A", "player D", OXHIDE_BAD_RECORD, "no seat 'D'" },
        { "player A human", "player A a/b", OXHIDE_BAD_RECORD, "'a/b'" },
        { "seed 3", "seed 3\nseed 5", OXHIDE_BAD_RECORD,
          "line 8: this is a second" },
        { "seed 3", "name A \xc3", OXHIDE_BAD_RECORD,
          "line 7: that is not a name" },
        { "seed 3", "name C Ada", OXHIDE_BAD_RECORD, "no seat 'C'" },
        { "player A", "player\xc3\xa4 A", OXHIDE_BAD_RECORD, "not plain text" },
        { "\n. first", "\n# \xc3\xa4\n. first", OXHIDE_OK, "" },
        { "\n. first", "\n< A 1\n. first", OXHIDE_BAD_RECORD,
          "line 8: '1' is not a number of actions" },
        { "\n= A ", "\n< A 0\n= A ", OXHIDE_BAD_RECORD, "'0' is not" },
        { "\n= A ", "\n< E 1\n= A ", OXHIDE_BAD_RECORD, "no seat 'E'" },
        { "\n= A ", "\n< D 1\n= A ", OXHIDE_BAD_RECORD, "did not decide" },
        { "\n= A ", "\n< A 70000\n= A ", OXHIDE_BAD_RECORD, "not a number" },
        { "seed 3", "as B", OXHIDE_REDACTED, "can be followed, but not" },
        { "seed 3", "as public", OXHIDE_REDACTED, "can be followed, but not" },
        { "seed 3", "as E", OXHIDE_BAD_RECORD, "no seat 'E'" },
        { "edition=2018", "edition", OXHIDE_BAD_RECORD, "reads like" },
        { "\n. first", "\n! back x\n. first", OXHIDE_BAD_RECORD,
          "not a number of steps back" },
        { "\n. first", "\n! points E 5\n. first", OXHIDE_BAD_RECORD,
          "no seat 'E'" },
        { "\n. first", "\n! points A x\n. first", OXHIDE_BAD_RECORD,
          "not a number of points" },
        { "take", "steal", OXHIDE_BAD_RECORD, "is not an action of this game" },
        { "\n. first", "\n. first C\n. first", OXHIDE_BAD_RECORD,
          "not allowed here" },
        { "\n. first", "\nA first", OXHIDE_BAD_RECORD, "not their turn" },
        { "\n. first", "\nE first", OXHIDE_BAD_RECORD, "begins with '.'" },
        { "; 2", "; 3", OXHIDE_BAD_RECORD,
          "line 8: 2 actions are legal here, the record says 3" },
        { "; 2", "; many", OXHIDE_BAD_RECORD, "how many actions" },
        { "\n= A ", "\n= A 9", OXHIDE_BAD_RECORD, "points here, the record" },
        { "\n. first", "\n= A 0 B 0\n. first", OXHIDE_BAD_RECORD,
          "the game is not over" },
        { "\n= A ", "\nA done\n= A ", OXHIDE_BAD_RECORD, "the game is over" },
        { "\n. first", "\n! points A 5\n. first", OXHIDE_BAD_RECORD,
          "A has 0 points here, the record says 5" },
        { "\n. first", "\n! points A 0\n. first", OXHIDE_OK, "" },
        { "\n. first", "\n! luck\n. first", OXHIDE_BAD_RECORD, "not a check" },
        { "\n. first", "\n# a remark\n\n. first", OXHIDE_OK, "" },
        { "\n. first", "\n. \x01 first", OXHIDE_BAD_RECORD, "not plain text" },
    };
    struct table *t = played(WHOLE_GAME);

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        enum oxhide_status status = edited(t, cases[i].from, cases[i].to);
        if (status != cases[i].status)
            fail_msg("case %zu: %s", i, t->answer);
        assert_answer_has(t, cases[i].part);
    }
    table_free(t);
}

static void test_a_line_too_long_and_one_too_many(void **unused)
{
    (void)unused;
    struct table *t = played(WHOLE_GAME), *u = table_memory();
    char line[400] = "\n.";

    memset(line + 2, 'x', sizeof line - 3);
    strcpy(line + sizeof line - 10, "\n. first");
    assert_int_equal(edited(t, "\n. first", line), OXHIDE_BAD_RECORD);
    assert_answer_has(t, "line 8: the line is too long");
    line[1] = '#';
    assert_int_equal(edited(t, "\n. first", line), OXHIDE_OK);
    char *record = (char *)(uintptr_t)table_record(t, OXHIDE_ALL);
    strcat(record, "A done\n");
    assert_int_equal(table_load(u, record, strlen(record)), OXHIDE_BAD_RECORD);
    assert_answer_has(u, "something follows the result");
    table_free(t);
    table_free(u);
}

static void test_nul_bytes(void **unused)
{
    (void)unused;
    struct table *t = played(5), *u = table_memory();
    char *record = (char *)(uintptr_t)table_record(t, OXHIDE_ALL);
    size_t length = strlen(record);

    strstr(record, "seats")[1] = '\0';
    assert_int_equal(table_load(u, record, length), OXHIDE_BAD_RECORD);
    assert_answer_has(u, "line 3: a byte that is not plain text");
    table_free(t);
    table_free(u);
}

static void test_a_hundred_thousand_lines(void **unused)
{
    (void)unused;
    struct table *t = played(WHOLE_GAME), *u = table_memory();
    const char *record = table_record(t, OXHIDE_ALL);
    size_t cap = 2 << 20, n = (size_t)(strstr(record, "\n= A ") + 1 - record);
    char *text = malloc(cap);

    memcpy(text, record, n);
    for (int i = 0; i < 100000; i++, n += 7)
        memcpy(text + n, "A done\n", 7);
    assert_int_equal(table_load(u, text, n), OXHIDE_BAD_RECORD);
    assert_answer_has(u, "the game is over");
    free(text);
    table_free(t);
    table_free(u);
}

static void test_a_megabyte_of_noise(void **unused)
{
    (void)unused;
    struct table *u = table_memory();
    size_t n = 1 << 20;
    char *noise = malloc(n);
    struct rng rng;

    rng_seed(&rng, 1);
    for (int round = 0; round < 8; round++) {
        for (size_t i = 0; i < n; i++)
            noise[i] = (char)(round & 1 ? ' ' + rng_below(&rng, 95)
                                        : rng_next(&rng) & 255);
        if (round & 2)
            memcpy(noise, "oxhide-record 1\ngame bronze rules 0\n", 36);
        assert_int_equal(table_load(u, noise, n), OXHIDE_BAD_RECORD);
    }
    free(noise);
    table_free(u);
}

/* Names are kept; what cannot be one is refused. */
static void test_names(void **unused)
{
    (void)unused;
    static const char *const bad[] = {
        " Ada",
        "Ada ",
        "A\nB",
        "\xc3",
        "\xc0\x80",
        "\xed\xa0\x80",
        "\xe2\x80\xae"
        "adA",
        "\x7f",
        "\xc2\x85",
        "12345678901234567890123456789012345678901",
    };
    struct table *t = played(5), *u = table_memory();

    assert_int_equal(
        oxhide_session_set_name(t->s, 0, "Zo\xc3\xab \xf0\x9f\xa6\x8a"),
        OXHIDE_OK);
    assert_int_equal(oxhide_session_set_name(t->s, 2, "X"), OXHIDE_BAD_SEAT);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(oxhide_session_set_name(t->s, 1, bad[i]),
                         OXHIDE_BAD_NAME);
    const char *record = table_record(t, OXHIDE_ALL);
    assert_non_null(strstr(record, "\nname A Zo\xc3\xab "));
    assert_null(strstr(record, "name B"));
    assert_int_equal(table_load(u, record, strlen(record)), OXHIDE_OK);
    assert_string_equal(oxhide_session_name(u->s, 0),
                        oxhide_session_name(t->s, 0));
    assert_string_equal(table_record(u, OXHIDE_ALL), record);
    oxhide_state(u->s, 0, ask(u));
    assert_answer_has(u, "\"names\":[\"Zo");
    assert_int_equal(oxhide_session_set_name(t->s, 0, ""), OXHIDE_OK);
    assert_null(strstr(table_record(t, OXHIDE_PUBLIC), "name A"));
    table_free(t);
    table_free(u);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_record_load_record),
        cmocka_unit_test(test_cut_off_anywhere),
        cmocka_unit_test(test_edited),
        cmocka_unit_test(test_a_line_too_long_and_one_too_many),
        cmocka_unit_test(test_nul_bytes),
        cmocka_unit_test(test_a_hundred_thousand_lines),
        cmocka_unit_test(test_a_megabyte_of_noise),
        cmocka_unit_test(test_names),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

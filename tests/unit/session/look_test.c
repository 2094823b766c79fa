/* Previews, other moments and the list of players, asked through oxhide.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "oxhide.h"

static char text[1 << 16];

struct table {
    void *memory;
    struct oxhide_session *session;
    struct json out;
};

static struct json *asked(struct table *t)
{
    json_init(&t->out, text, sizeof text);
    return &t->out;
}

static int set_up(void **state)
{
    static struct table t;
    const struct oxhide_setup setup = {
        .game = "null", .players = "human,ai:1", .seeded = true, .seed = 7
    };
    size_t size = oxhide_session_size("null");

    t.memory = malloc(size);
    assert_int_equal(oxhide_new(t.memory, size, &setup, &t.session, asked(&t)),
                     OXHIDE_OK);
    assert_int_equal(oxhide_chance(t.session, OXHIDE_ALL, asked(&t)),
                     OXHIDE_OK);
    *state = &t;
    return 0;
}

static int tear_down(void **state)
{
    struct table *t = *state;

    free(t->memory);
    return 0;
}

static void test_a_preview_changes_nothing(void **state)
{
    struct table *t = *state;
    int seat = oxhide_session_actor(t->session);

    assert_int_equal(oxhide_preview(t->session, seat, "nod", asked(t)),
                     OXHIDE_OK);
    assert_non_null(strstr(text, "\"phase\":\"over\""));
    assert_int_equal(oxhide_session_ply(t->session), 1);
    assert_int_equal(oxhide_session_actor(t->session), seat);
    assert_int_equal(oxhide_preview(t->session, !seat, "nod", asked(t)),
                     OXHIDE_NOT_YOUR_TURN);
}

static void test_seek_stays_within_what_was_played(void **state)
{
    struct table *t = *state;

    assert_int_equal(oxhide_apply(t->session, OXHIDE_ANYBODY, "nod", asked(t)),
                     OXHIDE_OK);
    assert_int_equal(oxhide_seek(t->session, 1, asked(t)), OXHIDE_OK);
    assert_int_equal(oxhide_session_ply(t->session), 1);
    assert_int_equal(oxhide_seek(t->session, 2, asked(t)), OXHIDE_OK);
    assert_int_equal(oxhide_session_actor(t->session), OXHIDE_NOBODY);
    assert_int_equal(oxhide_seek(t->session, 3, asked(t)),
                     OXHIDE_NOTHING_AHEAD);
    assert_int_equal(oxhide_seek(t->session, -1, asked(t)),
                     OXHIDE_NOTHING_AHEAD);
}

static void test_the_players_have_levels_and_styles(void **state)
{
    oxhide_players(asked(*state));
    assert_non_null(strstr(text, "\"levels\":["));
    assert_non_null(strstr(text, "\"builder\""));
    assert_non_null(strstr(text, "\"default\":\"ai:"));
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_a_preview_changes_nothing),
        TEST(test_seek_stays_within_what_was_played),
        TEST(test_the_players_have_levels_and_styles),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

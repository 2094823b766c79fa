/* The host of requests: who may ask what, slots, and answers that are good or
 * an error, never both. Requests are read by the page's reader. */
#include <stdio.h>

#include "unit/session/table.h"

#include <stdio.h>

#include "apps/wasm/read.c"
#include "oxhide_host.h"

struct desk {
    void *memory;
    struct oxhide_host *host;
    char text[1 << 15], answer[1 << 18];
};

static enum oxhide_status thinks(void *self, struct oxhide_session *s,
                                 const struct oxhide_wish *wish,
                                 struct json *out)
{
    (void)self, (void)s;
    json_str(out, "player", wish->player);
    json_int(out, "seed", (int64_t)wish->seed);
    json_int(out, "playouts", wish->playouts);
    return OXHIDE_OK;
}

static enum oxhide_status asks(struct desk *d, int who, const char *request)
{
    struct oxhide_value values[64];
    struct read_room room = { values, d->text, 64, sizeof d->text };
    struct json out;

    assert_true(read_request(request, strlen(request), &room));
    json_init(&out, d->answer, sizeof d->answer);
    enum oxhide_status status = oxhide_host_answer(d->host, who, values, &out);
    assert_false(out.text.full);
    assert_int_equal(status != OXHIDE_OK,
                     !strncmp(d->answer, "\"error\":{", 9));
    return status;
}

static int open_desk(void **state)
{
    const struct oxhide_front front = { .think = thinks };
    struct desk *d = malloc(sizeof *d);

    d->memory = malloc(oxhide_host_size(2));
    d->host = oxhide_host_new(d->memory, 2, &front);
    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"auto\"}");
    assert_int_equal(
        asks(d, OXHIDE_OPERATOR,
             "{\"cmd\":\"new\",\"game\":\"bronze-age\",\"players\":"
             "[\"human\",\"human\"],\"seed\":\"5\",\"options\":"
             "{\"first\":\"a\"}}"),
        OXHIDE_OK);
    *state = d;
    return 0;
}

static int close_desk(void **state)
{
    struct desk *d = *state;

    free(d->memory);
    free(d);
    return 0;
}

static void test_only_the_operator_chooses_eyes_and_table(void **state)
{
    static const char *const requests[] = {
        "{\"cmd\":\"state\",\"as\":0}",
        "{\"cmd\":\"state\",\"as\":1}",
        "{\"cmd\":\"state\",\"as\":\"all\"}",
        "{\"cmd\":\"record\",\"slot\":0}",
        "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"x\"}",
        "{\"cmd\":\"undo\",\"consent\":true}",
        "{\"cmd\":\"seek\",\"ply\":0}",
        "{\"cmd\":\"load\",\"record\":\"\"}",
        "{\"cmd\":\"chance\"}",
        "{\"cmd\":\"auto\"}",
        "{\"cmd\":\"redo\"}",
        "{\"cmd\":\"quit\"}",
        "{\"cmd\":\"review\"}",
        "{\"cmd\":\"rollout\"}",
        "{\"cmd\":\"new\",\"game\":\"null\"}",
        "{\"cmd\":\"sit\",\"players\":[\"human\",\"human\"]}",
    };
    struct desk *d = *state;

    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
        assert_int_equal(asks(d, 0, requests[i]), OXHIDE_FORBIDDEN);
        assert_int_equal(asks(d, OXHIDE_PUBLIC, requests[i]), OXHIDE_FORBIDDEN);
    }
    assert_false(oxhide_host_ended(d->host));
}

static void test_a_seat_sees_and_acts_for_itself(void **state)
{
    struct desk *d = *state;
    char mine[1 << 16];

    assert_int_equal(asks(d, 0, "{\"cmd\":\"record\"}"), OXHIDE_OK);
    assert_non_null(strstr(d->answer, "deal B ?"));
    assert_null(strstr(d->answer, "deal A ?"));
    assert_null(strstr(d->answer, "seed"));
    assert_int_equal(asks(d, OXHIDE_PUBLIC, "{\"cmd\":\"record\"}"), OXHIDE_OK);
    assert_non_null(strstr(d->answer, "deal A ?"));
    assert_int_equal(asks(d, 0, "{\"cmd\":\"state\"}"), OXHIDE_OK);
    strcpy(mine, d->answer);
    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"state\",\"as\":0}");
    assert_string_equal(d->answer, mine);

    const char *play = "{\"cmd\":\"apply\",\"action\":\"play sea a\"}";
    assert_int_equal(asks(d, OXHIDE_PUBLIC, play), OXHIDE_FORBIDDEN);
    assert_int_equal(asks(d, 1, play), OXHIDE_NOT_YOUR_TURN);
    assert_int_equal(asks(d, 0, play), OXHIDE_OK);
    assert_int_equal(asks(d, 2, "{\"cmd\":\"state\"}"), OXHIDE_BAD_SEAT);
}

static void test_a_seat_thinks_in_its_own_turn(void **state)
{
    struct desk *d = *state;
    const char *go =
        "{\"cmd\":\"go\",\"level\":3,\"playouts\":7,\"seed\":\"9\"}";

    assert_int_equal(asks(d, 1, go), OXHIDE_NOT_YOUR_TURN);
    assert_int_equal(asks(d, 0, go), OXHIDE_OK);
    assert_string_equal(d->answer,
                        "\"player\":\"ai:3\",\"seed\":9,\"playouts\":7");
    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"go\"}");
    assert_non_null(strstr(d->answer, oxhide_player_default()));
}

static void test_what_fails_changes_nothing(void **state)
{
    static const char *const requests[] = {
        "{\"cmd\":\"new\",\"game\":\"null\",\"seats\":9}",
        "{\"cmd\":\"new\",\"game\":\"null\",\"seats\":2,\"as\":2}",
        "{\"cmd\":\"new\",\"game\":\"null\",\"seats\":2,\"record_as\":3}",
        "{\"cmd\":\"setup\",\"game\":\"null\",\"seats\":2,\"actions\":"
        "[\"first A\",\"jump\"]}",
        "{\"cmd\":\"load\",\"record\":\"oxhide-record 1\\ngame null\"}",
        "{\"cmd\":\"auto\",\"on\":1}",
        "{\"cmd\":\"auto\",\"on\":false,\"as\":4}",
        "{\"cmd\":\"sit\",\"players\":[\"ai:1\",\"wizard\"]}",
        "{\"cmd\":\"sit\",\"players\":[\"ai:1\"]}",
        "{\"cmd\":\"seek\",\"ply\":9999}",
        "{\"cmd\":\"undo\",\"seat\":7}",
    };
    struct desk *d = *state;
    char before[1 << 16];

    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"record\"}");
    strcpy(before, d->answer);
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
        assert_int_not_equal(asks(d, OXHIDE_OPERATOR, requests[i]), OXHIDE_OK);
        asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"record\"}");
        assert_string_equal(d->answer, before);
    }
    /* Chance is still drawn by itself: a new game is past its set-up. */
    asks(d, OXHIDE_OPERATOR,
         "{\"cmd\":\"new\",\"game\":\"null\",\"seats\":2,\"seed\":1}");
    assert_non_null(strstr(d->answer, "\"ply\":1"));
}

static void test_undo_goes_to_the_ply_that_is_named(void **state)
{
    struct desk *d = *state;

    assert_int_equal(
        asks(d, OXHIDE_OPERATOR,
             "{\"cmd\":\"setup\",\"game\":\"golden-ages\",\"players\":"
             "[\"human\",\"greedy\"],\"seed\":\"7\",\"actions\":[]}"),
        OXHIDE_OK);
    int first = oxhide_session_ply(oxhide_host_session(d->host, 0));
    for (int k = 0; k < 2; k++) {
        char act[128], *text, *end;

        asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"legal\"}");
        text = strstr(d->answer, "\"text\":\"") + 8;
        end = strchr(text, '"');
        snprintf(act, sizeof act, "{\"cmd\":\"apply\",\"action\":\"%.*s\"}",
                 (int)(end - text), text);
        assert_int_equal(asks(d, OXHIDE_OPERATOR, act), OXHIDE_OK);
    }
    char back[64];
    snprintf(back, sizeof back,
             "{\"cmd\":\"undo\",\"ply\":%d,\"consent\":true}", first);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, back), OXHIDE_OK);
    assert_int_equal(oxhide_session_ply(oxhide_host_session(d->host, 0)),
                     first);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"undo\",\"ply\":0}"),
                     OXHIDE_NOTHING_BACK);
}

static void test_names(void **state)
{
    struct desk *d = *state;
    const char *sit = "{\"cmd\":\"sit\",\"players\":[\"human\",\"greedy\"],";
    char request[200];

    snprintf(request, sizeof request, "%s\"names\":[\"Zo\xc3\xab\",\"\"]}",
             sit);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, request), OXHIDE_OK);
    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"state\"}");
    assert_non_null(strstr(d->answer, "\"names\":[\"Zo\xc3\xab\",null]"));
    snprintf(request, sizeof request, "%s\"names\":[\"Ada\",\" x\"]}", sit);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, request), OXHIDE_BAD_NAME);
    snprintf(request, sizeof request, "%s\"names\":[\"Ada\"]}", sit);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, request), OXHIDE_BAD_SETUP);
    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"state\"}");
    assert_non_null(strstr(d->answer, "\"names\":[\"Zo"));
}

static void test_slots_stand_apart(void **state)
{
    struct desk *d = *state;

    assert_null(oxhide_host_session(d->host, 1));
    asks(d, OXHIDE_OPERATOR,
         "{\"cmd\":\"new\",\"game\":\"null\",\"seats\":2,\"seed\":1,"
         "\"slot\":1}");
    asks(d, OXHIDE_OPERATOR,
         "{\"cmd\":\"new\",\"game\":\"bronze\",\"seats\":2,\"seed\":1,"
         "\"slot\":0}");
    assert_string_equal(oxhide_session_game(oxhide_host_session(d->host, 0)),
                        "bronze");
    assert_string_equal(oxhide_session_game(oxhide_host_session(d->host, 1)),
                        "null");
    assert_null(oxhide_host_session(d->host, 2));
}

/* What stands in the place of eyes, of whoever acts, or of who is to act, can
 * be taken for no other of these. */
static void test_no_two_constants_are_equal(void **state)
{
    static const int all[] = { OXHIDE_ALL,    OXHIDE_PUBLIC,  OXHIDE_CHANCE,
                               OXHIDE_NOBODY, OXHIDE_ANYBODY, OXHIDE_OPERATOR };
    struct desk *d = *state;
    struct oxhide_session *s = oxhide_host_session(d->host, 0);
    struct json out;

    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        bool eyes = all[i] == OXHIDE_ALL || all[i] == OXHIDE_PUBLIC;
        json_init(&out, d->answer, sizeof d->answer);
        assert_int_equal(oxhide_state(s, all[i], &out),
                         eyes ? OXHIDE_OK : OXHIDE_BAD_SEAT);
        json_init(&out, d->answer, sizeof d->answer);
        assert_int_equal(oxhide_why(s, all[i], "play sea a", &out),
                         all[i] == OXHIDE_ANYBODY ? OXHIDE_OK
                                                  : OXHIDE_BAD_SEAT);
        for (size_t k = 0; k < i; k++)
            assert_int_not_equal(all[i], all[k]);
    }
}

/* A record to follow, lines to go on with, the whole record at the end. */
static void test_following(void **state)
{
    struct desk *d = *state;
    static char ask[1 << 16], record[1 << 14], whole[1 << 14];

    assert_int_equal(asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"record\"}"),
                     OXHIDE_OK);
    snprintf(whole, sizeof whole, "%s", strstr(d->answer, "oxhide-record"));
    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"record\",\"as\":1}");
    snprintf(record, sizeof record, "%s", strstr(d->answer, "oxhide-record"));
    snprintf(ask, sizeof ask,
             "{\"cmd\":\"follow\",\"slot\":1,\"moment\":true,\"record\":\"%s}",
             record);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, ask), OXHIDE_OK);
    assert_non_null(strstr(d->answer, "\"as\":1"));
    assert_int_equal(
        asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"state\",\"slot\":1,\"as\":0}"),
        OXHIDE_OTHER_EYES);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"follow\"}"),
                     OXHIDE_BAD_REQUEST);
    assert_int_equal(
        asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"follow\",\"lines\":\"A nod\"}"),
        OXHIDE_NOT_FOLLOWING);
    assert_int_equal(asks(d, OXHIDE_OPERATOR,
                          "{\"cmd\":\"follow\",\"slot\":1,\"lines\":"
                          "\"A play sea a\\n\"}"),
                     OXHIDE_OK);
    assert_non_null(strstr(d->answer, "\"events\":[{\"ply\":"));
    int ply = oxhide_session_ply(oxhide_host_session(d->host, 1));
    snprintf(ask, sizeof ask,
             "{\"cmd\":\"follow\",\"slot\":1,\"ply\":%d,\"lines\":"
             "\"A play sea b\\n\",\"as\":1}",
             ply - 1);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, ask), OXHIDE_OK);
    assert_int_equal(oxhide_session_ply(oxhide_host_session(d->host, 1)), ply);
    snprintf(ask, sizeof ask, "{\"cmd\":\"open\",\"slot\":1,\"record\":\"%s}",
             whole);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, ask), OXHIDE_BAD_RECORD);
    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"apply\",\"action\":\"play sea b\"}");
    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"record\"}");
    snprintf(whole, sizeof whole, "%s", strstr(d->answer, "oxhide-record"));
    snprintf(ask, sizeof ask, "{\"cmd\":\"open\",\"slot\":1,\"record\":\"%s}",
             whole);
    assert_int_equal(asks(d, OXHIDE_OPERATOR, ask), OXHIDE_OK);
    assert_int_equal(oxhide_session_eyes(oxhide_host_session(d->host, 1)),
                     OXHIDE_ALL);
}

static void test_a_record_is_verified(void **state)
{
    struct desk *d = *state;
    char whole[1 << 12], ask[1 << 13];

    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"record\"}");
    snprintf(whole, sizeof whole, "%s", strstr(d->answer, "oxhide-record"));
    snprintf(ask, sizeof ask, "{\"cmd\":\"verify\",\"record\":\"%s}", whole);
    assert_int_equal(asks(d, 0, ask), OXHIDE_OK);
    assert_non_null(strstr(d->answer, "\"verdict\":\"follows\""));
    snprintf(ask, sizeof ask,
             "{\"cmd\":\"verify\",\"seal\":\"0000000000000000\","
             "\"record\":\"%s}",
             whole);
    assert_int_equal(asks(d, 0, ask), OXHIDE_OK);
    assert_non_null(strstr(d->answer, "does-not-follow"));
    asks(d, OXHIDE_OPERATOR, "{\"cmd\":\"state\"}");
    assert_non_null(strstr(d->answer, "\"over\":false"));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_desk, close_desk)
    const struct CMUnitTest tests[] = {
        TEST(test_only_the_operator_chooses_eyes_and_table),
        TEST(test_a_seat_sees_and_acts_for_itself),
        TEST(test_a_seat_thinks_in_its_own_turn),
        TEST(test_what_fails_changes_nothing),
        TEST(test_undo_goes_to_the_ply_that_is_named),
        TEST(test_names),
        TEST(test_slots_stand_apart),
        TEST(test_following),
        TEST(test_a_record_is_verified),
        TEST(test_no_two_constants_are_equal),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

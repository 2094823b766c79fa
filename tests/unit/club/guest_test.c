/* The guest: what it keeps, sends again, asks for and tells its owner. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "club/guest.h"

/* An owner that writes down what is asked of it. */
struct owner {
    struct guest g;
    char sent[64][512];
    int sends, connects, disconnects, answers, tables, keep;
    bool done, restored;
    char lines[256];
};

static void hand_connect(void *self)
{
    ((struct owner *)self)->connects++;
}

static void hand_disconnect(void *self)
{
    ((struct owner *)self)->disconnects++;
}

static void hand_send(void *self, const char *bytes, size_t n)
{
    struct owner *o = self;

    snprintf(o->sent[o->sends++ % 64], 512, "%.*s", (int)n, bytes);
}

static void hand_table(void *self, const char *table, int keep,
                       const char *lines, uint32_t known, bool restored,
                       const char *message, size_t n)
{
    struct owner *o = self;

    (void)table, (void)known, (void)message, (void)n;
    o->tables++;
    o->keep = keep;
    o->restored = restored;
    snprintf(o->lines, sizeof o->lines, "%s", lines);
}

static void hand_answer(void *self, const char *id, bool done,
                        const char *message, size_t n)
{
    struct owner *o = self;

    (void)id, (void)message, (void)n;
    o->answers++;
    o->done = done;
}

static void hand_other(void *self, const char *see, const char *message,
                       size_t n)
{
    (void)self, (void)see, (void)message, (void)n;
}

static struct owner *owner_new(void)
{
    struct owner *o = calloc(1, sizeof *o);
    struct guest_hands hands = { o,         hand_connect, hand_disconnect,
                                 hand_send, hand_table,   hand_answer,
                                 hand_other };

    guest_init(&o->g, &hands, 12345, 0);
    return o;
}

static void hear(struct owner *o, const char *message, int64_t now)
{
    guest_bytes(&o->g, message, strlen(message), now);
}

static void come(struct owner *o, int64_t now)
{
    guest_wake(&o->g, now);
    guest_connected(&o->g, now);
    hear(o, "{\"see\":\"welcome\",\"person\":null}", now);
}

static const char *last(const struct owner *o)
{
    return o->sent[(o->sends - 1) % 64];
}

static void test_an_ask_is_kept_until_it_is_answered(void **unused)
{
    struct owner *o = owner_new();
    char answer[128], id[40];

    (void)unused;
    snprintf(id, sizeof id, "%s",
             guest_ask(&o->g, "{\"do\":\"make\",\"game\":\"bronze\"}", 0));
    assert_int_equal(o->sends, 0);
    come(o, 100);
    assert_int_equal(o->sends, 1);
    assert_non_null(strstr(last(o), id));
    guest_wake(&o->g, 100 + GUEST_RESEND - 1);
    assert_int_equal(o->sends, 1);
    guest_wake(&o->g, 100 + GUEST_RESEND);
    assert_int_equal(o->sends, 2);
    guest_lost(&o->g, 11000);
    guest_wake(&o->g, 11000);
    assert_int_equal(o->connects, 1);
    come(o, 11000 + GUEST_WAIT_MIN);
    assert_int_equal(o->connects, 2);
    assert_int_equal(o->sends, 3);
    snprintf(answer, sizeof answer,
             "{\"see\":\"refused\",\"id\":\"%s\",\"error\":{\"code\":"
             "\"try-again\"}}",
             id);
    hear(o, answer, 12000);
    assert_int_equal(o->answers, 0);
    snprintf(answer, sizeof answer, "{\"see\":\"done\",\"id\":\"%s\",\"n\":1}",
             id);
    hear(o, answer, 12000);
    hear(o, answer, 12001);
    assert_int_equal(o->answers, 1);
    assert_true(o->done);
    free(o);
}

static void test_silence_ends_a_connection(void **unused)
{
    struct owner *o = owner_new();

    (void)unused;
    come(o, 0);
    guest_wake(&o->g, GUEST_PING);
    assert_non_null(strstr(last(o), "ping"));
    guest_wake(&o->g, GUEST_DEAD - 1);
    assert_int_equal(o->disconnects, 0);
    int64_t again = guest_wake(&o->g, GUEST_DEAD);
    assert_int_equal(o->disconnects, 1);
    assert_int_equal(again, GUEST_DEAD + GUEST_WAIT_MIN);
    for (int i = 0; i < 20; i++) {
        guest_wake(&o->g, again);
        guest_lost(&o->g, again);
        int64_t next = o->g.connect_at;
        assert_true(next - again <= GUEST_WAIT_MAX);
        again = next;
    }
    assert_int_equal(o->g.wait, GUEST_WAIT_MAX);
    free(o);
}

#define TABLE "{\"see\":\"table\",\"table\":\"tableaaaaaaaaaaa\","

static void test_gaps_doubles_and_restores(void **unused)
{
    struct owner *o = owner_new();

    (void)unused;
    come(o, 0);
    assert_true(guest_follow(&o->g, "tableaaaaaaaaaaa", NULL, 0, 0, 0, 0));
    hear(o,
         TABLE "\"epoch\":0,\"n\":3,\"since\":0,\"from\":0,\"ply\":2,"
               "\"lines\":\"a\\nb\\n\"}",
         1);
    assert_int_equal(o->tables, 1);
    assert_string_equal(o->lines, "a\nb\n");
    hear(o, TABLE "\"epoch\":0,\"n\":2,\"since\":0}", 2);
    assert_int_equal(o->tables, 1);
    int sends = o->sends;
    hear(o,
         TABLE "\"epoch\":0,\"n\":6,\"since\":5,\"from\":2,\"ply\":3,"
               "\"lines\":\"d\\n\"}",
         3);
    assert_int_equal(o->tables, 1);
    assert_int_equal(o->sends, sends + 1);
    assert_non_null(strstr(last(o), "\"n\":3"));
    hear(o,
         TABLE "\"epoch\":1,\"n\":2,\"since\":0,\"from\":0,\"ply\":1,"
               "\"lines\":\"a\\n\"}",
         4);
    assert_int_equal(o->tables, 2);
    assert_true(o->restored);
    hear(o, "{\"see\":\"pong\",\"behind\":true}", 5);
    assert_non_null(strstr(last(o), "\"do\":\"follow\""));
    free(o);
}

static void test_too_much_is_refused(void **unused)
{
    struct owner *o = owner_new();
    char *body = calloc(1, GUEST_BODY + 64);

    (void)unused;
    for (int i = 0; i < GUEST_ASKS; i++)
        assert_non_null(guest_ask(&o->g, "{\"do\":\"visit\"}", 0));
    assert_null(guest_ask(&o->g, "{\"do\":\"visit\"}", 0));
    o->g.asks = 0;
    memset(body, 'x', GUEST_BODY);
    body[0] = '{';
    assert_null(guest_ask(&o->g, body, 0));
    for (int i = 0; i < GUEST_TABLES; i++) {
        char id[CLUB_ID_MAX];
        snprintf(id, sizeof id, "%c%caaaaaaaaaaaaaa", 'a' + i % 26,
                 'a' + i / 26);
        assert_true(guest_follow(&o->g, id, NULL, 0, 0, 0, 0));
    }
    assert_false(guest_follow(&o->g, NULL, "link", 0, 0, 0, 0));
    hear(o, "nonsense", 1);
    hear(o, "{\"see\":17}", 1);
    assert_int_equal(o->tables, 0);
    free(body);
    free(o);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_ask_is_kept_until_it_is_answered),
        cmocka_unit_test(test_silence_ends_a_connection),
        cmocka_unit_test(test_gaps_doubles_and_restores),
        cmocka_unit_test(test_too_much_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

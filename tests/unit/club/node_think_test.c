/* Whose computers think, where more of them wait than there are threads. */
#include "unit/club/house.h"

/* Somebody's table where computers play for everybody; its host looks on. */
static void begin_table(struct house *h, struct node_client *c, int k,
                        char stream[CLUB_STREAM_MAX])
{
    static const char *const asks[] = {
        "{\"do\":\"follow\",\"table\":\"%s\"}",
        "{\"do\":\"sit\",\"id\":\"s%d\",\"table\":\"%s\",\"seat\":1}",
        ("{\"do\":\"computer\",\"id\":\"c%d\",\"table\":\"%s\",\"seat\":0,"
         "\"player\":\"random\"}"),
        "{\"do\":\"start\",\"id\":\"x%d\",\"table\":\"%s\"}",
        "{\"do\":\"leave\",\"id\":\"l%d\",\"table\":\"%s\"}",
    };
    char table[CLUB_ID_MAX], message[256];

    snprintf(message, sizeof message,
             "{\"do\":\"make\",\"id\":\"m%d\",\"game\":\"bronze\"}", k);
    assert_string_equal(ask(h, c, message), "done");
    snprintf(table, sizeof table, "%.16s",
             strstr(h->said[h->says - 1], "\"table\":\"") + 9);
    snprintf(stream, CLUB_STREAM_MAX, "t:%s", table);
    snprintf(message, sizeof message, asks[0], table);
    ask(h, c, message);
    for (int i = 1; i < 5; i++) {
        snprintf(message, sizeof message, asks[i], k, table);
        assert_string_equal(ask(h, c, message), "done");
    }
}

static struct node_client *somebody(struct house *h, const char *name)
{
    char message[96];
    struct node_client *c = enter(h, name, "10.0.0.1");

    snprintf(message, sizeof message,
             "{\"do\":\"join\",\"id\":\"j\",\"name\":\"%s\"}", name);
    assert_string_equal(ask(h, c, message), "done");
    return c;
}

static void stop_looking(struct house *h, struct node_client *c,
                         const char *stream)
{
    char message[96];

    snprintf(message, sizeof message, "{\"do\":\"unfollow\",\"table\":\"%s\"}",
             stream + 2);
    ask(h, c, message);
}

static void think_for(struct house *h, const char *stream, int64_t ms)
{
    const struct club_table *t = node_table(h->lone->node, stream + 2);

    lone_wake(h->lone, ms);
    node_thought(h->lone->node, stream, oxhide_session_ply(t->session), 0,
                 "nonsense", h->lone->now);
    lone_settle(h->lone);
}

/* However many tables one person has, others' computers think, too. */
static void test_a_host_has_two_thoughts_at_once(void **unused)
{
    struct house *h = house_new();
    struct node_client *mira = somebody(h, "Mira"), *kofi = somebody(h, "Kofi");
    char stream[6][CLUB_STREAM_MAX];

    (void)unused;
    for (int k = 0; k < 5; k++)
        begin_table(h, mira, k, stream[k]);
    assert_int_equal(h->lone->thoughts, 2);
    begin_table(h, kofi, 0, stream[5]);
    assert_int_equal(h->lone->thoughts, 3);
    assert_string_equal(h->lone->thinks, stream[5]);
    house_free(h);
}

/* When all threads are taken, whoever has had least comes next, however many
 * others came before. */
static void test_hosts_take_turns(void **unused)
{
    struct house *h = house_new();
    struct node_client *mira = somebody(h, "Mira"), *kofi = somebody(h, "Kofi"),
                       *ines = somebody(h, "Ines");
    char stream[5][CLUB_STREAM_MAX], ours[CLUB_STREAM_MAX],
        hers[CLUB_STREAM_MAX];

    (void)unused;
    begin_table(h, ines, 0, hers);
    for (int k = 0; k < 5; k++)
        begin_table(h, mira, k, stream[k]);
    assert_int_equal(h->lone->thoughts, LONE_THINKERS);
    think_for(h, stream[0], 900);
    assert_string_equal(h->lone->thinks, stream[2]);
    begin_table(h, kofi, 0, ours);
    assert_int_equal(h->lone->thoughts, LONE_THINKERS + 1);
    think_for(h, stream[1], 10);
    assert_string_equal(h->lone->thinks, ours);
    house_free(h);
}

/* Where nobody is, computers think one at a time, and after all others. */
static void test_nobody_waits_for_what_nobody_sees(void **unused)
{
    struct house *h = house_new();
    struct node_client *mira = somebody(h, "Mira"), *kofi = somebody(h, "Kofi");
    char stream[3][CLUB_STREAM_MAX], ours[2][CLUB_STREAM_MAX];

    (void)unused;
    h->lone->tired = true;
    for (int k = 0; k < 3; k++) {
        begin_table(h, mira, k, stream[k]);
        stop_looking(h, mira, stream[k]);
    }
    h->lone->tired = false;
    h->lone->thoughts = 0;
    lone_wake(h->lone, 3 * NODE_REST);
    assert_int_equal(h->lone->thoughts, 1);
    begin_table(h, kofi, 0, ours[0]);
    begin_table(h, kofi, 1, ours[1]);
    assert_int_equal(h->lone->thoughts, LONE_THINKERS);
    assert_string_equal(h->lone->thinks, ours[1]);
    house_free(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_host_has_two_thoughts_at_once),
        cmocka_unit_test(test_hosts_take_turns),
        cmocka_unit_test(test_nobody_waits_for_what_nobody_sees),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

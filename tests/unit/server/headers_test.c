/* What the server reads of headers and addresses, and how it counts them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "apps/server/accept.h"
#include "apps/server/hook_url.h"
#include "apps/server/limits.h"
#include "apps/server/origin.h"

static void test_accept_encoding(void **unused)
{
    static const struct {
        const char *header;
        bool br, gzip;
    } cases[] = {
        { "", false, false },
        { "br;", true, false },
        { "br", true, false },
        { "gzip, deflate, br", true, true },
        { "GZIP;q=1.0, br;q=0", false, true },
        { "br; q=0.000, gzip ;q=0.5", false, true },
        { "br;q=0.001", true, false },
        { "*", true, true },
        { "*;q=0", false, false },
        { "br;q=0, *", false, true },
        { "gzip;q=0,*;q=0.1", true, false },
        { "brotli, xgzip", false, false },
        { "identity;q=0", false, false },
        { " , ,br", true, false },
        { "br;level=3;q=0", false, false },
        { "br;q=00", false, false },
    };

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (accepts(cases[i].header, "br") != cases[i].br ||
            accepts(cases[i].header, "gzip") != cases[i].gzip)
            fail_msg("'%s'", cases[i].header);
}

static void test_addresses_count_by_household(void **unused)
{
    static const char *const cases[][2] = {
        { "192.0.2.7", "192.0.2.7" },
        { "::ffff:192.0.2.7", "192.0.2.7" },
        { "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::" },
        { "2001:db8:1:2::9", "2001:db8:1:2::" },
        { "fe80::1%eth0", "fe80::" },
        { "::1", "::" },
        { "nonsense", "nonsense" },
    };
    char out[ADDRESS_MAX];

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        limits_address(out, cases[i][0]);
        assert_string_equal(out, cases[i][1]);
    }
}

static void test_limits(void **unused)
{
    struct limits *l = limits_new(4, 2);

    (void)unused;
    assert_true(limits_enter(l, "192.0.2.1"));
    assert_true(limits_enter(l, "192.0.2.1"));
    assert_false(limits_enter(l, "192.0.2.1"));
    assert_true(limits_enter(l, "2001:db8::1"));
    assert_true(limits_enter(l, "2001:db8::2"));
    assert_false(limits_enter(l, "192.0.2.2"));
    limits_leave(l, "192.0.2.1");
    limits_leave(l, "192.0.2.9"); /* who never came */
    assert_true(limits_enter(l, "192.0.2.2"));
    assert_int_equal(limits_count(l), 4);
    limits_free(l);
}

/* Whoever comes and goes in any order, the counts are right. */
static void test_many_come_and_go(void **unused)
{
    enum { HOSTS = 200, ROUNDS = 20000 };
    struct limits *l = limits_new(256, 5);
    int here[HOSTS] = { 0 }, all = 0;
    uint32_t x = 7;
    char name[16];

    (void)unused;
    for (int i = 0; i < ROUNDS; i++) {
        x = x * 1664525 + 1013904223;
        int host = (int)(x >> 16) % HOSTS;
        snprintf(name, sizeof name, "10.0.%d.%d", host / 16, host % 16);
        if (x >> 9 & 1) {
            bool room = here[host] < 5 && all < 256;
            assert_int_equal(limits_enter(l, name), room);
            here[host] += room, all += room;
        } else {
            limits_leave(l, name);
            all -= here[host] > 0, here[host] -= here[host] > 0;
        }
        assert_int_equal(limits_count(l), all);
    }
    limits_free(l);
}

static void test_hosts_and_origins(void **unused)
{
    static struct hosts h;

    (void)unused;
    hosts_add(&h, "Kitchen.local", 8080);
    hosts_add(&h, "::1", 8080);
    assert_true(hosts_add_url(&h, "https://Games.example/"));
    assert_true(hosts_has(&h, "kitchen.LOCAL:8080"));
    assert_true(hosts_has(&h, "[::1]:8080"));
    assert_true(hosts_has(&h, "games.example"));
    assert_true(hosts_has(&h, "games.example:443"));
    assert_false(hosts_has(&h, "games.example:80"));
    assert_false(hosts_has(&h, "games.example.evil"));
    assert_false(hosts_has(&h, "kitchen.local"));
    assert_false(hosts_has(&h, ""));
    assert_true(hosts_has_origin(&h, "https://games.example"));
    assert_true(hosts_has_origin(&h, "http://kitchen.local:8080"));
    assert_false(hosts_has_origin(&h, "http://games.example"));
    assert_false(hosts_has_origin(&h, "https://kitchen.local:8080"));
    assert_false(hosts_has_origin(&h, "null"));
    assert_false(hosts_has_origin(&h, "https://games.example/x"));
    assert_false(hosts_add_url(&h, "games.example"));
    assert_false(hosts_add_url(&h, "https://"));
    assert_false(hosts_add_url(&h, "https://games.example/path"));
    assert_false(hosts_add_url(&h, "https://me@games.example"));
}

static void test_forwarded_addresses(void **unused)
{
    static const struct {
        const char *peer, *forwarded, *trusted, *who;
    } cases[] = {
        { "192.0.2.1", "", NULL, "192.0.2.1" },
        { "192.0.2.1", "10.9.9.9", NULL, "192.0.2.1" },
        { "192.0.2.1", "10.9.9.9", "127.0.0.1", "192.0.2.1" },
        { "127.0.0.1", "10.9.9.9", "127.0.0.1", "10.9.9.9" },
        { "127.0.0.1", "6.6.6.6, 10.9.9.9", "127.0.0.1,::1", "10.9.9.9" },
        { "127.0.0.1", "6.6.6.6, 10.1.1.1", "127.0.0.1, 10.1.1.1", "6.6.6.6" },
        { "127.0.0.1", "", "127.0.0.1", "127.0.0.1" },
        { "127.0.0.1", " , ", "127.0.0.1", "127.0.0.1" },
        { "127.0.0.1", "10.1.1.1", "127.0.0.1,10.1.1.1", "10.1.1.1" },
    };
    char out[48];

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        client_address(out, sizeof out, cases[i].peer, cases[i].forwarded,
                       cases[i].trusted);
        assert_string_equal(out, cases[i].who);
    }
}

/* The owner's list is of hosts, and an address is of one of them or not. */
static void test_where_webhooks_may_go(void **unused)
{
    static const char *const good[] = {
        "https://hooks.example/a/b?c=d", "HTTPS://Hooks.Example:443",
        "http://10.0.0.7:9000/x",        "https://[2001:db8::1]/",
        "https://hooks.example?x",
    };
    static const char *const elsewhere[] = {
        "http://hooks.example/",      "https://hooks.example:8443/",
        "https://hooks.example.org/", "https://xhooks.example/",
        "http://10.0.0.7/x",          "https://[2001:db8::2]/",
    };
    static const char *const none[] = {
        "",
        "hooks.example",
        "ftp://hooks.example/",
        "https://",
        "https:///x",
        "https://a:b@hooks.example/",
        "https://hooks.example@evil.example/",
        "https://hooks.example\\@evil.example/",
        "https://hooks.example#x",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nX: y",
        "https://hooks.example:0/",
        "https://hooks.example:65536/",
        "https://hooks.example:/",
        "https://h\xc3\xb6oks.example/",
        "https://[2001:db8::1/",
    };
    struct hook_list list;
    struct hook_url url;

    (void)unused;
    assert_true(hook_list_read(&list, " hooks.example, http://10.0.0.7:9000,"
                                      "https://[2001:DB8::1]"));
    assert_int_equal(list.count, 3);
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        assert_true(hook_url_read(&url, good[i]) && hook_list_has(&list, &url));
    for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++)
        assert_true(hook_url_read(&url, elsewhere[i]) &&
                    !hook_list_has(&list, &url));
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_false(hook_url_read(&url, none[i]));
    assert_true(hook_list_read(&list, "") && !list.count);
    assert_false(hook_list_read(&list, "hooks.example/path"));
    assert_false(hook_list_read(&list, "*"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_where_webhooks_may_go),
        cmocka_unit_test(test_accept_encoding),
        cmocka_unit_test(test_addresses_count_by_household),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_many_come_and_go),
        cmocka_unit_test(test_hosts_and_origins),
        cmocka_unit_test(test_forwarded_addresses),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* How often somebody may guess and ask, and what that costs the others. */
#include "unit/club/house.h"

/* Wrong passphrases from a hundred addresses; how many were not even tried. */
static int guess(struct house *h, int first, int count)
{
    char message[128], address[32];
    int many = 0;

    for (int i = first; i < first + count; i++) {
        snprintf(address, sizeof address, "10.1.%d.%d", 1, i % 100);
        struct node_client *c = enter(h, "token-x", address);
        snprintf(message, sizeof message,
                 "{\"do\":\"sign-in\",\"id\":\"%d\",\"name\":\"mira\","
                 "\"passphrase\":\"guess %d\"}",
                 i, i);
        many += !strcmp(ask(h, c, message), "too-many");
        node_close(h->lone->node, c, h->lone->now);
    }
    return many;
}

/* One name, from everywhere, without end: whoever comes from elsewhere has
 * guesses of their own, and everybody the recovery code. What is refused costs
 * an address nothing. */
static void test_guessing_at_a_name_is_slow(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-y", "10.2.0.1");
    static const char sign_in[] =
        "{\"do\":\"sign-in\",\"id\":\"%d\",\"name\":\"mira\",%s}";
    char message[128];

    (void)unused;
    assert_int_equal(guess(h, 0, 1000), 1000 - 300 - 300);
    for (int i = 0; i < 20; i++) {
        snprintf(message, sizeof message, sign_in, i,
                 "\"passphrase\":\"horse or cart\"");
        assert_string_equal(ask(h, c, message),
                            i < 3 ? "bad-secret" : "too-many");
        guess(h, 1000 + i, 1);
    }
    for (int i = 0; i < 2000; i++, h->lone->now += 600)
        guess(h, 1020 + i, 1);
    struct node_client *mira = enter(h, "token-z", "10.2.0.1");
    assert_string_equal(
        ask(h, mira,
            "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":\"mira\","
            "\"passphrase\":\"horse and cart\"}"),
        "done");
    snprintf(message, sizeof message, sign_in, 20,
             "\"recovery\":\"the code of mira\"");
    assert_string_equal(ask(h, c, message), "done");
    house_free(h);
}

/* One address: others may still sign in by the same name. */
static void test_guessing_is_slow(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-x", "10.1.0.1");
    char message[128];
    int many = 0;

    (void)unused;
    for (int i = 0; i < 400; i++) {
        snprintf(message, sizeof message,
                 "{\"do\":\"sign-in\",\"id\":\"%d\",\"name\":\"mira\","
                 "\"passphrase\":\"guess %d\"}",
                 i, i);
        many += !strcmp(ask(h, c, message), "too-many");
        h->lone->now += 100;
    }
    assert_int_equal(many, 400 - 11);
    assert_string_equal(
        ask(h, c,
            "{\"do\":\"sign-in\",\"id\":\"r\",\"name\":\"mira\","
            "\"recovery\":\"the code of mira\"}"),
        "done");
    c = enter(h, "token-z", "10.1.0.2");
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse and cart\"}"),
                        "done");
    house_free(h);
}

/* Guesses that are refused, however fast they come, lock nobody out for longer
 * than those that were not. */
static void test_refused_guesses_cost_nothing(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-x", "10.1.0.1");
    char message[128];

    (void)unused;
    for (int i = 0; i < 1500; i++) {
        snprintf(message, sizeof message,
                 "{\"do\":\"sign-in\",\"id\":\"%d\",\"name\":\"mira\","
                 "\"passphrase\":\"guess\"}",
                 i);
        assert_string_equal(ask(h, c, message),
                            i < 10 ? "bad-secret" : "too-many");
        h->lone->now += i < 9 ? 0 : 20;
    }
    h->lone->now += 200;
    c = enter(h, "token-y", "10.2.0.1");
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse and cart\"}"),
                        "done");
    house_free(h);
}

/* Guesses are not forgotten because others do something, and not because
 * others guess. */
static void test_guesses_are_not_pushed_out(void **unused)
{
    struct node *n = calloc(1, sizeof *n);
    char who[32];

    (void)unused;
    for (int i = 0; i < 10; i++)
        assert_true(limit_take(n, LIMIT_GUESS, "name:mira", 1000));
    assert_false(limit_take(n, LIMIT_GUESS, "name:mira", 1000));
    for (int i = 0; i < 2 * NODE_LIMITS; i++) {
        snprintf(who, sizeof who, "person-%d", i);
        assert_true(limit_take(n, LIMIT_ASK, who, 1001));
        limit_take(n, LIMIT_GUESS, who, 1001);
    }
    assert_false(limit_take(n, LIMIT_GUESS, "name:mira", 1002));
    assert_false(limit_take(n, LIMIT_GUESS, "another", 1002));
    assert_true(limit_take(n, LIMIT_GUESS, "another", 1002 + 30000));
    assert_true(limit_take(n, LIMIT_GUESS, "name:mira", 1002 + 30000));
    assert_false(limit_take(n, LIMIT_GUESS, "name:mira", 1002 + 30000));
    free(n);
}

/* Codes are short: wrong ones are counted, right ones are not. */
static void test_guessing_codes_is_slow(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");
    struct node_client *eve = enter(h, "token-e", "10.0.0.9");
    char table[CLUB_ID_MAX], message[128];
    int many = 0, right = 0;

    (void)unused;
    make_table(h, c, table);
    const char *code = node_table(h->lone->node, table)->code;
    for (int i = 0; i < 30; i++) {
        snprintf(message, sizeof message, "{\"do\":\"follow\",\"code\":\"%s\"}",
                 code);
        right += !strcmp(ask(h, eve, message), "nothing");
    }
    for (int i = 0; i < 30; i++) {
        snprintf(message, sizeof message,
                 "{\"do\":\"follow\",\"code\":\"olive-%03d\"}", i);
        many += !strcmp(ask(h, eve, message), "too-many");
    }
    assert_int_equal(right, 30);
    assert_int_equal(many, 20);
    house_free(h);
}

/* Strangers who guess or join without end keep nobody at their address from
 * what only a person does; a person may not keep on for ever either. */
static void test_strangers_cost_persons_nothing(void **unused)
{
    struct house *h = house_new();
    struct node_client *mira = enter(h, "token-1", "10.0.0.1");
    struct node_client *eve = enter(h, "token-2", "10.0.0.1");
    static const char *const asks[] = {
        "{\"do\":\"sign-in\",\"id\":\"s%d\",\"name\":\"mira\","
        "\"passphrase\":\"a guess\"}",
        "{\"do\":\"join\",\"id\":\"j%d\",\"name\":\"Eve\"}",
        "{\"do\":\"keep\",\"id\":\"k%d\",\"name\":\"Mira\","
        "\"passphrase\":\"horse and cart\",\"recovery\":"
        "\"the code of mira\"}",
        "{\"do\":\"bot\",\"id\":\"b%d\",\"name\":\"Robo\","
        "\"token\":\"a token of a bot\"}",
    };
    char message[160];
    int many = 0;

    (void)unused;
    ask(h, mira, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Mira\"}");
    for (int i = 0; i < 40; i++) {
        snprintf(message, sizeof message, asks[0], i);
        many += !strcmp(ask(h, eve, message), "too-many");
    }
    assert_int_equal(many, 30);
    many = 0;
    for (int i = 0; i < 60; i++) {
        snprintf(message, sizeof message, "token-j%d", i);
        eve = enter(h, message, "10.0.0.1");
        snprintf(message, sizeof message, asks[1], i);
        many += !strcmp(ask(h, eve, message), "too-many");
        node_close(h->lone->node, eve, h->lone->now);
    }
    assert_int_equal(many, 60 - 39);
    for (int kind = 2; kind < 4; kind++) {
        snprintf(message, sizeof message, asks[kind], 0);
        assert_string_equal(ask(h, mira, message), "done");
    }
    many = 0;
    for (int i = 1; i < 20; i++) {
        snprintf(message, sizeof message, asks[2], i);
        many += !strcmp(ask(h, mira, message), "too-many");
    }
    assert_int_equal(many, 19 - 9);
    house_free(h);
}

/* Looking at what does not exist leaves nothing behind, and one address may not
 * ask for ever, whoever it says it is. */
static void test_what_does_not_exist_costs_nothing(void **unused)
{
    struct house *h = with_mira();
    static const char *const asks[] = {
        "{\"do\":\"look\",\"person\":\"aaaaaaaaaaaa%c%c%c%c\"}",
        "{\"do\":\"follow\",\"table\":\"aaaaaaaaaaaa%c%c%c%c\"}",
    };
    char message[128];
    int many = 0;

    (void)unused;
    struct node_client *eve[25];
    for (int i = 0; i < 25; i++) {
        snprintf(message, sizeof message, "eve-%d", i);
        eve[i] = enter(h, message, "10.0.0.7");
        assert_string_equal(
            ask(h, eve[i], "{\"do\":\"join\",\"id\":\"j\",\"name\":\"Eve\"}"),
            "done");
    }
    for (int i = 0; i < 2500; i++) {
        snprintf(message, sizeof message, asks[i % 2], 'a' + i / 1000,
                 'a' + i / 100 % 10, 'a' + i / 10 % 10, 'a' + i % 10);
        many += !strcmp(ask(h, eve[i / 100], message), "too-many");
        h->lone->now += i % 200 ? 0 : 9;
    }
    assert_in_range(many, 450, 550);
    assert_int_equal(node_numbers(h->lone->node).people, 26);
    assert_int_equal(node_numbers(h->lone->node).tables, 0);
    house_free(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_guessing_at_a_name_is_slow),
        cmocka_unit_test(test_guessing_is_slow),
        cmocka_unit_test(test_refused_guesses_cost_nothing),
        cmocka_unit_test(test_guesses_are_not_pushed_out),
        cmocka_unit_test(test_guessing_codes_is_slow),
        cmocka_unit_test(test_strangers_cost_persons_nothing),
        cmocka_unit_test(test_what_does_not_exist_costs_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

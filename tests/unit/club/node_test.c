/* One node beside a simulated store that answers at once: signing in, by
 * passphrase and by recovery code, and what is asked twice. */
#include "unit/club/house.h"

static void test_a_passphrase_and_a_recovery_code(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-2", "10.0.0.2");

    (void)unused;
    assert_string_equal(
        ask(h, c,
            "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":\"mira\","
            "\"passphrase\":\"donkey\"}"),
        "bad-secret");
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"2\",\"name\":"
                            "\"mira\",\"recovery\":\"the code of kofi\"}"),
                        "bad-secret");
    assert_string_equal(
        ask(h, c, "{\"do\":\"sign-in\",\"id\":\"3\",\"name\":\"mira\"}"),
        "bad-secret");
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"4\",\"name\":"
                            "\"MIRA\",\"recovery\":\"the code of mira\"}"),
                        "done");
    c = enter(h, "token-3", "10.0.0.3");
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"5\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse and cart\"}"),
                        "done");
    house_free(h);
}

/* A name that no step has room for is a bad one, however it grows. */
static void test_a_name_that_grows_is_refused(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-2", "10.0.0.2");
    char name[1024], message[2048];

    (void)unused;
    for (int k = 0; k < 480; k++)
        memcpy(name + 2 * k, "\\\"", 2);
    name[960] = '\0';
    snprintf(message, sizeof message,
             "{\"do\":\"join\",\"id\":\"1\",\"name\":\"%s\"}", name);
    assert_string_equal(ask(h, c, message), "bad-name");
    assert_string_equal(
        ask(h, c, "{\"do\":\"join\",\"id\":\"2\",\"name\":\"Eve\"}"), "done");
    memset(name, 'e', 900);
    name[900] = '\0';
    snprintf(message, sizeof message,
             "{\"do\":\"keep\",\"id\":\"3\",\"name\":\"%s\","
             "\"passphrase\":\"cow and calf\",\"recovery\":\"recovery code "
             "of eve\"}",
             name);
    assert_string_not_equal(ask(h, c, message), "done");
    house_free(h);
}

/* A name is kept once, in whichever letters somebody writes it. */
static void test_a_name_that_looks_the_same_is_taken(void **unused)
{
    struct house *h = with_mira();
    static const char *const names[] = { "MIRA", "M\\u0456ra", "\\uff2dira",
                                         "Mlra", "M ira" };
    char message[256];

    (void)unused;
    struct node_client *c = enter(h, "token-2", "10.0.0.2");
    assert_string_equal(
        ask(h, c, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Eve\"}"), "done");
    for (int i = 0; i < 5; i++) {
        snprintf(message, sizeof message,
                 "{\"do\":\"keep\",\"id\":\"k%d\",\"name\":\"%s\","
                 "\"passphrase\":\"cow and calf\",\"recovery\":\"recovery code "
                 "of eve\"}",
                 i, names[i]);
        assert_string_equal(ask(h, c, message), "taken");
    }
    assert_string_equal(
        ask(h, c,
            "{\"do\":\"keep\",\"id\":\"e\",\"name\":\"\\u00c9ve\","
            "\"passphrase\":\"cow and calf\",\"recovery\":\"recovery code of "
            "eve\"}"),
        "done");
    c = enter(h, "token-3", "10.0.0.3");
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"5\",\"name\":"
                            "\"E\\u0301VE\",\"passphrase\":\"cow and calf\"}"),
                        "done");
    house_free(h);
}

static void test_too_many_passphrases_at_once(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-2", "10.0.0.2");

    (void)unused;
    h->lone->busy = true;
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse and cart\"}"),
                        "try-again");
    h->lone->busy = false;
    assert_string_equal(ask(h, c,
                            "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse and cart\"}"),
                        "done");
    house_free(h);
}

/* A link to one table is none to another. */
static void test_a_link_leads_to_its_own_table(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");
    struct node_client *eve = enter(h, "token-e", "10.0.0.9");
    char table[CLUB_ID_MAX], message[192];

    (void)unused;
    make_table(h, c, table);
    const char *invite = node_table(h->lone->node, table)->invite;
    snprintf(message, sizeof message,
             "{\"do\":\"follow\",\"table\":\"aaaaaaaaaaaaaaaa\","
             "\"invite\":\"%s\"}",
             invite);
    assert_string_equal(ask(h, eve, message), "no-link");
    snprintf(message, sizeof message,
             "{\"do\":\"follow\",\"table\":\"%s\",\"invite\":\"%s\"}", table,
             invite);
    assert_string_equal(ask(h, eve, message), "nothing");
    house_free(h);
}

/* A device that is signed out is nobody's from then on, also where it is
 * connected. */
static void test_signing_a_device_out(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");
    struct node_client *lost = enter(h, "token-2", "10.0.0.2");
    static const char name[] = "{\"do\":\"name\",\"id\":\"%d\",\"name\":"
                               "\"MIRA\"}";
    char digest[PERSON_DIGEST], message[128];

    (void)unused;
    assert_string_equal(ask(h, lost,
                            "{\"do\":\"sign-in\",\"id\":\"5\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse and cart\"}"),
                        "done");
    snprintf(message, sizeof message, name, 6);
    assert_string_equal(ask(h, lost, message), "done");
    club_digest("token", "token-2", digest);
    snprintf(message, sizeof message,
             "{\"do\":\"undevice\",\"id\":\"7\",\"device\":\"%.8s\"}", digest);
    assert_string_equal(ask(h, c, message), "done");
    snprintf(message, sizeof message, name, 8);
    assert_string_equal(ask(h, lost, message), "no-person");
    assert_string_equal(ask(h, c, message), "done");
    assert_string_equal(ask(h, lost,
                            "{\"do\":\"sign-in\",\"id\":\"9\",\"name\":"
                            "\"mira\",\"passphrase\":\"horse and cart\"}"),
                        "done");
    club_digest("token", "token-1", digest); /* her id follows from it */
    snprintf(message, sizeof message,
             "{\"do\":\"undevice\",\"id\":\"10\",\"device\":\"%.8s\"}", digest);
    assert_string_equal(ask(h, lost, message), "done");
    assert_string_equal(
        ask(h, c, "{\"do\":\"join\",\"id\":\"11\",\"name\":\"Eve\"}"),
        "no-person");
    house_free(h);
}

/* A secret is taken whole, however long it is. */
static void test_long_secrets(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");
    char message[1400], code[1000] = "", other[1000];

    (void)unused;
    memset(code, 'a', sizeof code - 1);
    snprintf(message, sizeof message,
             "{\"do\":\"keep\",\"id\":\"k\",\"name\":\"Mira\","
             "\"passphrase\":\"horse and cart\",\"recovery\":\"%s\"}",
             code);
    assert_string_equal(ask(h, c, message), "done");
    c = enter(h, "token-2", "10.0.0.2");
    memcpy(other, code, sizeof other);
    other[998] = 'b';
    snprintf(message, sizeof message,
             "{\"do\":\"sign-in\",\"id\":\"1\",\"name\":\"Mira\","
             "\"recovery\":\"%s\"}",
             other);
    assert_string_equal(ask(h, c, message), "bad-secret");
    snprintf(message, sizeof message,
             "{\"do\":\"sign-in\",\"id\":\"2\",\"name\":\"Mira\","
             "\"recovery\":\"%s\"}",
             code);
    assert_string_equal(ask(h, c, message), "done");
    for (int i = 0; i < 2; i++) {
        code[998] = (char)('a' + i);
        snprintf(message, sizeof message,
                 "{\"do\":\"bot\",\"id\":\"b%d\",\"name\":\"R\","
                 "\"token\":\"%s\"}",
                 i, code);
        assert_string_equal(ask(h, c, message), "done");
    }
    assert_int_equal(node_numbers(h->lone->node).people, 3);
    house_free(h);
}

/* What could be guessed is not taken for a secret. */
static void test_short_secrets(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");
    static const char *const asks[][2] = {
        { "\"do\":\"keep\",\"name\":\"Mira\"", "weak-secret" },
        { "\"do\":\"keep\",\"name\":\"Mira\",\"passphrase\":\"short\","
          "\"recovery\":\"the code of mira\"",
          "weak-secret" },
        { "\"do\":\"keep\",\"name\":\"Mira\",\"passphrase\":\"long enough\"",
          "bad-request" },
        { "\"do\":\"link\",\"link\":\"a\"", "bad-request" },
        { "\"do\":\"bot\",\"name\":\"R\",\"token\":\"a\"", "bad-request" },
        { "\"do\":\"link\",\"link\":\"abcdefghijklmnopqrst\"", "done" },
    };
    char message[192];

    (void)unused;
    for (int i = 0; i < 6; i++) {
        snprintf(message, sizeof message, "{\"id\":\"k%d\",%s}", i, asks[i][0]);
        assert_string_equal(ask(h, c, message), asks[i][1]);
    }
    house_free(h);
}

/* Two copies of an ask are refused and looked for in the store at the same
 * time; then it becomes possible, and the first is done. So is the second. */
static void test_a_double_is_looked_for_again(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");
    static const char *const asks[] = {
        "{\"do\":\"start\",\"id\":\"s\",\"table\":\"%s\"}",
        "{\"do\":\"start\",\"id\":\"s\",\"table\":\"%s\"}",
        ("{\"do\":\"computer\",\"id\":\"c\",\"table\":\"%s\",\"seat\":1,"
         "\"player\":\"random\"}"),
    };
    char table[CLUB_ID_MAX], message[256];

    (void)unused;
    ask(h, c, "{\"do\":\"make\",\"id\":\"m\",\"game\":\"bronze\"}");
    snprintf(table, sizeof table, "%.16s",
             strstr(h->said[h->says - 1], "\"table\":\"") + 9);
    snprintf(message, sizeof message,
             "{\"do\":\"sit\",\"id\":\"t\",\"table\":\"%s\"}", table);
    assert_string_equal(ask(h, c, message), "done");
    h->says = 0;
    for (int i = 0; i < 3; i++) {
        snprintf(message, sizeof message, asks[i], table);
        node_bytes(h->lone->node, c, message, strlen(message), h->lone->now);
    }
    lone_settle(h->lone);
    int done = 0;
    for (int i = 0; i < h->says; i++) {
        assert_null(strstr(h->said[i], "\"see\":\"refused\""));
        done += strstr(h->said[i], "\"see\":\"done\",\"id\":\"s\"") != NULL;
    }
    assert_int_equal(done, 2);
    house_free(h);
}

/* What was said to an ask. */
static void answer_to(struct house *h, struct node_client *c,
                      const char *message, char answer[256])
{
    ask(h, c, message);
    answer[0] = '\0';
    for (int i = 0; i < h->says; i++)
        if (strstr(h->said[i], "\"see\":\"done\"") ||
            strstr(h->said[i], "\"see\":\"refused\""))
            snprintf(answer, 256, "%.255s", h->said[i]);
}

/* What left no row stays answered, too: a late double of what was refused, or
 * so already, changes nothing once it is possible, wherever it goes. */
static void test_a_late_double_changes_nothing(void **unused)
{
    static const struct {
        int twin; /* the ask it is a double of, or -1 */
        const char *ask;
    } asks[] = {
        { -1, "\"do\":\"remove\",\"seat\":1" },
        { -1, "\"do\":\"start\"" },
        { -1, "\"do\":\"computer\",\"seat\":1,\"player\":\"random\"" },
        { 0, "\"do\":\"remove\",\"seat\":1" },
        { 1, "\"do\":\"start\"" },
        { -1, "\"do\":\"start\"" },
        { -1, "\"do\":\"take-over\"" },
        { -1, "\"do\":\"leave\"" },
        { 6, "\"do\":\"take-over\"" },
        { -1, "\"do\":\"name\",\"name\":\"Mira\"" },
        { -1, "\"do\":\"name\",\"name\":\"mira\"" },
        { 9, "\"do\":\"name\",\"name\":\"Mira\"" },
    };
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");
    char table[CLUB_ID_MAX], message[256], answer[12][256];

    (void)unused;
    make_table(h, c, table);
    const struct club_table *t = node_table(h->lone->node, table);
    const struct club_person *p = c->person->person;
    for (int i = 0; i < 12; i++) {
        uint32_t rows = t->number + p->number;
        int first = asks[i].twin < 0 ? i : asks[i].twin;
        snprintf(message, sizeof message,
                 "{\"id\":\"d%d\",\"table\":\"%s\",%s}", first, table,
                 asks[i].ask);
        answer_to(h, c, message, answer[i]);
        assert_string_equal(answer[i], answer[first]);
        if (first != i)
            assert_int_equal(t->number + p->number, rows);
    }
    assert_string_equal(p->name, "mira");
    assert_true(t->seat[0].stands_in);
    assert_string_equal(t->seat[1].player, "random");
    house_free(h);
}

/* An id that was used before deletes nobody, and does not keep the node busy
 * for ever. */
static void test_a_deletion_with_an_old_id(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");

    (void)unused;
    ask(h, c, "{\"do\":\"make\",\"id\":\"m\",\"game\":\"bronze\"}");
    assert_string_equal(ask(h, c, "{\"do\":\"delete\",\"id\":\"m\"}"),
                        "bad-request");
    assert_string_equal(ask(h, c, "{\"do\":\"delete\",\"id\":\"d\"}"), "done");
    house_free(h);
}

/* A computer that cannot think: the table is told, and it is tried again until
 * it can. */
static void test_a_computer_without_memory_is_asked_again(void **unused)
{
    struct house *h = with_mira();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");
    char table[CLUB_ID_MAX], message[256];

    (void)unused;
    ask(h, c, "{\"do\":\"make\",\"id\":\"m\",\"game\":\"bronze\"}");
    snprintf(table, sizeof table, "%.16s",
             strstr(h->said[h->says - 1], "\"table\":\"") + 9);
    static const char *const asks[] = {
        "{\"do\":\"follow\",\"table\":\"%s\"}",
        "{\"do\":\"sit\",\"id\":\"s\",\"table\":\"%s\",\"seat\":1}",
        ("{\"do\":\"computer\",\"id\":\"c\",\"table\":\"%s\",\"seat\":0,"
         "\"player\":\"random\"}"),
        "{\"do\":\"start\",\"id\":\"x\",\"table\":\"%s\"}",
        "{\"do\":\"leave\",\"id\":\"l\",\"table\":\"%s\"}",
    };
    int stalled = 0;
    h->lone->tired = true;
    for (int i = 0; i < 5; i++) {
        snprintf(message, sizeof message, asks[i], table);
        ask(h, c, message);
        for (int k = 0; k < h->says; k++)
            stalled += strstr(h->said[k], "\"stalled\":true") != NULL;
    }
    assert_int_equal(h->lone->thoughts, 1);
    assert_int_equal(stalled, 1);
    for (int i = 0; i < 10; i++)
        lone_wake(h->lone, 1000);
    assert_in_range(h->lone->thoughts, 2, 3);
    h->lone->tired = false;
    for (int i = 0; i < 6; i++)
        lone_wake(h->lone, 1000);
    int tries = h->lone->thoughts;
    for (int i = 0; i < 20; i++)
        lone_wake(h->lone, 1000);
    assert_int_equal(h->lone->thoughts, tries);
    const struct club_table *t = node_table(h->lone->node, table);
    snprintf(message, sizeof message, "t:%s", table);
    h->says = 0;
    node_thought(h->lone->node, message, oxhide_session_ply(t->session), 0,
                 "nonsense", h->lone->now);
    lone_settle(h->lone);
    assert_int_equal(h->lone->thoughts, tries + 1);
    house_free(h);
}

/* A link for devices is good once, for a browser that is nobody's yet. */
static void test_a_link_is_used_once(void **unused)
{
    static const char link[] = "\"link\":\"a link of mira for once\"}";
    struct house *h = with_mira();
    struct node_client *mira = enter(h, "token-1", "10.0.0.1");
    struct node_client *eve = enter(h, "token-e", "10.0.0.2");
    char claim[96], make[96];

    (void)unused;
    snprintf(claim, sizeof claim, "{\"do\":\"claim\",\"id\":\"c\",%s", link);
    snprintf(make, sizeof make, "{\"do\":\"link\",\"id\":\"l\",%s", link);
    ask(h, eve, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Eve\"}");
    assert_string_equal(ask(h, mira, make), "done");
    assert_string_equal(ask(h, eve, claim), "signed-in");
    eve = enter(h, "token-2", "10.0.0.3");
    assert_string_equal(ask(h, eve, claim), "done");
    eve = enter(h, "token-3", "10.0.0.3");
    assert_string_equal(ask(h, eve, claim), "no-link");
    house_free(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_link_is_used_once),
        cmocka_unit_test(test_a_passphrase_and_a_recovery_code),
        cmocka_unit_test(test_a_name_that_looks_the_same_is_taken),
        cmocka_unit_test(test_too_many_passphrases_at_once),
        cmocka_unit_test(test_a_link_leads_to_its_own_table),
        cmocka_unit_test(test_short_secrets),
        cmocka_unit_test(test_long_secrets),
        cmocka_unit_test(test_signing_a_device_out),
        cmocka_unit_test(test_a_double_is_looked_for_again),
        cmocka_unit_test(test_a_late_double_changes_nothing),
        cmocka_unit_test(test_a_deletion_with_an_old_id),
        cmocka_unit_test(test_a_name_that_grows_is_refused),
        cmocka_unit_test(test_a_computer_without_memory_is_asked_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* A person's older games, page by page. */
#include "unit/club/house.h"

/* A game of theirs ends, as far as the store knows. */
static void end_game(struct house *h, struct club_person *p, int n)
{
    static struct club_draft draft;
    const struct club_row *row = &draft.row;
    char body[256], request[32], text[256];
    struct node_result result;
    struct json_object o;
    struct json error;

    snprintf(request, sizeof request, "-result:%d", n);
    snprintf(body, sizeof body,
             "{\"do\":\"result\",\"table\":\"tableaaaaaaaaa%c%c\",\"game\":"
             "\"bronze\",\"rank\":1,\"points\":%d,\"counts\":false,"
             "\"seats\":2,\"part\":0,\"gains\":true,\"mean0\":0,"
             "\"spread0\":1,\"rank0\":1,\"mean1\":0,\"spread1\":1,"
             "\"rank1\":2}",
             'a' + n / 20, 'a' + n % 20, n);
    assert_true(json_read(&o, body, strlen(body)));
    json_init(&error, text, sizeof text);
    struct club_ask what = { .request = request, .body = &o };
    assert_int_equal(person_judge(p, &what, &draft, &error), CLUB_OK);
    h->lone->store->kind->commit(h->lone->store, &row, 1, NULL, 0, &result);
    assert_int_equal(result.outcome, ROW_DONE);
    assert_true(person_read(p, &row->entry));
}

/* What was said; how often it says that. */
static int says(const struct house *h, const char *words)
{
    int count = 0;

    for (int i = 0; i < h->says && i < 64; i++)
        for (const char *at = h->said[i]; (at = strstr(at, words)); at++)
            count++;
    return count;
}

/* Memory holds the last ones; the others can be asked for, not too often. */
static void test_older_games_come_in_pages(void **unused)
{
    struct house *h = with_mira();
    static struct club_person p;
    struct node_client *mira = enter(h, "token-1", "10.0.0.1");
    struct node_client *kofi = enter(h, "", "10.0.0.2");
    char message[128];

    (void)unused;
    p = *mira->person->person;
    for (int n = 1; n <= PERSON_RESULTS + 8; n++)
        end_game(h, &p, n);
    lone_wake(h->lone, 2 * NODE_BEAT);
    assert_int_equal(mira->person->person->results, PERSON_RESULTS + 8);
    snprintf(message, sizeof message,
             "{\"do\":\"games\",\"person\":\"%s\",\"before\":8}", p.id);
    ask(h, kofi, message);
    assert_int_equal(says(h, "\"see\":\"games\""), 1);
    assert_int_equal(says(h, "\"games\":8,\"results\":["), 1);
    assert_int_equal(says(h, "\"points\":8,"), 1);
    assert_int_equal(says(h, "\"points\":"), 8);
    snprintf(message, sizeof message, "{\"do\":\"games\",\"person\":\"%s\"}",
             p.id);
    ask(h, kofi, message);
    assert_int_equal(says(h, "\"games\":40,\"results\":["), 1);
    for (int i = 0; i < 40; i++)
        ask(h, kofi, message);
    assert_int_equal(says(h, "too-many"), 1);
    house_free(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_older_games_come_in_pages),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

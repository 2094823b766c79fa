/* The facts that events name add up to the score sheets, every fact a game can
 * name comes up, and lines of the sheet say what they count. */
#include "unit/session/play.h"

enum { SEATS = 2, GAMES = 40 };

/* The number after a member's name, from 'at' on. */
static int number(const char *at, const char *member)
{
    return atoi(strstr(at, member) + strlen(member));
}

/* How many facts of a name the answer has; their points, by seat, count 'sign'
 * times into 'sum'. */
static int add_facts(const struct table *t, const char *name, int sign,
                     int sum[SEATS])
{
    char fact[64];
    int count = 0;

    snprintf(fact, sizeof fact, "{\"fact\":\"%s\",", name);
    for (const char *at = t->answer; (at = strstr(at, fact)); at++) {
        count++;
        if (sign)
            sum[number(at, "\"seat\":{\"seat\":")] += sign *
                                                      number(at, "\"points\":");
    }
    return count;
}

/* What the sheets say of a source at the end. */
static void sheet(struct table *t, const char *source, int out[SEATS])
{
    char id[64];
    int seat = 0;

    snprintf(id, sizeof id, "{\"id\":\"%s\",", source);
    assert_int_equal(oxhide_score(t->s, OXHIDE_PUBLIC, ask(t)), OXHIDE_OK);
    for (const char *at = t->answer; (at = strstr(at, id)); at++)
        out[seat++] = number(at, "\"points\":");
    assert_int_equal(seat, SEATS);
}

/* A source of points, and the facts that win and lose some. */
struct ledger {
    const char *source, *won, *lost;
};

static void check_ledger(struct table *t, const struct ledger *l)
{
    int sum[SEATS] = { 0 }, now[SEATS];

    sheet(t, l->source, now);
    assert_int_equal(oxhide_events(t->s, OXHIDE_PUBLIC, 0, ask(t)), OXHIDE_OK);
    assert_false(t->out.text.full);
    add_facts(t, l->won, 1, sum);
    if (l->lost)
        add_facts(t, l->lost, -1, sum);
    for (int p = 0; p < SEATS; p++)
        assert_int_equal(sum[p], now[p]);
}

/* Plays games to the end: the ledgers hold, and of every name of the list there
 * was some fact. */
static void check_game(const char *game, const struct ledger *ledgers,
                       const char *const *names)
{
    int seen[16] = { 0 }, unused[SEATS];

    for (unsigned seed = 1; seed <= GAMES; seed++) {
        struct table *t = table_new(game, "human,human", seed);
        play_some(t, 10000, seed);
        for (const struct ledger *l = ledgers; l->source; l++)
            check_ledger(t, l);
        oxhide_events(t->s, OXHIDE_PUBLIC, 0, ask(t));
        for (int k = 0; names[k]; k++)
            seen[k] += add_facts(t, names[k], 0, unused);
        assert_int_equal(add_facts(t, "ended", 0, unused), 1);
        table_free(t);
    }
    for (int k = 0; names[k]; k++)
        if (!seen[k])
            fail_msg("%s never names the fact %s", game, names[k]);
}

static void test_facts_of_bronze(void **unused)
{
    static const struct ledger ledgers[] = {
        { "routes", "route-won", "route-back" },
        { "provinces", "province-won", NULL },
        { "cities", "city-decided", NULL },
        { NULL, NULL, NULL },
    };
    static const char *const names[] = {
        "route-won",    "route-back", "province-won", "province-missed",
        "province-out", "city-met",   "city-unmet",   "city-worth",
        "city-decided", "idle",       "reserve",      "ending",
        NULL,
    };

    (void)unused;
    check_game("bronze", ledgers, names);
}

/* Whoever misses a province misses it to somebody else, who wins it. */
static void test_a_province_is_missed_to_its_winner(void **unused)
{
    static const char missed[] = "{\"fact\":\"province-missed\",";
    int count = 0;

    (void)unused;
    for (unsigned seed = 1; seed <= GAMES; seed++) {
        struct table *t = table_new("bronze", "human,human", seed);
        play_some(t, 10000, seed);
        oxhide_events(t->s, OXHIDE_PUBLIC, 0, ask(t));
        for (const char *at = t->answer; (at = strstr(at, missed)); at++) {
            char won[128];
            int winner = number(at, "\"winner\":{\"seat\":");
            assert_int_equal(winner, 1 - number(at, "\"seat\":{\"seat\":"));
            snprintf(won, sizeof won,
                     "wins the province of tile %d, worth %d point",
                     number(at, "\"tile\":"), number(at, "\"points\":"));
            assert_answer_has(t, won);
            count++;
        }
        table_free(t);
    }
    assert_true(count > GAMES);
}

static void test_facts_of_bronze_age(void **unused)
{
    static const struct ledger ledgers[] = {
        { "triumphs", "triumph-won", "triumph-lost" },
        { NULL, NULL, NULL },
    };
    static const char *const names[] = { "triumph-won", "triumph-lost",
                                         "collapse", "new-decks", NULL };

    (void)unused;
    check_game("bronze-age", ledgers, names);
}

static void test_facts_of_the_golden_ages(void **unused)
{
    static const struct ledger ledgers[] = {
        { "judgements", "judged", NULL },
        { "future", "future-met", NULL },
        { NULL, NULL, NULL },
    };
    static const char *const names[] = {
        "city-lost",  "expelled",   "gold",          "judged", "era-ended",
        "last-turns", "future-met", "future-missed", NULL
    };

    (void)unused;
    check_game("golden-ages", ledgers, names);
}

/* A preview says what the action would bring about. */
static void test_a_preview_has_changes_and_facts(void **unused)
{
    struct table *t = table_new("bronze-age", "human,human", 4);
    int changes = 0, facts = 0;
    char words[64];

    (void)unused;
    for (int step = 0; step < 400 && oxhide_session_actor(t->s) >= 0; step++) {
        pick_action(t, (unsigned)step * 7919, words);
        assert_int_equal(oxhide_preview(t->s, OXHIDE_ANYBODY, words, ask(t)),
                         OXHIDE_OK);
        changes += strstr(t->answer, "\"before\":") != NULL;
        facts += strstr(t->answer, "{\"fact\":\"triumph-won\"") != NULL;
        oxhide_act(t->s, OXHIDE_ANYBODY, words, false, ask(t));
    }
    assert_true(changes > 3);
    assert_true(facts > 0);
    table_free(t);
}

static void test_lines_say_what_they_count(void **unused)
{
    struct table *t = table_new("bronze", "human,human", 3);

    (void)unused;
    play_some(t, 10000, 3);
    oxhide_score(t->s, OXHIDE_PUBLIC, ask(t));
    assert_answer_has(t, "\"of\":\"settlements\"");
    assert_answer_has(t, "\"counts\":\"");
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_facts_of_bronze),
        cmocka_unit_test(test_a_province_is_missed_to_its_winner),
        cmocka_unit_test(test_facts_of_bronze_age),
        cmocka_unit_test(test_facts_of_the_golden_ages),
        cmocka_unit_test(test_a_preview_has_changes_and_facts),
        cmocka_unit_test(test_lines_say_what_they_count),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The list of tables a person knows: what takes a table off it, and what that
 * does to the seat; whoever is removed; deleting. */
#include "unit/club/house.h"

static const struct club_table *table_of(const struct pair *p)
{
    return node_table(p->h->lone->node, p->table);
}

/* Follows by the link as it is now. */
static const char *follow(struct pair *p, struct node_client *c)
{
    char message[128];

    snprintf(message, sizeof message, "{\"do\":\"follow\",\"invite\":\"%s\"}",
             table_of(p)->invite);
    return ask(p->h, c, message);
}

/* Mira hosts a table with those rules, and Kofi has sat down there. */
static struct pair pair_at(const char *rules)
{
    struct pair p = { .h = house_new() };
    char make[128];

    p.mira = enter(p.h, "token-1", "10.0.0.1");
    p.kofi = enter(p.h, "token-2", "10.0.0.2");
    ask(p.h, p.mira, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Mira\"}");
    ask(p.h, p.kofi, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Kofi\"}");
    snprintf(make, sizeof make,
             "{\"do\":\"make\",\"id\":\"m\",\"game\":\"bronze-age\"%s}", rules);
    ask(p.h, p.mira, make);
    snprintf(p.table, sizeof p.table, "%.16s",
             strstr(p.h->said[p.h->says - 1], "\"table\":\"") + 9);
    assert_string_equal(at(&p, p.mira, "sit", ""), "done");
    follow(&p, p.kofi);
    assert_string_equal(at(&p, p.kofi, "sit", ""), "done");
    return p;
}

static struct pair pair_new(void)
{
    return pair_at("");
}

static bool was_told(const struct house *h, const char *part)
{
    for (int i = 0; i < h->says; i++)
        if (strstr(h->said[i], part))
            return true;
    return false;
}

static void test_a_seat_in_play_stays_on_the_list(void **unused)
{
    struct pair p = pair_new();

    (void)unused;
    assert_string_equal(at(&p, p.mira, "start", ""), "done");
    assert_string_equal(at(&p, p.kofi, "unmeet", ""), "not-over");
    assert_string_equal(ask(p.h, p.kofi, "{\"do\":\"delete\",\"id\":\"d\"}"),
                        "done");
    assert_string_equal(table_of(&p)->seat[1].name, "");
    assert_int_equal(table_of(&p)->seat[1].stands_in, WHY_GONE);
    house_free(p.h);
}

static void test_a_seat_before_the_start_is_given_up(void **unused)
{
    struct pair p = pair_new();

    (void)unused;
    assert_string_equal(at(&p, p.kofi, "unmeet", ""), "done");
    assert_string_equal(table_of(&p)->seat[1].person, "");
    assert_string_equal(at(&p, p.kofi, "sit", ""), "no-table");
    house_free(p.h);
}

static void test_whoever_is_removed_needs_a_link(void **unused)
{
    struct pair p = pair_new();
    char code[CLUB_GAME_MAX];

    (void)unused;
    snprintf(code, sizeof code, "%s", table_of(&p)->code);
    assert_string_equal(at(&p, p.mira, "remove", ",\"seat\":1"), "done");
    assert_true(was_told(p.h, "\"see\":\"gone\""));
    assert_string_equal(at(&p, p.kofi, "sit", ""), "no-table");
    assert_string_equal(at(&p, p.mira, "invite", ""), "done");
    assert_false(was_told(p.h, "\"see\":\"table\""));
    assert_string_not_equal(table_of(&p)->code, code);
    follow(&p, p.kofi);
    assert_string_equal(at(&p, p.kofi, "sit", ""), "done");
    house_free(p.h);
}

static void test_only_a_deletion_forgets(void **unused)
{
    struct pair p = pair_new();

    (void)unused;
    assert_string_equal(at(&p, p.mira, "start", ""), "done");
    assert_string_equal(at(&p, p.kofi, "forget", ""), "bad-request");
    assert_string_equal(table_of(&p)->seat[1].name, "Kofi");
    house_free(p.h);
}

/* Mira says something, and both agree to close the game. */
static void close_after_talk(struct pair *p)
{
    char more[128];

    assert_string_equal(at(p, p->mira, "start", ""), "done");
    assert_string_equal(at(p, p->mira, "say", ",\"text\":\"between us\""),
                        "done");
    snprintf(more, sizeof more, ",\"what\":\"close\",\"ply\":%d,\"back\":0",
             oxhide_session_ply(table_of(p)->session));
    assert_string_equal(at(p, p->mira, "propose", more), "done");
    snprintf(more, sizeof more, ",\"proposal\":%u,\"yes\":\"true\"",
             table_of(p)->proposal_number);
    assert_string_equal(at(p, p->kofi, "answer", more), "bad-request");
    snprintf(more, sizeof more, ",\"proposal\":%u,\"yes\":true",
             table_of(p)->proposal_number);
    assert_string_equal(at(p, p->kofi, "answer", more), "done");
    assert_int_equal(table_of(p)->phase, TABLE_OVER);
}

/* What somebody is told who follows the table by its id. */
static const char *look(struct pair *p, struct node_client *c)
{
    char message[128];

    snprintf(message, sizeof message, "{\"do\":\"follow\",\"table\":\"%s\"}",
             p->table);
    return ask(p->h, c, message);
}

static void test_talk_stays_at_the_table(void **unused)
{
    struct pair p = pair_new();
    struct node_client *nobody = enter(p.h, "token-3", "10.0.0.3");

    (void)unused;
    close_after_talk(&p);
    assert_string_equal(look(&p, nobody), "nothing");
    assert_true(was_told(p.h, "\"record\":"));
    assert_false(was_told(p.h, "\"notes\":") || was_told(p.h, "between us"));
    look(&p, p.kofi);
    assert_true(was_told(p.h, "between us"));
    house_free(p.h);
}

static void test_what_nobody_may_watch_nobody_sees_later(void **unused)
{
    struct pair p = pair_at(",\"watch\":false");
    struct node_client *nobody = enter(p.h, "token-3", "10.0.0.3");

    (void)unused;
    close_after_talk(&p);
    assert_string_equal(look(&p, nobody), "no-table");
    assert_string_equal(follow(&p, nobody), "nothing");
    assert_true(was_told(p.h, "\"see\":\"gone\""));
    assert_false(was_told(p.h, "\"see\":\"table\""));
    look(&p, p.kofi);
    assert_true(was_told(p.h, "\"record\":"));
    house_free(p.h);
}

/* The words and the name of whoever was here and is not any more. */
static void test_who_stood_up_is_forgotten_too(void **unused)
{
    static const char *const ways[] = { "stand", "remove", "unmeet" };

    (void)unused;
    for (int i = 0; i < 3; i++) {
        struct pair p = pair_new();
        assert_string_equal(at(&p, p.kofi, "say", ",\"text\":\"my words\""),
                            "done");
        assert_string_equal(
            at(&p, i == 1 ? p.mira : p.kofi, ways[i], ",\"seat\":1"), "done");
        assert_string_equal(
            ask(p.h, p.kofi, "{\"do\":\"delete\",\"id\":\"d\"}"), "done");
        assert_string_equal(look(&p, p.mira), "nothing");
        assert_true(was_told(p.h, "\"notes\":"));
        assert_false(was_told(p.h, "my words") || was_told(p.h, "Kofi"));
        house_free(p.h);
    }
}

/* Nor does one that has no room on the list come to be. */
static void test_a_refused_table_is_on_no_list(void **unused)
{
    struct pair p = pair_new();
    const struct club_person *mira = p.mira->person->person;
    char make[96];
    int made = 0;

    (void)unused;
    assert_int_equal(mira->tables, 1);
    assert_string_equal(ask(p.h, p.mira,
                            "{\"do\":\"make\",\"id\":\"n\",\"game\":"
                            "\"bronze-age\",\"seats\":9}"),
                        "bad-setup");
    assert_int_equal(mira->tables, 1);
    for (int i = 1; i <= PERSON_TABLES; i++) {
        p.h->lone->now += 120000;
        snprintf(make, sizeof make,
                 "{\"do\":\"make\",\"id\":\"m%d\",\"game\":\"bronze\"}", i);
        assert_string_equal(ask(p.h, p.mira, make),
                            i < PERSON_TABLES ? "done" : "full");
    }
    assert_int_equal(mira->tables, PERSON_TABLES);
    for (struct node_slot *o = p.h->lone->node->slots; o; o = o->next)
        made += o->table && o->table->number;
    assert_int_equal(made, PERSON_TABLES);
    house_free(p.h);
}

static const struct club_person *kofi_of(const struct pair *p)
{
    return p->kofi->person->person;
}

/* Kofi is told of the rematch on his list, whether he is here or not. */
static void test_a_rematch_is_on_everybodys_list(void **unused)
{
    struct pair p = pair_new();

    (void)unused;
    close_after_talk(&p);
    lone_wake(p.h->lone, 10000); /* the result takes the table off the list */
    assert_false(kofi_of(&p)->result[0].played); /* it was closed */
    assert_int_equal(kofi_of(&p)->tables, 0);
    assert_string_equal(at(&p, p.mira, "again", ""), "done");
    assert_int_equal(kofi_of(&p)->tables, 1);
    assert_string_equal(kofi_of(&p)->table[0], table_of(&p)->again);
    snprintf(p.table, sizeof p.table, "%s", kofi_of(&p)->table[0]);
    assert_string_equal(at(&p, p.kofi, "sit", ""), "done");
    assert_string_equal(table_of(&p)->seat[0].name, "Kofi");
    house_free(p.h);
}

/* The rematch of a game that was closed; Kofi is asked to it. */
static struct pair at_rematch(char before[CLUB_ID_MAX])
{
    struct pair p = pair_new();

    close_after_talk(&p);
    lone_wake(p.h->lone, 10000);
    snprintf(before, CLUB_ID_MAX, "%s", p.table);
    assert_string_equal(at(&p, p.mira, "again", ""), "done");
    snprintf(p.table, sizeof p.table, "%s", table_of(&p)->again);
    assert_string_equal(at(&p, p.mira, "sit", ""), "done");
    assert_int_equal(table_asked(table_of(&p), kofi_of(&p)->id), ASKED);
    return p;
}

/* Whoever does not want to play again is not waited for. */
static void test_a_rematch_can_be_declined(void **unused)
{
    char before[CLUB_ID_MAX];
    struct pair p = at_rematch(before);

    (void)unused;
    assert_string_equal(at(&p, p.kofi, "unmeet", ""), "done");
    assert_int_equal(table_asked(table_of(&p), kofi_of(&p)->id),
                     ASKED_DECLINED);
    snprintf(p.table, sizeof p.table, "%s", before);
    assert_string_equal(at(&p, p.kofi, "again", ""), "done");
    assert_int_equal(kofi_of(&p)->tables, 1);
    house_free(p.h);
}

/* Whoever was removed needs a link: asking for the rematch is none. */
static void test_whoever_was_removed_cannot_ask_again(void **unused)
{
    char before[CLUB_ID_MAX];
    struct pair p = at_rematch(before);

    (void)unused;
    assert_string_equal(at(&p, p.kofi, "sit", ""), "done");
    assert_string_equal(at(&p, p.mira, "remove", ",\"seat\":1"), "done");
    assert_int_equal(kofi_of(&p)->tables, 0);
    snprintf(p.table, sizeof p.table, "%s", before);
    assert_string_equal(at(&p, p.kofi, "again", ""), "removed");
    assert_int_equal(kofi_of(&p)->tables, 0);
    house_free(p.h);
}

/* Not those who want no word of whoever asks, or have no room on their list;
 * and whoever asks later invites nobody again. */
static void test_a_rematch_is_no_nuisance(void **unused)
{
    char message[128], first[CLUB_ID_MAX];

    (void)unused;
    for (int i = 0; i < 3; i++) {
        struct pair p = pair_new();
        close_after_talk(&p);
        lone_wake(p.h->lone, 10000);
        for (int k = 0; i == 1 && k < PERSON_TABLES; k++) {
            p.h->lone->now += 120000;
            snprintf(message, sizeof message,
                     "{\"do\":\"make\",\"id\":\"k%d\",\"game\":\"bronze\"}", k);
            ask(p.h, p.kofi, message);
        }
        snprintf(message, sizeof message,
                 "{\"do\":\"mute\",\"id\":\"q\",\"person\":\"%s\"}",
                 p.mira->person->person->id);
        if (i == 0)
            assert_string_equal(ask(p.h, p.kofi, message), "done");
        int before = kofi_of(&p)->tables;
        assert_string_equal(at(&p, p.mira, "again", ""), "done");
        if (i < 2) {
            assert_int_equal(kofi_of(&p)->tables, before);
        } else {
            snprintf(first, sizeof first, "%s", p.table);
            snprintf(p.table, sizeof p.table, "%s", table_of(&p)->again);
            assert_string_equal(at(&p, p.mira, "unmeet", ""), "done");
            snprintf(p.table, sizeof p.table, "%s", first);
            assert_string_equal(at(&p, p.kofi, "again", ""), "done");
            assert_int_equal(p.mira->person->person->tables, 0);
        }
        house_free(p.h);
    }
}

/* A seat given away is told of later, too: where, by whom, when. */
static void test_whoever_is_removed_is_told_later(void **unused)
{
    struct pair p = pair_new();
    char lost[128];

    (void)unused;
    snprintf(
        lost, sizeof lost,
        "\"lost\":[{\"table\":\"%s\",\"game\":\"bronze-age\",\"by\":\"%s\"",
        p.table, p.mira->person->person->id);
    assert_string_equal(at(&p, p.kofi, "unmeet", ""), "done");
    assert_int_equal(kofi_of(&p)->losses, 0);
    follow(&p, p.kofi);
    assert_string_equal(at(&p, p.kofi, "sit", ""), "done");
    assert_string_equal(at(&p, p.mira, "remove", ",\"seat\":1"), "done");
    enter(p.h, "token-2", "10.0.0.2");
    assert_true(was_told(p.h, lost));
    house_free(p.h);
}

/* How many watch is told to all, also of those at other nodes while they say
 * so. */
static void test_watchers_are_counted(void **unused)
{
    struct pair p = pair_new();
    struct node_client *nobody = enter(p.h, "token-3", "10.0.0.3");
    struct lone *l = p.h->lone;
    char news[64];

    (void)unused;
    assert_string_equal(at(&p, p.mira, "start", ""), "done");
    follow(&p, nobody);
    p.h->says = 0;
    lone_wake(l, 2 * NODE_BEAT);
    assert_true(was_told(p.h, "\"watching\":1"));
    for (int node = 7; node < 9; node++) {
        snprintf(news, sizeof news, "watch t:%s 2 %d", p.table, node);
        node_news(l->node, news, l->now);
        node_news(l->node, news, l->now);
    }
    lone_wake(l, NODE_BEAT);
    assert_true(was_told(p.h, "\"watching\":5"));
    p.h->says = 0;
    node_close(l->node, nobody, l->now);
    lone_wake(l, 5 * NODE_BEAT);
    assert_true(was_told(p.h, "\"watching\":0"));
    house_free(p.h);
}

/* One person with many pages open is one, and so is whoever has no name. */
static void test_people_are_counted_not_pages(void **unused)
{
    struct pair p = pair_new();
    char message[128];

    (void)unused;
    assert_string_equal(at(&p, p.mira, "start", ""), "done");
    snprintf(message, sizeof message, "{\"do\":\"follow\",\"invite\":\"%s\"}",
             table_of(&p)->invite);
    for (int i = 0; i < 30; i++) {
        struct node_client *ines = enter(p.h, "token-4",
                                         i % 2 ? "10.0.0.4" : "10.0.0.5");
        if (!i)
            ask(p.h, ines, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Ines\"}");
        ask(p.h, ines, message);
        ask(p.h, enter(p.h, "", i % 3 ? "10.0.0.6" : "10.0.0.7"), message);
    }
    p.h->says = 0;
    lone_wake(p.h->lone, 2 * NODE_BEAT);
    assert_true(was_told(p.h, "\"watching\":3"));
    house_free(p.h);
}

/* Which of one's devices it is that asks. */
static void test_a_device_knows_itself(void **unused)
{
    struct house *h = house_new();
    struct node_client *first = enter(h, "token-1", "10.0.0.1");
    struct node_client *second = enter(h, "token-2", "10.0.0.2");

    (void)unused;
    ask(h, first, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Mira\"}");
    assert_true(was_told(h, "\"here\":true}]"));
    ask(h, first,
        "{\"do\":\"link\",\"id\":\"2\",\"link\":\"a link that nobody knows\"}");
    ask(h, second,
        "{\"do\":\"claim\",\"id\":\"3\",\"link\":\"a link that nobody "
        "knows\"}");
    for (int i = 0; i < 2; i++) {
        h->says = 0;
        say_me(h->lone->node, i ? second : first);
        const char *own = strstr(h->said[0], "\"here\":true");
        assert_non_null(own);
        assert_true((strstr(own, "\"here\":false") == NULL) == (i == 1));
    }
    house_free(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_seat_in_play_stays_on_the_list),
        cmocka_unit_test(test_a_seat_before_the_start_is_given_up),
        cmocka_unit_test(test_whoever_is_removed_needs_a_link),
        cmocka_unit_test(test_only_a_deletion_forgets),
        cmocka_unit_test(test_talk_stays_at_the_table),
        cmocka_unit_test(test_a_refused_table_is_on_no_list),
        cmocka_unit_test(test_a_rematch_is_on_everybodys_list),
        cmocka_unit_test(test_a_rematch_is_no_nuisance),
        cmocka_unit_test(test_a_rematch_can_be_declined),
        cmocka_unit_test(test_whoever_was_removed_cannot_ask_again),
        cmocka_unit_test(test_whoever_is_removed_is_told_later),
        cmocka_unit_test(test_watchers_are_counted),
        cmocka_unit_test(test_people_are_counted_not_pages),
        cmocka_unit_test(test_a_device_knows_itself),
        cmocka_unit_test(test_who_stood_up_is_forgotten_too),
        cmocka_unit_test(test_what_nobody_may_watch_nobody_sees_later),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

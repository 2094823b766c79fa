/* A person: what may be asked about oneself, and what reading the entries
 * again gives. */
#define _DEFAULT_SOURCE /* strndup */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "club/letters.h"
#include "club/person.h"

enum { ROWS = 256 };

static const char digest[] =
    "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

/* A person in memory, and the rows that made them. */
struct room {
    struct club_person p;
    struct club_draft draft;
    struct club_entry entry[ROWS];
    int rows;
    char answer[64 * 1024];
};

static struct room *room_new(void)
{
    struct room *r = calloc(1, sizeof *r);

    person_init(&r->p, "miraaaaaaaaaaaaa");
    return r;
}

static void room_free(struct room *r)
{
    for (int i = 0; i < r->rows; i++) {
        free((char *)r->entry[i].body);
        free((char *)r->entry[i].text);
    }
    free(r);
}

/* 'club': the club itself asks. */
static enum club_status ask(struct room *r, bool club, const char *body)
{
    struct club_asker who = person_asker(&r->p, "");
    struct json_object o;
    struct json out;

    assert_true(json_read(&o, body, strlen(body)));
    json_init(&out, r->answer, sizeof r->answer);
    struct club_ask a = { .who = club ? NULL : &who,
                          .request = "x:1",
                          .body = &o,
                          .now = 10 * r->rows,
                          .wall = 1000 + r->rows };
    enum club_status status = person_judge(&r->p, &a, &r->draft, &out);
    if (status)
        return status;
    struct club_entry *e = &r->entry[r->rows++];
    *e = r->draft.row.entry;
    e->body = strndup(r->draft.body, e->length);
    e->text = r->draft.row.owner[0] ? strdup(r->draft.text) : NULL;
    assert_true(person_read(&r->p, e));
    return CLUB_OK;
}

static enum club_status join(struct room *r, const char *name)
{
    char body[512];

    snprintf(body, sizeof body,
             "{\"do\":\"join\",\"name\":\"%s\",\"token\":\"%s\"}", name,
             digest);
    return ask(r, true, body);
}

static void test_names(void **unused)
{
    static const char *const bad[] = { "",
                                       " Mira",
                                       "Mira ",
                                       "a\\u0007b",
                                       "a\\u202eb",
                                       "a\\u200bb",
                                       "a\\nb",
                                       "\\ufeffMira",
                                       "Mira\\u00a0",
                                       "\\u3000Mira",
                                       "Mira\\u2003",
                                       "Mira\\u2800",
                                       "a\\ufdd0b",
                                       "a\\uffffb",
                                       "a\\ue000b",
                                       "\\udbff\\udffda",
                                       "\\u0301",
                                       "\\u20dd\\u0308",
                                       "\\u0301 \\u0302",
                                       "1",
                                       "...",
                                       "\\ufe0f",
                                       "a\\u070f",
                                       "a\\ud82f\\udca4" };
    struct room *r = room_new();
    char letters[256] = "";

    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(join(r, bad[i]), CLUB_BAD_NAME);
    for (int i = 0; i < 41; i++)
        strcat(letters, "m");
    assert_int_equal(join(r, letters), CLUB_BAD_NAME);
    letters[40] = '\0';
    assert_int_equal(join(r, letters), CLUB_OK);
    assert_int_equal(join(r, "Kofi"), CLUB_NOTHING);
    assert_int_equal(ask(r, false, "{\"do\":\"name\",\"name\":\"M\\u00efra\"}"),
                     CLUB_OK);
    assert_string_equal(r->p.name, "M\xc3\xafra");
    assert_int_equal(ask(r, false, "{\"do\":\"name\",\"name\":\"M\\u00efra\"}"),
                     CLUB_NOTHING);
    room_free(r);
}

/* However it is typed, it is kept in one form; what cannot be seen is no part
 * of a name. */
static void test_a_name_is_composed(void **unused)
{
    static const char *const bad[] = { "Mi\\u00adra", "Mi\\u034fra", "\\u3164",
                                       "Mira\\udb40\\udc41" };
    struct room *r = room_new();

    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(join(r, bad[i]), CLUB_BAD_NAME);
    assert_int_equal(join(r, "E\\u0301lodie"), CLUB_OK);
    assert_string_equal(r->p.name, "\xc3\x89lodie");
    assert_int_equal(
        ask(r, false, "{\"do\":\"name\",\"name\":\"\\u00c9lodie\"}"),
        CLUB_NOTHING);
    room_free(r);
}

/* Names that look the same fold to the same key. */
static void test_which_names_look_the_same(void **unused)
{
    static const struct {
        const char *a, *b;
        bool same;
    } names[] = {
        { "Mira", "mIRA", true },
        { "Élodie", "E\xcc\x81LODIE", true },
        { "Ångström", "ÅNGSTRÖM", true },
        { "Ёж", "ёж", true },
        { "Mira", "Міrа", true }, /* two letters are Cyrillic */
        { "Mira", "Ｍｉｒａ", true },
        { "Ada L", "Ada  L", true },
        { "Ada L", "Ada\xc2\xa0L", true },
        { "한글",
          "\xe1\x84\x92\xe1\x85\xa1\xe1\x86\xab"
          "\xe1\x84\x80\xe1\x85\xb3\xe1\x86\xaf",
          true },
        { "Elodie", "Élodie", false },
        { "Mira", "Mirah", false },
        { "Паша", "Маша", false },
        { "安达", "安大", false },
    };
    char a[CLUB_KEY_MAX], b[CLUB_KEY_MAX], many[2048] = "";

    (void)unused;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        person_fold(a, names[i].a);
        person_fold(b, names[i].b);
        if (!strcmp(a, b) != names[i].same)
            fail_msg("'%s' and '%s' become '%s' and '%s'", names[i].a,
                     names[i].b, a, b);
    }
    for (int i = 0; i < 300; i++)
        strcat(many, "\xcc\x81");
    person_fold(a, many);
    assert_string_equal(a, "");
}

/* Names that nobody can tell apart look the same, though they are signed in
 * with as they are. */
static void test_how_names_look(void **unused)
{
    static const struct {
        const char *a, *b;
        bool same;
    } names[] = {
        { "Lilli", "Iiiii", true },
        { "Ol1ver0", "Oliverо", true },
        { "Ada Lovelace", "AdaLovelace", true },
        { "Ada\xe2\x80\x83L", "AdaL", true },
        { "Vic", "\xe2\x85\xb4\xe2\x85\xb0\xe2\x85\xbd", true }, /* ⅴⅰⅽ */
        { "Mira", "𝐌𝒾𝓇𝔞", true },
        { "Herz", "ℋℯℜℨ", true },
        { "Nico", "ℕℹℂℴ", true },
        { "Ben", "Ⓑⓔⓝ", true },
        { "Ada Coil", "Ada Ϲoil", true },
        { "Ada Coil", "ᴀda Coil", true },
        { "Ada Coil", "🄰🅓🅰 🇨🇴🇮🇱", true },
        { "Ada Coil", "Ꭺda Ꮯoiꮮ", true },
        { "Ada Coil", "ꓮda ꓚꓳꓲꓡ", true },
        { "Ada Coil", "Ada Cօiǀ", true },
        { "Ada Coil", "Ada Coi\xd7\x80", true }, /* a Hebrew stroke */
        { "Ada Coil", "Ada_Co\xcc\xb2il.", true },
        { "Ada Coil", "Ada Cഠil", true },
        { "Mira", "Mara", false },
        { "Ada", "Ade", false },
        { "Ada", "Ädä", false },
        { "कमल", "कमला", false }, /* a vowel is a mark */
        { "안다", "안대", false },
    };
    char a[CLUB_KEY_MAX], b[CLUB_KEY_MAX];

    (void)unused;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        letters_look(a, sizeof a, names[i].a);
        letters_look(b, sizeof b, names[i].b);
        if (!strcmp(a, b) != names[i].same)
            fail_msg("'%s' and '%s' look like '%s' and '%s'", names[i].a,
                     names[i].b, a, b);
    }
}

static void test_what_the_club_alone_asks(void **unused)
{
    static const char *const words[] = { "join", "device", "keep", "met",
                                         "result" };
    struct room *r = room_new();
    char body[64];

    (void)unused;
    assert_int_equal(ask(r, false, "{\"do\":\"name\",\"name\":\"Eve\"}"),
                     CLUB_NO_PERSON);
    join(r, "Mira");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        snprintf(body, sizeof body, "{\"do\":\"%s\"}", words[i]);
        assert_int_equal(ask(r, false, body), CLUB_BAD_REQUEST);
    }
    assert_int_equal(r->rows, 1);
    room_free(r);
}

static void test_a_permanent_name_stays(void **unused)
{
    struct room *r = room_new();
    char body[512];

    (void)unused;
    join(r, "Mira");
    snprintf(body, sizeof body,
             "{\"do\":\"keep\",\"name\":\"Mira\",\"secret\":\"s\","
             "\"recovery\":\"%s\"}",
             digest);
    assert_int_equal(ask(r, true, body), CLUB_OK);
    assert_string_equal(r->draft.row.take[0], "name:mira");
    assert_int_equal(ask(r, false, "{\"do\":\"name\",\"name\":\"Kofi\"}"),
                     CLUB_BAD_NAME);
    assert_int_equal(ask(r, false, "{\"do\":\"name\",\"name\":\"MIRA\"}"),
                     CLUB_OK);
    room_free(r);
}

static void test_a_link_is_used_once(void **unused)
{
    struct room *r = room_new();
    char link[512], device[512];

    (void)unused;
    join(r, "Mira");
    snprintf(link, sizeof link, "{\"do\":\"link\",\"link\":\"%s\"}", digest);
    snprintf(device, sizeof device,
             "{\"do\":\"device\",\"token\":\"f%s\",\"link\":\"%s\"}",
             digest + 1, digest);
    assert_int_equal(ask(r, true, device), CLUB_NO_LINK);
    assert_int_equal(ask(r, false, link), CLUB_OK);
    assert_int_equal(ask(r, true, device), CLUB_OK);
    assert_int_equal(r->p.devices, 2);
    device[strlen("{\"do\":\"device\",\"token\":\"")] = 'e';
    assert_int_equal(ask(r, true, device), CLUB_NO_LINK);
    assert_int_equal(
        ask(r, false, "{\"do\":\"undevice\",\"device\":\"f1234567\"}"),
        CLUB_OK);
    assert_int_equal(r->p.devices, 1);
    room_free(r);
}

/* The end of a result: ahead of a computer at 1034. */
#define BEAT_A_LEVEL                                                           \
    "\"seats\":2,\"part\":1000000,\"gains\":true,\"mean0\":150000,"            \
    "\"spread0\":35000,\"rank0\":1,\"mean1\":103400,\"spread1\":6000,"         \
    "\"rank1\":2}"

static void test_results_rate_and_leave_the_list(void **unused)
{
    struct room *r = room_new();

    (void)unused;
    join(r, "Mira");
    assert_int_equal(
        ask(r, true, "{\"do\":\"met\",\"table\":\"tableaaaaaaaaaaa\"}"),
        CLUB_OK);
    assert_true(person_has_table(&r->p, "tableaaaaaaaaaaa"));
    assert_int_equal(
        ask(r, true,
            "{\"do\":\"result\",\"table\":\"tableaaaaaaaaaaa\",\"game\":"
            "\"bronze\",\"rank\":1,\"points\":31,\"counts\":"
            "true," BEAT_A_LEVEL),
        CLUB_OK);
    assert_false(person_has_table(&r->p, "tableaaaaaaaaaaa"));
    assert_true(person_rating(&r->p, "bronze").mean > RATING_MEAN);
    assert_int_equal(person_rating(&r->p, "bronze-age").mean, RATING_MEAN);
    room_free(r);
}

/* Each is rated as if it had begun when the one before had ended. */
static void test_games_begun_together_are_worth_no_more(void **unused)
{
    struct room *r = room_new();
    int first = 0, gain = INT32_MAX;

    (void)unused;
    join(r, "Farmer");
    for (char c = 'a'; c < 's'; c++) {
        char body[400];
        int before = person_rating(&r->p, "bronze-age").mean;
        snprintf(body, sizeof body,
                 "{\"do\":\"result\",\"table\":\"table%caaaaaaaaaa\",\"game\":"
                 "\"bronze-age\",\"rank\":1,\"points\":31,\"counts\":true,"
                 "%s",
                 c, BEAT_A_LEVEL);
        assert_int_equal(ask(r, true, body), CLUB_OK);
        int now = person_rating(&r->p, "bronze-age").mean - before;
        assert_true(now < gain);
        gain = now;
        first = first ? first : now;
    }
    assert_true(gain < first / 3);
    room_free(r);
}

static void test_reading_again_gives_the_same(void **unused)
{
    struct room *r = room_new();
    struct club_person *p = malloc(sizeof *p);

    (void)unused;
    join(r, "Mira");
    for (int i = 0; i < 70; i++) {
        char body[80];
        snprintf(body, sizeof body,
                 "{\"do\":\"mute\",\"person\":\"%c%caaaaaaaaaaaaaa\"}",
                 'a' + i % 26, 'a' + i / 26);
        enum club_status status = ask(r, false, body);
        assert_int_equal(status, i < PERSON_MUTED ? CLUB_OK : CLUB_FULL);
    }
    person_init(p, r->p.id);
    for (int i = 0; i < r->rows; i++)
        assert_true(person_read(p, &r->entry[i]));
    assert_memory_equal(p, &r->p, sizeof *p);
    assert_int_equal(ask(r, false, "{\"do\":\"delete\"}"), CLUB_OK);
    assert_true(r->draft.row.forget && r->p.gone && !r->p.name[0]);
    assert_int_equal(ask(r, false, "{\"do\":\"name\",\"name\":\"Me\"}"),
                     CLUB_GONE);
    person_init(p, r->p.id);
    assert_true(person_read(p, &r->entry[r->rows - 1]) && p->gone);
    free(p);
    room_free(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_a_name_is_composed),
        cmocka_unit_test(test_which_names_look_the_same),
        cmocka_unit_test(test_how_names_look),
        cmocka_unit_test(test_what_the_club_alone_asks),
        cmocka_unit_test(test_a_permanent_name_stays),
        cmocka_unit_test(test_a_link_is_used_once),
        cmocka_unit_test(test_results_rate_and_leave_the_list),
        cmocka_unit_test(test_games_begun_together_are_worth_no_more),
        cmocka_unit_test(test_reading_again_gives_the_same),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

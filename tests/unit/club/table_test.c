/* A table from its first row to its last: seats, start, moves, what is shown,
 * and that reading the rows again gives the same table. */
#include "unit/club/hall.h"

#include "club/rating.h"

static struct hall *two_at(const char *make)
{
    struct hall *h = hall_new();

    assert_int_equal(hall_ask(h, &hall_mira, make), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"sit\"}"), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_kofi, "{\"do\":\"sit\"}"), CLUB_OK);
    return h;
}

static struct hall *under_way(const char *make)
{
    struct hall *h = two_at(make);

    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"), CLUB_OK);
    assert_int_equal(h->t.phase, TABLE_PLAYING);
    return h;
}

static const struct club_asker *actor_of(struct hall *h)
{
    int seat = oxhide_session_actor(h->t.session);

    return text_equal(h->t.seat[seat].person, hall_mira.id) ? &hall_mira
                                                            : &hall_kofi;
}

static void test_seats_are_taken_once(void **unused)
{
    struct hall *h = two_at(
        "{\"do\":\"make\",\"game\":\"bronze\",\"seats\":3}");

    (void)unused;
    assert_int_equal(hall_ask(h, &hall_ines, "{\"do\":\"sit\",\"seat\":1}"),
                     CLUB_SEAT_TAKEN);
    assert_shows(h, "seat-taken");
    assert_int_equal(hall_ask(h, &hall_ines, "{\"do\":\"sit\",\"seat\":3}"),
                     CLUB_OK);
    assert_string_equal(h->t.seat[2].name, "Ines");
    assert_int_equal(hall_ask(h, &hall_kofi, "{\"do\":\"sit\",\"seat\":0}"),
                     CLUB_NOTHING);
    hall_free(h);
}

static void test_only_the_host_sets_the_table(void **unused)
{
    struct hall *h = two_at("{\"do\":\"make\",\"game\":\"bronze\"}");

    (void)unused;
    assert_int_equal(hall_ask(h, &hall_kofi, "{\"do\":\"set\",\"seats\":3}"),
                     CLUB_NOT_HOST);
    assert_int_equal(hall_ask(h, &hall_kofi, "{\"do\":\"start\"}"),
                     CLUB_NOT_HOST);
    assert_int_equal(
        hall_ask(h, &hall_mira, "{\"do\":\"set\",\"clock\":\"days\"}"),
        CLUB_OK);
    assert_int_equal(h->t.rules.clock, CLOCK_DAYS);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"set\",\"seats\":9}"),
                     CLUB_BAD_SETUP);
    assert_int_equal(
        hall_ask(h, &hall_mira, "{\"do\":\"set\",\"options\":\"moon=full\"}"),
        CLUB_BAD_SETUP);
    assert_shows(h, "no option 'moon'");
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"set\",\"seats\":3}"),
                     CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"),
                     CLUB_FREE_SEAT);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"stand\"}"), CLUB_OK);
    assert_string_equal(h->t.host, hall_kofi.id);
    hall_free(h);
}

static void test_a_move_names_its_position(void **unused)
{
    struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze-age\"}");
    const struct club_asker *who = actor_of(h);
    const struct club_asker *other = who == &hall_mira ? &hall_kofi
                                                       : &hall_mira;

    (void)unused;
    assert_int_equal(
        hall_ask(h, who,
                 "{\"do\":\"move\",\"ply\":0,\"back\":0,\"words\":\"stop\"}"),
        CLUB_MOVED);
    assert_int_equal(hall_play(h, other, 0), CLUB_NOT_YOUR_TURN);
    assert_int_equal(hall_play(h, &hall_ines, 0), CLUB_NOT_SEATED);
    int ply = oxhide_session_ply(h->t.session);
    char body[128];
    snprintf(body, sizeof body,
             "{\"do\":\"move\",\"ply\":%d,\"back\":0,\"words\":\"fly\"}", ply);
    assert_int_equal(hall_ask(h, who, body), CLUB_REFUSED);
    assert_shows(h, "\"nearest\":\"");
    assert_int_equal(oxhide_session_ply(h->t.session), ply);
    assert_int_equal(hall_play(h, who, 0), CLUB_OK);
    assert_true(oxhide_session_ply(h->t.session) > ply);
    hall_free(h);
}

/* Reads all rows again into another table, and compares what it shows. */
static void check_reading_again(struct hall *h)
{
    struct hall *again = hall_new();

    for (int i = 0; i < h->rows; i++)
        assert_true(table_read(&again->t, &h->entry[i]));
    for (int eyes = TABLE_WATCH; eyes < h->t.rules.seats; eyes++) {
        struct table_place a = { 0 }, b = { 0 };
        assert_string_equal(hall_show(h, eyes, &a), hall_show(again, eyes, &b));
    }
    assert_int_equal(table_due(&h->t, h->now), table_due(&again->t, h->now));
    hall_free(again);
}

static void test_a_whole_game_is_what_its_rows_say(void **unused)
{
    struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze-age\","
                               "\"clock\":\"live\",\"lot\":true}");

    (void)unused;
    for (int k = 0; h->t.phase == TABLE_PLAYING; k++) {
        h->now += 900;
        assert_int_equal(hall_play(h, actor_of(h), k * 7), CLUB_OK);
        if (k % 16 == 0)
            check_reading_again(h);
    }
    assert_int_equal(h->t.why, WHY_PLAYED);
    check_reading_again(h);
    struct table_place place = { 0 };
    hall_show(h, TABLE_WATCH, &place);
    assert_shows(h, "\"record\":\"oxhide-record 1");
    assert_shows(h, "\"secret\":\"0108");
    hall_free(h);
}

/* The lines of a message, unescaped into a record. */
static void take_lines(const char *message, char *record, int *plies)
{
    const char *at = strstr(message, "\"from\":"), *lines;
    int from = at ? atoi(at + 7) : 0, n = 0;

    if (!at)
        return;
    for (lines = record; n < from; n++)
        lines = strchr(lines, '\n') + 1;
    record += lines - record;
    at = strstr(message, "\"lines\":\"") + 9;
    for (*plies = from; *at != '"'; at++) {
        bool end = at[0] == '\\' && at[1] == 'n';
        *record++ = end ? '\n' : *at;
        *plies += end;
        at += end;
    }
    *record = '\0';
}

/* However rarely somebody looks, what they have is their record. */
static void test_live_or_late_gives_the_same_record(void **unused)
{
    struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze-age\"}");
    static char record[4][64 * 1024], whole[64 * 1024];
    struct table_place place[4] = { 0 };
    int plies[4] = { 0 };

    (void)unused;
    for (int k = 0; h->t.phase == TABLE_PLAYING; k++) {
        for (int i = 0; i < 4; i++)
            if (k % (1 + 9 * (i & 1)) == 0)
                take_lines(hall_show(h, i / 2, &place[i]), record[i],
                           &plies[i]);
        for (int i = 0; i < 4; i += 2) {
            struct text text;
            text_init(&text, whole, sizeof whole);
            oxhide_lines(h->t.session, i / 2, 0, 9999, &text);
            assert_string_equal(record[i], whole);
            assert_memory_equal(record[i + 1], whole, strlen(record[i + 1]));
        }
        if (k % 5 == 4 && hall_play(h, actor_of(h), k) == CLUB_OK) {
            char body[64];
            snprintf(body, sizeof body,
                     "{\"do\":\"back\",\"ply\":%d,\"back\":%u}",
                     oxhide_session_ply(h->t.session),
                     oxhide_session_back(h->t.session));
            hall_ask(h, &hall_mira, body);
        } else {
            hall_play(h, actor_of(h), k * 11);
        }
    }
    assert_true(h->t.backs > 0);
    hall_free(h);
}

static void test_a_watcher_is_late_and_sees_no_secret(void **unused)
{
    struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze-age\"}");
    struct table_place place = { 0 };
    int turns = 0, seat = -1;

    (void)unused;
    for (int k = 0; turns < 6; k++) {
        int actor = oxhide_session_actor(h->t.session);
        turns += actor != seat;
        seat = actor;
        int visible = table_visible(&h->t, TABLE_WATCH), changes = 0;
        int last = actor;
        for (int p = oxhide_session_ply(h->t.session) - 1; p >= visible; p--) {
            int who = oxhide_session_actor_at(h->t.session, p);
            changes += who >= 0 && who != last;
            last = who >= 0 ? who : last;
        }
        assert_int_equal(changes,
                         turns > TABLE_LATE - 1 ? TABLE_LATE - 1 : turns - 1);
        hall_show(h, TABLE_WATCH, &place);
        assert_hides(h, "\"clock\":{");
        assert_hides(h, "invite");
        assert_hides(h, "secret");
        assert_int_equal(hall_play(h, actor_of(h), k), CLUB_OK);
    }
    hall_free(h);
}

/* Mira and Kofi have announced shares; the game was started, and Mira has shown
 * hers. */
static struct hall *without_kofis_share(const char *make)
{
    struct hall *h = hall_new();
    uint8_t share[DEAL_SHARE] = { 1, 2, 3 }, seal[32];
    char hex[65], body[256];

    deal_announcement(h->t.id, hall_mira.id, share, seal);
    deal_hex(hex, seal, sizeof seal);
    assert_int_equal(hall_ask(h, &hall_mira, make), CLUB_OK);
    snprintf(body, sizeof body, "{\"do\":\"sit\",\"seal\":\"%s\"}", hex);
    assert_int_equal(hall_ask(h, &hall_mira, body), CLUB_OK);
    deal_announcement(h->t.id, hall_kofi.id, share, seal);
    deal_hex(hex, seal, sizeof seal);
    snprintf(body, sizeof body, "{\"do\":\"sit\",\"seal\":\"%s\"}", hex);
    assert_int_equal(hall_ask(h, &hall_kofi, body), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"), CLUB_OK);
    assert_int_equal(h->t.phase, TABLE_SEALING);
    assert_int_equal(
        hall_ask(h, &hall_kofi,
                 "{\"do\":\"open-share\","
                 "\"share\":\"ff020300000000000000000000000000\"}"),
        CLUB_BAD_SHARE);
    assert_int_equal(
        hall_ask(h, &hall_mira,
                 "{\"do\":\"open-share\","
                 "\"share\":\"01020300000000000000000000000000\"}"),
        CLUB_OK);
    assert_int_equal(h->t.phase, TABLE_SEALING);
    return h;
}

static void dealt_without_kofi(struct hall *h)
{
    assert_int_equal(h->t.phase, TABLE_PLAYING);
    assert_non_null(strstr(h->body[h->rows - 1], hall_kofi.id));
    assert_null(strstr(h->body[h->rows - 1], hall_mira.id));
    hall_free(h);
}

/* A minute at a live table; where people come and go, a day. */
static void test_shares_are_shown_or_left_out(void **unused)
{
    static const char *const clocks[] = { "live", "days", "none" };
    char make[96];

    (void)unused;
    for (int i = 0; i < 3; i++) {
        snprintf(make, sizeof make,
                 "{\"do\":\"make\",\"game\":\"bronze\",\"clock\":\"%s\"}",
                 clocks[i]);
        struct hall *h = without_kofis_share(make);
        h->now += (i ? 24 * 60 : 1) * 60000 - 1;
        assert_int_equal(hall_wake(h), CLUB_NOTHING);
        h->now++;
        assert_int_equal(hall_wake(h), CLUB_OK);
        dealt_without_kofi(h);
    }
}

static void test_the_host_need_not_wait_for_shares(void **unused)
{
    static const char deal[] = "{\"do\":\"deal\"}";
    struct hall *h = two_at("{\"do\":\"make\",\"game\":\"bronze\"}");

    (void)unused;
    assert_int_equal(hall_ask(h, &hall_mira, deal), CLUB_NOT_STARTED);
    hall_free(h);
    h = without_kofis_share("{\"do\":\"make\",\"game\":\"bronze\"}");
    assert_int_equal(hall_ask(h, &hall_kofi, deal), CLUB_NOT_HOST);
    assert_int_equal(hall_ask(h, &hall_mira, deal), CLUB_NOT_AWAY);
    h->now += TABLE_OPEN;
    assert_int_equal(hall_ask(h, &hall_mira, deal), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_mira, deal), CLUB_NOTHING);
    dealt_without_kofi(h);
}

/* A game that counts, whose first seat is the computer's from some step on. */
static struct hall *without_mira(int variant, int from)
{
    struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze-age\","
                               "\"counts\":true}");

    for (int i = 0; h->t.phase == TABLE_PLAYING; i++) {
        if (i == from)
            assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"leave\"}"),
                             CLUB_OK);
        bool hers = actor_of(h) == &hall_mira && i >= from;
        assert_int_equal(hall_play(h, hers ? NULL : actor_of(h), i * variant),
                         CLUB_OK);
    }
    return h;
}

static struct rating_step step_of(struct hall *h, int seat)
{
    struct rating_game game;
    struct json_object o;

    json_open(hall_out(h), NULL, '{');
    table_put_result(&h->t, seat, &h->out);
    json_close(&h->out, '}');
    assert_true(json_read(&o, h->answer, strlen(h->answer)));
    assert_true(rating_get(&game, &o));
    return rating_step(&game);
}

static int delta_of(struct hall *h, int seat)
{
    return step_of(h, seat).delta;
}

/* Whoever leaves has lost, whatever the computer makes of it, or a rating could
 * be had by leaving; whoever stays keeps their rating. */
static void test_nobody_gains_by_leaving(void **unused)
{
    bool won = false, lost = false;

    (void)unused;
    for (int variant = 1; variant < 40 && !(won && lost); variant++) {
        struct hall *h = without_mira(variant, 0);
        int her = oxhide_session_rank(h->t.session, 0);
        int his = oxhide_session_rank(h->t.session, 1);
        assert_true(delta_of(h, 0) < 0);
        won |= her < his;
        lost |= her > his;
        assert_int_equal(delta_of(h, 1), 0);
        assert_int_equal(step_of(h, 1).factor, RATING_ONE);
        hall_free(h);
    }
    assert_true(won && lost);
}

/* Whoever is about to lose takes nothing from the winner by leaving; only for a
 * game that had hardly begun the winner gets less. */
static void test_leaving_late_spoils_nothing(void **unused)
{
    int seen = 0;

    (void)unused;
    for (int variant = 1; variant < 40 && seen < 3; variant++) {
        struct hall *whole = without_mira(variant, 10000);
        int all = delta_of(whole, 1), plies = 0;
        for (int p = 0; p < oxhide_session_ply(whole->t.session); p++)
            plies += oxhide_session_actor_at(whole->t.session, p) >= 0;
        hall_free(whole);
        if (all <= 0)
            continue;
        struct hall *late = without_mira(variant, plies * 9 / 10);
        struct hall *half = without_mira(variant, plies / 2);
        struct hall *early = without_mira(variant, plies / 12);
        assert_int_equal(delta_of(late, 1), all);
        assert_int_equal(delta_of(half, 1), all);
        assert_int_equal(delta_of(half, 0), -all);
        assert_in_range(delta_of(early, 1), 1, all - 1);
        hall_free(early);
        hall_free(late);
        hall_free(half);
        seen++;
    }
    assert_int_equal(seen, 3);
}

/* Nobody loses to a computer that stood in for whoever was about to lose. */
static void test_whoever_stayed_loses_to_no_stand_in(void **unused)
{
    int seen = 0;

    (void)unused;
    for (int variant = 1; variant < 40 && seen < 3; variant++) {
        struct hall *h = without_mira(variant, 20);
        if (oxhide_session_rank(h->t.session, 1) == 2) {
            assert_true(delta_of(h, 1) > 0);
            assert_true(delta_of(h, 0) < 0);
            seen++;
        }
        hall_free(h);
    }
    assert_int_equal(seen, 3);
}

/* Whoever was voted out, for a bad line perhaps, and came back plays on for
 * their own result; nothing is gained by it. */
static void test_coming_back_after_a_vote_is_no_loss(void **unused)
{
    struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze-age\","
                               "\"counts\":true}");
    char body[96];

    (void)unused;
    while (actor_of(h) != &hall_mira)
        assert_int_equal(hall_play(h, &hall_kofi, 0), CLUB_OK);
    h->away[0] = 24 * 60 * 60 * 1000;
    snprintf(body, sizeof body,
             "{\"do\":\"propose\",\"what\":\"stand-in\",\"seat\":0,"
             "\"ply\":%d,\"back\":0}",
             oxhide_session_ply(h->t.session));
    assert_int_equal(hall_ask(h, &hall_kofi, body), CLUB_OK);
    assert_int_equal(hall_play(h, NULL, 0), CLUB_OK);
    assert_true(h->t.seat[0].helped == 1 && !h->t.seat[0].deserted);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"take-over\"}"),
                     CLUB_OK);
    for (int k = 0; h->t.phase == TABLE_PLAYING; k++)
        assert_int_equal(hall_play(h, actor_of(h), k), CLUB_OK);
    int her = oxhide_session_rank(h->t.session, 0);
    assert_true(her == 1 ? delta_of(h, 0) == 0 : delta_of(h, 0) < 0);
    assert_true(delta_of(h, 1) >= 0);
    hall_free(h);
}

/* Against a player whose strength nobody has measured nothing is rated, and the
 * table says so before the start. */
static void test_against_random_nothing_counts(void **unused)
{
    struct hall *h = hall_new();
    struct table_place place = { 0 };

    (void)unused;
    hall_ask(h, &hall_mira,
             "{\"do\":\"make\",\"game\":\"bronze\",\"counts\":true}");
    hall_ask(h, &hall_mira, "{\"do\":\"sit\"}");
    hall_ask(h, &hall_mira,
             "{\"do\":\"computer\",\"seat\":1,\"player\":\"random\"}");
    hall_show(h, 0, &place);
    assert_shows(h, "\"counts\":false,\"uncounted\":\"computer\"");
    hall_ask(h, &hall_mira,
             "{\"do\":\"computer\",\"seat\":1,\"player\":\"ai:1\"}");
    hall_show(h, 0, &place);
    assert_shows(h, "\"counts\":true,\"uncounted\":null");
    hall_free(h);
}

/* Rules that are not what they should be are refused, not passed over. */
static void test_rules_of_the_wrong_kind(void **unused)
{
    struct hall *h = two_at("{\"do\":\"make\",\"game\":\"bronze\"}");
    static const char *const wrong[] = {
        "\"seats\":\"3\"", "\"seats\":1e99",        "\"time\":true",
        "\"bonus\":[]",    "\"counts\":1",          "\"watch\":\"yes\"",
        "\"lot\":null",    "\"clock\":\"sundial\"", "\"clock\":7",
        "\"options\":{}",  "\"level\":4",
    };
    char body[64];

    (void)unused;
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(body, sizeof body, "{\"do\":\"set\",%s}", wrong[i]);
        assert_int_equal(hall_ask(h, &hall_mira, body), CLUB_BAD_SETUP);
    }
    hall_free(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_seats_are_taken_once),
        cmocka_unit_test(test_only_the_host_sets_the_table),
        cmocka_unit_test(test_a_move_names_its_position),
        cmocka_unit_test(test_a_whole_game_is_what_its_rows_say),
        cmocka_unit_test(test_live_or_late_gives_the_same_record),
        cmocka_unit_test(test_a_watcher_is_late_and_sees_no_secret),
        cmocka_unit_test(test_shares_are_shown_or_left_out),
        cmocka_unit_test(test_the_host_need_not_wait_for_shares),
        cmocka_unit_test(test_nobody_gains_by_leaving),
        cmocka_unit_test(test_leaving_late_spoils_nothing),
        cmocka_unit_test(test_whoever_stayed_loses_to_no_stand_in),
        cmocka_unit_test(test_coming_back_after_a_vote_is_no_loss),
        cmocka_unit_test(test_against_random_nothing_counts),
        cmocka_unit_test(test_rules_of_the_wrong_kind),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

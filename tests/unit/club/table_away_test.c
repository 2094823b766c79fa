/* Absence: the clock of whoever leaves and comes back, and what a computer's
 * play for somebody does to ratings. */
#include "unit/club/hall.h"

#include "club/rating.h"

static struct hall *under_way(const char *make)
{
    struct hall *h = hall_new();

    assert_int_equal(hall_ask(h, &hall_mira, make), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"sit\"}"), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_kofi, "{\"do\":\"sit\"}"), CLUB_OK);
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"), CLUB_OK);
    return h;
}

/* One minute each; the seat and the person whose clock runs. */
static struct hall *a_minute_each(int *seat, const struct club_asker **who)
{
    struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze-age\","
                               "\"clock\":\"live\",\"time\":1}");

    *seat = oxhide_session_actor(h->t.session);
    *who = text_equal(h->t.seat[*seat].person, hall_mira.id) ? &hall_mira
                                                             : &hall_kofi;
    return h;
}

static void test_leaving_stops_no_clock(void **unused)
{
    const struct club_asker *who;
    int seat;
    struct hall *h = a_minute_each(&seat, &who);

    (void)unused;
    for (int k = 1; k <= 5; k++) {
        h->now += 6000;
        assert_int_equal(hall_ask(h, who, "{\"do\":\"leave\"}"), CLUB_OK);
        h->now += 5000; /* the computer thinks */
        assert_int_equal(hall_ask(h, who, "{\"do\":\"take-over\"}"), CLUB_OK);
        assert_int_equal(h->t.seat[seat].left, 60000 - k * 11000);
    }
    h->now += 6000;
    assert_int_equal(hall_wake(h), CLUB_OK);
    assert_int_equal(h->t.seat[seat].stands_in, WHY_CLOCK);
    hall_free(h);
}

static void test_coming_back_gives_a_minute_once_a_turn(void **unused)
{
    const struct club_asker *who;
    int seat;
    struct hall *h = a_minute_each(&seat, &who);

    (void)unused;
    h->now += 61000;
    assert_int_equal(hall_wake(h), CLUB_OK);
    assert_int_equal(hall_ask(h, who, "{\"do\":\"take-over\"}"),
                     CLUB_OUT_OF_TIME);
    assert_int_equal(hall_play(h, NULL, 0), CLUB_OK);
    assert_int_equal(oxhide_session_actor(h->t.session), seat);
    assert_int_equal(hall_ask(h, who, "{\"do\":\"take-over\"}"), CLUB_OK);
    assert_int_equal(h->t.seat[seat].left, TABLE_COMEBACK);
    h->now += 61000;
    assert_int_equal(hall_wake(h), CLUB_OK);
    assert_int_equal(hall_play(h, NULL, 0), CLUB_OK);
    if (oxhide_session_actor(h->t.session) == seat)
        assert_int_equal(hall_ask(h, who, "{\"do\":\"take-over\"}"),
                         CLUB_OUT_OF_TIME);
    hall_free(h);
}

/* The second after the clock ran out is one second, whatever is said in it. */
static void test_talk_does_not_stretch_the_grace(void **unused)
{
    const struct club_asker *who;
    int seat;
    struct hall *h = a_minute_each(&seat, &who);

    (void)unused;
    h->now += 60500;
    assert_int_equal(hall_ask(h, who, "{\"do\":\"say\",\"phrase\":\"hello\"}"),
                     CLUB_OK);
    h->now += 400;
    assert_int_equal(hall_wake(h), CLUB_NOTHING);
    h->now += 200;
    assert_int_equal(hall_play(h, who, 0), CLUB_OUT_OF_TIME);
    assert_int_equal(hall_wake(h), CLUB_OK);
    assert_int_equal(h->t.seat[seat].left, 0);
    hall_free(h);
}

static enum club_status take_back(struct hall *h, const struct club_asker *who)
{
    char body[64];

    snprintf(body, sizeof body, "{\"do\":\"back\",\"ply\":%d,\"back\":%u}",
             oxhide_session_ply(h->t.session),
             oxhide_session_back(h->t.session));
    return hall_ask(h, who, body);
}

/* Steps and steps back give no time, or a game could be held up for ever. */
static void test_taking_back_gives_no_days(void **unused)
{
    struct hall *h = under_way("{\"do\":\"make\",\"game\":\"golden-ages\","
                               "\"clock\":\"days\",\"time\":1}");
    const int64_t day = 24 * 60 * 60 * 1000;
    int within = 0, turns = 0;

    (void)unused;
    for (int k = 0; k < 60; k++) {
        int seat = oxhide_session_actor(h->t.session);
        const struct club_asker *who = text_equal(h->t.seat[seat].person,
                                                  hall_mira.id)
                                           ? &hall_mira
                                           : &hall_kofi;
        int64_t left = h->t.seat[seat].left;
        assert_int_equal(hall_play(h, who, k), CLUB_OK);
        int next = oxhide_session_actor(h->t.session);
        h->now += 1000;
        if (next != seat)
            assert_int_equal(h->t.seat[next].left, day);
        turns += next != seat;
        if (take_back(h, who) != CLUB_OK)
            continue;
        assert_true(h->t.seat[seat].left <= left);
        within++;
        assert_int_equal(hall_play(h, who, k), CLUB_OK);
        assert_true(h->t.seat[oxhide_session_actor(h->t.session)].left < day);
    }
    assert_true(within > 3 && turns > 3);
    hall_free(h);
}

/* Against computers nobody has to agree, but what counts is not thrown away. */
static void test_closing_alone_what_counts_is_leaving(void **unused)
{
    char make[96], body[96];

    (void)unused;
    for (int counts = 0; counts < 2; counts++) {
        struct hall *h = hall_new();
        snprintf(make, sizeof make,
                 "{\"do\":\"make\",\"game\":\"bronze\",\"counts\":%s}",
                 counts ? "true" : "false");
        hall_ask(h, &hall_mira, make);
        hall_ask(h, &hall_mira, "{\"do\":\"sit\"}");
        hall_ask(h, &hall_mira,
                 "{\"do\":\"computer\",\"seat\":1,\"player\":\"ai:8\"}");
        hall_ask(h, &hall_mira, "{\"do\":\"start\"}");
        snprintf(body, sizeof body,
                 "{\"do\":\"propose\",\"what\":\"close\",\"ply\":%d,"
                 "\"back\":0}",
                 oxhide_session_ply(h->t.session));
        assert_int_equal(hall_ask(h, &hall_mira, body), CLUB_OK);
        assert_int_equal(h->t.phase, counts ? TABLE_PLAYING : TABLE_OVER);
        assert_int_equal(h->t.seat[0].stands_in, counts ? WHY_LEFT : WHY_NONE);
        hall_free(h);
    }
}

/* Kofi asks a computer to play for Mira at a live table of three. */
static enum club_status ask_for_mira(struct hall *h)
{
    char body[96];

    snprintf(body, sizeof body,
             "{\"do\":\"propose\",\"what\":\"stand-in\",\"seat\":0,"
             "\"ply\":%d,\"back\":0}",
             oxhide_session_ply(h->t.session));
    return hall_ask(h, &hall_kofi, body);
}

/* Whoever is back when the last one says yes stays, and a pause is nobody's
 * absence. */
static void test_nobody_is_voted_out_who_is_here(void **unused)
{
    struct hall *h = hall_new();
    char yes[64];

    (void)unused;
    hall_ask(h, &hall_mira,
             "{\"do\":\"make\",\"game\":\"bronze\",\"seats\":3,"
             "\"clock\":\"live\",\"time\":20}");
    hall_ask(h, &hall_mira, "{\"do\":\"sit\"}");
    hall_ask(h, &hall_kofi, "{\"do\":\"sit\"}");
    hall_ask(h, &hall_ines, "{\"do\":\"sit\"}");
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"), CLUB_OK);
    assert_int_equal(ask_for_mira(h), CLUB_NOT_AWAY);
    h->away[0] = 4 * 60 * 1000;
    h->t.paused = true;
    assert_int_equal(ask_for_mira(h), CLUB_PAUSED);
    h->t.paused = false;
    assert_int_equal(ask_for_mira(h), CLUB_OK);
    snprintf(yes, sizeof yes,
             "{\"do\":\"answer\",\"proposal\":%d,\"yes\":true}",
             (int)h->t.proposal_number);
    h->away[0] = 0;
    assert_int_equal(hall_ask(h, &hall_ines, yes), CLUB_NOT_AWAY);
    h->away[0] = 4 * 60 * 1000;
    assert_int_equal(hall_ask(h, &hall_ines, yes), CLUB_OK);
    assert_int_equal(h->t.seat[0].stands_in, WHY_VOTE);
    hall_free(h);
}

/* Somebody proposes something that needs no more to be said. */
static enum club_status propose(struct hall *h, const struct club_asker *who,
                                const char *what)
{
    char body[96];

    snprintf(body, sizeof body,
             "{\"do\":\"propose\",\"what\":\"%s\",\"ply\":%d,"
             "\"back\":%u}",
             what, oxhide_session_ply(h->t.session),
             oxhide_session_back(h->t.session));
    return hall_ask(h, who, body);
}

/* Whoever left or was deleted is not asked, and does not ask in turn. */
static void test_nobody_waits_for_whoever_left(void **unused)
{
    static const char *const ways[] = { "{\"do\":\"leave\"}",
                                        "{\"do\":\"forget\"}" };

    (void)unused;
    for (int i = 0; i < 2; i++) {
        struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze\"}");
        assert_int_equal(propose(h, &hall_mira, "pause"), CLUB_OK);
        assert_false(h->t.paused);
        assert_int_equal(hall_ask(h, &hall_kofi, ways[i]), CLUB_OK);
        assert_int_equal(propose(h, &hall_kofi, "pause"), CLUB_STANDS_IN);
        assert_int_equal(propose(h, &hall_mira, "pause"), CLUB_OK);
        assert_true(h->t.paused);
        assert_int_equal(propose(h, &hall_mira, "close"), CLUB_OK);
        assert_int_equal(h->t.phase, TABLE_OVER);
        hall_free(h);
    }
}

/* What the game does to somebody's rating. */
static int delta_of(struct hall *h, const struct club_asker *who)
{
    struct rating_game game;
    struct json_object o;

    json_open(hall_out(h), NULL, '{');
    table_put_result(&h->t, table_seat_of(&h->t, who->id), &h->out);
    json_close(&h->out, '}');
    assert_shows(h, "\"counts\":true,\"played\":true");
    assert_true(json_read(&o, h->answer, strlen(h->answer)));
    assert_true(rating_get(&game, &o));
    return rating_step(&game).delta;
}

/* Whoever stays wins what counts, also when they close it, whatever computers
 * make of the rest, and nobody comes back to it. */
static void test_closing_what_others_left_costs_nothing(void **unused)
{
    (void)unused;
    for (int later = 0; later < 2; later++) {
        struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze\","
                                   "\"counts\":true}");
        for (int i = 0; later && i < 12; i++)
            hall_play(h,
                      h->t.seat[oxhide_session_actor(h->t.session)].name[0] ==
                              'M'
                          ? &hall_mira
                          : &hall_kofi,
                      i);
        hall_ask(h, &hall_kofi, "{\"do\":\"leave\"}");
        assert_int_equal(propose(h, &hall_mira, "pause"), CLUB_OK);
        assert_int_equal(propose(h, &hall_mira, "close"), CLUB_OK);
        assert_int_equal(h->t.phase, TABLE_PLAYING);
        assert_int_equal(propose(h, &hall_mira, "pause"), CLUB_STANDS_IN);
        assert_int_equal(hall_ask(h, &hall_kofi, "{\"do\":\"take-over\"}"),
                         CLUB_OVER);
        assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"take-over\"}"),
                         CLUB_OVER);
        for (int i = 0; h->t.phase == TABLE_PLAYING; i++)
            assert_int_equal(hall_play(h, NULL, 7 * i), CLUB_OK);
        assert_true(delta_of(h, &hall_kofi) < 0);
        assert_true(later ? delta_of(h, &hall_mira) > 0
                          : delta_of(h, &hall_mira) == 0);
        hall_free(h);
    }
}

/* Kofi with a share at Mira's table without a clock, whose start was pressed,
 * and Ines, who has none. */
static struct hall *sealing(void)
{
    static const uint8_t share[DEAL_SHARE] = { 1 };
    uint8_t seal[SHA256_SIZE];
    char hex[65], body[128];
    struct hall *h = hall_new();

    hall_ask(h, &hall_mira,
             "{\"do\":\"make\",\"game\":\"bronze\",\"seats\":3}");
    deal_announcement(h->t.id, hall_mira.id, share, seal);
    deal_hex(hex, seal, sizeof seal);
    snprintf(body, sizeof body, "{\"do\":\"sit\",\"seal\":\"%s\"}", hex);
    hall_ask(h, &hall_mira, body);
    deal_announcement(h->t.id, hall_kofi.id, share, seal);
    deal_hex(hex, seal, sizeof seal);
    snprintf(body, sizeof body, "{\"do\":\"sit\",\"seal\":\"%s\"}", hex);
    hall_ask(h, &hall_kofi, body);
    hall_ask(h, &hall_ines, "{\"do\":\"sit\"}");
    assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"start\"}"), CLUB_OK);
    assert_int_equal(h->t.phase, TABLE_SEALING);
    return h;
}

/* Nobody is held fast by a host who pressed the start and vanished. */
static void test_others_deal_for_a_host_who_is_gone(void **unused)
{
    static const char deal[] = "{\"do\":\"deal\"}";
    struct club_asker stranger = hall_mira;

    (void)unused;
    club_copy(stranger.id, sizeof stranger.id, "strangeraaaaaaaa");
    enum { SILENT, DELETED, AWAY, HERE, CASES };
    for (int how = SILENT; how < CASES; how++) {
        struct hall *h = sealing();
        if (how == DELETED)
            assert_int_equal(hall_ask(h, &hall_mira, "{\"do\":\"forget\"}"),
                             CLUB_OK);
        assert_int_equal(hall_ask(h, &hall_kofi, "{\"do\":\"stand\"}"),
                         CLUB_DEALING);
        assert_int_equal(hall_ask(h, &hall_kofi, "{\"do\":\"leave\"}"),
                         CLUB_DEALING);
        h->t.seat[0].opened = how != SILENT;
        h->away[0] = how == AWAY ? TABLE_OPEN : 0;
        h->now += TABLE_OPEN - 1;
        assert_int_equal(hall_ask(h, &hall_ines, deal), CLUB_NOT_HOST);
        h->now += 1;
        assert_int_equal(hall_ask(h, &stranger, deal), CLUB_NOT_HOST);
        assert_int_equal(hall_ask(h, &hall_ines, deal),
                         how == HERE ? CLUB_NOT_HOST : CLUB_OK);
        assert_int_equal(h->t.phase,
                         how == HERE ? TABLE_SEALING : TABLE_PLAYING);
        hall_free(h);
    }
}

/* Emoji may be joined to one; nothing else is hidden in what is said. */
static void test_emoji_may_be_joined(void **unused)
{
    static const struct {
        const char *text;
        enum club_status status;
    } said[] = {
        { "\\ud83d\\udc68\\u200d\\ud83d\\udc69\\u200d\\ud83d\\udc67!",
          CLUB_OK },
        { "\\u2764\\ufe0f\\u200d\\ud83d\\udd25", CLUB_OK },
        { "\\ud83d\\udc69\\ud83c\\udffd\\u200d\\ud83d\\ude80", CLUB_OK },
        { "a\\u200db", CLUB_BAD_REQUEST },
        { "\\ud83d\\udc68\\u200d", CLUB_BAD_REQUEST },
        { "\\ud83d\\udc68\\u200db", CLUB_BAD_REQUEST },
        { "\\u200d\\ud83d\\udc68", CLUB_BAD_REQUEST },
        { "\\ud83d\\udc68\\u200d\\u200d\\ud83d\\udc68", CLUB_BAD_REQUEST },
        { "\\ud83d\\udc68\\u200b\\ud83d\\udc68", CLUB_BAD_REQUEST },
    };
    struct hall *h = under_way("{\"do\":\"make\",\"game\":\"bronze\"}");
    char body[128];

    (void)unused;
    for (unsigned i = 0; i < sizeof said / sizeof *said; i++) {
        snprintf(body, sizeof body, "{\"do\":\"say\",\"text\":\"%s\"}",
                 said[i].text);
        assert_int_equal(hall_ask(h, &hall_mira, body), said[i].status);
    }
    hall_free(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_emoji_may_be_joined),
        cmocka_unit_test(test_leaving_stops_no_clock),
        cmocka_unit_test(test_coming_back_gives_a_minute_once_a_turn),
        cmocka_unit_test(test_talk_does_not_stretch_the_grace),
        cmocka_unit_test(test_taking_back_gives_no_days),
        cmocka_unit_test(test_closing_alone_what_counts_is_leaving),
        cmocka_unit_test(test_nobody_is_voted_out_who_is_here),
        cmocka_unit_test(test_nobody_waits_for_whoever_left),
        cmocka_unit_test(test_closing_what_others_left_costs_nothing),
        cmocka_unit_test(test_others_deal_for_a_host_who_is_gone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

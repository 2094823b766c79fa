/* What people agree to when they sit down: the rules of the table, whether the
 * game counts, the computers in it, and who plays first if no lot decides. If
 * that changes, they are asked again. */
#include "club/table.h"

#include "club/rating.h"

enum { TIME_MAX = 999, LIVE_DEFAULT = 30 };

enum club_status table_try_rules(const struct table_rules *r, void *memory,
                                 size_t size, struct json *error)
{
    struct oxhide_setup setup = { .game = r->game,
                                  .options = r->options,
                                  .seats = r->seats };
    struct oxhide_session *s;
    struct json before = *error;

    enum oxhide_status status = oxhide_new(memory, size, &setup, &s, error);
    if (status)
        return status == OXHIDE_NO_GAME ? CLUB_NO_GAME : CLUB_BAD_SETUP;
    *error = before;
    return CLUB_OK;
}

static bool in_range(int64_t n, int64_t least, int64_t most)
{
    return n >= least && n <= most;
}

static bool is_left_out(const struct json_object *o, const char *key)
{
    return json_get(o, key).kind == JSON_NONE;
}

static bool get_clock(const char *word, enum table_clock *out)
{
    for (int k = 0; k <= CLOCK_DAYS; k++)
        if (text_equal(word, table_clock_word((enum table_clock)k))) {
            *out = (enum table_clock)k;
            return true;
        }
    return false;
}

enum club_status table_get_rules(struct table_rules *r,
                                 const struct json_object *o,
                                 struct json *error)
{
    int64_t seats = r->seats, time = r->time, bonus = r->bonus;
    char clock[CLUB_GAME_MAX] = "";
    bool live = r->clock == CLOCK_LIVE;

    /* What is there must be what it should be. */
    bool good = is_left_out(o, "options") ||
                json_get_str(o, "options", r->options, sizeof r->options);
    good &= is_left_out(o, "level") ||
            json_get_str(o, "level", r->level, sizeof r->level);
    good &= is_left_out(o, "counts") || json_get_bool(o, "counts", &r->counts);
    good &= is_left_out(o, "watch") || json_get_bool(o, "watch", &r->watch);
    good &= is_left_out(o, "lot") || json_get_bool(o, "lot", &r->lot);
    good &= is_left_out(o, "seats") || json_get_int(o, "seats", &seats);
    good &= is_left_out(o, "time") || json_get_int(o, "time", &time);
    good &= is_left_out(o, "bonus") || json_get_int(o, "bonus", &bonus);
    if (!is_left_out(o, "clock")) {
        good &= json_get_str(o, "clock", clock, sizeof clock) &&
                get_clock(clock, &r->clock);
        live = r->clock == CLOCK_LIVE;
        if (json_get(o, "time").kind == JSON_NONE)
            time = live ? LIVE_DEFAULT : 1;
    }
    if (!good || !in_range(seats, 2, CLUB_SEATS_MAX) ||
        !in_range(time, 1, TIME_MAX) || !in_range(bonus, 0, TIME_MAX))
        return club_error(error, CLUB_BAD_SETUP);
    if (!oxhide_player_known(r->level) || text_equal(r->level, "human"))
        return club_error(error, CLUB_BAD_PLAYER);
    r->seats = (int)seats;
    r->time = (int32_t)time;
    r->bonus = (int32_t)bonus;
    return CLUB_OK;
}

static void read_int(const struct json_object *o, const char *key, int32_t *out)
{
    int64_t n = *out;

    json_get_int(o, key, &n);
    *out = (int32_t)n;
}

bool table_read_rules(struct table_rules *r, const struct json_object *o)
{
    char clock[CLUB_GAME_MAX];

    json_get_str(o, "game", r->game, sizeof r->game);
    json_get_str(o, "options", r->options, sizeof r->options);
    json_get_str(o, "level", r->level, sizeof r->level);
    json_get_bool(o, "counts", &r->counts);
    json_get_bool(o, "watch", &r->watch);
    json_get_bool(o, "lot", &r->lot);
    read_int(o, "seats", &r->seats);
    read_int(o, "time", &r->time);
    read_int(o, "bonus", &r->bonus);
    if (json_get_str(o, "clock", clock, sizeof clock))
        get_clock(clock, &r->clock);
    return r->seats >= 2 && r->seats <= CLUB_SEATS_MAX && r->game[0];
}

void table_put_rules(const struct table_rules *r, struct json *out)
{
    json_str(out, "game", r->game);
    json_str(out, "options", r->options);
    json_int(out, "seats", r->seats);
    json_str(out, "clock", table_clock_word(r->clock));
    json_int(out, "time", r->time);
    json_int(out, "bonus", r->bonus);
    json_str(out, "level", r->level);
    json_bool(out, "counts", r->counts);
    json_bool(out, "watch", r->watch);
    json_bool(out, "lot", r->lot);
}

const char *table_uncounted(const struct club_table *t)
{
    for (int p = 0; t->rules.counts && p < t->rules.seats; p++) {
        const struct table_seat *seat = &t->seat[p];
        if (seat->beside)
            return "beside";
        if (seat->player[0] &&
            !rating_computer(t->rules.game, seat->player).spread)
            return "computer";
    }
    return NULL;
}

bool table_counts(const struct club_table *t)
{
    return t->rules.counts && !table_uncounted(t);
}

/* Whether two tables' rules are alike but for whether they count. Free seats
 * may go: a game starts with those who are there. */
static bool same_rules(const struct table_rules *was,
                       const struct table_rules *is)
{
    return text_equal(was->game, is->game) &&
           text_equal(was->options, is->options) &&
           text_equal(was->level, is->level) && was->seats >= is->seats &&
           was->clock == is->clock && was->time == is->time &&
           was->bonus == is->bonus && was->watch == is->watch &&
           was->lot == is->lot;
}

void table_note_terms(struct club_table *t, const struct table_rules *before,
                      bool counted, const struct club_entry *e)
{
    if (t->phase != TABLE_WAITING ||
        (t->terms != e->number && same_rules(before, &t->rules) &&
         counted == table_counts(t)))
        return;
    t->terms = e->number;
    for (int p = 0; p < t->rules.seats; p++)
        if (t->seat[p].person[0])
            t->seat[p].ready = text_starts(e->request, t->seat[p].person);
}

bool table_reorders(const struct club_table *t, int a, int b)
{
    int from = a < b ? a : b, to = a < b ? b : a;

    for (int p = from; p < to; p++)
        if (t->seat[p].person[0] || t->seat[p].player[0])
            return !t->rules.lot;
    return false;
}

bool table_is_ready(const struct table_seat *seat)
{
    return !seat->person[0] || seat->bot || seat->ready;
}

/* Agrees to the terms one has seen, which must be those of now. */
static enum club_status judge_ready(struct club_table *t,
                                    const struct club_ask *ask,
                                    struct club_draft *draft,
                                    struct json *error)
{
    int seat = table_seat_of(t, ask->who->id);
    int64_t terms = 0;

    if (t->phase != TABLE_WAITING)
        return club_error(error, CLUB_STARTED);
    if (seat < 0)
        return club_error(error, CLUB_NOT_SEATED);
    if (!json_get_int(ask->body, "terms", &terms))
        return club_error(error, CLUB_BAD_REQUEST);
    if (terms != t->terms)
        return club_error(error, CLUB_NEW_TERMS);
    if (t->seat[seat].ready)
        return CLUB_NOTHING;
    table_begin_row(t, ask, draft);
    json_int(club_event(draft, "ready"), "seat", seat);
    club_event_end(draft);
    return CLUB_OK;
}

const struct table_asks table_asks_terms[] = {
    { "ready", judge_ready },
    { NULL, NULL },
};

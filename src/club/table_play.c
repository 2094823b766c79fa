/* During play: moves of people and computers, taking back, talk, leaving and
 * coming back. What is tried on the session is undone before judging ends. */
#include "club/table.h"

#include "base/check.h"
#include "club/table_notes.h"

static int get_ply(const struct json_object *o, const char *key)
{
    int64_t n;

    return json_get_int(o, key, &n) && n >= 0 && n <= UINT16_MAX ? (int)n : -1;
}

/* Whether an ask is about the position on the table. */
static bool is_here(const struct club_table *t, const struct club_ask *ask)
{
    return get_ply(ask->body, "ply") == oxhide_session_ply(t->session) &&
           get_ply(ask->body, "back") == (int)oxhide_session_back(t->session);
}

/* The asker's seat in a game under way, or -1 and an error. */
static int player_seat(const struct club_table *t, const struct club_ask *ask,
                       enum club_status *status)
{
    int seat = ask->who ? table_seat_of(t, ask->who->id) : TABLE_WATCH;

    *status = t->phase == TABLE_SEALING            ? CLUB_DEALING
              : t->phase < TABLE_PLAYING           ? CLUB_NOT_STARTED
              : t->phase == TABLE_OVER || t->stuck ? CLUB_OVER
              : seat < 0                           ? CLUB_NOT_SEATED
                                                   : CLUB_OK;
    return *status ? -1 : seat;
}

/* Plays words for a seat and writes the lines they lead to. */
static enum club_status play(struct club_table *t, const struct club_ask *ask,
                             int seat, struct club_draft *draft,
                             struct json *error)
{
    struct oxhide_mark mark = oxhide_mark(t->session);
    struct json before = *error;
    char words[128];

    if (!json_get_str(ask->body, "words", words, sizeof words))
        return club_error(error, CLUB_BAD_REQUEST);
    if (oxhide_apply(t->session, seat, words, error))
        return CLUB_REFUSED;
    *error = before;
    table_begin_row(t, ask, draft);
    table_put_lines(t, draft, mark.ply);
    oxhide_reset(t->session, mark);
    return CLUB_OK;
}

static enum club_status judge_move(struct club_table *t,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    enum club_status status;
    int seat = player_seat(t, ask, &status);

    if (status)
        return club_error(error, status);
    if (!is_here(t, ask))
        return club_error(error, CLUB_MOVED);
    if (t->paused)
        return club_error(error, CLUB_PAUSED);
    if (t->seat[seat].stands_in)
        return club_error(error, CLUB_STANDS_IN);
    if (seat != oxhide_session_actor(t->session))
        return club_error(error, CLUB_NOT_YOUR_TURN);
    if (ask->now > table_deadline(t))
        return club_error(error, CLUB_OUT_OF_TIME);
    return play(t, ask, seat, draft, error);
}

/* What a computer thought of; the club asks. */
static enum club_status judge_think(struct club_table *t,
                                    const struct club_ask *ask,
                                    struct club_draft *draft,
                                    struct json *error)
{
    int seat = t->phase == TABLE_PLAYING ? table_thinker(t, ask->now) : -1;

    if (ask->who)
        return club_error(error, CLUB_BAD_REQUEST);
    if (seat < 0 || !is_here(t, ask))
        return club_error(error, CLUB_MOVED);
    return play(t, ask, seat, draft, error);
}

bool table_take_back(struct club_table *t, int by, int to, bool consent)
{
    char scrap[512];
    struct json out;

    do {
        json_init(&out, scrap, sizeof scrap);
        if (oxhide_undo(t->session, by, consent, &out))
            return false;
    } while (to >= 0 && oxhide_session_ply(t->session) > to);
    return true;
}

void table_put_taken(struct club_table *t, struct club_draft *draft, int by,
                     int to, bool consent)
{
    struct oxhide_mark mark = oxhide_mark(t->session);

    CHECK(table_take_back(t, by, to, consent));
    struct json *out = club_event(draft, "taken");
    json_int(out, "by", by);
    json_int(out, "to", oxhide_session_ply(t->session));
    json_int(out, "steps", mark.ply - oxhide_session_ply(t->session));
    json_int(out, "back", oxhide_session_back(t->session));
    json_bool(out, "consent", consent);
    club_event_end(draft);
    oxhide_reset(t->session, mark);
}

/* Takes back what may be without asking; "propose" asks where it may not. */
static enum club_status judge_back(struct club_table *t,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    enum club_status status;
    int seat = player_seat(t, ask, &status);

    if (status)
        return club_error(error, status);
    if (!is_here(t, ask))
        return club_error(error, CLUB_MOVED);
    if (t->seat[seat].stands_in)
        return club_error(error, CLUB_STANDS_IN);
    struct oxhide_mark mark = oxhide_mark(t->session);
    struct json before = *error;
    enum oxhide_status undo = oxhide_undo(t->session, seat, false, error);
    oxhide_reset(t->session, mark);
    *error = before;
    if (undo == OXHIDE_FRONTIER)
        return club_error(error, table_counts(t) ? CLUB_COUNTS : CLUB_ASK);
    if (undo)
        return club_error(error, CLUB_NOTHING_BACK);
    table_begin_row(t, ask, draft);
    table_put_taken(t, draft, seat, -1, false);
    return CLUB_OK;
}

static enum club_status judge_leave(struct club_table *t,
                                    const struct club_ask *ask,
                                    struct club_draft *draft,
                                    struct json *error)
{
    enum club_status status;
    int seat = player_seat(t, ask, &status);

    if (status)
        return club_error(error, status);
    if (t->seat[seat].stands_in)
        return CLUB_NOTHING;
    table_begin_row(t, ask, draft);
    table_put_stands_in(draft, seat, WHY_LEFT);
    return CLUB_OK;
}

/* Whether it is the seat's turn and no time is left: then the computer moves
 * first, or whoever comes back again and again would never have to. */
static bool is_out_of_time(const struct club_table *t, int seat, int64_t now)
{
    int64_t left = t->seat[seat].left;

    if (t->running == seat)
        left -= now - t->since;
    return t->rules.clock && seat == oxhide_session_actor(t->session) &&
           left <= 0 && !table_has_comeback(t, seat);
}

void table_close_on(struct club_table *t, int stayed)
{
    t->paused = false;
    for (int p = 0; p < t->rules.seats; p++)
        if (p != stayed) {
            t->seat[p].helped += !t->seat[p].helped;
            t->seat[p].deserted = true;
        }
}

/* Somebody closed it when all others had left: computers play it to its end. */
static bool is_closed(const struct club_table *t)
{
    for (int p = 0; p < t->rules.seats; p++)
        if (t->seat[p].stands_in == WHY_CLOSED)
            return true;
    return false;
}

static enum club_status judge_take_over(struct club_table *t,
                                        const struct club_ask *ask,
                                        struct club_draft *draft,
                                        struct json *error)
{
    enum club_status status;
    int seat = player_seat(t, ask, &status);

    if (status)
        return club_error(error, status);
    if (!t->seat[seat].stands_in)
        return CLUB_NOTHING;
    if (is_closed(t))
        return club_error(error, CLUB_OVER);
    if (is_out_of_time(t, seat, ask->now))
        return club_error(error, CLUB_OUT_OF_TIME);
    table_begin_row(t, ask, draft);
    json_int(club_event(draft, "took-over"), "seat", seat);
    club_event_end(draft);
    return CLUB_OK;
}

static enum club_status judge_resume(struct club_table *t,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    enum club_status status;

    player_seat(t, ask, &status);
    if (status)
        return club_error(error, status);
    if (!t->paused)
        return CLUB_NOTHING;
    table_begin_row(t, ask, draft);
    json_bool(club_event(draft, "paused"), "on", false);
    club_event_end(draft);
    return CLUB_OK;
}

static bool is_phrase(const char *s)
{
    int n = 0;

    for (; s[n]; n++)
        if (!((s[n] >= 'a' && s[n] <= 'z') || s[n] == '-'))
            return false;
    return n > 0;
}

static enum club_status judge_say(struct club_table *t,
                                  const struct club_ask *ask,
                                  struct club_draft *draft, struct json *error)
{
    int seat = table_seat_of(t, ask->who->id);
    char words[CLUB_TEXT_MAX], phrase[CLUB_GAME_MAX];
    bool said = json_get_str(ask->body, "text", words, sizeof words) &&
                club_talk_ok(words);

    if (seat < 0)
        return club_error(error, CLUB_NOT_SEATED);
    if (!said && (!json_get_str(ask->body, "phrase", phrase, sizeof phrase) ||
                  !is_phrase(phrase)))
        return club_error(error, CLUB_BAD_REQUEST);
    table_begin_row(t, ask, draft);
    struct json *out = club_event(draft, "said");
    json_int(out, "seat", seat);
    if (said)
        club_lay_text(draft, ask->who->id, words);
    else
        json_str(out, "phrase", phrase);
    club_event_end(draft);
    return CLUB_OK;
}

/* Somebody with a seat is here: computers think on for a day, and the others
 * may not say for as long that they are away. */
static enum club_status judge_visit(struct club_table *t,
                                    const struct club_ask *ask,
                                    struct club_draft *draft,
                                    struct json *error)
{
    int seat = table_seat_of(t, ask->who->id);

    (void)error;
    if (seat < 0 || t->phase != TABLE_PLAYING ||
        ask->now < t->seat[seat].seen + TABLE_VISIT)
        return CLUB_NOTHING;
    table_begin_row(t, ask, draft);
    club_event(draft, "visited");
    club_event_end(draft);
    return CLUB_OK;
}

/* For the owner of the server, and for nobody at the table. */
static enum club_status judge_report(struct club_table *t,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    int64_t seat = -1;
    char words[CLUB_TEXT_MAX];

    json_get_int(ask->body, "seat", &seat);
    if (seat < 0 || seat >= t->rules.seats || !t->seat[seat].person[0])
        return club_error(error, CLUB_BAD_SEAT);
    if (!json_get_str(ask->body, "text", words, sizeof words) ||
        !club_talk_ok(words))
        return club_error(error, CLUB_BAD_REQUEST);
    table_begin_row(t, ask, draft);
    struct json *out = club_event(draft, "reported");
    json_str(out, "by", ask->who->id);
    json_str(out, "about", t->seat[seat].person);
    club_event_end(draft);
    club_lay_text(draft, ask->who->id, words);
    return CLUB_OK;
}

/* The rematch has a table; the first who asks names it. */
static enum club_status judge_again(struct club_table *t,
                                    const struct club_ask *ask,
                                    struct club_draft *draft,
                                    struct json *error)
{
    int seat = table_seat_of(t, ask->who->id);
    char table[CLUB_ID_MAX];

    if (t->phase != TABLE_OVER)
        return club_error(error, CLUB_NOT_OVER);
    if (seat < 0)
        return club_error(error, CLUB_NOT_SEATED);
    if (t->again[0])
        return CLUB_NOTHING;
    club_id(table, ask->random);
    table_begin_row(t, ask, draft);
    struct json *out = club_event(draft, "again");
    json_str(out, "table", table);
    json_int(out, "by", seat);
    club_event_end(draft);
    return CLUB_OK;
}

/* The result has reached a person's stream; the club asks. */
static enum club_status judge_told(struct club_table *t,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    int64_t seat = -1;

    json_get_int(ask->body, "seat", &seat);
    if (ask->who || t->phase != TABLE_OVER || seat < 0 ||
        seat >= t->rules.seats)
        return club_error(error, CLUB_BAD_REQUEST);
    if (t->seat[seat].told)
        return CLUB_NOTHING;
    table_begin_row(t, ask, draft);
    json_int(club_event(draft, "told"), "seat", seat);
    club_event_end(draft);
    return CLUB_OK;
}

/* A person is deleted, or takes the table off their list: no name and no words
 * here any more, and a computer plays on. */
static enum club_status judge_forget(struct club_table *t,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    int seat = table_seat_of(t, ask->who->id);

    (void)error;
    if (seat < 0 && !note_knows(t, ask->who->id) &&
        (t->phase != TABLE_WAITING || table_asked(t, ask->who->id) != ASKED))
        return CLUB_NOTHING;
    table_begin_row(t, ask, draft);
    json_str(club_event(draft, "forgotten"), "person", ask->who->id);
    club_event_end(draft);
    if (seat < 0)
        return CLUB_OK;
    if (t->phase == TABLE_WAITING) {
        table_put_stood(t, draft, seat);
    } else if (t->phase != TABLE_OVER && !t->seat[seat].stands_in) {
        table_put_stands_in(draft, seat, WHY_GONE);
    }
    return CLUB_OK;
}

const struct table_asks table_asks_play[] = {
    { "move", judge_move },
    { "think", judge_think },
    { "back", judge_back },
    { "leave", judge_leave },
    { "take-over", judge_take_over },
    { "resume", judge_resume },
    { "say", judge_say },
    { "visit", judge_visit },
    { "report", judge_report },
    { "again", judge_again },
    { "told", judge_told },
    { "forget", judge_forget },
    { NULL, NULL },
};

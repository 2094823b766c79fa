/* Reading the entries of a table: events change the state, one reader each. It
 * refuses what cannot have happened, so that damage is noticed, not played. */
#include "club/table.h"
#include "club/table_notes.h"

/* The index of a member's word in a list; -1 where it is none of them. */
static int get_word(const struct json_object *o, const char *key,
                    const char *const *words, int n)
{
    char word[CLUB_GAME_MAX];

    if (json_get_str(o, key, word, sizeof word))
        for (int i = 0; i < n; i++)
            if (text_equal(word, words[i]))
                return i;
    return -1;
}

static int get_seat(const struct club_table *t, const struct json_object *o,
                    const char *key)
{
    int64_t n;

    return json_get_int(o, key, &n) && n >= 0 && n < t->rules.seats ? (int)n
                                                                    : -1;
}

static bool get_hex(const struct json_object *o, const char *key, uint8_t *out,
                    size_t n)
{
    char hex[2 * 32 + 1];

    return json_get_str(o, key, hex, sizeof hex) && deal_unhex(out, n, hex);
}

static int get_int(const struct json_object *o, const char *key, int otherwise)
{
    int64_t n;

    return json_get_int(o, key, &n) ? (int)n : otherwise;
}

static bool get_flag(const struct json_object *o, const char *key)
{
    bool on = false;

    json_get_bool(o, key, &on);
    return on;
}

typedef bool reader(struct club_table *t, const struct json_object *o,
                    const struct club_entry *e);

static bool read_made(struct club_table *t, const struct json_object *o,
                      const struct club_entry *e)
{
    if (e->number != 1 || !get_hex(o, "secret", t->secret, DEAL_SECRET))
        return false;
    deal_commitment(t->id, t->secret, t->commitment);
    json_get_str(o, "host", t->host, sizeof t->host);
    json_get_str(o, "invite", t->invite, sizeof t->invite);
    json_get_str(o, "code", t->code, sizeof t->code);
    table_read_asked(t, o);
    return table_read_rules(&t->rules, o);
}

static bool read_set(struct club_table *t, const struct json_object *o,
                     const struct club_entry *e)
{
    int seats = t->rules.seats;

    if (!table_read_rules(&t->rules, o))
        return false;
    for (int p = t->rules.seats; p < seats; p++)
        t->seat[p] = (struct table_seat){ 0 };
    note_put(t, e, o, NULL);
    return true;
}

static bool read_sat(struct club_table *t, const struct json_object *o,
                     const struct club_entry *e)
{
    int p = get_seat(t, o, "seat");

    if (p < 0)
        return false;
    struct table_seat *seat = &t->seat[p];
    *seat = (struct table_seat){ .bot = get_flag(o, "bot"),
                                 .beside = get_flag(o, "beside"),
                                 .ready = true,
                                 .mean = get_int(o, "mean", 0),
                                 .spread = get_int(o, "spread", 0) };
    json_get_bool(o, "ready", &seat->ready);
    seat->sealed = get_hex(o, "seal", seat->seal, sizeof seat->seal);
    club_copy(seat->name, sizeof seat->name, e->text ? e->text : "");
    if (!json_get_str(o, "person", seat->person, sizeof seat->person))
        return false;
    table_note_asked(t, seat->person, ASKED);
    note_put(t, e, o, NULL);
    return true;
}

static bool read_ready(struct club_table *t, const struct json_object *o,
                       const struct club_entry *e)
{
    int p = get_seat(t, o, "seat");

    (void)e;
    if (p >= 0)
        t->seat[p].ready = true;
    return p >= 0;
}

static bool read_left(struct club_table *t, const struct json_object *o,
                      const struct club_entry *e)
{
    int p = get_seat(t, o, "seat");

    if (p < 0 || t->phase != TABLE_WAITING)
        return false;
    note_put(t, e, o, NULL);
    if (get_flag(o, "removed")) {
        note_forget(t, t->seat[p].person);
        table_note_asked(t, t->seat[p].person, ASKED_REMOVED);
    }
    t->seat[p] = (struct table_seat){ 0 };
    table_pass_host(t);
    return true;
}

static bool read_computer(struct club_table *t, const struct json_object *o,
                          const struct club_entry *e)
{
    int p = get_seat(t, o, "seat");

    char player[CLUB_GAME_MAX];

    if (p < 0 || !json_get_str(o, "player", player, sizeof player))
        return false;
    if (!text_equal(player, t->seat[p].player))
        t->terms = e->number;
    t->seat[p] = (struct table_seat){ 0 };
    club_copy(t->seat[p].player, sizeof t->seat[p].player, player);
    return true;
}

static bool read_swapped(struct club_table *t, const struct json_object *o,
                         const struct club_entry *e)
{
    int a = get_seat(t, o, "seat"), b = get_seat(t, o, "with");

    if (a < 0 || b < 0)
        return false;
    if (table_reorders(t, a, b))
        t->terms = e->number;
    struct table_seat seat = t->seat[a];
    t->seat[a] = t->seat[b];
    t->seat[b] = seat;
    return true;
}

static bool read_invited(struct club_table *t, const struct json_object *o,
                         const struct club_entry *e)
{
    (void)e;
    json_get_str(o, "code", t->code, sizeof t->code);
    return json_get_str(o, "invite", t->invite, sizeof t->invite);
}

static bool read_started(struct club_table *t, const struct json_object *o,
                         const struct club_entry *e)
{
    t->phase = TABLE_SEALING;
    t->sealing = e->at;
    t->code[0] = '\0';
    note_put(t, e, o, NULL);
    return true;
}

static bool read_opened(struct club_table *t, const struct json_object *o,
                        const struct club_entry *e)
{
    int p = get_seat(t, o, "seat");

    (void)e;
    if (p < 0 || !get_hex(o, "share", t->seat[p].share, DEAL_SHARE))
        return false;
    t->seat[p].opened = true;
    t->seat[p].mean = get_int(o, "mean", t->seat[p].mean);
    t->seat[p].spread = get_int(o, "spread", t->seat[p].spread);
    return true;
}

static bool read_dealt(struct club_table *t, const struct json_object *o,
                       const struct club_entry *e)
{
    if (t->session || !table_deal(t))
        return false;
    t->phase = TABLE_PLAYING;
    t->version = (unsigned)get_int(o, "rules", 0);
    for (int p = 0; p < t->rules.seats; p++)
        t->seat[p].left = table_allowance(t);
    note_put(t, e, o, NULL);
    return true;
}

/* Whatever was proposed lapses with the next action. */
static void lapse(struct club_table *t)
{
    if (t->proposal)
        t->changed = t->number;
    t->proposal = PROPOSE_NOTHING;
}

static bool read_lines(struct club_table *t, const struct json_object *o,
                       const struct club_entry *e)
{
    char lines[CLUB_BODY_MAX], scrap[256];
    struct json out;

    (void)e;
    json_init(&out, scrap, sizeof scrap);
    if (!t->session || !json_get_str(o, "lines", lines, sizeof lines))
        return false;
    int actor = oxhide_session_actor(t->session);
    if (actor >= 0 && t->seat[actor].stands_in) {
        bool closed = t->seat[actor].stands_in == WHY_CLOSED;
        t->seat[actor].helped += !closed;
        t->seat[actor].deserted |= !closed &&
                                   t->seat[actor].stands_in != WHY_VOTE;
        t->seat[actor].stood = true;
    }
    if (!t->stuck &&
        (get_int(o, "from", -1) != oxhide_session_ply(t->session) ||
         oxhide_extend(t->session, lines, text_length(lines), &out)))
        t->stuck = true;
    if (t->stuck && t->version == oxhide_game_rules(t->rules.game))
        return false;
    lapse(t);
    return true;
}

static bool read_taken(struct club_table *t, const struct json_object *o,
                       const struct club_entry *e)
{
    int by = get_seat(t, o, "by"), to = get_int(o, "to", -1);

    if (!t->session || by < 0)
        return false;
    if (t->stuck)
        return true;
    if (!table_take_back(t, by, to, true) ||
        oxhide_session_ply(t->session) != to ||
        oxhide_session_back(t->session) != (uint32_t)get_int(o, "back", -1))
        return false;
    t->back[t->backs++ % TABLE_BACKS] = (struct table_back){
        .number = e->number, .ply = to
    };
    t->taken_back |= get_flag(o, "consent");
    t->turn = oxhide_session_actor(t->session);
    lapse(t);
    note_put(t, e, o, NULL);
    return true;
}

static bool read_proposed(struct club_table *t, const struct json_object *o,
                          const struct club_entry *e)
{
    int what = get_word(o, "what", table_proposal_words, PROPOSE_COUNT);

    t->proposal_by = get_seat(t, o, "by");
    if (what <= 0 || t->proposal_by < 0)
        return false;
    t->proposal = (enum table_proposal)what;
    t->proposal_number = e->number;
    t->proposal_seat = get_seat(t, o, "seat");
    t->proposal_ply = get_int(o, "to", -1);
    t->proposal_yes = 1u << t->proposal_by;
    t->seat[t->proposal_by].asked++;
    note_put(t, e, o, NULL);
    return true;
}

static bool read_answered(struct club_table *t, const struct json_object *o,
                          const struct club_entry *e)
{
    int by = get_seat(t, o, "by");

    if (by < 0 || !t->proposal)
        return false;
    if (get_flag(o, "yes"))
        t->proposal_yes |= 1u << by;
    else
        t->proposal = PROPOSE_NOTHING;
    note_put(t, e, o, NULL);
    return true;
}

static bool read_stands_in(struct club_table *t, const struct json_object *o,
                           const struct club_entry *e)
{
    int p = get_seat(t, o, "seat"),
        why = get_word(o, "why", table_why_words, WHY_COUNT);

    if (p < 0 || why <= 0)
        return false;
    t->seat[p].stands_in = (enum table_why)why;
    t->seat[p].stood = false;
    t->seat[p].stands_in_wall = e->wall;
    if (why == WHY_CLOSED)
        table_close_on(t, p);
    lapse(t);
    note_put(t, e, o, NULL);
    return true;
}

static bool read_took_over(struct club_table *t, const struct json_object *o,
                           const struct club_entry *e)
{
    int p = get_seat(t, o, "seat");

    if (p < 0)
        return false;
    t->seat[p].stands_in = WHY_NONE;
    if (table_has_comeback(t, p) && t->seat[p].left < TABLE_COMEBACK) {
        t->seat[p].left = TABLE_COMEBACK;
        t->seat[p].came_back = true;
    }
    t->seat[p].stood = false;
    note_put(t, e, o, NULL);
    return true;
}

static bool read_paused(struct club_table *t, const struct json_object *o,
                        const struct club_entry *e)
{
    t->paused = get_flag(o, "on");
    lapse(t);
    note_put(t, e, o, NULL);
    return true;
}

static bool read_said(struct club_table *t, const struct json_object *o,
                      const struct club_entry *e)
{
    if (e->text || json_get(o, "phrase").kind == JSON_STRING)
        note_put(t, e, o, e->text);
    return get_seat(t, o, "seat") >= 0;
}

static bool read_ended(struct club_table *t, const struct json_object *o,
                       const struct club_entry *e)
{
    int why = get_word(o, "why", table_why_words, WHY_COUNT);

    if (why <= 0)
        return false;
    t->phase = TABLE_OVER;
    t->why = (enum table_why)why;
    t->ended = e->number;
    t->ended_wall = e->wall;
    t->rules.counts &= t->why == WHY_PLAYED;
    lapse(t);
    note_put(t, e, o, NULL);
    return true;
}

static bool read_told(struct club_table *t, const struct json_object *o,
                      const struct club_entry *e)
{
    int p = get_seat(t, o, "seat");

    (void)e;
    if (p >= 0)
        t->seat[p].told = true;
    return p >= 0;
}

static bool read_again(struct club_table *t, const struct json_object *o,
                       const struct club_entry *e)
{
    (void)e;
    t->again_by = get_seat(t, o, "by");
    return json_get_str(o, "table", t->again, sizeof t->again);
}

static bool read_quiet(struct club_table *t, const struct json_object *o,
                       const struct club_entry *e)
{
    (void)t, (void)o, (void)e;
    return true;
}

/* The store was put back to an earlier day: what followed may have been seen
 * already, so chance falls anew. */
static bool read_restored(struct club_table *t, const struct json_object *o,
                          const struct club_entry *e)
{
    t->epoch++;
    t->restored = e->wall;
    json_get_int(o, "to", &t->restored);
    if (t->session) {
        struct oxhide_mark mark = oxhide_mark(t->session);
        mark.back++;
        oxhide_reset(t->session, mark);
    }
    note_put(t, e, o, NULL);
    return true;
}

/* The person was deleted. */
static bool read_forgotten(struct club_table *t, const struct json_object *o,
                           const struct club_entry *e)
{
    char person[CLUB_ID_MAX];

    (void)e;
    if (!json_get_str(o, "person", person, sizeof person))
        return false;
    note_forget(t, person);
    if (table_asked(t, person) == ASKED)
        table_note_asked(t, person, ASKED_DECLINED);
    for (int p = 0; p < t->rules.seats; p++)
        if (text_equal(t->seat[p].person, person))
            t->seat[p].name[0] = '\0';
    return true;
}

/* Quiet events leave alone what everybody sees of the table. */
static const struct {
    const char *word;
    reader *read;
    bool quiet;
} readers[] = {
    { "made", read_made, false },
    { "set", read_set, false },
    { "sat", read_sat, false },
    { "ready", read_ready, false },
    { "left", read_left, false },
    { "computer", read_computer, false },
    { "swapped", read_swapped, false },
    { "invited", read_invited, false },
    { "started", read_started, false },
    { "opened", read_opened, false },
    { "dealt", read_dealt, false },
    { "lines", read_lines, true },
    { "taken", read_taken, false },
    { "proposed", read_proposed, false },
    { "answered", read_answered, false },
    { "stands-in", read_stands_in, false },
    { "took-over", read_took_over, false },
    { "paused", read_paused, false },
    { "said", read_said, true },
    { "visited", read_quiet, true },
    { "ended", read_ended, false },
    { "told", read_told, true },
    { "again", read_again, false },
    { "reported", read_quiet, true },
    { "restored", read_restored, false },
    { "forgotten", read_forgotten, false },
};

static bool read_event(struct club_table *t, const struct json_object *o,
                       const struct club_entry *e)
{
    char word[CLUB_GAME_MAX];

    if (!json_get_str(o, "e", word, sizeof word))
        return false;
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
        if (text_equal(word, readers[i].word)) {
            if (!readers[i].quiet)
                t->changed = e->number;
            return readers[i].read(t, o, e);
        }
    return false;
}

bool table_read(struct club_table *t, const struct club_entry *e)
{
    struct table_rules before = t->rules;
    bool counted = table_counts(t);
    struct json_object o;
    size_t at = 0;
    bool bad = false;

    if (e->number != t->number + 1 || e->at < t->at)
        return false;
    table_charge(t, e->at);
    t->number = e->number;
    t->at = e->at;
    t->wall = e->wall;
    while (club_next_event(e, &at, &o, &bad))
        if (!read_event(t, &o, e))
            return false;
    table_note_visit(t, e);
    table_note_terms(t, &before, counted, e);
    table_wind(t);
    return !bad && (t->rules.game[0] || e->number > 1);
}

/* What one viewer may see of a table: everything beyond the point they have
 * reached. A live message and catching up after a week are the same thing.
 * Until the game is over, only redacted lines of it are sent, and never the
 * deal's secret. Talk, questions and clocks are only for people with a seat,
 * even afterwards. */
#include "club/table.h"

#include "club/table_notes.h"

/* The ply at which the turn so many turns ago began; 0 turns: the one under
 * way. Chance belongs to the turn before it. */
static int turn_start(const struct oxhide_session *s, int turns)
{
    int seat = oxhide_session_actor(s), start = oxhide_session_ply(s);

    for (int k = oxhide_session_ply(s) - 1; k >= 0; k--) {
        int actor = oxhide_session_actor_at(s, k);
        if (actor < 0)
            continue;
        if (actor != seat && turns-- == 0)
            return start;
        seat = actor;
        start = k;
    }
    return start;
}

bool table_may_look(const struct club_table *t, int eyes)
{
    return eyes >= 0 || t->rules.watch || !t->session;
}

int table_visible(const struct club_table *t, int eyes)
{
    if (eyes >= 0 || t->phase == TABLE_OVER)
        return oxhide_session_ply(t->session);
    return turn_start(t->session, TABLE_LATE - 1);
}

/* How many plies of what somebody has still stand. */
static int kept(const struct club_table *t, const struct table_place *place,
                int visible)
{
    int ply = place->ply < visible ? place->ply : visible;

    if (place->epoch != t->epoch || place->number > t->number || place->ply < 0)
        return 0;
    for (uint32_t i = t->backs; i-- > 0;) {
        const struct table_back *b = &t->back[i % TABLE_BACKS];
        if (t->backs - i > TABLE_BACKS)
            return 0;
        if (b->number <= place->number)
            break;
        if (b->ply < ply)
            ply = b->ply;
    }
    return ply;
}

static void put_seat(const struct table_seat *seat, struct json *out)
{
    json_open(out, NULL, '{');
    json_str(out, "person", seat->person[0] ? seat->person : NULL);
    json_str(out, "name", seat->name);
    json_str(out, "player", seat->player[0] ? seat->player : NULL);
    json_bool(out, "bot", seat->bot);
    json_bool(out, "beside", seat->beside);
    json_bool(out, "ready", table_is_ready(seat));
    json_bool(out, "sealed", seat->sealed);
    json_bool(out, "opened", seat->opened);
    json_str(out, "standsIn",
             seat->stands_in ? table_why_word(seat->stands_in) : NULL);
    if (seat->stands_in)
        json_int(out, "standsInWall", seat->stands_in_wall);
    json_int(out, "mean", seat->mean);
    json_int(out, "spread", seat->spread);
    json_close(out, '}');
}

static void put_about(const struct club_table *t, int eyes, struct json *out)
{
    static const char *const phases[] = { "waiting", "sealing", "playing",
                                          "over" };
    char hex[65];

    json_open(out, "about", '{');
    json_str(out, "phase", phases[t->phase]);
    json_str(out, "why", t->why ? table_why_word(t->why) : NULL);
    if (t->why)
        json_int(out, "endedWall", t->ended_wall);
    json_str(out, "game", t->rules.game);
    json_str(out, "options", t->rules.options);
    json_str(out, "host", t->host);
    json_str(out, "clock", table_clock_word(t->rules.clock));
    json_int(out, "time", t->rules.time);
    json_int(out, "bonus", t->rules.bonus);
    json_str(out, "level", t->rules.level);
    json_bool(out, "counts", table_counts(t));
    json_str(out, "uncounted", table_uncounted(t));
    json_int(out, "terms", t->terms);
    json_bool(out, "watch", t->rules.watch);
    json_bool(out, "lot", t->rules.lot);
    json_bool(out, "paused", t->paused);
    json_bool(out, "takenBack", t->taken_back);
    json_int(out, "restored", t->restored);
    deal_hex(hex, t->commitment, sizeof t->commitment);
    json_str(out, "commitment", hex);
    if (t->session) {
        uint8_t seal[DEAL_SEAL];
        deal_seal(&t->deal, seal);
        deal_hex(hex, seal, sizeof seal);
        json_str(out, "seal", hex);
    }
    json_str(out, "again", t->again[0] ? t->again : NULL);
    if (eyes >= 0) {
        json_str(out, "invite", t->invite);
        json_str(out, "code", t->code[0] ? t->code : NULL);
    }
    table_show_asked(t, out);
    json_open(out, "seats", '[');
    for (int p = 0; p < t->rules.seats; p++)
        put_seat(&t->seat[p], out);
    json_close(out, ']');
    json_close(out, '}');
}

static void put_clock(const struct club_table *t, struct json *out)
{
    json_open(out, "clock", '{');
    json_int(out, "at", t->since);
    json_int(out, "running", t->running);
    json_open(out, "left", '[');
    for (int p = 0; p < t->rules.seats; p++)
        json_int(out, NULL, t->seat[p].left > 0 ? t->seat[p].left : 0);
    json_close(out, ']');
    json_close(out, '}');
}

static void put_proposal(const struct club_table *t, struct json *out)
{
    if (!t->proposal) {
        json_str(out, "proposal", NULL);
        return;
    }
    json_open(out, "proposal", '{');
    json_int(out, "number", t->proposal_number);
    json_str(out, "what", table_proposal_word(t->proposal));
    json_int(out, "by", t->proposal_by);
    if (t->proposal == PROPOSE_STAND_IN)
        json_int(out, "seat", t->proposal_seat);
    if (t->proposal == PROPOSE_BACK)
        json_int(out, "to", t->proposal_ply);
    json_open(out, "yes", '[');
    for (int p = 0; p < t->rules.seats; p++)
        if (t->proposal_yes & 1u << p)
            json_int(out, NULL, p);
    json_close(out, ']');
    json_close(out, '}');
}

/* "from" and the lines from there, with the record's head where it is 0. */
static void put_lines(struct club_table *t, int eyes, int from, int to,
                      struct json *out)
{
    struct oxhide_mark mark = oxhide_mark(t->session);
    int as = eyes >= 0 ? eyes : OXHIDE_PUBLIC;
    char lines[TABLE_RECORD_MAX];
    struct text text;

    json_int(out, "from", from);
    json_int(out, "ply", to);
    json_int(out, "back", mark.back);
    int actor = oxhide_session_actor_at(t->session, to);
    if (actor >= 0)
        json_int(out, "actor", actor);
    else
        json_str(out, "actor", NULL);
    if (!from) {
        text_init(&text, lines, sizeof lines);
        oxhide_reset(t->session, (struct oxhide_mark){ 0 });
        oxhide_record(t->session, as, &text);
        oxhide_reset(t->session, mark);
        json_str(out, "head", lines);
    }
    text_init(&text, lines, sizeof lines);
    oxhide_lines(t->session, as, from, to, &text);
    json_str(out, "lines", lines);
}

/* Once it is over whoever may look gets everything. */
static void put_record(struct club_table *t, struct json *out)
{
    char record[TABLE_RECORD_MAX], hex[2 * DEAL_SECRET + 1];
    struct text text;

    text_init(&text, record, sizeof record);
    oxhide_record(t->session, OXHIDE_ALL, &text);
    json_str(out, "record", record);
    deal_hex(hex, t->secret, DEAL_SECRET);
    json_str(out, "secret", hex);
    json_open(out, "shares", '[');
    for (int p = 0; p < t->rules.seats; p++) {
        deal_hex(hex, t->deal.share[p].share, DEAL_SHARE);
        json_str(out, NULL, t->deal.share[p].shown ? hex : NULL);
    }
    json_close(out, ']');
}

void table_show(struct club_table *t, int eyes, struct table_place *place,
                bool (*mute)(const void *self, const char *person),
                const void *self, struct json *out)
{
    bool anew = place->epoch != t->epoch || place->number > t->number;
    uint32_t after = anew ? 0 : place->number;

    json_str(out, "table", t->id);
    json_int(out, "epoch", t->epoch);
    json_int(out, "n", t->number);
    json_int(out, "since", after);
    json_int(out, "seat", eyes);
    if (after < t->changed)
        put_about(t, eyes, out);
    if (t->session) {
        int to = table_visible(t, eyes), from = kept(t, place, to);
        put_lines(t, eyes, from, to, out);
        place->ply = to;
        if (eyes >= 0)
            put_clock(t, out);
        if (t->phase == TABLE_OVER && after < t->ended)
            put_record(t, out);
    }
    if (eyes >= 0) {
        put_proposal(t, out);
        note_show(t, after, mute, self, out);
    }
    place->epoch = t->epoch;
    place->number = t->number;
}

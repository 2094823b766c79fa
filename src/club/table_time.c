/* Time at a table: clocks, what is due and when, and what the club then does.
 * All of it counts in the club's time, which stops while no node is alive. */
#include "club/table.h"

enum {
    MINUTE = 60 * 1000,
    DAY = 24 * 60 * MINUTE,
};

/* Tables nobody started are closed after this. */
#define EXPIRE (14 * (int64_t)DAY)

int64_t table_allowance(const struct club_table *t)
{
    switch (t->rules.clock) {
    case CLOCK_NONE: return 0;
    case CLOCK_LIVE: return t->rules.time * (int64_t)MINUTE;
    case CLOCK_DAYS: return t->rules.time * (int64_t)DAY;
    }
    return 0;
}

static int actor(const struct club_table *t)
{
    return t->phase == TABLE_PLAYING ? oxhide_session_actor(t->session)
                                     : OXHIDE_NOBODY;
}

void table_charge(struct club_table *t, int64_t at)
{
    /* Below zero is the grace, which must not begin anew with every row. */
    if (t->running >= 0)
        t->seat[t->running].left -= at - t->since;
    t->since = at;
}

void table_note_visit(struct club_table *t, const struct club_entry *e)
{
    if (e->request[0] != '-')
        t->visited = e->at;
    for (int p = 0; p < t->rules.seats; p++)
        if (t->seat[p].person[0] && text_starts(e->request, t->seat[p].person))
            t->seat[p].seen = e->at;
}

bool table_has_comeback(const struct club_table *t, int seat)
{
    return t->seat[seat].stood && !t->seat[seat].came_back;
}

/* A person decides for this seat now. */
static bool personal(const struct club_table *t, int seat)
{
    return t->seat[seat].person[0] && !t->seat[seat].stands_in;
}

/* How many turns there have been, the one under way included. */
static int count_turns(const struct oxhide_session *s)
{
    int turns = 0, seat = -1;

    for (int p = 0; p <= oxhide_session_ply(s); p++) {
        int who = oxhide_session_actor_at(s, p);
        turns += who >= 0 && who != seat;
        seat = who >= 0 ? who : seat;
    }
    return turns;
}

/* The turn has come to a seat. If it has been there before, a step was taken
 * back meanwhile, and nothing is given twice. */
static void begin_turn(struct club_table *t, struct table_seat *seat)
{
    int turn = count_turns(t->session);

    if (turn <= seat->turn)
        return;
    seat->turn = turn;
    seat->came_back = false;
    for (int p = 0; p < t->rules.seats; p++)
        t->seat[p].asked = 0;
    if (t->rules.clock == CLOCK_LIVE)
        seat->left += t->rules.bonus * (int64_t)1000;
    if (t->rules.clock == CLOCK_DAYS)
        seat->left = table_allowance(t);
}

void table_wind(struct club_table *t)
{
    int seat = actor(t), ran = t->running;

    if (ran >= 0 && (seat != ran || t->seat[ran].stands_in) &&
        t->seat[ran].left < 0)
        t->seat[ran].left = 0;
    if (seat >= 0 && seat != t->turn) {
        t->turn = seat;
        begin_turn(t, &t->seat[seat]);
    }
    t->running = seat >= 0 && t->rules.clock && !t->paused &&
                         t->seat[seat].person[0] && !t->seat[seat].stood
                     ? seat
                     : -1;
}

int64_t table_deadline(const struct club_table *t)
{
    return t->running < 0 || t->seat[t->running].stands_in
               ? CLUB_NEVER
               : t->since + t->seat[t->running].left + TABLE_GRACE;
}

/* How long shares may take; at a slow table not everybody is here. */
static int64_t sealing_ends(const struct club_table *t)
{
    return t->sealing + (t->rules.clock == CLOCK_LIVE ? TABLE_OPEN : DAY);
}

static bool untold(const struct club_table *t)
{
    for (int p = 0; p < t->rules.seats; p++)
        if (t->session && t->seat[p].person[0] && !t->seat[p].told)
            return true;
    return false;
}

int table_thinker(const struct club_table *t, int64_t now)
{
    int seat = actor(t);

    return seat >= 0 && !t->paused && !t->stuck && !personal(t, seat) &&
                   now < t->visited + DAY
               ? seat
               : -1;
}

int table_waits_for(const struct club_table *t)
{
    int seat = actor(t);

    return seat >= 0 && !t->paused && !t->stuck && personal(t, seat) ? seat
                                                                     : -1;
}

int64_t table_due(const struct club_table *t, int64_t now)
{
    switch (t->phase) {
    case TABLE_WAITING: return t->at + EXPIRE;
    case TABLE_SEALING: return sealing_ends(t);
    case TABLE_PLAYING:
        if (t->stuck)
            return t->at;
        return table_thinker(t, now) >= 0 ? t->at : table_deadline(t);
    case TABLE_OVER: return untold(t) ? t->at : CLUB_NEVER;
    }
    return CLUB_NEVER;
}

enum club_status table_wake(struct club_table *t, const struct club_ask *ask,
                            struct club_draft *draft)
{
    if (ask->now < table_due(t, ask->now))
        return CLUB_NOTHING;
    table_begin_row(t, ask, draft);
    if (t->phase == TABLE_WAITING) {
        table_put_end(t, draft, WHY_EXPIRED);
    } else if (t->phase == TABLE_SEALING) {
        table_put_deal(t, draft);
    } else if (t->stuck && t->phase == TABLE_PLAYING) {
        table_put_end(t, draft, WHY_RULES);
    } else if (t->phase == TABLE_PLAYING && ask->now >= table_deadline(t)) {
        table_put_stands_in(draft, t->running, WHY_CLOCK);
    } else {
        return CLUB_NOTHING;
    }
    return CLUB_OK;
}

const char *table_player(const struct club_table *t, int seat)
{
    return t->seat[seat].person[0] ? t->rules.level : t->seat[seat].player;
}

uint64_t table_think_seed(const struct club_table *t, int seat)
{
    return deal_think(t->key, (uint32_t)oxhide_session_ply(t->session),
                      oxhide_session_back(t->session), seat);
}

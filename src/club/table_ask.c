/* What needs the others: proposals, answers, and what follows when everybody
 * agrees. Silence is no; a proposal lapses with the next action. */
#include "club/table.h"

enum { AWAY_LIVE = 3 * 60 * 1000, AWAY_SLOW = 24 * 60 * 60 * 1000 };

/* Whoever left, was deleted or closed the game is asked nothing more. */
static bool has_left(const struct table_seat *seat)
{
    return seat->stands_in == WHY_LEFT || seat->stands_in == WHY_GONE ||
           seat->stands_in == WHY_CLOSED;
}

/* The seats whose persons have to agree. */
static unsigned voters(const struct club_table *t, enum table_proposal what,
                       int about)
{
    unsigned seats = 0;

    for (int p = 0; p < t->rules.seats; p++) {
        bool absent = what == PROPOSE_STAND_IN &&
                      (p == about || t->seat[p].stands_in);
        if (t->seat[p].person[0] && !absent && !has_left(&t->seat[p]))
            seats |= 1u << p;
    }
    return seats;
}

/* A lost game that counts cannot be thrown away by whoever is alone there. */
static bool leaves(const struct club_table *t, enum table_proposal what, int by)
{
    return what == PROPOSE_CLOSE && table_counts(t) &&
           !(voters(t, what, -1) & ~(1u << by));
}

/* Why a computer plays on for whoever closes such a game: nobody is left whom
 * they could lose to, or they leave it. */
static enum table_why why_alone(const struct club_table *t)
{
    for (int p = 0; p < t->rules.seats; p++)
        if (!t->seat[p].person[0])
            return WHY_LEFT;
    return WHY_CLOSED;
}

static void put_outcome(struct club_table *t, struct club_draft *draft,
                        enum table_proposal what, int by, int about, int to)
{
    switch (what) {
    case PROPOSE_NOTHING:
    case PROPOSE_COUNT: break;
    case PROPOSE_BACK: table_put_taken(t, draft, by, to, true); break;
    case PROPOSE_STAND_IN: table_put_stands_in(draft, about, WHY_VOTE); break;
    case PROPOSE_PAUSE:
        json_bool(club_event(draft, "paused"), "on", true);
        club_event_end(draft);
        break;
    case PROPOSE_CLOSE:
        if (leaves(t, what, by))
            table_put_stands_in(draft, by, why_alone(t));
        else
            table_put_end(t, draft, WHY_CLOSED);
        break;
    }
}

/* Whether it can be proposed at all; *to becomes the ply of a step back. */
static enum club_status check_back(struct club_table *t, int seat, int *to)
{
    struct oxhide_mark mark = oxhide_mark(t->session);

    if (table_counts(t))
        return CLUB_COUNTS;
    if (t->seat[seat].stands_in)
        return CLUB_STANDS_IN;
    bool good = table_take_back(t, seat, *to, true) &&
                (*to < 0 || *to == oxhide_session_ply(t->session));
    *to = oxhide_session_ply(t->session);
    oxhide_reset(t->session, mark);
    return good ? CLUB_OK : CLUB_NOTHING_BACK;
}

static enum club_status check_stand_in(const struct club_table *t,
                                       const struct club_ask *ask, int seat,
                                       int about)
{
    int64_t long_ago = t->rules.clock == CLOCK_LIVE ? AWAY_LIVE : AWAY_SLOW;

    if (about < 0 || about == seat || !t->seat[about].person[0])
        return CLUB_BAD_SEAT;
    if (t->paused)
        return CLUB_PAUSED;
    if (t->seat[about].stands_in)
        return CLUB_NOTHING;
    return ask->away && ask->away[about] >= long_ago ? CLUB_OK : CLUB_NOT_AWAY;
}

/* What an ask proposes; PROPOSE_NOTHING where it is nothing of ours. */
static enum table_proposal get_what(const struct json_object *o)
{
    char word[CLUB_GAME_MAX];

    if (json_get_str(o, "what", word, sizeof word))
        for (int k = 1; k < PROPOSE_COUNT; k++)
            if (text_equal(word, table_proposal_word((enum table_proposal)k)))
                return (enum table_proposal)k;
    return PROPOSE_NOTHING;
}

static enum club_status check(struct club_table *t, const struct club_ask *ask,
                              enum table_proposal what, int seat, int about,
                              int *to)
{
    int64_t ply = -1, back = -1;

    if (t->phase < TABLE_PLAYING)
        return CLUB_NOT_STARTED;
    if (t->phase == TABLE_OVER)
        return CLUB_OVER;
    if (seat < 0)
        return CLUB_NOT_SEATED;
    json_get_int(ask->body, "ply", &ply);
    json_get_int(ask->body, "back", &back);
    if (ply != oxhide_session_ply(t->session) ||
        back != oxhide_session_back(t->session) || t->proposal)
        return CLUB_MOVED;
    if (t->seat[seat].asked >= TABLE_ASKS_A_TURN)
        return CLUB_NEXT_TURN;
    if (what == PROPOSE_BACK)
        return check_back(t, seat, to);
    if (what == PROPOSE_STAND_IN)
        return check_stand_in(t, ask, seat, about);
    if (what == PROPOSE_PAUSE && has_left(&t->seat[seat]))
        return CLUB_STANDS_IN;
    if ((what == PROPOSE_PAUSE && t->paused) ||
        (leaves(t, what, seat) && t->seat[seat].stands_in))
        return CLUB_NOTHING;
    return what ? CLUB_OK : CLUB_BAD_REQUEST;
}

static enum club_status judge_propose(struct club_table *t,
                                      const struct club_ask *ask,
                                      struct club_draft *draft,
                                      struct json *error)
{
    int seat = table_seat_of(t, ask->who->id);
    enum table_proposal what = get_what(ask->body);
    int64_t about = -1, to = -1;

    json_get_int(ask->body, "seat", &about);
    json_get_int(ask->body, "to", &to);
    if (about >= t->rules.seats || about < -1)
        return club_error(error, CLUB_BAD_SEAT);
    if (to < -1 || to > UINT16_MAX)
        return club_error(error, CLUB_NOTHING_BACK);
    int ply = (int)to;
    enum club_status status = check(t, ask, what, seat, (int)about, &ply);
    if (status)
        return status == CLUB_NOTHING ? status : club_error(error, status);
    table_begin_row(t, ask, draft);
    struct json *out = club_event(draft, "proposed");
    json_int(out, "by", seat);
    json_str(out, "what", table_proposal_word(what));
    if (what == PROPOSE_STAND_IN)
        json_int(out, "seat", about);
    if (what == PROPOSE_BACK)
        json_int(out, "to", ply);
    club_event_end(draft);
    if (!(voters(t, what, (int)about) & ~(1u << seat)))
        put_outcome(t, draft, what, seat, (int)about, ply);
    return CLUB_OK;
}

static enum club_status judge_answer(struct club_table *t,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    int seat = table_seat_of(t, ask->who->id);
    int64_t number = -1;
    bool yes = false;

    json_get_int(ask->body, "proposal", &number);
    if (!json_get_bool(ask->body, "yes", &yes))
        return club_error(error, CLUB_BAD_REQUEST);
    if (!t->proposal || number != t->proposal_number)
        return club_error(error, CLUB_NO_PROPOSAL);
    unsigned all = voters(t, t->proposal, t->proposal_seat);
    if (seat < 0 || !(all & 1u << seat))
        return club_error(error, CLUB_NOT_SEATED);
    if (yes && (t->proposal_yes & 1u << seat))
        return CLUB_NOTHING;
    bool passes = yes && !(all & ~(t->proposal_yes | 1u << seat));
    enum club_status status =
        passes && t->proposal == PROPOSE_STAND_IN
            ? check_stand_in(t, ask, t->proposal_by, t->proposal_seat)
            : CLUB_OK; /* they may have come back since it was proposed */
    if (status)
        return club_error(error, status);
    table_begin_row(t, ask, draft);
    struct json *out = club_event(draft, "answered");
    json_int(out, "by", seat);
    json_bool(out, "yes", yes);
    club_event_end(draft);
    if (passes)
        put_outcome(t, draft, t->proposal, t->proposal_by, t->proposal_seat,
                    t->proposal_ply);
    return CLUB_OK;
}

const struct table_asks table_asks_vote[] = {
    { "propose", judge_propose },
    { "answer", judge_answer },
    { NULL, NULL },
};

enum club_status table_judge(struct club_table *t, const struct club_ask *ask,
                             struct club_draft *draft, struct json *error)
{
    const struct table_asks *chapters[] = { table_asks_seats, table_asks_terms,
                                            table_asks_play, table_asks_vote };
    char word[CLUB_GAME_MAX];

    if (!json_get_str(ask->body, "do", word, sizeof word))
        return club_error(error, CLUB_BAD_REQUEST);
    for (int i = 0; i < 4; i++)
        for (const struct table_asks *a = chapters[i]; a->word; a++)
            if (text_equal(a->word, word)) {
                bool club = text_equal(word, "think") ||
                            text_equal(word, "told");
                return club == !ask->who ? a->judge(t, ask, draft, error)
                                         : club_error(error, CLUB_BAD_REQUEST);
            }
    return club_error(error, CLUB_BAD_REQUEST);
}

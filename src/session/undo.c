/* Undo and redo. A step back may freely cross actions from which no person at
 * the table has learnt anything. Beyond that it needs everybody's consent, and
 * chance then falls differently, so that nobody plays a future they have
 * already seen.
 *
 * Whether consent is needed depends on what the asking seat has seen and on
 * nothing else, so the answer tells it nothing about what it cannot see. */
#include "session/session.h"

#include "base/mem.h"

static const char *const reason_keys[UNDO_REASONS] = {
    [UNDO_FREE] = NULL,
    [UNDO_CHANCE] = "engine-undo-chance",
    [UNDO_SHOWN] = "engine-undo-shown",
    [UNDO_DECIDED] = "engine-undo-decided",
    [UNDO_AGAIN] = "engine-undo-again",
    [UNDO_ENDED] = "engine-undo-ended",
};

unsigned session_learnt(const struct game *game, const void *before,
                        game_action x, const void *after, int by, void *seen)
{
    unsigned all = (1u << game_peek(before)->seats) - 1;
    game_action shown = game_peek(before)->sees == by
                            ? x
                            : game->redact(before, x, by);
    game_action list[GAME_ACTIONS_MAX];

    if (game->open_end && game_peek(after)->actor == ACTOR_NONE)
        return all;
    mem_copy(seen, before, game->state_size);
    game->observe(seen, by);
    if (game->shows)
        return game->shows(seen, shown);
    return game_peek(seen)->actor == ACTOR_CHANCE && game->legal(seen, list) > 1
               ? all
               : 0;
}

/* The seats that persons decide for, as bits. */
static unsigned persons(const struct oxhide_session *s)
{
    unsigned bits = 0;

    for (int p = 0; p < s->head.setup.seats; p++)
        bits |= (unsigned)session_person(s, p) << p;
    return bits;
}

/* Why seat 'by' may not take back action k alone. */
static enum undo_reason frontier(const struct oxhide_session *s, int k, int by)
{
    int actor = session_actor(s, k);

    if (actor >= 0 && actor != by && session_person(s, actor))
        return UNDO_DECIDED;
    if (!(session_learnt(s->game, session_state(s, k), s->plies[k].action,
                         session_state(s, k + 1), by, s->scratch[0]) &
          persons(s)))
        return UNDO_FREE;
    if (actor == ACTOR_CHANCE)
        return UNDO_CHANCE;
    return session_actor(s, k + 1) == ACTOR_NONE && s->game->open_end
               ? UNDO_ENDED
               : UNDO_SHOWN;
}

/* Whether something was taken back by consent beyond ply k: what was learnt
 * from it was learnt since. */
static bool crosses(const struct oxhide_session *s, int k)
{
    return session_back(s, k) != session_back(s, s->present);
}

/* A take-back: to which ply, who asks for it, and why it needs consent. */
struct undo {
    int target, by; /* -1: there is nothing to go back to */
    enum undo_reason reason;
};

/* Whether a take-back of 'by' can stop at ply k. */
static bool is_stop(const struct oxhide_session *s, int k, int by)
{
    int actor = session_actor(s, k);

    if (!persons(s))
        return actor >= 0 || !s->automatic;
    return actor >= 0 &&
           (by == OXHIDE_ANYBODY ? session_person(s, actor) : actor == by);
}

/* Why seat 'by' may not take back all from a ply on alone. */
static enum undo_reason reason_for(const struct oxhide_session *s, int by,
                                   int target)
{
    enum undo_reason reason = UNDO_FREE;

    if (!persons(s))
        return UNDO_FREE;
    for (int k = s->present - 1; k >= target && !reason; k--)
        reason = frontier(s, k, by);
    return !reason && crosses(s, target) ? UNDO_AGAIN : reason;
}

/* To ply 'to', or where that is -1 to the last one it can stop at. */
static struct undo plan(const struct oxhide_session *s, int by, int to)
{
    struct undo u = { .target = to < 0 ? s->present - 1 : to, .by = by };

    /* What was entered by hand can be corrected, one outcome at a time. */
    if (to < 0 && by == OXHIDE_ANYBODY && s->present &&
        !session_chance_known(s) &&
        session_actor(s, s->present - 1) == ACTOR_CHANCE)
        return u;
    while (to < 0 && u.target >= 0 && !is_stop(s, u.target, by))
        u.target--;
    if (u.target < 0 || u.target >= s->present || !is_stop(s, u.target, by)) {
        u.target = -1;
        return u;
    }
    if (by == OXHIDE_ANYBODY)
        u.by = session_actor(s, u.target);
    u.reason = reason_for(s, u.by, u.target);
    return u;
}

/* The first ply that can be gone back to without consent; -1: none. */
static int farthest(const struct oxhide_session *s, int by)
{
    int to = -1;

    for (int k = s->present - 1; k >= 0; k--) {
        if (persons(s) && (frontier(s, k, by) || crosses(s, k)))
            break;
        if (is_stop(s, k, by))
            to = k;
    }
    return to;
}

void oxhide_undo_offer(const struct oxhide_session *s, int by, struct json *out)
{
    struct undo u = { .target = -1 };

    if ((by >= 0 || by == OXHIDE_ANYBODY) &&
        (!session_follows(s) || by == s->head.sees))
        u = plan(s, by, -1);

    json_str(out, "undo", u.target < 0 ? "none" : u.reason ? "ask" : "free");
    if (u.target < 0 || u.reason)
        json_str(out, "undo_to", NULL);
    else
        json_int(out, "undo_to",
                 u.by == OXHIDE_ANYBODY ? u.target : farthest(s, u.by));
}

static enum oxhide_status refused(struct json *out, enum undo_reason reason)
{
    const struct message_args args = { 0 };

    return oxhide_error_say(out, OXHIDE_FRONTIER, reason_keys[reason], &args);
}

/* The target becomes the present, in the record where that needed consent. */
static enum oxhide_status go_back(struct oxhide_session *s,
                                  const struct undo *u, struct json *out)
{
    s->ply = s->present;
    if (!u->reason)
        s->ply = s->present = u->target;
    else if (!session_take_back(s, u->by, u->target))
        return oxhide_error(out, OXHIDE_TOO_LONG, "engine-error-no-room");
    return OXHIDE_OK;
}

static enum oxhide_status take_back(struct oxhide_session *s, int by, int to,
                                    bool consent, struct json *out)
{
    if (by != OXHIDE_ANYBODY && (by < 0 || by >= s->head.setup.seats))
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    if (session_follows(s))
        return oxhide_error(out, OXHIDE_FOLLOWING, NULL);
    struct undo u = plan(s, by, to);
    if (u.target < 0)
        return oxhide_error(out, OXHIDE_NOTHING_BACK, NULL);
    if (u.reason && !consent)
        return refused(out, u.reason);
    int taken = s->present - u.target;
    enum oxhide_status status = go_back(s, &u, out);
    if (status)
        return status;
    json_int(out, "taken", taken);
    session_put_standing(s, by == OXHIDE_ANYBODY ? OXHIDE_ALL : by, out);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_undo(struct oxhide_session *s, int by, bool consent,
                               struct json *out)
{
    return take_back(s, by, -1, consent, out);
}

enum oxhide_status oxhide_undo_to(struct oxhide_session *s, int by, int ply,
                                  bool consent, struct json *out)
{
    if (ply < 0)
        return oxhide_error(out, OXHIDE_NOTHING_BACK, NULL);
    return take_back(s, by, ply, consent, out);
}

enum oxhide_status oxhide_redo(struct oxhide_session *s, int as,
                               struct json *out)
{
    int from = s->present;

    if (session_eyes(s, as))
        return oxhide_error(out, session_eyes(s, as), NULL);
    if (session_follows(s))
        return oxhide_error(out, OXHIDE_FOLLOWING, NULL);
    if (s->present == s->end)
        return oxhide_error(out, OXHIDE_NOTHING_AHEAD, NULL);
    bool people = persons(s);
    int actor;
    do
        actor = session_actor(s, ++s->present);
    while (s->present < s->end &&
           (actor < 0 ? people || s->automatic
                      : people && !session_person(s, actor)));
    s->ply = s->present;
    session_put_events(s, as, from, out);
    session_put_standing(s, as, out);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_seek(struct oxhide_session *s, int ply,
                               struct json *out)
{
    if (ply < 0 || ply > s->end)
        return oxhide_error(out, OXHIDE_NOTHING_AHEAD, NULL);
    s->ply = ply;
    oxhide_standing(s, out);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_return(struct oxhide_session *s, bool consent,
                                 struct json *out)
{
    struct undo u = { .target = s->ply, .by = session_actor(s, s->ply) };

    if (s->ply >= s->present) {
        s->present = s->ply;
        return OXHIDE_OK;
    }
    if (session_follows(s))
        return oxhide_error(out, OXHIDE_FOLLOWING, NULL);
    if (persons(s) && u.by < 0)
        return oxhide_error(out, OXHIDE_LOOKING, NULL);
    u.reason = reason_for(s, u.by, u.target);
    if (u.reason && !consent)
        return refused(out, u.reason);
    return go_back(s, &u, out);
}

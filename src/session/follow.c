/* Sessions that follow: they begin from what a seat or the public saw of a
 * record and go on with its lines. Their states are observed states with
 * redacted actions applied, which is exactly what that seat or the public knows
 * at every moment; nothing else about the game is here, so nothing else can be
 * told. */
#include "session/session.h"

enum oxhide_status oxhide_follow(void *memory, size_t size, const char *record,
                                 size_t length, struct oxhide_session **session,
                                 struct json *out)
{
    struct oxhide_session *s;
    struct record r;
    enum oxhide_status status = session_open(memory, size, &r, record, length,
                                             &s, out);

    if (!status && !session_follows(s))
        status = oxhide_error(out, OXHIDE_BAD_RECORD,
                              "engine-error-whole-record");
    if (!status)
        status = session_replay(s, &r, out);
    if (status)
        return status;
    *session = s;
    return OXHIDE_OK;
}

enum oxhide_status oxhide_follow_lines(struct oxhide_session *s, int keep,
                                       const char *lines, size_t length,
                                       struct json *out)
{
    struct record r;

    if (!session_follows(s))
        return oxhide_error(out, OXHIDE_NOT_FOLLOWING, NULL);
    if (keep > s->end)
        return oxhide_error(out, OXHIDE_NOTHING_AHEAD, NULL);
    s->ply = s->present = keep < 0 ? s->end : keep;
    record_resume(&r, lines, length, s->ply, session_back(s, s->ply));
    enum oxhide_status status = session_replay(s, &r, out);
    if (status)
        return status;
    session_put_events(s, s->head.sees, (int)r.least, out);
    oxhide_standing(s, out);
    return OXHIDE_OK;
}

/* The deal that was shown at the start is the one that is opened. */
static bool same_deal(const struct oxhide_session *whole,
                      const struct oxhide_session *follower)
{
    char was[OXHIDE_SEAL_MAX], is[OXHIDE_SEAL_MAX];

    return !oxhide_seal(follower, was) ||
           (oxhide_seal(whole, is) && text_equal(was, is));
}

bool oxhide_opens(const struct oxhide_session *whole,
                  const struct oxhide_session *follower)
{
    int sees = follower->head.sees;

    if (session_follows(whole) || !same_deal(whole, follower) ||
        whole->game != follower->game ||
        whole->head.setup.seats != follower->head.setup.seats ||
        whole->head.setup.options != follower->head.setup.options ||
        whole->end < follower->end)
        return false;
    for (int k = 0; k < follower->end; k++)
        if (session_shown(whole, k, sees) != session_shown(follower, k, sees))
            return false;
    return true;
}

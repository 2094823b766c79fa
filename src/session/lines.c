/* A record in pieces: its lines from one ply to another, going on with such
 * lines, and trying something that may have to be undone without a trace. */
#include "session/session.h"

enum oxhide_status oxhide_lines(struct oxhide_session *s, int as, int from,
                                int to, struct text *out)
{
    if (session_eyes(s, as))
        return session_eyes(s, as);
    for (int k = from < 0 ? 0 : from; k < to && k < s->ply; k++)
        record_put_action(out, s->game, session_state(s, k), s->plies[k].action,
                          s->plies[k].legal, as);
    return out->full ? OXHIDE_TOO_LONG : OXHIDE_OK;
}

enum oxhide_status oxhide_extend(struct oxhide_session *s, const char *lines,
                                 size_t length, struct json *out)
{
    struct record r;

    record_resume(&r, lines, length, s->ply, session_back(s, s->ply));
    return session_replay(s, &r, out);
}

struct oxhide_mark oxhide_mark(const struct oxhide_session *s)
{
    return (struct oxhide_mark){ .ply = s->ply,
                                 .lines = session_lines(s, s->ply),
                                 .back = session_back(s, s->ply) };
}

void oxhide_reset(struct oxhide_session *s, struct oxhide_mark mark)
{
    /* Beyond what could be taken back freely, a step back by consent has put
     * its mark in the place of an action. */
    for (int k = 0; k < mark.ply && s->back != mark.back; k++)
        session_put_line(s, k);
    s->ply = s->present = s->end = mark.ply;
    s->line_count = mark.lines;
    s->back = mark.back;
}

uint32_t oxhide_session_back(const struct oxhide_session *s)
{
    return session_back(s, s->ply);
}

int oxhide_session_actor_at(const struct oxhide_session *s, int ply)
{
    return session_actor(s, ply);
}

int oxhide_session_points(const struct oxhide_session *s, int seat)
{
    const int16_t *written = session_written(s);

    return written ? written[seat] : game_total(s->game, session_now(s), seat);
}

int oxhide_session_rank(const struct oxhide_session *s, int seat)
{
    uint8_t rank[GAME_SEATS_MAX];

    game_rank(s->game, session_now(s), rank);
    return rank[seat];
}

/* Plans: what a seat could do if all others were done and its turn began now.
 * They are worked out from what the seat knows, so a plan gives nothing
 * away. */
#include "session/session.h"

#include "base/mem.h"
#include "engine/words.h"

/* What the seat would see then; NULL: nobody can say. */
static void *turned(struct oxhide_session *s, int seat)
{
    int actor = session_actor(s, s->ply);
    void *state = s->scratch[2];

    if (!s->game->turn_to || actor < 0 || actor == seat)
        return NULL;
    mem_copy(state, session_seen(s, s->ply, seat, 0), s->stride);
    return s->game->turn_to(state, seat) ? state : NULL;
}

/* Whether the words are an action that would be allowed then. */
static enum oxhide_status read_plan(const struct game *game, const void *state,
                                    const char *text, game_action *action)
{
    game_action list[GAME_ACTIONS_MAX];
    int n = game->legal(state, list);

    if (!words_parse(game, text, action))
        return OXHIDE_UNREADABLE;
    for (int i = 0; i < n; i++)
        if (list[i] == *action)
            return OXHIDE_OK;
    return OXHIDE_ILLEGAL;
}

enum oxhide_status oxhide_plan(struct oxhide_session *s, int as,
                               const char *text, struct json *out)
{
    game_action action;

    if (session_eyes(s, as))
        return oxhide_error(out, session_eyes(s, as), NULL);
    if (as < 0 || as >= s->head.setup.seats)
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    const void *state = turned(s, as);
    if (!state)
        return oxhide_error(out, OXHIDE_NOT_YOUR_TURN, NULL);
    if (text) {
        enum oxhide_status status = read_plan(s->game, state, text, &action);
        if (status)
            return status == OXHIDE_UNREADABLE
                       ? session_unreadable(text, "", out)
                       : oxhide_error(out, status, NULL);
        session_put_after(s, as, state, action, out);
        return OXHIDE_OK;
    }
    json_open(out, "view", '{');
    s->game->view(state, out);
    json_close(out, '}');
    session_put_legal(s->game, state, true, out);
    return OXHIDE_OK;
}

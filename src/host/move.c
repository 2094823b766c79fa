/* Requests that move a game, or weigh a move. */
#include "host/host.h"

enum { HINT_GAMES = 32 }; /* played on after each way of a hint */

enum oxhide_status host_do_apply(struct ask *a, struct json *out)
{
    int since = oxhide_session_ply(a->session);

    host_note_record(a, 0);
    enum oxhide_status status = oxhide_act(a->session, a->by,
                                           ask_string(a, M_action),
                                           ask_flag(a, M_consent, false), out);
    return status ? status : host_tell(a, since, out);
}

enum oxhide_status host_do_why(struct ask *a, struct json *out)
{
    return oxhide_why(a->session, a->by, ask_string(a, M_action), out);
}

enum oxhide_status host_do_preview(struct ask *a, struct json *out)
{
    return oxhide_preview(a->session, a->by, ask_string(a, M_action), out);
}

enum oxhide_status host_do_chance(struct ask *a, struct json *out)
{
    int since = oxhide_session_ply(a->session);

    host_note_record(a, 0);
    enum oxhide_status status = host_draw(a, out);
    return status ? status : host_tell(a, since, out);
}

enum oxhide_status host_do_undo(struct ask *a, struct json *out)
{
    int before = oxhide_session_present(a->session);
    struct json mark = *out;

    host_note_record(a, 0);
    bool consent = ask_flag(a, M_consent, false);
    enum oxhide_status status =
        a->got[M_ply]
            ? oxhide_undo_to(a->session, a->by, (int)ask_number(a, M_ply, 0),
                             consent, out)
            : oxhide_undo(a->session, a->by, consent, out);
    if (status)
        return status;
    int ply = oxhide_session_ply(a->session);
    host_rewind(out, mark);
    json_int(out, "taken", before - ply);
    return host_tell(a, ply, out);
}

enum oxhide_status host_do_redo(struct ask *a, struct json *out)
{
    int since = oxhide_session_present(a->session);
    struct json mark = *out;

    host_note_record(a, 0);
    enum oxhide_status status = oxhide_redo(a->session, a->as, out);
    if (status)
        return status;
    host_rewind(out, mark);
    return host_tell(a, since, out);
}

enum oxhide_status host_do_seek(struct ask *a, struct json *out)
{
    struct json mark = *out;

    host_note_record(a, 0);
    enum oxhide_status status = oxhide_seek(a->session,
                                            (int)ask_number(a, M_ply, 0), out);
    if (status)
        return status;
    host_rewind(out, mark);
    return host_tell(a, oxhide_session_ply(a->session), out);
}

enum oxhide_status host_do_go(struct ask *a, struct json *out)
{
    char name[8];
    struct text t;
    int actor = oxhide_session_actor(a->session);
    struct oxhide_wish wish = {
        .player = ask_string(a, M_player),
        .playouts = (uint32_t)ask_number(a, M_playouts, 0),
        .time_ms = (uint32_t)ask_number(a, M_time_ms, 0),
        .games = (int)ask_number(a, M_games,
                                 ask_flag(a, M_hint, false) ? HINT_GAMES : 0),
    };

    if (a->by != OXHIDE_ANYBODY && a->by != actor)
        return oxhide_error(out, OXHIDE_NOT_YOUR_TURN, NULL);
    ask_seed(a, &wish.seed);
    text_init(&t, name, sizeof name);
    text_put(&t, "ai:");
    text_int(&t, ask_number(a, M_level, 0));
    if (!wish.player)
        wish.player = a->got[M_level] ? name : oxhide_player_default();
    return a->host->front.think(a->host->front.self, a->session, &wish, out);
}

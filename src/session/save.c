/* Records out of sessions and sessions out of records. */
#include "session/session.h"

#include "games/games.h"

const int16_t *session_written(const struct oxhide_session *s)
{
    return s->head.older && session_actor(s, s->ply) == ACTOR_NONE ? s->written
                                                                   : NULL;
}

const char *oxhide_session_older(const struct oxhide_session *s)
{
    if (s->head.older)
        return "engine-older-finished";
    if (s->head.begun)
        return "engine-older-begun";
    return NULL;
}

enum oxhide_status oxhide_record(struct oxhide_session *s, int as,
                                 struct text *out)
{
    struct record_head head = s->head;

    if (session_eyes(s, as))
        return session_eyes(s, as);
    head.sees = as;
    record_put_head(out, s->game, &head);
    session_put_lines(s, as, out);
    if (session_actor(s, s->ply) == ACTOR_NONE)
        record_put_result(out, s->game, session_now(s), session_written(s));
    return out->full ? OXHIDE_TOO_LONG : OXHIDE_OK;
}

static enum oxhide_status wrong_record(struct json *out,
                                       enum oxhide_status status,
                                       const struct record *r,
                                       const char *message)
{
    json_open(out, "error", '{');
    json_str(out, "code", oxhide_status_word(status));
    json_int(out, "line", r->line);
    if (message)
        json_str(out, "message", message);
    else
        session_put_status(out, status);
    json_close(out, '}');
    return status;
}

/* How many actions were legal, where these eyes may know it. */
static int count_legal(const struct oxhide_session *s)
{
    game_action list[GAME_ACTIONS_MAX];

    return record_counts(s->game, s->head.sees, session_actor(s, s->ply))
               ? s->game->legal(session_now(s), list)
               : 0;
}

/* Notes the first outcome that is not the one to be expected. */
static void check_chance(struct oxhide_session *s, const struct record *r,
                         game_action x)
{
    if (session_actor(s, s->ply) != ACTOR_CHANCE)
        return;
    s->drawn++;
    if (!session_chance_known(s) || s->stray_line)
        return;
    s->stray_from = session_outcome(s, session_now(s), s->ply, s->back);
    if (s->stray_from != x)
        s->stray_line = r->line;
}

/* A line that takes back what stands before it. */
static enum record_step replay_back(struct record *r, struct oxhide_session *s)
{
    int target = s->ply - (int)r->taken;

    s->back = r->back - r->taken;
    if (session_actor(s, target) != r->actor)
        return record_wrong(r, "that seat did not decide so many actions ago");
    if (!session_take_back(s, r->actor, target))
        return record_wrong(r, "more was taken back than can be kept");
    return RECORD_BACK;
}

enum oxhide_status session_replay(struct oxhide_session *s, struct record *r,
                                  struct json *out)
{
    enum record_step step;
    game_action x;

    session_put_off(s);
    do {
        step = record_next(r, s->game, session_now(s), &x);
        if (step == RECORD_BACK)
            step = replay_back(r, s);
        s->back = r->back;
        if (step == RECORD_ACTION) {
            check_chance(s, r, x);
            session_step(s, x, count_legal(s));
        }
    } while (step == RECORD_ACTION || step == RECORD_BACK);
    s->unexplained |= r->unexplained;
    return step == RECORD_WRONG
               ? wrong_record(out, OXHIDE_BAD_RECORD, r, r->reason)
               : OXHIDE_OK;
}

enum oxhide_status session_open(void *memory, size_t size, struct record *r,
                                const char *text, size_t length,
                                struct oxhide_session **session,
                                struct json *out)
{
    struct record_head head;

    if (!record_open(r, text, length))
        return wrong_record(
            out, r->other_version ? OXHIDE_OTHER_VERSION : OXHIDE_BAD_RECORD, r,
            r->reason);
    const struct game *game = games_find(r->game_id);
    if (!game) {
        record_wrong(r, "there is no game of that name here");
        return wrong_record(out, OXHIDE_NO_GAME, r, r->reason);
    }
    if (!record_head(r, game, &head))
        return wrong_record(
            out, r->other_version ? OXHIDE_OTHER_VERSION : OXHIDE_BAD_RECORD, r,
            r->reason);
    *session = session_begin(memory, size, game, &head);
    return *session ? OXHIDE_OK : oxhide_error(out, OXHIDE_NO_MEMORY, NULL);
}

/* A game of older rules that is over stays as it was; another goes on. */
static void keep_older(const struct record *r, struct oxhide_session *s)
{
    s->from_older = true;
    s->head.older = r->finished;
    s->head.begun = !r->finished;
    for (int p = 0; p < GAME_SEATS_MAX; p++)
        s->written[p] = r->points[p];
}

void oxhide_older(const struct oxhide_session *s, struct json *out)
{
    const struct message_args none = { 0 };

    if (!s->from_older)
        return;
    json_open(out, "older", '{');
    json_int(out, "rules", s->head.rules);
    json_bool(out, "finished", s->head.older);
    message_put(out, "message", oxhide_session_older(s), &none);
    json_close(out, '}');
}

enum oxhide_status oxhide_load(void *memory, size_t size, const char *record,
                               size_t length, struct oxhide_session **session,
                               struct json *out)
{
    struct oxhide_session *s;
    struct record r;
    enum oxhide_status status = session_open(memory, size, &r, record, length,
                                             &s, out);

    if (!status && session_follows(s))
        status = wrong_record(out, OXHIDE_REDACTED, &r, NULL);
    if (!status)
        status = session_replay(s, &r, out);
    if (status)
        return status;
    *session = s;
    if (r.older)
        keep_older(&r, s);
    oxhide_older(s, out);
    return OXHIDE_OK;
}

/* Requests that begin a game or seat its players. */
#include "host/host.h"

enum { LIST_MAX = 512 }; /* options or players as one list */

/* After a game has begun in the spare memory: it becomes the game of its slot,
 * unless the eyes are those of nobody there. Where it has no seed, what chance
 * brings waits to be entered, with auto on too. */
static enum oxhide_status begun(struct ask *a, struct oxhide_session *s,
                                struct json *out)
{
    int seats = oxhide_session_seats(s), since = oxhide_session_ply(s);

    if (a->as >= seats || ask_eyes(a, M_record_as) >= seats)
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    a->host->text[0][0] = '\0';
    host_take_over(a, s);
    if (a->host->automatic && oxhide_session_draws(s))
        host_draw(a, out);
    if (!ask_flag(a, M_moment, false))
        oxhide_id(s, a->as, out);
    return host_tell(a, since, out);
}

/* Every player that is named is one there is. */
static enum oxhide_status check_players(const struct ask *a, struct json *out)
{
    const struct oxhide_value *list = a->got[M_players],
                              *name = ask_first(list);
    char message[LIST_MAX];
    struct text t;

    for (size_t i = 0; list && i < list->count; i++, name = ask_next(name)) {
        if (oxhide_player_known(name->text))
            continue;
        text_init(&t, message, sizeof message);
        text_put(&t, "there is no player '");
        text_put(&t, name->text);
        text_put(&t, "'; there are human, random, greedy, ai:1 to ai:8, and "
                     "with a style ai:5:builder");
        return oxhide_error(out, OXHIDE_BAD_PLAYER, t.full ? NULL : message);
    }
    return OXHIDE_OK;
}

/* Who sits there is called so from now on; "" says nothing. Names that cannot
 * be change nothing. */
static enum oxhide_status set_names(const struct ask *a,
                                    struct oxhide_session *s, struct json *out)
{
    const struct oxhide_value *list = a->got[M_names], *name = ask_first(list);

    if (!list)
        return OXHIDE_OK;
    if (list->count != (size_t)oxhide_session_seats(s))
        return oxhide_error(out, OXHIDE_BAD_SETUP, "engine-error-names-count");
    for (size_t i = 0; i < list->count; i++, name = ask_next(name))
        if (!oxhide_name_ok(name->text))
            return oxhide_error(out, OXHIDE_BAD_NAME, NULL);
    name = list + 1;
    for (size_t i = 0; i < list->count; i++, name = ask_next(name))
        oxhide_session_set_name(s, (int)i, name->text);
    return OXHIDE_OK;
}

static enum oxhide_status begin(struct ask *a, struct oxhide_session **s,
                                struct json *out)
{
    char options[LIST_MAX], players[LIST_MAX];
    struct text o, p;
    struct oxhide_setup setup = { .game = ask_string(a, M_game),
                                  .options = options,
                                  .players = players,
                                  .seats = (int)ask_number(a, M_seats, 0) };

    text_init(&o, options, sizeof options);
    text_init(&p, players, sizeof players);
    if (!ask_join(a, M_options, &o) || !ask_join(a, M_players, &p))
        return oxhide_error(out, OXHIDE_TOO_LONG, NULL);
    setup.seeded = ask_seed(a, &setup.seed);
    enum oxhide_status status = check_players(a, out);
    if (!status)
        status = oxhide_new(a->host->spare, oxhide_session_size(NULL), &setup,
                            s, out);
    return status ? status : set_names(a, *s, out);
}

enum oxhide_status host_do_new(struct ask *a, struct json *out)
{
    struct oxhide_session *s = NULL;
    enum oxhide_status status = begin(a, &s, out);

    return status ? status : begun(a, s, out);
}

enum oxhide_status host_do_setup(struct ask *a, struct json *out)
{
    struct oxhide_session *s = NULL;
    const struct oxhide_value *list = a->got[M_actions],
                              *action = ask_first(list);
    enum oxhide_status status = begin(a, &s, out);

    for (size_t i = 0; !status && i < list->count; i++) {
        status = oxhide_act(s, OXHIDE_ANYBODY, action->text, false, out);
        if (status)
            json_int(out, "at", (int64_t)i);
        action = ask_next(action);
    }
    return status ? status : begun(a, s, out);
}

typedef enum oxhide_status reading(void *memory, size_t size,
                                   const char *record, size_t length,
                                   struct oxhide_session **session,
                                   struct json *out);

/* The record asked about, in the spare memory. */
static enum oxhide_status read_record(struct ask *a, reading *read,
                                      struct oxhide_session **s,
                                      struct json *out)
{
    const struct oxhide_value *record = a->got[M_record];
    struct json mark = *out;
    enum oxhide_status status = read(a->host->spare, oxhide_session_size(NULL),
                                     record->text, record->length, s, out);

    if (!status)
        host_rewind(out, mark);
    return status;
}

enum oxhide_status host_do_load(struct ask *a, struct json *out)
{
    struct oxhide_session *s = NULL;
    enum oxhide_status status = read_record(a, oxhide_load, &s, out);

    status = status ? status : begun(a, s, out);
    if (!status)
        oxhide_older(s, out);
    return status;
}

/* A follower answers for its own eyes, which need not be named. */
static enum oxhide_status
own_eyes(struct ask *a, const struct oxhide_session *s, struct json *out)
{
    int eyes = oxhide_session_eyes(s);

    if (a->got[M_as] && a->as != eyes)
        return oxhide_error(out, OXHIDE_OTHER_EYES, NULL);
    a->as = eyes;
    return OXHIDE_OK;
}

static enum oxhide_status follow_record(struct ask *a, struct json *out)
{
    struct oxhide_session *s = NULL;
    enum oxhide_status status = read_record(a, oxhide_follow, &s, out);

    status = status ? status : own_eyes(a, s, out);
    return status ? status : begun(a, s, out);
}

static enum oxhide_status follow_lines(struct ask *a, struct json *out)
{
    const struct oxhide_value *lines = a->got[M_lines];
    int keep = (int)ask_number(a, M_ply, -1);
    int since = keep < 0 ? oxhide_session_ply(a->session) : keep;
    struct json mark = *out;
    enum oxhide_status status = own_eyes(a, a->session, out);

    if (status)
        return status;
    host_note_record(a, 0);
    status = oxhide_follow_lines(a->session, keep, lines->text, lines->length,
                                 out);
    if (status)
        return status;
    host_rewind(out, mark);
    return host_tell(a, since, out);
}

/* Begins to follow a record, or goes on with its lines. */
enum oxhide_status host_do_follow(struct ask *a, struct json *out)
{
    if (!a->got[M_record] == !a->got[M_lines])
        return oxhide_error(out, OXHIDE_BAD_REQUEST, "engine-error-follow");
    if (a->got[M_record])
        return follow_record(a, out);
    return a->session ? follow_lines(a, out)
                      : oxhide_error(out, OXHIDE_NO_SESSION, NULL);
}

/* The whole record takes the place of what was followed. */
enum oxhide_status host_do_open(struct ask *a, struct json *out)
{
    struct oxhide_session *s = NULL;
    enum oxhide_status status = read_record(a, oxhide_load, &s, out);

    if (status)
        return status;
    if (!oxhide_opens(s, a->session))
        return oxhide_error(out, OXHIDE_BAD_RECORD, "engine-error-other-game");
    if (!a->got[M_as])
        a->as = OXHIDE_ALL;
    return begun(a, s, out);
}

enum oxhide_status host_do_auto(struct ask *a, struct json *out)
{
    bool on = ask_flag(a, M_on, true);
    int since = a->session ? oxhide_session_ply(a->session) : 0;

    if (a->session && a->as >= oxhide_session_seats(a->session))
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    enum oxhide_status status = a->session && on ? host_draw(a, out)
                                                 : OXHIDE_OK;
    if (status)
        return status;
    a->host->automatic = on;
    for (int k = 0; k < a->host->slots; k++)
        if (a->host->session[k])
            oxhide_auto(a->host->session[k], on);
    return a->session ? host_tell(a, since, out) : OXHIDE_OK;
}

enum oxhide_status host_do_sit(struct ask *a, struct json *out)
{
    const struct oxhide_value *list = a->got[M_players],
                              *name = ask_first(list);

    if (list && list->count != (size_t)oxhide_session_seats(a->session))
        return oxhide_error(out, OXHIDE_BAD_SETUP,
                            "engine-error-players-count");
    enum oxhide_status status = check_players(a, out);
    host_note_record(a, 0);
    if (!status)
        status = set_names(a, a->session, out);
    if (status)
        return status;
    for (size_t i = 0; list && i < list->count; i++, name = ask_next(name))
        oxhide_session_set_player(a->session, (int)i, name->text);
    return host_tell(a, oxhide_session_ply(a->session), out);
}

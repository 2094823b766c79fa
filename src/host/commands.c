/* What each request does: docs/protocol.md, in the same order. */
#include "host/host.h"

enum { LIST_MAX = 512 }; /* options or players as one list */

/* What most requests that move a game can be asked to tell besides. */
#define TELLS (M(as) | M(moment) | M(from) | M(record_as))
#define SETUP                                                                  \
    (M(game) | M(seats) | M(seed) | M(options) | M(players) | M(names))
#define ACTS (M(action) | M(seat))
#define THINKS                                                                 \
    (M(player) | M(level) | M(playouts) | M(time_ms) | M(seed) | M(hint))

#define ROLLS   (M(as) | M(actions) | M(every) | M(games) | M(playouts) | M(seed))
#define REVIEWS (M(as) | M(fair) | M(error) | M(seed) | M(rounds) | M(saved))

/* The record as it is now, if its new lines are asked for. */
static void note_record(const struct ask *a, int which)
{
    struct text t;

    if (!a->got[M_record_as])
        return;
    text_init(&t, a->host->text[which], HOST_TEXT_MAX);
    if (a->session)
        oxhide_record(a->session, ask_eyes(a, M_record_as), &t);
}

/* How many lines two texts begin with alike; *rest is what follows them in
 * the second. */
static int common_lines(const char *a, const char *b, const char **rest)
{
    int lines = 0;

    *rest = b;
    for (; *a && *a == *b; a++, b++)
        if (*a == '\n') {
            lines++;
            *rest = b + 1;
        }
    return lines;
}

/* "record_lines": how many lines of the record before to keep, and those that
 * come after them now. */
static void put_lines(const struct ask *a, struct json *out)
{
    char line[LIST_MAX];
    const char *rest;

    if (!a->got[M_record_as])
        return;
    note_record(a, 1);
    json_open(out, "record_lines", '{');
    json_int(out, "keep",
             common_lines(a->host->text[0], a->host->text[1], &rest));
    json_open(out, "add", '[');
    while (*rest) {
        struct text t;
        text_init(&t, line, sizeof line);
        while (*rest && *rest != '\n')
            text_char(&t, *rest++);
        rest += *rest == '\n';
        json_str(out, NULL, line);
    }
    json_close(out, ']');
    json_close(out, '}');
}

/* After a request has moved the game: all of the moment where that is asked
 * for, else the events since a ply and the standing. */
static enum oxhide_status tell(const struct ask *a, int since, struct json *out)
{
    int from = (int)ask_number(a, M_from, since);

    if (ask_flag(a, M_moment, false))
        oxhide_moment(a->session, a->as, from, out);
    else
        oxhide_events(a->session, a->as, from, out);
    put_lines(a, out);
    return OXHIDE_OK;
}

static enum oxhide_status do_games(struct ask *a, struct json *out)
{
    (void)a;
    oxhide_games(out);
    return OXHIDE_OK;
}

static enum oxhide_status do_cards(struct ask *a, struct json *out)
{
    const char *game = ask_string(a, M_game);

    if (!game && a->session)
        game = oxhide_session_game(a->session);
    return game ? oxhide_cards(game, out) : ask_bad(M_game, NULL, out);
}

static enum oxhide_status do_strings(struct ask *a, struct json *out)
{
    (void)a;
    oxhide_strings(out);
    return OXHIDE_OK;
}

static enum oxhide_status do_players(struct ask *a, struct json *out)
{
    (void)a;
    oxhide_players(out);
    return OXHIDE_OK;
}

/* Takes back what was written since the mark. */
static void rewind(struct json *out, struct json mark)
{
    *out = mark;
    out->text.out[mark.text.used] = '\0';
}

/* Draws what is pending and writes nothing but an error. */
static enum oxhide_status draw(struct ask *a, struct json *out)
{
    struct json mark = *out;
    enum oxhide_status status = oxhide_chance(a->session, a->as, out);

    if (!status)
        rewind(out, mark);
    return status;
}

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
        draw(a, out);
    if (!ask_flag(a, M_moment, false))
        oxhide_id(s, a->as, out);
    return tell(a, since, out);
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
        return oxhide_error(out, OXHIDE_BAD_SETUP,
                            "there are not as many names as seats");
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

static enum oxhide_status do_new(struct ask *a, struct json *out)
{
    struct oxhide_session *s = NULL;
    enum oxhide_status status = begin(a, &s, out);

    return status ? status : begun(a, s, out);
}

static enum oxhide_status do_setup(struct ask *a, struct json *out)
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

static enum oxhide_status do_load(struct ask *a, struct json *out)
{
    struct oxhide_session *s = NULL;
    const struct oxhide_value *record = a->got[M_record];
    struct json mark = *out;
    enum oxhide_status status = oxhide_load(
        a->host->spare, oxhide_session_size(NULL), record->text, record->length,
        &s, out);

    if (!status)
        rewind(out, mark);
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
    const struct oxhide_value *record = a->got[M_record];
    struct oxhide_session *s = NULL;
    struct json mark = *out;
    enum oxhide_status status = oxhide_follow(
        a->host->spare, oxhide_session_size(NULL), record->text, record->length,
        &s, out);

    if (status)
        return status;
    rewind(out, mark);
    status = own_eyes(a, s, out);
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
    note_record(a, 0);
    status = oxhide_follow_lines(a->session, keep, lines->text, lines->length,
                                 out);
    if (status)
        return status;
    rewind(out, mark);
    return tell(a, since, out);
}

/* Begins to follow a record, or goes on with its lines. */
static enum oxhide_status do_follow(struct ask *a, struct json *out)
{
    if (!a->got[M_record] == !a->got[M_lines])
        return oxhide_error(out, OXHIDE_BAD_REQUEST,
                            "follow takes \"record\" to begin with, or "
                            "\"lines\" to go on with");
    if (a->got[M_record])
        return follow_record(a, out);
    return a->session ? follow_lines(a, out)
                      : oxhide_error(out, OXHIDE_NO_SESSION, NULL);
}

/* The whole record takes the place of what was followed. */
static enum oxhide_status do_open(struct ask *a, struct json *out)
{
    struct oxhide_session *s = NULL;
    const struct oxhide_value *record = a->got[M_record];
    struct json mark = *out;
    enum oxhide_status status = oxhide_load(
        a->host->spare, oxhide_session_size(NULL), record->text, record->length,
        &s, out);

    if (status)
        return status;
    if (!oxhide_opens(s, a->session)) {
        rewind(out, mark);
        return oxhide_error(out, OXHIDE_BAD_RECORD,
                            "this is not the game that was followed");
    }
    rewind(out, mark);
    if (!a->got[M_as])
        a->as = OXHIDE_ALL;
    return begun(a, s, out);
}

static enum oxhide_status do_auto(struct ask *a, struct json *out)
{
    bool on = ask_flag(a, M_on, true);
    int since = a->session ? oxhide_session_ply(a->session) : 0;

    if (a->session && a->as >= oxhide_session_seats(a->session))
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    enum oxhide_status status = a->session && on ? draw(a, out) : OXHIDE_OK;
    if (status)
        return status;
    a->host->automatic = on;
    for (int k = 0; k < a->host->slots; k++)
        if (a->host->session[k])
            oxhide_auto(a->host->session[k], on);
    return a->session ? tell(a, since, out) : OXHIDE_OK;
}

static enum oxhide_status do_quit(struct ask *a, struct json *out)
{
    (void)out;
    a->host->ended = true;
    return OXHIDE_OK;
}

static enum oxhide_status do_state(struct ask *a, struct json *out)
{
    return oxhide_state(a->session, a->as, out);
}

static enum oxhide_status do_legal(struct ask *a, struct json *out)
{
    return oxhide_legal(a->session, a->as, out);
}

static enum oxhide_status do_score(struct ask *a, struct json *out)
{
    return oxhide_score(a->session, a->as, out);
}

static enum oxhide_status do_events(struct ask *a, struct json *out)
{
    return oxhide_events(a->session, a->as, (int)ask_number(a, M_from, 0), out);
}

static enum oxhide_status do_moment(struct ask *a, struct json *out)
{
    return oxhide_moment(a->session, a->as, (int)ask_number(a, M_from, 0), out);
}

static enum oxhide_status do_record(struct ask *a, struct json *out)
{
    struct text t;

    text_init(&t, a->host->text[0], HOST_TEXT_MAX);
    enum oxhide_status status = oxhide_record(a->session, a->as, &t);
    if (status)
        return oxhide_error(out, status, NULL);
    json_str(out, "record", a->host->text[0]);
    return OXHIDE_OK;
}

static enum oxhide_status do_table(struct ask *a, struct json *out)
{
    struct text t;

    text_init(&t, a->host->text[0], HOST_TEXT_MAX);
    oxhide_table(a->session, a->as, (int)ask_number(a, M_columns, 80),
                 ask_flag(a, M_plain, false), &t);
    json_str(out, "table", a->host->text[0]);
    return OXHIDE_OK;
}

static enum oxhide_status do_apply(struct ask *a, struct json *out)
{
    int since = oxhide_session_ply(a->session);

    note_record(a, 0);
    enum oxhide_status status = oxhide_act(a->session, a->by,
                                           ask_string(a, M_action),
                                           ask_flag(a, M_consent, false), out);
    return status ? status : tell(a, since, out);
}

static enum oxhide_status do_why(struct ask *a, struct json *out)
{
    return oxhide_why(a->session, a->by, ask_string(a, M_action), out);
}

static enum oxhide_status do_preview(struct ask *a, struct json *out)
{
    return oxhide_preview(a->session, a->by, ask_string(a, M_action), out);
}

static enum oxhide_status do_chance(struct ask *a, struct json *out)
{
    int since = oxhide_session_ply(a->session);

    note_record(a, 0);
    enum oxhide_status status = draw(a, out);
    return status ? status : tell(a, since, out);
}

static enum oxhide_status do_undo(struct ask *a, struct json *out)
{
    int before = oxhide_session_present(a->session);
    struct json mark = *out;

    note_record(a, 0);
    bool consent = ask_flag(a, M_consent, false);
    enum oxhide_status status =
        a->got[M_ply]
            ? oxhide_undo_to(a->session, a->by, (int)ask_number(a, M_ply, 0),
                             consent, out)
            : oxhide_undo(a->session, a->by, consent, out);
    if (status)
        return status;
    int ply = oxhide_session_ply(a->session);
    rewind(out, mark);
    json_int(out, "taken", before - ply);
    return tell(a, ply, out);
}

static enum oxhide_status do_redo(struct ask *a, struct json *out)
{
    int since = oxhide_session_present(a->session);
    struct json mark = *out;

    note_record(a, 0);
    enum oxhide_status status = oxhide_redo(a->session, a->as, out);
    if (status)
        return status;
    rewind(out, mark);
    return tell(a, since, out);
}

static enum oxhide_status do_seek(struct ask *a, struct json *out)
{
    struct json mark = *out;

    note_record(a, 0);
    enum oxhide_status status = oxhide_seek(a->session,
                                            (int)ask_number(a, M_ply, 0), out);
    if (status)
        return status;
    rewind(out, mark);
    return tell(a, oxhide_session_ply(a->session), out);
}

static enum oxhide_status do_sit(struct ask *a, struct json *out)
{
    const struct oxhide_value *list = a->got[M_players],
                              *name = ask_first(list);

    if (list && list->count != (size_t)oxhide_session_seats(a->session))
        return oxhide_error(out, OXHIDE_BAD_SETUP,
                            "there are not as many players as seats");
    enum oxhide_status status = check_players(a, out);
    note_record(a, 0);
    if (!status)
        status = set_names(a, a->session, out);
    if (status)
        return status;
    for (size_t i = 0; list && i < list->count; i++, name = ask_next(name))
        oxhide_session_set_player(a->session, (int)i, name->text);
    return tell(a, oxhide_session_ply(a->session), out);
}

static enum oxhide_status do_go(struct ask *a, struct json *out)
{
    char name[8];
    struct text t;
    int actor = oxhide_session_actor(a->session);
    struct oxhide_wish wish = {
        .player = ask_string(a, M_player),
        .playouts = (uint32_t)ask_number(a, M_playouts, 0),
        .time_ms = (uint32_t)ask_number(a, M_time_ms, 0),
        .hint = ask_flag(a, M_hint, false),
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

/* A line a request; FOR_OPERATOR: only whoever runs the program may ask. */
const struct host_command host_commands[] = {
    { "games", FOR_ALL, false, 0, 0, do_games },
    { "cards", FOR_ALL, false, M(game), 0, do_cards },
    { "strings", FOR_ALL, false, 0, 0, do_strings },
    { "players", FOR_ALL, false, 0, 0, do_players },
    { "new", FOR_OPERATOR, false, TELLS | SETUP, M(game), do_new },
    { "setup", FOR_OPERATOR, false, TELLS | SETUP | M(actions),
      M(game) | M(actions), do_setup },
    { "load", FOR_OPERATOR, false, TELLS | M(record), M(record), do_load },
    { "follow", FOR_OPERATOR, false, TELLS | M(record) | M(lines) | M(ply), 0,
      do_follow },
    { "open", FOR_OPERATOR, true, TELLS | M(record), M(record), do_open },
    { "auto", FOR_OPERATOR, false, TELLS | M(on), 0, do_auto },
    { "sit", FOR_OPERATOR, true, TELLS | M(players) | M(names), 0, do_sit },
    { "state", FOR_ALL, true, M(as), 0, do_state },
    { "legal", FOR_ALL, true, M(as), 0, do_legal },
    { "score", FOR_ALL, true, M(as), 0, do_score },
    { "events", FOR_ALL, true, M(as) | M(from), 0, do_events },
    { "moment", FOR_ALL, true, M(as) | M(from), 0, do_moment },
    { "record", FOR_ALL, true, M(as), 0, do_record },
    { "table", FOR_ALL, true, M(as) | M(columns) | M(plain), 0, do_table },
    { "apply", FOR_SEATS, true, TELLS | ACTS | M(consent), M(action),
      do_apply },
    { "why", FOR_SEATS, true, ACTS, M(action), do_why },
    { "preview", FOR_SEATS, true, ACTS, M(action), do_preview },
    { "undo", FOR_SEATS, true, TELLS | M(seat) | M(ply) | M(consent), 0,
      do_undo },
    { "redo", FOR_OPERATOR, true, TELLS, 0, do_redo },
    { "seek", FOR_OPERATOR, true, TELLS | M(ply), M(ply), do_seek },
    { "chance", FOR_OPERATOR, true, TELLS, 0, do_chance },
    { "go", FOR_SEATS, true, THINKS, 0, do_go },
    { "rollout", FOR_OPERATOR, true, ROLLS, 0, host_rollout },
    { "review", FOR_OPERATOR, true, REVIEWS, 0, host_review },
    { "review-work", FOR_OPERATOR, false, M(unit), M(unit), host_review_work },
    { "review-take", FOR_OPERATOR, false, M(parts), M(parts),
      host_review_take },
    { "review-save", FOR_OPERATOR, false, 0, 0, host_review_save },
    { "quit", FOR_OPERATOR, false, 0, 0, do_quit },
};

const int host_command_count = sizeof host_commands / sizeof *host_commands;

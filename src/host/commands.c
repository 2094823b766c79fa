/* Every request of docs/protocol.md, in the same order: who may ask it, and
 * what it does. Those that only look are here. */
#include "host/host.h"

/* What most requests that move a game can be asked to tell besides. */
#define TELLS (M(as) | M(moment) | M(from) | M(record_as))
#define SETUP                                                                  \
    (M(game) | M(seats) | M(seed) | M(options) | M(players) | M(names))
#define ACTS (M(action) | M(seat))
#define THINKS                                                                 \
    (M(player) | M(level) | M(playouts) | M(time_ms) | M(seed) | M(hint) |     \
     M(games))

#define ROLLS   (M(as) | M(actions) | M(every) | M(games) | M(playouts) | M(seed))
#define REVIEWS (M(as) | M(fair) | M(error) | M(seed) | M(rounds) | M(saved))

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

/* Whether the rules and the deal make the record; no game's place is taken. */
static enum oxhide_status do_verify(struct ask *a, struct json *out)
{
    struct oxhide_session *s = NULL;
    const struct oxhide_value *record = a->got[M_record];

    oxhide_verify(a->host->spare, oxhide_session_size(NULL), record->text,
                  record->length, ask_string(a, M_seal), &s, out);
    return OXHIDE_OK;
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

static enum oxhide_status do_plan(struct ask *a, struct json *out)
{
    return oxhide_plan(a->session, a->as, ask_string(a, M_action), out);
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
    const struct oxhide_look look = {
        .voice = out->voice,
        .columns = (int)ask_number(a, M_columns, 80),
        .plain = ask_flag(a, M_plain, false),
        .whole = ask_flag(a, M_whole, true),
    };
    oxhide_table(a->session, a->as, &look, &t);
    json_str(out, "table", a->host->text[0]);
    return OXHIDE_OK;
}

/* A line a request; FOR_OPERATOR: only whoever runs the program may ask. */
const struct host_command host_commands[] = {
    { "games", FOR_ALL, false, 0, 0, do_games },
    { "cards", FOR_ALL, false, M(game), 0, do_cards },
    { "strings", FOR_ALL, false, 0, 0, do_strings },
    { "players", FOR_ALL, false, 0, 0, do_players },
    { "new", FOR_OPERATOR, false, TELLS | SETUP, M(game), host_do_new },
    { "setup", FOR_OPERATOR, false, TELLS | SETUP | M(actions),
      M(game) | M(actions), host_do_setup },
    { "load", FOR_OPERATOR, false, TELLS | M(record), M(record), host_do_load },
    { "follow", FOR_OPERATOR, false, TELLS | M(record) | M(lines) | M(ply), 0,
      host_do_follow },
    { "open", FOR_OPERATOR, true, TELLS | M(record), M(record), host_do_open },
    { "verify", FOR_ALL, false, M(record) | M(seal), M(record), do_verify },
    { "auto", FOR_OPERATOR, false, TELLS | M(on), 0, host_do_auto },
    { "sit", FOR_OPERATOR, true, TELLS | M(players) | M(names), 0,
      host_do_sit },
    { "state", FOR_ALL, true, M(as), 0, do_state },
    { "legal", FOR_ALL, true, M(as), 0, do_legal },
    { "plan", FOR_ALL, true, M(as) | M(action), 0, do_plan },
    { "score", FOR_ALL, true, M(as), 0, do_score },
    { "events", FOR_ALL, true, M(as) | M(from), 0, do_events },
    { "moment", FOR_ALL, true, M(as) | M(from), 0, do_moment },
    { "record", FOR_ALL, true, M(as), 0, do_record },
    { "table", FOR_ALL, true, M(as) | M(columns) | M(plain) | M(whole), 0,
      do_table },
    { "apply", FOR_SEATS, true, TELLS | ACTS | M(consent), M(action),
      host_do_apply },
    { "why", FOR_SEATS, true, ACTS, M(action), host_do_why },
    { "preview", FOR_SEATS, true, ACTS, M(action), host_do_preview },
    { "undo", FOR_SEATS, true, TELLS | M(seat) | M(ply) | M(consent), 0,
      host_do_undo },
    { "redo", FOR_OPERATOR, true, TELLS, 0, host_do_redo },
    { "seek", FOR_OPERATOR, true, TELLS | M(ply), M(ply), host_do_seek },
    { "chance", FOR_OPERATOR, true, TELLS, 0, host_do_chance },
    { "go", FOR_SEATS, true, THINKS, 0, host_do_go },
    { "rollout", FOR_OPERATOR, true, ROLLS, 0, host_rollout },
    { "review", FOR_OPERATOR, true, REVIEWS, 0, host_review },
    { "review-work", FOR_OPERATOR, false, M(unit), M(unit), host_review_work },
    { "review-take", FOR_OPERATOR, false, M(parts), M(parts),
      host_review_take },
    { "review-save", FOR_OPERATOR, false, 0, 0, host_review_save },
    { "lesson", FOR_ALL, false, M(lesson), M(lesson), host_lesson },
    { "lesson-try", FOR_OPERATOR, true, M(lesson) | M(step) | M(action),
      M(lesson) | M(step) | M(action), host_lesson_try },
    { "lesson-help", FOR_OPERATOR, true, M(lesson) | M(from), M(lesson),
      host_lesson_help },
    { "quit", FOR_OPERATOR, false, 0, 0, do_quit },
};

const int host_command_count = sizeof host_commands / sizeof *host_commands;

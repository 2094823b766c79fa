/* The protocol of docs/protocol.md: one request in, one answer out. Every
 * failure is an answer; a game in progress is only replaced by one that could
 * be begun. */
#include "apps/cli/protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "apps/cli/request.h"
#include "apps/cli/think.h"

enum {
    ANSWER_MAX = 2 << 20,
    LIST_MAX = 512, /* options or players as one list */
};

struct engine {
    void *memory[2]; /* the game's, and one to try the next in */
    struct oxhide_session *session;
    bool automatic, quit;
    int lines; /* read so far */
    char *answer, *body, *record;
};

typedef enum oxhide_status handler(struct engine *e, json_t *request,
                                   struct json *out);

static size_t memory_size(void)
{
    return oxhide_session_size(NULL);
}

static enum oxhide_status bad(struct json *out, const char *message)
{
    return oxhide_error(out, OXHIDE_BAD_REQUEST, message);
}

static enum oxhide_status bad_as(struct json *out)
{
    return bad(out, "\"as\" is \"all\", \"public\" or the number of a seat");
}

/* After a game has begun in the spare memory: it becomes the game. */
static void take_over(struct engine *e, struct oxhide_session *s,
                      struct json *out)
{
    void *old = e->memory[0];

    e->memory[0] = e->memory[1];
    e->memory[1] = old;
    e->session = s;
    oxhide_auto(s, e->automatic);
    if (e->automatic && oxhide_session_actor(s) == -1)
        oxhide_chance(s, OXHIDE_ALL, out);
    else
        oxhide_standing(s, out);
}

static enum oxhide_status begin(struct engine *e, json_t *request,
                                struct oxhide_session **s, struct json *out)
{
    char options[LIST_MAX], players[LIST_MAX];
    struct text o, p;
    json_t *game = json_object_get(request, "game"),
           *seats = json_object_get(request, "seats");
    struct oxhide_setup setup = { .options = options, .players = players };

    text_init(&o, options, sizeof options);
    text_init(&p, players, sizeof players);
    if (!json_is_string(game))
        return bad(out, "\"game\" names the game");
    if (seats && !json_is_integer(seats))
        return bad(out, "\"seats\" is a number");
    if (!request_join(request, "options", &o))
        return bad(out, "\"options\" is an object of strings");
    if (!request_join(request, "players", &p))
        return bad(out, "\"players\" is a list of strings");
    if (!request_seed(request, &setup))
        return bad(out, "\"seed\" is a decimal number below 2^64 as a string");
    setup.game = json_string_value(game);
    json_int_t n = seats ? json_integer_value(seats) : 0;
    setup.seats = n < 0 || n > 255 ? 255 : (int)n;
    return oxhide_new(e->memory[1], memory_size(), &setup, s, out);
}

static enum oxhide_status do_new(struct engine *e, json_t *request,
                                 struct json *out)
{
    struct oxhide_session *s = NULL;
    enum oxhide_status status = begin(e, request, &s, out);

    if (!status)
        take_over(e, s, out);
    return status;
}

static enum oxhide_status do_setup(struct engine *e, json_t *request,
                                   struct json *out)
{
    struct oxhide_session *s = NULL;
    json_t *actions = json_object_get(request, "actions"), *action;
    struct json said; /* answers nobody reads, but for an error */
    size_t i;

    if (!json_is_array(actions))
        return bad(out, "\"actions\" is a list of actions in words");
    enum oxhide_status status = begin(e, request, &s, out);
    if (status)
        return status;
    json_array_foreach(actions, i, action)
    {
        const char *words = json_string_value(action);
        json_init(&said, e->record, ANSWER_MAX);
        status = oxhide_apply(s, OXHIDE_ANYBODY, words ? words : "", &said);
        if (!status)
            continue;
        json_init(out, e->body, ANSWER_MAX);
        json_int(out, "at", (int64_t)i);
        text_char(&out->text, ',');
        text_put(&out->text, e->record);
        return status;
    }
    take_over(e, s, out);
    return OXHIDE_OK;
}

static enum oxhide_status do_load(struct engine *e, json_t *request,
                                  struct json *out)
{
    json_t *record = json_object_get(request, "record");
    struct oxhide_session *s = NULL;

    if (!json_is_string(record))
        return bad(out, "\"record\" is the text of a record");
    enum oxhide_status status = oxhide_load(
        e->memory[1], memory_size(), json_string_value(record),
        json_string_length(record), &s, out);
    if (!status)
        take_over(e, s, out);
    return status;
}

static enum oxhide_status do_cards(struct engine *e, json_t *request,
                                   struct json *out)
{
    const char *game = json_string_value(json_object_get(request, "game"));

    if (!game && e->session)
        game = oxhide_session_game(e->session);
    if (!game)
        return bad(out, "\"game\" names the game");
    return oxhide_cards(game, out);
}

static enum oxhide_status do_seek(struct engine *e, json_t *request,
                                  struct json *out)
{
    json_t *ply = json_object_get(request, "ply");
    json_int_t n = json_integer_value(ply);

    if (!json_is_integer(ply))
        return bad(out, "\"ply\" is a number of actions");
    return oxhide_seek(e->session, n < 0 || n > 65535 ? -1 : (int)n, out);
}

static enum oxhide_status do_events(struct engine *e, json_t *request,
                                    struct json *out)
{
    json_t *from = json_object_get(request, "from");
    json_int_t n = json_is_integer(from) ? json_integer_value(from) : 0;
    int as;

    if (from && (!json_is_integer(from) || n < 0))
        return bad(out, "\"from\" is a number of actions");
    if (n > oxhide_session_ply(e->session))
        n = oxhide_session_ply(e->session);
    return request_as(request, &as) ? oxhide_events(e->session, as, (int)n, out)
                                    : bad_as(out);
}

static enum oxhide_status do_auto(struct engine *e, json_t *request,
                                  struct json *out)
{
    json_t *on = json_object_get(request, "on");

    if (on && !json_is_boolean(on))
        return bad(out, "\"on\" is true or false");
    e->automatic = !on || json_is_true(on);
    if (!e->session)
        return OXHIDE_OK;
    oxhide_auto(e->session, e->automatic);
    return e->automatic ? oxhide_chance(e->session, OXHIDE_ALL, out)
                        : OXHIDE_OK;
}

static enum oxhide_status do_undo(struct engine *e, json_t *request,
                                  struct json *out)
{
    return oxhide_undo(e->session, request_seat(request),
                       json_is_true(json_object_get(request, "consent")), out);
}

static enum oxhide_status do_record(struct engine *e, json_t *request,
                                    struct json *out)
{
    struct text text;
    int as;

    if (!request_as(request, &as))
        return bad_as(out);
    text_init(&text, e->record, ANSWER_MAX);
    enum oxhide_status status = oxhide_record(e->session, as, &text);
    if (status)
        return oxhide_error(out, status, NULL);
    json_str(out, "record", e->record);
    return OXHIDE_OK;
}

static enum oxhide_status do_go(struct engine *e, json_t *request,
                                struct json *out)
{
    json_t *player = json_object_get(request, "player");
    struct oxhide_setup seed = { 0 };
    char name[32] = "ai";
    uint32_t level;
    struct cli_think how = { .player = name };

    if (!request_count(request, "level", &level) || level > 8)
        return bad(out, "\"level\" is a number from 1 to 8");
    if (!request_count(request, "playouts", &how.playouts) ||
        !request_count(request, "time_ms", &how.time_ms))
        return bad(out, "\"playouts\" and \"time_ms\" are numbers from 1");
    if (!request_seed(request, &seed))
        return bad(out, "\"seed\" is a decimal number below 2^64 as a string");
    how.seed = seed.seed;
    if (level)
        snprintf(name, sizeof name, "ai:%u", (unsigned)level);
    if (player && !json_is_string(player))
        return bad(out, "\"player\" is the name of a player");
    if (player)
        how.player = json_string_value(player);
    return cli_think(e->session, &how, out);
}

static enum oxhide_status do_quit(struct engine *e, json_t *request,
                                  struct json *out)
{
    (void)request, (void)out;
    e->quit = true;
    return OXHIDE_OK;
}

/* A request is answered by its own handler, or by a function of the library
 * that states facts, or takes whose eyes ("as"), or an action in words
 * ("action", "seat"). The last three need a game. */
static const struct {
    const char *name;
    void (*facts)(struct json *out);
    handler *plain, *game;
    enum oxhide_status (*eyes)(struct oxhide_session *s, int as,
                               struct json *out);
    enum oxhide_status (*words)(struct oxhide_session *s, int by,
                                const char *text, struct json *out);
} commands[] = {
    { .name = "games", .facts = oxhide_games },
    { .name = "cards", .plain = do_cards },
    { .name = "strings", .facts = oxhide_strings },
    { .name = "players", .facts = oxhide_players },
    { .name = "new", .plain = do_new },
    { .name = "setup", .plain = do_setup },
    { .name = "load", .plain = do_load },
    { .name = "auto", .plain = do_auto },
    { .name = "quit", .plain = do_quit },
    { .name = "state", .eyes = oxhide_state },
    { .name = "legal", .eyes = oxhide_legal },
    { .name = "score", .eyes = oxhide_score },
    { .name = "chance", .eyes = oxhide_chance },
    { .name = "redo", .eyes = oxhide_redo },
    { .name = "apply", .words = oxhide_apply },
    { .name = "why", .words = oxhide_why },
    { .name = "preview", .words = oxhide_preview },
    { .name = "seek", .game = do_seek },
    { .name = "events", .game = do_events },
    { .name = "undo", .game = do_undo },
    { .name = "record", .game = do_record },
    { .name = "go", .game = do_go },
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static enum oxhide_status unknown(struct json *out)
{
    char message[400];
    struct text t;

    text_init(&t, message, sizeof message);
    text_put(&t, "\"cmd\" is one of");
    for (int i = 0; i < COMMANDS; i++) {
        text_put(&t, i ? ", " : " ");
        text_put(&t, commands[i].name);
    }
    return bad(out, message);
}

static enum oxhide_status dispatch(struct engine *e, json_t *request,
                                   struct json *out)
{
    const char *name = json_string_value(json_object_get(request, "cmd"));
    const char *text = json_string_value(json_object_get(request, "action"));
    int i = 0, as;

    while (name && i < COMMANDS && strcmp(commands[i].name, name))
        i++;
    if (!name || i == COMMANDS)
        return unknown(out);
    if (commands[i].facts) {
        commands[i].facts(out);
        return OXHIDE_OK;
    }
    if (commands[i].plain)
        return commands[i].plain(e, request, out);
    if (!e->session)
        return oxhide_error(out, OXHIDE_NO_SESSION, NULL);
    if (commands[i].game)
        return commands[i].game(e, request, out);
    if (commands[i].eyes)
        return request_as(request, &as) ? commands[i].eyes(e->session, as, out)
                                        : bad_as(out);
    return text
               ? commands[i].words(e->session, request_seat(request), text, out)
               : bad(out, "\"action\" is an action in words");
}

static enum oxhide_status not_json(struct json *out, const json_error_t *error)
{
    char message[sizeof error->text + 64];

    snprintf(message, sizeof message,
             "the line is not a JSON object: column %d: %s", error->column,
             error->text);
    return oxhide_error(out, OXHIDE_NOT_JSON, message);
}

/* Answers one line into e->body, members only. */
static enum oxhide_status answer(struct engine *e, const char *line,
                                 size_t length, struct json *out)
{
    json_error_t error = { .text = "not an object" };

    if (length > ENGINE_LINE_MAX)
        return oxhide_error(out, OXHIDE_TOO_LONG,
                            "the line is longer than 4194304 bytes");
    json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES, &error);
    if (!json_is_object(request)) {
        json_decref(request);
        return not_json(out, &error);
    }
    enum oxhide_status status = dispatch(e, request, out);
    json_decref(request);
    return status;
}

static bool blank(const char *line, size_t length)
{
    while (length && strchr(" \t\r", line[length - 1]) && line[length - 1])
        length--;
    return !length;
}

const char *engine_answer(struct engine *e, const char *line, size_t length)
{
    struct json out;
    struct text whole;

    e->lines++;
    if (length <= ENGINE_LINE_MAX && blank(line, length))
        return NULL;
    json_init(&out, e->body, ANSWER_MAX);
    enum oxhide_status status = answer(e, line, length, &out);
    if (out.text.full) {
        json_init(&out, e->body, ANSWER_MAX);
        status = oxhide_error(&out, OXHIDE_TOO_LONG, NULL);
    }
    text_init(&whole, e->answer, ANSWER_MAX + 64);
    text_put(&whole, status ? "{\"ok\":false,\"line\":" : "{\"ok\":true");
    if (status)
        text_int(&whole, e->lines);
    text_put(&whole, *e->body ? "," : "");
    text_put(&whole, e->body);
    text_char(&whole, '}');
    return e->answer;
}

struct engine *engine_new(void)
{
    struct engine *e = calloc(1, sizeof *e);

    if (!e)
        return NULL;
    e->memory[0] = malloc(memory_size());
    e->memory[1] = malloc(memory_size());
    e->answer = malloc(ANSWER_MAX + 64);
    e->body = malloc(ANSWER_MAX);
    e->record = malloc(ANSWER_MAX);
    if (e->memory[0] && e->memory[1] && e->answer && e->body && e->record)
        return e;
    engine_free(e);
    return NULL;
}

void engine_free(struct engine *e)
{
    if (!e)
        return;
    free(e->memory[0]);
    free(e->memory[1]);
    free(e->answer);
    free(e->body);
    free(e->record);
    free(e);
}

bool engine_ended(const struct engine *e)
{
    return e->quit;
}

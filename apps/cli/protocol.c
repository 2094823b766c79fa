/* The engine protocol's front: a line of JSON becomes a request of the host,
 * and its answer a line. Whoever writes the lines is the operator. */
#include "apps/cli/protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "apps/cli/think.h"
#include "apps/cli/voice.h"
#include "oxhide_host.h"

enum { ANSWER_MAX = 2 << 20, SLOTS = 2, PROTOCOL = 1 };
enum { SET_THREADS, SET_MEMORY, SET_INFO, ENGINE_SETTINGS };

struct engine {
    void *memory;
    struct oxhide_host *host;
    int lines; /* read so far */
    char *answer, *body;
    void *lent[OXHIDE_LENT_COUNT];
    const struct cli_listener *listener;
    int setting[ENGINE_SETTINGS];
};

/* What `setoption` sets. */
static const struct {
    const char *name;
    int least, most, usual;
} settings[ENGINE_SETTINGS] = {
    [SET_THREADS] = { "threads", 1, CLI_THINK_THREADS, 1 },
    [SET_MEMORY] = { "memory", 0, CLI_THINK_MEMORY, 0 },
    [SET_INFO] = { "info", 0, 60000, 0 },
};

static void *lend(void *self, enum oxhide_lent what, size_t size)
{
    struct engine *e = self;

    free(e->lent[what]);
    return e->lent[what] = malloc(size);
}

static enum oxhide_status think(void *self, struct oxhide_session *s,
                                const struct oxhide_wish *wish,
                                struct json *out)
{
    const struct engine *e = self;
    const struct cli_think how = { .player = wish->player,
                                   .seed = wish->seed,
                                   .playouts = wish->playouts,
                                   .time_ms = wish->time_ms,
                                   .games = wish->games,
                                   .threads = e->setting[SET_THREADS],
                                   .memory_mb = e->setting[SET_MEMORY],
                                   .info_ms = e->listener ? e->setting[SET_INFO]
                                                          : 0,
                                   .listener = e->listener };

    return cli_think(s, &how, out);
}

/* How many values a piece of JSON is. */
static size_t count(const json_t *v)
{
    size_t n = 1, i;
    const char *name;
    json_t *part;

    json_array_foreach(v, i, part)
    {
        n += count(part);
    }
    json_object_foreach((json_t *)v, name, part)
    {
        n += count(part);
    }
    return n;
}

static enum oxhide_value_type type_of(const json_t *v)
{
    switch (json_typeof(v)) {
    case JSON_OBJECT: return OXHIDE_OBJECT;
    case JSON_ARRAY: return OXHIDE_LIST;
    case JSON_STRING: return OXHIDE_STRING;
    case JSON_INTEGER: return OXHIDE_NUMBER;
    case JSON_REAL: return OXHIDE_OTHER;
    case JSON_TRUE: return OXHIDE_TRUE;
    case JSON_FALSE: return OXHIDE_FALSE;
    case JSON_NULL: break;
    }
    return OXHIDE_NULL;
}

/* Writes a value and its parts; returns what follows them. */
static struct oxhide_value *decode(const json_t *v, const char *name,
                                   struct oxhide_value *out)
{
    struct oxhide_value *next = out + 1;
    const char *key;
    json_t *part;
    size_t i;

    *out = (struct oxhide_value){ .type = type_of(v),
                                  .name = name,
                                  .number = json_integer_value(v),
                                  .text = json_string_value(v),
                                  .length = json_string_length(v),
                                  .count = json_is_array(v)
                                               ? json_array_size(v)
                                               : json_object_size(v) };
    json_array_foreach(v, i, part)
    {
        next = decode(part, NULL, next);
    }
    json_object_foreach((json_t *)v, key, part)
    {
        next = decode(part, key, next);
    }
    out->span = (size_t)(next - out);
    return next;
}

static enum oxhide_status not_json(struct json *out, const json_error_t *error)
{
    char message[sizeof error->text + 64];

    snprintf(message, sizeof message, "the line is not JSON: column %d: %s",
             error->column, error->text);
    return oxhide_error(out, OXHIDE_NOT_JSON, message);
}

/* Who this is, what can be played, what is too long, what can be set. */
static enum oxhide_status hello(struct engine *e, struct json *out)
{
    json_str(out, "name", "oxhide");
    json_str(out, "version", oxhide_version());
    json_int(out, "protocol", PROTOCOL);
    json_open(out, "limits", '{');
    json_int(out, "line", ENGINE_LINE_MAX);
    json_int(out, "answer", ANSWER_MAX);
    json_int(out, "slots", SLOTS);
    json_close(out, '}');
    json_open(out, "settings", '[');
    for (int k = 0; k < ENGINE_SETTINGS; k++) {
        json_open(out, NULL, '{');
        json_str(out, "name", settings[k].name);
        json_int(out, "least", settings[k].least);
        json_int(out, "most", settings[k].most);
        json_int(out, "value", e->setting[k]);
        json_close(out, '}');
    }
    json_close(out, ']');
    oxhide_games(out);
    return OXHIDE_OK;
}

static enum oxhide_status set_option(struct engine *e, json_t *request,
                                     struct json *out)
{
    const char *name = json_string_value(json_object_get(request, "name"));
    json_t *value = json_object_get(request, "value");
    char message[MESSAGE_MAX];
    int k = 0;

    while (k < ENGINE_SETTINGS && (!name || strcmp(name, settings[k].name)))
        k++;
    if (k == ENGINE_SETTINGS)
        return oxhide_error(out, OXHIDE_BAD_REQUEST,
                            cli_words(message, "setting-name", NULL));
    json_int_t n = json_integer_value(value);
    if (!json_is_integer(value) || n < settings[k].least ||
        n > settings[k].most)
        return oxhide_error(out, OXHIDE_BAD_REQUEST,
                            cli_words(message, "setting-value", "name", name,
                                      "#least", settings[k].least, "#most",
                                      settings[k].most, NULL));
    e->setting[k] = (int)n;
    return OXHIDE_OK;
}

/* What is asked of the program and not of its games; false: it is not. */
static bool own(struct engine *e, json_t *request, struct json *out,
                enum oxhide_status *status)
{
    const char *cmd = json_string_value(json_object_get(request, "cmd"));

    if (cmd && !strcmp(cmd, "hello"))
        *status = hello(e, out);
    else if (cmd && !strcmp(cmd, "setoption"))
        *status = set_option(e, request, out);
    else if (cmd && !strcmp(cmd, "stop"))
        *status = OXHIDE_OK; /* whatever was thought about has been answered */
    else
        return false;
    return true;
}

bool engine_is_stop(const char *line, size_t length)
{
    json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
    const char *cmd = json_string_value(json_object_get(request, "cmd"));
    bool stop = cmd && !strcmp(cmd, "stop");

    json_decref(request);
    return stop;
}

/* Answers one line into e->body, members only. */
static enum oxhide_status answer(struct engine *e, const char *line,
                                 size_t length, struct json *out)
{
    json_error_t error;

    if (length > ENGINE_LINE_MAX)
        return oxhide_error(out, OXHIDE_TOO_LONG,
                            "the line is longer than 4194304 bytes");
    json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES, &error);
    if (!request)
        return not_json(out, &error);
    struct oxhide_value *values = malloc(count(request) * sizeof *values);
    enum oxhide_status status;
    if (!json_is_object(request))
        status = oxhide_error(out, OXHIDE_NOT_JSON,
                              "the line is JSON, but not an object");
    else if (own(e, request, out, &status))
        ;
    else if (!values)
        status = oxhide_error(out, OXHIDE_NO_MEMORY, NULL);
    else {
        decode(request, NULL, values);
        status = oxhide_host_answer(e->host, OXHIDE_OPERATOR, values, out);
    }
    free(values);
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
    cli_answer(&out, e->body, ANSWER_MAX);
    enum oxhide_status status = answer(e, line, length, &out);
    if (out.text.full) {
        cli_answer(&out, e->body, ANSWER_MAX);
        status = oxhide_error(&out, OXHIDE_TOO_LONG,
                              "the answer is longer than 2097152 bytes");
    }
    text_init(&whole, e->answer, ANSWER_MAX + 64);
    text_put(&whole, status ? "{\"ok\":false,\"line\":" : "{\"ok\":true");
    if (status)
        text_int(&whole, e->lines);
    text_put(&whole, out.text.used ? "," : "");
    text_put(&whole, e->body);
    text_char(&whole, '}');
    return e->answer;
}

struct engine *engine_new(const struct cli_listener *listener)
{
    struct engine *e = calloc(1, sizeof *e);
    const struct oxhide_front front = { .self = e,
                                        .think = think,
                                        .lend = lend,
                                        .commands = "hello, setoption, stop" };

    if (!e)
        return NULL;
    e->listener = listener;
    for (int k = 0; k < ENGINE_SETTINGS; k++)
        e->setting[k] = settings[k].usual;
    e->memory = malloc(oxhide_host_size(SLOTS));
    e->answer = malloc(ANSWER_MAX + 64);
    e->body = malloc(ANSWER_MAX);
    if (!e->memory || !e->answer || !e->body) {
        engine_free(e);
        return NULL;
    }
    e->host = oxhide_host_new(e->memory, SLOTS, &front);
    return e;
}

void engine_free(struct engine *e)
{
    if (!e)
        return;
    for (int k = 0; k < OXHIDE_LENT_COUNT; k++)
        free(e->lent[k]);
    free(e->memory);
    free(e->answer);
    free(e->body);
    free(e);
}

bool engine_ended(const struct engine *e)
{
    return oxhide_host_ended(e->host);
}

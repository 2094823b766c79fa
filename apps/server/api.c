/* Requests of the API as clients of the club. A request is a few asks, one
 * after the other. What the club says begins with {"see":"word", and answers
 * continue with "id"; only that much of them is read, and the rest passes
 * through. */
#include "apps/server/api.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/api_inside.h"
#include "base/json_read.h"

struct call *call_new(struct lws *wsi, struct reply *reply, const char *uri,
                      bool post)
{
    struct call *c = calloc(1, sizeof *c);
    char pair[2 * PART_MAX]; /* "invite=..." */

    if (!c)
        return NULL;
    c->wsi = wsi;
    c->reply = reply;
    c->post = post;
    const char *invite = lws_get_urlarg_by_name(wsi, "invite=", pair,
                                                sizeof pair);
    if (invite && api_word(invite))
        snprintf(c->invite, sizeof c->invite, "%s", invite);
    const char *before = lws_get_urlarg_by_name(wsi, "before=", pair,
                                                sizeof pair);
    if (before && strspn(before, "0123456789") == strlen(before) &&
        (before[0] != '0' || !before[1]))
        snprintf(c->before, sizeof c->before, "%.9s", before);
    uri += strlen("/api/");
    for (int i = 0; i < PARTS; i++) {
        size_t n = strcspn(uri, "/");
        snprintf(c->part[i], PART_MAX, "%.*s", (int)n, uri);
        uri += n + (uri[n] == '/');
    }
    return c;
}

bool call_body(struct call *c, const char *bytes, size_t n)
{
    if (c->length + n > sizeof c->body)
        return false;
    if (n)
        memcpy(c->body + c->length, bytes, n);
    c->length += n;
    return true;
}

void call_free(struct call *c)
{
    if (!c)
        return;
    if (c->house)
        house_leave(c->house, &c->end);
    if (c->export)
        house_export_off(c->export);
    free(c->out);
    free(c);
}

/* The status that goes with a refusal of the club. */
static unsigned status_of(const char *message)
{
    static const struct {
        const char *code;
        unsigned status;
    } codes[] = {
        { "bad-request", 400 }, { "no-person", 401 },  { "bad-secret", 403 },
        { "not-host", 403 },    { "not-seated", 403 }, { "no-table", 404 },
        { "no-link", 404 },     { "gone", 404 },       { "too-long", 413 },
        { "too-many", 429 },    { "try-again", 503 },
    };
    const char *code = strstr(message, "\"code\":\"");

    for (size_t i = 0; code && i < sizeof codes / sizeof *codes; i++) {
        size_t n = strlen(codes[i].code);
        if (!strncmp(code + 8, codes[i].code, n) && code[8 + n] == '"')
            return codes[i].status;
    }
    return 409;
}

static bool sees(const char *message, const char *word)
{
    size_t n = strlen(word);

    return !strncmp(message, "{\"see\":\"", 8) &&
           !strncmp(message + 8, word, n) && message[8 + n] == '"';
}

/* Whether it answers this request's ask: the id comes next after 'see'. What is
 * refused without an id was not even read, and a request asks one thing at a
 * time. */
static bool is_own(const struct call *c, const char *message)
{
    const char *id = message + strlen("{\"see\":\"");
    size_t n = strlen(c->id);

    id += strcspn(id, "\"");
    if (strncmp(id, "\",\"id\":\"", 8))
        return sees(message, "refused");
    return n && !strncmp(id + 8, c->id, n) && id[8 + n] == '"';
}

/* Keeps a message, or a line of a stream; false: too much waits already. */
static bool keep(struct call *c, const char *bytes, size_t n)
{
    if (c->used + n + 1 > CALL_OUT_MAX)
        return false;
    if (c->used + n + 1 > c->room) {
        size_t room = 2 * (c->used + n + 1);
        char *more = realloc(c->out, room);
        if (!more)
            return false;
        c->out = more;
        c->room = room;
    }
    memcpy(c->out + c->used, bytes, n);
    c->out[c->used + n] = '\n';
    c->used += n + 1;
    return true;
}

/* Goes on in the next turn of the loop: the club must not be called back. */
static void go_on(struct call *c, enum call_state state)
{
    c->state = state;
    lws_callback_on_writable(c->wsi);
}

static void end_with(struct call *c, unsigned status, const char *message,
                     size_t n)
{
    c->status = keep(c, message, n) ? status : 500;
    go_on(c, CALL_OVER);
}

static void welcome(struct call *c, const char *message)
{
    static const char nobody[] =
        "{\"error\":{\"code\":\"no-person\",\"message\":\"Say who you are: "
        "send a token, as in 'Authorization: Bearer ...'.\"}}";
    bool known = !strstr(message, "\"person\":null");

    if (c->needs_person && !known)
        end_with(c, 401, nobody, sizeof nobody - 1);
    else if (c->streams && !c->step[c->at].ask[0])
        go_on(c, CALL_STREAMS); /* what it wants comes by itself */
    else
        go_on(c, CALL_ASKS);
}

static const char late[] =
    "{\"error\":{\"code\":\"try-again\",\"message\":\"The server cannot "
    "read or write its store just now; its disk may be full. Your request "
    "may still be done: send it again later, with the same id.\"}}";

static void exported(void *self, char *text, size_t n)
{
    struct call *c = self;

    c->export = NULL;
    if (c->state != CALL_EXPORTS) {
        free(text); /* too late */
        return;
    }
    if (!text) {
        end_with(c, 503, late, sizeof late - 1);
        return;
    }
    free(c->out);
    c->out = text;
    c->used = n;
    c->status = 200;
    go_on(c, CALL_OVER);
}

/* All that is kept about whoever asks, whom the message names. */
static void begin_export(struct call *c, const char *message, size_t n)
{
    struct json_object o;
    char person[PART_MAX] = "";

    if (json_read(&o, message, n))
        json_get_str(&o, "person", person, sizeof person);
    c->state = CALL_EXPORTS;
    lws_set_timeout(c->wsi, PENDING_TIMEOUT_HTTP_CONTENT, 2 * CALL_EXPORT);
    lws_set_timer_usecs(c->wsi, CALL_EXPORT * LWS_USEC_PER_SEC);
    c->export = house_export(c->house, person, exported, c);
    if (!c->export)
        end_with(c, 503, late, sizeof late - 1);
}

/* What was asked for, or why not. */
static void answered(struct call *c, const char *message, size_t n)
{
    bool own = is_own(c, message), answers = c->step[c->at].answers;
    bool gone = sees(message, "gone"), refused = sees(message, "refused");

    if (c->state == CALL_WAITS && (gone || (refused && (own || !answers))))
        end_with(c, gone ? 404 : status_of(message), message, n);
    else if (!sees(message, c->step[c->at].expects) || (answers && !own))
        return;
    else if (c->exports)
        begin_export(c, message, n);
    else if (++c->at < c->steps)
        go_on(c, CALL_ASKS);
    else if (c->streams && keep(c, message, n))
        go_on(c, CALL_STREAMS);
    else
        end_with(c, 200, message, n);
}

static void hear(struct end *e, const char *message, size_t n)
{
    struct call *c = (struct call *)e;

    switch (c->state) {
    case CALL_ENTERS:
        if (sees(message, "welcome"))
            welcome(c, message);
        break;
    case CALL_ASKS:
    case CALL_WAITS: answered(c, message, n); break;
    case CALL_STREAMS:
        /* An empty line shows that both ends are there. */
        if (!keep(c, message, sees(message, "pong") ? 0 : n))
            c->state = CALL_OVER;
        lws_callback_on_writable(c->wsi);
        break;
    case CALL_EXPORTS:
    case CALL_OVER: break;
    }
}

static bool ready(struct end *e)
{
    const struct call *c = (const struct call *)e;

    return c->used < CALL_AHEAD;
}

static void drop(struct end *e)
{
    struct call *c = (struct call *)e;

    go_on(c, CALL_OVER);
}

int call_begin(struct call *c, struct house *house, const char *token,
               const char *address)
{
    c->end = (struct end){ hear, ready, drop, NULL };
    int status = call_route(c);
    if (status)
        return call_refuse(c, (unsigned)status);
    if (c->state == CALL_OVER) { /* it needs no club */
        lws_callback_on_writable(c->wsi);
        return 0;
    }
    if (!house)
        return call_refuse(c, 503);
    lws_set_timeout(c->wsi, PENDING_TIMEOUT_HTTP_CONTENT, 2 * CALL_PATIENCE);
    lws_set_timer_usecs(c->wsi, CALL_PATIENCE * LWS_USEC_PER_SEC);
    c->house = house;
    c->state = CALL_ENTERS;
    return house_enter(house, &c->end, c->token[0] ? c->token : token, address)
               ? 0
               : -1;
}

/* The head of a stream; its lines follow for as long as it lasts, if they are
 * wanted. */
static int begin_stream(struct call *c)
{
    unsigned char buffer[LWS_PRE + HEADER_LIMIT], *start = buffer + LWS_PRE;
    unsigned char *at = start, *end = buffer + sizeof buffer - 1;

    if (lws_add_http_common_headers(c->wsi, HTTP_STATUS_OK,
                                    "application/x-ndjson",
                                    LWS_ILLEGAL_HTTP_CONTENT_LEN, &at, end) ||
        lws_add_http_header_by_name(
            c->wsi, (const unsigned char *)"cache-control:",
            (const unsigned char *)"no-store", 8, &at, end) ||
        lws_finalize_write_http_header(c->wsi, start, &at, end))
        return -1;
    lws_set_timeout(c->wsi, NO_PENDING_TIMEOUT, 0);
    lws_set_timer_usecs(c->wsi, CALL_TICK * LWS_USEC_PER_SEC);
    c->streaming = true;
    return lws_hdr_total_length(c->wsi, WSI_TOKEN_HEAD_URI) ? -1 : 0;
}

static int send_lines(struct call *c)
{
    unsigned char buffer[LWS_PRE + CALL_CHUNK];

    while (c->sent < c->used && !lws_send_pipe_choked(c->wsi)) {
        size_t n = c->used - c->sent;
        n = n < CALL_CHUNK ? n : CALL_CHUNK;
        memcpy(buffer + LWS_PRE, c->out + c->sent, n);
        if (lws_write(c->wsi, buffer + LWS_PRE, n, LWS_WRITE_HTTP) < 0)
            return -1;
        c->sent += n;
    }
    if (c->sent < c->used) {
        lws_callback_on_writable(c->wsi);
        return 0;
    }
    bool behind = c->used > CALL_AHEAD;
    c->used = c->sent = 0;
    if (behind)
        house_ready(c->house, &c->end);
    return 0;
}

void call_tick(struct call *c)
{
    static const char ping[] = "{\"do\":\"ping\"}";
    if (c->state < CALL_STREAMS)
        end_with(c, 503, late, sizeof late - 1);
    if (c->state != CALL_STREAMS)
        return;
    house_hear(c->house, &c->end, ping, sizeof ping - 1);
    lws_set_timer_usecs(c->wsi, CALL_TICK * LWS_USEC_PER_SEC);
}

int call_writable(struct call *c)
{
    switch (c->state) {
    case CALL_ENTERS:
    case CALL_EXPORTS:
    case CALL_WAITS: return 0;
    case CALL_ASKS:
        c->state = CALL_WAITS;
        if (c->step[c->at].ask[0])
            house_hear(c->house, &c->end, c->step[c->at].ask,
                       strlen(c->step[c->at].ask));
        return 0;
    case CALL_STREAMS:
        if (c->streaming)
            return send_lines(c);
        lws_callback_on_writable(c->wsi);
        return begin_stream(c);
    case CALL_OVER: return c->streaming ? -1 : call_answer(c);
    }
    return -1;
}

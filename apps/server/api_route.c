/* Paths and bodies of the API as asks of the club, and its answers as bodies.
 * docs/online.md has the list. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

#include "apps/server/api_inside.h"
#include "base/deal.h"
#include "base/json_read.h"
#include "oxhide.h"

enum { ID_MAX = 33 };

bool api_has(const char *uri)
{
    return !strncmp(uri, "/api/", 5);
}

bool api_word(const char *s)
{
    size_t n = strspn(s, "abcdefghijklmnopqrstuvwxyz0123456789-");

    return n && !s[n];
}

/* Random digits for ids and tokens. */
static void draw_digits(char *out, size_t bytes)
{
    uint8_t random[32];

    if (uv_random(NULL, NULL, random, bytes, 0, NULL))
        abort();
    deal_hex(out, random, bytes);
}

/* The body as members that may follow others in an object: "" or ",...". False
 * where it is not an object, says what the path says, or has an id that is
 * none. */
static bool read_body(struct call *c, const char **members)
{
    static const char *const taken[] = { "do", "table", "token" };
    struct json_object o;

    *members = "";
    if (!c->length)
        return true;
    if (c->length == sizeof c->body || !json_read(&o, c->body, c->length))
        return false;
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (json_get(&o, taken[i]).kind != JSON_NONE)
            return false;
    c->has_id = json_get(&o, "id").kind != JSON_NONE;
    if (c->has_id && !(json_get_str(&o, "id", c->id, ID_MAX) &&
                       api_word(c->id) && c->id[0] != '-'))
        return false;
    c->body[c->length] = '\0';
    char *open = strchr(c->body, '{'), *close = strrchr(c->body, '}');
    *close = '\0';
    *open = o.count ? ',' : '\0';
    *members = open;
    return true;
}

/* Adds an ask: what to do, where, and the members of the body. */
static bool add(struct call *c, const char *word, const char *table,
                const char *more, const char *expects)
{
    int k = c->steps++, n = 0;
    char *ask = c->step[k].ask;

    n = snprintf(ask, ASK_BYTES, "{\"do\":\"%s\"", word);
    if (*table)
        n += snprintf(ask + n, ASK_BYTES - (size_t)n, ",\"table\":\"%s\"",
                      table);
    c->step[k].answers = !strcmp(expects, "done");
    if (c->step[k].answers && !c->has_id) {
        draw_digits(c->id, 8);
        n += snprintf(ask + n, ASK_BYTES - (size_t)n, ",\"id\":\"%s\"", c->id);
    }
    n += snprintf(ask + n, ASK_BYTES - (size_t)n, "%s}", more);
    snprintf(c->step[k].expects, sizeof c->step[k].expects, "%s", expects);
    return n < ASK_BYTES;
}

/* Whether it is a word that the club answers to with "done". */
static bool is_ask(const char *word)
{
    static const char *const others[] = { "follow", "unfollow", "ping",
                                          "look",   "bot",      "join",
                                          "stream", "record",   "games",
                                          "export" };

    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (!strcmp(word, others[i]))
            return false;
    return api_word(word);
}

/* Facts that need no club. */
static int route_facts(struct call *c)
{
    enum { ROOM = 64 * 1024 };
    struct json out;

    c->out = malloc(ROOM);
    if (!c->out)
        return 500;
    json_init(&out, c->out, ROOM - 1);
    json_open(&out, NULL, '{');
    if (!strcmp(c->part[0], "games"))
        oxhide_games(&out);
    else
        oxhide_players(&out);
    json_close(&out, '}');
    c->used = out.text.used;
    c->out[c->used++] = '\n';
    c->status = 200;
    c->state = CALL_OVER;
    return 0;
}

/* Whoever is invited names the invitation beside the table. */
static bool add_follow(struct call *c)
{
    char with[2 * PART_MAX] = "";

    if (c->invite[0])
        snprintf(with, sizeof with, ",\"invite\":\"%s\"", c->invite);
    return add(c, "follow", c->part[1], with, "table");
}

static int route_tables(struct call *c)
{
    const char *table = c->part[1], *what = c->part[2], *more;

    if (c->post) {
        if (!read_body(c, &more))
            return 400;
        c->needs_person = true;
        if (!*table)
            return add(c, "make", "", more, "done") ? 0 : 413;
        if (!api_word(table) || !is_ask(what))
            return 404;
        return add_follow(c) && add(c, what, table, more, "done") ? 0 : 413;
    }
    if (!api_word(table))
        return *table ? 404 : 405;
    add_follow(c);
    c->record = !strcmp(what, "record");
    c->streams = !strcmp(what, "stream");
    return !*what || c->record || c->streams ? 0 : 404;
}

/* A new guest or bot gets a token, which is shown once. A guest is whoever has
 * the token, so that is who asks; a bot is asked for by its owner. */
static int route_new(struct call *c)
{
    bool bot = !strcmp(c->part[0], "bots");
    char with[ASK_BYTES];
    const char *more;

    if (!c->post)
        return 405;
    if (!read_body(c, &more))
        return 400;
    draw_digits(c->given, 16);
    c->needs_person = bot;
    if (!bot)
        memcpy(c->token, c->given, sizeof c->token);
    snprintf(with, sizeof with, "%s%s%s%s", bot ? ",\"token\":\"" : "",
             bot ? c->given : "", bot ? "\"" : "", more);
    return add(c, bot ? "bot" : "join", "", with, "done") ? 0 : 413;
}

static int route_me(struct call *c)
{
    const char *what = c->part[1], *more;

    c->needs_person = true;
    if (!c->post && !strcmp(what, "export")) {
        c->exports = true;
        add(c, what, "", "", what);
        return 0;
    }
    if (!c->post) {
        snprintf(c->step[0].expects, sizeof c->step[0].expects, "me");
        c->steps = 1;
        c->streams = !strcmp(c->part[0], "stream");
        return *what ? 404 : 0;
    }
    if (!is_ask(what))
        return 404;
    if (!read_body(c, &more))
        return 400;
    return add(c, what, "", more, "done") ? 0 : 413;
}

static int route_people(struct call *c)
{
    char with[2 * PART_MAX];

    if (c->post)
        return 405;
    bool games = !strcmp(c->part[2], "games");
    if (!api_word(c->part[1]) || (*c->part[2] && !games))
        return 404;
    snprintf(with, sizeof with, ",\"person\":\"%s\"%s%s", c->part[1],
             games && c->before[0] ? ",\"before\":" : "",
             games ? c->before : "");
    add(c, games ? "games" : "look", "", with, games ? "games" : "person");
    return 0;
}

int call_route(struct call *c)
{
    static const struct {
        const char *first;
        int (*route)(struct call *c);
    } routes[] = {
        { "games", route_facts },   { "players", route_facts },
        { "tables", route_tables }, { "guests", route_new },
        { "bots", route_new },      { "me", route_me },
        { "stream", route_me },     { "people", route_people },
    };

    for (size_t i = 0; i < sizeof routes / sizeof *routes; i++)
        if (!strcmp(c->part[0], routes[i].first)) {
            bool facts = routes[i].route == route_facts;
            return facts && c->post ? 405 : routes[i].route(c);
        }
    return 404;
}

/* The text of a record out of a message about a table; NULL: there is none. */
static char *find_record(const struct call *c)
{
    struct json_object o;
    char *text = malloc(2 * c->used + 1);
    size_t n = 0;

    if (!text || !json_read(&o, c->out, c->used)) {
        free(text);
        return NULL;
    }
    text[0] = '\0';
    if (!json_get_str(&o, "record", text, c->used)) {
        json_get_str(&o, "head", text, c->used);
        n = strlen(text);
        json_get_str(&o, "lines", text + n, c->used);
    }
    if (text[0])
        return text;
    free(text);
    return NULL;
}

static int answer(struct call *c, unsigned status, const char *type, char *own,
                  size_t n)
{
    struct lws *wsi = c->wsi;

    return reply_begin(wsi, c->reply,
                       &(struct answer){ .status = status,
                                         .type = type,
                                         .body = own,
                                         .length = n,
                                         .own = (unsigned char *)own,
                                         .last = true });
}

int call_refuse(struct call *c, unsigned status)
{
    static const struct {
        unsigned status;
        const char *code, *message;
    } all[] = {
        { 400, "bad-request", "The body is one JSON object of its members." },
        { 404, "no-page", "There is nothing at this address." },
        { 405, "bad-method", "That cannot be done with this address." },
        { 413, "too-long", "The message is too long." },
        { 503, "try-again", "The server has no club." },
        { 500, "trouble", "Something went wrong." },
    };
    size_t i = 0;
    char *text = malloc(256);

    while (i + 1 < sizeof all / sizeof *all && all[i].status != status)
        i++;
    if (!text)
        return -1;
    int n = snprintf(text, 256,
                     "{\"error\":{\"code\":\"%s\",\"message\":\"%s\"}}\n",
                     all[i].code, all[i].message);
    return answer(c, status, "application/json", text, (size_t)n);
}

int call_answer(struct call *c)
{
    char *out = c->out;
    size_t n = c->used;

    c->used = 0;
    if (c->status == 200 && c->record) {
        c->used = n;
        char *text = find_record(c);
        c->used = 0;
        return text ? answer(c, 200, "text/plain; charset=utf-8", text,
                             strlen(text))
                    : call_refuse(c, 404);
    }
    c->out = NULL;
    if (c->status == 200 && c->given[0]) {
        char *more = malloc(n + TOKEN_MAX + 16);
        if (!more)
            return -1;
        int k = sprintf(more, "{\"token\":\"%s\",", c->given);
        memcpy(more + k, out + 1, n - 1);
        free(out);
        return answer(c, 200, "application/json", more, (size_t)k + n - 1);
    }
    return answer(c, c->status,
                  c->status == 200 && c->exports ? "application/x-ndjson"
                                                 : "application/json",
                  out, n);
}

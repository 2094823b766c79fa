/* Any messages of three clients to a node: lines, each with a digit for who
 * says it. `$` stands for the table that the first of them made, `&` for its
 * position; what the node says is JSON, and what it stores can be read again.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "tests/world/lone.h"

enum { CLIENTS = 3, LINE = 6000 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct room {
    struct lone *lone;
    struct node_client *client[CLIENTS];
    char table[CLUB_ID_MAX], invite[CLUB_ID_MAX * 2];
};

static void said(void *self, void *client, const char *bytes, size_t n)
{
    struct room *r = self;
    struct json_object o, about;
    struct json_slice part;

    (void)client;
    CHECK(json_read(&o, bytes, n));
    part = json_get(&o, "about");
    if (!r->table[0])
        json_get_str(&o, "table", r->table, sizeof r->table);
    if (part.kind == JSON_OBJECT && json_read(&about, part.at, part.length))
        json_get_str(&about, "invite", r->invite, sizeof r->invite);
}

static void tell(struct room *r, int k, const char *message)
{
    lone_hear(r->lone, r->client[k], message, strlen(message));
}

/* A table with two of them at it, and one who watches. */
static void begin(struct room *r)
{
    char text[128];

    r->lone = lone_new(said, r);
    for (int k = 0; k < CLIENTS; k++) {
        snprintf(text, sizeof text, "token-%d", k);
        r->client[k] = lone_enter(r->lone, r, text, "10.0.0.1");
        snprintf(text, sizeof text,
                 "{\"do\":\"join\",\"id\":\"j\",\"name\":\"P%d\"}", k);
        tell(r, k, text);
    }
    tell(r, 0, "{\"do\":\"make\",\"id\":\"m\",\"game\":\"bronze-age\"}");
    snprintf(text, sizeof text, "{\"do\":\"follow\",\"table\":\"%s\"}",
             r->table);
    tell(r, 0, text);
    snprintf(text, sizeof text,
             "{\"do\":\"sit\",\"id\":\"s\",\"table\":\"%s\"}", r->table);
    tell(r, 0, text);
}

static void fill(const struct room *r, const uint8_t *data, size_t n,
                 char out[LINE])
{
    const struct club_table *t = node_table(r->lone->node, r->table);
    struct text text;

    text_init(&text, out, LINE);
    for (size_t i = 0; i < n; i++)
        if (data[i] == '$') {
            text_put(&text, r->table);
        } else if (data[i] == '%') {
            text_put(&text, r->invite);
        } else if (data[i] == '&') {
            text_put(&text, "\"ply\":");
            text_int(&text,
                     t && t->session ? oxhide_session_ply(t->session) : 0);
            text_put(&text, ",\"back\":0");
        } else {
            text_char(&text, (char)data[i]);
        }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct room r = { 0 };
    char line[LINE];

    begin(&r);
    while (size) {
        const uint8_t *end = memchr(data, '\n', size);
        size_t n = end ? (size_t)(end - data) : size;
        if (n > 1) {
            fill(&r, data + 1, n - 1, line);
            lone_hear(r.lone, r.client[data[0] % CLIENTS], line, strlen(line));
        } else {
            lone_wake(r.lone, 3000);
        }
        data += end ? n + 1 : n;
        size -= end ? n + 1 : n;
    }
    lone_free(r.lone);
    return 0;
}

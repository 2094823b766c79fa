/* A table in memory without store or node: asks are judged, the rows they lead
 * to are read at once and kept, so that a test can read them all again. */
#ifndef TESTS_UNIT_CLUB_HALL_H
#define TESTS_UNIT_CLUB_HALL_H

#define _DEFAULT_SOURCE /* strndup */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "club/table.h"

enum { HALL_ROWS = 4096, HALL_ANSWER = 512 * 1024 };

struct hall {
    struct club_table t;
    struct club_draft draft;
    char *body[HALL_ROWS], *text[HALL_ROWS];
    struct club_entry entry[HALL_ROWS];
    int rows;
    int64_t now;
    int64_t away[CLUB_SEATS_MAX];
    uint8_t random[CLUB_RANDOM];
    char answer[HALL_ANSWER];
    struct json out;
};

static const struct club_asker hall_mira = { "miraaaaaaaaaaaaa", "Mira", false,
                                             150000, 35000 };
static const struct club_asker hall_kofi = { "kofiaaaaaaaaaaaa", "Kofi", false,
                                             150000, 35000 };
static const struct club_asker hall_ines = { "inesaaaaaaaaaaaa", "Ines", false,
                                             150000, 35000 };

static inline struct json *hall_out(struct hall *h)
{
    json_init(&h->out, h->answer, sizeof h->answer);
    return &h->out;
}

static inline struct hall *hall_new(void)
{
    struct hall *h = calloc(1, sizeof *h);
    size_t n = oxhide_session_size(NULL);

    table_init(&h->t, "tableaaaaaaaaaaa", malloc(n), n);
    for (int i = 0; i < CLUB_RANDOM; i++)
        h->random[i] = (uint8_t)(7 * i + 1);
    return h;
}

static inline void hall_free(struct hall *h)
{
    for (int i = 0; i < h->rows; i++) {
        free(h->body[i]);
        free(h->text[i]);
    }
    free(h->t.memory);
    free(h);
}

/* Keeps the row as a store would, and reads it. */
static inline void hall_keep(struct hall *h)
{
    int i = h->rows++;

    h->body[i] = strndup(h->draft.body, h->draft.row.entry.length);
    h->text[i] = h->draft.row.owner[0] ? strdup(h->draft.text) : NULL;
    h->entry[i] = h->draft.row.entry;
    h->entry[i].body = h->body[i];
    h->entry[i].text = h->text[i];
    if (!table_read(&h->t, &h->entry[i]))
        fail_msg("row %d cannot be read: %s", i + 1, h->body[i]);
}

/* Somebody asks (NULL: the club); the status. */
static inline enum club_status
hall_ask(struct hall *h, const struct club_asker *who, const char *body)
{
    struct json_object o;
    char request[CLUB_REQUEST_MAX];

    snprintf(request, sizeof request, "%s:%d", who ? who->id : "-", h->rows);
    if (!json_read(&o, body, strlen(body)))
        fail_msg("not JSON: %s", body);
    struct club_ask ask = { .who = who,
                            .request = request,
                            .body = &o,
                            .now = h->now,
                            .wall = h->now + 1000000,
                            .away = h->away,
                            .random = h->random };
    enum club_status status = h->t.number
                                  ? table_judge(&h->t, &ask, &h->draft,
                                                hall_out(h))
                                  : table_make(h->t.id, &ask, h->t.memory,
                                               h->t.memory_size, &h->draft,
                                               hall_out(h));
    if (status == CLUB_OK)
        hall_keep(h);
    return status;
}

/* The club does what is due. */
static inline enum club_status hall_wake(struct hall *h)
{
    struct club_ask ask = { .request = "-wake",
                            .now = h->now,
                            .wall = h->now + 1000000,
                            .random = h->random };
    enum club_status status = table_wake(&h->t, &ask, &h->draft);

    if (status == CLUB_OK)
        hall_keep(h);
    return status;
}

/* A seat plays its k-th legal action (modulo how many there are). */
static inline enum club_status hall_play(struct hall *h,
                                         const struct club_asker *who, int k)
{
    char body[512], *at;
    int n = 0;

    struct oxhide_session *s = h->t.session;
    oxhide_legal(s, oxhide_session_actor(s), hall_out(h));
    for (at = h->answer; (at = strstr(at, "{\"text\":\"")); at++)
        n++;
    k %= n;
    for (at = h->answer; (at = strstr(at, "{\"text\":\"")) && k; at++)
        k--;
    at += strlen("{\"text\":\"");
    snprintf(body, sizeof body,
             "{\"do\":\"%s\",\"ply\":%d,\"back\":%u,\"words\":\"%.*s\"}",
             who ? "move" : "think", oxhide_session_ply(s),
             oxhide_session_back(s), (int)strcspn(at, "\""), at);
    return hall_ask(h, who, body);
}

/* What eyes see beyond a place, as JSON. */
static inline const char *hall_show(struct hall *h, int eyes,
                                    struct table_place *place)
{
    json_open(hall_out(h), NULL, '{');
    table_show(&h->t, eyes, place, NULL, NULL, &h->out);
    json_close(&h->out, '}');
    assert_false(h->out.text.full);
    return h->answer;
}

#define assert_shows(h, part)                                                  \
    do {                                                                       \
        if (!strstr((h)->answer, part))                                        \
            fail_msg("%s is not in %.600s", part, (h)->answer);                \
    } while (0)
#define assert_hides(h, part)                                                  \
    do {                                                                       \
        if (strstr((h)->answer, part))                                         \
            fail_msg("%s is in %.600s", part, (h)->answer);                    \
    } while (0)

#endif

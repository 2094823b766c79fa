/* A session with its memory and the answer it gave last, for tests. */
#ifndef TEST_SESSION_TABLE_H
#define TEST_SESSION_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "oxhide.h"
#include "texts.h"

struct table {
    void *memory;
    struct oxhide_session *s;
    struct json out;
    struct voice voice;
    char answer[1 << 20], record[1 << 18];
};

/* An empty answer to write into. */
static inline struct json *ask(struct table *t)
{
    t->voice = test_voice(-1, NULL);
    json_init(&t->out, t->answer, sizeof t->answer);
    t->out.voice = &t->voice;
    return &t->out;
}

static inline struct table *table_memory(void)
{
    struct table *t = malloc(sizeof *t);

    t->memory = malloc(oxhide_session_size(NULL));
    t->s = NULL;
    return t;
}

/* A seeded game with these players, chance drawn by itself. */
static inline struct table *table_new(const char *game, const char *players,
                                      uint64_t seed)
{
    struct table *t = table_memory();
    struct oxhide_setup setup = {
        .game = game, .players = players, .seeded = true, .seed = seed
    };

    assert_int_equal(
        oxhide_new(t->memory, oxhide_session_size(NULL), &setup, &t->s, ask(t)),
        OXHIDE_OK);
    oxhide_auto(t->s, true);
    assert_int_equal(oxhide_chance(t->s, OXHIDE_ALL, ask(t)), OXHIDE_OK);
    return t;
}

static inline void table_free(struct table *t)
{
    free(t->memory);
    free(t);
}

static inline enum oxhide_status table_load(struct table *t, const char *record,
                                            size_t length)
{
    return oxhide_load(t->memory, oxhide_session_size(NULL), record, length,
                       &t->s, ask(t));
}

static inline const char *table_record(struct table *t, int as)
{
    struct text text;

    text_init(&text, t->record, sizeof t->record);
    assert_int_equal(oxhide_record(t->s, as, &text), OXHIDE_OK);
    return t->record;
}

#define assert_answer_has(t, part)                                             \
    do {                                                                       \
        if (!strstr((t)->answer, part))                                        \
            fail_msg("no '%s' in %s", part, (t)->answer);                      \
    } while (0)

#endif

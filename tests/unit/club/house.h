/* One node beside a simulated store that answers at once, and people who ask
 * it something. */
#ifndef TESTS_UNIT_CLUB_HOUSE_H
#define TESTS_UNIT_CLUB_HOUSE_H

#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "club/node_inside.h"
#include "world/lone.h"

/* A node, and what it said last. */
struct house {
    struct lone *lone;
    char said[64][4096];
    int says;
};

static inline void said(void *self, void *client, const char *bytes, size_t n)
{
    struct house *h = self;

    (void)client;
    snprintf(h->said[h->says++ % 64], 4096, "%.*s", (int)n, bytes);
}

static inline struct house *house_new(void)
{
    struct house *h = calloc(1, sizeof *h);

    h->lone = lone_new(said, h);
    return h;
}

static inline void house_free(struct house *h)
{
    lone_free(h->lone);
    free(h);
}

static inline struct node_client *enter(struct house *h, const char *token,
                                        const char *address)
{
    return lone_enter(h->lone, h, token, address);
}

/* The answer to an ask: done, or the code of the refusal. */
static inline const char *ask(struct house *h, struct node_client *c,
                              const char *message)
{
    static char code[64];

    h->says = 0;
    lone_hear(h->lone, c, message, strlen(message));
    for (int i = 0; i < h->says; i++) {
        const char *at = strstr(h->said[i], "\"error\":{\"code\":\"");
        if (strstr(h->said[i], "\"see\":\"done\""))
            return "done";
        if (at)
            return snprintf(code, sizeof code, "%.*s",
                            (int)strcspn(at + 17, "\""), at + 17),
                   code;
    }
    return "nothing";
}

/* With Mira, who is permanent. */
static inline struct house *with_mira(void)
{
    struct house *h = house_new();
    struct node_client *c = enter(h, "token-1", "10.0.0.1");

    assert_string_equal(
        ask(h, c, "{\"do\":\"join\",\"id\":\"1\",\"name\":\"Mira\"}"), "done");
    assert_string_equal(
        ask(h, c,
            "{\"do\":\"keep\",\"id\":\"2\",\"name\":\"Mira\",\"passphrase\":"
            "\"horse and cart\",\"recovery\":\"the code of mira\"}"),
        "done");
    return h;
}

/* A table of Mira's; its id. */
static inline void make_table(struct house *h, struct node_client *c,
                              char table[CLUB_ID_MAX])
{
    char message[128];

    ask(h, c, "{\"do\":\"make\",\"id\":\"m\",\"game\":\"bronze\"}");
    snprintf(table, CLUB_ID_MAX, "%.16s",
             strstr(h->said[h->says - 1], "\"table\":\"") + 9);
    snprintf(message, sizeof message,
             "{\"do\":\"sit\",\"id\":\"t\",\"table\":\"%s\"}", table);
    assert_string_equal(ask(h, c, message), "done");
}

/* Two people at one table. */
struct pair {
    struct house *h;
    struct node_client *mira, *kofi;
    char table[CLUB_ID_MAX];
};

/* Somebody asks something of the table: "..." are more members. */
static inline const char *at(struct pair *p, struct node_client *c,
                             const char *word, const char *more)
{
    static int id;
    char message[256];

    snprintf(message, sizeof message,
             "{\"do\":\"%s\",\"id\":\"a%d\",\"table\":\"%s\"%s}", word, id++,
             p->table, more);
    return ask(p->h, c, message);
}

#endif

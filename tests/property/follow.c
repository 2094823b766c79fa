/* The law of following, through the library: at every moment of a game, for
 * every seat and the public, a session that was given that record's lines and
 * nothing else answers byte for byte what the whole session answers. */
#include "property/battery.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/record.h"
#include "games/games.h"
#include "oxhide.h"

enum {
    EYES = GAME_SEATS_MAX + 1, /* the seats, and last the public */
    ANSWER_MAX = 1 << 20,
    THOUGHT_CHANCE = 64, /* one own decision in so many is thought about */
    TELL_AGAIN = 40,     /* one line in so many comes after a step back */
    BACK_CHANCE = 40,    /* one moment in so many is taken back from */
    PLAYOUTS = 24,
};

struct follower {
    int sees;
    void *memory;
    struct oxhide_session *s;
    size_t heard; /* bytes of its record */
};

struct table {
    struct battery *b;
    struct oxhide_session *whole;
    struct follower eyes[EYES];
    int count, stands; /* how many actions everybody has seen and stand */
    char *answer[2], *record;
};

static struct json *ask(const struct table *t, int k, struct json *out)
{
    json_init(out, t->answer[k], ANSWER_MAX);
    return out;
}

static void must(const struct table *t, enum oxhide_status status,
                 const char *what)
{
    LAW(t->b, !status, "following", "%s: %s", what, t->answer[0]);
}

static void compare(const struct table *t, int sees, const char *what)
{
    LAW(t->b, !strcmp(t->answer[0], t->answer[1]), "following",
        "eyes %d: %s differs: whole %s, follower %s", sees, what, t->answer[0],
        t->answer[1]);
}

/* The record these eyes have so far, and how long it is. */
static size_t write_record(const struct table *t, struct oxhide_session *s,
                           int sees)
{
    struct text text;

    text_init(&text, t->record, ANSWER_MAX);
    must(t, oxhide_record(s, sees, &text), "a record");
    return text.used;
}

/* The new lines of its record; the first of all are a record to begin with.
 * Now and then some are told again, as after a free take-back. */
static void tell(struct table *t, struct follower *f)
{
    size_t length = write_record(t, t->whole, f->sees);
    int ply = oxhide_session_ply(t->whole), keep = -1;
    const char *lines = t->record + f->heard;
    struct json out;
    struct text again;

    if (!f->s && rng_below(&t->b->rng, 8) == 0) { /* some come late */
        must(t,
             oxhide_follow(f->memory, oxhide_session_size(NULL), t->record,
                           length, &f->s, ask(t, 0, &out)),
             "a record to follow");
    } else if (f->s) {
        /* Marks of what was taken back by consent are not told again. */
        bool marked = oxhide_session_taken_back(t->whole);
        if (length < f->heard ||
            (!marked && rng_below(&t->b->rng, TELL_AGAIN) == 0)) {
            keep = marked ? ply
                          : (int)rng_below(&t->b->rng, (uint32_t)t->stands + 1);
            text_init(&again, t->answer[1], ANSWER_MAX);
            must(t, oxhide_lines(t->whole, f->sees, keep, ply, &again),
                 "lines again");
            lines = t->answer[1];
        }
        must(t,
             oxhide_follow_lines(f->s, keep, lines, strlen(lines),
                                 ask(t, 0, &out)),
             "further lines");
    }
    f->heard = length;
}

static void compare_answers(const struct table *t, const struct follower *f)
{
    struct oxhide_session *s[] = { t->whole, f->s };
    int ply = oxhide_session_ply(t->whole);
    struct json out;

#define BOTH(call, what)                                                       \
    do {                                                                       \
        for (int k = 0; k < 2; k++)                                            \
            call;                                                              \
        compare(t, f->sees, what);                                             \
    } while (0)
    BOTH(oxhide_state(s[k], f->sees, ask(t, k, &out)), "state");
    BOTH(oxhide_legal(s[k], f->sees, ask(t, k, &out)), "legal");
    BOTH(oxhide_score(s[k], f->sees, ask(t, k, &out)), "score");
    BOTH(oxhide_events(s[k], f->sees, ply - 1, ask(t, k, &out)), "events");
}

/* Questions about one action: any, or a legal one. */
static void compare_action(const struct table *t, const struct follower *f)
{
    struct oxhide_session *s[] = { t->whole, f->s };
    struct battery *b = t->b;
    game_action x = b->every[rng_below(&b->rng, (uint32_t)b->every_count)];
    char words[GAME_TEXT_MAX];
    struct json out;

    words_format(b->game, x, words);
    BOTH(oxhide_why(s[k], f->sees, words, ask(t, k, &out)), "why");
    if (b->count && rng_below(&b->rng, 2))
        words_format(b->game, b->list[rng_below(&b->rng, (uint32_t)b->count)],
                     words);
    BOTH(oxhide_preview(s[k], f->sees, words, ask(t, k, &out)), "preview");
}

static void compare_thought(const struct table *t, const struct follower *f)
{
    struct oxhide_session *s[] = { t->whole, f->s };
    size_t size = oxhide_think_size(t->whole, "ai:3");
    void *memory = malloc(size);
    struct oxhide_thought *thought;
    struct json out;

    for (int k = 0; k < 2; k++) {
        must(t,
             oxhide_think_start(s[k], "ai:3", 5, memory, size, &thought,
                                ask(t, k, &out)),
             "a thought");
        oxhide_think(thought, PLAYOUTS);
        oxhide_think_report(thought, &out);
        oxhide_think_hint(thought, 1, &out);
    }
    compare(t, f->sees, "thought");
    free(memory);
}

static void compare_texts(const struct table *t, const struct follower *f)
{
    struct oxhide_session *s[] = { t->whole, f->s };
    struct oxhide_look look = { .columns = 100, .whole = true };
    struct text text;

    for (int k = 0; k < 2; k++) {
        text_init(&text, t->answer[k], ANSWER_MAX);
        look.plain = k;
        oxhide_table(s[k], f->sees, &look, &text);
        text_init(&text, t->answer[k], ANSWER_MAX);
        oxhide_record(s[k], f->sees, &text);
    }
    compare(t, f->sees, "record");
    for (int k = 0; k < 2; k++) {
        text_init(&text, t->answer[k], ANSWER_MAX);
        look.plain = false;
        oxhide_table(s[k], f->sees, &look, &text);
    }
    compare(t, f->sees, "table");
}

/* Other eyes get nothing, whatever is asked. */
static void check_others(const struct table *t, const struct follower *f)
{
    int other = f->sees == 0 ? 1 : 0;
    struct json out;
    struct text text;

    text_init(&text, t->record, ANSWER_MAX);
    LAW(t->b,
        oxhide_state(f->s, other, ask(t, 0, &out)) == OXHIDE_OTHER_EYES &&
            oxhide_state(f->s, OXHIDE_ALL, ask(t, 0, &out)) &&
            oxhide_legal(f->s, other, ask(t, 0, &out)) &&
            oxhide_score(f->s, OXHIDE_ALL, ask(t, 0, &out)) &&
            oxhide_events(f->s, other, 0, ask(t, 0, &out)) &&
            oxhide_record(f->s, other, &text) == OXHIDE_OTHER_EYES &&
            oxhide_why(f->s, other, "", ask(t, 0, &out)) == OXHIDE_OTHER_EYES,
        "following", "eyes %d: others are answered", f->sees);
}

/* One moment: everybody hears of it and is asked. */
static void moment(struct table *t)
{
    int actor = oxhide_session_actor(t->whole);

    for (int i = 0; i < t->count; i++) {
        struct follower *f = &t->eyes[i];
        tell(t, f);
        /* What the end lays open takes the whole record. */
        if (!f->s || (actor == ACTOR_NONE && t->b->game->open_end))
            continue;
        compare_answers(t, f);
        if (f->sees >= 0)
            compare_action(t, f);
        if (actor >= 0 && f->sees == actor &&
            rng_below(&t->b->rng, THOUGHT_CHANCE) == 0)
            compare_thought(t, f);
        if (rng_below(&t->b->rng, SPOT_CHANCE) == 0) {
            compare_texts(t, f);
            check_others(t, f);
        }
    }
}

static struct oxhide_session *begin(struct table *t, void *memory)
{
    const struct game_setup *setup = &t->b->setup;
    struct oxhide_session *s = NULL;
    struct record_head head = { .setup = *setup,
                                .sees = SEES_ALL,
                                .entered = true };
    struct text text;
    struct json out;

    for (int p = 0; p < setup->seats; p++)
        strcpy(head.player[p], p % 2 ? "ai:3" : "human");
    text_init(&text, t->record, ANSWER_MAX);
    record_put_head(&text, t->b->game, &head);
    must(t,
         oxhide_load(memory, oxhide_session_size(NULL), t->record, text.used,
                     &s, ask(t, 0, &out)),
         "a record without actions");
    return s;
}

/* A person takes back to their last decision, with everybody's consent where
 * it is needed; what was played is then played again. */
static void take_back(struct table *t)
{
    struct battery *b = t->b;
    struct json out;

    if (rng_below(&b->rng, BACK_CHANCE) ||
        oxhide_undo(t->whole, (int)rng_below(&b->rng, b->setup.seats), true,
                    ask(t, 0, &out)))
        return;
    must(t, oxhide_extend(t->whole, "", 0, ask(t, 0, &out)), "no way ahead");
    b->plies = t->stands = oxhide_session_ply(t->whole);
    b->game->begin(b->state, &b->setup);
    for (int k = 0; k < b->plies; k++)
        b->game->apply(b->state, b->log[k]);
    b->count = b->game->legal(b->state, b->list);
    moment(t);
}

void law_following(struct battery *b)
{
    struct table t = { .b = b, .count = b->setup.seats + 1 };
    void *memory = malloc(oxhide_session_size(NULL));
    char words[GAME_TEXT_MAX];
    struct json out;
    int plies = b->plies;

    if (games_find(b->game->id) != b->game)
        return; /* a game that the library does not know */
    for (int k = 0; k < 2; k++)
        t.answer[k] = malloc(ANSWER_MAX);
    t.record = malloc(ANSWER_MAX);
    for (int i = 0; i < t.count; i++) {
        t.eyes[i].sees = i < b->setup.seats ? i : OXHIDE_PUBLIC;
        t.eyes[i].memory = malloc(oxhide_session_size(NULL));
    }
    t.whole = begin(&t, memory);
    b->game->begin(b->state, &b->setup);
    for (b->plies = 0; b->plies < plies; b->plies++) {
        b->count = b->game->legal(b->state, b->list);
        moment(&t);
        t.stands = b->plies;
        take_back(&t);
        words_format(b->game, b->log[b->plies], words);
        must(&t, oxhide_apply(t.whole, OXHIDE_ANYBODY, words, ask(&t, 0, &out)),
             "an action");
        b->game->apply(b->state, b->log[b->plies]);
    }
    b->count = 0;
    moment(&t);
    for (int i = 0; i < t.count; i++) {
        LAW(b, !t.eyes[i].s || oxhide_opens(t.whole, t.eyes[i].s), "following",
            "the whole record is not what eyes %d followed", t.eyes[i].sees);
        free(t.eyes[i].memory);
    }
    free(t.answer[0]);
    free(t.answer[1]);
    free(t.record);
    free(memory);
}

/* Lessons: records with prepared chance, whose comments are the script
 * (docs/lessons.md). A lesson is read here and played in sessions like any
 * other game; the engine decides what a person may do.
 *
 * Nothing here allocates. A lesson points into its text, which must outlive
 * it. */
#ifndef OXHIDE_LESSON_H
#define OXHIDE_LESSON_H

#include "oxhide.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    OXHIDE_LESSON_CHAPTERS = 12,
    OXHIDE_LESSON_STEPS = 160,
    OXHIDE_LESSON_HELPS = 40,
};

/* A part of the lesson's text. */
struct oxhide_slice {
    const char *at;
    size_t length;
};

enum oxhide_step_kind {
    OXHIDE_STEP_LOOK, /* nothing to do but go on */
    OXHIDE_STEP_DO,   /* something to do, and it is lit */
    OXHIDE_STEP_FIND, /* something to do, not lit */
};

struct oxhide_lesson_chapter {
    struct oxhide_slice id, title;
    int minutes, first; /* the first of its steps */
};

/* A step, or a help: something explained when it first comes up in a game. */
struct oxhide_lesson_step {
    struct oxhide_slice id, title;
    struct oxhide_slice block;  /* the comments it is made of */
    struct oxhide_slice answer; /* the right action in words */
    struct oxhide_slice upto;   /* the lesson's text before it */
    enum oxhide_step_kind kind;
    int lines; /* of the record before it */
    int chapter;
    unsigned line; /* where it stands in the file */
};

struct oxhide_lesson {
    struct oxhide_slice text, game;
    int seat; /* the learner's */
    int chapters, steps, helps;
    struct oxhide_lesson_chapter chapter[OXHIDE_LESSON_CHAPTERS];
    struct oxhide_lesson_step step[OXHIDE_LESSON_STEPS];
    struct oxhide_lesson_step help[OXHIDE_LESSON_HELPS];
};

/* Reads a lesson; an error has "line". Whether its record can be played is
 * found out by loading it. */
enum oxhide_status oxhide_lesson_read(struct oxhide_lesson *l, const char *text,
                                      size_t length, struct json *out);
/* "lesson": all of it, with the lines of its record. */
void oxhide_lesson_tell(const struct oxhide_lesson *l, struct json *out);
/* The record up to a step; with the number of steps as 'step', the whole
 * record. */
void oxhide_lesson_record(const struct oxhide_lesson *l, int step,
                          struct text *out);
/* What a step says under one word ("why", "rule", "light"), its lines joined by
 * spaces; nothing if it does not have that word. */
void oxhide_lesson_words(const struct oxhide_lesson_step *step,
                         const char *word, struct text *out);
/* What comes of an action at a step, in a session that stands there: "right";
 * if it is not right, also "legal" with the rule and its sentence as
 * oxhide_why() gives them, or the lesson's own "message" with "at", its place
 * in the step. */
enum oxhide_status oxhide_lesson_try(const struct oxhide_lesson *l, int step,
                                     struct oxhide_session *s,
                                     const char *action, struct json *out);
/* "helps": which of the lesson's helps have come up for the learner, through
 * what they may do now or what chance has brought since a ply. What others did
 * does not count. */
enum oxhide_status oxhide_lesson_help(const struct oxhide_lesson *l,
                                      struct oxhide_session *s, int from,
                                      struct json *out);

#ifdef __cplusplus
}
#endif

#endif

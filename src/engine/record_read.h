/* What record.c and record_head.c share to read a record. */
#ifndef ENGINE_RECORD_READ_H
#define ENGINE_RECORD_READ_H

#include "engine/record.h"

/* A cursor over the words of a row. */
struct record_words {
    char *at;
};

/* The next word, ended with a NUL in place; "" where there is none. */
const char *record_word(struct record_words *w);
/* Begins the reason: "line 7: ". */
struct text record_blame(struct record *r);
/* The whole reason, in three parts; false. */
bool record_fail(struct record *r, const char *a, const char *b, const char *c);
/* Copies the next line that says something into 'row', without its count
 * mark's spaces at the end. False at the end of the text, or with a reason. */
bool record_row(struct record *r);

#endif

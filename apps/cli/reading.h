/* A record read from a file, and what the library says about it. */
#ifndef CLI_READING_H
#define CLI_READING_H

#include <jansson.h>

#include "oxhide.h"

enum { READING_ANSWER_MAX = 4 << 20 };

struct reading {
    char *record, *answer;
    size_t length;
    void *memory;
    struct oxhide_session *session;
    enum oxhide_status status;
    struct json out;
};

/* Reads and replays, or follows what one seat saw; false where the file cannot
 * be read at all. A record that is wrong leaves its status and an answer with
 * the error. */
bool reading_open(struct reading *r, const char *path, bool follow);
void reading_done(struct reading *r);
/* Prints the error; 1. */
int reading_error(struct reading *r, const char *path);
/* An open answer to write into, and what was written. */
struct json *reading_ask(struct reading *r);
json_t *reading_answer(struct reading *r);
/* "all", "public", or a seat's letter; by default whoever's the record is.
 * False where it is none of them. */
bool reading_as(const struct reading *r, const char *word, int *as);

#endif

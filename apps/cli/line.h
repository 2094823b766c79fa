/* Lines that a person types: on a terminal they can be edited, repeated and
 * completed; from a pipe they are read as they are. The first Ctrl-C ends the
 * reading; a second one ends the program. */
#ifndef CLI_LINE_H
#define CLI_LINE_H

#include <stdbool.h>
#include <stddef.h>

/* What can be typed, one after the other, whole: NULL after the last. */
typedef const char *line_candidate(void *self, int k);

enum { LINE_BYTES = 4096 };

struct line {
    unsigned char bytes[LINE_BYTES]; /* read, and taken up to 'at' */
    size_t at, filled;
    size_t length;          /* of the line so far, in bytes */
    void *editor, *history; /* NULL: lines are read as they are */
    const char *prompt;
    line_candidate *candidate;
    void *self;
};

/* An editor where input and output are a terminal and 'edit' asks for one. */
void line_open(struct line *l, bool edit, line_candidate *candidate,
               void *self);
void line_close(struct line *l);

/* Reads a line without its end; false at the end of the input and after
 * Ctrl-C. A line that has no room is refused, and another one read. The prompt
 * has no styles. */
bool line_read(struct line *l, const char *prompt, char *out, size_t cap);

/* Whether Ctrl-C was pressed. */
bool line_interrupted(void);

#endif

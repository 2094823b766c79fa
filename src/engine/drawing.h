/* A table as text, for a terminal or a screen reader: games write it with the
 * messages "<game>-table-<id>" of texts/<language>/<game>.ftl and the names of
 * things. */
#ifndef ENGINE_DRAWING_H
#define ENGINE_DRAWING_H

#include "engine/message.h"

struct drawing {
    struct text *out;
    const struct voice *voice; /* NULL: keys stand for their words */
    const char *game;
    int columns; /* nothing is wider; 80 at least */
    bool plain;  /* sentences for a screen reader, no drawing */
    bool whole;  /* else what matters now, in 22 lines of 80 columns */
};

/* Writes a message of the table. */
void drawing_say(const struct drawing *d, const char *id,
                 const struct message_args *args);
/* The same without arguments, and told a number as $n. */
void drawing_word(const struct drawing *d, const char *id);
void drawing_number(const struct drawing *d, const char *id, int64_t n);
/* The name of a thing, or an attribute of it: "title". */
void drawing_name(const struct drawing *d, const char *id, const char *form);
/* The marks ": " and "; " as the language sets them. */
void drawing_colon(const struct drawing *d);
void drawing_semicolon(const struct drawing *d);
/* Any message, by its whole key. */
void drawing_key(const struct drawing *d, const char *key,
                 const struct message_args *args);

/* From here on; nothing in a plain one. */
void drawing_style(const struct drawing *d, enum text_style style);
/* A seat's letter, in its colour. */
void drawing_seat(const struct drawing *d, int seat);
void drawing_styled(const struct drawing *d, enum text_style style,
                    const char *id);

#endif

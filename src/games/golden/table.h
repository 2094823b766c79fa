/* Writing for the terminal: words that wrap at a width. */
#ifndef GAMES_GOLDEN_TABLE_H
#define GAMES_GOLDEN_TABLE_H

#include "games/golden/view.h"

struct golden_pen {
    struct text *out;
    int columns, at, indent;
    int items; /* of the list being written */
};

/* Begins a line with a heading; later lines are indented. */
void golden_pen_line(struct golden_pen *p, const char *heading, int indent);
void golden_pen_word(struct golden_pen *p, const char *word);
/* Two pieces as one word. */
void golden_pen_pair(struct golden_pen *p, const char *word, const char *after);
/* A word made of some text, a number, and more text. */
void golden_pen_number(struct golden_pen *p, const char *before, int n,
                       const char *after);
/* Begins a list; its items follow, each of two pieces, commas between them. */
void golden_pen_list(struct golden_pen *p, const char *heading);
void golden_pen_item(struct golden_pen *p, const char *item, const char *after);
/* An item with its number: "wheat 2". */
void golden_pen_count(struct golden_pen *p, const char *item, int n);
/* Ends a list, with "none" where it is empty, and with 'after'. */
void golden_pen_close(struct golden_pen *p, const char *after);
void golden_pen_end(struct golden_pen *p);

void golden_table_map(const struct golden_state *s, int columns,
                      struct text *out);
void golden_table_offers(const struct golden_state *s, struct golden_pen *p);
void golden_table_techs(const struct golden_state *s, struct golden_pen *p);
void golden_table_seat(const struct golden_state *s, int seat, bool plain,
                       struct golden_pen *p);
void golden_table_squares(const struct golden_state *s, struct golden_pen *p);

#endif

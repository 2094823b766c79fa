/* The table for the terminal.
 *
 * pen.c          words that wrap at a width
 * table.c        the map
 * table_seats.c  what lies beside it, whole
 * table_brief.c  what matters now */
#ifndef GAMES_GOLDEN_TABLE_H
#define GAMES_GOLDEN_TABLE_H

#include "engine/drawing.h"
#include "games/golden/view.h"

struct golden_pen {
    const struct drawing *d;
    int at, indent;
    int items;  /* of the list being written */
    bool begun; /* the line has words */
};

/* Begins a line at a column; further lines are indented. */
void golden_pen_line(struct golden_pen *p, int from, int indent);
/* Words as they are; of a message of the table, told a number as $n; the name
 * of a thing, or a form of it; a number; a seat. */
void golden_pen_words(struct golden_pen *p, const char *words);
void golden_pen_say(struct golden_pen *p, const char *id,
                    const struct message_args *args);
void golden_pen_word(struct golden_pen *p, const char *id);
void golden_pen_number(struct golden_pen *p, const char *id, int n);
void golden_pen_name(struct golden_pen *p, const char *name, const char *form);
void golden_pen_int(struct golden_pen *p, int n);
void golden_pen_seat(struct golden_pen *p, int seat);
/* A mark right behind the last word: "engine-colon". */
void golden_pen_mark(struct golden_pen *p, const char *key);
/* A list: begun, before each item, and closed, with "none" where it is empty,
 * and a semicolon where more follows. */
void golden_pen_list(struct golden_pen *p);
void golden_pen_item(struct golden_pen *p);
void golden_pen_close(struct golden_pen *p, bool more);
void golden_pen_end(struct golden_pen *p);

/* What a square shows: symbols; standing colonists as capital letters, lying
 * ones as small ones; [A] for a capital, A# and A## for cities. */
void golden_square_symbols(const struct golden_state *s, unsigned square,
                           const struct drawing *d);
void golden_square_colonists(const struct golden_state *s, unsigned square,
                             int room, struct text *out);
void golden_square_buildings(const struct golden_state *s, unsigned square,
                             struct text *out);

void golden_table_tile(const struct golden_state *s, const struct drawing *d);
void golden_table_brief(const struct golden_state *s, struct golden_pen *p);
void golden_table_offers(const struct golden_state *s, struct golden_pen *p);
void golden_table_techs(const struct golden_state *s, struct golden_pen *p);
void golden_table_seat(const struct golden_state *s, int seat,
                       struct golden_pen *p);
void golden_table_squares(const struct golden_state *s, struct golden_pen *p);

#endif

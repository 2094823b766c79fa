/* oxhide review, for its own files.
 *
 * review.c        options, the rounds, one game
 * review_tell.c   its words
 * review_text.c   the report for a terminal
 * review_html.c   the report as a page that stands alone
 * review_rows.c   rows of numbers, and marks in a record
 * review_many.c   many games of one player */
#ifndef CLI_REVIEW_H
#define CLI_REVIEW_H

#include <stdio.h>

#include "apps/cli/reading.h"
#include "apps/cli/screen.h"
#include "apps/cli/voice.h"

struct review_wish {
    const char *as, *html, *player, *keep;
    int seconds, rounds, jobs, error;
    bool json, csv, annotate, fair, plain, quiet;
    uint64_t seed;
    int game, games; /* of a folder: which one it is, of how many */
};

/* Whether Ctrl-C was pressed: the round under way is the last. */
bool review_stopped(void);

/* A review and the game it is of. */
struct review_game {
    struct reading reading;
    struct oxhide_review *review;
    void *memory;
    int as;       /* whose review; OXHIDE_ALL: everybody's */
    json_t *said; /* the report, once it is made */
};

/* Reviews the game of a file as the wish has it; 0, or an exit status after one
 * line of error. To be closed in any case. */
int review_open(struct review_game *g, const char *path,
                const struct review_wish *w);
void review_close(struct review_game *g);

/* Members of the report. */
json_t *review_list(const struct review_game *g, const char *name);
double review_number(json_t *of, const char *name);
int review_int(json_t *of, const char *name);
bool review_true(json_t *of, const char *name);
json_t *review_at(json_t *list, int k);
/* An estimate's mean and error, in per cent. */
double review_percent(json_t *of, const char *name);
double review_error(json_t *of, const char *name);

/* What is said of a turning point, as sentences with styles. */
struct review_told {
    char where[128];   /* "Round 8" */
    char played[1024]; /* what happened */
    char better[1400]; /* and whether it was missed again, or "" */
    char verdict[512];
    char why[1024]; /* or "" */
    double gain;    /* in per cent, to whom the review is for */
    int ply, seat;  /* seat -1: chance */
    char who[16];   /* whose line it is: a seat's letter, or "" */
};

void review_tell(struct review_game *g, int turning, bool colour,
                 struct review_told *out);
/* The reasons of an answer in one sentence, or "". */
struct voice;
void review_tell_why(const struct voice *voice, const char *game, json_t *why,
                     char *out, size_t cap);
int review_turnings(const struct review_game *g);
/* The levels a seat played between, as words; false where that is not known. */
bool review_level(const struct review_game *g, int seat, char *out, size_t cap);
/* How a seat played and how luck was, in two sentences, or "". */
const char *review_how(const struct review_game *g, int seat,
                       char out[MESSAGE_MAX]);
/* Whether it is one of the seats whose review this is. */
bool review_is_of(const struct review_game *g, int seat);
/* "A won by 6: A 49, B 43". */
const char *review_result(const struct review_game *g, char out[MESSAGE_MAX]);

void review_print_text(struct review_game *g, const struct review_wish *w);
void review_print_html(struct review_game *g, FILE *out);
void review_print_csv(struct review_game *g);
int review_print_marks(struct review_game *g);
int review_many(const char *folder, const struct review_wish *w);

#endif

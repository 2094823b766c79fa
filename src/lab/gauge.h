/* Checks whether the review is right (docs/review.md, "Is it right?"). Games
 * between programs are played and kept; what is measured about each is one line
 * of JSON, so that runs can be added up.
 *
 *   gauge.c         games on threads, and which moments are looked at
 *   gauge_lines.c   what is measured about a game, as a line */
#ifndef LAB_GAUGE_H
#define LAB_GAUGE_H

#include "ai/review.h"
#include "ai/ways.h"
#include "lab/table.h"

enum { GAUGE_REPLICATES = 8, GAUGE_LINE_MAX = 1 << 16 };

/* A game that is kept, and the memory to measure it in; one a thread. */
struct gauge_room {
    const struct oxhide_gauge *job;
    const struct game *game;
    struct table *table; /* of who plays this game */
    uint64_t seed;
    int level, turn, plies; /* turn: who is first named sits there */
    size_t stride;
    game_action *action;
    unsigned char *states;
    unsigned char *seen;           /* place for three states */
    void *review, *work, *compare; /* memory of reviews, units, games */
    struct account_moment *moment;
    bool *marked; /* a choice was named as a mistake */
    void *search;
    size_t search_size;
    struct ways ways[2];
    struct player_report report[GAUGE_REPLICATES], merged;
    char line[GAUGE_LINE_MAX];
};

static inline const void *gauge_state(const struct gauge_room *r, int ply)
{
    return r->states + (size_t)ply * r->stride;
}

/* A review of one decision, as if the game had that action only; NULL where it
 * is no choice. */
struct review *gauge_choice(struct gauge_room *r, int ply);
/* A review of the whole game. */
struct review *gauge_game(struct gauge_room *r);
/* Plies where a seat has a choice, drawn evenly; at most job->decisions, how
 * many there are is returned. */
int gauge_draw(struct gauge_room *r, int ply[]);
uint64_t gauge_seed(const struct gauge_room *r, int ply, unsigned what);

/* The members of a line that its kind has. */
void gauge_calibration(struct gauge_room *r, struct json *out);
void gauge_agreement(struct gauge_room *r, struct json *out);
void gauge_levels(struct gauge_room *r, struct json *out);
void gauge_luck(struct gauge_room *r, struct json *out);
void gauge_speed(struct gauge_room *r, struct json *out);

#endif

/* Games as rows of a table's stream, and servers that tell somebody of them.
 *
 *   secrets.c       what a seat may not know is given other names
 *   secrets_play.c  a game from its first row to its last
 *   secrets_ears.c  a node that reads the rows, and all it says to one seat and
 *                   one watcher
 *   secrets_wire.c  the same of a server (tests/told) that the game is played
 *                   on, over sockets */
#ifndef TESTS_WORLD_SECRETS_H
#define TESTS_WORLD_SECRETS_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "world/lone.h"

enum { PLAY_ROWS = 2048, PLAY_LINES = 64 * 1024, EARS_PROBES = 6 };

struct play_row {
    struct club_row row;
    char *body, *text;
    int asker;
    char *ask; /* what it came from */
    /* Where its lines begin, and how much had been taken back. */
    int from;
    uint32_t back;
    /* The lines it added to the record: whole, and as each pair of eyes saw
     * them, the public first; NULL: none. */
    char *whole, *seen[CLUB_SEATS_MAX + 1];
};

struct play {
    const char *game;
    int seats;
    struct club_asker who[CLUB_SEATS_MAX];
    struct club_table table;
    struct play_row row[PLAY_ROWS];
    int rows;
    int dealt, end; /* the row that deals, and the one that ends it */
};

/* Somebody's token, and the id that a node gives them for it. */
void play_token(int k, char out[24]);
void play_id(int k, char out[CLUB_ID_MAX]);
void play_game(struct play *p, struct rng *rng);
/* Begins an empty copy; adds a row, with other lines; false: it cannot be. */
void play_copy_start(struct play *to, const struct play *from);
bool play_add(struct play *p, const struct play_row *row, const char *lines);
void play_free(struct play *p);

/* What was said to the seat (0) or to the watcher (1) and not compared yet. */
struct heard {
    char *bytes;
    size_t used, room;
};

struct ears;

struct ears *ears_new(const struct play *p, int eyes);
struct heard *ears_heard(struct ears *e, int k);
/* That row has come to the table. */
void ears_row(struct ears *e, const struct play_row *row);
/* Things that are asked and come to nothing. */
void ears_probe(struct ears *e);
void ears_free(struct ears *e);

void heard_add(struct heard *h, const char *bytes, size_t n);
/* What is asked in vain, and the body of such an ask at a table; whether the
 * seat's would be done instead. */
extern const char *const ears_vain[EARS_PROBES];
void ears_body(const struct club_table *t, int number, int k, char out[256]);
bool ears_allowed(const struct play *p, int eyes, struct club_table *t,
                  int64_t now, const char *body);
#ifdef SECRETS_PLANTED
/* With the planted bugs (planted.py) beside it, it shows that it can fail. */
extern int planted;
#endif

#endif

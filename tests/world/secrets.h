/* Games as rows of a table's stream, and nodes that read them out to somebody.
 *
 *   secrets.c       what a seat may not know is given other names
 *   secrets_play.c  a game from its first row to its last
 *   secrets_ears.c  a node, and all it says to one seat and one watcher */
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

/* What was said to the seat and to the watcher since it was last emptied. */
struct heard {
    char *bytes;
    size_t used, room;
};

struct ears {
    struct lone *lone;
    struct store *feeder; /* another node's */
    struct node_client *client[2];
    const struct play *play;
    struct heard heard;
    int probes, eyes;
};

struct ears *ears_new(const struct play *p, int eyes);
/* Another node has stored that row. */
void ears_row(struct ears *e, const struct play_row *row);
/* Something that is asked and comes to nothing. */
void ears_probe(struct ears *e, int k);
void ears_free(struct ears *e);

#endif

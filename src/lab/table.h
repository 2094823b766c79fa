/* A table of programs: which game, how it is set up, who sits where, and the
 * memory to play it again and again. Bulk play is many tables, one on each
 * thread. */
#ifndef LAB_TABLE_H
#define LAB_TABLE_H

#include "ai/player.h"
#include "oxhide_lab.h"

/* A checked struct oxhide_table. */
struct lab_setup {
    const struct game *game;
    struct game_setup setup;
    struct player_pick pick[GAME_SEATS_MAX];
};

bool lab_setup_read(struct lab_setup *out, const struct oxhide_table *table,
                    char error[OXHIDE_LAB_ERROR_MAX]);
/* The same with nobody named in the seats. */
bool lab_read_game(struct lab_setup *out, struct oxhide_table table,
                   char error[OXHIDE_LAB_ERROR_MAX]);
bool lab_check_numbers(uint64_t games, int jobs,
                       char error[OXHIDE_LAB_ERROR_MAX]);
/* "edition=2018,first=a": every option, as written on a command line. */
void lab_setup_options(const struct lab_setup *setup, char *out, size_t cap);
/* Writes one line into 'error' and returns false. */
bool lab_fail(char error[OXHIDE_LAB_ERROR_MAX], const char *format, ...)
    __attribute__((format(printf, 2, 3)));

struct table {
    struct lab_setup s;
    uint32_t playouts[GAME_SEATS_MAX]; /* of a decision; a pick's budget */
    void *state;                       /* the game in play, or as it ended */
    int decisions;                     /* of seats, in it */
    /* Optional: told every action before it is applied. */
    void (*watch)(void *user, const struct table *table, game_action action);
    void *user;

    void *seen, *memory;
    size_t room;
    uint64_t seed; /* of the game in play */
    struct player_report report;
};

/* NULL: no memory. */
struct table *table_new(const struct lab_setup *setup);
void table_free(struct table *table);

/* One game from start to end. Chance follows from the seed as it does in a
 * session; each decision from the seed, the ply and what the seat sees. */
void table_play(struct table *table, uint64_t seed);

#endif

/* What the parts of sim share: playing (sim.c), summing (sim_sum.c) and saving
 * records (save.c). */
#ifndef LAB_SIM_H
#define LAB_SIM_H

#include "lab/table.h"

/* A win in parts that any number of seats can share in whole numbers. */
enum { SIM_WIN = 12 };

/* One line of the score sheets, counted over many games. */
struct sim_line {
    const char *name;
    uint8_t source;
    uint64_t count, wins; /* wins in parts of SIM_WIN */
    int64_t sum, squares; /* of points */
};

struct sim_lines {
    struct sim_line *line;
    int count, cap;
};

void sim_lines_add(struct sim_lines *lines, const struct game_tally *tally,
                   int win);
void sim_lines_merge(struct sim_lines *to, const struct sim_lines *from);

/* Fills everything but the rows from the rows and the lines, which it sorts by
 * source and name; false: no memory. */
bool sim_sum(struct oxhide_sim_result *out, const struct lab_setup *setup,
             struct sim_lines *lines);

/* Records of the games of one table; NULL: no memory. A game lies between
 * begin and end, which is false where the file cannot be written. */
struct sim_save;
struct sim_save *sim_save_new(const char *folder, struct table *table);
void sim_save_free(struct sim_save *save);
void sim_save_begin(struct sim_save *save, const struct lab_setup *setup,
                    uint64_t seed);
bool sim_save_end(struct sim_save *save, const struct table *table,
                  uint64_t seed);

#endif

/* What the two halves of sim share: playing (sim.c) and summing (sim_sum.c). */
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

#endif

/* What the two halves of bench share: the loops that are timed (kernels.c),
 * and timing them (bench.c). */
#ifndef LAB_BENCH_H
#define LAB_BENCH_H

#include "lab/contest.h"
#include "oxhide_lab.h"

enum { BENCH_POSITIONS = 16 };

/* The memory of the loops, for one game and number of seats. */
struct bench_room {
    const struct game *game;
    struct game_setup setup;
    size_t stride;
    unsigned char *states;  /* a few to work on */
    unsigned char *middles; /* positions half-way through random games */
    int positions;          /* 0: the game is too short to have any */
    struct contestant plain;
    void *memory; /* of the search */
    size_t memory_size;
};

bool bench_room_init(struct bench_room *room, const struct game *game,
                     int seats);
void bench_room_done(struct bench_room *room);

/* Runs a loop that often, from that seed on; how many units that were (moves,
 * copies, nodes, playouts), 0 where there is nothing to run. */
uint64_t bench_loop(struct bench_room *room, enum oxhide_bench_what what,
                    uint64_t seed, uint32_t times);

/* Plays fixed games for the figures of the row that are no times. */
void bench_describe(struct bench_room *room, struct oxhide_bench_row *row);

#endif

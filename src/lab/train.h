/* Self-play that feeds the learning of a game's evaluation, in rounds: every
 * round plays with the weights learnt in the round before. */
#ifndef LAB_TRAIN_H
#define LAB_TRAIN_H

#include "lab/learn.h"

struct train_job {
    const struct game *game; /* with features */
    int seats;
    int games; /* a round */
    int rounds;
    uint32_t playouts; /* of a search in the last round; 0: one step ahead */
    int playout_games; /* games of that round */
    int temperature;   /* utility that halves an action's chance */
    uint64_t seed;
    int jobs;
    /* Optional: told what goes on. */
    void (*progress)(void *user, const char *what, int done, int all);
    void *user;
};

struct train_result {
    struct advice_net net;
    /* Held-out games of the last round: log loss in bits, of the weights and
     * of a constant. */
    double loss, constant;
    size_t samples, held_out;
};

/* Learns for several numbers of seats side by side: out[n] is for n seats, and
 * job->seats is ignored. False where there is no memory. The result follows
 * from game, seats, games, rounds, playouts, temperature and seed alone. */
bool train_seats(const struct train_job *job, int first, int last,
                 struct train_result out[GAME_SEATS_MAX + 1]);

#endif

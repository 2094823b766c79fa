/* The native half of tools/bench-wasm: a line "GAME SEATS SEED GAMES" in, the
 * moves and the nanoseconds of processor time they took out. */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#include "apps/wasm/playouts.h"

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

int main(void)
{
    char game[32];
    int seats;
    uint64_t seed;
    uint32_t games;

    while (scanf("%31s %d %" SCNu64 " %" SCNu32, game, &seats, &seed, &games) ==
           4) {
        double start = now();
        uint64_t moves = playouts(game, seats, seed, games);
        printf("%" PRIu64 " %.0f\n", moves, now() - start);
        fflush(stdout);
    }
    return 0;
}

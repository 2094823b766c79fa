/* oxhide bench: its part about many games at once. */
#ifndef CLI_BENCH_H
#define CLI_BENCH_H

/* Prints how many steps a second a batch does of a game; the exit status. */
int bench_batch(const char *game, int players, int runs, double seconds);

#endif

/* The server of the test build: all of `oxhide serve` over real sockets, but
 * time, secrets and chance are what it is told, and everything happens on one
 * thread in one order. Two that are asked the same say the same, byte by byte.
 *
 * Time passes by STEP with every message it hears. The file OXHIDE_TOLD has the
 * bytes that random numbers are made from, as 64 hexadecimal digits, and below
 * them the outcomes of chance to come, each a line: ply, back, words. Whoever
 * asks writes it anew as the game goes on; what it does not say is drawn.
 *
 *   main.c    the command
 *   house.c   time and random numbers
 *   chance.c  outcomes
 *   pool.c    jobs without threads
 *   store.c   the simulated store, and no page */
#ifndef TESTS_TOLD_TOLD_H
#define TESTS_TOLD_TOLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

int64_t told_now(void);
/* The bytes of the file, cycled; each call gives others. */
void told_random(uint8_t *out, size_t n);
/* The words of an outcome; false: the file has none. */
bool told_outcome(int ply, uint32_t back, char *out, size_t cap);

#endif

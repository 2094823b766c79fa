/* Random games for measuring: the same loop in the browser's build and in a
 * native one. */
#ifndef WASM_PLAYOUTS_H
#define WASM_PLAYOUTS_H

#include <stdint.h>

/* Plays so many random games from their first set-up, by the game's own
 * playout where it has one, and returns the moves made; 0: no such game. */
uint64_t playouts(const char *game, int seats, uint64_t seed, uint32_t games);

#endif

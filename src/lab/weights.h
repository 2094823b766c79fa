/* Learnt weights as a file: the text of weights.def, which the compiler reads
 * into a game and the arena into a contestant. */
#ifndef LAB_WEIGHTS_H
#define LAB_WEIGHTS_H

#include <stdio.h>

#include "ai/advice.h"

/* One number of seats. */
void weights_write(FILE *out, int seats, const struct advice_net *net);

/* Reads every number of seats that the file has into nets[seats] and sets its
 * bit in the result; 0 where these are not weights for so many features. */
unsigned weights_read(FILE *in, int features,
                      struct advice_net nets[GAME_SEATS_MAX + 1]);

#endif

/* The list of games this build knows. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "engine/game.h"

int games_count(void);
const struct game *games_at(int index);
/* By id ("bronze"); NULL where there is none. */
const struct game *games_find(const char *id);

#endif

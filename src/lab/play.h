/* What oxhide_play.h stores about a game. */
#ifndef LAB_PLAY_H
#define LAB_PLAY_H

#include "engine/numbers.h"
#include "engine/tensor.h"
#include "oxhide_play.h"

struct oxhide_rules {
    const struct game *game;
    struct game_setup setup;
    struct oxhide_facts facts;
    struct numbers numbers;
};

#endif

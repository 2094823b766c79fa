/* The search behind ai:1 to ai:8, for its own two files. */
#ifndef AI_MCTS_H
#define AI_MCTS_H

#include "ai/guess.h"
#include "ai/judge.h"
#include "ai/tree.h"

enum { MCTS_PATH_MAX = 192, MCTS_MEAN_SHIFT = 12 };

/* A world is what a playout guesses and draws. The same actions in the same
 * world lead to the same state; where nothing is guessed and nothing drawn yet
 * there is only one. */
enum { MCTS_NO_WORLD, MCTS_SURE };

struct mcts {
    struct player_job job;
    struct rng rng;
    struct tree tree;
    struct guess guesses;
    struct advice_search search;
    struct judge_last last;
    uint32_t world, worlds; /* this one, and how many there have been */
    int seat;
    bool learnt;
    int32_t taste;   /* a style: what one of its statistic is worth */
    int32_t enjoyed; /* of it on the way down */
    uint32_t playouts;
    int count; /* legal actions now; 0 where another is to act */
    int depth;
    uint32_t path[MCTS_PATH_MAX];
    game_action legal[GAME_ACTIONS_MAX], keys[GAME_ACTIONS_MAX];
    int32_t looks[GAME_ACTIONS_MAX];
    unsigned char *observed, *guess, *tried, *kept; /* states */
};

/* One playout: down the tree, a look, and back up. */
void mcts_play_once(struct mcts *m);

#endif

/* Several actions of one seat, set side by side in games played to the end: in
 * each round every action is played on from the same guess at what is hidden,
 * with the same luck as far as it can be, and the first is compared with each
 * of the others (compare.h). Without actions, games are played on from the
 * moment itself, whoever acts there. */
#ifndef AI_WAYS_H
#define AI_WAYS_H

#include "ai/compare.h"

enum { WAYS_MAX = 64 };

struct ways {
    const struct game *game;
    int seat; /* who chose; -1: nobody, the moment is played on from */
    int seats;
    int count;         /* actions; 1 where there is none */
    bool none;         /* no action: from the moment itself */
    uint32_t playouts; /* of every decision; ROLLOUT_MOST at most */
    uint32_t games;    /* rounds played */
    game_action action[WAYS_MAX];
    bool left_out[WAYS_MAX];                  /* not played on with any more */
    struct compare against[WAYS_MAX];         /* the first against it */
    int64_t square[WAYS_MAX][GAME_SEATS_MAX]; /* of shares */
};

/* The legal actions that lead to different states, one of each; 'room' has
 * place for two states. At most WAYS_MAX, how many there are is returned. */
int ways_find(const struct game *game, const void *state, void *room,
              game_action out[WAYS_MAX]);
/* Whether two actions lead to the same state. */
bool ways_same(const struct game *game, const void *state, game_action a,
               game_action b, void *room);

size_t ways_memory_size(const struct game *game);
/* A round: game number n after every action that is not left out. The state is
 * what its 'sees' observes, or whole: then everybody still plays on what it
 * knows. */
void ways_play(void *memory, struct ways *w, const void *state, uint64_t seed,
               uint32_t n);
/* A seat's share of wins after an action. */
struct estimate ways_share(const struct ways *w, int way, int seat);
/* A seat's points at the end after an action, in tenths. */
int64_t ways_points(const struct ways *w, int way, int seat);

#endif

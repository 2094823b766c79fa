/* What the units of a review share, for the files of this folder. */
#ifndef AI_REVIEW_WORK_H
#define AI_REVIEW_WORK_H

#include "ai/review.h"

/* The memory a unit is worked on in. */
struct room {
    game_action list[GAME_ACTIONS_MAX];
    uint64_t hash[GAME_ACTIONS_MAX];
    struct player_report report;
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    _Alignas(16) unsigned char world[GAME_STATE_MAX];
    _Alignas(16) unsigned char kept[GAME_STATE_MAX];
    _Alignas(16) unsigned char rest[]; /* of searches or games */
};

/* Bytes of the longest search. */
size_t review_search_room(const struct game *game);
uint64_t review_seed(const struct review *r, unsigned task, uint32_t a,
                     uint32_t b);
/* A ply's state as whoever acts there observes it. */
const void *review_observed(const struct review *r, int ply, struct room *room);

void review_find(const struct review *r, const struct review_unit *u,
                 struct room *room, struct review_part *part);
void review_weigh(const struct review *r, const struct review_unit *u,
                  struct room *room, struct review_part *part);
void review_deepen(const struct review *r, const struct review_unit *u,
                   struct room *room, struct review_part *part);

#endif

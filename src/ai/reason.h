/* Why one action is better than another, from the credits of compare.h: whose
 * points, and which, made the difference. Nothing is said if the difference is
 * not certain, and what is said cannot contradict it. */
#ifndef AI_REASON_H
#define AI_REASON_H

#include "ai/compare.h"

enum {
    REASON_MAX = 3,
    REASON_TOLD = 2, /* beside the thought: the largest weigh most */
};

/* Points of a seat from a source: how many more it has on average, in
 * hundredths, and what that is worth in wins to whoever chose. */
struct reason {
    uint8_t seat, source;
    bool told; /* the thought says as much */
    int32_t points;
    struct estimate wins;
};

/* What a player would say first. All of it was counted in the same games. */
enum thought_kind {
    THOUGHT_NONE,
    THOUGHT_AT_ONCE, /* 'number' more points from a source, in hundredths */
    THOUGHT_TAKEN,   /* after the second action, another seat does the first
                        one in 'number' games of 100 */
    THOUGHT_WAITS,   /* after the first action, the same seat still does the
                        second one in 'number' games of 100 */
    THOUGHT_GROUND,  /* a rival has fewer points from a source, 'seat' more */
    THOUGHT_CLOSE,   /* late in an open game, few points are worth many wins */
};

struct thought {
    uint8_t kind, seat, source, rival;
    int32_t number;
};

struct reasons {
    struct thought thought;
    bool sure; /* the first action is better beyond two errors */
    int count; /* named, the largest first, those of its seat behind it; all
                  speak for it */
    struct reason named[REASON_MAX];
    bool though; /* there is one that speaks against it */
    struct reason against;
    bool spread; /* what is named is less than half of the difference */
    int part;    /* of the difference that is told beside the thought, in per
                    cent */
};

/* For the first action against the second; 'searched' is by how much a search
 * liked the first better: games and search must agree. 'late': most of the game
 * was over by then. */
void reason_find(const struct compare *sums, const struct game *game, int seat,
                 int seats, int32_t searched, bool late, struct reasons *out);
/* The largest sure credit of the second action; false where there is none. */
bool reason_against(const struct compare *sums, const struct game *game,
                    int seats, struct reason *out);

#endif

/* Contestants of the arena, and one game between them.
 *
 * A contestant is a player, with changes that only the arena can make:
 *   ai:5, greedy, random   as in play
 *   ai:8@5000              with that many playouts a move
 *   ai:8/explore=8/temperature=900   with its search or choice tuned
 *   ai:8/likely=0          that thinks all guesses at secrets equally likely
 *   ai:8/keep=1            that keeps its tree from one decision to the next
 *   plain@5000             the search without learnt advice
 *   cheat:ai:8             a twin that sees the truth
 *   engine:COMMAND         somebody outside (outside.c), where there is one
 * The twin is the same player, but it is given a game whose observe() forgets
 * nothing. */
#ifndef LAB_CONTEST_H
#define LAB_CONTEST_H

#include "ai/player.h"
#include "oxhide_lab.h"

enum { CONTESTANT_NAME_MAX = 80 };

struct contestant {
    char name[CONTESTANT_NAME_MAX];
    struct player_pick pick;
    uint32_t playouts;
    bool keeps;
    const struct oxhide_outsider *outsider; /* decides for it; NULL: nobody */
    int side;                               /* as the outsider knows it */
    struct game game;                       /* as this contestant knows it */
    struct advice advice;
    struct advice_level levels[PLAYER_LEVELS];
};

/* False where there is no such contestant. A contestant points into itself and
 * stays where it was made. */
bool contestant_find(const struct game *game, const char *name,
                     struct contestant *out);

/* The same with a line in 'error'. */
bool contestant_read(const struct game *game, const char *name,
                     struct contestant *out, char error[OXHIDE_LAB_ERROR_MAX]);
/* A contestant whose decisions come from outside. */
void contestant_outside(const struct game *game, const char *name,
                        const struct oxhide_outsider *outsider, int side,
                        struct contestant *out);
/* Bytes of memory it thinks in. */
size_t contestant_room(const struct game *game, const struct contestant *who);

/* What came of one game, by seat. */
struct contest_result {
    double share[GAME_SEATS_MAX]; /* of the win */
    int points[GAME_SEATS_MAX];
    int statistic[GAME_SEATS_MAX][ADVICE_STYLES];
    uint32_t playouts[GAME_SEATS_MAX], decisions[GAME_SEATS_MAX];
    double seconds[GAME_SEATS_MAX]; /* of processor time; outside, of any */
    int plies;
    int8_t forfeit; /* the seat that forfeited; -1: none */
};

/* A player that lives on after its decision. */
struct contest_mind {
    void *memory;
    bool alive;
    uint32_t playouts; /* spent so far */
};

/* What somebody outside has not been told yet. */
struct contest_told {
    char *memory; /* NULL: nobody of this match is outside */
    struct text text;
    bool begun;
};

/* The memory games are played in; one a thread. */
struct contest_room {
    int worker;
    size_t size;
    unsigned char *states; /* three */
    void *memory;
    struct contest_mind mind[GAME_SEATS_MAX]; /* of contestants that keep */
    struct contest_told told[GAME_SEATS_MAX];
};

/* A game in play. */
struct contest {
    struct contest_room *room;
    const struct game *game;
    const struct contestant *const *who;
    uint64_t seed, own; /* own: where the players' seeds come from */
    bool ended;         /* before its end: somebody forfeited */
    struct contest_result *out;
    unsigned char *state, *seen, *before; /* those of the room */
};

/* outside.c: room to tell outsiders in, and back; a game begins; an action is
 * about to be applied; a decision of the seat, or the game has ended. */
bool outside_room_init(struct contest_room *room, const struct game *game);
void outside_room_done(struct contest_room *room);
void outside_begin(struct contest *c, const struct game_setup *setup);
void outside_tell(struct contest *c, game_action action);
game_action outside_decide(struct contest *c, int seat);

bool contest_room_init(struct contest_room *room, const struct game *game,
                       const struct contestant *const *who, int count);
void contest_room_done(struct contest_room *room);

/* Plays the game of a seed; seat p is who[p]'s. Chance depends on the seed and
 * the ply alone. */
void contest_play(struct contest_room *room, const struct game *game,
                  const struct game_setup *setup, uint64_t seed,
                  const struct contestant *const who[GAME_SEATS_MAX],
                  struct contest_result *out);

#endif

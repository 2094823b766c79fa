/* Programs that decide for a seat. A player knows struct game and its advice,
 * never a particular game, and is only ever handed states as its own seat
 * observes them, so it cannot peek. It allocates nothing: the caller gives it
 * memory once. Its decision depends only on the job (game, observed state,
 * pick, seed, playouts), on every machine.
 *
 *   players.c   names, levels and styles; how a level chooses
 *   random.c    any legal action
 *   greedy.c    one step ahead
 *   mcts.c      the search behind ai:1 to ai:8
 *   mcts_walk.c one playout of it
 *   tree.c      its nodes
 *   guess.c     guesses at what the seat cannot know, as likely as they are
 *   judge.c     what the end is worth, and how good a state looks
 *   rollout.c   games played to the end
 *   review.h    reviews: reason.c, compare.c, account.c and review*.c
 *   ways.c      several actions side by side, in games played on */
#ifndef AI_PLAYER_H
#define AI_PLAYER_H

#include "ai/advice.h"

enum {
    PLAYER_LEVELS = 8,
    PLAYER_LEVEL_DEFAULT = 4,
    PLAYER_LINES_MAX = 64,
    PLAYER_NAME_MAX = 24, /* longest written pick, with its NUL */
};

/* A utility of 1, a sure win by a wide margin, in the numbers of reports. */
enum { UTILITY_ONE = 1 << 16 };

struct player;

/* Who plays: "greedy", "ai:5", "ai:5:builder". */
struct player_pick {
    const struct player *player;
    uint8_t level; /* 1 to 8; 0 where the player has none */
    uint8_t style; /* 0: none; else an index into player_styles[] */
};

struct player_job {
    const struct game *game;
    const void *state; /* as one seat observes it: head.sees says which */
    struct player_pick pick;
    uint64_t seed; /* of the player's own generator; never the game's seed */
    size_t room;   /* bytes of memory given; at least memory_size() */
    /* For mcts_value(): ends count by who wins them alone; with 'forced', the
     * actor has done 'first' already. */
    bool value, forced;
    game_action first;
    /* Only the choice is wanted: no playouts once they cannot change it. */
    bool settles;
};

/* One action looked at, best first in a report. */
struct player_line {
    game_action action;
    uint32_t visits;
    /* What the search expects for each seat, of UTILITY_ONE. That is no share
     * of the win: games played on (ways.h) tell those, with their errors. */
    int32_t value[GAME_SEATS_MAX];
};

struct player_report {
    game_action choice; /* what the player plays; weak levels may miss line 0 */
    uint32_t playouts;  /* since start */
    uint32_t nodes;
    int count; /* lines written */
    struct player_line line[PLAYER_LINES_MAX];
};

/* start() copies the job and its state. think() spends some playouts, as often
 * as the caller likes; report() needs the seat to be the actor, and at least
 * one think() since. advance() tells every further action as the seat saw it
 * happen (chance included) and the observed state after it; a search keeps
 * what still holds of its tree. */
struct player {
    const char *id;
    size_t (*memory_size)(const struct game *game,
                          const struct player_pick *pick);
    void (*start)(void *memory, const struct player_job *job);
    void (*think)(void *memory, uint32_t playouts);
    void (*report)(const void *memory, struct player_report *out);
    void (*advance)(void *memory, game_action redacted, const void *state);
    /* Optional: the decisions it expects after its own, out[0], as its seat
     * would see them, chance left out; returns how many there are with it. */
    int (*variation)(const void *memory, game_action *out, int most);
};

extern const struct player random_player, greedy_player, mcts_player;

/* What a search with job.value has found: the mean utility of each seat. The
 * seat of the job need not be the actor. */
void mcts_value(const void *memory, int32_t out[GAME_SEATS_MAX]);

/* Reads "random", "greedy", "ai", "ai:5", "ai:builder", "ai:5:builder"; "ai"
 * alone is the default level. False where there is no such player. */
bool players_find(const char *name, struct player_pick *out);

/* Writes what players_find() reads. */
void players_name(const struct player_pick *pick, char out[PLAYER_NAME_MAX]);

/* The k-th name players_find() knows, styles left out; NULL past the end. */
const char *players_at(int k);

/* Who plays unless another is asked for: "ai:4". */
const char *players_default(void);

/* What people call a level ("Skilled") and a style ("builder"; NULL past the
 * last one). */
const char *players_style_name(int style);

/* The levels of a game, from 1 on. */
const struct advice_level *players_levels(const struct game *game);

/* The playouts a pick is allowed for one move of this game; at least 1. */
uint32_t players_budget(const struct game *game,
                        const struct player_pick *pick);

/* Bytes of memory for a search of so many playouts: what mcts_player wants as
 * job.room where nobody's level is asked for. */
size_t players_room(const struct game *game, uint32_t playouts);

/* Whether no playout of those left can change what the pick will choose. */
bool players_settled(const struct game *game, const struct player_pick *pick,
                     const struct player_report *report, uint32_t left);

/* Adds up what several memories with the same job but different seeds found
 * (root-parallel search), and chooses from the sum as the pick would. */
void players_merge(const struct player_job *job,
                   const struct player_report *parts, int count,
                   struct player_report *out);

/* For players of this folder: puts a line in its place of a report, the best
 * first, dropping the worst where it is full; and lets the level of the job
 * choose: the first line, or with its temperature another whose value lies no
 * deeper than its floor. */
void players_insert(struct player_report *report,
                    const struct player_line *line, int seat);
void players_choose(const struct player_job *job, struct player_report *report);

#endif

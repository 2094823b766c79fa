/* Games as flat states and numbered actions, for programs that search and
 * learn; oxhide.h has sessions in words instead.
 *
 * A state is 'state_size' bytes without pointers in the caller's memory: copied
 * with memcpy, compared with memcmp, aligned as by malloc. Decisions are
 * numbered from 0 to 'decisions' - 1 and outcomes of chance, apart from them,
 * from 0 to 'chances' - 1; the numbers stay the same within a version of the
 * rules. Anything wrong is refused by status, never undefined. Functions may be
 * called on any threads, each with states of its own. */
#ifndef OXHIDE_PLAY_H
#define OXHIDE_PLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    OXHIDE_PLAY_SEATS = 4,
    OXHIDE_PLAY_ERROR = 400,
    OXHIDE_PLAY_TEXT = 64,    /* longest action in words, with its NUL */
    OXHIDE_PLAY_LEGAL = 1024, /* most legal actions of a state */
    OXHIDE_PLAY_STATE = 2048, /* bytes of the largest state */
};

/* Who acts, besides a seat from 0. */
enum { OXHIDE_PLAY_CHANCE = -3, OXHIDE_PLAY_OVER = -4 };

enum oxhide_play_status {
    OXHIDE_PLAY_OK,
    OXHIDE_PLAY_NO_NUMBER, /* there is no action of that number */
    OXHIDE_PLAY_ILLEGAL,   /* not in this state */
    OXHIDE_PLAY_ENDED,     /* the game is over */
    OXHIDE_PLAY_NO_SEAT,   /* no such seat */
    OXHIDE_PLAY_SMALL,     /* the buffer is too small */
    OXHIDE_PLAY_HIDDEN, /* only a whole state can go on, not an observed one */
    OXHIDE_PLAY_NO_PLAYER,      /* no such player */
    OXHIDE_PLAY_MEMORY,         /* no memory */
    OXHIDE_PLAY_NO_WORDS,       /* these words are no action of the game */
    OXHIDE_PLAY_CHANCE_IS_NEXT, /* a seat would have to act */
};
/* One sentence about it. */
const char *oxhide_play_error(enum oxhide_play_status status);

/* A game, its options and its number of seats. */
struct oxhide_rules;

struct oxhide_facts {
    const char *id, *title;
    unsigned rules; /* their version */
    int seats;
    bool secrets; /* seats know different things */
    size_t state_size;
    int decisions, chances; /* numbers */
    int plies_max;          /* no game has more actions, chance included, */
    int decisions_max, chances_max; /* nor more of either */
    size_t mask_words;              /* uint64_t of a mask of decisions */
    size_t tensor_size;             /* bytes of an observation */
};

/* "bronze", 3 (0: as few as can play), "edition=2017" (NULL: the defaults);
 * NULL, and a sentence in 'error', where that is no game. */
struct oxhide_rules *oxhide_rules_open(const char *game, int seats,
                                       const char *options,
                                       char error[OXHIDE_PLAY_ERROR]);
void oxhide_rules_close(struct oxhide_rules *rules);
const struct oxhide_facts *oxhide_rules_facts(const struct oxhide_rules *rules);

/* The state before anything has happened. */
void oxhide_play_begin(const struct oxhide_rules *rules, void *state);
/* A seat, OXHIDE_PLAY_CHANCE or OXHIDE_PLAY_OVER. */
int oxhide_play_actor(const void *state);
/* Actions applied so far. */
int oxhide_play_ply(const void *state);
/* The legal numbers, ascending, of whoever acts; returns how many. */
int oxhide_play_legal(const struct oxhide_rules *rules, const void *state,
                      uint16_t out[OXHIDE_PLAY_LEGAL]);
/* The decisions that are legal as bits; none where no seat acts. */
void oxhide_play_mask(const struct oxhide_rules *rules, const void *state,
                      uint64_t *bits);
/* How often each legal outcome of chance falls, in the order of
 * oxhide_play_legal(); they add up to 1. */
int oxhide_play_odds(const struct oxhide_rules *rules, const void *state,
                     double out[OXHIDE_PLAY_LEGAL]);
/* The same, applied. */
enum oxhide_play_status oxhide_play_apply(const struct oxhide_rules *rules,
                                          void *state, unsigned number);
/* Draws and applies chance until a seat acts or the game is over; *seed is a
 * generator of its own, any number to begin with. */
enum oxhide_play_status oxhide_play_draw(const struct oxhide_rules *rules,
                                         void *state, uint64_t *seed);
/* By seat: 1 for who wins alone, and all of them add up to 0; 0 during the
 * game. And points so far. */
void oxhide_play_returns(const struct oxhide_rules *rules, const void *state,
                         double out[OXHIDE_PLAY_SEATS]);
int oxhide_play_points(const struct oxhide_rules *rules, const void *state,
                       int seat);

/* What a seat knows of a state, as a state; and a whole state that it could be,
 * each as likely as any other. */
enum oxhide_play_status oxhide_play_observe(const struct oxhide_rules *rules,
                                            void *state, int seat);
enum oxhide_play_status oxhide_play_guess(const struct oxhide_rules *rules,
                                          void *observed, uint64_t *seed);
/* The same with the actions that lead there, for libraries that keep histories:
 * 'history' are the numbers that were applied from the beginning on, 'out' as
 * many that the seat cannot tell from them, 'state' where those lead. 'out' may
 * be 'history' itself. */
enum oxhide_play_status
oxhide_play_guess_history(const struct oxhide_rules *rules,
                          const uint16_t *history, int count, int seat,
                          uint64_t *seed, uint16_t *out, void *state);
/* The record of a history as text, as a seat saw it, or all of it: what
 * oxhide_load() and every front of Oxhide can read (oxhide.h). */
enum { OXHIDE_PLAY_ALL = -1, OXHIDE_PLAY_RECORD = 1 << 18 };
enum oxhide_play_status oxhide_play_record(const struct oxhide_rules *rules,
                                           const uint16_t *history, int count,
                                           int seat, char *out, size_t size);
/* The observation of a seat as bytes, 'tensor_size' of them; the names of its
 * parts, NULL after the last one, with where each begins and how long it is. */
enum oxhide_play_status oxhide_play_tensor(const struct oxhide_rules *rules,
                                           const void *state, int seat,
                                           uint8_t *out, size_t size);
/* The same as floats; 'count' of them is room for 'tensor_size'. */
enum oxhide_play_status
oxhide_play_tensor_float(const struct oxhide_rules *rules, const void *state,
                         int seat, float *out, size_t count);
struct oxhide_tensor_part {
    const char *name;
    size_t at, size;
    const char *text; /* what it says */
    int seats;        /* there once for each of so many; 0: once in all */
};
bool oxhide_tensor_part(const struct oxhide_rules *rules, int index,
                        struct oxhide_tensor_part *out);

/* An action in words, as records have it, and back. */
enum oxhide_play_status oxhide_play_words(const struct oxhide_rules *rules,
                                          bool chance, unsigned number,
                                          char out[OXHIDE_PLAY_TEXT]);
enum oxhide_play_status oxhide_play_number(const struct oxhide_rules *rules,
                                           const char *words, bool *chance,
                                           unsigned *out);

/* What one of Oxhide's players ("greedy", "ai:5") would do for whoever acts,
 * from what that seat knows; with so many playouts, or 0: as its level has. */
enum oxhide_play_status oxhide_play_choose(const struct oxhide_rules *rules,
                                           const void *state,
                                           const char *player,
                                           uint32_t playouts, uint64_t seed,
                                           unsigned *out);

/* The same by search, with what it thinks of each action, the best first:
 * visits, and what each seat may expect as oxhide_play_returns() counts it.
 * Returns how many were written; 0 where it fails, which *status tells. */
struct oxhide_line {
    uint16_t action;
    uint32_t visits;
    double value[OXHIDE_PLAY_SEATS];
};
enum { OXHIDE_PLAY_LINES = 64 };
int oxhide_play_search(const struct oxhide_rules *rules, const void *state,
                       uint32_t playouts, uint64_t seed,
                       struct oxhide_line out[OXHIDE_PLAY_LINES],
                       enum oxhide_play_status *status);

/* Many games at once, side by side. Chance falls by itself and a game that is
 * over begins anew, so that before and after a step every game waits for a
 * decision of a seat that is yours. What happens follows from the seed, the
 * number of the game and your actions, whatever the number of threads. */
struct oxhide_batch;

/* Who decides by itself in each seat: "random,ai:3" leaves no seat to you,
 * ",greedy" the first; NULL or "": all are yours. */
struct oxhide_batch *oxhide_batch_new(const struct oxhide_rules *rules,
                                      int games, uint64_t seed,
                                      const char *players, int threads,
                                      char error[OXHIDE_PLAY_ERROR]);
void oxhide_batch_free(struct oxhide_batch *batch);

/* What is written of each game after a step, one after another; NULL: not
 * wanted. Rewards and ends are of the game that ended in this step, all else
 * of the one that goes on. */
struct oxhide_batch_out {
    int8_t *actor;       /* whose decision is next */
    uint64_t *mask;      /* mask_words each */
    uint8_t *mask_bytes; /* decisions each: 0 or 1 */
    uint8_t *tensor;     /* tensor_size each: what the actor knows */
    float *tensor_float; /* the same as floats */
    float *reward;       /* OXHIDE_PLAY_SEATS each, as oxhide_play_returns() */
    uint8_t *ended;      /* 1: a game ended in this step */
};

/* The first observation, and steps; actions are decisions, one a game. Where
 * one is refused nothing has changed, and *wrong is its game. */
void oxhide_batch_look(struct oxhide_batch *batch,
                       const struct oxhide_batch_out *out);
enum oxhide_play_status oxhide_batch_step(struct oxhide_batch *batch,
                                          const uint16_t *actions,
                                          const struct oxhide_batch_out *out,
                                          int *wrong);
/* What the seat that acts would see after each decision that it has, before
 * anything is drawn or anybody else acts: for programs that judge positions.
 * Game by game, decisions ascending; 'room' is for how many of them, and *count
 * becomes how many there are, also where the room is too small. */
struct oxhide_ahead {
    int32_t *game;
    uint16_t *action;
    uint8_t *tensor; /* tensor_size each */
};
enum oxhide_play_status oxhide_batch_ahead(struct oxhide_batch *batch,
                                           const struct oxhide_ahead *out,
                                           size_t room, size_t *count);
/* The state of one game, to look at or to copy. */
const void *oxhide_batch_state(const struct oxhide_batch *batch, int game);

#ifdef __cplusplus
}
#endif

#endif

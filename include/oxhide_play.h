/* Games as flat states and numbered actions, for programs that search and
 * learn; for sessions in words, see oxhide.h.
 *
 * A state is 'state_size' bytes without pointers in the caller's memory: copy
 * it with memcpy, compare it with memcmp, align it as malloc does. Decisions
 * are numbered from 0 to 'decisions' - 1, and outcomes of chance separately
 * from 0 to 'chances' - 1; the numbers stay the same within a version of the
 * rules. Anything wrong is refused with a status, and nothing is undefined
 * behaviour. Functions may be called from any thread, if each thread has states
 * of its own. */
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

/* Who acts, if not a seat (counted from 0). */
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
/* One sentence about a status. */
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
 * NULL, and a sentence in 'error', if there is no such game. */
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
/* The legal actions of whoever acts, by number, ascending; returns how many. */
int oxhide_play_legal(const struct oxhide_rules *rules, const void *state,
                      uint16_t out[OXHIDE_PLAY_LEGAL]);
/* The legal decisions as bits; none if no seat is to act. */
void oxhide_play_mask(const struct oxhide_rules *rules, const void *state,
                      uint64_t *bits);
/* The probability of each legal outcome of chance, in the order of
 * oxhide_play_legal(); they add up to 1. */
int oxhide_play_odds(const struct oxhide_rules *rules, const void *state,
                     double out[OXHIDE_PLAY_LEGAL]);
/* Applies the action with that number. */
enum oxhide_play_status oxhide_play_apply(const struct oxhide_rules *rules,
                                          void *state, unsigned number);
/* Draws and applies chance until a seat acts or the game is over; *seed is the
 * state of the generator, and may be any number to begin with. */
enum oxhide_play_status oxhide_play_draw(const struct oxhide_rules *rules,
                                         void *state, uint64_t *seed);
/* The return of each seat: 1 for a seat that wins alone; they all add up to 0,
 * and are 0 during the game. And a seat's points so far. */
void oxhide_play_returns(const struct oxhide_rules *rules, const void *state,
                         double out[OXHIDE_PLAY_SEATS]);
int oxhide_play_points(const struct oxhide_rules *rules, const void *state,
                       int seat);

/* What a seat knows of a state, as a state; and a whole state that this could
 * be, each as likely as any other. */
enum oxhide_play_status oxhide_play_observe(const struct oxhide_rules *rules,
                                            void *state, int seat);
enum oxhide_play_status oxhide_play_guess(const struct oxhide_rules *rules,
                                          void *observed, uint64_t *seed);
/* The same with the actions that lead there, for libraries that keep histories:
 * 'history' is the numbers applied since the beginning, 'out' as many numbers
 * that the seat cannot tell from them, and 'state' is where those lead. 'out'
 * may be 'history' itself. */
enum oxhide_play_status
oxhide_play_guess_history(const struct oxhide_rules *rules,
                          const uint16_t *history, int count, int seat,
                          uint64_t *seed, uint16_t *out, void *state);
/* The record of a history as text, as a seat saw it or complete
 * (OXHIDE_PLAY_ALL): oxhide_load() (oxhide.h) and every front of Oxhide can
 * read it. */
enum { OXHIDE_PLAY_ALL = -1, OXHIDE_PLAY_RECORD = 1 << 18 };
enum oxhide_play_status oxhide_play_record(const struct oxhide_rules *rules,
                                           const uint16_t *history, int count,
                                           int seat, char *out, size_t size);
/* The observation of a seat as bytes, 'tensor_size' of them. */
enum oxhide_play_status oxhide_play_tensor(const struct oxhide_rules *rules,
                                           const void *state, int seat,
                                           uint8_t *out, size_t size);
/* The same as floats; 'count', the room in 'out', must be at least
 * 'tensor_size'. */
enum oxhide_play_status
oxhide_play_tensor_float(const struct oxhide_rules *rules, const void *state,
                         int seat, float *out, size_t count);
/* A part of an observation, by its name: where it begins and how long it is.
 * False past the last one. */
struct oxhide_tensor_part {
    const char *name;
    size_t at, size;
    const char *text; /* what it says */
    int seats;        /* one for each of so many seats; 0: one in all */
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
 * from what that seat knows. 'playouts' is how many it may use; 0: as many as
 * its level has. */
enum oxhide_play_status oxhide_play_choose(const struct oxhide_rules *rules,
                                           const void *state,
                                           const char *player,
                                           uint32_t playouts, uint64_t seed,
                                           unsigned *out);

/* The same by search, with what it thinks of each action, best first: its
 * visits, and the value it expects for each seat, in the units of
 * oxhide_play_returns(). Returns how many were written, or 0 if it fails;
 * *status then says why. */
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

/* Many games at once, side by side. Chance is drawn automatically and a
 * finished game starts again, so that before and after a step every game is
 * waiting for a decision of a seat that is yours. What happens depends on the
 * seed, the number of the game and your actions, whatever the number of
 * threads. */
struct oxhide_batch;

/* 'players' says which program plays each seat: "random,ai:3" leaves no seat to
 * you, ",greedy" leaves you the first; NULL or "": all are yours. */
struct oxhide_batch *oxhide_batch_new(const struct oxhide_rules *rules,
                                      int games, uint64_t seed,
                                      const char *players, int threads,
                                      char error[OXHIDE_PLAY_ERROR]);
void oxhide_batch_free(struct oxhide_batch *batch);

/* What is written after a step, game after game; leave what you do not want
 * NULL. 'reward' and 'ended' are about the game that ended in this step,
 * everything else about the one that goes on. */
struct oxhide_batch_out {
    int8_t *actor;       /* whose decision is next */
    uint64_t *mask;      /* mask_words each */
    uint8_t *mask_bytes; /* decisions each: 0 or 1 */
    uint8_t *tensor;     /* tensor_size each: what the actor knows */
    float *tensor_float; /* the same as floats */
    float *reward;       /* OXHIDE_PLAY_SEATS each, as oxhide_play_returns() */
    uint8_t *ended;      /* 1: a game ended in this step */
};

/* The first observation, and steps; 'actions' are decisions, one for each game.
 * If one is refused, nothing has changed and *wrong is its game. */
void oxhide_batch_look(struct oxhide_batch *batch,
                       const struct oxhide_batch_out *out);
enum oxhide_play_status oxhide_batch_step(struct oxhide_batch *batch,
                                          const uint16_t *actions,
                                          const struct oxhide_batch_out *out,
                                          int *wrong);
/* What the acting seat would see after each of its decisions, before anything
 * is drawn or anybody else acts: for programs that judge positions. Game by
 * game, decisions ascending. 'room' is how many fit into 'out', and *count
 * becomes how many there are, even if there is too little room. */
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

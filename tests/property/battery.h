/* The battery of laws that every game of games.def is held to without being
 * told. One battery is one worker's memory: the game in play, its log, and
 * what is counted over all games for the statistical laws.
 *
 *   main.c      which games, from the command line
 *   run.c       setups, workers, what is left to say at the end
 *   play.c      one random game, and which laws are tried when
 *   report.c    a broken law, as a record that reproduces it
 *   laws.c      lists, refusals, words, acts, standing
 *   secrets.c   observe, determinize, redact
 *   follow.c    sessions that follow against whole ones
 *   chance.c    sample against weight
 *   views.c     views against the table of their fields
 *   playouts.c  the playout path against the list
 *   undo.c      what a take-back may cross */
#ifndef PROPERTY_BATTERY_H
#define PROPERTY_BATTERY_H

#include <stddef.h>

#include "engine/game.h"
#include "engine/words.h"

enum {
    PIT_BINS = 32,
    SCRATCH_COUNT = 6,
    SPOT_CHANCE = 12, /* one state in so many gets the slow laws */
    PATHS_MAX = 1024, /* different paths in the views of a game */
    PATH_LENGTH = 128,
    REFUSALS = 1 << 13, /* rules and kinds, folded */
};

/* What sample() drew for one kind of chance action, over all games. */
struct chance_sums {
    double pit[PIT_BINS]; /* where in the weights the draw fell */
    double draws;
};

/* One outcome's draws, how many were expected, and their variance. */
struct outcome_sums {
    double seen, expected, variance;
};

/* What view_fields says about the path of a value. */
struct path_fact {
    char path[PATH_LENGTH];
    int field;   /* its index, -1: it has no line */
    bool inside; /* lines follow for what lies within it */
};

struct battery {
    const struct game *game;
    struct game_setup setup;
    uint64_t seed; /* of the game in play; it fixes everything in it */
    struct rng rng;

    void *state;
    void *scratch[SCRATCH_COUNT];
    game_action list[GAME_ACTIONS_MAX], other[GAME_ACTIONS_MAX];
    int count; /* of list */

    game_action *log;
    uint16_t *counts;
    int plies;
    int made[2]; /* decisions, outcomes of chance */

    const game_action *every; /* all well-formed actions, ascending */
    size_t every_count;

    struct chance_sums *chance;    /* by kind */
    struct outcome_sums *outcomes; /* by index into every */
    bool refused[REFUSALS];        /* by rule and kind: has been read */
    bool hid;                      /* something was hidden from somebody */
    bool *fields;                  /* of view_fields: has occurred */
    struct path_fact *paths;       /* by hash of the path */
    int path_count;
    char *text; /* GAME_VIEW_MAX bytes */

    /* Actions by seats that may take them back; how often that needs consent,
     * and how often no guess says why. */
    uint64_t crossings, askings, needless;
};

/* What to run. */
struct battery_wish {
    const char *game; /* NULL: all there are */
    int seats;        /* 0: all */
    int settings;     /* option bits, -1: all combinations */
    uint64_t games;   /* a seat count and edition; 0: a short run */
    uint64_t seed;
    int jobs;
    bool undo; /* the laws of undo and no others */
};

/* Holds a game to every law, and says so; does not return where one breaks. */
void battery_run(const struct game *game, struct battery_wish wish);

/* Where an action stands in 'every', or -1: it is not well-formed. */
ptrdiff_t battery_find(const struct battery *b, game_action action);

/* Reports a broken law with the record so far, and ends the program. */
_Noreturn void battery_fail(const struct battery *b, const char *law,
                            const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#define LAW(b, holds, name, ...)                                               \
    do {                                                                       \
        if (!(holds))                                                          \
            battery_fail(b, name, __VA_ARGS__);                                \
    } while (0)

/* The battery whose record a crash in this thread prints. */
void battery_watch(const struct battery *b);

/* One random game from b->setup and b->seed. */
void battery_play(struct battery *b);

/* The same with the laws of undo alone, which are slow. */
void battery_play_undo(struct battery *b);

/* laws.c: of b->state, with b->list filled by law_list(). */
void law_head(const struct battery *b);
void law_list(struct battery *b);
void law_plan(struct battery *b);
void law_agreement(struct battery *b);
void law_groups(struct battery *b);
void law_sentences(struct battery *b);
/* A sentence has no code of the engine, no placeholder, no odd blank. */
void battery_read(struct battery *b, const char *say);
void law_apply(struct battery *b, game_action action);
void law_standing(struct battery *b);
void law_end(struct battery *b);
/* Of the game's tables alone. */
void law_tables(struct battery *b);

/* secrets.c: of b->state, where 'action' comes next (a legal one). */
void law_secrets(struct battery *b, game_action action);
void law_follow(struct battery *b, game_action action);

/* follow.c: all moments of the game just played. */
void law_following(struct battery *b);

/* chance.c: a draw or several where chance acts; and after all games. */
void law_sample(struct battery *b);
void law_chance_sums(struct battery *b);

/* views.c: what a state that was observed or not shows; and after all games
 * whether every documented field occurred. */
void law_view(struct battery *b, const void *state);
void law_fields(struct battery *b);

/* playouts.c: a few states near the end of the game just played. */
void law_playouts(struct battery *b);

/* The p-value of a chi-square sum, and the alarm of every statistical law. */
double chi_square_p(double sum, double freedom);
#define P_ALARM 1e-6

#endif

/* What players know about a game beyond its rules: how good a position looks,
 * what was learnt about it, levels, styles, how to search. The rules never read
 * it; src/advice/ has one folder per game. */
#ifndef AI_ADVICE_H
#define AI_ADVICE_H

#include "engine/game.h"

enum {
    ADVICE_FEATURES_MAX = 128, /* most features of an evaluation */
    ADVICE_HIDDEN_MAX = 16,    /* most units of its hidden layer */
    ADVICE_STYLES = 3,
};

/* What a level of the computer players may spend and how it errs, in
 * utilities of 65536: it plays an action that looks 'temperature' worse than
 * the best half as often, and never one that looks more than 'floor' worse. */
struct advice_level {
    uint32_t playouts;
    uint16_t temperature, floor;
};

/* How best to tune a search of this game; 0: as usual. */
struct advice_search {
    uint8_t open;    /* visits after which a node gets children */
    uint8_t explore; /* how far it strays from what looks best, in quarters */
    uint8_t rollout; /* quarters of a look that come from play to the end;
                        without a learnt evaluation it is all of it */
    uint16_t prior;  /* utility that halves the visits an action gets */
};

/* A learnt evaluation for one number of seats: a seat's score is a linear sum
 * of its features plus a hidden layer, all in 4096ths; the chances of winning
 * are in proportion to 2 to the power of the scores. */
struct advice_net {
    uint8_t inputs, units; /* its shape; what lies beyond is 0 */
    int16_t linear[ADVICE_FEATURES_MAX];
    int16_t hidden[ADVICE_FEATURES_MAX][ADVICE_HIDDEN_MAX];
    int32_t bias[ADVICE_HIDDEN_MAX];
    int16_t out[ADVICE_HIDDEN_MAX];
};

/* What the players of a game know beyond its rules; every part is optional. */
struct advice {
    /* How good the state looks for a seat, in hundredths of a point, to a
     * player that looks one step ahead. Reads observed states. */
    int (*worth)(const void *state, int seat);

    /* What an evaluation looks at, for one seat: small numbers, in the order of
     * their names, written into an array of zeroes. What all seats share
     * matters only through the hidden layer. */
    void (*features)(const void *state, int seat,
                     int16_t out[ADVICE_FEATURES_MAX]);
    /* Optional: turns the features of one state into those of another of the
     * same game, looking only at what may have changed. */
    void (*update)(const void *before, const void *after, int seat,
                   int16_t features[ADVICE_FEATURES_MAX]);
    const char *const *feature_names;
    uint8_t feature_count;
    /* The weights by number of seats, from weights.def; NULL: not learnt. */
    const struct advice_net *net[GAME_SEATS_MAX + 1];
    /* Optional, for games with secrets: what a whole state would mean for how
     * the other seats have played, if what 'sees' cannot know were as it is
     * there; small numbers, in the order of their names. The learnt weights,
     * from likely.def, say how much more often a guess is true: twice as often
     * for every 4096 of their sum. NULL: all guesses are equally good. */
    void (*traits)(const void *guess, int sees,
                   int16_t out[ADVICE_FEATURES_MAX]);
    const char *const *trait_names;
    uint8_t trait_count;
    const int16_t *likely;
    /* What the styles builder, explorer and rival are measured by ("cities"),
     * and how much an action adds to it for a seat. */
    const char *statistic_names[ADVICE_STYLES];
    int (*statistic)(const void *before, game_action action, const void *after,
                     int seat, int style);
    /* How much a style enjoys one of its statistic, as a utility of 65536, and
     * what it adds to the weights of features for its own seat, in 4096ths;
     * NULL: nothing. */
    uint16_t taste[ADVICE_STYLES];
    const int16_t *bends[ADVICE_STYLES];

    struct advice_search search;
    uint8_t margin; /* a win by this many points is a wide one; 0: 20 */
    /* Playouts that a review gives an action whose rivals are near, where much
     * pays only many actions later; 0: the usual ones will do. */
    uint32_t deep;
    /* Levels 1 to 8; NULL if the default levels will do. */
    const struct advice_level *levels;
    /* By the number of seats: what each level gives up a choice, on average,
     * in 10,000ths of a win; NULL: not known (oxhide gauge levels). */
    const uint16_t *gives_up[GAME_SEATS_MAX + 1];
    /* Where each level stands on the game's scale of ratings, in points: level
     * 4 at 1500, and steps whose odds are the shares that each level won
     * against the one below (docs/strength.md): 247.5 ln(w / (1 - w)), since
     * two players without a spread differ by sqrt(2) beta (club/rating.h).
     * NULL: nobody has measured that, and no game against them counts. */
    const int16_t *ratings;
};

#endif

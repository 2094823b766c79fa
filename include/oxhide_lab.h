/* The laboratory: games played in bulk, on threads. It measures what the rules
 * and the players do (sim), who plays better (match), whether players play fair
 * (fair), whether the rules still do what they did (perft, signature), and how
 * fast they are (bench); and it learns the weights that players judge positions
 * by (train).
 *
 * Every call that can fail returns false and leaves one line in 'error'. The
 * same job gives the same result, whatever the number of threads. */
#ifndef OXHIDE_LAB_H
#define OXHIDE_LAB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    OXHIDE_LAB_SEATS_MAX = 4,
    OXHIDE_LAB_SOURCES_MAX = 16,
    OXHIDE_LAB_ERROR_MAX = 400,
    OXHIDE_LAB_NAME_MAX = 24,
    OXHIDE_LAB_STYLES = 3,
    OXHIDE_LAB_GAMES_MAX = 1000000,
    OXHIDE_LAB_JOBS_MAX = 64,
};

/* Does items 0 to count - 1 on up to 'jobs' threads, including the calling one;
 * 'worker' is 0 to jobs - 1, and no two items being worked on at once have the
 * same. */
void oxhide_parallel(int jobs, int count,
                     void (*work)(void *user, int worker, int item),
                     void *user);

/* What is played, as it is written on a command line. */
struct oxhide_table {
    const char *game;  /* "bronze" */
    int players;       /* how many; 0: as many as 'seats', or the fewest */
    const char *seats; /* "greedy,random"; NULL: random in every seat */
    const char *const *options; /* "edition=2017" */
    int option_count;
};

/* A mean with its 95 % interval. */
struct oxhide_mean {
    uint64_t count;
    double mean, low, high;
};

/* One seat over all games. A win shared by k seats counts 1/k to each. */
struct oxhide_sim_seat {
    char player[OXHIDE_LAB_NAME_MAX];
    struct oxhide_mean win_share, points, source[OXHIDE_LAB_SOURCES_MAX];
    uint64_t ranks[OXHIDE_LAB_SEATS_MAX]; /* how often first, second, ... */
};

/* One line of the score sheets ("troy"): how often a seat had it, what it was
 * then worth, and how often that seat won. */
struct oxhide_sim_line {
    const char *source, *name;
    struct oxhide_mean points, win_share;
};

/* One game: game i has the seed 'seed' + i. */
struct oxhide_sim_row {
    uint16_t plies, decisions;
    uint8_t rank[OXHIDE_LAB_SEATS_MAX];
    int16_t points[OXHIDE_LAB_SEATS_MAX][OXHIDE_LAB_SOURCES_MAX];
};

struct oxhide_sim {
    struct oxhide_table table;
    uint64_t games, seed;
    int jobs;
    const char *folder; /* optional: where to write a record of every game */
    /* Optional: called now and then by the thread that started the run. */
    void (*progress)(void *user, uint64_t done, uint64_t games);
    void *user;
};

struct oxhide_sim_result {
    const char *game;
    char options[128]; /* "edition=2018" */
    int seats, sources;
    const char *source[OXHIDE_LAB_SOURCES_MAX]; /* ids */
    uint64_t games, seed, ties;                 /* ties: games won by several */
    struct oxhide_mean plies, decisions;
    uint16_t plies_least, plies_most;
    struct oxhide_sim_seat seat[OXHIDE_LAB_SEATS_MAX];
    struct oxhide_sim_line *line;
    int lines;
    struct oxhide_sim_row *row; /* as many as games */
};

bool oxhide_sim_run(const struct oxhide_sim *sim, struct oxhide_sim_result *out,
                    char error[OXHIDE_LAB_ERROR_MAX]);
void oxhide_sim_done(struct oxhide_sim_result *result);

/* Players from outside: other people's programs, which the caller asks. Each is
 * told what its seat saw and nothing else. The functions are called by any
 * thread of the match, but only by one at a time for the same side and
 * worker. */
enum { OXHIDE_LAB_WORDS = 64 };

struct oxhide_asked {
    int side, worker, seat; /* side 0: A, 1: B */
    uint64_t seed;          /* of the game: not for the player's ears */
};

struct oxhide_outsider {
    void *self;
    /* A decision in words; false if it forfeits the game. 'lines' are the lines
     * of the record, as this seat saw it, that it has not been told yet; for a
     * 'fresh' game they begin with the record's head. */
    bool (*decide)(void *self, const struct oxhide_asked *who, bool fresh,
                   const char *lines, char words[OXHIDE_LAB_WORDS]);
    /* Told that a game was forfeited; 'words' is what it said if that was not
     * legal, or NULL if it said nothing. */
    void (*forfeited)(void *self, const struct oxhide_asked *who,
                      const char *words);
};

/* A match of A against B. In each group of games with the same chance, A has
 * each seat once and B all the others. Players are written as in play ("ai:5",
 * "greedy"). Only the arena also has "ai:8@5000" with that many playouts a
 * move, "ai:8/explore=8" with its search tuned differently, "plain@5000", the
 * search without what was learnt, and "cheat:ai:8", a twin that sees the
 * truth. */
struct oxhide_match {
    struct oxhide_table table; /* its 'seats' are not read */
    const char *a, *b;
    const char *weights; /* optional: a file of weights that A plays with */
    /* Optional: plays for A or B if that is "engine:" and something more. */
    const struct oxhide_outsider *outsider;
    int games, jobs;
    uint64_t seed;
    /* A sequential test of A's win share, both errors 0.05: the match stops
     * once the share is shown to be below 'high' rather than at it, or above
     * 'low'. Both 0: no test. */
    double low, high;
    /* Optional: called now and then by the thread that started the match. */
    void (*progress)(void *user, int done, int games);
    void *user;
};

enum oxhide_match_verdict { OXHIDE_OPEN, OXHIDE_LOW, OXHIDE_HIGH };

struct oxhide_match_result {
    const char *game, *title; /* id, and for people */
    int seats, games, groups;
    double share, share_low, share_high; /* of the win, for A; 95 % */
    double elo, elo_low, elo_high;       /* against one B */
    double plies;
    enum oxhide_match_verdict verdict;
    int forfeits[2]; /* games that A forfeited, and B */
    /* Means for A and for B. */
    double points[2], ms[2], playouts[2]; /* the last two a decision */
    /* What the styles of this game are measured by; NULL if nothing. */
    const char *statistic_name[OXHIDE_LAB_STYLES];
    double statistic[2][OXHIDE_LAB_STYLES];
};

bool oxhide_match_run(const struct oxhide_match *match,
                      struct oxhide_match_result *out,
                      char error[OXHIDE_LAB_ERROR_MAX]);

/* The Elo ratings that best explain a table of results (i won wins[i * count +
 * j] of games[i * count + j] against j), with the first of up to 64 players at
 * 0; and the standard error of each, beside the first. */
void oxhide_elo_fit(int count, const double *wins, const double *games,
                    double *rating, double *error);

/* Shows that a player cannot peek: every decision is made twice, at the table
 * as it is and at one where everything the seat cannot know is swapped. */
struct oxhide_fair {
    struct oxhide_table table; /* its 'seats' are not read */
    const char *player;        /* as in a match */
    int games;
    uint64_t seed;
};

struct oxhide_fair_result {
    const char *title;
    int seats;
    bool secrets; /* the game has some */
    uint64_t decisions;
    uint64_t swapped;   /* of those: the hidden part had been changed */
    uint64_t different; /* choices or reports that changed: must be 0 */
    uint64_t first_seed, first_ply; /* of the first of those */
};

bool oxhide_fair_run(const struct oxhide_fair *fair,
                     struct oxhide_fair_result *out,
                     char error[OXHIDE_LAB_ERROR_MAX]);

/* Learns the weights of a game's evaluation from self-play, for one number of
 * seats or for each. The result depends on everything but 'jobs'. */
struct oxhide_train {
    const char *game;
    int players;       /* 0: every number of seats */
    int games, rounds; /* games a round, played one step ahead */
    uint32_t playouts; /* of a search in a last round; 0: no such round */
    int playout_games; /* games of that round */
    int temperature;   /* utility that halves an action's chance */
    uint64_t seed;
    int jobs;
    /* Optional: told how far it is: "games", how many are done of how many, or
     * "learning" and the round. */
    void (*progress)(void *user, const char *what, int done, int all);
    void *user;
};

/* Held-out games of the last round: log loss in bits, of the weights and of a
 * constant. All 0 for a number of seats that was not learnt. */
struct oxhide_train_result {
    struct {
        double loss, constant;
        size_t samples, held_out;
    } seats[OXHIDE_LAB_SEATS_MAX + 1];
};

/* Writes the weights as the text of a weights.def. */
bool oxhide_train_run(const struct oxhide_train *train, FILE *weights,
                      struct oxhide_train_result *out,
                      char error[OXHIDE_LAB_ERROR_MAX]);

/* How well guesses at secrets fit what was played. Equal players play games;
 * now and then, before a decision, the truth is compared with even guesses from
 * what the seat knows. */
struct oxhide_guesses {
    const char *game;
    int players;        /* 0: all numbers of seats in turn */
    const char *player; /* "ai:6" */
    int games;
    uint64_t seed;
    int jobs;
};

struct oxhide_guesses_result {
    const char *title;
    size_t samples, held_out; /* decisions learnt from, and others */
    /* By how many bits the truth is likelier than an even guess in held-out
     * games: with the weights of the game, and with those just learnt. */
    double gain, learnt;
    /* By source of points, in the last quarter of each game: what the other
     * seats had, and how much more that was than even guesses and weighed
     * guesses gave them; with its error. */
    int sources;
    struct {
        const char *id;
        double truth, even, weighed, error;
    } source[OXHIDE_LAB_SOURCES_MAX];
};

/* If 'likely' is not NULL, learns what tells the truth from a guess (a
 * conditional logit) and writes it there as the text of a likely.def. */
bool oxhide_guesses_run(const struct oxhide_guesses *guesses, FILE *likely,
                        struct oxhide_guesses_result *out,
                        char error[OXHIDE_LAB_ERROR_MAX]);

/* Checks whether the review is right (docs/review.md). Each of 'games' games
 * gives one line of JSON, in no fixed order. Lines from other seeds can be
 * added, and the same seed gives the same line except for "ms", its time. */
enum oxhide_gauge_what {
    OXHIDE_GAUGE_CALIBRATION, /* values against shares won */
    OXHIDE_GAUGE_AGREEMENT,   /* its best against long searches and games */
    OXHIDE_GAUGE_LEVELS,      /* what a level gives up a decision */
    OXHIDE_GAUGE_LUCK,        /* accounts of whole games */
    OXHIDE_GAUGE_SPEED,       /* how long it takes to know */
    OXHIDE_GAUGE_COUNT,
};

enum { OXHIDE_GAUGE_DECISIONS_MAX = 64 };

struct oxhide_gauge {
    enum oxhide_gauge_what what;
    const char *game;
    int players; /* 0: the fewest */
    /* Who plays, separated by commas: several players change seats from game to
     * game, a single one has all seats. NULL with levels: each level in
     * turn. */
    const char *player;
    int games;         /* of each player */
    int decisions;     /* looked at in a game */
    int rollouts;      /* games, or pairs, that judge a decision */
    uint32_t playouts; /* of a long search */
    int rounds;        /* of a review, at most */
    int seconds;       /* no game is begun after that; 0: all are */
    uint64_t seed;
    int jobs;
    /* Called by one thread at a time. */
    void (*line)(void *user, const char *json);
    void *user;
};

/* Its name, such as "levels"; NULL past the last. */
const char *oxhide_gauge_name(enum oxhide_gauge_what what);
bool oxhide_gauge_run(const struct oxhide_gauge *gauge,
                      char error[OXHIDE_LAB_ERROR_MAX]);

/* How many sequences of actions, chance included, there are from a position:
 * the start of a table, or a record up to a ply (-1: its end). counts[k] is for
 * k + 1 actions. */
struct oxhide_perft {
    struct oxhide_table table; /* used if 'record' is NULL */
    const char *record;        /* the text of a record */
    size_t length;
    int ply;
    int depth;
};

enum { OXHIDE_PERFT_MAX = 16 };

bool oxhide_perft_run(const struct oxhide_perft *perft,
                      uint64_t counts[OXHIDE_PERFT_MAX],
                      char error[OXHIDE_LAB_ERROR_MAX]);

/* Writes the play signature into 'out' as text: a line such as "bronze greedy
 * 3f09c2" for each game and player. */
bool oxhide_signature(char *out, size_t cap, char error[OXHIDE_LAB_ERROR_MAX]);

/* What is timed for each game and number of seats. A move is one applied
 * action, chance included; the time includes setting up its game. */
enum oxhide_bench_what {
    OXHIDE_BENCH_LIST,    /* a move drawn from the list of legal ones */
    OXHIDE_BENCH_PLAYOUT, /* a move of the game's own playout */
    OXHIDE_BENCH_BEGIN,   /* a new game up to its first decision */
    OXHIDE_BENCH_COPY,    /* a copy of a state, in cache */
    OXHIDE_BENCH_PERFT,   /* a node of a full walk */
    OXHIDE_BENCH_MIDDLE,  /* a playout from the middle of a game */
    OXHIDE_BENCH_SEARCH,  /* a simulation of the search from there, without
                           * learnt advice: a guess, a descent, a playout */
    OXHIDE_BENCH_COUNT,
};

/* Nanoseconds of processor time over the runs; ratios to the calibration that
 * ran just before, pair by pair. All 0 if there is nothing to time. */
struct oxhide_timing {
    double median, least, most;
    double ratio, ratio_least, ratio_most;
};

/* How two things that ran in turns compare, pair by pair. */
struct oxhide_ratio {
    double median, least, most;
};

struct oxhide_bench_row {
    const char *game;
    int seats, state_size;
    double plies, decisions; /* a game */
    double legal;            /* a decision, on average */
    int legal_most;
    uint64_t checksum; /* of the final states of fixed games */
    struct oxhide_timing timing[OXHIDE_BENCH_COUNT];
    struct oxhide_ratio cost; /* of a simulation, in playouts from there */
    /* How many simulations two threads do while one does one, on the wall and
     * by the least time of each; 0: not timed. */
    double threads;
};

struct oxhide_bench_result {
    struct oxhide_bench_row *row;
    int rows;
    double load; /* average of the last minute, before and after */
    double load_after;
    double clock;                           /* GHz, of dependent additions */
    double calibration, calibration_spread; /* ns a move; most / least - 1 */
    uint64_t calibration_checksum;
};

struct oxhide_bench {
    const char *game; /* NULL: every game */
    int players;      /* 0: every number of seats */
    int runs;         /* 5 */
    double seconds;   /* of one timing, about */
    /* Optional: called before each row. */
    void (*progress)(void *user, const char *game, int seats);
    void *user;
};

bool oxhide_bench_run(const struct oxhide_bench *bench,
                      struct oxhide_bench_result *out,
                      char error[OXHIDE_LAB_ERROR_MAX]);
void oxhide_bench_done(struct oxhide_bench_result *result);

#ifdef __cplusplus
}
#endif

#endif

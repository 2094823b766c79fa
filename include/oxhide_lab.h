/* The laboratory: games played in bulk, on threads. It measures what the rules
 * and the players do (sim), that the rules do what they did (perft,
 * signature), and how fast (bench).
 *
 * Every call that can fail returns false and leaves one line in 'error'. The
 * same job gives the same result whatever the number of threads. */
#ifndef OXHIDE_LAB_H
#define OXHIDE_LAB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    OXHIDE_LAB_SEATS_MAX = 4,
    OXHIDE_LAB_SOURCES_MAX = 16,
    OXHIDE_LAB_ERROR_MAX = 400,
    OXHIDE_LAB_NAME_MAX = 24,
    OXHIDE_LAB_GAMES_MAX = 1000000,
    OXHIDE_LAB_JOBS_MAX = 64,
};

/* What is played, as written on a command line. */
struct oxhide_table {
    const char *game;  /* "bronze" */
    int players;       /* how many; 0: as many as 'seats', or the fewest */
    const char *seats; /* "greedy,random"; NULL: random in every seat */
    const char *const *options; /* "edition=2017" */
    int option_count;
};

/* A mean with the interval that holds it in 95 of 100 such runs. */
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
 * worth then, and how often that seat won. */
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

/* How many sequences of actions, chance included, lead on from a position:
 * the start of a table, or a record up to a ply (-1: its end). counts[k] is
 * for k + 1 actions. */
struct oxhide_perft {
    struct oxhide_table table; /* used where 'record' is NULL */
    const char *record;        /* the text of a record */
    size_t length;
    int ply;
    int depth;
};

enum { OXHIDE_PERFT_MAX = 16 };

bool oxhide_perft_run(const struct oxhide_perft *perft,
                      uint64_t counts[OXHIDE_PERFT_MAX],
                      char error[OXHIDE_LAB_ERROR_MAX]);

/* The play signature: a line "bronze       greedy   3f09c2" for each game and
 * player, as text into 'out'. */
bool oxhide_signature(char *out, size_t cap, char error[OXHIDE_LAB_ERROR_MAX]);

/* What is timed for each game and number of seats. A move is one applied
 * action, chance included, with the set-up of its game inside the time. */
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
 * ran just before, pair by pair. All 0 where there is nothing to time. */
struct oxhide_timing {
    double median, least, most;
    double ratio, ratio_least, ratio_most;
};

/* How two things compare that ran in turns, pair by pair. */
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
    double threads; /* simulations of two against one in the same time on the
                     * wall, by the least times of each; 0: not timed */
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
    /* Optional: told before each row. */
    void (*progress)(void *user, const char *game, int seats);
    void *user;
};

bool oxhide_bench_run(const struct oxhide_bench *bench,
                      struct oxhide_bench_result *out,
                      char error[OXHIDE_LAB_ERROR_MAX]);
void oxhide_bench_done(struct oxhide_bench_result *result);

#endif

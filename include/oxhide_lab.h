/* The laboratory: games played in bulk, on threads. It measures what the rules
 * and the players do (sim), who plays better (match) and plays fair (fair),
 * that the rules do what they did (perft, signature), and how fast (bench);
 * and it learns the weights that players judge positions by (train).
 *
 * Every call that can fail returns false and leaves one line in 'error'. The
 * same job gives the same result whatever the number of threads. */
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

/* Does items 0 to count - 1 on up to 'jobs' threads, the calling one among
 * them; 'worker' is 0 to jobs - 1, and no two items have the same at a time. */
void oxhide_parallel(int jobs, int count,
                     void (*work)(void *user, int worker, int item),
                     void *user);

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

/* Players from outside: programs of others that the caller asks. Each is told
 * what its seat saw and nothing else. Called by any thread of the match, but
 * for a side and a worker by one at a time. */
enum { OXHIDE_LAB_WORDS = 64 };

struct oxhide_asked {
    int side, worker, seat; /* side 0: A, 1: B */
    uint64_t seed;          /* of the game: not for the player's ears */
};

struct oxhide_outsider {
    void *self;
    /* A decision in words; false: it forfeits the game. 'lines' are those of
     * the record as this seat saw it that it has not been told; for a 'fresh'
     * game they begin with the record's head. */
    bool (*decide)(void *self, const struct oxhide_asked *who, bool fresh,
                   const char *lines, char words[OXHIDE_LAB_WORDS]);
    /* Told that a game ended so; 'words' are what it said where that was not
     * legal, NULL where it said nothing. */
    void (*forfeited)(void *self, const struct oxhide_asked *who,
                      const char *words);
};

/* A match of A against B. In each group of games with the same chance, A has
 * each seat once and B all the others. Players are written as in play ("ai:5",
 * "greedy"), or for the arena alone: "ai:8@5000" with so many playouts a move,
 * "ai:8/explore=8" with its search tuned otherwise, "plain@5000" the search
 * without what was learnt, "cheat:ai:8" a twin that sees the truth. */
struct oxhide_match {
    struct oxhide_table table; /* its 'seats' are not read */
    const char *a, *b;
    const char *weights; /* optional: a file of weights that A plays with */
    /* Optional: plays where A or B is "engine:" and something more. */
    const struct oxhide_outsider *outsider;
    int games, jobs;
    uint64_t seed;
    /* A sequential test of A's win share, both errors 0.05: stops once it is
     * shown to be below 'high' rather than at it, or above 'low'. Both 0:
     * no test. */
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
    /* Means of A, and of B. */
    double points[2], ms[2], playouts[2]; /* the last two a decision */
    /* What the styles of this game are measured by; NULL: nothing. */
    const char *statistic_name[OXHIDE_LAB_STYLES];
    double statistic[2][OXHIDE_LAB_STYLES];
};

bool oxhide_match_run(const struct oxhide_match *match,
                      struct oxhide_match_result *out,
                      char error[OXHIDE_LAB_ERROR_MAX]);

/* The ratings in Elo that explain a table of results best (wins[i * count + j]
 * of games[i * count + j] won by i against j), the first one at 0. */
void oxhide_elo_fit(int count, const double *wins, const double *games,
                    double *rating);

/* Shows that a player cannot peek: every decision is made twice, at the table
 * as it is and at one where all that the seat cannot know is swapped. */
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
    uint64_t swapped;   /* of them: the hidden part of the table was another */
    uint64_t different; /* choices or reports that changed: must be 0 */
    uint64_t first_seed, first_ply; /* of the first of those */
};

bool oxhide_fair_run(const struct oxhide_fair *fair,
                     struct oxhide_fair_result *out,
                     char error[OXHIDE_LAB_ERROR_MAX]);

/* Learns the weights of a game's evaluation from self-play, for one number of
 * seats or for each. The result follows from all but 'jobs'. */
struct oxhide_train {
    const char *game;
    int players;       /* 0: every number of seats */
    int games, rounds; /* games a round, played one step ahead */
    uint32_t playouts; /* of a search in a last round; 0: no such round */
    int playout_games; /* games of that round */
    int temperature;   /* utility that halves an action's chance */
    uint64_t seed;
    int jobs;
    /* Optional: told what goes on; "games", done of all, or "learning" and
     * the round. */
    void (*progress)(void *user, const char *what, int done, int all);
    void *user;
};

/* Held-out games of the last round: log loss in bits, of the weights and of a
 * constant. All 0 where that number of seats was not learnt. */
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

/* How well guesses at secrets fit what was played. Games between equal
 * players; now and then, before a decision, the truth is set beside even
 * guesses from what the seat knows. */
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
    /* Bits the truth has more than an even guess on held-out games: with the
     * weights of the game, and with those just learnt. */
    double gain, learnt;
    /* By source of points, in the last quarter of each game: what the other
     * seats had, and how much more that was than even guesses and weighed ones
     * gave them; with its error. */
    int sources;
    struct {
        const char *id;
        double truth, even, weighed, error;
    } source[OXHIDE_LAB_SOURCES_MAX];
};

/* Where 'likely' is not NULL, learns what tells the truth from a guess (a
 * conditional logit) and writes it as the text of a likely.def. */
bool oxhide_guesses_run(const struct oxhide_guesses *guesses, FILE *likely,
                        struct oxhide_guesses_result *out,
                        char error[OXHIDE_LAB_ERROR_MAX]);

/* The review held against what it claims (docs/review.md). Each game of 'games'
 * gives one line of JSON, in no fixed order; lines of other seeds can be added
 * to it, and the same seed gives the same line but for "ms", its time. */
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
    /* Who plays, with commas; they change seats from game to game, and one
     * has all seats. NULL with levels: each level in turn. */
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

/* "levels"; NULL past the last. */
const char *oxhide_gauge_name(enum oxhide_gauge_what what);
bool oxhide_gauge_run(const struct oxhide_gauge *gauge,
                      char error[OXHIDE_LAB_ERROR_MAX]);

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

#ifdef __cplusplus
}
#endif

#endif

/* oxhide puzzles, for its own files.
 *
 * puzzles.c        options, and showing and trying puzzles
 * puzzles_mine.c   finding them in games of programs
 * puzzles_judge.c  whether a moment is a puzzle: what it asks for and how hard
 *
 * A puzzle is a line of JSON in puzzles/<game>.jsonl; docs/review.md has its
 * members and the rule. */
#ifndef CLI_PUZZLES_H
#define CLI_PUZZLES_H

#include "oxhide_review.h"

enum { PUZZLE_ANSWER_MAX = 4 << 20 };

/* Memory for looking at a game again and again. */
struct puzzle_bench {
    void *memory, *thought, *rollout;
    size_t thought_size, rollout_size;
    char *answer;
    int difficulty; /* what is easier is passed over */
    struct oxhide_session *session;
    struct json out;
};

bool bench_open(struct puzzle_bench *b);
void bench_close(struct puzzle_bench *b);
/* An answer to write into; nobody reads it where all that matters is whether
 * there was an error. */
struct json *bench_ask(struct puzzle_bench *b);
/* A search for whoever acts; 0 playouts: what the player is allowed. NULL where
 * there is no memory. */
struct oxhide_thought *bench_search(struct puzzle_bench *b, const char *player,
                                    uint32_t playouts, uint64_t seed);

/* Writes the puzzle of the moment the session stands at, members only; false:
 * it is none. 'seed' is that of all that is drawn. */
bool puzzle_judge(struct puzzle_bench *b, uint64_t seed, struct json *out);
/* Whether those words are still clearly best, by searches and games of another
 * seed; else 'why' says what is wrong. */
bool puzzle_holds(struct puzzle_bench *b, const char *best, uint64_t seed,
                  char *why, size_t cap);

struct puzzle_mine {
    const char *game, *player;
    int seats, games, seconds, difficulty, from;
    uint64_t seed;
};

int puzzles_mine(const struct puzzle_mine *job);

/* Written by the build from puzzles/: a game's puzzles, one a line. */
struct puzzles_file {
    const char *game, *text;
};

extern const struct puzzles_file puzzles_files[];

#endif

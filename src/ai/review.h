/* The review of a game: what every choice gave up, what luck did, and why.
 *
 * Work is done in rounds. A round is a list of units that do not depend on each
 * other: each can be worked on by any thread or worker, in any order, and its
 * result is handed in as a part. Once all parts are in, the next round is
 * planned from what is known by then. So the same game, seed and number of
 * rounds give the same numbers everywhere, and a review can stop after any
 * round.
 *
 *   review.c        beginning, handing in, what a unit asks for
 *   review_search.c the units that search
 *   review_plan.c   which units a round has
 *   review_sum.c    losses, the account, turning points, from what is known
 *   compare.c       two actions, in pairs of games
 *   account.c       luck, choices and the result, so that they add up
 *
 * There are two truths. In the one that counts, a choice is judged from what
 * its seat could know. In the other it is judged from the whole state as it
 * was, though everybody still plays on what they know. With 'fair', states are
 * first reduced to what one seat observed, so that nothing else can be used. */
#ifndef AI_REVIEW_H
#define AI_REVIEW_H

#include "ai/account.h"
#include "ai/compare.h"

enum review_truth { REVIEW_KNOWN, REVIEW_OPEN, REVIEW_TRUTHS };

enum {
    REVIEW_WAYS = 4,    /* actions of a choice that are set side by side */
    REVIEW_UNITS = 512, /* of a round, at most */
    REVIEW_BATCH = 16,  /* moments of a unit */
    REVIEW_PAIRS = 8,   /* pairs of a unit */
    REVIEW_ERROR = UTILITY_ONE * 3 / 100, /* to which losses are wanted */
    REVIEW_MISTAKE = UTILITY_ONE / 100,   /* named, beyond two errors */
    REVIEW_LARGE = UTILITY_ONE * 3 / 100,
};

struct review_job {
    const struct game *game;
    int plies; /* actions of the game so far */
    int eyes;  /* whose review it is; -1: everybody's alike */
    bool fair; /* nothing that 'eyes' could not know goes in */
    uint64_t seed;
    uint32_t error; /* to which losses are wanted; 0: REVIEW_ERROR */
    /* The state after k actions, whole or as 'eyes' saw it (then 'fair' is
     * a must), and the k-th action. Used during review_start() only. */
    const void *(*state)(void *user, int k);
    game_action (*action)(void *user, int k);
    void *user;
};

/* A moment of the curve: a decision, chance that is due, or the last. */
struct review_moment {
    uint16_t ply;
    int8_t actor;
    int16_t choice;               /* the index of its choice, or -1 */
    int32_t look[GAME_SEATS_MAX]; /* of the learnt evaluation */
    uint32_t games[REVIEW_TRUTHS];
    int64_t share[REVIEW_TRUTHS][GAME_SEATS_MAX]; /* sums over games */
    int64_t total[REVIEW_TRUTHS][GAME_SEATS_MAX];
};

/* A decision between actions that lead to different states. */
struct review_choice {
    uint16_t ply, moment;
    uint8_t seat;
    uint8_t ways;         /* set side by side; 0 before the first round */
    uint8_t best, played; /* which of them */
    bool weighed, deep;   /* and again, with many more playouts */
    bool easy;            /* a short search finds the best, too */
    bool named;           /* as a mistake, after the last round */
    game_action action[REVIEW_WAYS];
    /* Each searched as a root of its own, with equal playouts; then the best
     * and the one played again, afresh. */
    int32_t value[REVIEW_WAYS][GAME_SEATS_MAX];
    int32_t again[2][GAME_SEATS_MAX];
    struct compare games[REVIEW_TRUTHS]; /* the best against the one played */
};

enum review_task {
    REVIEW_FIND,   /* which actions to set side by side */
    REVIEW_WEIGH,  /* search each of them alike */
    REVIEW_CURVE,  /* a game from each of some moments */
    REVIEW_JUDGE,  /* pairs of games */
    REVIEW_DEEPEN, /* search those that are near the best for much longer */
};

struct review_unit {
    uint8_t task, truth;
    uint16_t index; /* of the choice, or the first moment */
    uint32_t first; /* which games these are */
    uint16_t count; /* moments, or pairs */
};

/* What comes of a unit; of 8-byte words only, so that it can travel. */
struct review_part {
    int64_t unit, round;
    union {
        struct {
            int64_t ways, played, easy, action[REVIEW_WAYS];
        } find;
        struct {
            int64_t value[REVIEW_WAYS][GAME_SEATS_MAX];
            int64_t again[2][GAME_SEATS_MAX], best;
        } weigh;
        struct {
            int64_t share[REVIEW_BATCH][GAME_SEATS_MAX];
            int64_t total[REVIEW_BATCH][GAME_SEATS_MAX];
        } curve;
        struct compare judge;
    } is;
};

struct review {
    struct review_job job;
    int seats, moments, choices;
    bool over;            /* the game */
    bool done;            /* nothing more is wanted */
    uint32_t round;       /* rounds that are complete */
    uint32_t curve_games; /* asked for from every moment */
    int units, handed_in; /* of the round under way */
    struct review_unit unit[REVIEW_UNITS];
    bool in[REVIEW_UNITS];
    int32_t result[GAME_SEATS_MAX]; /* shares; where it is over */
    size_t stride;
    game_action *action;
    unsigned char *states;
    struct review_moment *moment;
    struct review_choice *choice;
};

/* Bytes for a review of so many actions. */
size_t review_size(const struct game *game, int plies);
/* Begins in the caller's memory; the first round is planned. */
struct review *review_start(void *memory, const struct review_job *job);

/* Bytes of memory a unit is worked on in; one for each thread. */
size_t review_room(const struct game *game);
/* Works on a unit of the round under way; changes nothing but 'room' and
 * 'part'. */
void review_work(const struct review *r, int unit, void *room,
                 struct review_part *part);
/* Hands in a part; false where it is of no unit of this round, or was handed
 * in before. With the last one the round is complete and the next planned. */
bool review_take(struct review *r, const struct review_part *part);
/* A whole round by itself; false where nothing more is wanted. */
bool review_round(struct review *r, void *room);

/* For the files of this folder: the units of the next round. */
void review_plan(struct review *r);
/* Which ways are to be searched longer, a bit each; 0 where nothing is. */
unsigned review_near(const struct review *r, const struct review_choice *c);

static inline const void *review_state(const struct review *r, int ply)
{
    return r->states + (size_t)ply * r->stride;
}

/* How much is known so far: every choice is weighed; the largest few losses are
 * known as well as was asked for; all that may be large are. */
enum review_stage {
    REVIEW_BEGUN,
    REVIEW_SCREENED,
    REVIEW_LARGEST,
    REVIEW_ALL,
};

enum review_stage review_stage(const struct review *r);

/* Whether two choices of a seat missed the same thing, one after the other: an
 * action that names its object, in the same round. */
bool review_repeats(const struct review *r, int choice, int before);

/* What a choice gave up, as its seat could know, or as it was: from games where
 * there are enough of them ('judged'), else from searches. Signed. */
struct review_loss {
    struct estimate loss;
    int32_t least; /* two errors less, of games and of all that is known; one
                      error where it is named already */
    bool judged;
    int64_t pairs;
};

struct review_loss review_loss(const struct review *r, int choice,
                               enum review_truth truth);
/* Best guess of a loss and its spread, from searches and games together. */
struct estimate review_guess(const struct review_choice *c);
/* Whether it is named as a mistake. Of many choices that are looked at again
 * and again, a few seem bad by chance for a while: so games alone do not do
 * while they are few, nor do searches; and what is named stays until an error
 * less is too little. */
bool review_mistake(const struct review_loss *loss);

/* The account of a seat. 'moment' has room for as many as the review has. */
struct review_account {
    double start, result; /* result < 0: not over */
    struct account_sum part[ACCOUNT_PARTS];
    double known;  /* own choices as they could be known: signed losses */
    double rest;   /* what the parts leave over */
    double hidden; /* what the open cards add to own choices */
};

void review_account(const struct review *r, int seat, enum review_truth truth,
                    struct account_moment moment[], struct review_account *out);

/* How well a seat played: the mean of what a choice gave up, in parts of
 * UTILITY_ONE, with its error over the choices. */
struct review_skill {
    int choices;
    struct estimate loss;
    int low, high; /* levels; 0: too few choices to say, or no table */
};

void review_skill(const struct review *r, int seat, struct review_skill *out);
/* How a seat played beside the others that chose often enough, by what a choice
 * of each gave up: clearly beyond two errors, probably beyond one. */
enum review_played {
    REVIEW_ALONE, /* or too few choices to say */
    REVIEW_UNCLEAR,
    REVIEW_PROBABLY_BETTER,
    REVIEW_BETTER,
    REVIEW_PROBABLY_WORSE,
    REVIEW_WORSE,
};

enum review_played review_played(const struct review *r, int seat);
/* Enough choices to say how one played. */
bool review_is_enough(const struct review_skill *skill);
/* The levels that give up as much as that, give or take two errors; the table
 * is that of struct advice. */
void review_levels(const uint16_t table[PLAYER_LEVELS], struct estimate loss,
                   int *low, int *high);

#endif

/* What the choices of a game were worth: games played to the end from a moment,
 * and the review of a whole game; docs/review.md. Memory is the caller's. */
#ifndef OXHIDE_REVIEW_H
#define OXHIDE_REVIEW_H

#include "oxhide.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Games played to the end from the moment being looked at, in memory of their
 * own: every seat decides by a short search on what it knows. If actions of
 * whoever acts are given, each game is played once after every one of them,
 * with the same guess at what is hidden and mostly the same luck, and the first
 * action is compared with the others. The same moment, wish and number of games
 * give the same result. */
struct oxhide_rollout;

struct oxhide_rollout_wish {
    int as; /* what is known: to a seat, or ALL: everything */
    const char *const *actions;
    int count;
    bool every;        /* all that lead to different positions, at most 64 */
    uint32_t playouts; /* for each decision, at most 400; 0: 60 */
    uint64_t seed;
};

struct oxhide_estimate {
    double mean, error;
};

size_t oxhide_rollout_size(const struct oxhide_session *s);
/* Writes nothing unless it fails. */
enum oxhide_status oxhide_rollout_start(struct oxhide_session *s,
                                        const struct oxhide_rollout_wish *wish,
                                        void *memory, size_t size,
                                        struct oxhide_rollout **rollout,
                                        struct json *out);
/* Plays that many more games. */
void oxhide_rollout_play(struct oxhide_rollout *r, int games);
/* How many actions are compared; 0 if it is about the moment itself. */
int oxhide_rollout_ways(const struct oxhide_rollout *r);
void oxhide_rollout_words(const struct oxhide_rollout *r, int way,
                          char words[OXHIDE_WORDS_MAX]);
/* Which of them leads to the same position as those words; -1 if none does. */
int oxhide_rollout_way(struct oxhide_rollout *r, const char *words);
/* Exchanges that way with the first one; only before the first game. */
void oxhide_rollout_first(struct oxhide_rollout *r, int way);
/* Sets the playouts for each decision from now on, at most 400. */
void oxhide_rollout_playouts(struct oxhide_rollout *r, uint32_t playouts);
/* Plays no more games after that way. */
void oxhide_rollout_leave_out(struct oxhide_rollout *r, int way);
/* Takes that way in again, or leaves it out. */
void oxhide_rollout_take_in(struct oxhide_rollout *r, int way, bool in);
bool oxhide_rollout_left_out(const struct oxhide_rollout *r, int way);
/* How much more often the first way wins for whoever chooses than this one; and
 * a seat's share of the wins. */
struct oxhide_estimate oxhide_rollout_lead(const struct oxhide_rollout *r,
                                           int way);
struct oxhide_estimate oxhide_rollout_share(const struct oxhide_rollout *r,
                                            int way, int seat);
/* How many games were played after that way. */
int oxhide_rollout_games(const struct oxhide_rollout *r, int way);
/* The k-th legal action in words, and which of the ways it is; -1 if there are
 * not that many. */
int oxhide_rollout_legal(struct oxhide_rollout *r, int k,
                         char words[OXHIDE_WORDS_MAX]);
/* The source of points behind the largest reason why the first is better, and
 * whose points they are; NULL if no reason is certain. */
const char *oxhide_rollout_reason(const struct oxhide_rollout *r, int way,
                                  int *seat);
/* What is known about a way: the members of an entry of "ways" except those of
 * the action. */
void oxhide_rollout_put(const struct oxhide_rollout *r, int way,
                        struct json *out);
/* Only "games" and "loss" of these. */
void oxhide_rollout_put_loss(const struct oxhide_rollout *r, int way,
                             struct json *out);
/* "games", "playouts", and "ways" (or "chances" and "points" of the moment):
 * docs/protocol.md has the members. */
void oxhide_rollout_report(const struct oxhide_rollout *r, struct json *out);

/* The review of a session's game: what choices gave up, what luck did, and why;
 * docs/review.md. It lives in memory of its own and keeps a copy of the game,
 * so the session may go on or end.
 *
 * The work is done in rounds of units, which any threads or workers can do in
 * any order; each unit gives a part, and each part is handed in once. The same
 * game, seed and rounds give the same report, wherever the parts were made. */
struct oxhide_review;

struct oxhide_review_wish {
    int eyes;      /* whose review; OXHIDE_ALL: everybody's alike */
    bool fair;     /* uses nothing that those eyes could not know */
    uint64_t seed; /* of all that is drawn */
    int error;     /* wanted for losses, per thousand; 0: 30 */
};

/* The result of a unit, in a form that can be copied and sent. */
enum { OXHIDE_PART_WORDS = 320 };
struct oxhide_review_part {
    int64_t word[OXHIDE_PART_WORDS];
};

size_t oxhide_review_size(const struct oxhide_session *s);
/* Fails if there is nothing to review, or if the record is as the public saw
 * it. A record as a seat saw it is reviewed fairly, and for that seat. */
enum oxhide_status oxhide_review_start(struct oxhide_session *s,
                                       const struct oxhide_review_wish *wish,
                                       void *memory, size_t size,
                                       struct oxhide_review **review,
                                       struct json *out);
/* Whether this is the review of that game with that wish. */
bool oxhide_review_is(const struct oxhide_review *r, struct oxhide_session *s,
                      const struct oxhide_review_wish *wish);
/* The units of the round under way; 0 once everything wanted is known. */
int oxhide_review_units(const struct oxhide_review *r);
/* How many rounds are complete. */
uint32_t oxhide_review_rounds(const struct oxhide_review *r);
/* The bytes needed to work on a unit; each thread needs a room of its own. */
size_t oxhide_review_room(const struct oxhide_review *r);
void oxhide_review_work(const struct oxhide_review *r, int unit, void *room,
                        struct oxhide_review_part *part);
/* False if the part belongs to no unit of this round, or was handed in before.
 * With the last part the next round begins. */
bool oxhide_review_take(struct oxhide_review *r,
                        const struct oxhide_review_part *part);
/* A part as text, and back; false if the text is not a part. */
void oxhide_review_part_put(const struct oxhide_review_part *part,
                            struct text *out);
bool oxhide_review_part_read(const char *text, struct oxhide_review_part *part);
/* The review so far as text, only between two rounds (otherwise false); and
 * back into a review that was started on the same game with the same wish
 * (false if the text belongs to another one; then nothing has changed). */
bool oxhide_review_save(const struct oxhide_review *r, struct text *out);
bool oxhide_review_resume(struct oxhide_review *r, const char *text);
/* What is known so far: docs/protocol.md has the members of "review". */
void oxhide_review_report(const struct oxhide_review *r, struct json *out);

#ifdef __cplusplus
}
#endif

#endif

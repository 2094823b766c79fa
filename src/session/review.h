/* Reviews and games played on, for the files of this folder. */
#ifndef SESSION_REVIEW_H
#define SESSION_REVIEW_H

#include "ai/reason.h"
#include "ai/review.h"
#include "ai/ways.h"
#include "oxhide_review.h"
#include "session/session.h"

struct oxhide_review {
    struct review *is;
    uint64_t game_hash;            /* of the actions and the wish */
    struct account_moment *moment; /* for each truth and seat, all moments */
};

/* "mean" and "error", as shares of a win. */
void session_put_estimate(struct json *out, const char *key, struct estimate e);
void session_put_tenths(struct json *out, const char *key, int64_t tenths);
/* "key", "args" and "say" of a reason, "points" and "wins"; 'turned' tells what
 * the second action did, not the first. */
void session_put_reason(const struct game *game, const struct reason *why,
                        bool turned, struct json *out);
void session_put_reasons(const struct game *game, const struct reasons *why,
                         bool turned, struct json *out);
/* What is known of one of several actions: "chances" of all seats, "points" of
 * whoever chose, and for all but the first "loss" and "reasons" why the first
 * is better; "speaks" is what there is for it besides. */
void session_put_way(const struct ways *w, int way, struct json *out);

#endif

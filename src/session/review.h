/* A review, for the files of this folder. */
#ifndef SESSION_REVIEW_H
#define SESSION_REVIEW_H

#include "ai/reason.h"
#include "ai/review.h"
#include "session/session.h"

struct oxhide_review {
    struct review *is;
    uint64_t game_hash;            /* of the actions and the wish */
    struct account_moment *moment; /* as many as moments, for each seat */
};

#endif

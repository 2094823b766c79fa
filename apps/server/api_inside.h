/* A request of the API, for the files that make it.
 *
 *   api.c        asking the club and hearing its answers
 *   api_route.c  which asks a path and a body mean, and the answer */
#ifndef SERVER_API_INSIDE_H
#define SERVER_API_INSIDE_H

#include "apps/server/api.h"

enum {
    PARTS = 4,
    PART_MAX = 48,
    STEPS = 2,
    ASK_BYTES = CALL_BODY_MAX + 256,
    TOKEN_MAX = 65,
    CALL_OUT_MAX = 512 * 1024, /* bytes that may wait for a slow reader */
    CALL_AHEAD = 32 * 1024,
    CALL_CHUNK = 16 * 1024,
    CALL_TICK = 15,     /* seconds between signs of life of a stream */
    CALL_PATIENCE = 10, /* seconds for an answer of the club */
    CALL_EXPORT = 120,  /* seconds for reading the whole store */
};

enum call_state {
    CALL_ENTERS,  /* waits for the club's welcome */
    CALL_ASKS,    /* has an ask to send */
    CALL_WAITS,   /* for its answer */
    CALL_EXPORTS, /* for what is read for it */
    CALL_STREAMS, /* sends on all it hears */
    CALL_OVER,    /* has its answer in 'out' */
};

struct call {
    struct end end;
    struct lws *wsi;
    struct reply *reply;
    struct house *house;
    bool post, needs_person, streams, streaming, record, exports;
    struct house_export *export; /* under way */
    enum call_state state;
    char part[PARTS][PART_MAX]; /* of the path, after /api/ */
    struct {
        char ask[ASK_BYTES]; /* "": nothing is asked */
        char expects[16];    /* what the club is seen to say then */
        bool answers;        /* with the id of the ask */
    } step[STEPS];
    int steps, at;
    bool has_id; /* the body has one of the asker's own */
    char id[PART_MAX], invite[PART_MAX];
    char before[10];       /* older games: how many had been played then; "" */
    char token[TOKEN_MAX]; /* of whoever asks, if not the connection's */
    char given[TOKEN_MAX]; /* a new one, to be shown */
    char body[CALL_BODY_MAX];
    size_t length;
    unsigned status;
    char *out;
    size_t used, room, sent;
};

/* Words of a path go into asks as they are: small letters, digits, dashes. */
bool api_word(const char *s);
/* What the request means; 0, or the status it is refused with. */
int call_route(struct call *c);
/* Answers with 'out'. */
int call_answer(struct call *c);

#endif

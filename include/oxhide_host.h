/* One host for the requests of docs/protocol.md, once they have been read from
 * JSON.
 *
 * A front (the engine on a pipe, the page's worker, the server) decodes a
 * request into values, says who asks, and gets the members of the answer. The
 * host keeps the sessions, by slot. Nothing here allocates, prints or knows the
 * time; thinking, which needs all three, is left to the front. */
#ifndef OXHIDE_HOST_H
#define OXHIDE_HOST_H

#include "oxhide.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What a request is made of: JSON as it was read. */
enum oxhide_value_type {
    OXHIDE_NULL,
    OXHIDE_FALSE,
    OXHIDE_TRUE,
    OXHIDE_NUMBER, /* a whole number that fits */
    OXHIDE_OTHER,  /* any other number: never valid */
    OXHIDE_STRING,
    OXHIDE_LIST,
    OXHIDE_OBJECT,
};

/* The parts of a list or an object follow it, each with its own parts, so that
 * a whole request is one array. */
struct oxhide_value {
    enum oxhide_value_type type;
    const char *name; /* as a member of an object; else NULL */
    int64_t number;
    const char *text; /* ends in NUL */
    size_t length;    /* of the text */
    size_t count;     /* parts of a list or an object */
    size_t span;      /* values from here to the next beside it; at least 1 */
};

/* Who asks, if it is neither a seat (counted from 0) nor OXHIDE_PUBLIC: whoever
 * runs the program. The operator may look through any eyes ("as") and act for
 * anybody ("seat"); nobody else may use either, or begin, load or turn back a
 * game. */
enum { OXHIDE_OPERATOR = -6 };

/* How a request wants a player to think: for so many playouts or so many
 * milliseconds (if both are given, whichever is reached first); 0: as much as
 * the player's level allows. */
struct oxhide_wish {
    const char *player;
    uint64_t seed;
    uint32_t playouts, time_ms;
    int games; /* after each of the best ways; 0: no hint */
};

/* What a front lends memory for. */
enum oxhide_lent {
    OXHIDE_LENT_REVIEW,
    OXHIDE_LENT_ROOM,
    OXHIDE_LENT_ROLLOUT,
    OXHIDE_LENT_COUNT,
};

/* The part of a front that the host calls. think() thinks about the position
 * and writes what oxhide_think_report() does, or an error. lend() lends that
 * many bytes until it is asked again for the same purpose, or returns NULL if
 * there are not so many; without it, nothing is reviewed and no games are
 * played on. */
struct oxhide_front {
    void *self;
    void *(*lend)(void *self, enum oxhide_lent what, size_t size);
    enum oxhide_status (*think)(void *self, struct oxhide_session *s,
                                const struct oxhide_wish *wish,
                                struct json *out);
    const char *commands; /* what it answers itself: "hello, stop"; or NULL */
};

struct oxhide_host;

enum { OXHIDE_SLOTS_MAX = 8 };

/* The bytes a host with that many slots needs, from 1 to OXHIDE_SLOTS_MAX. */
size_t oxhide_host_size(int slots);
/* A host in the caller's memory (aligned as by malloc), without a game. */
struct oxhide_host *oxhide_host_new(void *memory, int slots,
                                    const struct oxhide_front *front);
/* Answers the request, which is an object, by writing members into the object
 * the caller has opened: those of docs/protocol.md without "ok". On failure
 * they are "error" and whatever helps to find the cause, and nothing has
 * changed. */
enum oxhide_status oxhide_host_answer(struct oxhide_host *h, int who,
                                      const struct oxhide_value *request,
                                      struct json *out);
/* Whether a request has asked to quit. */
bool oxhide_host_ended(const struct oxhide_host *h);
/* The session in a slot; NULL if there is none. */
struct oxhide_session *oxhide_host_session(struct oxhide_host *h, int slot);

#ifdef __cplusplus
}
#endif

#endif

/* A program of somebody else's that plays a seat: "engine:COMMAND". It answers
 * as `oxhide engine` does. It is sent `follow` with what its seat saw, and
 * `go`, and nothing else; it ends when its input ends. */
#ifndef CLI_OUTSIDER_H
#define CLI_OUTSIDER_H

#include <stdbool.h>

#include "engine/message.h"

/* How a player from outside is written, before its command. */
#define OUTSIDER "engine:"

struct outsider;

/* NULL: no memory. It is started when it is asked first, by the shell. With
 * 'time_ms' it is told to think so long and has a second more to answer; with 0
 * it thinks as it likes, within OUTSIDER_PATIENCE_MS. */
enum { OUTSIDER_PATIENCE_MS = 10000, OUTSIDER_GRACE_MS = 1000 };
struct outsider *outsider_new(const char *command, int time_ms);
/* Ends it, and whatever it has started. */
void outsider_free(struct outsider *o);

/* Its decision in words, 'size' bytes at most. 'lines' are those of its seat's
 * record that it has not been told; 'fresh': they begin with the head of a
 * record. False: outsider_why() says why not, and it has been ended; asked
 * again, with a fresh record, it is started anew. */
bool outsider_decide(struct outsider *o, bool fresh, const char *lines,
                     char *words, size_t size);
const char *outsider_why(const struct outsider *o);

/* For a match: outsiders of A and B, by worker and seat; NULL: no memory. Says
 * on standard error what they forfeit. */
struct oxhide_match;
struct outsiders;
struct outsiders *outsiders_new(const struct oxhide_match *match, int time_ms);
void outsiders_free(struct outsiders *all);
const struct oxhide_outsider *outsiders_public(const struct outsiders *all);

#endif

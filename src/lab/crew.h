/* Threads that keep running, for work that comes back many times a second: a
 * batch of games takes some ten thousand steps a second, and otherwise each
 * step would start and end threads. Items are dealt out in ranges, so that a
 * worker finds in its cache what it left there; a worker that is done early
 * takes over from the others. */
#ifndef LAB_CREW_H
#define LAB_CREW_H

#include <stdint.h>

struct crew;

/* For so many workers, the calling thread among them; NULL: no memory. */
struct crew *crew_new(int workers);
void crew_free(struct crew *crew);
/* Does items 0 to count - 1 and returns once no worker is at work. 'worker' is
 * from 0, and no two items have the same worker at the same time. Threads are
 * started when they are first needed, and again after a fork; where one cannot
 * be started, the others do its work. */
void crew_run(struct crew *crew, uint64_t count,
              void (*work)(void *user, int worker, uint64_t item), void *user);

#endif

/* Letting a program think for whoever acts. */
#ifndef CLI_THINK_H
#define CLI_THINK_H

#include "oxhide.h"

enum { CLI_THINK_THREADS = 64, CLI_THINK_MEMORY = 65536 };

/* Who may interrupt a thought, and is told how it goes. */
struct cli_listener {
    void *self;
    bool (*stop)(void *self);                      /* asked between slices */
    void (*info)(void *self, const char *members); /* of an object */
};

/* How long: so many playouts, or so many milliseconds (whichever is reached
 * first, where both are given); else what the player's level allows. For the
 * choice alone it ends when that is settled; a hint wants all lines. */
struct cli_think {
    const char *player;
    uint64_t seed;
    uint32_t playouts, time_ms;
    int games; /* of a hint, after each of the best ways; 0: no hint */
    bool only_choice;
    int threads;   /* 0: one. Each thinks its share of the playouts */
    int memory_mb; /* for the searches, if that is more than they need */
    int info_ms;   /* how often the listener is told; 0: never */
    const struct cli_listener *listener; /* NULL: nobody */
};

/* Writes the members of oxhide_think_report(), for a hint those of
 * oxhide_think_hint() too, or an error. */
enum oxhide_status cli_think(struct oxhide_session *s,
                             const struct cli_think *how, struct json *out);

#endif

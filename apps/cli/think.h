/* Letting a program think for whoever acts. */
#ifndef CLI_THINK_H
#define CLI_THINK_H

#include "oxhide.h"

/* How long: so many playouts, or so many milliseconds (whichever is reached
 * first, where both are given); else what the player's level allows. For the
 * choice alone it ends when that is settled; a hint wants all lines. */
struct cli_think {
    const char *player;
    uint64_t seed;
    uint32_t playouts, time_ms;
    bool hint, only_choice;
};

/* Writes the members of oxhide_think_report(), for a hint those of
 * oxhide_think_hint() too, or an error. */
enum oxhide_status cli_think(struct oxhide_session *s,
                             const struct cli_think *how, struct json *out);

#endif

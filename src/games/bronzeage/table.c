/* The state as a table for a terminal. */
#include "games/bronzeage/bronzeage.h"

void bronzeage_table(const void *state, int columns, bool plain,
                     struct text *out)
{
    const struct bronzeage_state *s = state;

    (void)columns, (void)plain;
    text_put(out, bronzeage_phase_names[s->head.phase]);
    text_char(out, '\n');
}

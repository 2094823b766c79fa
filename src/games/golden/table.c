/* The table for a terminal. */
#include "games/golden/golden.h"

void golden_table(const void *state, int columns, bool plain, struct text *out)
{
    const struct golden_state *s = state;

    (void)columns, (void)plain;
    text_put(out, "Era ");
    text_int(out, s->era + 1);
    text_put(out, "\n");
}

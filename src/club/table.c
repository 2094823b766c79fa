/* A table without entries, and the words of its small lists. */
#include "club/table.h"

#include "base/mem.h"

const char *const table_why_words[] = { "",       "clock",   "vote",
                                        "left",   "gone",    "played",
                                        "closed", "expired", "rules" };
const char *const table_clock_words[] = { "none", "live", "days" };
const char *const table_proposal_words[] = { "", "back", "stand-in", "pause",
                                             "close" };

const char *table_why_word(enum table_why why)
{
    return table_why_words[why];
}

const char *table_clock_word(enum table_clock clock)
{
    return table_clock_words[clock];
}

const char *table_proposal_word(enum table_proposal proposal)
{
    return table_proposal_words[proposal];
}

void table_init(struct club_table *t, const char *id, void *memory,
                size_t memory_size)
{
    mem_zero(t, sizeof *t);
    club_copy(t->id, sizeof t->id, id);
    t->running = t->turn = -1;
    t->memory = memory;
    t->memory_size = memory_size;
}

int table_seat_of(const struct club_table *t, const char *person)
{
    for (int p = 0; person[0] && p < t->rules.seats; p++)
        if (text_equal(t->seat[p].person, person))
            return p;
    return TABLE_WATCH;
}

void table_pass_host(struct club_table *t)
{
    if (table_seat_of(t, t->host) >= 0)
        return;
    for (int p = 0; p < t->rules.seats; p++)
        if (t->seat[p].person[0]) {
            club_copy(t->host, sizeof t->host, t->seat[p].person);
            return;
        }
}

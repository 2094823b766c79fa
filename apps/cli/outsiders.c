/* Outsiders at the tables of a match: a process for each side and thread, and
 * for each seat of a side that has several. */
#include "apps/cli/outsider.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/cli/voice.h"
#include "oxhide_lab.h"

struct outsiders {
    struct oxhide_outsider public;
    const char *name[2]; /* NULL: not from outside */
    int time_ms;
    struct outsider *one[OXHIDE_LAB_JOBS_MAX][2][OXHIDE_LAB_SEATS_MAX];
};

/* A has one seat at a time. */
static struct outsider **place(struct outsiders *all,
                               const struct oxhide_asked *who)
{
    return &all->one[who->worker][who->side][who->side ? who->seat : 0];
}

static bool decide(void *self, const struct oxhide_asked *who, bool fresh,
                   const char *lines, char words[OXHIDE_LAB_WORDS])
{
    struct outsiders *all = self;
    struct outsider **o = place(all, who);

    if (!*o)
        *o = outsider_new(all->name[who->side] + strlen(OUTSIDER),
                          all->time_ms);
    return *o && outsider_decide(*o, fresh, lines, words, OXHIDE_LAB_WORDS);
}

static void forfeited(void *self, const struct oxhide_asked *who,
                      const char *words)
{
    struct outsiders *all = self;
    struct outsider **o = place(all, who);
    char why[MESSAGE_MAX], number[24];
    const char seat[] = { (char)('A' + who->seat), '\0' };

    snprintf(number, sizeof number, "%llu", (unsigned long long)who->seed);
    if (words)
        cli_words(why, "outsider-illegal", "action", words, NULL);
    else
        snprintf(why, sizeof why, "%s", *o ? outsider_why(*o) : "");
    cli_refuse("outsider-forfeits", "player", all->name[who->side], "seat",
               seat, "seed", number, "why", why, NULL);
    outsider_free(*o);
    *o = NULL;
}

struct outsiders *outsiders_new(const struct oxhide_match *match, int time_ms)
{
    struct outsiders *all = calloc(1, sizeof *all);

    if (!all)
        return NULL;
    *all = (struct outsiders){ .public = { all, decide, forfeited },
                               .name = { match->a, match->b },
                               .time_ms = time_ms };
    return all;
}

void outsiders_free(struct outsiders *all)
{
    for (int w = 0; all && w < OXHIDE_LAB_JOBS_MAX; w++)
        for (int side = 0; side < 2; side++)
            for (int p = 0; p < OXHIDE_LAB_SEATS_MAX; p++)
                outsider_free(all->one[w][side][p]);
    free(all);
}

const struct oxhide_outsider *outsiders_public(const struct outsiders *all)
{
    return &all->public;
}

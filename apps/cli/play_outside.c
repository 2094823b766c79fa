/* Players from outside at the terminal's table: "engine:COMMAND" in a seat. */
#include "apps/cli/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/cli/outsider.h"

/* One name of the list, up to a comma. */
static bool take_seat(struct play *p, const struct wishes *w, int seat,
                      const char *name, size_t length, struct text *out)
{
    size_t start = strlen(OUTSIDER);
    char command[512];

    if (length < start || strncmp(name, OUTSIDER, start)) {
        snprintf(command, sizeof command, "%.*s", (int)length, name);
        text_put(out, strcmp(command, "engine") ? command : "engine:");
        return true;
    }
    text_put(out, "engine");
    snprintf(command, sizeof command, "%.*s", (int)(length - start),
             name + start);
    if (!command[0] || seat >= 4)
        return false;
    p->outside[seat] = outsider_new(command, w->time_ms);
    return p->outside[seat];
}

bool play_outsiders(struct play *p, const struct wishes *w, char *list,
                    size_t cap)
{
    const char *name = w->seats;
    struct text out;

    text_init(&out, list, cap);
    for (int seat = 0;; seat++) {
        size_t length = strcspn(name, ",");
        if (!take_seat(p, w, seat, name, length, &out)) {
            cli_misuse("no-player", "name", w->seats, "there", "", NULL);
            return false;
        }
        if (!name[length])
            return true;
        text_char(&out, ',');
        name += length + 1;
    }
}

/* It is sent its whole record every time: what was taken back meanwhile is then
 * no matter. */
void play_outside_turn(struct play *p, int seat)
{
    char words[OXHIDE_WORDS_MAX], why[MESSAGE_MAX];
    const char letter[] = { (char)('A' + seat), '\0' };
    struct text record;

    text_init(&record, p->text, PLAY_ANSWER_MAX);
    oxhide_record(p->session, seat, &record);
    if (!outsider_decide(p->outside[seat], true, p->text, words, sizeof words))
        snprintf(why, sizeof why, "%s", outsider_why(p->outside[seat]));
    else if (oxhide_apply(p->session, seat, words, play_ask(p)))
        cli_words(why, "outsider-illegal", "action", words, NULL);
    else
        return;
    cli_refuse("outsider-loses", "seat", letter, "why", why, NULL);
    p->quit = true;
}

void play_outside_done(struct play *p)
{
    for (int seat = 0; seat < 4; seat++)
        outsider_free(p->outside[seat]);
}

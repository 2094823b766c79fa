/* Contestants from outside: what a seat saw is written down as in its record,
 * and whoever plays the seat is told before each of its decisions. */
#define _POSIX_C_SOURCE 200809L
#include "lab/contest.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "engine/record.h"
#include "engine/words.h"

static size_t told_size(const struct game *game)
{
    return ((size_t)game->plies_max + 32) * RECORD_LINE_MAX;
}

bool outside_room_init(struct contest_room *room, const struct game *game)
{
    bool good = true;

    for (int p = 0; p < game->seats_max; p++)
        good &= (room->told[p].memory = malloc(told_size(game))) != NULL;
    return good;
}

void outside_room_done(struct contest_room *room)
{
    for (int p = 0; p < GAME_SEATS_MAX; p++)
        free(room->told[p].memory);
}

void outside_begin(struct contest *c, const struct game_setup *setup)
{
    for (int p = 0; p < setup->seats; p++) {
        struct contest_told *told = &c->room->told[p];
        struct record_head head = { .setup = *setup, .sees = p };

        if (!c->who[p]->outsider)
            continue;
        told->begun = false;
        text_init(&told->text, told->memory, told_size(c->game));
        record_put_head(&told->text, c->game, &head);
    }
}

void outside_tell(struct contest *c, game_action action)
{
    game_action list[GAME_ACTIONS_MAX];
    int legal = -1;

    for (int p = 0; p < game_peek(c->state)->seats; p++) {
        if (!c->who[p]->outsider)
            continue;
        if (legal < 0)
            legal = c->game->legal(c->state, list);
        record_put_action(&c->room->told[p].text, c->game, c->state, action,
                          legal, p);
    }
}

/* The legal action of these words; false: there is none. */
static bool read_words(const struct contest *c, const char *words,
                       game_action *out)
{
    game_action list[GAME_ACTIONS_MAX];
    int count = c->game->legal(c->state, list);

    if (!words_parse(c->game, words, out))
        return false;
    for (int i = 0; i < count; i++)
        if (list[i] == *out)
            return true;
    return false;
}

game_action outside_decide(struct contest *c, int seat)
{
    const struct contestant *who = c->who[seat];
    const struct oxhide_outsider *o = who->outsider;
    struct contest_told *told = &c->room->told[seat];
    const struct oxhide_asked asked = { .side = who->side,
                                        .worker = c->room->worker,
                                        .seat = seat,
                                        .seed = c->seed };
    char words[OXHIDE_LAB_WORDS] = "";
    double begun = clock_seconds();
    game_action action = 0;

    bool said = o->decide(o->self, &asked, !told->begun, told->text.out, words);
    c->out->seconds[seat] += clock_seconds() - begun;
    c->out->decisions[seat]++;
    told->begun = true;
    text_init(&told->text, told->memory, told_size(c->game));
    if (said && read_words(c, words, &action))
        return action;
    c->ended = true;
    c->out->forfeit = (int8_t)seat;
    o->forfeited(o->self, &asked, said ? words : NULL);
    return action;
}

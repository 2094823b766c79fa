/* Which games the battery runs on, and how long. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/battery.h"
#include "games/games.h"

enum { JOBS_MAX = 64 };

static const char *const folders[] = {
#define GAME(name) #name,
#include "games/games.def"
#undef GAME
};

static _Noreturn void usage(void)
{
    fprintf(stderr,
            "usage: property [--game ID] [--seats N] [--settings BITS] "
            "[--games N] [--seed S] [--jobs N] [--only undo]\n"
            "  --games is for each seat count and value of the first option; "
            "the others take turns\n");
    exit(2);
}

static uint64_t number(const char *text, uint64_t low, uint64_t high)
{
    uint64_t n;

    if (!text || !text_read_uint(text, &n) || n < low || n > high)
        usage();
    return n;
}

int main(int argc, char **argv)
{
    struct battery_wish wish = { .settings = -1, .seed = 1, .jobs = 1 };
    bool found = false;

    for (int i = 1; i < argc; i += 2) {
        const char *value = argv[i + 1];
        if (!strcmp(argv[i], "--game") && value)
            wish.game = value;
        else if (!strcmp(argv[i], "--seats"))
            wish.seats = (int)number(value, 1, GAME_SEATS_MAX);
        else if (!strcmp(argv[i], "--settings"))
            wish.settings = (int)number(value, 0, UINT16_MAX);
        else if (!strcmp(argv[i], "--games"))
            wish.games = number(value, 0, UINT32_MAX);
        else if (!strcmp(argv[i], "--seed"))
            wish.seed = number(value, 0, UINT64_MAX);
        else if (!strcmp(argv[i], "--only") && value && !strcmp(value, "undo"))
            wish.undo = true;
        else if (!strcmp(argv[i], "--jobs"))
            wish.jobs = (int)number(value, 1, JOBS_MAX);
        else
            usage();
    }
    for (int i = 0; i < games_count(); i++) {
        const struct game *game = games_at(i);
        if (wish.game && strcmp(wish.game, game->id) &&
            strcmp(wish.game, folders[i]))
            continue;
        found = true;
        battery_run(game, wish);
    }
    if (!found)
        fprintf(stderr, "property: there is no game '%s'\n", wish.game);
    return !found;
}

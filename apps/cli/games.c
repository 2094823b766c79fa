/* oxhide games: what can be played, with seats and options. */
#include "apps/cli/cli.h"

#include <stdio.h>

#include "games/games.h"

int cli_games(int argc, char **argv)
{
    const struct cli_option none[] = { { 0 } };
    int words = cli_args(argc, argv, "games", "Lists the games.", none);

    if (words < 0)
        return 2;
    for (int i = 0; i < games_count(); i++) {
        const struct game *game = games_at(i);
        printf("%-12s %s, %d-%d seats. %s\n", game->id, game->title,
               game->seats_min, game->seats_max, game->blurb);
        for (int k = 0; k < game->option_count; k++) {
            const struct game_option *o = &game->options[k];
            printf("%-12s option %s=", "", o->name);
            for (int v = 0; v < o->count; v++)
                printf("%s%s", v ? "|" : "", o->values[v]);
            printf("  (%s)\n", o->title);
        }
    }
    return 0;
}

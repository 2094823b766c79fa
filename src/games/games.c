/* Collects every game of games.def; nothing else names one. */
#include "games/games.h"

#define GAME(name) extern const struct game name##_game;
#include "games/games.def"
#undef GAME

static const struct game *const games[] = {
#define GAME(name) &name##_game,
#include "games/games.def"
#undef GAME
};

int games_count(void)
{
    return (int)(sizeof games / sizeof *games);
}

const struct game *games_at(int index)
{
    return games[index];
}

const struct game *games_find(const char *id)
{
    for (int i = 0; i < games_count(); i++)
        if (text_equal(games[i]->id, id))
            return games[i];
    return NULL;
}

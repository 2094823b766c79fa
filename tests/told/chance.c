/* Outcomes of chance as they are told, where they are. */
#include "tests/told/told.h"

#include "engine/words.h"
#include "session/session.h"

static game_action outcome_of_key(const struct oxhide_session *s,
                                  const void *state, int ply, uint32_t back);

#define session_outcome outcome_of_key
#include "session/chance.c"
#undef session_outcome

game_action session_outcome(const struct oxhide_session *s, const void *state,
                            int ply, uint32_t back)
{
    game_action x, list[GAME_ACTIONS_MAX];
    char words[GAME_TEXT_MAX];
    int n = 0;

    if (told_outcome(ply, back, words, sizeof words) &&
        words_parse(s->game, words, &x))
        n = s->game->legal(state, list);
    while (n--)
        if (list[n] == x)
            return x;
    return outcome_of_key(s, state, ply, back);
}

/* What the rules allow, in words; a table.h names its game as TABLE_GAME, says
 * whether its hand-made positions are sound, and includes this. The list of
 * legal actions and refuse() have to agree. */
#ifndef UNIT_RULES_H
#define UNIT_RULES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/words.h"

static inline game_action action(const char *words)
{
    game_action x = 0;

    if (!words_parse(TABLE_GAME, words, &x))
        fail_msg("'%s' cannot be read", words);
    return x;
}

static inline bool listed(const void *s, game_action x)
{
    static game_action list[GAME_ACTIONS_MAX];
    int n = TABLE_GAME->legal(s, list);

    for (int i = 0; i < n; i++)
        if (list[i] == x)
            return true;
    return false;
}

static inline bool allowed(const void *s, const char *words)
{
    bool in = listed(s, action(words));

    if (in != !TABLE_GAME->refuse(s, action(words)))
        fail_msg("'%s': the list and refuse() do not agree", words);
    return in;
}

static inline void assert_refused(const void *s, const char *words,
                                  const char *id)
{
    if (allowed(s, words))
        fail_msg("'%s' is allowed", words);
    assert_string_equal(
        TABLE_GAME->rule_list[TABLE_GAME->refuse(s, action(words))].id, id);
}

static inline void play(void *s, const char *words)
{
    if (!allowed(s, words))
        fail_msg(
            "'%s' is refused: %s", words,
            TABLE_GAME->rule_list[TABLE_GAME->refuse(s, action(words))].name);
    TABLE_GAME->apply(s, action(words));
    if (TABLE_IS_SOUND)
        assert_true(TABLE_GAME->sound(s));
}

#endif

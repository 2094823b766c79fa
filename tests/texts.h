/* The English texts, and sentences of actions, for tests. */
#ifndef TESTS_TEXTS_H
#define TESTS_TEXTS_H

#include <threads.h>

#include "engine/drawing.h"
#include "engine/words.h"
#include "texts/texts.h"

static struct texts test_english;

static inline void test_load_english(void)
{
    oxhide_texts_load(&test_english, "en", NULL);
}

/* To a seat, with these names for all; NULL: A to D. */
static inline struct voice test_voice(int you, const char *const *names)
{
    static once_flag loaded = ONCE_FLAG_INIT;
    struct voice voice = { .texts = &test_english, .you = you };

    call_once(&loaded, test_load_english);
    for (int i = 0; names && i < MESSAGE_SEATS_MAX; i++)
        voice.names[i] = names[i];
    return voice;
}

/* What an action's offer or event says to somebody; false where it has no
 * text. 'before' as the reader sees it. */
static inline bool test_said(const struct game *game, const void *before,
                             game_action action, bool offer,
                             const struct voice *voice, char out[MESSAGE_MAX])
{
    char key[MESSAGE_KEY_MAX];
    struct message_args args;
    struct text t;

    text_init(&t, out, MESSAGE_MAX);
    words_key(game, action_kind(action), offer, key);
    words_args(game, before, action, &args);
    return message_format(voice, key, &args, &t) && !t.full;
}

/* The event as told to nobody in particular. */
static inline const char *test_say(const struct game *game, const void *before,
                                   game_action action)
{
    static char out[MESSAGE_MAX];
    struct voice voice = test_voice(-1, NULL);

    return test_said(game, before, action, false, &voice, out) ? out : "";
}

/* The whole table, in English. */
static inline void test_table(const struct game *game, const void *state,
                              int columns, bool plain, struct text *out)
{
    const struct voice voice = test_voice(-1, NULL);
    const struct drawing d = { .out = out,
                               .voice = &voice,
                               .game = game->id,
                               .columns = columns,
                               .plain = plain,
                               .whole = true };

    game->table(state, &d);
}

#endif

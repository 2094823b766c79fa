/* Playing on in a session, one legal action after the other, for tests. */
#ifndef TEST_SESSION_PLAY_H
#define TEST_SESSION_PLAY_H

#include <stdio.h>

#include "unit/session/table.h"

/* A legal action, in words. */
static inline void pick_action(struct table *t, unsigned pick, char words[64])
{
    int n = 0;

    oxhide_legal(t->s, OXHIDE_ALL, ask(t));
    for (const char *at = t->answer; (at = strstr(at, "{\"text\":")); at++)
        n++;
    const char *at = t->answer;
    for (int k = (int)(pick >> 16) % n; k >= 0; k--)
        at = strstr(at + 1, "{\"text\":");
    snprintf(words, 64, "%.*s", (int)strcspn(at + 9, "\""), at + 9);
}

/* Plays some actions of lists that are walked through as chance would. */
static inline void play_some(struct table *t, int actions, unsigned pick)
{
    char words[64];

    while (actions-- && oxhide_session_actor(t->s) >= 0) {
        pick_action(t, pick = pick * 1103515245 + 12345, words);
        assert_int_equal(oxhide_act(t->s, OXHIDE_ANYBODY, words, false, ask(t)),
                         OXHIDE_OK);
    }
}

#endif

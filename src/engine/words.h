/* Actions as words and back, for every game through its table of kinds. Any
 * well-formed action has words, legal or not; print, parse is the identity. */
#ifndef ENGINE_WORDS_H
#define ENGINE_WORDS_H

#include "engine/game.h"

/* The words of an action: "settle pottery 1 shore 2". */
void words_format(const struct game *game, game_action action,
                  char out[GAME_TEXT_MAX]);

/* Reads exactly what words_format() writes. */
bool words_parse(const struct game *game, const char *text, game_action *out);

/* A sentence for people, without its subject: "takes Pottery from stack 1".
 * 'before' is the state the action is applied to, as the reader sees it. */
void words_say(const struct game *game, const void *before, game_action action,
               struct text *out);

/* Every well-formed action of a game in ascending order of kinds: start with
 * *at = 0; false when there are no more. */
bool words_every(const struct game *game, uint64_t *at, game_action *out);

#endif

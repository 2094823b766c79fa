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

/* The same as a person types it, with labels where the game says so: "explore
 * G4"; reading, these labels may have any case. */
void words_type(const struct game *game, game_action action,
                char out[GAME_TEXT_MAX]);
bool words_typed(const struct game *game, const char *text, game_action *out);

/* The fixed words of a kind joined by dashes: "discard $ used" is
 * "discard-used". */
void words_kind(const struct game_kind *kind, char out[GAME_TEXT_MAX]);
/* The key of a kind's sentence, each kind its own: "bronze-take" of an event,
 * "bronze-take.offer" of an offer; chance has events only. */
void words_key(const struct game *game, unsigned kind, bool offer,
               char out[MESSAGE_KEY_MAX]);
/* What that sentence is told: "actor", the operands, and what the game adds.
 * 'before' is the state the action is applied to, as the reader sees it. */
void words_args(const struct game *game, const void *before, game_action action,
                struct message_args *out);
/* "key", "args" and "say" of an answer; it says the words where its voice has
 * no text for them. */
void words_put(const struct game *game, const void *before, game_action action,
               bool offer, struct json *out);

/* Every well-formed action of a game in ascending order of kinds: start with
 * *at = 0; false when there are no more. */
bool words_every(const struct game *game, uint64_t *at, game_action *out);

#endif

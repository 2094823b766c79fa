/* How the command line speaks to people: texts are loaded once, by main. */
#ifndef CLI_VOICE_H
#define CLI_VOICE_H

#include "engine/message.h"

typedef struct json_t json_t; /* jansson's */

void cli_voice_init(void);
/* Speaks the language of a tag from now on ("ru", "ru_RU.UTF-8"); false where
 * there are no texts of it. */
bool cli_speak(const char *tag);
/* The same for what LC_ALL, LC_MESSAGES or LANG wishes, if that can be. */
void cli_speak_as_wished(void);
/* "en", "ru": the language spoken. */
const char *cli_language(void);
/* To nobody in particular: seats are A to D. */
const struct voice *cli_voice(void);
/* To a seat (-1: to nobody in particular), with the seats in their colours. */
struct voice cli_voice_to(int you);
/* Says an offer or event of an answer; answers themselves have no colours. */
void cli_say(const struct voice *who, const char *game, json_t *said,
             struct text *out);
/* A text without arguments, "<game>-<part>-<id>", or the id if it has none. */
const char *cli_text(char out[MESSAGE_MAX], const char *game, const char *part,
                     const char *id);
/* A text without arguments, by its whole key. */
const char *cli_message(char out[MESSAGE_MAX], const char *key);
/* The arguments of an answer's message. */
struct message_args cli_args_of(const char *game, json_t *said);
/* A message of texts/<language>/terminal.ftl, "terminal-<id>". Its arguments
 * are pairs of a name and a value, ended by NULL: a name with '#' before it has
 * an int, with '~' an int of tenths, the others a string. */
const char *cli_words(char out[MESSAGE_MAX], const char *id, ...)
    __attribute__((sentinel));
/* The same on standard output, with the end of a line, wrapped to a screen. */
struct screen;
void cli_tell(const struct screen *screen, const char *id, ...)
    __attribute__((sentinel));
/* The same as one line of error; returns the exit status 1 (2: usage). */
int cli_refuse(const char *id, ...) __attribute__((sentinel));
int cli_misuse(const char *id, ...) __attribute__((sentinel));
/* An empty answer in that voice. */
void cli_answer(struct json *out, char *buffer, size_t size);

#endif

/* How the command line speaks to people: texts are loaded once, by main. */
#ifndef CLI_VOICE_H
#define CLI_VOICE_H

#include <jansson.h>

#include "engine/message.h"

void cli_voice_init(void);
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
/* An empty answer in that voice. */
void cli_answer(struct json *out, char *buffer, size_t size);

#endif

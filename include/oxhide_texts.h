/* Sentences for people. If the struct json of an answer has a voice, "text" and
 * "message" are in its language, addressed to the seat that reads, with the
 * names of the players; without a voice the answer has only keys and arguments.
 *
 *     struct voice *voice = oxhide_voice_new(memory, size, "en");
 *     json_init(&out, buffer, sizeof buffer);
 *     out.voice = voice; */
#ifndef OXHIDE_TEXTS_H
#define OXHIDE_TEXTS_H

#include "oxhide_json.h"

#ifdef __cplusplus
extern "C" {
#endif

struct voice;

/* The available languages: "en", "ru", ...; NULL after the last one. */
const char *oxhide_language(int index);
/* The bytes a voice takes. */
size_t oxhide_voice_size(void);
/* A voice in the caller's memory (aligned as by malloc) that speaks to nobody
 * in particular; what its language lacks, it says in English. NULL if there is
 * no such language, or too little memory. */
struct voice *oxhide_voice_new(void *memory, size_t size, const char *language);
/* Speaks to a seat from now on (-1: to nobody in particular), and calls the
 * seats by these names, which must outlive the voice. A name that is NULL, or
 * all of them if 'names' is NULL, is replaced by the letter of the seat, A to
 * D. */
void oxhide_voice_to(struct voice *voice, int seat, const char *const names[4]);

#ifdef __cplusplus
}
#endif

#endif

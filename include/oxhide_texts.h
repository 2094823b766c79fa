/* Sentences for people. An answer whose struct json has a voice says "text" and
 * "message" in its language, to the seat that reads and by the names of those
 * who play; without one it has keys and arguments alone.
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

/* The languages there are: "en", "ru"; NULL after the last one. */
const char *oxhide_language(int index);
/* Bytes a voice takes. */
size_t oxhide_voice_size(void);
/* A voice in the caller's memory (aligned as by malloc) that speaks to nobody
 * in particular; what its language lacks it says in English. NULL: there is no
 * such language, or too little memory. */
struct voice *oxhide_voice_new(void *memory, size_t size, const char *language);
/* Speaks to a seat from now on (-1: to nobody in particular), and calls the
 * seats by these names, which have to last; NULL, all or one: A to D. */
void oxhide_voice_to(struct voice *voice, int seat, const char *const names[4]);

#ifdef __cplusplus
}
#endif

#endif

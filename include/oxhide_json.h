/* A JSON writer into the caller's buffer. In objects pass a key, in arrays
 * NULL. Once something has not fitted, 'text.full' stays set. */
#ifndef OXHIDE_JSON_H
#define OXHIDE_JSON_H

#include "oxhide_text.h"

#ifdef __cplusplus
extern "C" {
#endif

struct voice;

struct json {
    struct text text;
    bool comma;
    const struct voice *voice; /* says sentences (engine/message.h); or NULL */
};

void json_init(struct json *j, char *out, size_t cap);
/* bracket is '{' or '['; close with '}' or ']'. */
void json_open(struct json *j, const char *key, char bracket);
void json_close(struct json *j, char bracket);
/* s may be NULL, which is written as null. Styles are left out. */
void json_str(struct json *j, const char *key, const char *s);
void json_int(struct json *j, const char *key, int64_t n);
void json_bool(struct json *j, const char *key, bool b);
/* A 64-bit number as a string, as seeds are written. */
void json_seed(struct json *j, const char *key, uint64_t n);
/* s is already JSON. */
void json_raw(struct json *j, const char *key, const char *s);

#ifdef __cplusplus
}
#endif

#endif

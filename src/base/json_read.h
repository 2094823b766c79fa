/* A reader of one JSON object that came from outside. It is strict (RFC 8259,
 * UTF-8, no member twice, no number outside 64 bits) and copies nothing: values
 * are slices of the text, which must outlive them. */
#ifndef BASE_JSON_READ_H
#define BASE_JSON_READ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    JSON_FIELDS_MAX = 32, /* members of one object */
    JSON_DEPTH_MAX = 8,
};

enum json_kind {
    JSON_NONE, /* there is no such member */
    JSON_NULL,
    JSON_BOOL,
    JSON_INT,
    JSON_FRACTION, /* a number that is no whole one */
    JSON_STRING,
    JSON_ARRAY,
    JSON_OBJECT,
};

struct json_slice {
    const char *at;
    size_t length;
    enum json_kind kind;
};

struct json_object {
    int count;
    struct json_slice key[JSON_FIELDS_MAX], value[JSON_FIELDS_MAX];
};

/* False where the text is not exactly one object. */
bool json_read(struct json_object *o, const char *text, size_t length);
/* The member of that name; its kind is JSON_NONE where there is none. */
struct json_slice json_get(const struct json_object *o, const char *key);
/* Each is false, and leaves *out alone, where the member is missing or of
 * another kind; json_get_str also where it has a zero or does not fit. */
bool json_get_str(const struct json_object *o, const char *key, char *out,
                  size_t cap);
bool json_get_int(const struct json_object *o, const char *key, int64_t *out);
bool json_get_bool(const struct json_object *o, const char *key, bool *out);
/* The next element of an array: start with *at = 0; false after the last. */
bool json_each(const struct json_slice *array, size_t *at,
               struct json_slice *out);
/* A string's value; false as for json_get_str. */
bool json_slice_str(const struct json_slice *s, char *out, size_t cap);

#endif

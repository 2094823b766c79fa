/* A request as the page writes it, decoded for the host. */
#ifndef WASM_READ_H
#define WASM_READ_H

#include "oxhide_host.h"

/* Where a decoded request lies: so many values and bytes of strings. */
struct read_room {
    struct oxhide_value *values;
    char *text;
    size_t values_max, text_max;
};

/* False where the text is not one JSON object, a string in it holds a NUL, or
 * the room is too small; strings take less room than the text. */
bool read_request(const char *text, size_t length, struct read_room *room);

#endif

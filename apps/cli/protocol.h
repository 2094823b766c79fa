/* The engine protocol without its pipe: a line in, a line out. */
#ifndef CLI_PROTOCOL_H
#define CLI_PROTOCOL_H

#include <stdbool.h>
#include <stddef.h>

enum { ENGINE_LINE_MAX = 4 << 20 };

struct engine;

/* NULL where there is not enough memory. */
struct engine *engine_new(void);
void engine_free(struct engine *e);

/* The answer to one line, without a line end; it stays until the next. NULL
 * where the line is blank. One longer than ENGINE_LINE_MAX is answered without
 * being read. */
const char *engine_answer(struct engine *e, const char *line, size_t length);

/* Whether the last request was to end. */
bool engine_ended(const struct engine *e);

#endif

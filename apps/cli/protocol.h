/* The engine protocol without its pipe: a line in, a line out. */
#ifndef CLI_PROTOCOL_H
#define CLI_PROTOCOL_H

#include <stdbool.h>
#include <stddef.h>

enum { ENGINE_LINE_MAX = 4 << 20 };

struct engine;

/* NULL where there is not enough memory. The listener (NULL: none) can stop a
 * thought, and is told of it if somebody asks for that. */
struct cli_listener;
struct engine *engine_new(const struct cli_listener *listener);
void engine_free(struct engine *e);

/* The answer to one line, without a line end; it stays until the next. NULL
 * where the line is blank. One longer than ENGINE_LINE_MAX is answered without
 * being read. */
const char *engine_answer(struct engine *e, const char *line, size_t length);

/* Whether a line asks to stop thinking. */
bool engine_is_stop(const char *line, size_t length);

/* Whether the last request was to end. */
bool engine_ended(const struct engine *e);

#endif

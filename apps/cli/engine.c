/* oxhide engine: the protocol of docs/protocol.md on standard input and output,
 * one JSON object per line, in order. While it thinks, it checks whether `stop`
 * has come in, and whether anybody is still listening. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/cli.h"
#include "apps/cli/voice.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "apps/cli/protocol.h"
#include "apps/cli/think.h"

enum { ROOM = ENGINE_LINE_MAX + (1 << 16) };

/* What has come in, from 'at' to 'used'; none of the lines up to 'looked' is a
 * stop. */
struct input {
    char *bytes;
    size_t at, used, looked;
    bool ended;
};

/* Reads what there is, or waits for it; false: nothing came. */
static bool take(struct input *in, bool wait)
{
    struct pollfd p = { .fd = 0, .events = POLLIN };
    ssize_t n;

    if (in->ended || (!wait && poll(&p, 1, 0) <= 0))
        return false;
    if (in->at && in->used == ROOM) {
        memmove(in->bytes, in->bytes + in->at, in->used - in->at);
        in->used -= in->at;
        in->at = in->looked = 0;
    }
    if (in->used == ROOM)
        return false;
    do
        n = read(0, in->bytes + in->used, ROOM - in->used);
    while (n < 0 && errno == EINTR);
    in->ended = n <= 0;
    in->used += n > 0 ? (size_t)n : 0;
    return n > 0;
}

/* The next line, 'length' bytes at in->bytes + in->at - 'length' - 1; what is
 * beyond the limit is counted, not kept. False at the end of the input. */
static bool read_line(struct input *in, const char **line, size_t *length)
{
    size_t dropped = 0;

    for (;;) {
        char *start = in->bytes + in->at;
        char *end = memchr(start, '\n', in->used - in->at);
        if (end || in->ended) {
            size_t kept = end ? (size_t)(end - start) : in->used - in->at;
            *line = start;
            *length = dropped ? ENGINE_LINE_MAX + 1 : kept;
            in->at += kept + (end != NULL);
            return end || kept || dropped;
        }
        if (in->at == 0 && in->used == ROOM) {
            dropped += in->used;
            in->used = in->looked = 0;
        }
        if (in->at == in->used)
            in->at = in->used = in->looked = 0;
        take(in, true);
    }
}

/* Whether whoever reads the answers is gone. */
static bool unheard(void)
{
    struct pollfd p = { .fd = 1 };

    return poll(&p, 1, 0) > 0 && p.revents & POLLERR;
}

static bool stop(void *self)
{
    struct input *in = self;

    if (unheard())
        return true;
    take(in, false);
    if (in->looked < in->at)
        in->looked = in->at;
    while (in->looked < in->used) {
        const char *line = in->bytes + in->looked;
        const char *end = memchr(line, '\n', in->used - in->looked);
        if (!end)
            return false;
        if (engine_is_stop(line, (size_t)(end - line)))
            return true;
        in->looked += (size_t)(end - line) + 1;
    }
    return false;
}

static void info(void *self, const char *members)
{
    (void)self;
    printf("{\"info\":{%s}}\n", members);
    fflush(stdout);
}

int cli_engine(int argc, char **argv)
{
    const struct cli_option none[] = { { 0 } };
    int words = cli_args(argc, argv, "engine",
                         "Answers JSON requests, one a line, from standard "
                         "input on standard output.\ndocs/protocol.md "
                         "documents them. Try: {\"cmd\":\"games\"}",
                         none);
    struct input in = { 0 };
    const struct cli_listener listener = { &in, stop, info };
    const char *line;
    size_t length;

    if (words < 0)
        return 2;
    if (words)
        return cli_misuse("no-arguments", "command", "engine", NULL);
    struct engine *e = engine_new(&listener);
    in.bytes = malloc(ROOM);
    bool good = e && in.bytes;
    while (good && !engine_ended(e) && read_line(&in, &line, &length)) {
        const char *answer = engine_answer(e, line, length);
        if (answer)
            puts(answer);
        if (fflush(stdout))
            break; /* nobody hears it */
    }
    free(in.bytes);
    engine_free(e);
    return good ? 0 : cli_refuse("no-memory", NULL);
}

#define _GNU_SOURCE
/* Any lines as requests of the engine protocol: each gets one answer, which
 * is a JSON object with "ok", and with "error" where that is false. */
#include <stdint.h>
#include <string.h>

#include <jansson.h>

#include "apps/cli/protocol.h"
#include "apps/cli/voice.h"
#include "base/check.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    cli_voice_init();
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct engine *e = engine_new(NULL);
    const char *at = (const char *)data, *end = at + size;

    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t n = (size_t)((stop ? stop : end) - at);
        /* Thinking long is no finding. */
        if (!memmem(at, n, "\"go\"", 4) && !memmem(at, n, "\\u", 2)) {
            const char *said = engine_answer(e, at, n);
            json_t *answer = said ? json_loads(said, 0, NULL) : NULL;
            json_t *ok = json_object_get(answer, "ok");
            CHECK(!said || json_is_boolean(ok));
            CHECK(!said ||
                  json_is_true(ok) == !json_object_get(answer, "error"));
            json_decref(answer);
        }
        at += n + 1;
    }
    engine_free(e);
    return 0;
}

/* Any bytes as a record: they are refused with a reason, or they are a game
 * whose own record loads again and is the same. */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "oxhide.h"

enum { TEXT_MAX = 1 << 20 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static enum oxhide_status load(void *memory, const char *text, size_t size,
                               char *answer, struct oxhide_session **s)
{
    struct json out;

    json_init(&out, answer, TEXT_MAX);
    return oxhide_load(memory, oxhide_session_size(NULL), text, size, s, &out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char answer[TEXT_MAX], first[TEXT_MAX], second[TEXT_MAX];
    static void *memory;
    struct oxhide_session *s = NULL;
    struct text t;

    if (!memory)
        memory = malloc(oxhide_session_size(NULL));
    if (load(memory, (const char *)data, size, answer, &s)) {
        /* A sentence, or the key of one: there are no texts here. */
        CHECK(!s &&
              (strstr(answer, "\"message\":") || strstr(answer, "\"key\":")));
        return 0;
    }
    text_init(&t, first, TEXT_MAX);
    CHECK(!oxhide_record(s, OXHIDE_ALL, &t));
    CHECK(!load(memory, first, t.used, answer, &s));
    text_init(&t, second, TEXT_MAX);
    CHECK(!oxhide_record(s, OXHIDE_ALL, &t));
    CHECK(!strcmp(first, second));
    return 0;
}

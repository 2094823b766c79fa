/* Headers as anybody may send them: hosts, origins, forwarded addresses,
 * encodings, cookies. A line each; the first byte says which. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/accept.h"
#include "apps/server/limits.h"
#include "apps/server/origin.h"
#include "base/check.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct hosts *names(void)
{
    static struct hosts h;

    if (!h.count) {
        hosts_add(&h, "127.0.0.1", 8080);
        hosts_add(&h, "::1", 8080);
        hosts_add_url(&h, "https://games.example");
    }
    return &h;
}

static void one(char which, const char *text)
{
    struct hosts h = { 0 };
    char who[ADDRESS_MAX], bounded[ADDRESS_MAX];

    switch (which % 5) {
    case 0:
        if (hosts_has(names(), text))
            CHECK(strchr("127.0.0.1[::1]games.exampleGAMES.EXAMPLE", text[0]));
        break;
    case 1:
        if (hosts_has_origin(names(), text))
            CHECK(strlen(text) > 8);
        break;
    case 2:
        if (hosts_add_url(&h, text))
            CHECK(h.count == 1 && hosts_has(&h, h.host[0].name));
        break;
    case 3:
        client_address(who, sizeof who, "10.0.0.9", text, "10.0.0.9, 10.0.0.8");
        CHECK(strlen(who) < sizeof who);
        limits_address(bounded, who);
        CHECK(strlen(bounded) < sizeof bounded);
        break;
    default: accepts(text, "gzip"); break;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);

    for (size_t at = 0; at < size;) {
        const uint8_t *end = memchr(data + at, '\n', size - at);
        size_t n = end ? (size_t)(end - data) - at : size - at;
        if (n > 1 && !memchr(data + at, '\0', n)) {
            memcpy(text, data + at + 1, n - 1);
            text[n - 1] = '\0';
            one((char)data[at], text);
        }
        at += n + 1;
    }
    free(text);
    return 0;
}

/* Any bytes where a request is expected; a byte 5 is a pause in them. */
#include <string.h>
#include <unistd.h>

#include "tests/fuzz/served.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[1 << 16];
    int fd = served_connect(0);
    size_t n = served_fill(data, size, text, sizeof text);

    for (size_t at = 0; at < n;) {
        char *end = memchr(text + at, 5, n - at);
        size_t part = end ? (size_t)(end - text) - at : n - at;
        served_send(fd, text + at, part);
        at += part + 1;
        if (end)
            usleep(500);
    }
    served_end(fd);
    return 0;
}

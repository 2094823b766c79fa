/* Any frames on a WebSocket of somebody who hosts a table. The first byte says
 * what follows: 0, bytes as they are; else lines, each a frame whose first byte
 * is the line's, with a mask of zeros. */
#include <string.h>

#include "tests/fuzz/served.h"

static void send_line(int fd, const uint8_t *line, size_t n)
{
    static char text[1 << 16];
    size_t size = served_fill(line + 1, n - 1, text, sizeof text - 1);
    uint8_t head[8] = { (uint8_t)(line[0] ^ ('1' ^ 0x81)) };
    size_t used = 2;

    if (size < 126) {
        head[1] = (uint8_t)(0x80 | size);
    } else {
        head[1] = 0x80 | 126;
        head[2] = (uint8_t)(size >> 8);
        head[3] = (uint8_t)size;
        used = 4;
    }
    served_send(fd, head, used + 4);
    served_send(fd, text, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int fd = served_connect(1);

    if (size && !data[0])
        served_send(fd, data + 1, size - 1);
    for (size_t at = 1; size && data[0] && at < size;) {
        const uint8_t *end = memchr(data + at, '\n', size - at);
        size_t n = end ? (size_t)(end - data) - at : size - at;
        if (n)
            send_line(fd, data + at, n);
        at += n + 1;
    }
    served_end(fd);
    return 0;
}

/* Requests of the API by somebody who hosts a table: the first line is what is
 * asked ("POST tables"), the rest the body. */
#include <stdio.h>
#include <string.h>

#include "tests/fuzz/served.h"

/* The beginning of a request: "POST tables" and a few headers. */
static size_t put_head(const uint8_t *line, size_t n, size_t length, char *out,
                       size_t cap)
{
    static const uint8_t host = 4;
    char words[1 << 11], where[32];

    n = served_fill(line, n, words, sizeof words - 1);
    words[n] = '\0';
    where[served_fill(&host, 1, where, sizeof where - 1)] = '\0';
    size_t word = strcspn(words, " ");
    return (size_t)snprintf(out, cap,
                            "%.*s /api/%s HTTP/1.1\r\nHost: %s\r\n"
                            "Authorization: Bearer " SERVED_TOKEN "\r\n"
                            "Content-Length: %zu\r\n\r\n",
                            (int)word, words,
                            words + word + (words[word] == ' '), where, length);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char head[1 << 12], body[1 << 15];
    const uint8_t *end = size ? memchr(data, '\n', size) : NULL;
    size_t line = end ? (size_t)(end - data) : size;
    int fd = served_connect(0);
    size_t n = end ? served_fill(end + 1, size - line - 1, body, sizeof body)
                   : 0;

    served_send(fd, head, put_head(data, line, n, head, sizeof head));
    served_send(fd, body, n);
    served_end(fd);
    return 0;
}

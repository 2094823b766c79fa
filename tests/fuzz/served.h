/* A server of the test build (tests/told) on a thread of the fuzz target, and a
 * client's connections to it. Somebody with the token SERVED_TOKEN hosts a
 * table there. */
#ifndef TESTS_FUZZ_SERVED_H
#define TESTS_FUZZ_SERVED_H

#include <stddef.h>
#include <stdint.h>

#define SERVED_TOKEN "the-token-of-the-host"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Once, before anything else. */
void served_begin(void);
/* Bytes as they are sent: 1 stands for the table's id, 2 for its link, 3 for
 * the token, 4 for the server's address. Returns how many; 'out' has room for
 * 'cap'. */
size_t served_fill(const uint8_t *data, size_t size, char *out, size_t cap);
/* A connection; it begins with the server's greeting of a WebSocket, or with
 * nothing. */
int served_connect(int websocket);
void served_send(int fd, const void *bytes, size_t n);
/* Nothing more is sent; the server must still be there for others, and is
 * thereby done with what it was sent. */
void served_end(int fd);

#endif

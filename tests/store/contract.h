/* The contract of a store, in tests that any kind of it must pass. The
 * simulated store of the worlds is one of them, and is also the model that
 * random commits are compared with. */
#ifndef TESTS_STORE_CONTRACT_H
#define TESTS_STORE_CONTRACT_H

#include "apps/store/store.h"

struct contract {
    const char *name;
    /* An empty store; further opens (as other nodes) share it. */
    void (*reset)(void);
    struct store *(*open)(const char *node);
    /* What time of day the store believes it is. */
    void (*set_wall)(int64_t wall);
    /* Only one process at a time may open it. */
    bool alone;
};

/* 0: all is as it should be; as main() returns. */
int contract_check(const struct contract *c);

#endif

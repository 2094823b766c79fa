/* CHECK: what must hold if our own code is right. It stays on in release
 * builds; a native build prints the place and aborts, wasm and GPU trap.
 * CHECK_HOT is for the inner loops of rules and search, and is off with
 * NDEBUG. */
#ifndef BASE_CHECK_H
#define BASE_CHECK_H

#if defined(__wasm__) || defined(__NVPTX__)
#define CHECK_FAIL(what) __builtin_trap()
#else
_Noreturn void check_failed(const char *what, const char *file, int line);
#define CHECK_FAIL(what) check_failed(what, __FILE__, __LINE__)
#endif

#define CHECK(x)                                                               \
    do {                                                                       \
        if (__builtin_expect(!(x), 0))                                         \
            CHECK_FAIL(#x);                                                    \
    } while (0)

#ifdef NDEBUG
#define CHECK_HOT(x) ((void)sizeof((x) ? 1 : 0))
#else
#define CHECK_HOT(x) CHECK(x)
#endif

#endif

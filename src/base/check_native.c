/* Where a failed CHECK ends on a real machine: one line, then abort. This is
 * the only file of base that uses stdio; wasm and GPU builds leave it out. */
#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void check_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "oxhide: bug: %s:%d: %s does not hold\n", file, line, what);
    abort();
}

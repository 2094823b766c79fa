/* told [OPTIONS]: as `oxhide serve`. OXHIDE_PLANTED is the number of a
 * bug of tests/world/planted.py that wakes up. */
#include <stdlib.h>

#include "apps/cli/cli.h"

#ifdef SECRETS_PLANTED
int planted;
#endif

int main(int argc, char **argv)
{
#ifdef SECRETS_PLANTED
    const char *number = getenv("OXHIDE_PLANTED");
    planted = number ? atoi(number) : 0;
#endif
    return cli_serve(argc - 1, argv + 1);
}

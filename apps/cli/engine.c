/* oxhide engine: the protocol of docs/protocol.md on standard input and
 * output, one JSON object a line, in order. */
#include "apps/cli/cli.h"

#include <stdio.h>
#include <stdlib.h>

#include "apps/cli/protocol.h"

/* Reads a line; what is beyond the limit is counted, not kept. False at the
 * end of the input. */
static bool read_line(char *line, size_t *length)
{
    size_t n = 0;
    int c;

    while ((c = getchar()) != EOF && c != '\n') {
        if (n < ENGINE_LINE_MAX)
            line[n] = (char)c;
        n += n <= ENGINE_LINE_MAX;
    }
    *length = n;
    return c != EOF || n;
}

int cli_engine(int argc, char **argv)
{
    const struct cli_option none[] = { { 0 } };
    int words = cli_args(argc, argv, "engine",
                         "Answers JSON requests, one a line, from standard "
                         "input on standard output.\ndocs/protocol.md "
                         "documents them. Try: {\"cmd\":\"games\"}",
                         none);
    size_t length;

    if (words < 0)
        return 2;
    if (words)
        return cli_usage_fail("engine takes no words; see --help");
    struct engine *e = engine_new();
    char *line = malloc(ENGINE_LINE_MAX);
    bool good = e && line;
    while (good && !engine_ended(e) && read_line(line, &length)) {
        const char *answer = engine_answer(e, line, length);
        if (answer)
            puts(answer);
        if (fflush(stdout))
            break; /* nobody hears it */
    }
    free(line);
    engine_free(e);
    return good ? 0 : cli_fail("there is not enough memory");
}

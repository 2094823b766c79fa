/* oxhide verify: whether records are what the rules and their seed make of the
 * decisions in them. */
#include "apps/cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "apps/cli/files.h"
#include "apps/cli/voice.h"
#include "oxhide.h"

enum { ANSWER_MAX = 1 << 16 };

/* Exit statuses: one for a file; of several, that of the worst. */
static const int statuses[] = {
    [OXHIDE_FOLLOWS] = 0,
    [OXHIDE_DOES_NOT_FOLLOW] = 1,
    [OXHIDE_CANNOT_BE_CHECKED] = 2,
};

static int worse(int a, int b)
{
    return a == 1 || b == 1 ? 1 : a > b ? a : b;
}

static const char *plural(int n)
{
    return n == 1 ? "" : "s";
}

/* ": bronze, 2 seats, 143 actions, A 31, B 28; 90 outcomes of chance; taken
 * back twice". */
static void print_game(const struct oxhide_session *s, int chance)
{
    int seats = oxhide_session_seats(s), plies = oxhide_session_ply(s);
    int taken = oxhide_session_taken_back(s);
    char seal[OXHIDE_SEAL_MAX];

    printf(": %s, %d seats, %d action%s", oxhide_session_game(s), seats, plies,
           plural(plies));
    if (oxhide_session_actor(s) == OXHIDE_NOBODY)
        for (int p = 0; p < seats; p++)
            printf(", %c %d", (char)('A' + p), oxhide_session_points(s, p));
    else
        printf(", not finished");
    printf("; %d outcome%s of chance", chance, plural(chance));
    if (oxhide_seal(s, seal))
        printf("; sealed %s", seal);
    if (taken)
        printf("; taken back %d time%s", taken, plural(taken));
    putchar('\n');
}

static void print_verdict(const char *path, enum oxhide_verdict verdict,
                          const struct oxhide_session *s, const char *answer)
{
    static const char *const words[] = {
        [OXHIDE_FOLLOWS] = "follows",
        [OXHIDE_DOES_NOT_FOLLOW] = "does not follow",
        [OXHIDE_CANNOT_BE_CHECKED] = "cannot be checked",
    };
    json_t *found = json_loads(answer, 0, NULL);

    printf("%s: %s", path, words[verdict]);
    if (verdict == OXHIDE_FOLLOWS)
        print_game(s,
                   (int)json_integer_value(json_object_get(found, "chance")));
    else
        printf(": %s\n", json_string_value(json_object_get(found, "message")));
    json_decref(found);
}

static void put_game(const struct oxhide_session *s, struct json *out)
{
    char seal[OXHIDE_SEAL_MAX];

    json_str(out, "game", oxhide_session_game(s));
    json_int(out, "actions", oxhide_session_ply(s));
    json_bool(out, "over", oxhide_session_actor(s) == OXHIDE_NOBODY);
    json_int(out, "taken_back", oxhide_session_taken_back(s));
    if (oxhide_seal(s, seal))
        json_str(out, "seal", seal);
    json_open(out, "points", '[');
    for (int p = 0; p < oxhide_session_seats(s); p++)
        json_int(out, NULL, oxhide_session_points(s, p));
    json_close(out, ']');
}

/* One file, its status. */
static int verify(const char *path, void *memory, const char *seal,
                  bool as_json)
{
    char answer[ANSWER_MAX];
    struct oxhide_session *s = NULL;
    struct json out;
    size_t length;
    char *record = file_read(path, &length);

    if (!record)
        return statuses[OXHIDE_CANNOT_BE_CHECKED];
    cli_answer(&out, answer, sizeof answer);
    json_open(&out, NULL, '{');
    json_str(&out, "file", path);
    enum oxhide_verdict verdict = oxhide_verify(
        memory, oxhide_session_size(NULL), record, length, seal, &s, &out);
    if (s)
        put_game(s, &out);
    json_close(&out, '}');
    if (as_json)
        puts(answer);
    else
        print_verdict(path, verdict, s, answer);
    free(record);
    return statuses[verdict];
}

/* A seal as people write it, in any case and in groups: "A1CB FE59-7425-7CB5";
 * false: that is none. */
static bool read_seal(const char *text, char out[OXHIDE_SEAL_MAX])
{
    int n = 0;

    for (; *text; text++) {
        char c = *text >= 'A' && *text <= 'F' ? (char)(*text | 32) : *text;
        if (c == ' ' || c == '-')
            continue;
        if (!strchr("0123456789abcdef", c) || n == OXHIDE_SEAL_MAX - 1)
            return false;
        out[n++] = c;
    }
    out[n] = '\0';
    return n == OXHIDE_SEAL_MAX - 1;
}

int cli_verify(int argc, char **argv)
{
    const char *kept = NULL;
    char seal[OXHIDE_SEAL_MAX];
    bool json = false;
    const struct cli_option options[] = {
        { "seal", CLI_TEXT, &kept, "SEAL",
          "the seal you noted when the cards were dealt, to compare", 0, 0 },
        { "json", CLI_FLAG, &json, NULL, "a JSON object for each record", 0,
          0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "verify FILE... [OPTIONS]",
                         "Checks that the rules allow every line of a record, "
                         "and that everything\n"
                         "was drawn as its seed or its sealed deal says. The "
                         "exit status is 0 if\n"
                         "every record follows, 1 if one does not, and 2 if "
                         "one cannot be checked:\n"
                         "it has no seed, its draws were entered by hand, or "
                         "it shows only what\n"
                         "one seat saw.",
                         options);
    int status = 0;

    if (words < 0)
        return 2;
    if (!words)
        return cli_usage_fail("verify takes records; see --help");
    if (kept && !read_seal(kept, seal))
        return cli_usage_fail("a seal has 16 digits from 0 to f, not '%s'",
                              kept);
    void *memory = malloc(oxhide_session_size(NULL));
    if (!memory)
        return cli_fail("there is not enough memory");
    for (int i = 0; i < words; i++)
        status = worse(status,
                       verify(argv[i], memory, kept ? seal : NULL, json));
    free(memory);
    return status;
}

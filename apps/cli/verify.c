/* oxhide verify: whether records are what follows from the rules, their seed
 * and their decisions. */
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

/* What is known of a record that follows: "Bronze, 2 seats, 143 actions". */
static void print_game(const char *path, const struct oxhide_session *s,
                       int chance)
{
    int seats = oxhide_session_seats(s);
    char points[64] = "", seal[OXHIDE_SEAL_MAX] = "", text[MESSAGE_MAX];

    for (int p = 0; p < seats; p++)
        snprintf(points + strlen(points), sizeof points - strlen(points),
                 "%s%c %d", p ? ", " : "", (char)('A' + p),
                 oxhide_session_points(s, p));
    bool over = oxhide_session_actor(s) == OXHIDE_NOBODY;
    puts(cli_words(text, "verify-follows", "path", path, "game",
                   oxhide_session_game(s), "#seats", seats, "#actions",
                   oxhide_session_ply(s), "points", over ? points : "none",
                   "#chance", chance, "seal",
                   oxhide_seal(s, seal) ? seal : "none", "#times",
                   oxhide_session_taken_back(s), NULL));
}

static void print_verdict(const char *path, enum oxhide_verdict verdict,
                          const struct oxhide_session *s, const char *answer)
{
    json_t *found = json_loads(answer, 0, NULL);
    char text[MESSAGE_MAX];

    if (verdict == OXHIDE_FOLLOWS)
        print_game(path, s,
                   (int)json_integer_value(json_object_get(found, "chance")));
    else
        puts(cli_words(text,
                       verdict == OXHIDE_DOES_NOT_FOLLOW ? "verify-does-not"
                                                         : "verify-cannot",
                       "path", path, "why",
                       json_string_value(json_object_get(found, "message")),
                       NULL));
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
        { "seal", CLI_TEXT, &kept, "SEAL", NULL, 0, 0 },
        { "json", CLI_FLAG, &json, NULL, NULL, 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "verify FILE... [OPTIONS]", NULL, options);
    int status = 0;

    if (words < 0)
        return 2;
    if (!words)
        return cli_misuse("verify-usage", NULL);
    if (kept && !read_seal(kept, seal))
        return cli_misuse("bad-seal", "seal", kept, NULL);
    void *memory = malloc(oxhide_session_size(NULL));
    if (!memory)
        return cli_refuse("no-memory", NULL);
    for (int i = 0; i < words; i++)
        status = worse(status,
                       verify(argv[i], memory, kept ? seal : NULL, json));
    free(memory);
    return status;
}

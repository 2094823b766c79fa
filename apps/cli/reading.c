/* Reading a record and asking about it. */
#include "apps/cli/reading.h"

#include <stdlib.h>
#include <string.h>

#include "apps/cli/cli.h"
#include "apps/cli/files.h"
#include "apps/cli/voice.h"

struct json *reading_ask(struct reading *r)
{
    cli_answer(&r->out, r->answer, READING_ANSWER_MAX);
    json_open(&r->out, NULL, '{');
    return &r->out;
}

json_t *reading_answer(struct reading *r)
{
    json_close(&r->out, '}');
    return json_loads(r->answer, 0, NULL);
}

void reading_done(struct reading *r)
{
    free(r->record);
    free(r->answer);
    free(r->memory);
}

bool reading_open(struct reading *r, const char *path, bool follow)
{
    *r = (struct reading){ .memory = malloc(oxhide_session_size(NULL)),
                           .answer = malloc(READING_ANSWER_MAX) };
    if (!r->memory || !r->answer) {
        cli_refuse("no-memory", NULL);
        return false;
    }
    r->record = file_read(path, &r->length);
    if (!r->record)
        return false;
    size_t size = oxhide_session_size(NULL);
    r->status = oxhide_load(r->memory, size, r->record, r->length, &r->session,
                            reading_ask(r));
    if (r->status == OXHIDE_REDACTED && follow)
        r->status = oxhide_follow(r->memory, size, r->record, r->length,
                                  &r->session, reading_ask(r));
    return true;
}

int reading_error(struct reading *r, const char *path)
{
    json_t *said = reading_answer(r);
    json_t *error = json_object_get(said, "error");

    cli_refuse("file", "path", path, "message",
               json_string_value(json_object_get(error, "message")), NULL);
    json_decref(said);
    return 1;
}

bool reading_as(const struct reading *r, const char *word, int *as)
{
    *as = word ? OXHIDE_ALL : oxhide_session_eyes(r->session);
    if (!word || !strcmp(word, "all"))
        return true;
    *as = OXHIDE_PUBLIC;
    if (!strcmp(word, "public"))
        return true;
    *as = (word[0] | 32) - 'a';
    return !word[1] && *as >= 0 && *as < oxhide_session_seats(r->session);
}

/* What a request reports after it has moved a game: events or the whole moment,
 * and the new lines of the record. */
#include "host/host.h"

enum { LINE_MAX = 512 }; /* of a record */

void host_note_record(const struct ask *a, int which)
{
    struct text t;

    if (!a->got[M_record_as])
        return;
    text_init(&t, a->host->text[which], HOST_TEXT_MAX);
    if (a->session)
        oxhide_record(a->session, ask_eyes(a, M_record_as), &t);
}

/* How many lines two texts begin with alike; *rest is what follows them in
 * the second. */
static int common_lines(const char *a, const char *b, const char **rest)
{
    int lines = 0;

    *rest = b;
    for (; *a && *a == *b; a++, b++)
        if (*a == '\n') {
            lines++;
            *rest = b + 1;
        }
    return lines;
}

/* "record_lines": how many lines of the record before to keep, and those that
 * come after them now. */
static void put_lines(const struct ask *a, struct json *out)
{
    char line[LINE_MAX];
    const char *rest;

    if (!a->got[M_record_as])
        return;
    host_note_record(a, 1);
    json_open(out, "record_lines", '{');
    json_int(out, "keep",
             common_lines(a->host->text[0], a->host->text[1], &rest));
    json_open(out, "add", '[');
    while (*rest) {
        struct text t;
        text_init(&t, line, sizeof line);
        while (*rest && *rest != '\n')
            text_char(&t, *rest++);
        rest += *rest == '\n';
        json_str(out, NULL, line);
    }
    json_close(out, ']');
    json_close(out, '}');
}

enum oxhide_status host_tell(const struct ask *a, int since, struct json *out)
{
    int from = (int)ask_number(a, M_from, since);

    if (ask_flag(a, M_moment, false))
        oxhide_moment(a->session, a->as, from, out);
    else
        oxhide_events(a->session, a->as, from, out);
    put_lines(a, out);
    return OXHIDE_OK;
}

void host_rewind(struct json *out, struct json mark)
{
    *out = mark;
    out->text.out[mark.text.used] = '\0';
}

enum oxhide_status host_draw(struct ask *a, struct json *out)
{
    struct json mark = *out;
    enum oxhide_status status = oxhide_chance(a->session, a->as, out);

    if (!status)
        host_rewind(out, mark);
    return status;
}

/* Requests about lessons. Each request contains the lesson, so the host stores
 * nothing about who learns what. */
#include "host/host.h"

static enum oxhide_status read(const struct ask *a, struct oxhide_lesson *l,
                               struct json *out)
{
    const struct oxhide_value *text = a->got[M_lesson];

    return oxhide_lesson_read(l, text->text, text->length, out);
}

enum oxhide_status host_lesson(struct ask *a, struct json *out)
{
    struct oxhide_lesson l;
    enum oxhide_status status = read(a, &l, out);

    if (!status)
        oxhide_lesson_tell(&l, out);
    return status;
}

enum oxhide_status host_lesson_try(struct ask *a, struct json *out)
{
    struct oxhide_lesson l;
    enum oxhide_status status = read(a, &l, out);
    int step = (int)ask_number(a, M_step, 0);

    if (!status && step >= l.steps)
        status = ask_bad(M_step, a->got[M_step], out);
    return status ? status
                  : oxhide_lesson_try(&l, step, a->session,
                                      ask_string(a, M_action), out);
}

enum oxhide_status host_lesson_help(struct ask *a, struct json *out)
{
    struct oxhide_lesson l;
    enum oxhide_status status = read(a, &l, out);

    return status ? status
                  : oxhide_lesson_help(&l, a->session,
                                       (int)ask_number(a, M_from, 0), out);
}

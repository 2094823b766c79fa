/* The slots with their sessions, and who may ask what. */
#include "host/host.h"

static size_t rounded(size_t n)
{
    return (n + 15) / 16 * 16;
}

size_t oxhide_host_size(int slots)
{
    return rounded(sizeof(struct oxhide_host)) +
           (size_t)(slots + 1) * rounded(oxhide_session_size(NULL)) +
           2 * (size_t)HOST_TEXT_MAX;
}

struct oxhide_host *oxhide_host_new(void *memory, int slots,
                                    const struct oxhide_front *front)
{
    struct oxhide_host *h = memory;
    char *at = (char *)memory + rounded(sizeof *h);

    *h = (struct oxhide_host){ .front = *front, .slots = slots };
    h->spare = at;
    for (int k = 0; k < slots; k++)
        h->memory[k] = at += rounded(oxhide_session_size(NULL));
    at += rounded(oxhide_session_size(NULL));
    h->text[0] = at;
    h->text[1] = at + HOST_TEXT_MAX;
    return h;
}

bool oxhide_host_ended(const struct oxhide_host *h)
{
    return h->ended;
}

struct oxhide_session *oxhide_host_session(struct oxhide_host *h, int slot)
{
    return slot >= 0 && slot < h->slots ? h->session[slot] : NULL;
}

void host_take_over(struct ask *a, struct oxhide_session *s)
{
    struct oxhide_host *h = a->host;
    void *old = h->memory[a->slot];

    h->memory[a->slot] = h->spare;
    h->spare = old;
    h->session[a->slot] = a->session = s;
    oxhide_auto(s, h->automatic);
}

static const struct host_command *find(const struct oxhide_value *request)
{
    const struct oxhide_value *v = request + 1;

    for (size_t i = 0; i < request->count; i++, v = ask_next(v))
        for (int k = 0; k < host_command_count; k++)
            if (text_equal(v->name, "cmd") && v->type == OXHIDE_STRING &&
                text_equal(v->text, host_commands[k].name))
                return &host_commands[k];
    return NULL;
}

static enum oxhide_status unknown(const struct oxhide_host *h, struct json *out)
{
    const char *own = h->front.commands;
    char message[480];
    struct text t;

    text_init(&t, message, sizeof message);
    text_put(&t, "\"cmd\" must be one of ");
    text_put(&t, own ? own : "");
    for (int k = 0; k < host_command_count; k++) {
        text_put(&t, k || own ? ", " : "");
        text_put(&t, host_commands[k].name);
    }
    return oxhide_error(out, OXHIDE_BAD_REQUEST, message);
}

/* Whether whoever asks may ask that: only the operator chooses whose eyes, who
 * acts, and which table. */
static bool allowed(const struct ask *a, const struct host_command *c)
{
    static const enum host_member choices[] = { M_as, M_seat, M_slot,
                                                M_record_as, M_consent };

    if (a->who == OXHIDE_OPERATOR)
        return true;
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++)
        if (a->got[choices[i]])
            return false;
    return c->who == FOR_ALL || (c->who == FOR_SEATS && a->who >= 0);
}

static bool seats_exist(const struct ask *a)
{
    int seats = oxhide_session_seats(a->session);

    return a->as < seats && a->by < seats && ask_eyes(a, M_record_as) < seats;
}

/* What the command needs is there. */
static enum oxhide_status admit(struct ask *a, const struct host_command *c,
                                struct json *out)
{
    bool operator_asks = a->who == OXHIDE_OPERATOR;

    if (!allowed(a, c))
        return oxhide_error(out, OXHIDE_FORBIDDEN, NULL);
    a->slot = (int)ask_number(a, M_slot, 0);
    if (a->slot >= a->host->slots)
        return ask_bad(M_slot, a->got[M_slot], out);
    a->session = a->host->session[a->slot];
    if (c->game && !a->session)
        return oxhide_error(out, OXHIDE_NO_SESSION, NULL);
    a->as = operator_asks ? ask_eyes(a, M_as) : a->who;
    if (operator_asks && !a->got[M_as] && c->game)
        a->as = oxhide_session_eyes(a->session);
    a->by = operator_asks ? (int)ask_number(a, M_seat, OXHIDE_ANYBODY) : a->who;
    if (c->game && !seats_exist(a))
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    for (int m = 0; m < HOST_MEMBER_COUNT; m++)
        if (c->needs >> m & 1 && !a->got[m])
            return ask_bad((enum host_member)m, NULL, out);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_host_answer(struct oxhide_host *h, int who,
                                      const struct oxhide_value *request,
                                      struct json *out)
{
    struct ask a = { .host = h, .who = who };
    const struct host_command *c = find(request);

    if (!c)
        return unknown(h, out);
    enum oxhide_status status = ask_read(&a, request, c->takes | M(slot), out);
    if (!status)
        status = admit(&a, c, out);
    return status ? status : c->run(&a, out);
}

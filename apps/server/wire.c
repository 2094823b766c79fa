/* Messages in and out of a WebSocket. A client that does not read what it is
 * sent is dropped before more than WIRE_OUT_MAX bytes are waiting for it. */
#include "apps/server/wire.h"

#include <stdlib.h>
#include <string.h>

static void drop(struct end *e)
{
    struct wire *w = (struct wire *)e;

    if (!w->dropped)
        lws_set_timeout(w->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
    w->dropped = true;
}

static void send_message(struct end *e, const char *bytes, size_t n)
{
    struct wire *w = (struct wire *)e;
    struct packet *p = w->dropped ? NULL : malloc(sizeof *p + LWS_PRE + n);

    if (!p || w->waiting + n > WIRE_OUT_MAX) {
        free(p);
        drop(e);
        return;
    }
    memcpy(p->bytes + LWS_PRE, bytes, n);
    p->length = n;
    p->next = NULL;
    *w->last = p;
    w->last = &p->next;
    w->waiting += n;
    lws_callback_on_writable(w->wsi);
}

static bool ready(struct end *e)
{
    struct wire *w = (struct wire *)e;

    w->behind = w->waiting > WIRE_AHEAD;
    return !w->behind && !w->dropped;
}

int wire_open(struct wire *w, struct lws *wsi, struct house *house,
              const char *token, const char *address)
{
    *w = (struct wire){ .end = { send_message, ready, drop, NULL },
                        .wsi = wsi,
                        .house = house };
    w->last = &w->first;
    return house_enter(house, &w->end, token, address) ? 0 : -1;
}

int wire_receive(struct wire *w, const char *bytes, size_t n)
{
    if (lws_frame_is_binary(w->wsi) || w->in + n > WIRE_IN_MAX) {
        lws_close_reason(w->wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, NULL, 0);
        return -1;
    }
    if (!w->message && !(w->message = malloc(WIRE_IN_MAX)))
        return -1;
    memcpy(w->message + w->in, bytes, n);
    w->in += n;
    if (!lws_is_final_fragment(w->wsi))
        return 0;
    n = w->in;
    w->in = 0;
    house_hear(w->house, &w->end, w->message, n);
    free(w->message); /* idle connections keep nothing */
    w->message = NULL;
    return 0;
}

int wire_writable(struct wire *w)
{
    while (w->first && !lws_send_pipe_choked(w->wsi)) {
        struct packet *p = w->first;
        int sent = lws_write(w->wsi, p->bytes + LWS_PRE, p->length,
                             LWS_WRITE_TEXT);
        w->first = p->next;
        if (!w->first)
            w->last = &w->first;
        w->waiting -= p->length;
        free(p);
        if (sent < 0)
            return -1;
    }
    if (w->first)
        lws_callback_on_writable(w->wsi);
    if (w->behind && w->waiting <= WIRE_AHEAD) {
        w->behind = false;
        house_ready(w->house, &w->end);
    }
    return 0;
}

void wire_close(struct wire *w)
{
    if (!w->house)
        return;
    house_leave(w->house, &w->end);
    while (w->first) {
        struct packet *next = w->first->next;
        free(w->first);
        w->first = next;
    }
    free(w->message);
    *w = (struct wire){ 0 };
}

/* What is asked in vain at every row of a game. */
#include "world/secrets.h"

const char *const ears_vain[EARS_PROBES] = {
    "\"do\":\"back\"",
    "\"do\":\"propose\",\"what\":\"back\",\"to\":3",
    "\"do\":\"move\",\"words\":\"open sesame\"",
    "\"do\":\"move\",\"words\":\"pass\"",
    "\"do\":\"start\"",
    "\"do\":\"resume\"",
};

void heard_add(struct heard *h, const char *bytes, size_t n)
{
    if (h->used + n + 1 > h->room) {
        h->room = 2 * (h->used + n + 1);
        h->bytes = realloc(h->bytes, h->room);
    }
    memcpy(h->bytes + h->used, bytes, n);
    h->used += n;
    h->bytes[h->used++] = '\n';
}

void ears_body(const struct club_table *t, int number, int k, char out[256])
{
    int ply = t->session ? oxhide_session_ply(t->session) : 0;
    unsigned back = t->session ? oxhide_session_back(t->session) : 0;

    snprintf(out, 256,
             "{\"id\":\"p%d\",\"table\":\"%s\",\"ply\":%d,\"back\":%u,%s}",
             number, t->id, ply, back, ears_vain[k]);
}

bool ears_allowed(const struct play *p, int eyes, struct club_table *t,
                  int64_t now, const char *body)
{
    static struct club_draft draft;
    char scrap[4096];
    int64_t away[CLUB_SEATS_MAX] = { 0 };
    uint8_t random[CLUB_RANDOM] = { 0 };
    struct json_object o;
    struct json error;

    json_read(&o, body, strlen(body));
    json_init(&error, scrap, sizeof scrap);
    struct club_ask a = { .who = &p->who[eyes],
                          .request = "x:1",
                          .body = &o,
                          .now = now,
                          .wall = now,
                          .away = away,
                          .random = random };
    return table_judge(t, &a, &draft, &error) == CLUB_OK;
}

/* Who is asked to a rematch: everybody who had a seat before, until they
 * decline or the host removes them. */
#include "club/table.h"

static struct table_asked *find(struct club_table *t, const char *person)
{
    for (int i = 0; i < CLUB_SEATS_MAX; i++)
        if (person[0] && text_equal(t->asked[i].person, person))
            return &t->asked[i];
    return NULL;
}

void table_put_asked(const struct club_table *before, struct json *out)
{
    char list[CLUB_SEATS_MAX * CLUB_ID_MAX];
    struct text t;

    text_init(&t, list, sizeof list);
    for (int p = 0; p < before->rules.seats; p++) {
        if (!before->seat[p].person[0])
            continue;
        if (t.used)
            text_char(&t, ' ');
        text_put(&t, before->seat[p].person);
    }
    json_str(out, "asked", list);
}

void table_read_asked(struct club_table *t, const struct json_object *o)
{
    char list[CLUB_SEATS_MAX * CLUB_ID_MAX] = "";

    json_get_str(o, "asked", list, sizeof list);
    for (size_t i = 0, at = 0; list[at] && i < CLUB_SEATS_MAX; i++) {
        struct text id;
        text_init(&id, t->asked[i].person, CLUB_ID_MAX);
        while (list[at] && list[at] != ' ')
            text_char(&id, list[at++]);
        at += list[at] == ' ';
    }
}

void table_note_asked(struct club_table *t, const char *person,
                      enum table_asked_state state)
{
    struct table_asked *asked = find(t, person);

    if (asked)
        asked->state = state;
}

enum table_asked_state table_asked(const struct club_table *t,
                                   const char *person)
{
    const struct table_asked *asked = find((struct club_table *)t, person);

    return asked ? asked->state : ASKED_NOT;
}

void table_show_asked(const struct club_table *t, struct json *out)
{
    json_open(out, "asked", '[');
    for (int i = 0; i < CLUB_SEATS_MAX; i++)
        if (t->phase == TABLE_WAITING && t->asked[i].person[0] &&
            t->asked[i].state == ASKED &&
            table_seat_of(t, t->asked[i].person) < 0)
            json_str(out, NULL, t->asked[i].person);
    json_close(out, ']');
}

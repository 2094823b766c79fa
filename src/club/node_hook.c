/* Webhooks. The node that stores the row that makes it somebody's move tells
 * them, so only one of several nodes does, and only once. It says only what is
 * public at the table: never a card, a name or a link. */
#include "club/node_inside.h"

enum { MESSAGE = 512 };

static void put_message(struct node *n, const struct club_table *t, int seat,
                        int64_t now, struct json *out)
{
    char id[CLUB_ID_MAX + 12];
    struct text both;

    text_init(&both, id, sizeof id);
    text_put(&both, t->id);
    text_char(&both, '-');
    text_uint(&both, t->number);
    json_open(out, NULL, '{');
    json_str(out, "event", "your-move");
    json_str(out, "id", id);
    json_str(out, "table", t->id);
    json_str(out, "game", t->rules.game);
    json_int(out, "seat", seat);
    json_int(out, "ply", oxhide_session_ply(t->session));
    if (t->running == seat)
        json_int(out, "left", t->seat[seat].left);
    json_int(out, "wall", node_wall(n, now));
    json_close(out, '}');
}

void hook_turn(struct node *n, struct node_slot *s, int seat, int64_t now)
{
    char body[MESSAGE];
    struct json out;

    if (!n->hands.hook)
        return;
    json_init(&out, body, sizeof body);
    put_message(n, s->table, seat, now, &out);
    struct node_job *job = job_new(n, NULL, JOB_HOOK, body, out.text.used);
    if (!job)
        return;
    club_copy(job->person, sizeof job->person, s->table->seat[seat].person);
    club_copy(job->table, sizeof job->table, s->table->id);
    job_advance(n, job, now);
}

void hook_send(struct node *n, struct node_job *job)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, 'p', job->person);
    struct node_slot *s = slot_find(n, stream);
    if (s && s->person->hook[0])
        n->hands.hook(n->hands.self, s->person->hook, s->person->hook_key,
                      job->table, job->body);
    job_end(n, job);
}

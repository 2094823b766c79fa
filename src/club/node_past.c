/* A person's older games. Memory holds the last ones; for those before them the
 * stream is read once more from its beginning, into that person as they were
 * when they had played so many. */
#include "club/node_inside.h"

/* How many games had been played; by default all. */
static int games_of(const struct node_job *job, const struct node_slot *s)
{
    struct json_object o;
    int64_t before = -1;

    if (json_read(&o, job->body, job->length))
        json_get_int(&o, "before", &before);
    return before < 0 || before > s->person->results ? s->person->results
                                                     : (int)before;
}

void past_begin(struct node *n, struct node_job *job, int64_t now)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, 'p', job->table);
    struct node_slot *s = slot_find(n, stream);
    struct club_person *was = s && job->client
                                  ? n->hands.take(n->hands.self, sizeof *was)
                                  : NULL;
    if (!was) {
        job_refuse(n, job, CLUB_TRY_AGAIN);
        return;
    }
    person_init(was, s->person->id);
    s->past = job;
    s->was = was;
    s->was_games = games_of(job, s);
    slot_read_on(n, s, now);
}

void past_entry(struct node_slot *s, const struct club_entry *e)
{
    if (s->past && s->was->results < s->was_games)
        person_read(s->was, e);
}

void past_end(struct node *n, struct node_slot *s)
{
    struct node_job *job = s->past;

    if (!job)
        return;
    if (job->client) {
        struct json *out = say_begin(n, "games");
        json_str(out, "person", s->was->id);
        person_show_results(s->was, out);
        say_send(n, job->client);
    }
    past_drop(n, s);
    job_end(n, job);
}

void past_drop(struct node *n, struct node_slot *s)
{
    n->hands.give(n->hands.self, s->was);
    s->past = NULL;
    s->was = NULL;
}

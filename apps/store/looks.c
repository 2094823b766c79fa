/* Adds a key for how a kept name looks, if there is none yet. */
#include <stdlib.h>
#include <string.h>

#include "apps/store/store.h"

struct list {
    char (*stream)[CLUB_STREAM_MAX];
    int count;
};

static void keep_stream(void *self, const char *stream)
{
    struct list *l = self;
    void *more = realloc(l->stream, ((size_t)l->count + 1) * sizeof *l->stream);

    if (!more)
        abort();
    l->stream = more;
    strcpy(l->stream[l->count++], stream);
}

static void read_entry(void *self, const struct club_entry *e)
{
    person_read(self, e);
}

static enum store_status keep_look(struct store *s, const char *stream)
{
    static const char body[] = "{\"do\":\"look\"}";
    static struct club_person p;
    static struct club_draft draft;
    const struct club_row *row = &draft.row;
    struct json_object look;
    struct json error;
    char text[512];
    struct node_result result;

    person_init(&p, stream + strlen("p:"));
    json_read(&look, body, strlen(body));
    json_init(&error, text, sizeof text);
    enum store_status read = s->kind->read(s, stream, 1, read_entry, &p);
    struct club_ask ask = {
        .request = "-look", .body = &look, .now = p.at, .wall = p.wall
    };
    return read || person_judge(&p, &ask, &draft, &error) != CLUB_OK
               ? read
               : s->kind->commit(s, &row, 1, NULL, 0, &result);
}

enum store_status store_keep_looks(struct store *s)
{
    struct list l = { 0 };
    enum store_status status = s->kind->lacking(s, "name", "look", keep_stream,
                                                &l);

    for (int i = 0; i < l.count && !status; i++)
        status = keep_look(s, l.stream[i]);
    free(l.stream);
    return status;
}

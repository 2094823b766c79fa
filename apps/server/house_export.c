/* All that is kept about a person: it reads the whole store, beside the store's
 * own thread, so that nobody else waits for it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/house_inside.h"
#include "apps/store/export.h"

enum { EXPORT_MOST = 64 * 1024 * 1024 };

struct house_export {
    struct job job;
    struct house *house;
    char person[CLUB_ID_MAX];
    void (*done)(void *self, char *text, size_t n); /* NULL: called off */
    void *self;
    char *text;
    size_t used, room;
    bool good;
};

static void keep_line(void *self, const char *line)
{
    struct house_export *x = self;
    size_t n = strlen(line) + 1;

    if (x->used + n > EXPORT_MOST) {
        x->good = false;
        return;
    }
    if (x->used + n > x->room) {
        x->room = 2 * (x->used + n);
        x->text = realloc(x->text, x->room);
        if (!x->text)
            abort();
    }
    memcpy(x->text + x->used, line, n - 1);
    x->text[x->used + n - 1] = '\n';
    x->used += n;
}

static void export_work(struct job *job)
{
    struct house_export *x = (struct house_export *)job;
    struct store_wish wish = { .line = keep_line, .self = x };
    char reason[512];
    struct store *s = store_visit(x->house->address, "export", reason,
                                  sizeof reason);

    x->good = s != NULL;
    if (s) {
        x->good = store_export(s, x->person, &wish) && x->good;
        s->kind->close(s);
    }
}

static void export_done(struct job *job)
{
    struct house_export *x = (struct house_export *)job;
    bool good = x->good && x->text;

    if (!good) {
        free(x->text);
        x->text = NULL;
    }
    if (x->done)
        x->done(x->self, x->text, good ? x->used : 0);
    else
        free(x->text);
    free(x);
}

struct house_export *
house_export(struct house *h, const char *person,
             void (*done)(void *self, char *text, size_t n), void *self)
{
    struct house_export *x = calloc(1, sizeof *x);

    if (!x)
        return NULL;
    x->job.work = export_work;
    x->job.done = export_done;
    x->house = h;
    x->done = done;
    x->self = self;
    snprintf(x->person, sizeof x->person, "%s", person);
    if (pool_put(h->exports, &x->job))
        return x;
    free(x);
    return NULL;
}

void house_export_off(struct house_export *x)
{
    x->done = NULL;
}

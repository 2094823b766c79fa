/* 300 power losses: whatever was acknowledged is there afterwards, whole, and
 * nothing else but whole commits. The same trial without fsync must lose
 * something, or it would prove nothing. Then a disk that is full, and one that
 * fails. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/store/sqlite.h"
#include "base/rng.h"
#include "store/power_vfs.h"

enum { STREAMS = 6, LOSSES = 300, ERRORS = 150, ROWS = 60000 };

static struct rng rng;
static uint32_t head[STREAMS], sure[STREAMS]; /* tried; acknowledged */
static int lost, damaged, acknowledged;

static struct store *open_store(bool careless)
{
    char reason[256] = "";
    struct sqlite_options o = { .vfs = "power",
                                .careless = careless,
                                .threadless = true };
    struct store *s = sqlite_open_with("/power", "node", &o, reason,
                                       sizeof reason);

    if (!s && !power_is_off() && !careless)
        printf("power: %s\n", reason);
    return s;
}

/* What a row of a stream and number says: some rows are long. */
static size_t body_of(int stream, uint32_t number, char *out)
{
    size_t n = (size_t)sprintf(out, "{\"e\":\"said\",\"seat\":%d,\"k\":%u",
                               stream, number);
    uint32_t pad = number * 2654435761u % 1500;

    out += n;
    *out++ = ',';
    *out++ = '"';
    memset(out, 'a' + (char)(number % 26), pad);
    out += pad;
    strcpy(out, "\":1}\n");
    return n + 2 + pad + 5;
}

static enum store_status commit_some(struct store *s)
{
    static char bodies[STREAMS][2048];
    struct club_row rows[STREAMS];
    const struct club_row *list[STREAMS];
    struct node_result results[STREAMS];
    int count = 0;

    for (int i = 0; i < STREAMS; i++) {
        if (i && rng_below(&rng, 2))
            continue;
        struct club_row *row = &rows[count];
        *row = (struct club_row){ .entry = { .number = sure[i] + 1,
                                             .body = bodies[i] } };
        row->entry.length = body_of(i, row->entry.number, bodies[i]);
        snprintf(row->stream, sizeof row->stream, "t:%d", i);
        snprintf(row->entry.request, sizeof row->entry.request, "r%u",
                 row->entry.number);
        head[i] = row->entry.number;
        list[count++] = row;
    }
    enum store_status status = s->kind->commit(s, list, count, NULL, 0,
                                               results);
    for (int i = 0; i < count && !status; i++)
        if (results[i].outcome == ROW_DONE) {
            sure[list[i]->stream[2] - '0'] = list[i]->entry.number;
            acknowledged++;
        }
    return status;
}

struct reading {
    int stream;
    uint32_t next;
    bool wrong;
};

static void check(void *self, const struct club_entry *e)
{
    struct reading *r = self;
    char body[2048];

    body_of(r->stream, e->number, body);
    r->wrong |= e->number != r->next || strcmp(body, e->body);
    r->next++;
}

/* After the power has come back. */
static void look(struct store *s)
{
    for (int i = 0; i < STREAMS; i++) {
        struct reading r = { i, 1, false };
        char stream[16];
        snprintf(stream, sizeof stream, "t:%d", i);
        s->kind->read(s, stream, 1, check, &r);
        damaged += r.wrong;
        if (r.next - 1 < sure[i])
            lost += (int)(sure[i] - (r.next - 1));
        if (r.next - 1 > head[i])
            damaged++;
        sure[i] = head[i] = r.next - 1;
    }
}

static void fresh_disk(void)
{
    power_new_disk();
    memset(head, 0, sizeof head);
    memset(sure, 0, sizeof sure);
}

/* Losses until one of them is found to have cost something, or all. */
static int trial(bool careless, int losses)
{
    int n = 0;

    lost = damaged = acknowledged = 0;
    fresh_disk();
    for (; n < losses && !(careless && lost + damaged); n++) {
        power_cut_after(1 + (int)rng_below(&rng, 120));
        struct store *s = open_store(careless);
        while (s && !power_is_off()) {
            if (rng_below(&rng, 12) == 0)
                sqlite_checkpoint(s);
            else if (commit_some(s) == STORE_FAILED && !power_is_off())
                damaged++;
        }
        if (s)
            s->kind->close(s);
        power_restore();
        s = open_store(careless);
        if (!s) {
            damaged++;
            fresh_disk();
            continue;
        }
        look(s);
        s->kind->close(s);
        if (n % 25 == 24)
            fresh_disk();
    }
    return n;
}

/* Refused while the disk is full, as if nothing had been asked; then on. */
static int full_disk(void)
{
    fresh_disk();
    struct store *s = open_store(false);
    int bad = 0;

    for (int k = 0; k < 200; k++) {
        bool is_full = k % 4 == 3;
        power_disk_full(is_full);
        enum store_status status = commit_some(s);
        bad += is_full ? status != STORE_FAILED : status != STORE_OK;
        power_disk_full(0);
    }
    look(s);
    s->kind->close(s);
    return bad + lost + damaged;
}

/* A write or fsync fails: nothing more is acknowledged, and nothing that was is
 * lost, though the machine goes down as well. */
static int io_errors(int count)
{
    int bad = 0;

    lost = damaged = acknowledged = 0;
    fresh_disk();
    for (int n = 0; n < count; n++) {
        struct store *s = open_store(false);
        enum store_status status = STORE_OK;
        power_fail_after(1 + (int)rng_below(&rng, 60));
        for (int k = 0; s && k < 200 && !status; k++)
            status = commit_some(s);
        bad += !s || status != STORE_DEAD;
        for (int k = 0; s && k < 3; k++)
            bad += commit_some(s) != STORE_DEAD;
        power_fail_after(0);
        if (s)
            s->kind->close(s);
        power_restore();
        s = open_store(false);
        bad += !s;
        if (s) {
            look(s);
            s->kind->close(s);
        }
        if (n % 25 == 24)
            fresh_disk();
    }
    return bad;
}

int main(void)
{
    rng_seed(&rng, 3);
    power_install(4);
    int losses = trial(false, LOSSES);
    printf("power: %d losses, %d rows acknowledged, %d lost, %d damaged\n",
           losses, acknowledged, lost, damaged);
    int bad = lost || damaged || acknowledged < 1000;
    losses = trial(true, LOSSES);
    printf("power: without fsync %d rows are lost and %d damaged within %d "
           "losses\n",
           lost, damaged, losses);
    bad |= !(lost || damaged);
    lost = damaged = 0;
    int full = full_disk();
    printf("power: a full disk: %d wrong answers\n", full);
    int errors = io_errors(ERRORS);
    printf("power: %d disk errors, %d rows acknowledged, %d lost, %d damaged, "
           "%d wrong answers\n",
           ERRORS, acknowledged, lost, damaged, errors);
    return bad || full || errors || lost || damaged;
}

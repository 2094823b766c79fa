/* A backup is text: a line about it, one line per row, and a last line with
 * their number and the SHA-256 of everything before, so that half a backup is
 * noticed. It can be restored into a store of either kind. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "apps/cli/cli.h"
#include "apps/cli/files.h"
#include "apps/cli/voice.h"
#include "apps/cli/club.h"
#include "apps/store/export.h"
#include "base/clock.h"

enum { FORM = 1, LINE_BYTES = 4 * CLUB_BODY_MAX, PATH_BYTES = 4096 };

/* A file of lines being written. */
struct pen {
    FILE *file;
    struct sha256 hash;
    int64_t rows;
    char line[LINE_BYTES];
    struct json out;
};

static struct json *pen_begin(struct pen *p)
{
    json_init(&p->out, p->line, sizeof p->line - 1);
    json_open(&p->out, NULL, '{');
    return &p->out;
}

static void pen_end(struct pen *p)
{
    json_close(&p->out, '}');
    size_t n = p->out.text.used;
    p->line[n++] = '\n';
    sha256_add(&p->hash, p->line, n);
    fwrite(p->line, 1, n, p->file);
}

static void write_row(void *self, const struct club_row *row)
{
    struct pen *p = self;

    store_put_row(pen_begin(p), row, true);
    pen_end(p);
    p->rows++;
}

/* Everything there is; false: the store could not be read. */
static bool write_all(struct pen *p, struct store *s)
{
    uint8_t hash[SHA256_SIZE];
    char hex[2 * SHA256_SIZE + 1];
    int64_t clock = 0;

    sha256_init(&p->hash);
    struct json *out = pen_begin(p);
    json_str(out, "oxhide", "club");
    json_int(out, "form", FORM);
    json_int(out, "wall", clock_wall());
    pen_end(p);
    if (s->kind->dump(s, write_row, p, &clock))
        return false;
    sha256_end(&p->hash, hash);
    deal_hex(hex, hash, sizeof hash);
    out = pen_begin(p);
    json_int(out, "rows", p->rows);
    json_int(out, "clock", clock);
    json_str(out, "sha256", hex);
    pen_end(p);
    return true;
}

/* Beside the name first, so that an older backup stays until this one is on
 * the disk. It holds what decides games under way: only its owner reads it. */
int club_backup(struct store *s, const char *path)
{
    char part[PATH_BYTES];
    struct pen *p = calloc(1, sizeof *p);
    char text[MESSAGE_MAX];
    bool stream = file_is_stream(path);
    int n = snprintf(part, sizeof part, stream ? "%s" : "%s.part", path);
    int fd = p && n < (int)sizeof part
                 ? open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600)
                 : -1;

    if (fd >= 0)
        p->file = fdopen(fd, "w");
    if (!p || !p->file) {
        free(p);
        return cli_refuse("file", "path", path, "message", strerror(errno),
                          NULL);
    }
    bool read = write_all(p, s);
    bool good = read && !ferror(p->file) && !fflush(p->file) &&
                (stream || !fsync(fd));
    int why = errno;
    good &= !fclose(p->file);
    if (good && (stream || !rename(part, path))) {
        fprintf(stream ? stderr : stdout, "%s\n",
                cli_words(text, "club-kept", "#n", (int)p->rows, "path", path,
                          NULL));
        free(p);
        return 0;
    }
    if (!stream)
        unlink(part);
    free(p);
    return read ? cli_refuse("file", "path", path, "message", strerror(why),
                             NULL)
                : cli_refuse("club-unread", "path", path, NULL);
}

/* A key that a stream gave up. Streams are restored one after the other, so a
 * key that somebody else took later must not be taken before. */
struct drop {
    char stream[CLUB_STREAM_MAX], key[CLUB_KEY_MAX];
    int64_t number;
};

/* A backup being read. */
struct book {
    FILE *file;
    char line[LINE_BYTES + 2];
    size_t length;
    int64_t wall, clock, rows;
    struct json_object o;
    struct drop *drops;
    size_t count, drop_room;
};

static void note_drops(struct book *b)
{
    struct club_row row = { 0 };
    char keys[STORE_KEYS] = "";
    int64_t number = 0;

    json_get_str(&b->o, "keys", keys, sizeof keys);
    json_get_str(&b->o, "stream", row.stream, sizeof row.stream);
    json_get_int(&b->o, "number", &number);
    store_get_keys(keys, &row);
    for (int i = 0; i < CLUB_KEYS && row.drop[i][0]; i++) {
        if (b->count == b->drop_room) {
            b->drop_room = b->drop_room ? 2 * b->drop_room : 64;
            b->drops = realloc(b->drops, b->drop_room * sizeof *b->drops);
            if (!b->drops)
                abort();
        }
        struct drop *d = &b->drops[b->count++];
        memcpy(d->stream, row.stream, sizeof d->stream);
        memcpy(d->key, row.drop[i], sizeof d->key);
        d->number = number;
    }
}

/* Whether the stream gives the key up later on. */
static bool is_dropped(const struct book *b, const struct club_row *row,
                       const char *key)
{
    for (size_t i = 0; i < b->count; i++)
        if (b->drops[i].number > row->entry.number &&
            !strcmp(b->drops[i].stream, row->stream) &&
            !strcmp(b->drops[i].key, key))
            return true;
    return false;
}

static bool next_line(struct book *b)
{
    if (!fgets(b->line, sizeof b->line, b->file))
        return false;
    b->length = strlen(b->line);
    return b->length > 1 && b->line[b->length - 1] == '\n' &&
           json_read(&b->o, b->line, b->length - 1);
}

/* Whether it is whole, from the first line to the last. */
static bool is_whole(struct book *b)
{
    struct sha256 hash, before;
    uint8_t sum[SHA256_SIZE];
    char hex[2 * SHA256_SIZE + 1], said[sizeof hex] = "";
    int64_t form = 0, rows = 0, said_rows = -1;
    char word[8] = "";

    sha256_init(&hash);
    if (!next_line(b) || !json_get_str(&b->o, "oxhide", word, sizeof word) ||
        !json_get_int(&b->o, "form", &form) || form != FORM)
        return false;
    json_get_int(&b->o, "wall", &b->wall);
    do {
        before = hash;
        sha256_add(&hash, b->line, b->length);
        rows++;
        note_drops(b);
        json_get_str(&b->o, "sha256", said, sizeof said);
        json_get_int(&b->o, "rows", &said_rows);
        json_get_int(&b->o, "clock", &b->clock);
    } while (next_line(b));
    sha256_end(&before, sum);
    deal_hex(hex, sum, sizeof sum);
    b->rows = rows - 2;
    return feof(b->file) && said_rows == b->rows && !strcmp(said, hex);
}

/* Rows on their way into a store, a batch at a time. */
struct cart {
    struct store *store;
    struct club_row row[NODE_BATCH];
    const struct club_row *list[NODE_BATCH];
    struct node_result result[NODE_BATCH];
    int count;
    bool failed;
};

static void unload(struct cart *c)
{
    c->failed |= c->count &&
                 c->store->kind->commit(c->store, c->list, c->count, NULL, 0,
                                        c->result) != STORE_OK;
    for (int i = 0; i < c->count; i++) {
        c->failed |= c->result[i].outcome != ROW_DONE;
        free((char *)c->row[i].entry.body);
        free((char *)c->row[i].entry.text);
    }
    c->count = 0;
}

/* A member as text of its own; NULL: it is not there. */
static char *text_of(const struct json_object *o, const char *key)
{
    struct json_slice s = json_get(o, key);
    char *out = s.kind == JSON_STRING ? malloc(s.length + 1) : NULL;

    if (out && !json_slice_str(&s, out, s.length + 1)) {
        free(out);
        return NULL;
    }
    return out;
}

static struct club_row *next_row(struct cart *c)
{
    if (c->count == NODE_BATCH)
        unload(c);
    struct club_row *row = &c->row[c->count];
    memset(row, 0, sizeof *row);
    c->list[c->count++] = row;
    return row;
}

static void load(struct cart *c, const struct book *b)
{
    const struct json_object *o = &b->o;
    struct club_row *row = next_row(c);
    struct club_entry *e = &row->entry;
    int64_t number = 0;
    char keys[STORE_KEYS] = "";

    json_get_int(o, "number", &number);
    json_get_int(o, "at", &e->at);
    json_get_int(o, "wall", &e->wall);
    json_get_bool(o, "forget", &row->forget);
    json_get_str(o, "keys", keys, sizeof keys);
    json_get_str(o, "owner", row->owner, sizeof row->owner);
    store_get_keys(keys, row);
    e->number = (uint32_t)number;
    e->body = text_of(o, "body");
    e->text = text_of(o, "text");
    e->length = e->body ? strlen(e->body) : 0;
    c->failed |= !e->body ||
                 !json_get_str(o, "stream", row->stream, sizeof row->stream) ||
                 !json_get_str(o, "request", e->request, sizeof e->request);
    for (int i = 0; i < CLUB_KEYS; i++)
        if (row->take[i][0] && is_dropped(b, row, row->take[i]))
            row->take[i][0] = '\0';
}

/* A table knows that it was put back: its epoch rises, and chance that has been
 * seen falls anew. */
static void mark_restored(struct cart *c, const struct book *b)
{
    struct club_row last = c->row[c->count - 1];
    char body[96];

    if (last.stream[0] != 't')
        return;
    snprintf(body, sizeof body, "{\"e\":\"restored\",\"to\":%lld}\n",
             (long long)b->wall);
    struct club_row *row = next_row(c);
    memcpy(row->stream, last.stream, sizeof row->stream);
    row->entry.number = last.entry.number + 1;
    row->entry.at = last.entry.at > b->clock ? last.entry.at : b->clock;
    row->entry.wall = last.entry.wall > clock_wall() ? last.entry.wall
                                                     : clock_wall();
    snprintf(row->entry.request, sizeof row->entry.request, "-restored:%lld",
             (long long)row->entry.wall);
    row->entry.body = strdup(body);
    row->entry.length = strlen(body);
}

/* Into the empty store, which is partial until its clock is set. */
static bool pour(struct book *b, struct store *s)
{
    struct cart *c = calloc(1, sizeof *c);
    char stream[CLUB_STREAM_MAX] = "";

    if (!c)
        return false;
    c->store = s;
    c->failed = s->kind->empty(s) != STORE_OK;
    rewind(b->file);
    next_line(b);
    for (int64_t k = 0; k < b->rows && !c->failed && next_line(b); k++) {
        char next[CLUB_STREAM_MAX] = "";
        json_get_str(&b->o, "stream", next, sizeof next);
        if (c->count && strcmp(next, stream))
            mark_restored(c, b);
        load(c, b);
        strcpy(stream, next);
    }
    if (c->count)
        mark_restored(c, b);
    unload(c);
    bool good = !c->failed && s->kind->set_clock(s, b->clock) == STORE_OK;
    free(c);
    return good;
}

static void notice(void *self, const struct club_row *row)
{
    (void)row;
    *(bool *)self = true;
}

int club_restore(struct store *s, const char *path)
{
    struct book b = { .file = fopen(path, "r") };
    char text[MESSAGE_MAX];
    bool used = false;
    int64_t clock;
    int status = 1;

    if (!b.file)
        return cli_refuse("file", "path", path, "message", strerror(errno),
                          NULL);
    if (!s->partial && (s->kind->dump(s, notice, &used, &clock) || used))
        cli_refuse("club-not-empty", NULL);
    else if (!is_whole(&b))
        cli_refuse("club-not-whole", "path", path, NULL);
    else if (!pour(&b, s))
        cli_refuse("club-full", NULL);
    else
        status = 0;
    if (!status)
        puts(cli_words(text, "club-restored", "#n", (int)b.rows, "path", path,
                       NULL));
    free(b.drops);
    fclose(b.file);
    return status;
}

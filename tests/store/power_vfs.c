/* The file system: for each file what programs see, what is on the platter for
 * sure, and the writes in between. */
#define _GNU_SOURCE
#include "store/power_vfs.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"

enum { FILES = 8, SECTOR = 512, REGIONS = 16 };

struct image {
    char *bytes;
    int64_t length, room;
};

/* A write, or with bytes NULL a new length. */
struct change {
    char *bytes;
    int64_t at, length;
};

struct stored {
    char name[512];
    struct image now, disk;
    struct change *change;
    int changes, room;
    void *region[REGIONS];
};

struct handle {
    sqlite3_file base;
    struct stored *file;
};

static struct stored files[FILES];
static struct rng rng;
static int countdown, failing;
static bool counting, off, full;

/* Room for so many bytes; what is new is zero. */
static void grow(struct image *i, int64_t room)
{
    char *bytes = calloc(1, (size_t)room);

    if (i->length)
        memcpy(bytes, i->bytes, (size_t)i->length);
    free(i->bytes);
    i->bytes = bytes;
    i->room = room;
}

static void put(struct image *i, const char *bytes, int64_t at, int64_t length)
{
    if (at + length >= i->room)
        grow(i, (at + length) * 2 + 4096);
    memcpy(i->bytes + at, bytes, (size_t)length);
    if (at + length > i->length)
        i->length = at + length;
}

static void cut(struct image *i, int64_t length)
{
    if (i->length > length)
        memset(i->bytes + length, 0, (size_t)(i->length - length));
    if (i->length > length)
        i->length = length;
}

static void copy(struct image *to, const struct image *from)
{
    cut(to, 0);
    put(to, from->bytes ? from->bytes : "", 0, from->length);
}

static void drop_changes(struct stored *f)
{
    for (int i = 0; i < f->changes; i++)
        free(f->change[i].bytes);
    f->changes = 0;
}

static void note(struct stored *f, const char *bytes, int64_t at,
                 int64_t length)
{
    if (f->changes == f->room) {
        f->room = f->room ? f->room * 2 : 64;
        f->change = realloc(f->change, sizeof *f->change * (size_t)f->room);
    }
    struct change c = { NULL, at, length };
    if (bytes) {
        c.bytes = malloc((size_t)length);
        memcpy(c.bytes, bytes, (size_t)length);
    }
    f->change[f->changes++] = c;
}

static bool works(void)
{
    if (!off && counting && countdown-- <= 0)
        off = true;
    return !off;
}

static int vfs_close(sqlite3_file *f)
{
    (void)f;
    return SQLITE_OK;
}

static int vfs_read(sqlite3_file *f, void *out, int n, sqlite3_int64 at)
{
    struct image *i = &((struct handle *)f)->file->now;

    if (off)
        return SQLITE_IOERR_READ;
    int64_t have = at >= i->length ? 0 : i->length - at;
    if (have > n)
        have = n;
    if (have)
        memcpy(out, i->bytes + at, (size_t)have);
    memset((char *)out + have, 0, (size_t)(n - have));
    return have == n ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

static bool fails(void)
{
    return failing > 0 && --failing == 0;
}

static int vfs_write(sqlite3_file *f, const void *bytes, int n,
                     sqlite3_int64 at)
{
    struct stored *file = ((struct handle *)f)->file;

    if (full)
        return SQLITE_FULL;
    if (fails())
        return SQLITE_IOERR_WRITE;
    /* The write in which the power goes may be torn as well. */
    bool good = works();
    if (good || counting) {
        note(file, bytes, at, n);
        put(&file->now, bytes, at, n);
    }
    return good ? SQLITE_OK : SQLITE_IOERR_WRITE;
}

static int vfs_truncate(sqlite3_file *f, sqlite3_int64 length)
{
    struct stored *file = ((struct handle *)f)->file;

    if (!works())
        return SQLITE_IOERR_TRUNCATE;
    note(file, NULL, length, 0);
    cut(&file->now, length);
    return SQLITE_OK;
}

static int vfs_sync(sqlite3_file *f, int flags)
{
    struct stored *file = ((struct handle *)f)->file;

    (void)flags;
    if (fails() || !works())
        return SQLITE_IOERR_FSYNC;
    copy(&file->disk, &file->now);
    drop_changes(file);
    return SQLITE_OK;
}

static int vfs_size(sqlite3_file *f, sqlite3_int64 *out)
{
    *out = ((struct handle *)f)->file->now.length;
    return off ? SQLITE_IOERR_FSTAT : SQLITE_OK;
}

static int vfs_lock(sqlite3_file *f, int level)
{
    (void)f, (void)level;
    return SQLITE_OK;
}

static int vfs_reserved(sqlite3_file *f, int *out)
{
    (void)f;
    *out = 0;
    return SQLITE_OK;
}

static int vfs_control(sqlite3_file *f, int op, void *arg)
{
    (void)f, (void)op, (void)arg;
    return SQLITE_NOTFOUND;
}

static int vfs_sector(sqlite3_file *f)
{
    (void)f;
    return SECTOR;
}

static int vfs_nothing(sqlite3_file *f)
{
    (void)f;
    return 0;
}

static int vfs_map(sqlite3_file *f, int region, int size, int extend,
                   void volatile **out)
{
    struct stored *file = ((struct handle *)f)->file;

    if (!file->region[region] && extend)
        file->region[region] = calloc(1, (size_t)size);
    *out = file->region[region];
    return SQLITE_OK;
}

static int vfs_map_lock(sqlite3_file *f, int at, int n, int flags)
{
    (void)f, (void)at, (void)n, (void)flags;
    return SQLITE_OK;
}

static void vfs_barrier(sqlite3_file *f)
{
    (void)f;
}

/* The index of the log lives in memory, and goes with it. */
static int vfs_unmap(sqlite3_file *f, int remove)
{
    struct stored *file = ((struct handle *)f)->file;

    (void)remove;
    for (int i = 0; i < REGIONS; i++) {
        free(file->region[i]);
        file->region[i] = NULL;
    }
    return SQLITE_OK;
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = vfs_close,
    .xRead = vfs_read,
    .xWrite = vfs_write,
    .xTruncate = vfs_truncate,
    .xSync = vfs_sync,
    .xFileSize = vfs_size,
    .xLock = vfs_lock,
    .xUnlock = vfs_lock,
    .xCheckReservedLock = vfs_reserved,
    .xFileControl = vfs_control,
    .xSectorSize = vfs_sector,
    .xDeviceCharacteristics = vfs_nothing,
    .xShmMap = vfs_map,
    .xShmLock = vfs_map_lock,
    .xShmBarrier = vfs_barrier,
    .xShmUnmap = vfs_unmap,
};

static struct stored *find(const char *name, bool make)
{
    struct stored *free_one = NULL;

    for (int i = 0; i < FILES; i++) {
        if (!strcmp(files[i].name, name))
            return &files[i];
        if (!files[i].name[0] && !free_one)
            free_one = &files[i];
    }
    if (!make || !free_one)
        return NULL;
    strncpy(free_one->name, name, sizeof free_one->name - 1);
    return free_one;
}

static int vfs_open(sqlite3_vfs *v, const char *name, sqlite3_file *f,
                    int flags, int *out)
{
    struct handle *h = (struct handle *)f;

    (void)v;
    h->base.pMethods = NULL;
    h->file = find(name ? name : "temporary", flags & SQLITE_OPEN_CREATE);
    if (!h->file || off)
        return SQLITE_CANTOPEN;
    h->base.pMethods = &methods;
    if (out)
        *out = flags;
    return SQLITE_OK;
}

static void empty(struct stored *f)
{
    drop_changes(f);
    free(f->now.bytes);
    free(f->disk.bytes);
    free(f->change);
    for (int i = 0; i < REGIONS; i++)
        free(f->region[i]);
    memset(f, 0, sizeof *f);
}

static int vfs_delete(sqlite3_vfs *v, const char *name, int sync)
{
    struct stored *f = find(name, false);

    (void)v, (void)sync;
    if (!works())
        return SQLITE_IOERR_DELETE;
    if (f)
        empty(f);
    return SQLITE_OK;
}

static int vfs_access(sqlite3_vfs *v, const char *name, int flags, int *out)
{
    (void)v, (void)flags;
    *out = find(name, false) != NULL;
    return SQLITE_OK;
}

static int vfs_path(sqlite3_vfs *v, const char *name, int n, char *out)
{
    (void)v;
    strncpy(out, name, (size_t)n);
    return SQLITE_OK;
}

static int vfs_random(sqlite3_vfs *v, int n, char *out)
{
    (void)v;
    for (int i = 0; i < n; i++)
        out[i] = (char)rng_next(&rng);
    return n;
}

static int vfs_sleep(sqlite3_vfs *v, int n)
{
    (void)v;
    return n;
}

static int vfs_time(sqlite3_vfs *v, double *out)
{
    (void)v;
    *out = 2460000.5;
    return SQLITE_OK;
}

void power_install(uint64_t seed)
{
    static sqlite3_vfs vfs = {
        .iVersion = 1,
        .szOsFile = sizeof(struct handle),
        .mxPathname = 500,
        .zName = "power",
        .xOpen = vfs_open,
        .xDelete = vfs_delete,
        .xAccess = vfs_access,
        .xFullPathname = vfs_path,
        .xRandomness = vfs_random,
        .xSleep = vfs_sleep,
        .xCurrentTime = vfs_time,
    };

    rng_seed(&rng, seed);
    sqlite3_vfs_register(&vfs, 0);
}

void power_cut_after(int operations)
{
    counting = operations > 0;
    countdown = operations;
}

int power_is_off(void)
{
    return off;
}

void power_fail_after(int operations)
{
    failing = operations;
}

void power_disk_full(int is_full)
{
    full = is_full;
}

/* All of it, nothing of it, or each sector as it falls. */
static void survive(struct image *disk, const struct change *c)
{
    uint32_t fate = rng_below(&rng, 3);

    if (fate == 0)
        return;
    if (!c->bytes) {
        cut(disk, c->at);
        return;
    }
    for (int64_t k = 0; k < c->length;) {
        int64_t n = SECTOR - (c->at + k) % SECTOR;
        if (n > c->length - k)
            n = c->length - k;
        if (fate == 1 || rng_below(&rng, 2))
            put(disk, c->bytes + k, c->at + k, n);
        k += n;
    }
}

void power_restore(void)
{
    for (int i = 0; i < FILES; i++) {
        struct stored *f = &files[i];
        for (int k = 0; k < f->changes; k++)
            survive(&f->disk, &f->change[k]);
        drop_changes(f);
        copy(&f->now, &f->disk);
        for (int k = 0; k < REGIONS; k++) {
            free(f->region[k]);
            f->region[k] = NULL;
        }
    }
    off = counting = false;
}

void power_new_disk(void)
{
    for (int i = 0; i < FILES; i++)
        empty(&files[i]);
    off = counting = full = false;
}

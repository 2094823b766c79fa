/* The simulated store keeps the contract that the real ones do. */
#include "store/contract.h"
#include "world/disk.h"

static struct disk *disk;
static int64_t wall;

static int64_t get_wall(void *self)
{
    (void)self;
    return wall;
}

static void reset(void)
{
    if (disk)
        disk_free(disk);
    disk = disk_new(&(struct disk_hands){ .wall = get_wall });
}

static struct store *open_as(const char *node)
{
    return disk_open(disk, node);
}

static void set_wall(int64_t to)
{
    wall = to;
}

int main(void)
{
    int bad = contract_check(
        &(struct contract){ "simulated", reset, open_as, set_wall, false });

    disk_free(disk);
    return bad;
}

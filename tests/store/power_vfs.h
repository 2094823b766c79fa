/* A file system in memory that forgets or tears what was not fsynced when the
 * power goes. A program that is killed proves nothing: what it has written the
 * system still has. */
#ifndef TESTS_STORE_POWER_VFS_H
#define TESTS_STORE_POWER_VFS_H

#include <stdint.h>

/* Registers it with SQLite under the name "power". */
void power_install(uint64_t seed);
/* The power goes after so many writes and fsyncs more; 0: it stays. */
void power_cut_after(int operations);
/* Whether it has gone: every operation fails from then on. */
int power_is_off(void);
/* The power comes back: of each write that was not fsynced all, nothing or some
 * sectors are there. */
void power_restore(void);
/* Writes fail, as on a disk that is full, until it is set to 0 again. */
void power_disk_full(int full);
/* One write or fsync fails after so many more, as on a disk that dies; 0: none.
 */
void power_fail_after(int operations);
/* A new empty disk. */
void power_new_disk(void);

#endif

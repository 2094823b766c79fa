/* `oxhide club`: what the owner of a server does with what it keeps.
 *
 * club.c         the command
 * club_backup.c  backup and restore: every row as a line of JSON
 * club_person.c  what is kept about a person, its deletion, and reports */
#ifndef CLI_CLUB_H
#define CLI_CLUB_H

#include "apps/store/store.h"

/* Each ends with 0, or with 1 after one line of error. */
int club_backup(struct store *s, const char *path);
int club_restore(struct store *s, const char *path);
int club_export(struct store *s, const char *who);
int club_delete(struct store *s, const char *who);
int club_reports(struct store *s, const char *nothing);

#endif

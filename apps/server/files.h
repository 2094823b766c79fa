/* The web app: its files in the binary, in an encoding the browser accepts. */
#ifndef SERVER_FILES_H
#define SERVER_FILES_H

#include "apps/server/reply.h"

/* Answers a GET or HEAD of a path. */
int files_answer(struct lws *wsi, struct reply *r, const char *uri);

#endif

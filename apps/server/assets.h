/* The files of the web app inside the binary. */
#ifndef SERVER_ASSETS_H
#define SERVER_ASSETS_H

#include <stddef.h>

struct asset {
    const char *path; /* from the page's folder: "index.html.br" */
    const unsigned char *bytes;
    size_t size;
};

/* The file of that path; NULL where there is none. */
const struct asset *asset_find(const char *path);

#endif

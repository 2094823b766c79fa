/* The settings of `oxhide serve`: given by flags, by the environment
 * (OXHIDE_PER_ADDRESS for --per-address), or in a file of lines like
 * "per-address = 100" (--config FILE). Flags override the environment, and the
 * environment overrides the file. */
#ifndef SERVER_SETTINGS_H
#define SERVER_SETTINGS_H

#include <stdbool.h>

struct settings {
    const char *config; /* the file, or NULL */
    const char *listen; /* "127.0.0.1:8080" */
    const char *tls_cert, *tls_key;
    const char *data;        /* a folder for what is kept */
    const char *store;       /* "sqlite:DIR", "postgres://..."; NULL: in data */
    const char *public_url;  /* "https://games.example", or NULL */
    const char *trust_proxy; /* comma-separated, or NULL */
    const char *webhooks;    /* comma-separated, or NULL */
    const char *log;         /* "text" or "json" */
    int connections;         /* at once, in all */
    int per_address;         /* and from one address */
    int thinkers;            /* threads for computer players */
    bool lan;
};

/* Fills it in; false after one line of error. */
bool settings_read(struct settings *s, int argc, char **argv);

/* Whether people reach it by https: its own, or a proxy's. */
bool settings_tls(const struct settings *s);

#endif

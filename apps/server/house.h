/* The club inside the server: the pure node (club/node.h) with hands. Threads
 * do what it wants stored, thought about or hashed; what it has to say goes to
 * the connections. Everything here runs on the server's loop. */
#ifndef SERVER_HOUSE_H
#define SERVER_HOUSE_H

#include <stdbool.h>
#include <stddef.h>
#include <uv.h>

/* This end of one client's connection, whatever it is made of. The first
 * member of what makes it. */
struct end {
    void (*send)(struct end *e, const char *bytes, size_t n);
    bool (*ready)(struct end *e); /* may more than an answer be sent now? */
    void (*drop)(struct end *e);  /* soon, not within this call */
    struct node_client *client;
};

struct hooks;
struct house;
struct store;

struct house_wish {
    uv_loop_t *loop;
    struct store *store;
    const char *address; /* the store's */
    struct hooks *hooks; /* NULL: there are no webhooks */
    int thinkers;        /* threads that computers think on */
    /* The store can no longer be trusted: the server has to end. */
    void (*dead)(void *self);
    void *self;
};

/* NULL: no memory, or no threads. */
struct house *house_new(const struct house_wish *wish);
/* Lets what is under way end and takes nothing more; then, after the loop has
 * run dry, house_free(). */
void house_stop(struct house *h);
void house_free(struct house *h);

/* A client comes; false: there is no memory. */
bool house_enter(struct house *h, struct end *e, const char *token,
                 const char *address);
void house_hear(struct house *h, struct end *e, const char *bytes, size_t n);
/* It can take more again. */
void house_ready(struct house *h, struct end *e);
void house_leave(struct house *h, struct end *e);

/* All that is kept about a person, for them, as lines of JSON. done() gets it
 * later, or NULL; it may be called off until then. NULL: too many wait. */
struct house_export;
struct house_export *
house_export(struct house *h, const char *person,
             void (*done)(void *self, char *text, size_t n), void *self);
void house_export_off(struct house_export *x);

/* Whether the store has answered of late, and takes what it is given. */
bool house_healthy(const struct house *h);

/* What has been counted since it began, and what is there now. */
struct house_numbers {
    unsigned long asks, sent, commits, rows, failed, thoughts;
    int clients, tables, people, jobs, thinking;
    double commit_seconds; /* all commits together */
};
struct house_numbers house_numbers(const struct house *h);

#endif

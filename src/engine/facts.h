/* What an action brought about besides what its sentence says: facts with
 * names, each with a message "<game>-fact-<name>" and its arguments. A game
 * works them out from the states before and after; page, terminal,
 * announcements and reviews use them instead of comparing views. */
#ifndef ENGINE_FACTS_H
#define ENGINE_FACTS_H

#include "engine/game.h"

/* Where a game's facts() puts them. */
struct facts {
    const struct game *game;
    struct json *out; /* null: nobody reads more than which there are */
    uint64_t found;   /* a bit for each of the game's names */
};

/* "facts" of an answer; both states are as the same eyes see them. */
void facts_list(const struct game *game, const void *before, const void *after,
                struct json *out);

/* Adds a fact, an index into the game's names. */
void facts_add(struct facts *f, unsigned fact, const struct message_args *args);

/* The arguments of a fact about a seat. */
static inline struct message_args facts_about(const struct facts *f,
                                              unsigned seat)
{
    struct message_args args = { .game = f->game->id };

    message_seat(&args, "seat", (int)seat);
    return args;
}

#endif

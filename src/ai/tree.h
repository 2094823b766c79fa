/* The tree of a search, in a fixed arena: each node fills one cache line, and
 * the children of a node are a chain in ascending order of their keys. A node
 * comes after its parent in the arena, so dead nodes can be swept out in
 * place. */
#ifndef AI_TREE_H
#define AI_TREE_H

#include "ai/player.h"

enum { TREE_ROOT = 0, TREE_NONE = 0 }; /* the root is nobody's child */

struct tree_node {
    game_action key; /* the action that leads here, as the searcher sees it */
    uint32_t visits;
    uint32_t open; /* how often it could have been chosen */
    uint32_t first, next, parent;
    uint32_t moved;               /* where sweeping takes it */
    int32_t mean[GAME_SEATS_MAX]; /* utility, times 2^12 */
    uint32_t prior;               /* share of the parent's visits, of 65536 */
    uint32_t urge;                /* how much it wants a visit ... */
    uint32_t reach;               /* ... for how long it has been waiting */
    uint32_t world;               /* where it was looked at first */
    uint32_t unused;
};

_Static_assert(sizeof(struct tree_node) <= 64, "a node is one cache line");

struct tree {
    struct tree_node *node;
    uint32_t used, limit;
};

/* An empty tree of at most 'limit' nodes: the root alone. */
void tree_init(struct tree *t, struct tree_node *node, uint32_t limit);

/* The place in the chain of a parent's children for a key, from 'after' on
 * (TREE_NONE: from the first): the child if there is one; else a new one, or
 * TREE_NONE where the arena is full. */
uint32_t tree_place(struct tree *t, uint32_t parent, uint32_t after,
                    game_action key, bool *fresh);

/* The same; in the line of a node's children the next one mostly is it. */
static inline uint32_t tree_child(struct tree *t, uint32_t parent,
                                  uint32_t after, game_action key, bool *fresh)
{
    const struct tree_node *node = t->node;
    uint32_t at = after ? node[after].next : node[parent].first;

    if (at && node[at].key == key) {
        *fresh = false;
        return at;
    }
    return tree_place(t, parent, after, key, fresh);
}

/* The child of the root with a key; TREE_NONE where there is none. */
uint32_t tree_find(const struct tree *t, game_action key);

/* Makes a child of the root the root and forgets the rest; TREE_NONE forgets
 * everything. */
void tree_keep(struct tree *t, uint32_t child);

#endif

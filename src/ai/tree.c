/* Chains of children, and sweeping. */
#include "ai/tree.h"

#include "base/mem.h"

void tree_init(struct tree *t, struct tree_node *node, uint32_t limit)
{
    t->node = node;
    t->used = 1;
    t->limit = limit;
    mem_zero(node, sizeof *node);
}

uint32_t tree_place(struct tree *t, uint32_t parent, uint32_t after,
                    game_action key, bool *fresh)
{
    struct tree_node *node = t->node;
    uint32_t *link = after ? &node[after].next : &node[parent].first;
    uint32_t at;

    *fresh = false;
    while (*link && node[*link].key < key)
        link = &node[*link].next;
    if (*link && node[*link].key == key)
        return *link;
    if (t->used == t->limit)
        return TREE_NONE;
    *fresh = true;
    at = t->used++;
    mem_zero(&node[at], sizeof *node);
    node[at].key = key;
    node[at].parent = parent;
    node[at].next = *link;
    *link = at;
    return at;
}

uint32_t tree_find(const struct tree *t, game_action key)
{
    uint32_t at = t->node[TREE_ROOT].first;

    while (at && t->node[at].key != key)
        at = t->node[at].next;
    return at;
}

/* 0 stands for the dead here: the new root lands on 0, and nothing that lives
 * points at it but its children, as their parent. */
void tree_keep(struct tree *t, uint32_t child)
{
    struct tree_node *node = t->node;
    uint32_t lived = 1;

    if (!child) {
        tree_init(t, node, t->limit);
        return;
    }
    for (uint32_t i = 1; i <= child; i++)
        node[i].moved = 0;
    for (uint32_t i = child + 1; i < t->used; i++) {
        uint32_t p = node[i].parent;

        node[i].moved = p == child || (p > child && node[p].moved) ? lived++
                                                                   : 0;
    }
    for (uint32_t i = child; i < t->used; i++) {
        struct tree_node *n = &node[i];

        if (i != child && !n->moved)
            continue;
        n->first = n->first ? node[n->first].moved : 0;
        n->next = i != child && n->next ? node[n->next].moved : 0;
        n->parent = i != child ? node[n->parent].moved : 0;
    }
    node[TREE_ROOT] = node[child];
    for (uint32_t i = child + 1; i < t->used; i++)
        if (node[i].moved)
            node[node[i].moved] = node[i];
    t->used = lived;
}

/* Limits: buckets that fill with time, for persons and addresses. The oldest
 * bucket makes room for a new one, so that memory is bounded; whoever has been
 * quiet longest loses least. */
#include "club/node_inside.h"

static const struct {
    int32_t most;   /* at once */
    int32_t refill; /* ms for one more */
} limits[LIMIT_COUNT] = {
    [LIMIT_ASK] = { 200, 100 },    [LIMIT_TALK] = { 10, 3000 },
    [LIMIT_MAKE] = { 20, 120000 }, [LIMIT_JOIN] = { 40, 60000 },
    [LIMIT_GUESS] = { 10, 30000 }, [LIMIT_THINK] = { 3000, 1000 },
};

static uint64_t hash(enum node_limit kind, const char *who)
{
    uint64_t h = 0xcbf29ce484222325ull ^ (uint64_t)kind;

    for (; *who; who++)
        h = (h ^ (unsigned char)*who) * 0x100000001b3ull;
    return h;
}

static struct node_bucket *find(struct node *n, uint64_t key)
{
    for (int i = 0; i < NODE_LIMITS; i++)
        if (n->bucket[i].key == key)
            return &n->bucket[i];
    return NULL;
}

void limit_give(struct node *n, enum node_limit kind, const char *who)
{
    struct node_bucket *b = find(n, hash(kind, who));

    if (b)
        b->level += 1000;
}

bool limit_take(struct node *n, enum node_limit kind, const char *who,
                int64_t now)
{
    uint64_t key = hash(kind, who);
    struct node_bucket *b = find(n, key), *oldest = &n->bucket[0];

    for (int i = 0; i < NODE_LIMITS && !b; i++)
        if (n->bucket[i].at < oldest->at)
            oldest = &n->bucket[i];
    if (!b) {
        b = oldest;
        *b = (struct node_bucket){ key, now, limits[kind].most * 1000 };
    }
    int64_t level = b->level + (now - b->at) * 1000 / limits[kind].refill;
    if (level > limits[kind].most * (int64_t)1000)
        level = limits[kind].most * (int64_t)1000;
    b->at = now;
    b->level = (int32_t)level;
    if (level < 1000)
        return false;
    b->level -= 1000;
    return true;
}

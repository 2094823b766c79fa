/* Facts as members of an answer. */
#include "engine/facts.h"

#include "base/check.h"

void facts_add(struct facts *f, unsigned fact, const struct message_args *args)
{
    char key[MESSAGE_KEY_MAX];

    CHECK(fact < f->game->fact_count);
    f->found |= UINT64_C(1) << fact;
    if (!f->out)
        return;
    message_key(key, f->game->id, "fact", f->game->fact_names[fact]);
    json_open(f->out, NULL, '{');
    json_str(f->out, "fact", f->game->fact_names[fact]);
    message_put(f->out, "say", key, args);
    json_close(f->out, '}');
}

void facts_list(const struct game *game, const void *before, const void *after,
                struct json *out)
{
    struct facts f = { .game = game, .out = out };

    json_open(out, "facts", '[');
    if (game->facts)
        game->facts(before, after, &f);
    json_close(out, ']');
}

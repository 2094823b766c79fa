/* What an action brought about besides what it says: lines of the score sheets
 * that came, went or changed, and the facts that the game names. Both states
 * are as the same viewer sees them, so nothing is told that the viewer could
 * not work out. */
#include "session/session.h"

#include "engine/facts.h"

static const struct game_tally *find(const struct game_tally *lines, int n,
                                     const struct game_tally *like)
{
    for (int i = 0; i < n; i++) {
        const struct game_tally *l = &lines[i];
        bool same = l->name && like->name ? text_equal(l->name, like->name)
                                          : l->name == like->name;
        if (l->source == like->source && same)
            return l;
    }
    return NULL;
}

static void put_points(struct json *out, const char *key,
                       const struct game_tally *line)
{
    if (line)
        json_int(out, key, line->points);
    else
        json_str(out, key, NULL);
}

static void put_change(const struct game *game, int seat,
                       const struct game_tally *was,
                       const struct game_tally *is, struct json *out)
{
    const struct game_tally *line = is ? is : was;

    if (was && is && was->points == is->points)
        return;
    json_open(out, NULL, '{');
    json_int(out, "seat", seat);
    json_str(out, "source", game->sources[line->source]);
    json_str(out, "name", line->name);
    if (line->name)
        session_put_title(game, "name", line->name, out);
    put_points(out, "before", was);
    put_points(out, "after", is);
    session_put_count(game, line, out);
    json_close(out, '}');
}

static void put_changes(const struct game *game, const void *before,
                        const void *after, struct json *out)
{
    struct game_tally was[GAME_TALLY_MAX], is[GAME_TALLY_MAX];

    json_open(out, "changes", '[');
    for (int p = 0; p < game_peek(after)->seats; p++) {
        int had = game->tally(before, p, was), has = game->tally(after, p, is);
        for (int i = 0; i < had; i++)
            put_change(game, p, &was[i], find(is, has, &was[i]), out);
        for (int i = 0; i < has; i++)
            if (!find(was, had, &is[i]))
                put_change(game, p, NULL, &is[i], out);
    }
    json_close(out, ']');
}

void session_put_effects(const struct game *game, const void *before,
                         const void *after, struct json *out)
{
    put_changes(game, before, after, out);
    facts_list(game, before, after, out);
}

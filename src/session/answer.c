/* What a session answers: where it stands, views, legal actions, events and
 * scores, each as one seat may know it. */
#include "session/session.h"

#include "engine/drawing.h"
#include "engine/words.h"

/* A seat as its number, chance as a word, nobody as null. */
static void put_actor(struct json *out, int actor)
{
    if (actor >= 0)
        json_int(out, "actor", actor);
    else
        json_str(out, "actor", actor == ACTOR_CHANCE ? "chance" : NULL);
}

void session_put_standing(const struct oxhide_session *s, int as,
                          struct json *out)
{
    json_str(out, "game", s->game->id);
    json_int(out, "seats", s->head.setup.seats);
    json_int(out, "ply", s->ply);
    json_int(out, "present", s->present);
    put_actor(out, session_actor(s, s->ply));
    json_bool(out, "over", session_actor(s, s->ply) == ACTOR_NONE);
    oxhide_undo_offer(s, as == OXHIDE_ALL ? OXHIDE_ANYBODY : as, out);
    json_bool(out, "redo", s->present < s->end);
    json_int(out, "taken_back", session_taken_back(s));
}

void oxhide_standing(const struct oxhide_session *s, struct json *out)
{
    session_put_standing(s, s->head.sees, out);
}

static void put_as(struct json *out, int as)
{
    if (as >= 0)
        json_int(out, "as", as);
    else
        json_str(out, "as", as == OXHIDE_ALL ? "all" : "public");
}

static void put_options(const struct oxhide_session *s, struct json *out)
{
    json_open(out, "options", '{');
    for (int k = 0; k < s->game->option_count; k++) {
        const struct game_option *o = &s->game->options[k];
        json_str(out, o->name, record_option_value(o, s->head.setup.options));
    }
    json_close(out, '}');
}

enum oxhide_status oxhide_state(struct oxhide_session *s, int as,
                                struct json *out)
{
    char seal[OXHIDE_SEAL_MAX];

    if (session_eyes(s, as))
        return oxhide_error(out, session_eyes(s, as), NULL);
    oxhide_id(s, as, out);
    session_put_standing(s, as, out);
    put_as(out, as);
    put_options(s, out);
    if (oxhide_seal(s, seal))
        json_str(out, "seal", seal);
    json_open(out, "players", '[');
    for (int p = 0; p < s->head.setup.seats; p++)
        json_str(out, NULL, s->head.player[p][0] ? s->head.player[p] : NULL);
    json_close(out, ']');
    json_open(out, "names", '[');
    for (int p = 0; p < s->head.setup.seats; p++)
        json_str(out, NULL, s->head.name[p][0] ? s->head.name[p] : NULL);
    json_close(out, ']');
    json_open(out, "view", '{');
    s->game->view(session_seen(s, s->ply, as, 0), out);
    json_close(out, '}');
    return OXHIDE_OK;
}

static int operand_count(const struct game_kind *kind)
{
    int n = 0;

    while (n < GAME_OPERANDS_MAX && kind->operand[n].count)
        n++;
    return n;
}

/* The operands as they are written: numbers, or names. */
static void put_operands(const struct game_kind *kind, game_action x,
                         struct json *out)
{
    static const char *const keys[GAME_OPERANDS_MAX] = { "a", "b", "c", "d",
                                                         "e" };

    for (int i = 0; i < operand_count(kind); i++) {
        const struct game_operand *o = &kind->operand[i];
        unsigned v = action_bits(x, o->shift, o->bits);
        if (o->names)
            json_str(out, keys[i], o->names[v]);
        else
            json_int(out, keys[i], (int)v + o->base);
    }
}

void session_put_action(const struct game *game, const void *before,
                        game_action x, bool offer, struct json *out)
{
    const struct game_kind *kind = &game->kinds[action_kind(x)];
    char words[GAME_TEXT_MAX];

    words_format(game, x, words);
    json_str(out, "text", words);
    words_kind(kind, words);
    json_str(out, "kind", words);
    put_operands(kind, x, out);
    words_put(game, before, x, offer, out);
}

/* "actions"; only where the list is open to whoever asks. */
static void put_actions(const struct game *game, const void *seen, bool open,
                        struct json *out)
{
    game_action list[GAME_ACTIONS_MAX];
    int actor = game_peek(seen)->actor;
    int n = open ? game->legal(seen, list) : 0;

    json_open(out, "actions", '[');
    for (int i = 0; i < n; i++) {
        json_open(out, NULL, '{');
        session_put_action(game, seen, list[i], true, out);
        if (actor == ACTOR_CHANCE)
            json_int(out, "weight", game->weight(seen, list[i]));
        json_close(out, '}');
    }
    json_close(out, ']');
}

void session_put_legal(const struct game *game, const void *seen, bool open,
                       struct json *out)
{
    put_actor(out, game_peek(seen)->actor);
    put_actions(game, seen, open, out);
}

enum oxhide_status oxhide_legal(struct oxhide_session *s, int as,
                                struct json *out)
{
    int actor = session_actor(s, s->ply);

    if (session_eyes(s, as))
        return oxhide_error(out, session_eyes(s, as), NULL);
    session_put_legal(s->game, session_seen(s, s->ply, session_knows(actor), 0),
                      as == OXHIDE_ALL || as == actor, out);
    return OXHIDE_OK;
}

void session_put_events(const struct oxhide_session *s, int as, int from,
                        struct json *out)
{
    json_open(out, "events", '[');
    for (int k = from; k < s->ply; k++) {
        const void *seen = session_seen(s, k, as, 0);
        game_action x = session_shown(s, k, as);
        json_open(out, NULL, '{');
        json_int(out, "ply", k);
        put_actor(out, session_actor(s, k));
        session_put_action(s->game, seen, x, false, out);
        session_put_effects(s->game, seen, session_seen(s, k + 1, as, 1), out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

enum oxhide_status oxhide_events(struct oxhide_session *s, int as, int from,
                                 struct json *out)
{
    if (session_eyes(s, as))
        return oxhide_error(out, session_eyes(s, as), NULL);
    session_put_events(s, as, from < 0 ? 0 : from, out);
    session_put_standing(s, as, out);
    return OXHIDE_OK;
}

void session_put_count(const struct game *game, const struct game_tally *line,
                       struct json *out)
{
    struct message_args args = { .game = game->id };
    char key[MESSAGE_KEY_MAX];

    if (!line->of)
        return;
    json_int(out, "count", line->count);
    json_str(out, "of", line->of);
    message_number(&args, "count", line->count);
    message_word(&args, "which", line->which ? line->which : "none");
    message_key(key, game->id, "count", line->of);
    message_put(out, "counts", key, &args);
}

static void put_sheet(const struct game *game, const void *seen, int seat,
                      struct json *out)
{
    struct game_tally lines[GAME_TALLY_MAX];
    int n = game->tally(seen, seat, lines);

    json_open(out, "sources", '[');
    for (int k = 0; k < game->source_count; k++) {
        json_open(out, NULL, '{');
        json_str(out, "id", game->sources[k]);
        session_put_title(game, "source", game->sources[k], out);
        json_int(out, "points", game->points(seen, seat, k));
        json_open(out, "lines", '[');
        for (int i = 0; i < n; i++) {
            if (lines[i].source != k)
                continue;
            json_open(out, NULL, '{');
            json_str(out, "name", lines[i].name);
            if (lines[i].name)
                session_put_title(game, "name", lines[i].name, out);
            json_int(out, "points", lines[i].points);
            session_put_count(game, &lines[i], out);
            json_close(out, '}');
        }
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* Places by the points written down; ties are broken as the state breaks
 * them. */
static void rank_written(const struct game *game, const void *seen,
                         const int16_t *written, uint8_t rank[GAME_SEATS_MAX])
{
    int seats = game_peek(seen)->seats, score[GAME_SEATS_MAX];

    for (int p = 0; p < seats; p++) {
        int ties = game->score(seen, p) & ((1 << GAME_TIE_BITS) - 1);
        score[p] = game_score(written[p], ties);
        rank[p] = 1;
    }
    for (int p = 0; p < seats; p++)
        for (int q = 0; q < seats; q++)
            rank[p] += score[q] > score[p];
}

void session_put_scores(const struct game *game, const void *seen,
                        const int16_t *written, struct json *out)
{
    uint8_t rank[GAME_SEATS_MAX];

    if (written)
        rank_written(game, seen, written, rank);
    else
        game_rank(game, seen, rank);
    json_open(out, "scores", '[');
    for (int p = 0; p < game_peek(seen)->seats; p++) {
        json_open(out, NULL, '{');
        json_int(out, "seat", p);
        json_int(out, "points",
                 written ? written[p] : game_total(game, seen, p));
        json_int(out, "rank", rank[p]);
        put_sheet(game, seen, p, out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

enum oxhide_status oxhide_score(struct oxhide_session *s, int as,
                                struct json *out)
{
    if (session_eyes(s, as))
        return oxhide_error(out, session_eyes(s, as), NULL);
    session_put_scores(s->game, session_seen(s, s->ply, as, 0),
                       session_written(s), out);
    session_put_standing(s, as, out);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_moment(struct oxhide_session *s, int as, int from,
                                 struct json *out)
{
    enum oxhide_status status = oxhide_state(s, as, out);
    int actor = session_actor(s, s->ply);

    if (status)
        return status;
    put_actions(s->game, session_seen(s, s->ply, session_knows(actor), 0),
                as == OXHIDE_ALL || as == actor, out);
    from = from < 0 ? 0 : from > s->ply ? s->ply : from;
    json_int(out, "from", from);
    session_put_events(s, as, from, out);
    session_put_scores(s->game, session_seen(s, s->ply, as, 0),
                       session_written(s), out);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_table(struct oxhide_session *s, int as,
                                const struct oxhide_look *look,
                                struct text *out)
{
    const struct drawing d = {
        .out = out,
        .voice = look->voice,
        .game = s->game->id,
        .columns = look->columns < 80 ? 80 : look->columns,
        .plain = look->plain,
        .whole = look->whole || look->plain,
    };

    if (session_eyes(s, as))
        return session_eyes(s, as);
    s->game->table(session_seen(s, s->ply, as, 0), &d);
    return out->full ? OXHIDE_TOO_LONG : OXHIDE_OK;
}

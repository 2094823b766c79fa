/* What a session answers: where it stands, views, legal actions, events and
 * scores, each as one seat may know it. */
#include "session/session.h"

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
    put_actor(out, session_actor(s, s->ply));
    json_bool(out, "over", session_actor(s, s->ply) == ACTOR_NONE);
    oxhide_undo_offer(s, as == OXHIDE_ALL ? OXHIDE_ANYBODY : as, out);
    json_bool(out, "redo", s->ply < s->end);
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

void session_kind_name(const struct game_kind *kind, char out[GAME_TEXT_MAX])
{
    struct text t;
    bool dash = false;

    text_init(&t, out, GAME_TEXT_MAX);
    for (const char *w = kind->words; *w; w++) {
        if (*w == '$' || *w == ' ' || *w == ',') {
            dash = t.used > 0;
            continue;
        }
        if (dash)
            text_char(&t, '-');
        dash = false;
        text_char(&t, *w);
    }
}

static int operand_count(const struct game_kind *kind)
{
    int n = 0;

    while (n < GAME_OPERANDS_MAX && kind->operand[n].count)
        n++;
    return n;
}

void session_key(const struct game *game, unsigned k, struct text *out)
{
    const struct game_kind *kind = &game->kinds[k];
    char name[GAME_TEXT_MAX], other[GAME_TEXT_MAX];
    bool twice = false;

    session_kind_name(kind, name);
    for (unsigned i = 0; i < k; i++) {
        session_kind_name(&game->kinds[i], other);
        twice |= text_equal(name, other) &&
                 game->kinds[i].chance == kind->chance;
    }
    text_put(out, game->id);
    text_put(out, kind->chance ? ".chance." : ".say.");
    text_put(out, name);
    if (twice) {
        text_char(out, '-');
        text_int(out, operand_count(kind));
    }
}

void session_rule_key(const struct game *game, unsigned rule, struct text *out)
{
    const char *id = game->rule_list[rule].id;
    int nth = 1;

    for (unsigned i = 1; i < rule; i++)
        nth += text_equal(game->rule_list[i].id, id);
    text_put(out, game->id);
    text_put(out, ".rule.");
    text_put(out, id);
    if (nth > 1) {
        text_char(out, '-');
        text_int(out, nth);
    }
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

/* "args": what stands for $1, $a and the like in the sentence's template. */
static void put_args(const struct game *game, const void *before, game_action x,
                     struct json *out)
{
    const struct game_kind *kind = &game->kinds[action_kind(x)];

    json_open(out, "args", '{');
    for (const char *w = kind->say; *w; w++) {
        char key[2] = { w[1], 0 };
        if (*w != '$')
            continue;
        w++;
        if (*w < '1' || *w > '5') {
            json_str(out, key, game->detail(before, x, *w - 'a'));
            continue;
        }
        const struct game_operand *o = &kind->operand[*w - '1'];
        unsigned v = action_bits(x, o->shift, o->bits);
        if (o->titles || o->names)
            json_str(out, key, (o->titles ? o->titles : o->names)[v]);
        else
            json_int(out, key, (int)v + o->base);
    }
    json_close(out, '}');
}

void session_put_action(const struct game *game, const void *before,
                        game_action x, struct json *out)
{
    const struct game_kind *kind = &game->kinds[action_kind(x)];
    char words[GAME_TEXT_MAX], key[GAME_TEXT_MAX + RECORD_ID_MAX];
    struct text t;

    words_format(game, x, words);
    json_str(out, "text", words);
    session_kind_name(kind, words);
    json_str(out, "kind", words);
    put_operands(kind, x, out);
    text_init(&t, key, sizeof key);
    session_key(game, action_kind(x), &t);
    json_str(out, "key", key);
    put_args(game, before, x, out);
}

static bool ends_with(const char *s, size_t n, const char *end)
{
    size_t k = text_length(end);

    return n >= k && text_starts(s + n - k, end);
}

/* Letters of a verb's third person that its imperative goes without; the
 * n letters at 'say' are one word. */
static size_t verb_ending(const char *say, size_t n)
{
    if (ends_with(say, n, "sses") || ends_with(say, n, "shes") ||
        ends_with(say, n, "ches") || ends_with(say, n, "xes") ||
        ends_with(say, n, "oes"))
        return 2;
    return n > 1 && say[n - 1] == 's' && say[n - 2] != 's';
}

/* Writes the verb's imperative and returns what follows it. */
static const char *put_verb(const char *say, bool capital, struct text *out)
{
    size_t n = 0;

    while (say[n] && say[n] != ' ')
        n++;
    bool y = ends_with(say, n, "ies");
    size_t stem = y ? n - 3 : n - verb_ending(say, n);
    for (size_t i = 0; i < stem; i++)
        text_char(out, i == 0 && capital && say[0] >= 'a' && say[0] <= 'z'
                           ? (char)(say[0] - 'a' + 'A')
                           : say[i]);
    text_put(out, y ? "y" : "");
    return say + n;
}

/* "takes Pottery and plays it" as "Take Pottery and play it": what a list
 * offers to do. Only verbs of the template follow an "and" there. */
static void put_imperative(const char *template, const char *say,
                           struct text *out)
{
    say = put_verb(say, true, out);
    while (*say) {
        if (!text_starts(say, " and ")) {
            text_char(out, *say++);
            continue;
        }
        text_put(out, " and ");
        say += 5;
        while (*template && !text_starts(template, " and "))
            template ++;
        if (*template && text_starts(template + 5, "$"))
            template += 5;
        else if (*template) {
            template += 5;
            say = put_verb(say, false, out);
        }
    }
}

void session_put_say(const struct game *game, const void *before, game_action x,
                     bool event, struct json *out)
{
    char say[GAME_SAY_MAX], sentence[GAME_SAY_MAX];
    int actor = game_peek(before)->actor;
    struct text t;

    text_init(&t, say, sizeof say);
    words_say(game, before, x, &t);
    text_init(&t, sentence, sizeof sentence);
    if (actor == ACTOR_CHANCE) {
        text_put(&t, say);
    } else if (event) {
        text_char(&t, (char)('A' + actor));
        text_char(&t, ' ');
        text_put(&t, say);
    } else {
        put_imperative(game->kinds[action_kind(x)].say, say, &t);
    }
    json_str(out, "say", sentence);
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
        session_put_action(game, seen, list[i], out);
        session_put_say(game, seen, list[i], false, out);
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
        session_put_action(s->game, seen, x, out);
        session_put_say(s->game, seen, x, true, out);
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

static void put_sheet(const struct game *game, const void *seen, int seat,
                      struct json *out)
{
    struct game_tally lines[GAME_TALLY_MAX];
    int n = game->tally(seen, seat, lines);

    json_open(out, "sources", '[');
    for (int k = 0; k < game->source_count; k++) {
        json_open(out, NULL, '{');
        json_str(out, "id", game->sources[k].id);
        json_str(out, "title", game->sources[k].title);
        json_int(out, "points", game->points(seen, seat, k));
        json_open(out, "lines", '[');
        for (int i = 0; i < n; i++) {
            if (lines[i].source != k)
                continue;
            json_open(out, NULL, '{');
            json_str(out, "name", lines[i].name);
            json_str(out, "title",
                     lines[i].name ? session_title(game, lines[i].name) : NULL);
            json_int(out, "points", lines[i].points);
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

enum oxhide_status oxhide_table(struct oxhide_session *s, int as, int columns,
                                bool plain, struct text *out)
{
    if (session_eyes(s, as))
        return session_eyes(s, as);
    s->game->table(session_seen(s, s->ply, as, 0), columns, plain, out);
    return out->full ? OXHIDE_TOO_LONG : OXHIDE_OK;
}

/* Applying actions in words, and why an action cannot be applied. Whatever a
 * seat is told is worked out from what that seat knows. */
#include "session/session.h"

#include "base/mem.h"
#include "engine/words.h"

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
}

/* The fewest letters to insert, delete or change to get from a to b or to how b
 * begins, both shorter than GAME_TEXT_MAX; case does not matter. */
static int distance(const char *a, const char *b)
{
    int row[GAME_TEXT_MAX] = { 0 };
    int n = (int)text_length(b), least;

    for (int j = 0; j <= n; j++)
        row[j] = j;
    for (int i = 0; a[i]; i++) {
        int corner = row[0];
        row[0] = i + 1;
        for (int j = 0; j < n; j++) {
            int change = corner + (lower(a[i]) != lower(b[j])), best;
            corner = row[j + 1];
            best = (row[j] < corner ? row[j] : corner) + 1;
            row[j + 1] = change < best ? change : best;
        }
    }
    least = row[n];
    for (int j = 0; j <= n; j++)
        if (row[j] < least)
            least = row[j];
    return least;
}

/* The legal action whose words are nearest to the text, if any is near: one
 * letter in three may be wrong. */
static void nearest(const struct oxhide_session *s, const char *text,
                    const game_action *list, int n, char out[GAME_TEXT_MAX])
{
    char words[GAME_TEXT_MAX];
    int best = (int)text_length(text) / 3 + 1;

    out[0] = '\0';
    if (text_length(text) >= GAME_TEXT_MAX)
        return;
    for (int i = 0; i < n; i++) {
        words_format(s->game, list[i], words);
        int d = distance(text, words);
        if (d >= best)
            continue;
        best = d;
        mem_copy(out, words, sizeof words);
    }
}

/* What an action in words is, now. */
struct reading {
    enum oxhide_status status;
    game_action action;
    int legal;     /* how many actions are */
    unsigned rule; /* that forbids it */
    char nearest[GAME_TEXT_MAX];
};

static struct reading read_action(const struct oxhide_session *s, int by,
                                  const char *text)
{
    struct reading r = { .status = OXHIDE_OK };
    game_action list[GAME_ACTIONS_MAX];
    int actor = session_actor(s, s->ply);

    if (by != OXHIDE_ANYBODY && (by < 0 || by >= s->head.setup.seats))
        r.status = OXHIDE_BAD_SEAT;
    else if (session_follows(s) &&
             s->head.sees != (by == OXHIDE_ANYBODY ? actor : by))
        r.status = OXHIDE_OTHER_EYES;
    else if (actor == ACTOR_NONE)
        r.status = OXHIDE_OVER;
    else if (by != OXHIDE_ANYBODY && by != actor)
        r.status = OXHIDE_NOT_YOUR_TURN;
    if (r.status)
        return r;
    const void *seen = session_seen(s, s->ply, session_knows(actor), 0);
    r.legal = s->game->legal(seen, list);
    if (!words_parse(s->game, text, &r.action)) {
        r.status = OXHIDE_UNREADABLE;
        nearest(s, text, list, r.legal, r.nearest);
        return r;
    }
    for (int i = 0; i < r.legal; i++)
        if (list[i] == r.action)
            return r;
    r.status = OXHIDE_ILLEGAL;
    r.rule = s->game->refuse(seen, r.action);
    return r;
}

/* "rule", and what it says about the action. */
static void put_rule(const struct oxhide_session *s, const struct reading *r,
                     struct json *out)
{
    const struct game_rule *rule = &s->game->rule_list[r->rule];
    char key[MESSAGE_KEY_MAX];
    struct message_args args;

    json_str(out, "rule", rule->id);
    message_key(key, s->game->id, "rule", rule->name);
    words_args(s->game, session_seen(s, s->ply, session_actor(s, s->ply), 0),
               r->action, &args);
    message_put(out, "message", key, &args);
}

enum oxhide_status session_unreadable(const char *text, const char *nearest,
                                      struct json *out)
{
    struct message_args args = { 0 };
    char words[GAME_TEXT_MAX];
    struct text t;

    text_init(&t, words, sizeof words);
    text_put(&t, text);
    message_word(&args, "words", words);
    message_word(&args, "nearest", nearest[0] ? nearest : "none");
    json_open(out, "error", '{');
    json_str(out, "code", oxhide_status_word(OXHIDE_UNREADABLE));
    if (nearest[0])
        json_str(out, "nearest", nearest);
    message_put(out, "message", "engine-status-unreadable", &args);
    json_close(out, '}');
    return OXHIDE_UNREADABLE;
}

static enum oxhide_status refused(const struct oxhide_session *s,
                                  const struct reading *r, const char *text,
                                  struct json *out)
{
    if (r->status == OXHIDE_UNREADABLE)
        return session_unreadable(text, r->nearest, out);
    if (!r->rule)
        return oxhide_error(out, r->status, NULL);
    json_open(out, "error", '{');
    json_str(out, "code", oxhide_status_word(r->status));
    put_rule(s, r, out);
    json_close(out, '}');
    return r->status;
}

/* An outcome that the seed does not give was entered by hand. */
static void note_entered(struct oxhide_session *s, game_action x)
{
    uint32_t back = session_back(s, s->ply);

    if (session_actor(s, s->ply) == ACTOR_CHANCE &&
        (!session_chance_known(s) ||
         session_outcome(s, session_now(s), s->ply, back) != x))
        s->head.entered = true;
}

enum oxhide_status oxhide_act(struct oxhide_session *s, int by,
                              const char *text, bool consent, struct json *out)
{
    struct reading r = read_action(s, by, text);

    if (session_follows(s))
        return oxhide_error(out, OXHIDE_FOLLOWING, NULL);
    if (r.status)
        return refused(s, &r, text, out);
    enum oxhide_status status = oxhide_return(s, consent, out);
    if (status)
        return status;
    note_entered(s, r.action);
    session_step(s, r.action, r.legal);
    if (s->automatic && session_chance_known(s))
        session_draw(s);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_apply(struct oxhide_session *s, int by,
                                const char *text, struct json *out)
{
    int from = s->ply, actor = session_actor(s, from);
    enum oxhide_status status = oxhide_act(s, by, text, false, out);

    if (status)
        return status;
    session_put_events(s, actor < 0 ? OXHIDE_PUBLIC : actor, from, out);
    session_put_standing(s, actor < 0 ? OXHIDE_PUBLIC : actor, out);
    return OXHIDE_OK;
}

void session_put_after(struct oxhide_session *s, int actor, const void *before,
                       game_action action, struct json *out)
{
    void *after = s->scratch[1];
    struct rng rng;

    mem_copy(after, before, s->stride);
    rng_seed(&rng, 0);
    if (actor != ACTOR_CHANCE)
        s->game->determinize(after, &rng);
    s->game->apply(after, action);
    if (actor != ACTOR_CHANCE)
        s->game->observe(after, actor);
    json_open(out, "view", '{');
    s->game->view(after, out);
    json_close(out, '}');
    session_put_legal(s->game, after, game_peek(after)->actor == actor, out);
    session_put_scores(s->game, after, NULL, out);
    session_put_effects(s->game, before, after, out);
}

enum oxhide_status oxhide_preview(struct oxhide_session *s, int by,
                                  const char *text, struct json *out)
{
    struct reading r = read_action(s, by, text);
    int actor = session_actor(s, s->ply);

    if (r.status)
        return refused(s, &r, text, out);
    session_put_after(s, actor,
                      session_seen(s, s->ply, session_knows(actor), 0),
                      r.action, out);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_why(struct oxhide_session *s, int by,
                              const char *text, struct json *out)
{
    struct reading r = read_action(s, by, text);

    if (r.status && r.status != OXHIDE_ILLEGAL)
        return refused(s, &r, text, out);
    json_bool(out, "legal", !r.status);
    if (r.rule)
        put_rule(s, &r, out);
    else if (r.status)
        session_put_status(out, r.status);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_chance(struct oxhide_session *s, int as,
                                 struct json *out)
{
    int from = s->ply;

    if (session_eyes(s, as))
        return oxhide_error(out, session_eyes(s, as), NULL);
    if (session_follows(s))
        return oxhide_error(out, OXHIDE_FOLLOWING, NULL);
    if (session_actor(s, s->ply) == ACTOR_CHANCE && !session_chance_known(s))
        return oxhide_error(out, OXHIDE_NO_SEED, NULL);
    if (session_actor(s, s->ply) == ACTOR_CHANCE) {
        enum oxhide_status status = oxhide_return(s, false, out);
        if (status)
            return status;
    }
    session_draw(s);
    session_put_events(s, as, from, out);
    session_put_standing(s, as, out);
    return OXHIDE_OK;
}

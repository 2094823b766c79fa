/* Undo and redo. A step back crosses what nobody at the table has learnt
 * anything from; beyond that it needs everybody's consent, and chance then
 * falls differently, so that nobody plays a future already seen. */
#include "session/session.h"

#include "base/mem.h"

enum { GUESSES = 8 };

static bool has_person(const struct oxhide_session *s)
{
    for (int q = 0; q < s->head.setup.seats; q++)
        if (session_person(s, q))
            return true;
    return false;
}

/* Whether seat q, from what it saw before action k, could not have expected
 * it in some world it held possible: then the action showed it something. In
 * a guessed world the action is any that q sees as the same one. */
static bool showed(const struct oxhide_session *s, int k, int q)
{
    const struct game *game = s->game;
    const void *before = session_state(s, k);
    game_action shown = game->redact(before, s->plies[k].action, q);
    game_action list[GAME_ACTIONS_MAX];
    struct rng rng;

    rng_seed(&rng, (uint64_t)k);
    for (int g = 0; g < GUESSES; g++) {
        void *guess = s->scratch[1];
        session_seen(s, k, q, 1);
        game->determinize(guess, &rng);
        int n = game->legal(guess, list), i = 0;
        while (i < n && game->redact(guess, list[i], q) != shown)
            i++;
        if (i == n)
            return true;
        game->apply(guess, list[i]);
        game->observe(guess, q);
        if (!mem_equal(guess, session_seen(s, k + 1, q, 2), game->state_size))
            return true;
    }
    return false;
}

/* Why action k may not be taken back by seat 'by'; NULL where it may. */
static const char *frontier(const struct oxhide_session *s, int k, int by)
{
    const struct session_ply *p = &s->plies[k];
    int actor = session_actor(s, k);

    for (int q = 0; q < s->head.setup.seats; q++) {
        if (!session_person(s, q))
            continue;
        if (actor == ACTOR_CHANCE && p->legal > 1 &&
            s->game->redact(session_state(s, k), p->action, q) == p->action)
            return "chance has shown something since, and everybody at the "
                   "table would have to agree to take that back";
        if (q != by && actor == q)
            return "another player has decided since, and everybody at the "
                   "table would have to agree to take that back";
        if (q != by && s->game->secrets && showed(s, k, q))
            return "another player has learnt something since, and everybody "
                   "at the table would have to agree to take that back";
    }
    return NULL;
}

/* The ply to go back to; -1 where there is none. *by becomes the seat. */
static int undo_target(const struct oxhide_session *s, int *by)
{
    bool persons = has_person(s);

    if (!persons && !s->automatic)
        return s->ply - 1;
    for (int k = s->ply - 1; k >= 0; k--) {
        int actor = session_actor(s, k);
        if (!persons && actor >= 0)
            return k;
        if (actor < 0 || (*by == OXHIDE_ANYBODY && !session_person(s, actor)))
            continue;
        if (*by == OXHIDE_ANYBODY)
            *by = actor;
        if (actor == *by)
            return k;
    }
    return -1;
}

enum oxhide_status oxhide_undo(struct oxhide_session *s, int by, bool consent,
                               struct json *out)
{
    const char *reason = NULL;

    if (by != OXHIDE_ANYBODY && (by < 0 || by >= s->head.setup.seats))
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    int target = undo_target(s, &by);
    if (target < 0)
        return oxhide_error(out, OXHIDE_NOTHING_BACK, NULL);
    for (int k = s->ply - 1; k >= target && !reason; k--)
        reason = frontier(s, k, by);
    if (reason && !consent)
        return oxhide_error(out, OXHIDE_FRONTIER, reason);
    int taken = s->ply - target;
    if (reason && s->back + (uint32_t)taken <= UINT16_MAX)
        s->back += (uint32_t)taken;
    s->ply = target;
    json_int(out, "taken", taken);
    oxhide_standing(s, out);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_redo(struct oxhide_session *s, int as,
                               struct json *out)
{
    int from = s->ply;

    if (!session_as_ok(s, as))
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    if (s->ply == s->end)
        return oxhide_error(out, OXHIDE_NOTHING_AHEAD, NULL);
    bool persons = has_person(s);
    int actor;
    do
        actor = session_actor(s, ++s->ply);
    while (s->ply < s->end &&
           (actor < 0 ? persons || s->automatic
                      : persons && !session_person(s, actor)));
    session_put_events(s, as, from, out);
    oxhide_standing(s, out);
    return OXHIDE_OK;
}

enum oxhide_status oxhide_seek(struct oxhide_session *s, int ply,
                               struct json *out)
{
    if (ply < 0 || ply > s->end)
        return oxhide_error(out, OXHIDE_NOTHING_AHEAD, NULL);
    s->ply = ply;
    oxhide_standing(s, out);
    return OXHIDE_OK;
}

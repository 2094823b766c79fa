/* Games played to the end from a moment of a session. */
#include "session/review.h"

#include "base/mem.h"
#include "engine/words.h"

struct oxhide_rollout {
    struct ways is;
    uint64_t seed;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    _Alignas(16) unsigned char room[2 * GAME_STATE_MAX];
    _Alignas(16) unsigned char memory[];
};

size_t oxhide_rollout_size(const struct oxhide_session *s)
{
    return sizeof(struct oxhide_rollout) + ways_memory_size(s->game);
}

/* Whose eyes it is seen with: a whole state where everything is known. */
static enum oxhide_status look(struct oxhide_session *s,
                               const struct oxhide_rollout_wish *wish,
                               struct oxhide_rollout *r, struct json *out)
{
    int actor = session_actor(s, s->ply), as = wish->as;

    if (actor == ACTOR_NONE)
        return oxhide_error(out, OXHIDE_OVER, NULL);
    if (session_follows(s) && as == OXHIDE_ALL)
        as = s->head.sees;
    if (as < 0 && as != OXHIDE_ALL)
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    if (session_eyes(s, as))
        return oxhide_error(out, OXHIDE_OTHER_EYES, NULL);
    if ((wish->count || wish->every) && actor < 0)
        return oxhide_error(out, OXHIDE_NOT_YOUR_TURN,
                            "engine-error-chance-acts");
    if ((wish->count || wish->every) && as >= 0 && as != actor)
        return oxhide_error(out, OXHIDE_NOT_YOUR_TURN, NULL);
    mem_copy(r->state, session_seen(s, s->ply, as, 0), s->game->state_size);
    return OXHIDE_OK;
}

static enum oxhide_status read_actions(const struct oxhide_rollout_wish *wish,
                                       struct oxhide_rollout *r,
                                       struct json *out)
{
    struct ways *w = &r->is;

    if (wish->count > WAYS_MAX)
        return oxhide_error(out, OXHIDE_TOO_LONG, NULL);
    for (w->count = 0; w->count < wish->count; w->count++) {
        const char *words = wish->actions[w->count];
        game_action *x = &w->action[w->count];

        if (!words_parse(w->game, words, x))
            return session_unreadable(words, "", out);
        if (!session_is_legal(w->game, r->state, *x))
            return oxhide_error(out, OXHIDE_ILLEGAL, NULL);
    }
    return OXHIDE_OK;
}

static void set_ways(struct oxhide_rollout *r, bool every)
{
    struct ways *w = &r->is;

    if (every)
        w->count = ways_find(w->game, r->state, r->room, w->action);
    if (w->count > WAYS_MAX)
        w->count = WAYS_MAX;
    if (w->count)
        w->seat = game_peek(r->state)->actor;
    w->none = !w->count;
    w->count += w->none;
}

enum oxhide_status oxhide_rollout_start(struct oxhide_session *s,
                                        const struct oxhide_rollout_wish *wish,
                                        void *memory, size_t size,
                                        struct oxhide_rollout **rollout,
                                        struct json *out)
{
    struct oxhide_rollout *r = memory;
    enum oxhide_status status;

    if (size < oxhide_rollout_size(s))
        return oxhide_error(out, OXHIDE_NO_MEMORY, NULL);
    mem_zero(r, sizeof *r);
    r->seed = wish->seed;
    r->is = (struct ways){ .game = s->game,
                           .seat = -1,
                           .seats = s->head.setup.seats,
                           .playouts = wish->playouts ? wish->playouts
                                                      : ROLLOUT_PLAYOUTS };
    if (r->is.playouts > ROLLOUT_MOST)
        return oxhide_error(out, OXHIDE_BAD_REQUEST, "engine-error-playouts");
    status = look(s, wish, r, out);
    if (!status)
        status = read_actions(wish, r, out);
    if (status)
        return status;
    set_ways(r, wish->every);
    *rollout = r;
    return OXHIDE_OK;
}

int oxhide_rollout_ways(const struct oxhide_rollout *r)
{
    return r->is.none ? 0 : r->is.count;
}

void oxhide_rollout_play(struct oxhide_rollout *r, int games)
{
    for (int k = 0; k < games; k++)
        ways_play(r->memory, &r->is, r->state, r->seed, r->is.games);
}

void oxhide_rollout_words(const struct oxhide_rollout *r, int way,
                          char words[OXHIDE_WORDS_MAX])
{
    words_format(r->is.game, r->is.action[way], words);
}

int oxhide_rollout_way(struct oxhide_rollout *r, const char *words)
{
    game_action x;

    if (!words_parse(r->is.game, words, &x) ||
        !session_is_legal(r->is.game, r->state, x))
        return -1;
    for (int k = 0; k < oxhide_rollout_ways(r); k++)
        if (r->is.action[k] == x ||
            ways_same(r->is.game, r->state, r->is.action[k], x, r->room))
            return k;
    return -1;
}

void oxhide_rollout_first(struct oxhide_rollout *r, int way)
{
    game_action x = r->is.action[way];

    r->is.action[way] = r->is.action[0];
    r->is.action[0] = x;
}

void oxhide_rollout_playouts(struct oxhide_rollout *r, uint32_t playouts)
{
    r->is.playouts = playouts;
}

void oxhide_rollout_leave_out(struct oxhide_rollout *r, int way)
{
    r->is.left_out[way] = way != 0;
}

void oxhide_rollout_take_in(struct oxhide_rollout *r, int way, bool in)
{
    r->is.left_out[way] = way != 0 && !in;
}

bool oxhide_rollout_left_out(const struct oxhide_rollout *r, int way)
{
    return r->is.left_out[way];
}

static struct oxhide_estimate of_one(struct estimate e)
{
    return (struct oxhide_estimate){ (double)e.mean / UTILITY_ONE,
                                     (double)e.error / UTILITY_ONE };
}

struct oxhide_estimate oxhide_rollout_lead(const struct oxhide_rollout *r,
                                           int way)
{
    return of_one(compare_difference(&r->is.against[way], r->is.seat));
}

struct oxhide_estimate oxhide_rollout_share(const struct oxhide_rollout *r,
                                            int way, int seat)
{
    return of_one(ways_share(&r->is, way, seat));
}

/* What an action has for it though the first is better: its best credit. */
static void put_speaks(const struct ways *w, int way, struct json *out)
{
    struct reason best;

    if (reason_against(&w->against[way], w->game, w->seats, &best)) {
        json_open(out, "speaks", '{');
        session_put_reason(w->game, &best, true, out);
        json_close(out, '}');
    } else {
        json_raw(out, "speaks", "null");
    }
}

void session_put_way(const struct ways *w, int way, struct json *out)
{
    const struct compare *c = &w->against[way];
    struct reasons why;

    json_int(out, "games", c->pairs);
    json_open(out, "chances", '[');
    for (int p = 0; p < w->seats; p++)
        session_put_estimate(out, NULL, ways_share(w, way, p));
    json_close(out, ']');
    json_open(out, "points", '[');
    for (int p = 0; p < w->seats; p++)
        session_put_tenths(out, NULL, ways_points(w, way, p));
    json_close(out, ']');
    if (!way || !c->pairs)
        return;
    session_put_estimate(out, "loss", compare_difference(c, w->seat));
    reason_find(c, w->game, w->seat, w->seats, 1, false, &why);
    session_put_reasons(w->game, &why, false, out);
    put_speaks(w, way, out);
}

int oxhide_rollout_games(const struct oxhide_rollout *r, int way)
{
    return (int)r->is.against[way].pairs;
}

int oxhide_rollout_legal(struct oxhide_rollout *r, int k,
                         char words[OXHIDE_WORDS_MAX])
{
    game_action list[GAME_ACTIONS_MAX];

    if (k >= r->is.game->legal(r->state, list))
        return -1;
    words_format(r->is.game, list[k], words);
    return oxhide_rollout_way(r, words);
}

const char *oxhide_rollout_reason(const struct oxhide_rollout *r, int way,
                                  int *seat)
{
    struct reasons why;

    reason_find(&r->is.against[way], r->is.game, r->is.seat, r->is.seats, 1,
                false, &why);
    if (!why.count)
        return NULL;
    *seat = why.named[0].seat;
    return r->is.game->sources[why.named[0].source];
}

void oxhide_rollout_put(const struct oxhide_rollout *r, int way,
                        struct json *out)
{
    session_put_way(&r->is, way, out);
}

void oxhide_rollout_put_loss(const struct oxhide_rollout *r, int way,
                             struct json *out)
{
    const struct compare *c = &r->is.against[way];

    json_int(out, "games", c->pairs);
    session_put_estimate(out, "loss", compare_difference(c, r->is.seat));
}

void oxhide_rollout_report(const struct oxhide_rollout *r, struct json *out)
{
    const struct ways *w = &r->is;

    json_int(out, "games", w->games);
    json_int(out, "playouts", w->playouts);
    if (w->none) {
        session_put_way(w, 0, out);
        return;
    }
    json_int(out, "seat", w->seat);
    json_open(out, "ways", '[');
    for (int k = 0; k < w->count; k++) {
        json_open(out, NULL, '{');
        session_put_action(w->game, r->state, w->action[k], true, out);
        session_put_way(w, k, out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

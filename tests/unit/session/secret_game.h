/* A small game with secrets, for tests of what a step back may cross: each
 * seat holds a hidden card of 0 to 2; in turn a seat nods, draws another card,
 * shows its card to all, or peeks at the other's. */
#ifndef TEST_SESSION_SECRET_GAME_H
#define TEST_SESSION_SECRET_GAME_H

#include "base/mem.h"
#include "engine/game.h"

enum { CARD_VALUES = 3, CARD_HIDDEN = 3, SECRET_PLIES = 20 };
enum secret_kind {
    SECRET_NOD,
    SECRET_DRAW,
    SECRET_SHOW,
    SECRET_PEEK,
    SECRET_DEAL,
    SECRET_KINDS
};

struct secret_state {
    struct game_head head;
    uint8_t card[2], seen[2]; /* seen: a bit for each seat that knows it */
    uint8_t turn, dealing, pad[2];
};

static const char *const secret_seats[] = { "A", "B" };
static const char *const secret_values[] = { "0", "1", "2", "?" };

static const struct game_kind secret_kinds[SECRET_KINDS] = {
    { "nod", false, { { 0 } } },
    { "draw", false, { { 0 } } },
    { "show", false, { { 0 } } },
    { "peek", false, { { 0 } } },
    { "deal $ $",
      true,
      { { 8, 1, 2, 0, secret_seats, .arg = "seat", .seat = true },
        { 0, 2, 4, 0, secret_values, .arg = "card" } } },
};

static inline void secret_begin(void *state, const struct game_setup *setup)
{
    struct secret_state *s = state;

    mem_zero(s, sizeof *s);
    s->head.seats = setup->seats;
    s->head.sees = SEES_ALL;
    s->seen[0] = 1;
    s->seen[1] = 2;
}

static inline int secret_legal(const void *state,
                               game_action out[GAME_ACTIONS_MAX])
{
    const struct secret_state *s = state;
    int n = 0;

    if (s->head.actor == ACTOR_NONE)
        return 0;
    if (s->head.actor == ACTOR_CHANCE) {
        for (unsigned v = 0; v < CARD_VALUES; v++)
            out[n++] = action_make(SECRET_DEAL, 0, s->dealing, v);
        return n;
    }
    for (unsigned k = SECRET_NOD; k <= SECRET_PEEK; k++)
        out[n++] = action_pack(k, 0);
    return n;
}

static inline void secret_apply(void *state, game_action x)
{
    struct secret_state *s = state;
    uint8_t other = 1 - s->turn;

    s->head.ply++;
    switch ((enum secret_kind)action_kind(x)) {
    case SECRET_NOD: break;
    case SECRET_DRAW:
        s->dealing = s->turn;
        s->head.actor = ACTOR_CHANCE;
        return;
    case SECRET_SHOW: s->seen[s->turn] = 3; break;
    case SECRET_PEEK: s->seen[other] |= (uint8_t)(1 << s->turn); break;
    case SECRET_DEAL:
        s->card[s->dealing] = (uint8_t)action_c(x);
        s->seen[s->dealing] = (uint8_t)(1 << s->dealing);
        break;
    case SECRET_KINDS: break;
    }
    s->turn = other;
    s->head.actor = (int8_t)(s->head.ply < SECRET_PLIES ? other : ACTOR_NONE);
}

static inline void secret_observe(void *state, int sees)
{
    struct secret_state *s = state;

    for (int p = 0; p < 2; p++)
        if (sees < 0 || !(s->seen[p] >> sees & 1))
            s->card[p] = CARD_HIDDEN;
    s->head.sees = (int8_t)sees;
}

static inline void secret_determinize(void *state, struct rng *rng)
{
    struct secret_state *s = state;

    for (int p = 0; p < 2; p++)
        if (s->card[p] == CARD_HIDDEN)
            s->card[p] = (uint8_t)rng_below(rng, CARD_VALUES);
    s->head.sees = SEES_ALL;
}

static inline game_action secret_redact(const void *state, game_action x,
                                        int sees)
{
    (void)state;
    if (action_kind(x) == SECRET_DEAL && sees != (int)action_b(x))
        return action_make(SECRET_DEAL, 0, action_b(x), CARD_HIDDEN);
    return x;
}

static inline unsigned secret_shows(const void *seen, game_action x)
{
    const struct secret_state *s = seen;
    unsigned me = 1u << s->turn, other = 2u >> s->turn;

    if (action_kind(x) == SECRET_SHOW)
        return other & ~(unsigned)s->seen[s->turn];
    if (action_kind(x) == SECRET_PEEK)
        return me & ~(unsigned)s->seen[1 - s->turn];
    return action_kind(x) == SECRET_DEAL ? 1u << action_b(x) : 0;
}

static inline game_action secret_sample(const void *state, struct rng *rng)
{
    const struct secret_state *s = state;

    return action_make(SECRET_DEAL, 0, s->dealing, rng_below(rng, CARD_VALUES));
}

static inline uint32_t secret_weight(const void *state, game_action x)
{
    (void)state, (void)x;
    return 1;
}

static inline uint16_t secret_refuse(const void *state, game_action x)
{
    (void)state, (void)x;
    return 0;
}

static inline int secret_tally(const void *state, int seat,
                               struct game_tally out[GAME_TALLY_MAX])
{
    (void)state, (void)seat, (void)out;
    return 0;
}

static const struct game secret_game = {
    .id = "secret",
    .title = "Secrets",
    .blurb = "",
    .state_size = sizeof(struct secret_state),
    .seats_min = 2,
    .seats_max = 2,
    .secrets = true,
    .plies_max = SECRET_PLIES + 2,
    .begin = secret_begin,
    .legal = secret_legal,
    .apply = secret_apply,
    .weight = secret_weight,
    .sample = secret_sample,
    .observe = secret_observe,
    .determinize = secret_determinize,
    .redact = secret_redact,
    .shows = secret_shows,
    .refuse = secret_refuse,
    .tally = secret_tally,
    .kinds = secret_kinds,
    .kind_count = SECRET_KINDS,
};

#endif

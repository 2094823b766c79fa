/* Nim for tests of the players: chance lays 5 to 21 stones, seats in turn take
 * one to three, whoever takes the last wins. The right move is known: leave a
 * multiple of four. */
#ifndef TESTS_NIM_H
#define TESTS_NIM_H

#include "base/mem.h"
#include "engine/game.h"

struct nim_state {
    struct game_head head;
    uint16_t stones, turn;
};

static void nim_begin(void *state, const struct game_setup *setup)
{
    struct nim_state *s = state;

    mem_zero(s, sizeof *s);
    s->head.actor = ACTOR_CHANCE;
    s->head.sees = SEES_ALL;
    s->head.seats = setup->seats;
}

static int nim_legal(const void *state, game_action out[GAME_ACTIONS_MAX])
{
    const struct nim_state *s = state;
    int n = 0;

    if (s->head.actor == ACTOR_CHANCE)
        for (unsigned k = 5; k <= 21; k++)
            out[n++] = k;
    else
        for (unsigned k = 1; k <= 3 && k <= s->stones; k++)
            out[n++] = k;
    return n;
}

static void nim_apply(void *state, game_action x)
{
    struct nim_state *s = state;

    s->head.ply++;
    if (s->head.actor == ACTOR_CHANCE) {
        s->stones = (uint16_t)x;
        s->head.actor = 0;
        return;
    }
    s->turn = (uint16_t)s->head.actor;
    s->stones = (uint16_t)(s->stones - x);
    s->head.actor = s->stones ? (int8_t)((s->turn + 1) % s->head.seats)
                              : ACTOR_NONE;
}

static game_action nim_sample(const void *state, struct rng *rng)
{
    (void)state;
    return 5 + rng_below(rng, 17);
}

static void nim_observe(void *state, int sees)
{
    game_head(state)->sees = (int8_t)sees;
}

static void nim_determinize(void *state, struct rng *rng)
{
    (void)rng;
    game_head(state)->sees = SEES_ALL;
}

static game_action nim_redact(const void *state, game_action x, int sees)
{
    (void)state, (void)sees;
    return x;
}

static int nim_points(const void *state, int seat, int source)
{
    const struct nim_state *s = state;

    (void)source;
    return s->head.actor == ACTOR_NONE && s->turn == seat;
}

static int nim_score(const void *state, int seat)
{
    return game_score(nim_points(state, seat, 0), 0);
}

static const struct game nim_game = {
    .id = "nim",
    .state_size = sizeof(struct nim_state),
    .seats_min = 2,
    .seats_max = 4,
    .plies_max = 22,
    .begin = nim_begin,
    .legal = nim_legal,
    .apply = nim_apply,
    .sample = nim_sample,
    .observe = nim_observe,
    .determinize = nim_determinize,
    .redact = nim_redact,
    .points = nim_points,
    .score = nim_score,
    .source_count = 1,
};

/* Seat 0 to move with so many stones left. */
static inline struct nim_state nim_at(int stones)
{
    struct nim_state s;

    nim_begin(&s, &(struct game_setup){ .seats = 2 });
    nim_apply(&s, (game_action)stones);
    nim_observe(&s, 0);
    return s;
}

#endif

/* A little game that can be solved by hand, for review_test.c. */
#ifndef UNIT_AI_BET_GAME_H
#define UNIT_AI_BET_GAME_H

#include <string.h>

#include "engine/game.h"

/* Twice: a seat bets on 1, 2 or 3, and a draw from 0 to 9 below 3 + 2 * bet
 * brings it a point. More points win, equal ones share. So a bet of 1 instead
 * of 3 loses 0.4 points; and with both at 3 the chances are known. */
struct bet_state {
    struct game_head head;
    uint8_t bet, turn, points[2];
};

static void bet_begin(void *state, const struct game_setup *setup)
{
    struct bet_state *s = state;

    memset(s, 0, sizeof *s);
    s->head.seats = setup->seats;
    s->head.sees = SEES_ALL;
}

static int bet_legal(const void *state, game_action out[GAME_ACTIONS_MAX])
{
    const struct bet_state *s = state;
    int n = 0;

    if (s->head.actor == ACTOR_CHANCE)
        for (; n < 10; n++)
            out[n] = (game_action)n;
    else if (s->head.actor >= 0)
        for (; n < 3; n++)
            out[n] = (game_action)n + 1;
    return n;
}

static void bet_apply(void *state, game_action x)
{
    struct bet_state *s = state;

    s->head.ply++;
    if (s->head.actor != ACTOR_CHANCE) {
        s->bet = (uint8_t)x;
        s->head.actor = ACTOR_CHANCE;
        return;
    }
    s->points[s->turn] = x < 3u + 2 * s->bet;
    s->bet = 0;
    s->head.actor = s->turn++ ? ACTOR_NONE : 1;
}

static uint32_t bet_weight(const void *state, game_action x)
{
    (void)state, (void)x;
    return 1;
}

static game_action bet_sample(const void *state, struct rng *rng)
{
    (void)state;
    return rng_below(rng, 10);
}

static void bet_observe(void *state, int sees)
{
    game_head(state)->sees = (int8_t)sees;
}

static void bet_determinize(void *state, struct rng *rng)
{
    (void)rng;
    game_head(state)->sees = SEES_ALL;
}

static game_action bet_redact(const void *state, game_action x, int sees)
{
    (void)state, (void)sees;
    return x;
}

static int bet_points(const void *state, int seat, int source)
{
    const struct bet_state *s = state;

    (void)source;
    return s->points[seat];
}

static int bet_score(const void *state, int seat)
{
    return game_score(bet_points(state, seat, 0), 0);
}

static const struct game bet_game = { .id = "bet",
                                      .state_size = sizeof(struct bet_state),
                                      .seats_min = 2,
                                      .seats_max = 2,
                                      .plies_max = 4,
                                      .begin = bet_begin,
                                      .legal = bet_legal,
                                      .apply = bet_apply,
                                      .weight = bet_weight,
                                      .sample = bet_sample,
                                      .observe = bet_observe,
                                      .determinize = bet_determinize,
                                      .redact = bet_redact,
                                      .points = bet_points,
                                      .score = bet_score,
                                      .source_count = 1 };

#endif

/* Looks for the longest game there is: every seat keeps an order of the kinds
 * of action and always does the first that is legal; orders that make longer
 * games are changed a little and tried again. No game may have more decisions
 * or outcomes of chance than its table says (docs/programs.md proves it).
 *
 *   longest [ROUNDS] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "games/games.h"

enum { ROUNDS = 300, KINDS_MAX = 64 };

struct order {
    uint8_t rank[GAME_SEATS_MAX][KINDS_MAX];
};

struct length {
    int decisions, chances;
};

/* Any action of the first kind in the seat's order that can be done. */
static game_action pick(const game_action *list, int n, const uint8_t *rank,
                        struct rng *rng)
{
    int best = 0, same = 0;

    for (int i = 0; i < n; i++) {
        unsigned mine = rank[action_kind(list[i])];
        unsigned least = rank[action_kind(list[best])];
        if (mine < least || !i) {
            best = i;
            same = 1;
        } else if (mine == least && !rng_below(rng, (uint32_t)++same)) {
            best = i;
        }
    }
    return list[best];
}

static struct length play(const struct game *game,
                          const struct game_setup *setup,
                          const struct order *order, struct rng *rng)
{
    static game_action list[GAME_ACTIONS_MAX];
    struct length length = { 0, 0 };
    void *state = malloc(game->state_size);

    if (!state)
        exit(1);
    game->begin(state, setup);
    for (int actor; (actor = game_peek(state)->actor) != ACTOR_NONE;) {
        bool chance = actor == ACTOR_CHANCE;
        game_action next = chance ? game->sample(state, rng)
                                  : pick(list, game->legal(state, list),
                                         order->rank[actor], rng);
        game->apply(state, next);
        length.chances += chance;
        length.decisions += !chance;
        if (length.decisions > game->decisions_max ||
            length.chances > game->chances_max) {
            printf("%s, %d seats: more than %d decisions or %d outcomes\n",
                   game->id, setup->seats, game->decisions_max,
                   game->chances_max);
            exit(1);
        }
    }
    free(state);
    return length;
}

/* Some kinds change places, in one seat's order or in everybody's. */
static void shuffle(struct order *order, int kinds, struct rng *rng, int swaps)
{
    int all = (int)rng_below(rng, GAME_SEATS_MAX + 1);

    while (swaps--) {
        unsigned a = rng_below(rng, (uint32_t)kinds);
        unsigned b = rng_below(rng, (uint32_t)kinds);
        for (int p = 0; p < GAME_SEATS_MAX; p++) {
            uint8_t *rank = order->rank[p], kept = rank[a];
            if (all < GAME_SEATS_MAX && all != p)
                continue;
            rank[a] = rank[b];
            rank[b] = kept;
        }
    }
}

/* The longest game found, by decisions. */
static struct length search(const struct game *game,
                            const struct game_setup *setup, int rounds)
{
    struct length most = { 0, 0 };
    struct order best;
    struct rng rng;
    int kinds = game->kind_count;

    for (int p = 0; p < GAME_SEATS_MAX; p++)
        for (int k = 0; k < kinds; k++)
            best.rank[p][k] = (uint8_t)k;
    rng_seed(&rng, setup->seats);
    for (int i = 0; i < rounds; i++) {
        struct order order = best;
        shuffle(&order, kinds, &rng, i % 10 ? 2 : kinds);
        struct length length = play(game, setup, &order, &rng);
        if (length.decisions >= most.decisions)
            best = order;
        if (length.decisions > most.decisions)
            most.decisions = length.decisions;
        if (length.chances > most.chances)
            most.chances = length.chances;
    }
    return most;
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : ROUNDS;

    for (int g = 0; g < games_count(); g++) {
        const struct game *game = games_at(g);
        if (game->plies_max != game->decisions_max + game->chances_max) {
            printf("%s: plies_max is not the sum of both\n", game->id);
            return 1;
        }
        for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
            struct game_setup setup = { .seats = (uint8_t)seats };
            struct length most = search(game, &setup, rounds);
            printf("%-12s %d seats: %4d decisions (at most %d), %3d outcomes "
                   "(at most %d)\n",
                   game->id, seats, most.decisions, game->decisions_max,
                   most.chances, game->chances_max);
        }
    }
    return 0;
}

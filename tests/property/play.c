/* One random game, with the quick laws at every state and the slow ones at
 * some. Everything follows from the setup and the seed. */
#include "property/battery.h"

#include <stdlib.h>
#include <string.h>

ptrdiff_t battery_find(const struct battery *b, game_action action)
{
    size_t low = 0, high = b->every_count;

    while (low < high) {
        size_t middle = (low + high) / 2;
        if (b->every[middle] < action)
            low = middle + 1;
        else
            high = middle;
    }
    return low < b->every_count && b->every[low] == action ? (ptrdiff_t)low
                                                           : -1;
}

/* The state does not depend on what was in its memory. */
static void begin(struct battery *b)
{
    const struct game *game = b->game;

    memset(b->state, 0, game->state_size);
    memset(b->scratch[0], 0xff, game->state_size);
    game->begin(b->state, &b->setup);
    game->begin(b->scratch[0], &b->setup);
    LAW(b, !memcmp(b->state, b->scratch[0], game->state_size), "begin",
        "begin() leaves bytes as it found them");
}

/* Looks at the state in every way, and sees that looking left it alone. */
static void slow_laws(struct battery *b, game_action next)
{
    void *kept = b->scratch[5];

    memcpy(kept, b->state, b->game->state_size);
    law_plan(b);
    law_agreement(b);
    law_groups(b);
    law_standing(b);
    law_view(b, b->state);
    if (b->count) {
        law_sentences(b);
        law_secrets(b, next);
    }
    LAW(b, !memcmp(kept, b->state, b->game->state_size), "looking",
        "a function of a const state changed it");
}

void battery_play(struct battery *b)
{
    const struct game *game = b->game;

    /* Setups share seeds, but not draws: the sums pool them. */
    rng_at(&b->rng, b->seed, b->setup.seats, b->setup.options);
    b->plies = 0;
    b->made[0] = b->made[1] = 0;
    begin(b);
    for (;;) {
        int actor = game_peek(b->state)->actor;
        game_action next = 0;
        law_head(b);
        law_list(b);
        if (actor == ACTOR_CHANCE) {
            law_sample(b);
            next = game->sample(b->state, &b->rng);
        } else if (actor >= 0) {
            next = b->list[rng_below(&b->rng, (uint32_t)b->count)];
        }
        if (actor == ACTOR_NONE || rng_below(&b->rng, SPOT_CHANCE) == 0)
            slow_laws(b, next);
        if (actor == ACTOR_NONE)
            break;
        LAW(b, b->plies < game->plies_max, "bound",
            "more than plies_max = %d actions", game->plies_max);
        law_follow(b, next);
        law_apply(b, next);
        b->counts[b->plies] = (uint16_t)b->count;
        b->log[b->plies++] = next;
        b->made[actor == ACTOR_CHANCE]++;
    }
    law_end(b);
}

/* Every decision twice: at the table as it is, and at one where everything the
 * seat cannot know has been dealt anew. The future differs anyway, since a
 * player never gets the seed it comes from. */
#include <stdlib.h>
#include <string.h>

#include "lab/contest.h"

#include "lab/decide.h"
#include "lab/loop.h"
#include "lab/table.h"

/* A game in play. */
struct trial {
    const struct game *game;
    struct game_setup setup;
    struct contestant who;
    unsigned char *truth, *swapped, *seen;
    void *memory;
    size_t room;
    uint64_t seed;
    struct rng rng; /* of swaps and players */
    struct oxhide_fair_result *out;
};

static void ask(struct trial *t, const void *truth, uint64_t seed,
                struct player_report *out)
{
    lab_decide((struct player_job){ .game = &t->who.game,
                                    .pick = t->who.pick,
                                    .seed = seed,
                                    .room = t->room },
               truth, t->seen, t->memory, t->who.playouts, out);
}

static game_action decide(void *user, int seat)
{
    struct trial *t = user;
    const struct game *game = t->game;
    struct oxhide_fair_result *out = t->out;
    uint64_t seed = rng_next(&t->rng);
    struct player_report first, second;

    ask(t, t->truth, seed, &first);
    memcpy(t->swapped, t->truth, game->state_size);
    game->observe(t->swapped, seat);
    game->determinize(t->swapped, &t->rng);
    out->decisions++;
    out->swapped += memcmp(t->swapped, t->truth, game->state_size) != 0;
    ask(t, t->swapped, seed, &second);
    if (memcmp(&first, &second, sizeof first)) {
        if (!out->different++) {
            out->first_seed = t->seed;
            out->first_ply = game_peek(t->truth)->ply;
        }
    }
    return first.choice;
}

static void play(struct trial *t, uint64_t seed)
{
    t->seed = seed;
    rng_seed(&t->rng, ~seed);
    lab_play(&(struct lab_loop){ .game = t->game,
                                 .setup = t->setup,
                                 .state = t->truth,
                                 .seed = seed,
                                 .decide = decide,
                                 .user = t });
}

static bool play_all(struct trial *t, const struct oxhide_fair *fair)
{
    size_t stride = (t->game->state_size + 63u) & ~(size_t)63;

    t->room = contestant_room(t->game, &t->who);
    t->truth = aligned_alloc(64, 3 * stride);
    t->memory = malloc(t->room);
    bool good = t->truth && t->memory;
    if (good) {
        t->swapped = t->truth + stride;
        t->seen = t->swapped + stride;
        for (int g = 0; g < fair->games; g++)
            play(t, fair->seed + (uint64_t)g);
    }
    free(t->memory);
    free(t->truth);
    return good;
}

bool oxhide_fair_run(const struct oxhide_fair *fair,
                     struct oxhide_fair_result *out,
                     char error[OXHIDE_LAB_ERROR_MAX])
{
    struct lab_setup setup;
    struct trial *t;
    bool good;

    if (!lab_read_game(&setup, fair->table, error) ||
        !lab_check_numbers((uint64_t)fair->games, 1, error))
        return false;
    *out = (struct oxhide_fair_result){ .title = setup.game->title,
                                        .seats = setup.setup.seats,
                                        .secrets = setup.game->secrets };
    t = calloc(1, sizeof *t);
    if (!t)
        return lab_fail(error, "there is not enough memory");
    t->game = setup.game;
    t->setup = setup.setup;
    t->out = out;
    good = contestant_read(t->game, fair->player, &t->who, error);
    if (good && !(good = play_all(t, fair)))
        lab_fail(error, "there is not enough memory");
    free(t);
    return good;
}

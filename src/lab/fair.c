/* Every decision twice: at the table as it is, and at one where all that the
 * seat cannot know has been dealt anew. The future differs by itself, since a
 * player never gets the seed it comes from. */
#include "lab/fair.h"

#include <stdlib.h>
#include <string.h>

#include "lab/decide.h"

struct table {
    unsigned char *truth, *swapped, *seen;
    void *memory;
    size_t room;
};

static void ask(const struct fair_job *job, const struct table *t,
                const void *truth, uint64_t seed, struct player_report *out)
{
    lab_decide((struct player_job){ .game = job->known,
                                    .pick = job->pick,
                                    .seed = seed,
                                    .room = t->room },
               truth, t->seen, t->memory, job->playouts, out);
}

static game_action decide(const struct fair_job *job, const struct table *t,
                          uint64_t game_seed, struct rng *rng,
                          struct fair_result *out)
{
    const struct game *game = job->game;
    int seat = game_peek(t->truth)->actor;
    uint64_t seed = rng_next(rng);
    struct player_report first, second;

    ask(job, t, t->truth, seed, &first);
    memcpy(t->swapped, t->truth, game->state_size);
    game->observe(t->swapped, seat);
    game->determinize(t->swapped, rng);
    out->decisions++;
    out->swapped += memcmp(t->swapped, t->truth, game->state_size) != 0;
    ask(job, t, t->swapped, seed, &second);
    if (memcmp(&first, &second, sizeof first)) {
        if (!out->different++) {
            out->first_seed = game_seed;
            out->first_ply = game_peek(t->truth)->ply;
        }
    }
    return first.choice;
}

static void play(const struct fair_job *job, const struct table *t,
                 uint64_t seed, struct fair_result *out)
{
    const struct game *game = job->game;
    struct game_setup setup = { .seats = (uint8_t)job->seats };
    struct rng own;

    rng_seed(&own, ~seed);
    game->begin(t->truth, &setup);
    while (game_peek(t->truth)->actor != ACTOR_NONE) {
        struct rng rng;

        rng_at(&rng, seed, game_peek(t->truth)->ply, 0);
        game->apply(t->truth, game_peek(t->truth)->actor == ACTOR_CHANCE
                                  ? game->sample(t->truth, &rng)
                                  : decide(job, t, seed, &own, out));
    }
}

bool fair_run(const struct fair_job *job, struct fair_result *out)
{
    size_t stride = (job->game->state_size + 63u) & ~(size_t)63;
    struct table t = { .truth = aligned_alloc(64, 3 * stride) };
    bool good;

    memset(out, 0, sizeof *out);
    t.room = job->pick.player->memory_size(job->game, &job->pick);
    t.memory = malloc(t.room);
    good = t.truth && t.memory;
    if (good) {
        t.swapped = t.truth + stride;
        t.seen = t.swapped + stride;
        for (int g = 0; g < job->games; g++)
            play(job, &t, job->seed + (uint64_t)g, out);
    }
    free(t.memory);
    free(t.truth);
    return good;
}

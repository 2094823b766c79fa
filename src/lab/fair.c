/* Every decision twice: at the table as it is, and at one where all that the
 * seat cannot know has been dealt anew. The future differs by itself, since a
 * player never gets the seed it comes from. */
#include "lab/fair.h"

#include <stdlib.h>
#include <string.h>

#include "lab/decide.h"
#include "lab/loop.h"

/* A game in play. */
struct trial {
    const struct fair_job *job;
    unsigned char *truth, *swapped, *seen;
    void *memory;
    size_t room;
    uint64_t seed;
    struct rng rng; /* of swaps and players */
    struct fair_result *out;
};

static void ask(struct trial *t, const void *truth, uint64_t seed,
                struct player_report *out)
{
    lab_decide((struct player_job){ .game = t->job->known,
                                    .pick = t->job->pick,
                                    .seed = seed,
                                    .room = t->room },
               truth, t->seen, t->memory, t->job->playouts, out);
}

static game_action decide(void *user, int seat)
{
    struct trial *t = user;
    const struct game *game = t->job->game;
    struct fair_result *out = t->out;
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
    lab_play(&(struct lab_loop){ .game = t->job->game,
                                 .setup = { .seats = (uint8_t)t->job->seats },
                                 .state = t->truth,
                                 .seed = seed,
                                 .decide = decide,
                                 .user = t });
}

bool fair_run(const struct fair_job *job, struct fair_result *out)
{
    size_t stride = (job->game->state_size + 63u) & ~(size_t)63;
    struct trial t = { .job = job,
                       .truth = aligned_alloc(64, 3 * stride),
                       .out = out };
    bool good;

    memset(out, 0, sizeof *out);
    t.room = job->pick.player->memory_size(job->game, &job->pick);
    t.memory = malloc(t.room);
    good = t.truth && t.memory;
    if (good) {
        t.swapped = t.truth + stride;
        t.seen = t.swapped + stride;
        for (int g = 0; g < job->games; g++)
            play(&t, job->seed + (uint64_t)g);
    }
    free(t.memory);
    free(t.truth);
    return good;
}

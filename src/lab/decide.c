/* The life of a player, for a single decision. */
#include "lab/decide.h"

#include <string.h>

void lab_decide(struct player_job job, const void *truth, void *seen,
                void *memory, uint32_t playouts, struct player_report *out)
{
    const struct player *player = job.pick.player;

    memcpy(seen, truth, job.game->state_size);
    job.game->observe(seen, game_peek(truth)->actor);
    job.state = seen;
    player->start(memory, &job);
    player->think(memory, playouts);
    player->report(memory, out);
}

/* The life of a player, for a single decision. */
#include "lab/decide.h"

#include <string.h>

enum { PARTS = 16, WORTH_PARTING = 2000 };

void lab_decide(struct player_job job, const void *truth, void *seen,
                void *memory, uint32_t playouts, struct player_report *out)
{
    const struct player *player = job.pick.player;
    uint32_t part = playouts;

    memcpy(seen, truth, job.game->state_size);
    job.game->observe(seen, game_peek(truth)->actor);
    job.state = seen;
    player->start(memory, &job);
    if (job.pick.level && playouts >= WORTH_PARTING)
        part = playouts / PARTS;
    do {
        if (part > playouts)
            part = playouts;
        player->think(memory, part);
        playouts -= part;
        player->report(memory, out);
    } while (playouts && !players_settled(job.game, &job.pick, out, playouts));
}

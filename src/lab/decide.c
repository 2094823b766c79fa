/* The life of a player, for a single decision. */
#include "lab/decide.h"

#include <string.h>

enum { PARTS = 16, WORTH_PARTING = 2000 };

/* No playout that is left can change which action was visited most, and the
 * player plays just that one. */
static bool is_settled(const struct player_job *job,
                       const struct player_report *report, uint32_t left)
{
    const struct player_line *line = report->line;

    return !players_levels(job->game)[job->pick.level - 1].temperature &&
           report->count > 1 && line[0].visits - line[1].visits > left;
}

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
    } while (playouts && !is_settled(&job, out, playouts));
}

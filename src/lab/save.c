/* Saving simulated games as records, one file per game, named after its
 * seed. */
#include "lab/sim.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/record.h"

enum { LINE_ROOM = RECORD_LINE_MAX, PATH_ROOM = 4096 };

struct sim_save {
    const char *folder;
    struct text text;
};

static void put_action(void *user, const struct table *table,
                       game_action action)
{
    struct sim_save *save = user;
    game_action list[GAME_ACTIONS_MAX];
    int legal = table->s.game->legal(table->state, list);

    record_put_action(&save->text, table->s.game, table->state, action, legal,
                      SEES_ALL);
}

struct sim_save *sim_save_new(const char *folder, struct table *table)
{
    struct sim_save *save = calloc(1, sizeof *save);
    size_t room = ((size_t)table->s.game->plies_max + 32) * LINE_ROOM;
    char *out = malloc(room);

    if (!save || !out) {
        free(save);
        free(out);
        return NULL;
    }
    save->folder = folder;
    text_init(&save->text, out, room);
    table->watch = put_action;
    table->user = save;
    return save;
}

void sim_save_free(struct sim_save *save)
{
    if (save)
        free(save->text.out);
    free(save);
}

void sim_save_begin(struct sim_save *save, const struct lab_setup *setup,
                    uint64_t seed)
{
    struct record_head head = {
        .setup = setup->setup,
        .sees = SEES_ALL,
        .seeded = true,
        .seed = seed,
    };

    for (int p = 0; p < setup->setup.seats; p++)
        players_name(&setup->pick[p], head.player[p]);
    text_init(&save->text, save->text.out, save->text.cap);
    record_put_head(&save->text, setup->game, &head);
}

bool sim_save_end(struct sim_save *save, const struct table *table,
                  uint64_t seed)
{
    char path[PATH_ROOM];
    bool good = false;

    record_put_result(&save->text, table->s.game, table->state, NULL);
    int n = snprintf(path, sizeof path, "%s/%s-%llu.play", save->folder,
                     table->s.game->id, (unsigned long long)seed);
    FILE *file = n < (int)sizeof path ? fopen(path, "wb") : NULL;
    if (file) {
        good = !save->text.full && fwrite(save->text.out, 1, save->text.used,
                                          file) == save->text.used;
        good = !fclose(file) && good;
        if (!good)
            remove(path);
    }
    return good;
}
